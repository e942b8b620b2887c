"""Where everything of the graph stands on its page.

In: a `Network`, the measures of `templates/products/grafo.yaml`.  Out: a `Plan` in millimetres.  The page is the
smallest of the template's sheets that holds the network at its printed size, else as large as that needs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..sheet import measures
from ..workshop import Workshop
from .claims import SetClaim, set_claims
from .layers import Key, Layered, layered
from .network import Network
from .order import ordered
from .spread import Spacing, least_height, loosened, spread

PRODUCT = "grafo"
THESIS_GAP = 3.0
"""More white between claims of different theses, beside the gap of two claims."""


class Column(NamedTuple):
    x: float
    width: float

    @property
    def right(self) -> float:
        return self.x + self.width


@dataclass(frozen=True, slots=True)
class Plan:
    network: Network
    graph: Layered
    measure: Mapping[str, float]
    width: float
    """Of the page."""
    height: float
    top: float
    columns: tuple[Column, ...]
    middles: Mapping[Key, float]
    """Of cards, ways and ports, from the page's upper edge."""
    claims: tuple[tuple[SetClaim, float], ...]
    """With their upper edges."""

    @property
    def foot(self) -> float:
        """Lower edge of the space for cards."""
        return self.height - self.measure["margin"] - self.measure["foot"]


def plan(network: Network, workshop: Workshop) -> Plan:
    template = workshop.load(f"products/{PRODUCT}")
    measure = measures(workshop, PRODUCT)
    claims = set_claims(network.claims, measure["claims"], workshop)
    ends = {port.key: network.depth for claim in network.claims for port in claim.ports}
    graph = layered({**network.layers, **ends}, network.threads)
    rows = ordered(graph)
    spacing = Spacing(measure["card"], measure["gap"], measure["thread"])
    needed = max([_claims_height(claims, measure), *(least_height(row, spacing) for row in rows[:-1])])
    frame = 2 * measure["margin"] + measure["head"] + measure["foot"]
    widths = _widths(len(rows), measure)
    least_width = 2 * measure["margin"] + sum(widths) + measure["between"] * (len(widths) - 1)
    sheets = [(float(w), float(h)) for w, h in template["sheets"][workshop.paper.name]]
    width, height = _sheet(sheets, least_width, needed + frame)
    room, top = height - frame, measure["margin"] + measure["head"]
    spacing = loosened(rows[:-1], spacing, room, measure["loose"])
    tops = _tops(claims, room, measure)
    ports: dict[Key, float] = {
        key: y + middle for claim, y in zip(claims, tops, strict=True) for key, middle in claim.ports
    }
    middles = spread(rows, graph.left_of(), graph.right_of(), ports, room, spacing)
    return Plan(
        network,
        graph,
        measure,
        width,
        height,
        top,
        tuple(_columns(widths, width, measure)),
        {key: top + middle for key, middle in middles.items()},
        tuple((claim, top + y) for claim, y in zip(claims, tops, strict=True)),
    )


def _sheet(sheets: Sequence[tuple[float, float]], width: float, height: float) -> tuple[float, float]:
    for sheet in sheets:
        if sheet[0] >= width and sheet[1] >= height:
            return sheet
    return max(width, sheets[-1][0]), max(height, sheets[-1][1])


def _widths(layers: int, measure: Mapping[str, float]) -> list[float]:
    """Locations are narrow, claims wide."""
    cards = [measure["location"], *[measure["width"]] * max(layers - 2, 0)]
    return [*cards[: layers - 1], measure["claims"]]


def _columns(widths: Sequence[float], page: float, measure: Mapping[str, float]) -> list[Column]:
    """All the white between them is equally wide."""
    white = (page - 2 * measure["margin"] - sum(widths)) / max(len(widths) - 1, 1)
    done: list[Column] = []
    x = measure["margin"]
    for width in widths:
        done.append(Column(x, width))
        x += width + white
    return done


def _gaps(claims: Sequence[SetClaim], measure: Mapping[str, float]) -> list[float]:
    """White above each claim."""
    return [
        0.0 if number == 0 else measure["claim_gap"] + THESIS_GAP * (claims[number - 1].claim.scope != own.claim.scope)
        for number, own in enumerate(claims)
    ]


def _claims_height(claims: Sequence[SetClaim], measure: Mapping[str, float]) -> float:
    return sum(_gaps(claims, measure)) + sum(claim.height for claim in claims)


def _tops(claims: Sequence[SetClaim], room: float, measure: Mapping[str, float]) -> list[float]:
    """What room is left over is shared out between the claims."""
    more = (room - _claims_height(claims, measure)) / max(len(claims) - 1, 1)
    done: list[float] = []
    y = 0.0
    for claim, gap in zip(claims, _gaps(claims, measure), strict=True):
        y += gap + (more if done else 0.0)
        done.append(y)
        y += claim.height
    return done
