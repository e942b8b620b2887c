"""The house: rooms import backwards along the arrows only, and every outside library has one home."""

from __future__ import annotations

import ast
import pathlib
import sys

import pytest

ROOT = pathlib.Path(__file__).parents[1] / "src" / "delictum_pnp"
MODULES = sorted(ROOT.rglob("*.py"))

MAY_IMPORT: dict[str, set[str]] = {
    "diagnostics": set(),
    "source": {"diagnostics"},
    "model": {"diagnostics", "source"},
    "game": {"diagnostics", "model"},
    "prover": {"diagnostics", "model", "game"},
    "simulate": {"diagnostics", "model", "game", "prover"},
    "refusals": {"diagnostics", "game"},
    "examples": {"diagnostics", "model", "game"},
    "sheets": {"diagnostics", "model", "source", "game", "refusals"},
    "walk": {"diagnostics", "model", "game", "layout.views", "layout.wording", "layout.workshop", "refusals", "sheets"},
    "layout": {"diagnostics", "model", "prover.verdict"},
    "imposition": {"layout.page"},
    "pdf": {"layout.page", "layout.reading", "imposition"},
    "svg": {"layout.page", "layout.workshop"},
    "rules": {
        "diagnostics",
        "model",
        "source",
        "layout.issues",
        "prover.verdict",
        "examples.faults",
        "sheets.faults",
        "verify",
    },
    "report": {"diagnostics"},
    "language": {"diagnostics"},
    "messages": {"diagnostics"},
    "freshness": set(),
    "one_shot": set(),
    "places": set(),
    "bundle": {"layout.page"},
    "installation": {"bundle", "freshness"},
    "compare": {"diagnostics"},
    "contents": {"arrangement", "layout.fingerprint", "layout.page", "layout.profile", "products"},
    "printer": {"diagnostics"},
    "calibrated": {"layout.profile"},
    "print_options": {"calibrated", "layout.profile"},
    "decks": {"layout", "imposition"},
    "arrangement": {"layout", "imposition"},
    "calibration_sheet": {"bundle", "layout", "pdf", "pipeline"},
    "cli_calibrate": {"calibrated", "calibration_sheet", "cli_shared", "language", "messages"},
    "products": {"arrangement", "decks", "layout", "imposition", "model"},
    "text_edition": {"bundle", "layout", "model", "products"},
    "editors": {"bundle", "diagnostics", "layout", "model", "pdf", "prover.tell", "prover.verdict", "svg"},
    "readme_page": {
        "layout.page",
        "layout.passes",
        "layout.printing",
        "layout.printing_profiles",
        "layout.printing_steps",
        "layout.sheet_parts",
        "layout.workshop",
        "model",
        "products",
        "svg",
    },
    "pipeline": {
        "bundle",
        "contents",
        "diagnostics",
        "examples",
        "game.errors",
        "imposition.plan",
        "layout",
        "model",
        "pdf",
        "print_options",
        "products",
        "prover",
        "readme_page",
        "rules",
        "source",
    },
    "cli_kits": {"calibrated", "compare", "language", "messages", "printer"},
    "verify": {"diagnostics", "imposition.plan", "pdf.content", "pdf.inside", "pdf.tokens"},
    "expectations": {
        "bundle",
        "freshness",
        "imposition.plan",
        "layout.profile",
        "layout.workshop",
        "model",
        "products",
        "verify.canaries",
        "verify.expected",
    },
    "cli_verify": {
        "cli_shared",
        "expectations",
        "language",
        "model.kit",
        "one_shot",
        "pipeline",
        "places",
        "report",
        "verify",
    },
    "cli_shared": {"bundle", "installation", "language", "messages", "model.dossier", "pipeline", "places", "report"},
    "cli_build": {
        "calibrated",
        "cli_shared",
        "cli_verify",
        "freshness",
        "installation",
        "language",
        "layout.workshop",
        "messages",
        "one_shot",
        "pipeline",
        "print_options",
        "text_edition",
    },
    "cli_check": {"cli_shared", "language", "one_shot", "pipeline", "prover.report", "rules.catalogue"},
    "cli_editors": {"cli_shared", "editors", "pipeline"},
    "cli_play": {
        "bundle",
        "cli_shared",
        "language",
        "layout.workshop",
        "model.dossier",
        "pipeline",
        "sheets",
        "simulate",
        "walk",
    },
    "cli_language": {"cli_spanish", "diagnostics"},
    "cli_spanish": set(),
    "cli": {"cli_language", "cli_shared", "language"},
}
"""Room → what it may import of ours; a dotted entry allows that module only.  docs/architecture.md says why."""

HOMES: dict[str, set[str]] = {
    "reportlab": {"pdf"},
    "pypdf": {"pdf"},
    "pypdfium2": {"verify"},
    "ruamel": {"source"},
    "_ruamel_yaml": {"source"},
    "pydantic": {"model"},
    "pydantic_core": {"model"},
    "jinja2": {"layout"},
    "pyphen": {"layout"},
    "markdown_it": {"layout"},
    "click": {
        "cli",
        "cli_build",
        "cli_calibrate",
        "cli_check",
        "cli_editors",
        "cli_kits",
        "cli_language",
        "cli_play",
        "cli_shared",
        "cli_verify",
    },
}


def room(path: pathlib.Path) -> str:
    inside = path.relative_to(ROOT)
    return inside.parts[0] if len(inside.parts) > 1 else inside.stem


def imports(path: pathlib.Path) -> list[tuple[str, str]]:
    """(`own` or `outside`, dotted name) of everything a module imports, lazily or not."""
    package = ["delictum_pnp", *path.relative_to(ROOT).parts[:-1]]
    found: list[tuple[str, str]] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [("outside", alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            found.append(("outside", node.module or ""))
        elif isinstance(node, ast.ImportFrom):
            base = package[1 : len(package) - node.level + 1]
            dotted = [*base, *(node.module.split(".") if node.module else [])]
            found += [
                ("own", ".".join([*dotted, *([alias.name] if not node.module or len(dotted) == 1 else [])]))
                for alias in node.names
            ]
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(ROOT)))
def test_a_module_imports_backwards_only(path: pathlib.Path) -> None:
    here = room(path)
    if here in ("__init__", "__main__"):
        return
    allowed = MAY_IMPORT[here]
    for kind, name in imports(path):
        if kind == "own" and name and name.split(".")[0] not in (here, "__version__"):
            fits = name.split(".")[0] in allowed or any(
                name == entry or name.startswith(entry + ".") for entry in allowed
            )
            assert fits, f"{path.relative_to(ROOT)} imports {name}"


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(ROOT)))
def test_an_outside_library_is_imported_at_home_only(path: pathlib.Path) -> None:
    for kind, name in imports(path):
        top = name.split(".")[0]
        if kind == "outside" and top and top not in sys.stdlib_module_names and top != "__future__":
            assert top in HOMES, f"{path.relative_to(ROOT)} imports {name}, which has no home"
            assert room(path) in HOMES[top], f"{path.relative_to(ROOT)} imports {name}"


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(ROOT)))
def test_a_module_says_what_comes_in_and_what_goes_out(path: pathlib.Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not text.strip() or ast.get_docstring(ast.parse(text)), path


def test_the_architecture_page_names_every_room() -> None:
    page = (ROOT.parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")
    rooms = {room(path) for path in MODULES} - {"__init__", "__main__"}
    assert rooms == set(MAY_IMPORT)
    missing = [name for name in sorted(rooms) if f"`{name}" not in page]
    assert not missing
