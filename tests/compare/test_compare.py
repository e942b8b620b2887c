"""Two editions compared: what changed on which card, and which sheets are to be printed again."""

from __future__ import annotations

import json
import pathlib
import shutil
import zipfile
from collections.abc import Mapping

import pytest

from delictum_pnp.compare.changes import CardChange, Difference, FileChange, compare
from delictum_pnp.compare.edition import NotAKit, read
from delictum_pnp.compare.report import json_text, ranges, text
from tests.compare.editions import CARDS, PALETTE, WORDS, deck, sheet, write
from tests.conftest import delictum

OTHER = "Un collar de perlas falsas apareció envuelto dentro del diario vespertino que nadie reclamó"


@pytest.fixture
def old(tmp_path: pathlib.Path) -> pathlib.Path:
    return write(tmp_path / "old", deck(CARDS), sheet("uno", "dos", "tres"))


def between(old: pathlib.Path, new: pathlib.Path) -> Difference:
    return compare(read(old), read(new))


def only(found: Difference) -> FileChange:
    assert [file.file for file in found.files] == ["jugadores/C01-cartas.pdf"]
    return found.files[0]


def changed(old: pathlib.Path, cards: Mapping[str, str], **look: int | str) -> tuple[FileChange, str]:
    """What a new deck changes, and how it is said."""
    new = write(old.parent / "new", deck(cards, **look), sheet("uno", "dos", "tres"))  # type: ignore[arg-type]
    found = between(old, new)
    return only(found), text(found, "es")


def test_the_same_kit_is_the_same(old: pathlib.Path) -> None:
    found = between(old, old)
    assert found.same
    assert text(found, "es").splitlines()[1:] == ["No cambió nada."]


def test_one_text(old: pathlib.Path) -> None:
    found, said = changed(old, {**CARDS, "P05": WORDS[4].replace("detenido", "atrasado")})
    assert found.cards == (CardChange("P05", "changed", "text", "same", 2),)
    assert (found.sheets, found.of) == ((2,), 2)
    assert "C01 P05: cambió el frente → hoja 2" in said
    assert "hay que reimprimir: hoja 2 de 2" in said


def test_only_the_look(old: pathlib.Path) -> None:
    found, said = changed(old, CARDS, size=9)
    assert {(card.fate, card.front, card.back) for card in found.cards} == {("changed", "look", "same")}
    assert found.sheets == (1, 2)
    assert "C01 P01: solo cambió el aspecto del frente → hoja 1" in said


def test_other_line_breaks_are_look_not_text(old: pathlib.Path) -> None:
    found, _ = changed(old, CARDS, broken=50)
    assert {(card.front, card.back) for card in found.cards} == {("look", "same")}


def test_a_colour_of_the_palette_is_look(old: pathlib.Path) -> None:
    palette = {**PALETTE, "ink": "#000000"}
    new = write(old.parent / "new", deck(CARDS), palette=palette)
    found = between(old, new).files[0]
    assert {(card.front, card.back) for card in found.cards} == {("look", "look")}
    unused = write(
        old.parent / "unused", deck(CARDS), sheet("uno", "dos", "tres"), palette={**PALETTE, "accent": "#0a0"}
    )
    assert {file.fate for file in between(old, unused).files} == {"data"}


def test_backs(old: pathlib.Path) -> None:
    found, said = changed(old, CARDS, back="Expediente")
    assert {(card.front, card.back) for card in found.cards} == {("same", "text")}
    assert "C01 P06: cambió el reverso → hoja 2" in said


def test_a_removed_card_is_named_and_those_that_moved_up_are_not_printed(old: pathlib.Path) -> None:
    found, said = changed(old, {code: words for code, words in CARDS.items() if code != "P02"})
    assert found.cards == (CardChange("P02", "removed"),)
    assert found.sheets == ()
    assert "C01 P02: ya no está en el kit; aparten la carta" in said
    assert "no hay nada que reimprimir" in said


def test_a_new_card(old: pathlib.Path) -> None:
    found, said = changed(old, {**CARDS, "P07": OTHER})
    assert found.cards == (CardChange("P07", "added", sheet=2),)
    assert "C01 P07: carta nueva → hoja 2" in said


def test_a_reused_code(old: pathlib.Path) -> None:
    found, said = changed(old, {**CARDS, "P03": OTHER})
    assert found.cards == (CardChange("P03", "reused", sheet=1),)
    assert "C01 P03: el código se reutiliza para otra carta; aparten la vieja → hoja 1" in said


def test_codes_that_moved_down_by_one(old: pathlib.Path) -> None:
    """P04 is gone and its successors were renumbered: two codes are reused, the last is free."""
    found, said = changed(old, {**CARDS, "P04": WORDS[4], "P05": WORDS[5], "P06": OTHER})
    assert [(card.code, card.fate, card.was, card.now) for card in found.cards] == [
        ("P04", "reused", "P05", None),
        ("P05", "reused", "P06", "P04"),
        ("P06", "reused", None, "P05"),
    ]
    assert "C01 P04: el código se reutiliza para la carta que era P05; aparten la vieja → hoja 1" in said
    fewer, said = changed(old, {**dict(list(CARDS.items())[:3]), "P04": WORDS[4], "P05": WORDS[5]})
    assert fewer.cards[-1] == CardChange("P06", "removed", now="P05")
    assert "C01 P06: esta carta ahora es P05; aparten la vieja" in said


def test_a_new_edition_alone_changes_no_card(old: pathlib.Path) -> None:
    """Its name is printed on every card."""
    later = write(
        old.parent / "later", deck(CARDS, edition="pnp-v1.1"), sheet("uno", "dos", "tres"), edition="pnp-v1.1"
    )
    found = between(old, later)
    assert {file.fate for file in found.files} == {"data"}
    assert "pnp-v1.0" in text(found, "es")
    assert "lo ya impreso sigue sirviendo" in text(found, "es")


def test_pages_without_cards(old: pathlib.Path) -> None:
    new = write(old.parent / "new", deck(CARDS), sheet("uno", "dos", "tres más", "cuatro"))
    found = between(old, new)
    assert [(file.file, file.pages, file.sheets) for file in found.files] == [
        ("jugadores/C01-expediente.pdf", (3, 4), (2,)),
    ]
    assert "cambian las páginas 3-4; hay que reimprimir: hoja 2 de 2" in text(found, "es")
    single = write(old.parent / "single", deck(CARDS), sheet("uno", "dos", "tres más"))
    assert "cambia la página 3; hay que reimprimir: hoja 2 de 2" in text(between(old, single), "es")


def test_of_a_solution_only_that_it_changed(old: pathlib.Path) -> None:
    new = write(old.parent / "new", deck(CARDS), sheet("uno", "dos", "tres"), solution="dos")
    found = between(old, new)
    assert [(file.file, file.fate, file.sheets) for file in found.files] == [
        ("soluciones/C01-solucion.pdf", "changed", (1,)),
    ]
    row = json.loads((new / "manifest.json").read_text(encoding="utf-8"))["files"]["soluciones/C01-solucion.pdf"]
    assert not {"cards", "press", "leaves"} & set(row)


def test_files_that_come_and_go(old: pathlib.Path) -> None:
    new = write(old.parent / "new", deck(CARDS))
    assert [(file.file, file.fate) for file in between(old, new).files] == [("jugadores/C01-expediente.pdf", "removed")]
    back = between(new, old)
    assert [(file.fate, file.sheets) for file in back.files] == [("added", (1, 2))]
    assert "archivo nuevo; imprímanlo: las 2 hojas" in text(back, "es")


def test_profiles_with_and_without_backs_share_their_cards(old: pathlib.Path) -> None:
    """Fronts only, on one side: the same cards, no sheet to print again because of missing backs."""
    fronts = write(old.parent / "fronts", deck(CARDS)[::2], sheet("uno", "dos", "tres"), flip="none")
    assert only(between(old, fronts)).fate == "data"


def test_two_ways_of_printing_are_told(old: pathlib.Path, tmp_path: pathlib.Path) -> None:
    new = write(tmp_path / "new", deck({**CARDS, "P03": OTHER}), sheet("uno", "dos", "otra"))
    manifest = json.loads((new / "manifest.json").read_text(encoding="utf-8"))
    other = tmp_path / "low.json"
    other.write_text(json.dumps({**manifest, "profile": ["low-ink"]}), encoding="utf-8")
    said = text(between(old, other), "es").splitlines()
    assert said[0].endswith("a4, diseño abcd → B01 pnp-v1.0, a4 low-ink, diseño abcd")
    assert said[1].startswith("Para quien ya tiene impreso el primero")
    assert "de otra manera" in said[2]
    assert "jugadores/C01-cartas.pdf: hay que reimprimir: hoja 1 de 2" in said
    assert "jugadores/C01-expediente.pdf: difiere, quizá solo por eso" in said


def test_pages_are_told_in_their_order(old: pathlib.Path) -> None:
    many = [f"hoja {number}" for number in range(12)]
    before = write(old.parent / "before", deck(CARDS), sheet(*many))
    after = write(old.parent / "after", deck(CARDS), sheet(*(f"otra {line}" for line in many)))
    assert "cambian las páginas 1-12; hay que reimprimir: las 6 hojas" in text(between(before, after), "es")


class TestReading:
    def test_a_folder_its_manifest_and_its_zips(self, old: pathlib.Path, tmp_path: pathlib.Path) -> None:
        zipped = shutil.make_archive(str(tmp_path / "kit"), "zip", tmp_path, "old")
        assert read(old) == read(old / "manifest.json") == read(pathlib.Path(zipped))
        players = read(old / "B01-jugadores.zip")
        assert {file.audience for file in players.files.values()} == {"players"}
        assert compare(players, read(old)).same

    def test_the_players_zip_tells_nothing_of_solutions(self, old: pathlib.Path) -> None:
        with zipfile.ZipFile(old / "B01-jugadores.zip") as archive:
            assert "soluci" not in archive.read("manifest.json").decode("utf-8")

    @pytest.mark.parametrize(
        "manifest",
        ["", "[]", "{}", '{"kit": "B01", "edition": "1", "paper": "a4", "files": []}',
         '{"kit": "B01", "edition": "1", "paper": "a4", "files": {"a.pdf": 3}}',
         '{"kit": "B01", "edition": "1", "paper": "a4", "files": {"a.pdf": {"sha256": "", "audience": "players", '
         '"pages": [1], "press": {"9": {"codes": ["P01"]}}}}}'],
    )  # fmt: skip
    def test_a_damaged_manifest(self, tmp_path: pathlib.Path, manifest: str) -> None:
        (tmp_path / "manifest.json").write_text(manifest, encoding="utf-8")
        with pytest.raises(NotAKit) as fault:
            read(tmp_path)
        assert fault.value.reason == "damaged"

    def test_nothing_there(self, tmp_path: pathlib.Path) -> None:
        with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
            archive.writestr("a.txt", "")
        (tmp_path / "broken.zip").write_bytes((tmp_path / "a.zip").read_bytes()[:-5])
        reasons = {}
        for name in ("x", ".", "a.zip", "broken.zip"):
            with pytest.raises(NotAKit) as fault:
                read(tmp_path / name)
            reasons[name] = fault.value.reason
        assert reasons == {"x": "missing", ".": "no_manifest", "a.zip": "no_manifest", "broken.zip": "damaged"}


class TestTheCommand:
    def test_exit_codes_and_formats(self, old: pathlib.Path, tmp_path: pathlib.Path) -> None:
        new = write(tmp_path / "new", deck({**CARDS, "P03": OTHER}), sheet("uno", "dos", "tres"))
        same, other = delictum("diff", str(old), str(old)), delictum("diff", str(old), str(new), DELICTUM_LANG="en")
        assert (same.returncode, other.returncode) == (0, 1)
        assert "C01 P03: the code is reused for another card; take the old one out → sheet 1" in other.stdout
        found = json.loads(delictum("diff", str(old), str(new), "--output-format", "json").stdout)
        assert found["same"] is False
        assert found["files"][0]["cards"][0]["code"] == "P03"
        missing = delictum("diff", str(old), str(tmp_path / "nowhere"))
        assert missing.returncode == 2
        assert "Traceback" not in missing.stderr

    def test_a_text_changed_in_the_sources(
        self, flagship: pathlib.Path, kit_copy: pathlib.Path, tmp_path: pathlib.Path
    ) -> None:
        source = kit_copy / "C01" / "cards.yaml"
        before = source.read_text(encoding="utf-8")
        source.write_text(before.replace("title: Una entrada sin aviso", "title: Una entrada sin avisar"), "utf-8")
        assert source.read_text(encoding="utf-8") != before
        done = delictum("build", str(kit_copy), "--out", str(tmp_path / "out"))
        assert done.returncode == 0, done.stderr
        found = compare(read(flagship), read(tmp_path / "out" / "B01-pnp-v1.0" / "es" / "a4"))
        cards = [card for file in found.files if file.file == "jugadores/C01-cartas.pdf" for card in file.cards]
        assert [(card.fate, card.front, card.back) for card in cards] == [("changed", "text", "text")], (
            "its title is on the back too"
        )
        told = json.loads(json_text(found))
        assert told["files"][0]["sheets"] == [cards[0].sheet]


def test_ranges() -> None:
    assert ranges([1, 2, 3, 7, 9, 10]) == "1-3, 7, 9-10"
    assert ranges([]) == ""
