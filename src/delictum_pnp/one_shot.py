"""For a process that builds and ends: memory is never searched for garbage.

A build makes no cycles worth finding, so the collector only walks what is in use, again and again,
and once more at the end: a tenth of the time of a small build.
"""

from __future__ import annotations

import atexit
import gc


def never_collect() -> None:
    """Turn the collector off, at the end of the process too."""
    gc.disable()
    atexit.register(gc.freeze)
