"""A reason as a code with values, for whoever puts it into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Reason(NamedTuple):
    """Why something may not be done or does not count."""

    code: str
    values: Mapping[str, object] = {}
