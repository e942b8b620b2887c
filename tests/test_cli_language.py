"""Help and usage errors: Spanish where the user's language is Spanish, in English as `click` has them."""

from __future__ import annotations

import re
import string
from collections.abc import Iterator

import click
import pytest

from delictum_pnp import cli_spanish
from delictum_pnp.cli import COMMANDS, cli
from delictum_pnp.cli_language import told
from tests.conftest import delictum

ENGLISH = re.compile(
    r"\b(the|of|and|for|with|this|its|only|which|usage|options?|commands?|show|default|required|file|folder|directory|"
    r"text|name|try|missing|invalid|value|does|not|is|exist|argument|such|mean|sheets?|printer|paper)\b",
    re.IGNORECASE,
)
"""Words that no Spanish sentence has."""
CODE = re.compile(
    r"--?[a-z][a-z-]*|`[^`]*`|\[[a-z|-]+\]|'[^']*'|delictum [a-z ]+|\((?:long|short|face-up|face-down)\)|"
    r"(?<=por omisión: )[\w/-]+"
)
"""What is typed as it stands, in any language."""
NAMES = [*([name] for name in COMMANDS), ["calibrate", "set"], []]


def commands(found: click.Command) -> Iterator[click.Command]:
    """A command and all below it, as they are written."""
    yield found
    if isinstance(found, click.Group):
        context = click.Context(found)
        for name in found.list_commands(context):
            below = found.get_command(context, name)
            assert below is not None
            yield from commands(below)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[click.Command]:
    monkeypatch.setenv("DELICTUM_LANG", "en")
    return list(commands(cli))


def helps(found: list[click.Command]) -> set[str]:
    return {option.help or "" for one in found for option in one.params if isinstance(option, click.Option)}


def test_what_every_command_and_option_is_for_is_said_in_spanish_and_nothing_else(written: list[click.Command]) -> None:
    assert {one.help for one in written} == set(cli_spanish.COMMANDS)
    assert helps(written) == set(cli_spanish.OPTIONS)


@pytest.mark.parametrize("table", ["CLICK", "COMMANDS", "OPTIONS", "NAMES"])
def test_translations_have_the_same_places_and_nobody_forgot_one(table: str) -> None:
    for english, spanish in getattr(cli_spanish, table).items():
        assert places(spanish) <= places(english), english
        assert english != spanish or english == "Error: {message}"
        assert not ENGLISH.search(CODE.sub("", re.sub(r"\{[^}]*\}|%\(\w+\)s", "", spanish))), spanish


def places(text: str) -> set[str]:
    return {place for _, place, _, _ in string.Formatter().parse(text) if place} | set(re.findall(r"%\(\w+\)s", text))


@pytest.mark.parametrize("names", NAMES, ids=" ".join)
def test_help_in_both_languages(names: list[str]) -> None:
    spanish = delictum(*names, "--help", LANG="es_AR.UTF-8")
    english = delictum(*names, "-h", LANG="en_GB.UTF-8")
    assert (spanish.returncode, english.returncode) == (0, 0)
    assert spanish.stdout.startswith("Uso: delictum") and "Muestra esta ayuda" in spanish.stdout
    assert english.stdout.startswith("Usage: delictum") and "Show this message and exit." in english.stdout
    said = [line for line in spanish.stdout.splitlines() if not re.match(rf"  ({'|'.join(COMMANDS)}) ", line)]
    assert not ENGLISH.search(CODE.sub("", " ".join(" ".join(said).split()))), said
    assert len(re.findall(r"^  -", spanish.stdout, re.MULTILINE)) == len(
        re.findall(r"^  -", english.stdout, re.MULTILINE)
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("x",), "No hay ninguna orden 'x'."),
        (("build", "--paper", "a5"), "para '--paper': 'a5' no es ninguno de estos: 'a4', 'letter', 'all'."),
        (("build", "--ou", "x"), "No hay ninguna opción '--ou'. ¿Será '--out'?"),
        (("build", "--format", "txt", "--release"), "--format txt va con un solo papel y sin --release"),
        (("build", "--out"), "A la opción '--out' le falta su valor."),
        (("build", "--stack=1"), "La opción '--stack' no lleva ningún valor."),
        (("build", "a", "b"), "Esto sobra: b"),
        (("calibrate", "set", "A"), "Falta la opción '--back-shift'."),
        (("calibrate", "set"), "Falta 'IMPRESORA'."),
        (("verify", "nada"), "No existe 'nada'."),
        (("graph", "C01", "--out", "src"), "'src' es una carpeta, no un archivo."),
        (("build", "--out", "README.md"), "'README.md' es un archivo, no una carpeta."),
        (("simulate", "C01", "--games", "0"), "0 no cumple 1<=x<=1000000."),
        (("simulate", "C01", "--games", "diez"), "'diez' no es un número que sirva aquí."),
        (("score", "C01"), "nombren una HOJA, o digan --template"),
        (("print", "--sheets", "3x"), "«3x»: números y tramos, como 3,5-7"),
    ],
)  # fmt: skip
def test_wrong_usage_is_told_in_spanish(arguments: tuple[str, ...], sentence: str) -> None:
    done = delictum(*arguments)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert not ENGLISH.search(CODE.sub("", done.stderr.replace("README", ""))), done.stderr


def test_wrong_usage_in_english_is_as_click_has_it() -> None:
    done = delictum("build", "--paper", "a5", DELICTUM_LANG="en")
    assert "Try 'delictum build --help' for help." in done.stderr
    assert "Invalid value for '--paper': 'a5' is not one of 'a4', 'letter', 'all'." in done.stderr


def test_another_language_is_another_copy(written: list[click.Command]) -> None:
    before = helps(written)
    for one in written:
        if one.name != "cli":
            assert told(one, "es").help != one.help
            assert told(one, "en") is one
    assert helps(written) == before
