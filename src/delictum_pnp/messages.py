"""What the command line says to its user, in English and Spanish."""

from __future__ import annotations

from .diagnostics import Language, Words

TABLE: dict[str, Words] = {
    "built": Words(
        "Kit ready in {folder} ({written} files written, {kept} unchanged).",
        "Kit listo en {folder} ({written} archivos escritos, {kept} sin cambios).",
    ),
    "fresh": Words("{folder} is up to date.", "{folder} ya está al día."),
    "not_built": Words(
        "Nothing was written: mend the errors above.", "No se escribió nada: corrijan los errores de arriba."
    ),
    "no_such_kit": Words(
        "There is no kit «{kit}». Known kits: {known}.", "No hay ningún kit «{kit}». Los que hay: {known}."
    ),
    "no_such_case": Words(
        "There is no case «{case}» in this kit. It has: {known}.",
        "No hay ningún caso «{case}» en este kit. Los que hay: {known}.",
    ),
    "cannot_play_rules": Words(
        "{case} cannot be played as it stands: the findings above say why.",
        "{case} no se puede jugar como está: los hallazgos de arriba dicen por qué.",
    ),
    "cannot_play_proof": Words(
        "{case} has no proof set that the policy «proof» could follow. `delictum prove` says why.",
        "{case} no tiene ningún conjunto de prueba que el modo «proof» pueda seguir. `delictum prove` dice por qué.",
    ),
    "page_written": Words(
        "Report written to {path}. It tells the solution.", "Informe escrito en {path}. Cuenta la solución."
    ),
    "page_not_written": Words("{path}: could not be written ({detail}).", "{path}: no se pudo escribir ({detail})."),
    "no_such_rule": Words(
        "There is no rule {code}. docs/rules.md lists them all.",
        "No hay ninguna regla {code}. Están todas en docs/rules.md.",
    ),
    "no_such_profile": Words(
        "There is no printing profile «{profile}». There are: {known}.",
        "No hay ningún modo de imprimir «{profile}». Los que hay: {known}.",
    ),
    "bad_profile": Words(
        "A printing profile says what none can: {detail}.", "Un modo de imprimir dice lo que ninguno puede: {detail}."
    ),
    "plan_without_fold": Words(
        "The plan «{plan}» cannot be folded: it has no cut down its middle. Nothing was written.",
        "El plan «{plan}» no se puede doblar: no tiene un corte por el medio. No se escribió nada.",
    ),
    "plan_too_large": Words(
        "The plan «{plan}» does not fit this paper: it needs {needs} mm, the sheet has {has} mm. Nothing was written.",
        "El plan «{plan}» no cabe en este papel: necesita {needs} mm y la hoja tiene {has} mm. No se escribió nada.",
    ),
    "type_too_small": Words(
        "On cards of the plan «{plan}» type would shrink to {type} pt, and {least} pt is the least that can be read: "
        "this kit needs cards of {needs} mm. Nothing was written.",
        "En cartas del plan «{plan}» la letra quedaría de {type} pt, y menos de {least} pt no se lee: este kit "
        "necesita cartas de {needs} mm. No se escribió nada.",
    ),
    "printer_unknown": Words(
        "No printer «{printer}» has been calibrated (`delictum calibrate`). Known: {known}.",
        "La impresora «{printer}» no está calibrada (`delictum calibrate`). Las que hay: {known}.",
    ),
    "printer_bad_shift": Words(
        "A shift is two numbers of millimetres, to the right and down: 0.7,-1.2, not «{value}».",
        "El corrimiento son dos números en milímetros, a la derecha y hacia abajo: 0.7,-1.2, no «{value}».",
    ),
    "printer_far_shift": Words(
        "A shift of {value} mm is more than a printer's tolerance ({most} mm): is it the right paper, at full size?",
        "Un corrimiento de {value} mm es más que la tolerancia de una impresora ({most} mm): ¿es ese papel, al 100 %?",
    ),
    "printer_scaled": Words(
        "This printer prints at {percent} %. No shift mends that: choose «actual size» or «scale 100 %» instead of "
        "«fit to page», print the calibration sheet again and measure again.",
        "Esta impresora imprime al {percent} %. Ningún corrimiento arregla eso: elijan «tamaño real» o «escala 100 %» "
        "en lugar de «ajustar a la página», impriman otra vez la hoja de calibración y vuelvan a medir.",
    ),
    "printer_unreadable": Words(
        "{path}: is not a list of printers. Mend it, or delete it and calibrate again.",
        "{path}: no es una lista de impresoras. Corríjanla, o bórrenla y calibren de nuevo.",
    ),
    "printer_unwritable": Words("{path}: could not be written ({detail}).", "{path}: no se pudo escribir ({detail})."),
    "printer_saved": Words(
        "{printer}: backs go {right} mm to the right and {down} mm down; flips on the {flip} edge; sheets lie {tray}. "
        "Kept in {path}. Build with --printer {printer}.",
        "{printer}: los reversos van {right} mm a la derecha y {down} mm hacia abajo; borde {flip}; hojas {tray}. "
        "Guardado en {path}. Compilen con --printer {printer}.",
    ),
    "calibration_written": Words(
        "Calibration sheet written to {path}: one sheet, both sides, at 100 %.",
        "Hoja de calibración escrita en {path}: una hoja, dos caras, al 100 %.",
    ),
    "bad_epoch": Words(
        "SOURCE_DATE_EPOCH must be a whole number of seconds since 1970, not «{value}».",
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
        "Looked at {files} files: {pages} pages, {cards} cards with what lies behind them.",
        "Se miraron {files} archivos: {pages} páginas, {cards} cartas con lo que tienen detrás.",
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
    "internal": Words(
        "A fault of the compiler itself ({kind}: {detail}). Set DELICTUM_DEBUG=1 and report what it prints.",
        "Una falla del propio compilador ({kind}: {detail}). Pongan DELICTUM_DEBUG=1 e informen lo que imprime.",
    ),
}


def say(key: str, language: Language, **values: object) -> str:
    return TABLE[key].in_language(language, values)
