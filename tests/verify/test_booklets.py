"""The rulebook, read as it is once it is printed and folded: sound in every binding, each fault by its name."""

from __future__ import annotations

import pathlib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import pytest
from pypdf import PageObject, Transformation
from pypdf.generic import ArrayObject, NameObject, NumberObject

from delictum_pnp import contents, expectations, pipeline
from delictum_pnp.imposition import booklet
from delictum_pnp.imposition.booklet import Spread
from delictum_pnp.layout.profile import DEFAULT, load_profile
from delictum_pnp.pdf.writer import Document, write
from delictum_pnp.verify.run import Verified, verify_pdf
from tests.verify import edits
from tests.verify.conftest import PAPERS, Press, found

NAME = "jugadores/reglamento.pdf"
FOLD = booklet.fold


class Book(NamedTuple):
    """A rulebook and what its manifest says."""

    data: bytes
    facts: Mapping[str, Any]


def book_of(press: Press, profile: str = DEFAULT) -> Book:
    """The rulebook as a profile prints it."""
    workshop = pipeline.workshop_for(
        press.source, press.templates, "a4", load_profile({profile: press.templates(f"profiles/{profile}")})
    )
    kit = press.source.kit
    info = kit.info.model_copy(update={"products": ("reglamento",)})
    source = press.source.model_copy(update={"kit": kit.model_copy(update={"info": info})})
    [made] = pipeline.lay_out(source, workshop).players
    document = Document(made.title, "pnp", "Delictum", "es", "none" if made.flip == "manual" else made.flip)
    data = write(made.pages, document, workshop.setter.ruler, workshop.theme.palette)  # type: ignore[arg-type]
    told = contents.printing(made, "a4", workshop.profile.tray)
    return Book(data, {**press.facts, "profile": [profile], "files": {NAME: told}})


Books = Callable[[str], Book]


@pytest.fixture(scope="session")
def books(press: Press) -> Books:
    """Each made once."""
    return cache(lambda profile: book_of(press, profile))


@pytest.fixture
def book(books: Books) -> Book:
    return books(DEFAULT)


Read = Callable[[bytes, Mapping[str, Any]], Verified]


@pytest.fixture
def read(tmp_path: pathlib.Path, press: Press) -> Read:
    def verified(data: bytes, facts: Mapping[str, Any]) -> Verified:
        path = tmp_path / NAME
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(data)
        wanted = expectations.expected(facts, press.templates, PAPERS, None)
        return verify_pdf(path, path.as_posix(), wanted, facts)

    return verified


@pytest.mark.parametrize(
    "profile", [DEFAULT, "short-edge", "manual", "one-sided", "gutterfold", "low-ink", "large-print"]
)
def test_a_sound_booklet(read: Read, books: Books, profile: str) -> None:
    book = books(profile)
    assert found(read(book.data, book.facts)) == set()


def ordered(data: bytes, order: Callable[[Sequence[PageObject]], Sequence[PageObject]]) -> bytes:
    """The PDF with its pages in another order, some of them perhaps left out."""
    writer = edits.opened(data)
    pages = order(list(writer.pages))
    tree: Any = writer._root_object["/Pages"]
    tree[NameObject("/Kids")] = ArrayObject([page.indirect_reference for page in pages])
    tree[NameObject("/Count")] = NumberObject(len(pages))
    return edits.saved(writer)


def turned(data: bytes, *sides: int) -> bytes:
    """The PDF with these pages, from 0, upside down."""
    writer = edits.opened(data)
    for number in sides:
        page = writer.pages[number]
        across, down = float(page.mediabox.width), float(page.mediabox.height)
        page.add_transformation(Transformation().rotate(180).translate(across, down))
    return edits.saved(writer)


def imposed(press: Press, monkeypatch: pytest.MonkeyPatch, change: Callable[[list[Spread]], list[Spread]]) -> Book:
    monkeypatch.setattr(booklet, "fold", lambda count: change(FOLD(count)))
    return book_of(press)


def wrong(verified: Verified) -> list[tuple[object, object]]:
    """Which page was wanted, and which one stood there."""
    return [(d.values["wanted"], d.values["found"]) for d in verified.diagnostics if d.rule.code == "I008"]


def test_two_pages_that_are_swapped(read: Read, press: Press, monkeypatch: pytest.MonkeyPatch) -> None:
    def swapped(spreads: list[Spread]) -> list[Spread]:
        first, second, third, *more = spreads
        return [first, second._replace(left=third.left), third._replace(left=second.left), *more]

    verified = read(*imposed(press, monkeypatch, swapped))
    assert found(verified) == {("I008", "")} and len(wrong(verified)) == 2
    assert {wanted for wanted, _ in wrong(verified)} == {found for _, found in wrong(verified)}


def test_left_and_right_of_one_back_exchanged(read: Read, press: Press, monkeypatch: pytest.MonkeyPatch) -> None:
    def exchanged(spreads: list[Spread]) -> list[Spread]:
        return [*spreads[:3], Spread(spreads[3].right, spreads[3].left), *spreads[4:]]

    assert {code for code, _ in found(read(*imposed(press, monkeypatch, exchanged)))} == {"I008"}


def test_covers_exchanged(read: Read, press: Press, monkeypatch: pytest.MonkeyPatch) -> None:
    """They have no numbers: the outer side alone is the other way round."""
    verified = read(*imposed(press, monkeypatch, lambda s: [Spread(s[0].right, s[0].left), *s[1:]]))
    assert found(verified) == {("I008", "cover")}


def test_sheets_in_another_order(read: Read, book: Book) -> None:
    data = ordered(book.data, lambda pages: [*pages[:2], *pages[4:6], *pages[2:4], *pages[6:]])
    assert found(read(data, book.facts)) == {("I008", "")}


def test_a_sheet_turned_over(read: Read, book: Book) -> None:
    """Its back is where its front should be."""
    data = ordered(book.data, lambda pages: [*pages[:2], pages[3], pages[2], *pages[4:]])
    assert found(read(data, book.facts)) == {("I008", "")}


@pytest.mark.parametrize("sides", [(3,), (2,), (2, 3)])
def test_a_side_that_lies_upside_down(read: Read, book: Book, sides: tuple[int, ...]) -> None:
    verified = read(turned(book.data, *sides), book.facts)
    assert found(verified) == {("I008", "upside_down")}
    assert [d.span.line for d in verified.diagnostics] == [number + 1 for number in sides]


def test_a_back_that_is_upright_when_it_should_not_be(read: Read, books: Books) -> None:
    """Turned by hand on the long edge, as in two passes, backs lie on their heads in the file."""
    data, facts = books("manual")
    last = len(facts["files"][NAME]["pages"]) - 1
    assert found(read(turned(data, last), facts)) == {("I008", "upside_down")}


@pytest.mark.parametrize("sides", [(4, 5), (9,)])
def test_a_page_that_is_missing(read: Read, book: Book, sides: tuple[int, ...]) -> None:
    data = ordered(book.data, lambda pages: [page for at, page in enumerate(pages) if at not in sides])
    verified = read(data, book.facts)
    assert {code for code, _ in found(verified)} == ({"I008"} if len(sides) == 2 else {"I001", "I008"})
    assert wrong(verified)


def numbered(content: bytes, number: int) -> tuple[int, int]:
    """Where the place of a page's number begins and ends in a page's content."""
    end = content.index(b" Tm (%d) Tj" % number)
    return content.rindex(b"1 0 0 -1 ", 0, end), end


@pytest.mark.parametrize(("dx", "dy"), [(3.0, 0.0), (0.0, -2.0)])
def test_a_number_that_is_elsewhere(read: Read, book: Book, dx: float, dy: float) -> None:
    def moved(content: bytes) -> bytes:
        start, end = numbered(content, 18)
        x, y = map(float, content[start:end].split()[4:6])
        return content[:start] + b"1 0 0 -1 %.3f %.3f" % (x + dx, y + dy) + content[end:]

    verified = read(edits.with_content(book.data, 2, moved), book.facts)
    assert found(verified) == {("I008", "shifted")} and len(verified.diagnostics) == 1


def test_a_page_without_its_number(read: Read, book: Book) -> None:
    def unnumbered(content: bytes) -> bytes:
        start, end = numbered(content, 18)
        return content[:start] + content[end:].replace(b" Tm (18) Tj", b"", 1)

    assert found(read(edits.with_content(book.data, 2, unnumbered), book.facts)) == {("I008", "unnumbered")}


@pytest.mark.parametrize("profile", ["one-sided", "large-print"])
def test_two_pages_exchanged_in_reading_order(read: Read, books: Books, profile: str) -> None:
    book = books(profile)
    data = ordered(book.data, lambda pages: [*pages[:2], pages[3], pages[2], *pages[4:]])
    assert ("I008", "") in found(read(data, book.facts))
