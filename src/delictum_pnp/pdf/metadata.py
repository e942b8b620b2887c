"""What a document says of itself, once more as XMP: readers and catalogues look there first.

In: the `Document`'s words and its moment.  Out: the packet, in UTF-8; it stands in the file as it is, not packed.
"""

from __future__ import annotations

import time
from typing import Protocol
from xml.sax.saxutils import escape

PACKET = """\
<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" \
xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>{author}</rdf:li></rdf:Seq></dc:creator>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">{subject}</rdf:li></rdf:Alt></dc:description>
<dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>
<pdf:Keywords>{keywords}</pdf:Keywords>
<pdf:Producer>{program}</pdf:Producer>
<xmp:CreatorTool>{program}</xmp:CreatorTool>
<xmp:CreateDate>{made}</xmp:CreateDate>
<xmp:ModifyDate>{made}</xmp:ModifyDate>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>
"""


class Described(Protocol):
    """The words of a document, and when it was made, in seconds since 1970."""

    @property
    def title(self) -> str: ...
    @property
    def author(self) -> str: ...
    @property
    def subject(self) -> str: ...
    @property
    def language(self) -> str: ...
    @property
    def keywords(self) -> str: ...
    @property
    def epoch(self) -> int: ...


def packet(document: Described, program: str) -> bytes:
    """The XMP packet; a tool that edits it must write the file anew."""
    made = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(document.epoch))
    words = {
        "title": document.title,
        "author": document.author,
        "subject": document.subject,
        "language": document.language,
        "keywords": document.keywords,
        "program": program,
    }
    return PACKET.format(made=made, **{name: escape(text) for name, text in words.items()}).encode("utf-8")
