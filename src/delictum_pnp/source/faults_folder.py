"""Faults of a kit's folder: files that are missing, doubled or not to be read.  Out: rules S050–S054."""

from __future__ import annotations

from ..diagnostics import Words, declare

key_in_two_files = declare(
    "S050",
    "key_in_two_files",
    looks_at="folder",
    message=Words(
        "`{key}` already stands in {first_file}, line {first_line}",
        "`{key}` ya está en {first_file}, línea {first_line}",
    ),
    hint=Words(
        "each top-level key stands in exactly one file of its folder",
        "cada clave principal va en un solo archivo de su carpeta",
    ),
    bad="title: Sombras\n⟦title⟧: Otras",
    good="title: Sombras\nbox: B01",
    why="""
    With two places nobody knows which one is printed.

    Si está en dos lugares, nadie sabe cuál se imprime.
    """,
)

missing_source = declare(
    "S051",
    "missing_source",
    looks_at="folder",
    message=Words("there is no file {file}", "no existe el archivo {file}"),
    variants={
        "folder": Words("there is no folder {file}", "no existe la carpeta {file}"),
        "case": Words(
            "the case folder {file} has no .yaml file", "la carpeta de caso {file} no tiene ningún archivo .yaml"
        ),
    },
    hint=Words("check the name, or start from `delictum new`", "revisen el nombre o empiecen con `delictum new`"),
    bad="",
    good="title: Sombras",
    why="""
    A kit is a folder with a kit.yaml; a case is a subfolder with YAML files.

    Un kit es una carpeta con un kit.yaml; un caso es una subcarpeta con archivos YAML.
    """,
)

unreadable_file = declare(
    "S052",
    "unreadable_file",
    looks_at="folder",
    message=Words("the file cannot be read ({reason})", "no se puede leer el archivo ({reason})"),
    hint=Words("check that it is a file and that you may read it", "comprueben que es un archivo y que pueden leerlo"),
    bad="",
    good="title: Sombras",
    why="""
    What cannot be opened cannot be printed; the rest is checked all the same.

    Lo que no se puede abrir no se puede imprimir; el resto se revisa igual.
    """,
)

link_out_of_kit = declare(
    "S053",
    "link_out_of_kit",
    looks_at="folder",
    message=Words(
        "this is a link to something outside the kit's folder",
        "esto es un enlace a algo que está fuera de la carpeta del kit",
    ),
    hint=Words("copy the file into the kit's folder", "copien el archivo en la carpeta del kit"),
    bad="",
    good="title: Sombras",
    why="""
    A kit must be whole on every computer, and must not print files of the one who opens it.

    Un kit debe estar entero en cualquier equipo, y no debe imprimir archivos de quien lo abre.
    """,
)

misnamed_source = declare(
    "S054",
    "misnamed_source",
    severity="warning",
    looks_at="folder",
    message=Words("{file} is not read; {meant} would be", "{file} no se lee; {meant} sí se leería"),
    hint=Words("rename it to {meant}", "cámbienle el nombre por {meant}"),
    bad="",
    good="title: Sombras",
    why="""
    A file or folder with nearly the right name is left out without a word, and a case is missing.

    Un archivo o una carpeta con el nombre casi correcto queda fuera sin aviso, y falta un caso.
    """,
)
