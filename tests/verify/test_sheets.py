"""Sheets that come out wrong: each fault by its name."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pypdf import Transformation
from pypdf.generic import NameObject, NumberObject

from delictum_pnp.imposition import press_sheet, sides
from delictum_pnp.imposition.plan import CuttingPlan
from delictum_pnp.imposition.press_sheet import Cell, PressSheet
from delictum_pnp.verify import second_reader
from tests.verify import edits
from tests.verify.conftest import Look, Press, found

BEHIND, IMPOSE = press_sheet.behind, press_sheet.impose


def test_a_sound_deck_is_clean(look: Look, deck: bytes) -> None:
    verified = look(deck)
    assert verified.diagnostics == () and verified.skipped == ()
    assert (verified.files, verified.pages, verified.cards) == (1, 4, 6)


def test_without_the_second_reader_it_says_so(look: Look, deck: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_reader, "available", lambda: False)
    verified = look(deck)
    assert verified.diagnostics == () and verified.skipped == ("second_reader",)


def imposed(press: Press, monkeypatch: pytest.MonkeyPatch, behind: object) -> bytes:
    monkeypatch.setattr(press_sheet, "behind", behind)
    return press.pdf(press.specialists())


def test_backs_that_are_not_mirrored(look: Look, press: Press, monkeypatch: pytest.MonkeyPatch) -> None:
    verified = look(imposed(press, monkeypatch, lambda cell, plan, flip: cell))
    assert found(verified) == {("I002", "")}
    assert {d.span.line for d in verified.diagnostics} == {2, 4}


def test_a_deck_that_is_mirrored_twice(look: Look, press: Press, monkeypatch: pytest.MonkeyPatch) -> None:
    def twice(cell: Cell, plan: CuttingPlan, flip: press_sheet.Flip) -> Cell:
        return BEHIND(BEHIND(cell, plan, flip), plan, flip)

    assert found(look(imposed(press, monkeypatch, twice))) == {("I002", "")}


def test_a_deck_for_the_other_edge(look: Look, press: Press) -> None:
    codes = {code for code, _ in found(look(press.pdf(sides.turned(press.specialists()))))}
    assert "I002" in codes


def test_one_card_too_many_behind_a_short_last_sheet(look: Look, press: Press, monkeypatch: pytest.MonkeyPatch) -> None:
    """Blanks are not mirrored: the last backs stand in the wrong columns, and full sheets hide it."""

    def short(*arguments: object, **named: object) -> list[PressSheet]:
        *full, last = IMPOSE(*arguments, **named)  # type: ignore[arg-type]
        back = tuple(cell._replace(card=other.card) for cell, other in zip(last.back, last.front, strict=True))
        return [*full, last._replace(back=back)]

    monkeypatch.setattr(press_sheet, "impose", short)
    verified = look(press.pdf(press.specialists()))
    assert found(verified) == {("I002", "")}
    assert {d.span.line for d in verified.diagnostics} == {4}


def test_backs_without_a_front_on_a_short_last_sheet(look: Look, press: Press, monkeypatch: pytest.MonkeyPatch) -> None:
    def lower(*arguments: object, **named: object) -> list[PressSheet]:
        *full, last = IMPOSE(*arguments, **named)  # type: ignore[arg-type]
        cards = [cell.card for cell in last.back]
        back = tuple(cell._replace(card=card) for cell, card in zip(last.back, cards[2:] + cards[:2], strict=True))
        return [*full, last._replace(back=back)]

    monkeypatch.setattr(press_sheet, "impose", lower)
    assert found(look(press.pdf(press.specialists()))) == {("I002", "absent"), ("I002", "stray")}


def test_backs_that_are_shifted_by_a_millimetre(look: Look, press: Press) -> None:
    across = look(press.pdf(sides.shifted(press.specialists(), 1.0, 0.0)))
    assert {("I002", "shifted"), ("I004", "")} <= found(across)
    down = look(press.pdf(sides.shifted(press.specialists(), 0.0, 1.0)))
    assert ("I004", "") in found(down)


@pytest.mark.parametrize("off", [1.0, 0.4])
def test_one_back_that_is_shifted(look: Look, deck: bytes, off: float) -> None:
    """Not the sheet, one card on it: its name is placed where the first name is, and so much on."""
    verified = look(edits.with_content(deck, 1, lambda old: moved_name(old, off)))
    assert found(verified) == {("I002", "shifted")} and len(verified.diagnostics) == 1
    assert verified.diagnostics[0].values["off"] == pytest.approx(off, abs=0.05)


def moved_name(content: bytes, off: float) -> bytes:
    end = content.index(b" Tm (HACKER) Tj")
    start = content.rindex(b"1 0 0 -1 ", 0, end)
    x, y = content[start:end].split()[4:6]
    return content[:start] + b"1 0 0 -1 %.3f %b" % (float(x) + off, y) + content[end:]


def test_a_deck_at_98_percent(look: Look, deck: bytes) -> None:
    writer = edits.opened(deck)
    for page in writer.pages:
        page.add_transformation(Transformation().scale(0.98))
    verified = look(edits.saved(writer))
    assert ("I003", "") in found(verified)
    assert "186.20 × 254.80 mm" in {str(d.values.get("found")) for d in verified.diagnostics}


def test_cut_marks_that_are_missing(look: Look, press: Press, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("delictum_pnp.imposition.marks.cut_marks", lambda *_, **__: [])
    assert ("I003", "unmarked") in found(look(press.pdf(press.specialists())))


def test_a_name_that_is_painted_over(look: Look, deck: bytes) -> None:
    """The text is where it should be for both readers; what is printed is not."""
    verified = look(edits.with_content(deck, 1, lambda old: old + b"\n0 g 390 630 90 8 re f\n"))
    assert found(verified) == {("I002", "unlike")}


@pytest.mark.parametrize(
    ("page", "name", "as_drawn"),
    [(1, "HACKER", "HACKFR"), (0, "HACKER", "HACKFR"), (1, "ABOGADA", "ABCGADA"), (3, "MEDIADOR", "MFDIADOR")],
)
def test_one_letter_that_is_drawn_otherwise(look: Look, deck: bytes, page: int, name: str, as_drawn: str) -> None:
    """Letters as much alike as letters can be; both readers find the name as it should be."""
    verified = look(edits.drawn_otherwise(deck, page, name, as_drawn))
    assert found(verified) == {("I002", "unlike")} and len(verified.diagnostics) == 1
    assert verified.diagnostics[0].values["name"] == name


def test_equal_letters_drawn_in_another_font_are_alike(look: Look, deck: bytes) -> None:
    assert found(look(edits.drawn_otherwise(deck, 1, "HACKER", "HACKER"))) == set()


@pytest.mark.parametrize("paint", [b"0 g", b"1 g"])
def test_a_name_that_is_painted_over_on_both_sides(look: Look, deck: bytes, paint: bytes) -> None:
    """Then they are alike, and nobody can read them."""
    front = edits.with_content(deck, 0, lambda old: old + b"\n%b re f\n" % (paint + b" 30 700 260 110"))
    both = edits.with_content(front, 1, lambda old: old + b"\n%b re f\n" % (paint + b" 310 600 260 110"))
    assert ("I002", "ink") in found(look(both))


def test_a_front_without_a_back(look: Look, deck: bytes) -> None:
    writer = edits.opened(deck)
    writer.remove_page(3)
    codes = found(look(edits.saved(writer)))
    assert ("I001", "") in codes


def test_ink_outside_the_printable_area(look: Look, deck: bytes) -> None:
    verified = look(edits.with_content(deck, 2, lambda old: old + b"\n0 g 6 400 3 3 re f\n"))
    [diagnostic] = verified.diagnostics
    assert (diagnostic.rule.code, diagnostic.span.line) == ("I005", 3)
    assert diagnostic.values["near"] == pytest.approx(2.1, abs=0.2)


@pytest.mark.parametrize("label", ["FRENTE", "Delictum", "hoja 1/2", "A4 ", "50 mm"])
def test_a_label_that_is_missing(look: Look, press: Press, label: str) -> None:
    pages = press.specialists()
    pages[0] = replace(pages[0], marks=tuple(silent(pages[0].marks, label)))
    assert {code for code, _ in found(look(press.pdf(pages)))} == {"I006"}


def silent(marks, label):  # type: ignore[no-untyped-def]
    """Marks of the margin without the text that holds a label."""
    for mark in marks:
        drawing = getattr(mark, "drawing", None)
        if drawing is not None and drawing.name.startswith("margin"):
            kept = tuple(m for m in drawing.marks if label not in getattr(m, "text", ""))
            yield mark._replace(drawing=replace(drawing, marks=kept))
        else:
            yield mark


def test_a_page_of_the_wrong_size(look: Look, deck: bytes) -> None:
    writer = edits.opened(deck)
    writer.pages[0].mediabox.upper_right = (612, 792)
    assert ("K007", "") in found(look(edits.saved(writer)))


@pytest.mark.parametrize("box", ["/TrimBox", "/CropBox"])
def test_a_page_box_that_is_wrong(look: Look, deck: bytes, box: str) -> None:
    writer = edits.opened(deck)
    page = writer.pages[0]
    page[NameObject(box)] = page.mediabox.__class__((20, 20, 500, 700))
    verified = look(edits.saved(writer))
    assert [d.values["box"] for d in verified.diagnostics if d.rule.code == "K007"] == [box[1:-3].lower()]


def test_a_page_that_is_enlarged(look: Look, deck: bytes) -> None:
    """Its boxes are right, and it prints at twice the size."""
    writer = edits.opened(deck)
    writer.pages[1][NameObject("/UserUnit")] = NumberObject(2)
    [diagnostic] = [d for d in look(edits.saved(writer)).diagnostics if d.rule.code == "K007"]
    assert (diagnostic.values["box"], diagnostic.span.line) == ("/UserUnit", 2)


def test_a_page_that_lost_its_content(look: Look, deck: bytes) -> None:
    codes = found(look(edits.with_content(deck, 0, lambda _: b"")))
    assert {("I006", ""), ("I002", "stray")} <= codes


def test_a_page_that_is_turned(look: Look, deck: bytes) -> None:
    writer = edits.opened(deck)
    writer.pages[1].rotate(180)
    assert ("K007", "") in found(look(edits.saved(writer)))
