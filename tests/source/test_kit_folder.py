"""A kit in several files becomes one tree; whatever is in the folder, nothing is raised."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from delictum_pnp.source.characters import MOST_BYTES
from delictum_pnp.source.kit_folder import KitReading, read_kit

KIT = {
    "kit.yaml": "box: B01\n",
    "edition.yaml": "edition: pnp\n",
    "C01/case.yaml": "title: Uno\n",
    "C01/cards.yaml": "cards:\n  P01: {title: a}\n",
    "C01/solution.yaml": "truth: t\n",
    "C01/solution-2.yaml": "groups: {G01: g}\n",
    "M01/all.yaml": "title: Meta\n",
    "rulebook/02-turno.md": "# Turno\n",
    "rulebook/01-inicio.md": "\tÑandú\u00a0\n",
}


def kit(folder: Path, **changes: str | bytes | None) -> Path:
    """Write `KIT` with changes (name with `__` for `/` and `_yaml` for `.yaml`; None: leave the file out)."""
    files: dict[str, str | bytes | None] = dict(KIT)
    files.update({name.replace("__", "/").replace("_yaml", ".yaml"): text for name, text in changes.items()})
    for name, text in files.items():
        if text is not None:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(text if isinstance(text, bytes) else text.encode())
    return folder


def told(reading: KitReading) -> list[tuple[str, str, int]]:
    return [(fault.rule.code, fault.span.file, fault.span.line) for fault in reading.diagnostics]


def test_a_kit_becomes_one_tree(tmp_path: Path) -> None:
    reading = read_kit(kit(tmp_path), "cases/B01")
    assert reading.diagnostics == []
    assert reading.tree is not None
    assert reading.tree.data() == {
        "edition": "pnp",
        "box": "B01",
        "C01": {
            "cards": {"P01": {"title": "a"}},
            "title": "Uno",
            "solution": {"groups": {"G01": "g"}, "truth": "t"},
        },
        "M01": {"title": "Meta"},
    }
    assert list(reading.pages.items()) == [
        ("01-inicio", ("\tÑandú\u00a0\n", "cases/B01/rulebook/01-inicio.md")),
        ("02-turno", ("# Turno\n", "cases/B01/rulebook/02-turno.md")),
    ]


def test_spans_name_the_file(tmp_path: Path) -> None:
    tree = read_kit(kit(tmp_path), "cases/B01/").tree
    assert tree is not None
    assert tree.span(("C01", "cards", "P01", "title"))[:3] == ("cases/B01/C01/cards.yaml", 2, 16)
    assert tree.span(("C01", "solution", "truth"))[:3] == ("cases/B01/C01/solution.yaml", 1, 8)
    assert tree.span(("C01", "missing"))[:3] == ("cases/B01/C01/cards.yaml", 1, 1)
    assert tree.span(("missing",))[:3] == ("cases/B01/kit.yaml", 1, 1)


def test_a_key_in_two_files_names_both(tmp_path: Path) -> None:
    reading = read_kit(kit(tmp_path, edition_yaml="edition: e\nbox: B02\n", C01__more_yaml="title: Dos\n"), "k")
    assert told(reading) == [("S050", "k/C01/more.yaml", 1), ("S050", "k/kit.yaml", 1)]
    assert [fault.also[0][:2] for fault in reading.diagnostics] == [("k/C01/case.yaml", 1), ("k/edition.yaml", 2)]


def test_a_case_may_not_be_in_the_kit_file_too(tmp_path: Path) -> None:
    reading = read_kit(kit(tmp_path, kit_yaml="C01: {title: x}\n", C01__case_yaml="solution: {a: b}\n"), "k")
    assert [code for code, _, _ in told(reading)] == ["S050", "S050"]


def test_faults_of_all_files_are_told_in_order(tmp_path: Path) -> None:
    reading = read_kit(kit(tmp_path, kit_yaml="a: b: c\n", C01__case_yaml="a: [\n", M01__all_yaml=b"\xff\n"), "k")
    assert reading.tree is None
    assert told(reading) == [("S022", "k/C01/case.yaml", 1), ("S001", "k/M01/all.yaml", 1), ("S020", "k/kit.yaml", 1)]


def test_what_is_missing_is_told(tmp_path: Path) -> None:
    nowhere = read_kit(tmp_path / "no", "no")
    assert (told(nowhere), nowhere.tree) == ([("S051", "no", 1)], None)
    (tmp_path / "C02").mkdir()
    reading = read_kit(kit(tmp_path, kit_yaml=None), "k")
    assert told(reading) == [("S051", "k/C02", 1), ("S051", "k/kit.yaml", 1)]
    assert reading.tree is None


def test_nearly_right_names_are_told(tmp_path: Path) -> None:
    (tmp_path / "c2").mkdir()
    reading = read_kit(kit(tmp_path, **{"C01/more.yml": "x: y\n", "notes.YAML": "x: y\n", ".hidden.yaml": "x: ["}), "k")
    assert told(reading) == [("S054", "k/C01/more.yml", 1), ("S054", "k/c2", 1), ("S054", "k/notes.YAML", 1)]
    assert reading.tree is not None


def test_links_out_of_the_kit_are_refused(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("word: x\n", encoding="utf-8")
    folder = kit(tmp_path / "kit")
    (folder / "out.yaml").symlink_to(secret)
    (folder / "rulebook" / "out.md").symlink_to(secret)
    (folder / "C03").symlink_to(kit(tmp_path / "other") / "C01")
    (folder / "inside.yaml").symlink_to(folder / "M01" / "all.yaml")
    reading = read_kit(folder, "k")
    files = sorted({fault.span.file for fault in reading.diagnostics if fault.rule.code == "S053"})
    assert files[-2:] == ["k/out.yaml", "k/rulebook/out.md"]
    assert {name.rpartition("/")[0] for name in files[:-2]} == {"k/C03"}
    assert reading.tree is None
    assert "out" not in reading.pages


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_what_is_no_file_is_not_opened(tmp_path: Path) -> None:
    folder = kit(tmp_path)
    os.mkfifo(folder / "pipe.yaml")
    (folder / "folder.yaml").mkdir()
    (folder / "loop.yaml").symlink_to(folder / "loop.yaml")
    (folder / "gone.yaml").symlink_to(folder / "nothing")
    reading = read_kit(folder, "k")
    assert [(code, name) for code, name, _ in told(reading)] == [
        ("S052", f"k/{name}.yaml") for name in ("folder", "gone", "loop", "pipe")
    ]


def test_pages_are_checked(tmp_path: Path) -> None:
    pages: dict[str, str | bytes] = {"03.md": "uno\nd\u202eos\n", "04.md": b"\xf1", "05.md": "n\u0303"}
    folder = kit(tmp_path, **{f"rulebook/{name}": text for name, text in pages.items()})
    (folder / "rulebook" / "06.md").write_bytes(b"x" * (MOST_BYTES + 1))
    reading = read_kit(folder, "k")
    assert told(reading) == [
        ("S003", "k/rulebook/03.md", 2),
        ("S001", "k/rulebook/04.md", 1),
        ("S012", "k/rulebook/05.md", 1),
        ("S002", "k/rulebook/06.md", 1),
    ]
    assert reading.pages["05"][0] == "ñ"
    assert reading.tree is not None


def test_the_order_does_not_depend_on_the_file_system(tmp_path: Path) -> None:
    first = read_kit(kit(tmp_path / "a"), "k")
    backwards = tmp_path / "b"
    for name in reversed(KIT):
        (backwards / name).parent.mkdir(parents=True, exist_ok=True)
        (backwards / name).write_text(KIT[name], encoding="utf-8")
    second = read_kit(backwards, "k")
    assert first == second
    assert first.tree is not None and second.tree is not None
    assert str(first.tree.data()) == str(second.tree.data())


def test_a_folder_that_may_not_be_entered_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path) -> bool:
        raise PermissionError(path)

    monkeypatch.setattr(Path, "is_dir", refuse)
    reading = read_kit(tmp_path, "k")
    assert told(reading) == [("S052", "k", 1)]
    assert (reading.tree, reading.pages) == (None, {})
    assert "PermissionError" in reading.diagnostics[0].message("es")
