"""Codes as an author types them: `P03`, `G04`, `C01`, `B01.C02.P03`.

In: text.  Out: string subclasses that know their letter and number.  Codes are read inside the
active case (rulebook §2); the archive code names box, case and card.
"""

from __future__ import annotations

import re
from typing import Any, ClassVar

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

LETTERS = "LPQXFIVANS"
"""Letters of printed cards: location, clue, question, confrontation, formal route, covert route,
recovery, event, specialist note, seed (rulebook §2)."""


class Code(str):
    """A code of one kind; subclasses give the pattern."""

    __slots__ = ()
    pattern: ClassVar[re.Pattern[str]]

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_after_validator_function(cls, core_schema.str_schema(pattern=cls.pattern.pattern))


class CardCode(Code):
    """`P03`: a letter and two digits; unique in its case."""

    __slots__ = ()
    pattern = re.compile(rf"^[{LETTERS}][0-9]{{2}}$")

    @property
    def letter(self) -> str:
        return self[0]

    @property
    def number(self) -> int:
        return int(self[1:])


class GroupCode(Code):
    """`G04`: an origin group; two readings of one original share it (rulebook §6)."""

    __slots__ = ()
    pattern = re.compile(r"^G[0-9]{2}$")


class CaseCode(Code):
    """`C01` … a case, `M01` a metacase."""

    __slots__ = ()
    pattern = re.compile(r"^[CM][0-9]{2}$")


class BoxCode(Code):
    """`B01`: a box of cases."""

    __slots__ = ()
    pattern = re.compile(r"^B[0-9]{2}$")


def archive_code(box: str, case: str, card: str) -> str:
    """`B01.C02.P03`, the code for the archive (rulebook §2)."""
    return f"{box}.{case}.{card}"
