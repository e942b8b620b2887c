"""Codes as people type them.  In: a text.  Out: the code that was meant.

`P03` is also typed `p03`, `P3`, `P003`, `PO3`, `P-03`, with a Cyrillic Р or with full-width letters.  The model uses
this for its own hints.
"""

from __future__ import annotations

import re
import unicodedata

_LOOK_ALIKE = dict(zip(
    "АВЕЅІЈКМНОРСТУХаеорсуѕіјхԁԛԝһӏЗЬбΑΒΕΖΗΙΚΜΝΟΡΤΥΧοѴνıɑ",
    "ABESIJKMHOPCTYXaeopcysijxdqwhl3b6ABEZHIKMNOPTYXoVvia",
    strict=True,
))  # fmt: skip
_PLAIN = str.maketrans(_LOOK_ALIKE)
FOREIGN = re.compile(f"[{''.join(_LOOK_ALIKE)}\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\U0001d400-\U0001d7ff]")
"""A letter or digit that can be taken for a plain one."""
_ARCHIVE_CODE = re.compile(r"(?:[A-Z][0-9]{2}\.){0,2}[A-Z][0-9]{2}")
_TYPED = re.compile(r"([A-Z])([0-9OIL]{1,3})")
_DIGITS = str.maketrans("OIL", "011")


def plain_letters(text: str) -> str:
    """The text with letters that only look Latin made Latin: Cyrillic, Greek, full-width and mathematical ones."""
    return FOREIGN.sub(lambda match: unicodedata.normalize("NFKC", match.group()), text).translate(_PLAIN)


def is_code(text: str) -> bool:
    """Whether the text has the form of a code: `P03`, `C01.P03`, `B01.C01.P03`."""
    return _ARCHIVE_CODE.fullmatch(text) is not None


def meant_code(text: str) -> str | None:
    """The code, a capital and two digits, that was most likely meant; None when none can be told.

    A right code means itself.
    """
    bare = re.sub(r"[\s_.-]", "", plain_letters(text)).upper()
    typed = _TYPED.fullmatch(bare)
    if typed is None or not re.search("[0-9]", bare):
        return None
    number = int(typed[2].translate(_DIGITS))
    return f"{typed[1]}{number:02d}" if number < 100 else None
