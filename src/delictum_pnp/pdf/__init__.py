"""Pages into PDF files, and PDF files read back.

In: `layout.page.Page`s.  Out: bytes.  The room's outside libraries are reportlab (writing) and
pypdf (reading back).  Python runs this file before any module of the room, so that reportlab is
set up before one of them imports it.
"""

from __future__ import annotations

from . import settings

settings.apply()
