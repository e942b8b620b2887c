"""Threads over several layers become chains, one stretch from a layer to the next.

In: the layer of each end, and threads.  Out: `Layered`: in every layer the keys that stand there, and the stretches.
Threads of one kind to one target join as soon as they can: on their way they share the places (`Way`) that keep them
clear of the cards of the layers between.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from .network import Kind, Thread


class Way(NamedTuple):
    """Where the threads of one kind to one target pass through a layer."""

    target: str
    kind: Kind
    layer: int


Key = str | Way


class Stretch(NamedTuple):
    """From a key of `layer` to a key of the next; `end` is where its threads lead."""

    layer: int
    source: Key
    target: Key
    kind: Kind
    end: str


@dataclass(frozen=True, slots=True)
class Layered:
    keys: tuple[tuple[Key, ...], ...]
    """By layer."""
    stretches: tuple[Stretch, ...]

    def left_of(self) -> Mapping[Key, list[Key]]:
        """The neighbours in the layer before."""
        found: dict[Key, list[Key]] = {}
        for stretch in self.stretches:
            found.setdefault(stretch.target, []).append(stretch.source)
        return found

    def right_of(self) -> Mapping[Key, list[Key]]:
        """The neighbours in the layer after."""
        found: dict[Key, list[Key]] = {}
        for stretch in self.stretches:
            found.setdefault(stretch.source, []).append(stretch.target)
        return found


def layered(layers: Mapping[str, int], threads: Iterable[Thread]) -> Layered:
    """Every thread leads to a layer further right."""
    keys: list[list[Key]] = [[] for _ in range(max(layers.values(), default=-1) + 1)]
    for key, layer in layers.items():
        keys[layer].append(key)
    stretches: dict[Stretch, None] = {}
    ways: dict[Way, None] = {}
    for source, target, kind in threads:
        here: Key = source
        for layer in range(layers[source], layers[target]):
            there: Key = target if layer + 1 == layers[target] else Way(target, kind, layer + 1)
            stretches[Stretch(layer, here, there, kind, target)] = None
            if isinstance(there, Way):
                ways[there] = None
            here = there
    for way in ways:
        keys[way.layer].append(way)
    return Layered(tuple(tuple(row) for row in keys), tuple(stretches))
