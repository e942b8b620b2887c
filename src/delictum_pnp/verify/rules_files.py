"""What finished files and a kit folder may not do.  In: files as they were read.  Out: findings K001–K003, K005 on."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ..diagnostics import Finding, Words, rule

if TYPE_CHECKING:
    from .subjects import FileRead, KitRead, PageRead

NEAR = 0.1
"""Page boxes are right to so many mm."""
LEAST_VERSION = (1, 7)
DUPLEX = {"long": "DuplexFlipLongEdge", "short": "DuplexFlipShortEdge", "none": "Simplex", "manual": "Simplex"}
UNWANTED = {"NumCopies", "PrintPageRange", "Enforce"}
"""Preferences that print other than the whole file once."""
MANIFEST, SUMS = "manifest.json", "SHA256SUMS"


@rule(
    "K001",
    message=Words("the file is not the one of the manifest", "el archivo no es el del manifiesto"),
    hint=Words("build the kit again, or download it again", "vuelvan a compilar el kit, o a descargarlo"),
    variants={
        "sums": Words("the checksum of {file} is wrong", "la suma de verificación de {file} está mal"),
    },
    bad="",
    good="",
)
def file_changed(kit: KitRead) -> Iterator[Finding]:
    """What changed after the kit was made was never checked; a download may be cut short.

    Lo que cambió después de hacer el kit nadie lo revisó; una descarga puede quedar cortada.
    """
    for name in wrong(kit.files, digests(kit.manifest)):
        yield Finding((name,), {"file": name})
    sums = sums_of(kit.files)
    unsummed = digests(kit.manifest).keys() - sums.keys() if SUMS in kit.files else set()
    for name in sorted({*wrong(kit.files, sums), *(sums.keys() - kit.files.keys()), *unsummed}):
        yield Finding((SUMS,), {"file": name}, variant="sums")


@rule(
    "K002",
    message=Words("{file} is missing", "falta {file}"),
    hint=Words("build the kit again, or download it again", "vuelvan a compilar el kit, o a descargarlo"),
    bad="",
    good="",
)
def file_missing(kit: KitRead) -> Iterator[Finding]:
    """The table would find out in the middle of the evening.

    La mesa lo notaría a mitad de la partida.
    """
    if kit.manifest is None:
        yield Finding((MANIFEST,), {"file": MANIFEST})
    for name in (*digests(kit.manifest), SUMS):
        if name not in kit.files:
            yield Finding((name,), {"file": name})


@rule(
    "K003",
    message=Words("the manifest does not know this file", "el manifiesto no conoce este archivo"),
    hint=Words(
        "a kit folder holds what was built and nothing else", "la carpeta del kit tiene lo compilado y nada más"
    ),
    bad="",
    good="",
)
def file_unlisted(kit: KitRead) -> Iterator[Finding]:
    """A note left in the folder is given away with the kit.

    Una nota olvidada en la carpeta se reparte con el kit.
    """
    if kit.manifest is not None:
        for name in sorted(kit.files.keys() - digests(kit.manifest).keys() - {MANIFEST, SUMS, kit.stamp}):
            yield Finding((name,), {})


@rule(
    "K005",
    message=Words("this is no sound PDF ({problem})", "este PDF está dañado ({problem})"),
    hint=Words("build the kit again, or download it again", "vuelvan a compilar el kit, o a descargarlo"),
    bad="",
    good="",
)
def file_unsound(file: FileRead) -> Iterator[Finding]:
    """One viewer mends it silently, another prints an empty page.

    Un visor lo repara sin avisar y otro imprime una página vacía.
    """
    if file.problem:
        yield Finding((file.name,), {"problem": file.problem})


@rule(
    "K006",
    message=Words("font {font} is not embedded", "la fuente {font} no está incluida"),
    hint=Words("every font goes into the file, as a subset", "cada fuente va dentro del archivo, como subconjunto"),
    variants={
        "lost": Words(
            "the page asks for font {font}, which the file lacks",
            "la página pide la fuente {font}, que el archivo no tiene",
        )
    },
    bad="",
    good="",
)
def font_not_embedded(file: FileRead) -> Iterator[Finding]:
    """Another font takes its place: other widths, text over its box, accents lost.

    Otra fuente ocupa su lugar: cambian los anchos, el texto se sale, se pierden las tildes.
    """
    for font, embedded in file.fonts.items():
        if not embedded:
            yield Finding((file.name,), {"font": font})
    for page in file.pages:
        for font in page.lost_fonts:
            yield Finding((file.name, page.number), {"font": font}, variant="lost")


@rule(
    "K007",
    message=Words("the {box} box is {found}, not {wanted}", "el marco «{box}» es {found}, no {wanted}"),
    hint=Words(
        "pages are of the paper's size; press sheets say what remains after cutting",
        "las páginas son del tamaño del papel; las hojas de cartas dicen qué queda al cortar",
    ),
    bad="",
    good="",
)
def page_box_wrong(page: PageRead) -> Iterator[Finding]:
    """A printer scales or moves a page of the wrong size, and backs no longer meet their fronts.

    Una impresora escala o corre la página de otro tamaño, y los reversos ya no coinciden con los frentes.
    """
    width, height = page.size
    if page.paper:
        sides = (page.paper.width, page.paper.height) if width <= height else (page.paper.height, page.paper.width)
        whole = (0.0, 0.0, *sides)
        boxes = [("media", page.media, whole), ("crop", page.crop, whole), ("trim", page.trim, page.block or whole)]
        for name, found, wanted in boxes:
            if max(abs(one - other) for one, other in zip(found, wanted, strict=True)) > NEAR:
                yield Finding((page.file, page.number), {"box": name, "found": _said(found), "wanted": _said(wanted)})
    if page.turned % 360:
        yield Finding((page.file, page.number), {"box": "/Rotate", "found": page.turned, "wanted": 0})
    if page.enlarged != 1:
        yield Finding((page.file, page.number), {"box": "/UserUnit", "found": page.enlarged, "wanted": 1})


@rule(
    "K008",
    message=Words("the file says {name} {found}, not {wanted}", "el archivo dice {name} {found}, no {wanted}"),
    hint=Words(
        "these are what a print dialogue starts from: scale, sides, tray, the title in the window",
        "de esto parte el diálogo de impresión: escala, caras, bandeja, el título de la ventana",
    ),
    bad="",
    good="",
)
def preference_wrong(file: FileRead) -> Iterator[Finding]:
    """Without them the dialogue offers to fit the page and to print one side: cards of the wrong size, no backs.

    Sin ellas el diálogo ofrece ajustar la página e imprimir una cara: cartas de otro tamaño, sin reverso.
    """
    if file.problem:
        return
    wanted = {"PrintScaling": "None", "PickTrayByPDFSize": "True", "DisplayDocTitle": "True"}
    if file.flip:
        wanted["Duplex"] = DUPLEX[file.flip]
    for name, value in wanted.items():
        if file.preferences.get(name) != value:
            yield Finding((file.name,), {"name": name, "found": file.preferences.get(name, "—"), "wanted": value})
    for name in UNWANTED & file.preferences.keys():
        yield Finding((file.name,), {"name": name, "found": file.preferences[name], "wanted": "—"})
    for name, value in (("Lang", file.language), ("Title", file.title)):
        if not value:
            yield Finding((file.name,), {"name": name, "found": "—", "wanted": "…"})
    if tuple(int(part) for part in file.version.split(".") if part.isdigit()) < LEAST_VERSION:
        yield Finding((file.name,), {"name": "PDF", "found": file.version, "wanted": "1.7"})


def wrong(files: Mapping[str, bytes], digests: Mapping[str, str]) -> list[str]:
    """The files that are there and have another digest."""
    told = {name: digest for name, digest in digests.items() if name in files}
    return [name for name, digest in told.items() if hashlib.sha256(files[name]).hexdigest() != digest]


def digests(manifest: Mapping[str, Any] | None) -> dict[str, str]:
    """File → digest, of a manifest; nothing of one that has another shape."""
    files = manifest.get("files") if manifest else None
    if not isinstance(files, Mapping):
        return {}
    return {str(name): str(entry.get("sha256")) for name, entry in files.items() if isinstance(entry, Mapping)}


def sums_of(files: Mapping[str, bytes]) -> dict[str, str]:
    """File → digest, of the list for `sha256sum -c`."""
    lines = (line.partition("  ") for line in files.get(SUMS, b"").decode("utf-8", "replace").splitlines())
    return {name: digest for digest, _, name in lines}


def read_manifest(data: bytes) -> Mapping[str, Any] | None:
    """A manifest; None for what is none."""
    try:
        found = json.loads(data)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def _said(box: tuple[float, ...]) -> str:
    x, y, width, height = box
    return f"{width:.1f} × {height:.1f} mm" + (f" ({x:.1f}, {y:.1f})" if max(abs(x), abs(y)) >= NEAR else "")
