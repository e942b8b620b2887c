"""What a table wrote, to be read by `delictum score`: a filled investigation sheet and a campaign sheet.

In: YAML of a file of its own.  Out: `Sheet`, `CampaignFile`, frozen and typed.  Texts here are the table's own words.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator

from .case import ClaimNumber, Scope
from .codes import CardCode, CaseCode, GroupCode
from .part import Part
from .play import SeedState, Standing

YesNo = Annotated[bool, BeforeValidator(lambda value: "yes" if value in ("sí", "si", "Sí") else value)]


class SourceRow(Part):
    """A row of the register; a card without group has neither."""

    group: GroupCode | None = None
    standing: Standing | None = None


class AnswerRow(Part):
    """An answer, how the people judged it, and its decisive sources with the groups as they were written down."""

    text: str = ""
    right: YesNo
    sources: tuple[CardCode, ...]
    groups: tuple[GroupCode, ...] = ()


class Marks(Part):
    pressure: YesNo = False
    last_turn_siege: YesNo = False


class Sheet(Part):
    """A closed case as its sheet tells it; `line` or `sources` says what was obtained."""

    case: CaseCode
    specialists: tuple[str, ...] = ()
    line: tuple[str, ...] = ()
    """Actions in the notation, one or several to an entry."""
    sources: dict[CardCode, SourceRow] = {}
    scope: Scope
    answers: dict[ClaimNumber, AnswerRow]
    false_claim: str = ""
    closing: str
    named: CardCode | None = None
    """The source that is protected, or exposed."""
    marks: Marks = Marks()
    reputation: int | None = None
    """At the end; not needed beside a line."""
    campaign: dict[CaseCode, SeedState] = {}
    """Seeds that earlier cases left."""
    previous_wrong: YesNo = False


class RecordedCase(Part):
    """A closed case on the campaign sheet (§11)."""

    case: CaseCode
    scope: Scope
    text: str
    truth: Literal["right", "partial", "wrong"]
    result: Literal["full", "partial", "failure"]
    closing: str
    named: CardCode | None = None
    pressure: YesNo
    reputation: int
    seed: SeedState | None = None
    false_claim: str = ""


class CampaignFile(Part):
    cases: tuple[RecordedCase, ...]
