"""The kit's running text, ready to be set.  In: the name of a page of `rulebook/`.  Out: its blocks.

What cannot be printed as it is written (a page that is missing, a block that is unknown or unclosed,
a table or an icon that does not exist) becomes an issue with its line, and is left out.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from ..model.kit import Kit
from . import markdown
from .flow_blocks import Data, FlowBlock, Steps
from .issues import BadText
from .workshop import Workshop


def blocks(kit: Kit, name: str, workshop: Workshop, tables: Collection[str]) -> tuple[FlowBlock, ...] | None:
    """The blocks of a page, None when it cannot be read; `tables` are the names that `:::data` may give.  A page may
    have another text for a printing profile: `imprimir.large-print.md`."""
    own = [f"{name}.{profile}" for profile in workshop.profile.names]
    name = next((one for one in own if one in kit.pages), name)
    text = kit.pages.get(name)
    if text is None:
        workshop.issues.texts.append(BadText(("pages", name), "missing", f"{name}.md"))
        return None
    try:
        found = markdown.parse(text)
    except markdown.MarkdownFault as fault:
        workshop.issues.texts.append(BadText(("pages", name, fault.line), fault.kind, fault.text))
        return None
    return tuple(block for block in found if _printable(block, text, name, workshop, tables))


def _printable(block: FlowBlock, text: str, name: str, workshop: Workshop, tables: Collection[str]) -> bool:
    unknown: list[tuple[Literal["table", "icon"], str, str]] = []
    if isinstance(block, Data) and block.name not in tables:
        unknown.append(("table", block.name, f":::data {block.name}"))
    if isinstance(block, Steps):
        icons = workshop.theme.icon_paths
        unknown += [("icon", step.icon, f"{{{step.icon}}}") for step in block.steps if step.icon not in icons]
    for kind, what, written in unknown:
        line = text[: max(text.find(written), 0)].count("\n") + 1
        workshop.issues.texts.append(BadText(("pages", name, line), kind, what))
    return not unknown
