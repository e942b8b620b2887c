"""Words of templates: the fast path prints what Jinja2 prints and is as strict; Jinja2 is imported only when needed."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass, field
from typing import Any

import jinja2
import pytest
from hypothesis import given
from hypothesis import strategies as st

from delictum_pnp.layout.words import WordsFault, words


@dataclass
class Inner:
    code: str = "P04"
    nothing: None = None


@dataclass
class View:
    title: str
    inner: Inner = field(default_factory=Inner)
    table: dict[str, Any] = field(default_factory=lambda: {"a": 1, "items": "x"})


def by_jinja(source: str, view: View) -> str:
    environment = jinja2.Environment(undefined=jinja2.StrictUndefined, autoescape=False, keep_trailing_newline=True)
    environment.globals.clear()
    return environment.from_string(source).render(vars(view))


NAMES = [
    "title",
    "inner.code",
    "inner.nothing",
    "table.a",
    "inner.none",
    "missing",
    "missing.code",
    "table.b",
    "title.x",
]
SOURCES = st.one_of(
    st.sampled_from([f"{{{{ {name} }}}}" for name in NAMES] + [f"{{{{{name}}}}}" for name in NAMES]),
    st.text("abñ {}%#\n«»~*", max_size=12).filter(lambda s: not any(mark in s for mark in ("{{", "{%", "{#"))),
)


@given(source=SOURCES, title=st.text(max_size=20))
def test_the_fast_path_prints_what_jinja2_prints(source: str, title: str) -> None:
    view = View(title)
    try:
        wanted = by_jinja(source, view)
    except jinja2.UndefinedError:
        with pytest.raises(WordsFault):
            words(source)(view)
    else:
        assert words(source)(view) == wanted


@pytest.mark.parametrize("text", ["{{ title }}", "{% for x in y %}", "<b>&</b>", "{# no #}"])
def test_a_value_is_printed_as_it_is(text: str) -> None:
    assert words("{{ title }}")(View(text)) == text
    assert words("{{ title }}{{ '' }}")(View(text)) == text


def test_constants_are_left_to_jinja2() -> None:
    assert words("{{ true }}")(View("")) == "True"


def test_jinja2_is_imported_only_for_templates_that_need_it() -> None:
    program = (
        "import sys; from delictum_pnp.layout.words import words, condition\n"
        "words('{{ a }}')({'a': 1}); words('a')({}); condition('not a')({'a': 1}); print('jinja2' in sys.modules)\n"
        "words('{{ a | upper }}')({'a': 'x'}); print('jinja2' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]
