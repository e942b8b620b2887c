"""The last look for glyphs: every character of every page against the font that draws it.

Products check their own texts where they know the place; what is left (exhibits, running text, the
compiler's own words) is found here, on the marks themselves, and traced to the texts that hold it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .breaking import HYPHEN
from .family import Ruler
from .issues import Issues, MissingGlyph, Path
from .page import Page, Text, walk


def note_missing(pages: Iterable[Page], ruler: Ruler, texts: Mapping[Path, str], issues: Issues) -> None:
    """Add to `issues` the characters that their fonts lack and that no issue names yet.

    `texts` are the kit's own, by path; a character that none of them holds comes from a template or the
    phrase table and is reported at the root of the kit.
    """
    for font, characters in _repertoire(pages).items():
        known = {c for issue in issues.missing if issue.font == font for c in issue.characters}
        lacking = set(ruler(font).missing("".join(sorted(characters)))) - known - {HYPHEN}
        for character in sorted(lacking):
            holders = [path for path, text in texts.items() if character in text] or [()]
            issues.missing += [MissingGlyph(path, font, character) for path in holders]


def _repertoire(pages: Iterable[Page]) -> dict[str, set[str]]:
    """The characters that each font draws."""
    found: dict[str, set[str]] = {}
    for page in pages:
        for mark in walk(page.marks):
            if isinstance(mark, Text):
                found.setdefault(mark.font, set()).update(mark.text)
    return dict(sorted(found.items()))
