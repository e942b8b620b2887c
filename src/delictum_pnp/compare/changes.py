"""What changed between two editions of a kit.  In: two `Edition`s.  Out: `Difference`; pure functions.

A sheet is to be printed again when a card on it is new or changed.  A card that only moved to another sheet is not:
it is already cut.  The same code may carry another card than before (most of its words are others): it is *reused*,
and the old card must be taken out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from .edition import Card, Edition, File, Print

Side = Literal["same", "look", "text"]
"""What changed on a side: nothing, only how it looks, or its words."""
CardFate = Literal["changed", "added", "removed", "reused"]
FileFate = Literal["changed", "added", "removed", "data"]
"""`data`: its bytes differ, but nothing that a table would see; the margins or the edition's name."""
ALIKE = 0.5
"""Two cards that share no more of their words than this are two cards."""
RENAMED = 0.9
"""Two cards under two codes that share this much are one card."""


@dataclass(frozen=True, slots=True)
class CardChange:
    code: str
    fate: CardFate
    front: Side = "same"
    back: Side = "same"
    sheet: int | None = None
    """Of the new edition; None for a card that is gone."""
    was: str | None = None
    """The code that this card had in the old edition, when it is another."""
    now: str | None = None
    """The code that this card has in the new edition, when it is another."""


@dataclass(frozen=True, slots=True)
class FileChange:
    file: str
    case: str | None
    fate: FileFate
    cards: tuple[CardChange, ...] = ()
    pages: tuple[int, ...] = ()
    """Changed pages of a file without cards."""
    sheets: tuple[int, ...] = ()
    """To be printed again."""
    of: int = 0
    """Sheets that the new file has."""


@dataclass(frozen=True, slots=True)
class Difference:
    old: Edition
    new: Edition
    files: tuple[FileChange, ...]

    @property
    def same(self) -> bool:
        return not self.files


def compare(old: Edition, new: Edition) -> Difference:
    """Every file that differs, in the order of names.  When one edition is a ZIP of players' files only, the files of
    other audiences are not compared."""
    audiences = {f.audience for f in old.files.values()} & {f.audience for f in new.files.values()}
    names = sorted(
        {f.name for edition in (old, new) for f in edition.files.values() if f.audience in audiences},
    )
    return Difference(old, new, tuple(_files(old.files, new.files, names)))


def _files(old: Mapping[str, File], new: Mapping[str, File], names: list[str]) -> Iterator[FileChange]:
    for name in names:
        before, after = old.get(name), new.get(name)
        if after is None:
            yield FileChange(name, old[name].case, "removed")
        elif before is None:
            yield FileChange(name, after.case, "added", sheets=after.sheets, of=len(after.sheets))
        elif before.digest != after.digest:
            yield _file(before, after)


def _file(old: File, new: File) -> FileChange:
    if not (old.told and new.told):
        return FileChange(new.name, new.case, "changed", sheets=new.sheets, of=len(new.sheets))
    cards = tuple(_cards(old, new))
    pages = tuple(number for number, leaf in new.leaves.items() if old.leaves.get(number) != leaf)
    fewer = len(new.leaves) < len(old.leaves)
    sheets = {card.sheet for card in cards if card.sheet} | {new.pages[page - 1] for page in pages}
    fate: FileFate = "changed" if cards or pages or fewer else "data"
    return FileChange(new.name, new.case, fate, cards, pages, tuple(sorted(sheets - {0})), len(new.sheets))


def _cards(old: File, new: File) -> Iterator[CardChange]:
    """The cards that differ: those of the new edition in its order, then those that are gone."""
    fresh = [code for code, card in new.cards.items() if code not in old.cards or _other(old.cards[code], card)]
    left = [code for code, card in old.cards.items() if code not in new.cards or _other(card, new.cards[code])]
    was = _renamed({c: new.cards[c] for c in fresh}, {c: old.cards[c] for c in left})
    now = {before: after for after, before in was.items()}
    for code, card in new.cards.items():
        if code in fresh:
            fate: CardFate = "reused" if code in old.cards else "added"
            yield CardChange(code, fate, sheet=new.places.get(code), was=was.get(code), now=now.get(code))
        elif card != old.cards[code]:
            before = old.cards[code]
            front, back = _side(before.front, card.front), _side(before.back, card.back)
            if (front, back) != ("same", "same"):
                yield CardChange(code, "changed", front, back, new.places.get(code))
    for code in old.cards:
        if code not in new.cards:
            yield CardChange(code, "removed", now=now.get(code))


def _side(old: Print | None, new: Print | None) -> Side:
    """A side that is printed in one edition only, as its profile has it, does not count."""
    if old is None or new is None or old == new:
        return "same"
    return "text" if old.text != new.text else "look"


def _other(old: Card, new: Card) -> bool:
    """Whether two cards under one code are two cards."""
    return old.front.text != new.front.text and likeness(old, new) <= ALIKE


def likeness(one: Card, two: Card) -> float:
    """About which part of their words two cards share, 0 to 1."""
    most = max(len(one.words), len(two.words))
    if not most:
        return 1.0
    lowest = sorted({*one.words, *two.words})[:most]
    return sum(word in one.words and word in two.words for word in lowest) / len(lowest)


def _renamed(fresh: Mapping[str, Card], left: Mapping[str, Card]) -> dict[str, str]:
    """New code → old code of cards that changed their code and little else."""
    found: dict[str, str] = {}
    for code, card in fresh.items():
        for before, other in left.items():
            if before not in found.values() and before != code and likeness(card, other) >= RENAMED:
                found[code] = before
                break
    return found
