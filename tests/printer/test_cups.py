"""`delictum print` against a real CUPS: what the job says, and where the first code stands on the received page."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Iterator

import pypdfium2
import pytest

from delictum_pnp.printer import kit
from delictum_pnp.printer.desk import System
from delictum_pnp.printer.plan import Tray, Wanted
from delictum_pnp.printer.press import Asked
from delictum_pnp.printer.run import run
from tests.conftest import delictum
from tests.printer import cups
from tests.printer.cups import Cups
from tests.printer.kits import Scripted

MISSING = cups.missing()
pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"CUPS is not here: no {MISSING}")
MM = 72 / 25.4
A4 = "iso_a4_210x297mm"


@pytest.fixture(scope="module")
def printing() -> Iterator[Cups]:
    with cups.running() as running:
        running.add("keeper")
        running.add("simple", duplex=False, face_up=True)
        running.add("meddled", "number-up=2", "fit-to-page=true", "print-scaling=fit")
        yield running


def first_code(pdf: pathlib.Path) -> tuple[str, list[float], tuple[float, float]]:
    """The first code of page 1, its box from the left and lower edges, and the page's size; all in mm."""
    document = pypdfium2.PdfDocument(pdf)
    page = document[0]
    text = page.get_textpage()
    found = re.search(r"\b[A-Z]\d\d\b", text.get_text_range())
    assert found
    boxes = [text.get_charbox(index) for index in range(found.start(), found.end())]
    edges = [min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes)]
    left, bottom, right, top = page.get_mediabox()
    code, size = found[0], ((right - left) / MM, (top - bottom) / MM)
    place = [(edge - origin) / MM for edge, origin in zip(edges, (left, bottom, left, bottom), strict=True)]
    document.close()
    return code, place, size


def pages(pdf: pathlib.Path) -> list[str]:
    """The text of every page."""
    document = pypdfium2.PdfDocument(pdf)
    found = [page.get_textpage().get_text_range() for page in document]
    document.close()
    return found


def sent(out: str) -> int:
    """The number of the only job."""
    numbers = re.findall(r"request id is \w+-(\d+)", out)
    assert len(numbers) == 1, out
    return int(numbers[0])


def test_a_deck_arrives_on_a4_both_sides_long_edge_at_100_percent(flagship: pathlib.Path, printing: Cups) -> None:
    asked = ("--product", "cartas", "--case", "C01", "--printer", "keeper", "--yes")
    done = delictum("print", str(flagship), *asked, **printing.environment)
    assert done.returncode == 0, done.stderr
    job = printing.wait(sent(done.stdout))
    assert job["job-state"] == "completed"
    assert (job["media"], job["sides"], job["print-scaling"]) == (A4, "two-sided-long-edge", "none")
    assert job["job-name"] == "Delictum — Sombras de Poder · C01 · El pasajero que no subió · Cartas"
    source = flagship / "jugadores" / "C01-cartas.pdf"
    code, place, size = first_code(source)
    got_code, got_place, got_size = first_code(printing.received)
    assert got_code == code
    assert got_size == pytest.approx((210, 297), abs=0.1)
    assert got_size == pytest.approx(size, abs=0.1)
    assert got_place == pytest.approx(place, abs=0.1)
    assert pages(printing.received) == pages(source)
    assert (printing.root / "page_log").read_text().splitlines()[-1].split()[-2:] == ["two-sided-long-edge", A4]


def test_what_a_queue_was_set_to_does_not_count(flagship: pathlib.Path, printing: Cups) -> None:
    asked = ("--product", "cartas", "--case", "C01", "--printer", "meddled", "--yes")
    done = delictum("print", str(flagship), *asked, **printing.environment)
    assert done.returncode == 0, done.stderr
    job = printing.wait(sent(done.stdout))
    assert (job["media"], job["sides"], job["print-scaling"]) == (A4, "two-sided-long-edge", "none")
    source = flagship / "jugadores" / "C01-cartas.pdf"
    assert first_code(printing.received)[1] == pytest.approx(first_code(source)[1], abs=0.1)
    assert pages(printing.received) == pages(source)


def test_the_booklet_is_flipped_on_the_short_edge(flagship: pathlib.Path, printing: Cups) -> None:
    done = delictum(
        "print", str(flagship), "--product", "reglamento", "--printer", "keeper", "--yes", **printing.environment
    )
    assert done.returncode == 0, done.stderr
    job = printing.wait(sent(done.stdout))
    assert (job["media"], job["sides"], job["print-scaling"]) == (A4, "two-sided-short-edge", "none")


def test_one_sheet_is_two_pages(flagship: pathlib.Path, printing: Cups) -> None:
    asked = ("--product", "cartas", "--case", "C01", "--sheets", "2", "--printer", "keeper", "--yes")
    done = delictum("print", str(flagship), *asked, **printing.environment)
    assert done.returncode == 0, done.stderr
    job = printing.wait(sent(done.stdout))
    assert job["page-ranges"] == "3-4"
    assert pages(printing.received) == pages(flagship / "jugadores" / "C01-cartas.pdf")[2:4]


def test_a_printer_without_duplex_is_refused(flagship: pathlib.Path, printing: Cups) -> None:
    asked = ("--case", "C01", "--printer", "simple", "--yes")
    done = delictum("print", str(flagship), *asked, DELICTUM_LANG="en", **printing.environment)
    assert done.returncode == 2
    assert "--manual" in done.stderr


@pytest.mark.parametrize(("tray", "backs"), [("face-down", [2, 4]), ("face-up", [4, 2])])
def test_by_hand_the_backs_come_in_the_order_of_the_tray(
    flagship: pathlib.Path, printing: Cups, tray: Tray, backs: list[int]
) -> None:
    """On a printer whose driver starts at the end when it is left to itself."""
    user = Scripted(words=[""])
    wanted = Wanted(products=("cartas",), cases=("C01",), sheets=(1, 2))
    asked = Asked("simple", wanted, manual=True, tray=tray, yes=True)
    assert run(kit.read(flagship), asked, user, System(False, printing.environment), "en") == 0
    fronts, second = (int(number) for number in re.findall(r"request id is \w+-(\d+)", "\n".join(user.said)))
    first, last = printing.wait(fronts), printing.wait(second)
    assert [(job["sides"], job["outputorder"]) for job in (first, last)] == [
        ("one-sided", "normal"),
        ("one-sided", "normal" if tray == "face-down" else "reverse"),
    ]
    source = pages(flagship / "jugadores" / "C01-cartas.pdf")
    assert pages(printing.received) == [source[page - 1] for page in backs]


def test_a_queue_left_to_itself_prints_on_its_own_paper(flagship: pathlib.Path, printing: Cups) -> None:
    """Why everything is spelled out: the same file through a bare `lp`, on a queue whose default is Letter."""
    source = flagship / "jugadores" / "C01-cartas.pdf"
    job = printing.wait(sent(printing.run("lp", "-d", "keeper", str(source))))
    assert "sides" not in job
    _, place, _ = first_code(source)
    _, got, size = first_code(printing.received)
    assert size == pytest.approx((215.9, 279.4), abs=0.5)
    assert max(abs(one - other) for one, other in zip(got, place, strict=True)) > 2
