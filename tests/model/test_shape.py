"""From pydantic's location to the author's path: tags and labels of unions do not belong to it."""

from __future__ import annotations

import pytest
from pydantic import BaseModel

from delictum_pnp.model.cards import Clue, Location
from delictum_pnp.model.case import Case
from delictum_pnp.model.exhibits import Ticket
from delictum_pnp.model.kit import Counts
from delictum_pnp.model.shape import kinds, known_keys, length, literals, place

LOCATIONS = [
    (Clue, ("title",), ("title",), False),
    (Clue, ("exhibit", "ticket", "fields", "a", 1), ("exhibit", "fields", "a", 1), False),
    (Clue, ("exhibit", "ticket", "ticket"), ("exhibit", "ticket"), False),
    (Clue, ("exhibit", "plan", "pins", "C", "[key]"), ("exhibit", "pins", "C"), True),
    (Clue, ("effects", 2, "obtain", "literal['self']"), ("effects", 2, "obtain"), False),
    (Clue, ("variants", 0, "when", "heat"), ("variants", 0, "when", "heat"), False),
    (Counts, ("N", "int"), ("N",), False),
    (Location, ("approaches", "C", "[key]"), ("approaches", "C"), True),
    (Clue, ("foo",), ("foo",), False),
]


@pytest.mark.parametrize(("model", "location", "path", "on_key"), LOCATIONS)
def test_place(
    model: type[BaseModel], location: tuple[str | int, ...], path: tuple[str | int, ...], on_key: bool
) -> None:
    where = place(model, location)
    assert (where.path, where.on_key) == (path, on_key)


def test_options_tell_what_may_stand_there() -> None:
    assert literals(place(Clue, ("standing",)).options) == ["citable", "confidential"]
    assert literals(place(Location, ("approaches", "C", "[key]")).options) == ["A", "B"]
    assert "ticket" in kinds(place(Clue, ("exhibit",)).options)
    assert known_keys(place(Clue, ("exhibit", "ticket", "foo")).options) == list(Ticket.model_fields)
    assert length(place(Clue, ("exhibit", "ticket", "seat")).options) == 2
    assert length(place(Case, ("cards",)).options) is None
