"""What the command line says to its user, in English and Spanish."""

from __future__ import annotations

import re
from collections.abc import Mapping

from .diagnostics import Language, Words

TABLE: dict[str, Words] = {
    "built": Words(
        "Kit ready in {folder}: {written}, {kept} unchanged.", "Kit listo en {folder}: {written}, {kept} sin cambios."
    ),
    "fresh": Words("{folder} is up to date.", "{folder} ya está al día."),
    "not_built": Words(
        "Nothing was written: mend the errors above.", "No se escribió nada: corrijan los errores de arriba."
    ),
    "no_such_kit": Words(
        "There is no kit “{kit}”. Known kits: {known}.", "No hay ningún kit «{kit}». Los que hay: {known}."
    ),
    "no_such_case": Words(
        "There is no case “{case}” in this kit. It has: {known}.",
        "No hay ningún caso «{case}» en este kit. Los que hay: {known}.",
    ),
    "cannot_play_rules": Words(
        "{case} cannot be played as it stands: the findings above say why.",
        "{case} no se puede jugar como está: los hallazgos de arriba dicen por qué.",
    ),
    "cannot_play_proof": Words(
        "{case} has no proof set that the policy “proof” could follow. `delictum prove` says why.",
        "{case} no tiene ningún conjunto de prueba que la manera de jugar «proof» pueda seguir. `delictum prove` dice "
        "por qué.",
    ),
    "page_written": Words(
        "Report written to {path}. It tells the solution.", "Informe escrito en {path}. Cuenta la solución."
    ),
    "record_written": Words("{path} holds the campaign as it stands now.", "La campaña, al día, quedó en {path}."),
    "page_not_written": Words("{path}: could not be written ({detail}).", "{path}: no se pudo escribir ({detail})."),
    "no_such_rule": Words(
        "There is no rule {code}. docs/rules.md lists them all.",
        "No hay ninguna regla {code}. Están todas en docs/rules.md.",
    ),
    "no_such_profile": Words(
        "There is no printing profile “{profile}”. There are: {known}.",
        "No hay ningún modo de imprimir «{profile}». Los que hay: {known}.",
    ),
    "no_such_profile_near": Words(
        "There is no printing profile “{profile}”. Is it “{near}”? There are: {known}.",
        "No hay ningún modo de imprimir «{profile}». ¿Será «{near}»? Los que hay: {known}.",
    ),
    "profiles_disagree": Words(
        "The profiles “{one}” and “{other}” say different things about {what}: choose one. Nothing was written.",
        "Los modos «{one}» y «{other}» dicen cosas distintas {what}: elijan uno. No se escribió nada.",
    ),
    "profile_sides": Words("the sides of the sheets", "de las caras de la hoja"),
    "profile_ink": Words("ink", "de la tinta"),
    "profile_tray": Words("the output tray", "de la bandeja de salida"),
    "profile_stack": Words("the order of the cards", "del orden de las cartas"),
    "profile_plan": Words("the size of the cards", "del tamaño de las cartas"),
    "profile_scale": Words("the size of everything else", "del tamaño de lo demás"),
    "profile_theme": Words("the look", "del aspecto"),
    "bad_profile": Words(
        "A printing profile says what none can: {detail}.", "Un modo de imprimir dice lo que ninguno puede: {detail}."
    ),
    "plan_without_fold": Words(
        "Sheets of the profile “{profile}” cannot be folded: they have no cut down their middle. Nothing was written.",
        "Las hojas del modo «{profile}» no se pueden doblar: no tienen un corte por el medio. No se escribió nada.",
    ),
    "plan_too_large": Words(
        "The profile “{profile}” does not fit this paper: it needs {needs} mm, the sheet has {has} mm. "
        "Nothing was written.",
        "El modo «{profile}» no cabe en este papel: necesita {needs} mm y la hoja tiene {has} mm. No se escribió nada.",
    ),
    "type_too_small": Words(
        "On cards of the profile “{profile}” type would shrink to {type} pt, and {least} pt is the least that can be "
        "read: this kit needs cards of {needs} mm. Nothing was written.",
        "En cartas del modo «{profile}» la letra quedaría de {type} pt, y menos de {least} pt no se lee: este kit "
        "necesita cartas de {needs} mm. No se escribió nada.",
    ),
    "printer_unknown": Words(
        "No printer “{printer}” has been calibrated (`delictum calibrate`). Known: {known}.",
        "La impresora «{printer}» no está calibrada (`delictum calibrate`). Las que hay: {known}.",
    ),
    "printer_bad_shift": Words(
        "A shift is two numbers of millimetres, to the right and down, such as +0.7/-1.2; “{value}” is not.",
        "El corrimiento son dos números en milímetros, a la derecha y hacia abajo, como +0,7/-1,2; «{value}» no lo es.",
    ),
    "printer_unclear_shift": Words(
        "“{value}” can be read in more than one way. Put a slash between the two numbers of millimetres, to the right "
        "and down: +0.7/-1.2.",
        "«{value}» se puede leer de más de una manera. Pongan una barra entre los dos números en milímetros, a la "
        "derecha y hacia abajo: +0,7/-1,2.",
    ),
    "printer_far_shift": Words(
        "A shift of {right} and {down} mm is more than a printer's tolerance ({most} mm): is it the right paper, at "
        "full size?",
        "Un corrimiento de {right} y {down} mm es más que la tolerancia de una impresora ({most} mm): ¿es ese papel, "
        "al 100 %?",
    ),
    "printer_scaled": Words(
        "This printer prints at {percent} %. No shift mends that: choose “actual size” or “scale 100 %” instead of "
        "“fit to page”, print the calibration sheet again and measure again.",
        "Esta impresora imprime al {percent} %. Ningún corrimiento arregla eso: elijan «tamaño real» o «escala 100 %» "
        "en lugar de «ajustar a la página», impriman otra vez la hoja de calibración y vuelvan a medir.",
    ),
    "printer_unreadable": Words(
        "{path}: is not a list of printers. Mend it, or delete it and calibrate again.",
        "{path}: no es una lista de impresoras. Corríjanla, o bórrenla y calibren de nuevo.",
    ),
    "printer_unwritable": Words("{path}: could not be written ({detail}).", "{path}: no se pudo escribir ({detail})."),
    "printer_saved": Words(
        "{printer}: backs go {across} and {along}; it flips on the {flip} edge; sheets come out {tray}. "
        "Kept in {path}. Build with --printer {printer}.",
        "{printer}: los reversos van {across} y {along}; voltea por el borde {flip}; las hojas salen {tray}. "
        "Guardado en {path}. Compilen con --printer {printer}.",
    ),
    "shift_right": Words("{mm} mm to the right", "{mm} mm a la derecha"),
    "shift_left": Words("{mm} mm to the left", "{mm} mm a la izquierda"),
    "shift_down": Words("{mm} mm down", "{mm} mm hacia abajo"),
    "shift_up": Words("{mm} mm up", "{mm} mm hacia arriba"),
    "flip_long": Words("long", "largo"),
    "flip_short": Words("short", "corto"),
    "tray_face-down": Words("face down", "boca abajo"),
    "tray_face-up": Words("face up", "boca arriba"),
    "calibration_written": Words(
        "Calibration sheet written to {path}: one sheet, both sides, at 100 %.",
        "Hoja de calibración escrita en {path}: una hoja, dos caras, al 100 %.",
    ),
    "bad_epoch": Words(
        "SOURCE_DATE_EPOCH must be a whole number of seconds since 1970, not “{value}”.",
        "SOURCE_DATE_EPOCH debe ser un número entero de segundos desde 1970, no «{value}».",
    ),
    "write_busy": Words(
        "{path}: another build is writing this kit. Wait for it and try again.",
        "{path}: otra compilación está escribiendo este kit. Esperen a que termine y prueben de nuevo.",
    ),
    "write_full": Words(
        "{path}: the disk is full. The previous kit is untouched.",
        "{path}: el disco está lleno. El kit anterior quedó como estaba.",
    ),
    "write_denied": Words(
        "{path}: cannot be written; the folder is read-only, or a file in it is open in a reader. "
        "The previous kit is untouched.",
        "{path}: no se puede escribir; la carpeta es de solo lectura o un archivo está abierto en un lector. "
        "El kit anterior quedó como estaba.",
    ),
    "write_other": Words(
        "{path}: could not be written ({detail}). The previous kit is untouched.",
        "{path}: no se pudo escribir ({detail}). El kit anterior quedó como estaba.",
    ),
    "verified": Words(
        "Looked at {files}: {pages}, {cards} with what lies behind.",
        "Mirado: {files}, {pages}, {cards} con lo que hay detrás.",
    ),
    "holds_kits": Words(
        "{path} is not a kit; in it there are: {known}. Name one.",
        "{path} no es un kit; dentro hay: {known}. Nombren uno.",
    ),
    "skipped_second_reader": Words(
        "Not looked at: pictures of the pages (card size, ink, drawn names). Install delictum-pnp[verify].",
        "Sin mirar: la imagen de las páginas (tamaño, tinta, nombres dibujados). Instalen delictum-pnp[verify].",
    ),
    "skipped_spoilers": Words(
        "Not looked at: spoilers. The kit's source is not at hand; give it with --kit.",
        "Sin mirar: si se cuenta la solución. No está la fuente del kit; indíquenla con --kit.",
    ),
    "skipped_manifest": Words(
        "Not looked at: checksums and labels. There is no manifest.json.",
        "Sin mirar: sumas de verificación y rótulos. No hay manifest.json.",
    ),
    "skipped_flip": Words(
        "Not looked at: backs of some files. Nothing says on which edge they are flipped.",
        "Sin mirar: los reversos de algunos archivos. Nada dice sobre qué borde se voltean.",
    ),
    "skipped_paper": Words(
        "Not looked at: margins of some pages. They are of no paper in templates/papers/.",
        "Sin mirar: los márgenes de algunas páginas. No son de ningún papel de templates/papers/.",
    ),
    "no_second_reader": Words(
        "A release is verified by two readers: install delictum-pnp[verify].",
        "Una edición se verifica con dos lectores: instalen delictum-pnp[verify].",
    ),
    "not_released": Words(
        "Nothing was written: a release has no open findings. Mend or waive those above.",
        "No se escribió nada: una edición no tiene hallazgos abiertos. Corrijan o dispensen los de arriba.",
    ),
    "not_verified": Words(
        "Nothing was written: the finished files are not what they should be. The previous kit is untouched.",
        "No se escribió nada: los archivos terminados no son lo que deben ser. El kit anterior quedó como estaba.",
    ),
    "format_alone": Words(
        "--format txt goes with one paper and without --release", "--format txt va con un solo papel y sin --release"
    ),
    "sheet_or_template": Words("name a SHEET, or say --template", "nombren una HOJA, o digan --template"),
    "bad_sheets": Words("“{part}”: numbers and runs of them, as in 3,5-7", "«{part}»: números y tramos, como 3,5-7"),
    "internal": Words(
        "A fault of the compiler itself ({kind}: {detail}). Set DELICTUM_DEBUG=1 and report what it prints.",
        "Una falla del propio compilador ({kind}: {detail}). Pongan DELICTUM_DEBUG=1 e informen lo que imprime.",
    ),
}


COUNTED: Mapping[str, tuple[Words, Words]] = {
    "written": (Words("{n} file written", "{n} archivo escrito"), Words("{n} files written", "{n} archivos escritos")),
    "files": (Words("{n} file", "{n} archivo"), Words("{n} files", "{n} archivos")),
    "pages": (Words("{n} page", "{n} página"), Words("{n} pages", "{n} páginas")),
    "cards": (Words("{n} card", "{n} carta"), Words("{n} cards", "{n} cartas")),
}
"""Values that are said with what they count: one of them, and several."""


def say(key: str, language: Language, /, **values: object) -> str:
    """A sentence.  Fractions are written as the language writes them, counts with what they count."""
    return TABLE[key].in_language(language, {name: _said(name, value, language) for name, value in values.items()})


def _said(name: str, value: object, language: Language) -> object:
    if isinstance(value, int) and name in COUNTED:
        return COUNTED[name][value != 1].in_language(language, {"n": value})
    return measure(f"{value:g}", language) if isinstance(value, float) else value


def measure(text: str, language: Language) -> str:
    """`215.9 x 279.4` → `215,9 × 279,4` in Spanish, `215.9 × 279.4` in English."""
    crossed = text.replace(" x ", " × ")
    return crossed if language == "en" else re.sub(r"(?<=[0-9])\.(?=[0-9])", ",", crossed)
