"""The one place where reportlab is set up, so that nothing outside this code can change our bytes.

reportlab reads `RL_*` variables, runs a module `reportlab_settings` from the path or a settings file
from the home folder, and takes its dates from SOURCE_DATE_EPOCH.  `apply` keeps all of these from it.
It also imports Pillow, which takes longer than the rest of it together and which only pictures need: we
write none.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

OPTIONS: dict[str, object] = {
    "invariant": 1,
    "pageCompression": 1,
    "useA85": 0,
    "pdfMultiLine": 0,
    "pdfComments": 0,
    "ttfAsciiReadable": 1,
    "allowTTFSubsetting": [],
    "canvas_baseColor": None,
    "documentLang": None,
    "autoGenerateMissingTTFName": 0,
    "trustedHosts": None,
    "trustedSchemes": [],
    "errorOnDuplicatePageLabelPage": 1,
    "unShapedFontGlob": [],
    "verbose": 0,
}
"""Every reportlab option that can change what we write."""
_FILES = ("reportlab_settings", "reportlab.local_rl_settings")


class Stamp:
    """The moment that a file says it was made, in the shape that reportlab asks for; UTC."""

    dhh = dmm = 0
    tzname = "UTC"

    def __init__(self, epoch: int = 0) -> None:
        self.t = epoch
        self.lt = time.gmtime(epoch)
        self.YMDhms = tuple(self.lt)[:6]


def apply() -> None:
    """Import reportlab with nothing to read, then set our options, also when it was imported before."""
    with _nothing_to_read():
        from reportlab import rl_config
        from reportlab.pdfbase import pdfdoc
    for name, value in OPTIONS.items():
        setattr(rl_config, name, value)
    pdfdoc.TimeStamp = lambda invariant=None: Stamp()


@contextmanager
def _nothing_to_read() -> Iterator[None]:
    """Hide reportlab's variables and settings files, and let it believe that Pillow has nothing to offer."""
    hidden = {name: os.environ.pop(name) for name in list(os.environ) if name.startswith("RL_")}
    pillow = ModuleType("PIL")
    vars(pillow)["Image"] = None
    stand_ins = {**{name: ModuleType(name) for name in _FILES}, "PIL": sys.modules.get("PIL", pillow)}
    known = {name: sys.modules[name] for name in stand_ins if name in sys.modules}
    sys.modules.update(stand_ins)
    try:
        yield
    finally:
        os.environ.update(hidden)
        for name in stand_ins:
            del sys.modules[name]
        sys.modules.update(known)
