"""What `:::data NAME` stands for, as slabs: the tables of `kit_tables` and what has to be drawn.

In: a kit, a compositor.  Out: a function from name and width to slabs.  Drawn: the head of a card with its three
facts (`anatomy`), the two standings (`standing`), the legend of all icons (`icons`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ..model.kit import Kit
from ..model.play import Standing
from . import furniture, kit_tables, structure
from .flow import Slab, kept
from .flow_setting import Compositor
from .page import Box, Line, Mark, Node
from .setter import Block
from .theme import Style

ANATOMY = 21.0
ANATOMY_SAMPLE = ("P", "P08", "G08")
"""Icon, code and group of the sample head; no case holds more than these codes' shape."""
STAMP_ROOM = 34.0
ICON, ICON_ROOM, ICON_ROW = 5.0, 7.6, 6.8
STANDINGS: tuple[Standing, ...] = ("citable", "confidential")
NAMES = ("materials", *kit_tables.TABLES, "icons", "anatomy", "standing")
"""What `:::data` may insert."""


class KitData:
    """Slabs by name; `icons` groups the icons of the legend."""

    def __init__(self, kit: Kit, icons: Mapping[str, Sequence[str]]) -> None:
        self.kit, self._icons = kit, icons

    def slabs(self, compositor: Compositor, name: str, width: float) -> list[Slab]:
        """Raises `KeyError` with the name when there is no such data."""
        say = compositor.workshop.phrases
        if name == "materials":
            return compositor.slabs([kit_tables.materials(self.kit, say), kit_tables.box(self.kit, say)], width)
        if name in kit_tables.TABLES:
            return compositor.slabs([kit_tables.TABLES[name](self.kit, say)], width)
        if name == "icons":
            return legend(compositor, self._icons, width)
        return {"anatomy": anatomy, "standing": standing}[name](compositor, width)


def anatomy(compositor: Compositor, width: float) -> list[Slab]:
    """The head of a card with code, group and standing, each with its name below."""
    workshop, setter = compositor.workshop, compositor.setter
    icon, code, group = ANATOMY_SAMPLE
    second, third = width * 0.43, width * 0.705
    names = ((16.0, "code"), (second, "group"), (third, "standing"))

    def marks(x: float, y: float) -> list[Mark]:
        right = x + third + furniture.stamp_width(workshop, "citable")
        drawn: list[Mark] = [
            Box(x, y, width, ANATOMY, stroke="ink", line=0.6),
            Box(x + 4, y + 4, 9, 9, fill="ink"),
            workshop.theme.icon(icon, x + 5.1, y + 5.1, 6.8, "white", "ink"),
        ]
        sample = [
            *setter.line(x + 15.4, y + 13, code, "code"),
            *furniture.tag(workshop, x + second, y + 5.2, group),
            *furniture.stamp(workshop, right, y + 5.2, "citable"),
        ]
        drawn += structure.told(Node("P"), sample)
        for left, name in names:
            drawn += setter.line(x + left, y + 18.2, workshop.phrases(f"face.{name}"), "aside")
        return drawn

    return [Slab(ANATOMY, marks, before=compositor.white["table"])]


def standing(compositor: Compositor, width: float) -> list[Slab]:
    """Stamp and meaning of the two standings."""
    workshop, setter, table = compositor.workshop, compositor.setter, Node("Table")

    def row(name: Standing) -> Slab:
        word, meaning = structure.pair(table)
        text = workshop.phrases(f"table.standing.{name}")
        block = setter.set(text, compositor.styles["body"], width - STAMP_ROOM)
        middle = block.height / 2
        height = max(7.2, block.height + 1.4)

        def marks(x: float, y: float) -> list[Mark]:
            right = x + furniture.stamp_width(workshop, name, 5.6)
            top = y + height / 2
            return [
                *structure.told(word, furniture.stamp(workshop, right, top - 2.8, name, 5.6)),
                *structure.told(meaning, setter.draw(block, x + STAMP_ROOM, top - middle + 0.76 * block.leading)),
            ]

        return Slab(height, marks, before=1.2)

    return kept([replace(row(STANDINGS[0]), before=compositor.white["table"]), row(STANDINGS[1])])


def legend(compositor: Compositor, groups: Mapping[str, Sequence[str]], width: float, across: int = 3) -> list[Slab]:
    """All icons with their names, by groups, `across` in a row."""
    workshop, style = compositor.workshop, compositor.styles["cell"]
    room = width / across
    slabs: list[Slab] = []
    for group, names in groups.items():
        rows, items = [names[i : i + across] for i in range(0, len(names), across)], structure.items()
        lines = [_icon_row(compositor, row, room, style, items) for row in rows]
        head = _group_head(compositor, workshop.phrases(f"icon_group.{group}"), width)
        slabs += kept([head, *lines])
    return slabs


def _group_head(compositor: Compositor, text: str, width: float) -> Slab:
    style = compositor.styles["label"]

    def marks(x: float, y: float) -> list[Mark]:
        return [*compositor.setter.line(x, y + 3.4, text, style), Line(x, y + 5, x + width, y + 5, "line", 0.4)]

    return Slab(6.4, marks, before=2.0)


def _icon_row(compositor: Compositor, names: Sequence[str], room: float, style: Style, items: Node) -> Slab:
    workshop, setter = compositor.workshop, compositor.setter
    words = [workshop.phrases(f"icon.{name}").replace(" · ", "~· ") for name in names]
    blocks: list[Block] = [setter.set(text, style, room - ICON_ROOM - 2) for text in words]
    bodies = [structure.body(items) for _ in names]
    height = max(ICON_ROW, max(block.height for block in blocks) + 2.0)

    def marks(x: float, y: float) -> list[Mark]:
        drawn: list[Mark] = []
        for number, (name, block, body) in enumerate(zip(names, blocks, bodies, strict=True)):
            left = x + number * room
            drawn.append(workshop.theme.icon(name, left, y + 0.6, ICON))
            drawn += structure.told(body, setter.draw(block, left + ICON_ROOM, y + 4.4))
        return drawn

    return Slab(height, marks)
