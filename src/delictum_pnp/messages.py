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
    "no_such_rule": Words(
        "There is no rule {code}. docs/rules.md lists them all.",
        "No hay ninguna regla {code}. Están todas en docs/rules.md.",
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
    "internal": Words(
        "A fault of the compiler itself ({kind}: {detail}). Set DELICTUM_DEBUG=1 and report what it prints.",
        "Una falla del propio compilador ({kind}: {detail}). Pongan DELICTUM_DEBUG=1 e informen lo que imprime.",
    ),
}


def say(key: str, language: Language, **values: object) -> str:
    return TABLE[key].in_language(language, values)
