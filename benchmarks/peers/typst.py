"""typst, from its Python wheel.   python -m benchmarks.peers.typst deck.json out.pdf"""

from __future__ import annotations

import pathlib
import sys
import tempfile

import typst

from .. import geometry as g

SOURCE = pathlib.Path(__file__).with_name("deck.typ")


def main() -> None:
    _, deck, out = sys.argv
    with tempfile.TemporaryDirectory() as name:
        root = pathlib.Path(name)
        fonts = root / "fonts"
        fonts.mkdir()
        for font in map(g.font_file, g.FONT_FILES):
            (fonts / font.name).symlink_to(font)
        (root / "deck.json").symlink_to(pathlib.Path(deck).resolve())
        (root / "main.typ").write_bytes(SOURCE.read_bytes())
        typst.compile(str(root / "main.typ"), output=out, root=name, font_paths=[str(fonts)], ignore_system_fonts=True)


if __name__ == "__main__":
    main()
