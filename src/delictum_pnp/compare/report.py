"""A difference in words or as JSON.  In: `Difference`, a language.  Out: text, a line for each change."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict

from ..diagnostics import Language, Words
from .changes import CardChange, Difference, FileChange
from .edition import Edition

SIDES: dict[tuple[str, str], Words] = {
    ("text", "same"): Words("the front changed", "cambió el frente"),
    ("same", "text"): Words("the back changed", "cambió el reverso"),
    ("text", "text"): Words("front and back changed", "cambiaron el frente y el reverso"),
    ("look", "same"): Words("only the look of the front changed", "solo cambió el aspecto del frente"),
    ("same", "look"): Words("only the look of the back changed", "solo cambió el aspecto del reverso"),
    ("look", "look"): Words("only the look of both sides changed", "solo cambió el aspecto de las dos caras"),
    ("text", "look"): Words(
        "the front changed, and the look of the back", "cambió el frente, y el aspecto del reverso"
    ),
    ("look", "text"): Words(
        "the back changed, and the look of the front", "cambió el reverso, y el aspecto del frente"
    ),
}
TABLE: dict[str, Words] = {
    "edition": Words("{kit} {edition}, {way}, layout {layout}", "{kit} {edition}, {way}, diseño {layout}"),
    "for_whom": Words(
        "For whoever has the first in print: what changes against it.",
        "Para quien ya tiene impreso el primero: qué cambia respecto de lo impreso.",
    ),
    "ways": Words(
        "The second is for printing in another way, so pages differ for that alone. Cards cut from the first serve on, "
        "but for those named here.",
        "El segundo se imprime de otra manera, y las páginas difieren ya por eso. Las cartas recortadas del primero "
        "siguen sirviendo, salvo las que aquí se nombran.",
    ),
    "not_missing": Words("{path}: there is nothing there.", "{path}: ahí no hay nada."),
    "not_no_manifest": Words(
        "{path}: not a built kit, it has no manifest.json.", "{path}: no es un kit compilado, no tiene manifest.json."
    ),
    "not_damaged": Words("{path}: its manifest cannot be read.", "{path}: no se puede leer su manifiesto."),
    "same": Words("Nothing changed.", "No cambió nada."),
    "sheet": Words(" → sheet {sheet}", " → hoja {sheet}"),
    "added": Words("new card", "carta nueva"),
    "added_was": Words("this card was {was}", "esta carta era {was}"),
    "removed": Words("no longer in the kit; take the card out", "ya no está en el kit; aparten la carta"),
    "removed_now": Words("this card is now {now}; take the old one out", "esta carta ahora es {now}; aparten la vieja"),
    "reused": Words(
        "the code is reused for another card; take the old one out",
        "el código se reutiliza para otra carta; aparten la vieja",
    ),
    "reused_was": Words(
        "the code is reused for the card that was {was}; take the old one out",
        "el código se reutiliza para la carta que era {was}; aparten la vieja",
    ),
    "file_added": Words("new file; print it: {sheets}", "archivo nuevo; imprímanlo: {sheets}"),
    "file_removed": Words("no longer in the kit", "ya no está en el kit"),
    "file_data": Words(
        "only margins or file data changed; what is in print serves on",
        "solo cambiaron márgenes o datos del archivo; lo ya impreso sigue sirviendo",
    ),
    "file_again": Words("print again: {sheets}", "hay que reimprimir: {sheets}"),
    "file_pages": Words(
        "pages {pages} changed; print again: {sheets}", "cambian las páginas {pages}; hay que reimprimir: {sheets}"
    ),
    "file_page": Words(
        "page {pages} changed; print again: {sheets}", "cambia la página {pages}; hay que reimprimir: {sheets}"
    ),
    "file_differs": Words("differs, perhaps for that alone", "difiere, quizá solo por eso"),
    "file_less": Words("changed, but there is nothing to print again", "cambió, pero no hay nada que reimprimir"),
    "sheets": Words("sheets {numbers} of {of}", "hojas {numbers} de {of}"),
    "sheets_one": Words("sheet {numbers} of {of}", "hoja {numbers} de {of}"),
    "sheets_all": Words("all {of} sheets", "las {of} hojas"),
    "sheets_only": Words("its one sheet", "su única hoja"),
}


def say(key: str, language: Language, **values: object) -> str:
    return TABLE[key].in_language(language, values)


def text(found: Difference, language: Language) -> str:
    """For people: the editions, then file by file what changed and which sheets to print."""
    heads = [
        say("edition", language, kit=e.kit, edition=e.edition, way=e.way, layout=e.layout or "—")
        for e in (found.old, found.new)
    ]
    lines = [" → ".join(heads)]
    if not found.same:
        lines.append(say("for_whom", language))
    if found.old.way != found.new.way:
        lines.append(say("ways", language))
    for file in found.files:
        lines.append(f"{file.file}: {_file(file, found.old.way == found.new.way, language)}")
        lines += [f"  {line}" for line in _cards(file, language)]
    return "\n".join([*lines, say("same", language)] if found.same else lines)


def _file(file: FileChange, one_way: bool, language: Language) -> str:
    if file.fate in ("removed", "data"):
        return say(f"file_{file.fate}", language)
    if file.fate == "changed" and not (file.cards or one_way):
        return say("file_differs", language)
    if not file.sheets:
        return say("file_less", language)
    count = len(file.sheets)
    several, one = ("sheets_all", "sheets_only") if count == file.of else ("sheets", "sheets_one")
    form = one if count == 1 else several
    sheets = say(form, language, numbers=ranges(file.sheets), of=file.of)
    if file.fate == "added":
        return say("file_added", language, sheets=sheets)
    key = "file_again" if not file.pages else "file_page" if len(file.pages) == 1 else "file_pages"
    return say(key, language, pages=ranges(file.pages), sheets=sheets)


def _cards(file: FileChange, language: Language) -> Iterator[str]:
    case = f"{file.case} " if file.case else ""
    for card in file.cards:
        where = say("sheet", language, sheet=card.sheet) if card.sheet else ""
        yield f"{case}{card.code}: {_card(card, language)}{where}"


def _card(card: CardChange, language: Language) -> str:
    if card.fate == "changed":
        return SIDES[card.front, card.back].in_language(language, {})
    other = {"added": "was", "reused": "was", "removed": "now"}[card.fate]
    key = f"{card.fate}_{other}" if getattr(card, other) else card.fate
    return say(key, language, was=card.was, now=card.now)


def ranges(numbers: Sequence[int]) -> str:
    """1, 2, 3, 7 → «1-3, 7»."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def json_text(found: Difference) -> str:
    """For programs: the same, with every field named."""

    def head(edition: Edition) -> dict[str, str]:
        return {
            "kit": edition.kit,
            "edition": edition.edition,
            "way": edition.way,
            "layout": edition.layout,
        }

    told = {"same": found.same, "old": head(found.old), "new": head(found.new)}
    return json.dumps({**told, "files": [asdict(file) for file in found.files]}, ensure_ascii=False, indent=1)
