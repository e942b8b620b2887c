"""In which language the command line speaks of itself: help, usage, usage errors.  English, or the Spanish of
`cli_spanish`.

In: commands, as they are written.  Out: copies of them that say the same in another language.  For its own sentences
`click` asks the standard library's `gettext`, which would look for catalogues on the user's disk by the user's locale:
`speak` answers from our catalogue instead, so that one setting decides for all, anywhere.
"""

from __future__ import annotations

import copy
import gettext
import re

import click

from .diagnostics import Language

WORDS = re.compile(r"[A-Z]{2,}(?: RANGE)?")


def speak(language: Language) -> None:
    """From here on `click` speaks this language; English is what it speaks by itself."""
    from .cli_spanish import CLICK

    def one(domain: str, message: str) -> str:
        return CLICK.get(message, message) if language == "es" else message

    def some(domain: str, msgid1: str, msgid2: str, n: int) -> str:
        return one(domain, msgid1 if n == 1 else msgid2)

    gettext.dgettext, gettext.dngettext = one, some


def told(command: click.Command, language: Language) -> click.Command:
    """The command, and those below it, with its help in a language."""
    if language == "en":
        return command
    from .cli_spanish import COMMANDS

    made = copy.copy(command)
    made.help = COMMANDS.get(made.help or "", made.help)
    made.options_metavar = _named(made.options_metavar or "")
    made.params = [_parameter(one) for one in command.params]
    if isinstance(made, click.Group):
        made.subcommand_metavar = _named(made.subcommand_metavar or "")
        made.commands = {name: told(below, language) for name, below in made.commands.items()}
    return made


def _parameter(parameter: click.Parameter) -> click.Parameter:
    from .cli_spanish import OPTIONS

    made = copy.copy(parameter)
    if isinstance(made, click.Option):
        made.help = OPTIONS.get(made.help or "", made.help)
        shown = made.type.name.upper()
    else:
        name = (made.name or "").upper()
        shown = name if made.required else f"[{name}]"
    if not isinstance(made.type, click.Choice):
        made.metavar = _named(made.metavar or shown)
    return made


def _named(shown: str) -> str:
    """`[KIT|CASE]` → `[KIT|CASO]`."""
    from .cli_spanish import NAMES

    return WORDS.sub(lambda found: NAMES.get(found[0], found[0]), shown)
