"""Exhibits: a clue that is a document is drawn as what it is.

In: the `exhibit:` of a card.  Out: one frozen class per kind, text fields only.  Groups of texts
are mappings with author-chosen keys, so that each has a stable id for translation.  A pair
`[label, value]` is written as a YAML list of two.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from .part import Part
from .text import PlayersText

Labelled = tuple[PlayersText, PlayersText]
"""`[label, value]`, both printed."""

ArtName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]+$")]
"""A drawing in `templates/art/`, without the ending."""
Millimetres = float
Point = tuple[Millimetres, Millimetres]


class Slip(Part):
    """A small paper fixed to the exhibit: a note on the back, a stapled list."""

    label: PlayersText | None = None
    """Printed above it in small capitals: «Al dorso»."""
    style: Literal["hand", "print"] = "hand"
    lines: dict[str, PlayersText]


class BaseExhibit(Part):
    slip: Slip | None = None


class Ticket(BaseExhibit):
    """Notched outline, tear line, guilloche strip, bar code; at most 8 fields and 4 stub rows."""

    kind: Literal["ticket"]
    issuer: PlayersText
    fields: dict[str, Labelled]
    stub: PlayersText
    """Head of the stub, «Duplicado»."""
    seat: Labelled | None = None
    """Large figure of the stub."""
    stub_lines: dict[str, PlayersText] = {}
    serial: PlayersText
    """Digits under the bar code."""


class Still(Part):
    """A camera picture without people: a named drawing of `templates/art/`."""

    art: ArtName
    caption: PlayersText
    stamp: PlayersText
    mark: PlayersText | None = None
    """What may be read in the picture, such as the end of a number plate."""


class Log(BaseExhibit):
    """Hours in mono, what is seen in sans; 3–5 rows; an optional camera still above."""

    kind: Literal["log"]
    head: PlayersText | None = None
    still: Still | None = None
    columns: Labelled
    rows: dict[str, Labelled]


class Transcript(BaseExhibit):
    """Device strip with reels and wave, time codes, spoken lines; 5–7 lines."""

    kind: Literal["transcript"]
    device: PlayersText
    stamp: PlayersText
    lines: dict[str, Labelled]


class Note(BaseExhibit):
    """Ruled paper written by hand, ≤ 25 words; `_word_` is underlined by hand."""

    kind: Literal["note"]
    lines: dict[str, PlayersText]
    ringed: str | None = None
    """Key of the line with a ring drawn round it."""


class Notebook(BaseExhibit):
    """An open spread: pairs on the left page, lines on the right."""

    kind: Literal["notebook"]
    left_page: PlayersText
    right_page: PlayersText
    heads: Labelled
    pairs: dict[str, Labelled]
    lines: dict[str, PlayersText]
    """An empty line is skipped by a key whose text is `-`."""
    ringed: str | None = None


class Receipt(BaseExhibit):
    """Perforated top, saw-tooth foot, printed labels and hand-written values; ≤ 5 rows."""

    kind: Literal["receipt"]
    issuer: PlayersText
    title: PlayersText
    fields: dict[str, Labelled]
    struck: tuple[PlayersText, PlayersText, PlayersText] | None = None
    """`[label, struck printed name, what is written beside it]`."""
    rows: dict[str, tuple[PlayersText, PlayersText, PlayersText]]
    """`[hour, item, initials]`."""
    total: Labelled | None = None


class Form(BaseExhibit):
    """Binder holes, cells with a label above a mono value; ≤ 9 cells."""

    kind: Literal["form"]
    issuer: PlayersText
    subtitle: PlayersText | None = None
    title: PlayersText
    number: PlayersText
    cells: dict[str, Labelled]
    wide: frozenset[str] = frozenset()
    """Keys of the cells that take the whole width; the others stand in pairs."""
    foot: Labelled | None = None


class Letter(BaseExhibit):
    """Official sheet: double frame, centred letterhead, label column, seal, signature line; ≤ 6 rows."""

    kind: Literal["letter"]
    heading: PlayersText
    subtitle: PlayersText | None = None
    rows: dict[str, Labelled]
    seal: Labelled | None = None
    """Words on the upper and lower arc of the seal."""
    signature: PlayersText | None = None


class Statement(BaseExhibit):
    """Account sheet with tractor holes, amounts right-aligned; ≤ 6 rows."""

    kind: Literal["statement"]
    title: PlayersText
    subtitle: PlayersText | None = None
    fields: dict[str, Labelled] = {}
    columns: tuple[PlayersText, PlayersText, PlayersText]
    rows: dict[str, tuple[PlayersText, PlayersText, PlayersText]]


class Table(BaseExhibit):
    """Plain rules; the last column is right-aligned when `amounts` is set; ≤ 6 rows."""

    kind: Literal["table"]
    title: PlayersText | None = None
    subtitle: PlayersText | None = None
    columns: tuple[PlayersText, ...]
    widths: tuple[float, ...] | None = None
    """Relative widths of the columns; equal when absent."""
    rows: dict[str, tuple[PlayersText, ...]]
    amounts: bool = False


class Span(Part):
    """A stay on one lane from an hour to an hour; a single hour when `until` is absent."""

    lane: str
    at: PlayersText
    until: PlayersText | None = None


class Chart(BaseExhibit):
    """Lanes × hours with dots and bars; every mark labelled with its hour; ≤ 8 marks."""

    kind: Literal["chart"]
    title: PlayersText
    subtitle: PlayersText | None = None
    lanes: dict[str, PlayersText]
    empty: PlayersText | None = None
    """Written on a lane without marks."""
    hours: tuple[str, str]
    """First and last hour of the axis, `['21:15', '23:36']`."""
    marks: dict[str, Span]
    text: PlayersText | None = None
    foot: Labelled | None = None


class PlanLabel(Part):
    at: Point
    text: PlayersText


class Plan(BaseExhibit):
    """A floor plan 83 mm wide: walls 2.2 pt, partitions 1.3 pt, doors and furniture 0.4–0.6 pt."""

    kind: Literal["plan"]
    height: Millimetres
    walls: str = ""
    """Path data in millimetres, `M H V L C Q Z O`."""
    partitions: str = ""
    doors: str = ""
    furniture: str = ""
    labels: dict[str, PlanLabel] = {}
    pins: dict[Literal["A", "B"], Point] = {}


class Specimen(BaseExhibit):
    """An object drawn in line (`templates/art/`) beside its tag of labelled rows; ≤ 6 rows."""

    kind: Literal["specimen"]
    art: ArtName
    caption: PlayersText | None = None
    mark: PlayersText | None = None
    """What is engraved or printed on the object."""
    rows: dict[str, Labelled]


Exhibit = Annotated[
    Ticket | Log | Transcript | Note | Notebook | Receipt | Form | Letter | Statement | Table | Chart | Plan | Specimen,
    Field(discriminator="kind"),
]
