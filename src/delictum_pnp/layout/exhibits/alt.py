"""What a drawn exhibit is, in words, for someone who cannot see it.

In: an exhibit, the title of its card, the phrases.  Out: one line.  Only the drawing is told, never what it proves; the
text that stands in it is read besides.
"""

from __future__ import annotations

from ...model.exhibits import Exhibit, Log, Plan
from ..workshop import Phrases


def alternative(exhibit: Exhibit, title: str, phrases: Phrases) -> str:
    """`Boleto: Un pasaje sin pasajero`."""
    if isinstance(exhibit, Plan):
        return phrases("alt.map", title=title)
    told = phrases("alt.exhibit", kind=phrases(f"alt.exhibit_kind.{exhibit.kind}"), title=title)
    if isinstance(exhibit, Log) and exhibit.still:
        return f"{told}. {phrases('alt.still', title=exhibit.still.caption)}"
    return told
