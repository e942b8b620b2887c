"""Printers that were calibrated: where they are kept, what is refused, what never gets lost."""

from __future__ import annotations

import json
import pathlib

import pytest

from delictum_pnp import calibrated
from delictum_pnp.calibrated import Printer, PrinterError


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {"HOME": "/h"}, "/h/.config/delictum"),
        ("linux", {"HOME": "/h", "XDG_CONFIG_HOME": "/x"}, "/x/delictum"),
        ("linux", {"HOME": "/h", "XDG_CONFIG_HOME": ""}, "/h/.config/delictum"),
        ("darwin", {"HOME": "/h", "XDG_CONFIG_HOME": "/x"}, "/h/Library/Application Support/delictum"),
        ("win32", {"HOME": "/h", "APPDATA": "/a"}, "/a/delictum"),
    ],
)
def test_the_folder_of_each_platform(platform: str, environment: dict[str, str], folder: str) -> None:
    assert calibrated.folder(environment, platform) == pathlib.Path(folder)


@pytest.mark.parametrize(
    ("text", "shift"),
    [("0.7,-1.2", (0.7, -1.2)), ("+0.23, 0.22", (0.25, 0.2)), ("−0.5,0", (-0.5, 0.0)), ("-0.01,5", (0.0, 5.0)),
     ("1,5;-0,5", (1.5, -0.5)), ("1,5 -0,5", (1.5, -0.5)), ("+1,5/-0,5", (1.5, -0.5)), ("+1,5,-0,5", (1.5, -0.5)),
     ("+1,5 / −0,5", (1.5, -0.5)), (" 1,5 ,\t0,5 ", (1.5, 0.5)), ("1,5,0,5", (1.5, 0.5)), ("1.5,0,5", (1.5, 0.5)),
     ("1; 5", (1.0, 5.0)), ("1, 5", (1.0, 5.0)), ("1,-5", (1.0, -5.0)), ("0,0", (0.0, 0.0)), ("1 5", (1.0, 5.0))],
)  # fmt: skip
def test_a_shift_is_read_to_a_twentieth_of_a_millimetre(text: str, shift: tuple[float, float]) -> None:
    assert calibrated.shift(text) == shift


@pytest.mark.parametrize(
    ("text", "reason"),
    [("1", "bad_shift"), ("1.5", "bad_shift"), ("1,5", "unclear_shift"), ("-0,5", "unclear_shift"),
     ("20,3", "unclear_shift"), ("1,5,2", "unclear_shift"), ("1;2;3", "bad_shift"), ("1.5-0.5", "bad_shift"),
     ("9" * 400 + ",0", "bad_shift"), ("१,२.०", "bad_shift"), ("20/3", "far_shift"),
     ("a,b", "bad_shift"), ("nan,0", "bad_shift"), ("1e1,0", "bad_shift"),
     ("", "bad_shift"), ("5.1,0", "far_shift"), ("0,-9", "far_shift")],
)  # fmt: skip
def test_what_is_no_shift(text: str, reason: str) -> None:
    with pytest.raises(PrinterError) as caught:
        calibrated.shift(text)
    assert caught.value.reason == reason


@pytest.mark.parametrize("scale", [0.97, 1.006, 0.0, float("nan"), float("inf")])
def test_another_scale_is_refused(scale: float) -> None:
    with pytest.raises(PrinterError):
        calibrated.check_scale(scale)


def test_full_size_as_measured_with_a_ruler_passes() -> None:
    for scale in (1.0, 0.995, 1.005):
        calibrated.check_scale(scale)


def test_printers_are_kept_apart_and_change_one_at_a_time(tmp_path: pathlib.Path) -> None:
    where = tmp_path / "new" / "folder"
    one, two = Printer(0.5, -0.25, "short", "face-up"), Printer(1.0, 0.0)
    calibrated.save("Oficina ñ", one, where)
    calibrated.save("casa", two, where)
    assert calibrated.load("Oficina ñ", where) == one
    calibrated.save("Oficina ñ", two, where)
    assert (calibrated.load("Oficina ñ", where), calibrated.load("casa", where)) == (two, two)
    assert [path.name for path in where.iterdir()] == [calibrated.FILE]


def test_an_unknown_printer_is_named_with_those_that_are_known(tmp_path: pathlib.Path) -> None:
    calibrated.save("casa", Printer(), tmp_path)
    with pytest.raises(PrinterError) as caught:
        calibrated.load("oficina", tmp_path)
    assert (caught.value.reason, caught.value.values["known"]) == ("unknown", "casa")


@pytest.mark.parametrize(
    "text",
    ["{", "[]", '{"a": 1}', '{"a": {"right": 0, "down": 0, "flip": "up", "tray": "face-up"}}',
     '{"a": {"right": 90, "down": 0, "flip": "long", "tray": "face-up"}}',
     '{"a": {"right": NaN, "down": 0, "flip": "long", "tray": "face-up"}}'],
)  # fmt: skip
def test_a_file_that_cannot_be_read_is_not_overwritten(text: str, tmp_path: pathlib.Path) -> None:
    (tmp_path / calibrated.FILE).write_text(text, encoding="utf-8")
    for attempt in (lambda: calibrated.load("a", tmp_path), lambda: calibrated.save("b", Printer(), tmp_path)):
        with pytest.raises(PrinterError) as caught:
            attempt()
        assert caught.value.reason == "unreadable"
    assert (tmp_path / calibrated.FILE).read_text(encoding="utf-8") == text


def test_a_folder_that_cannot_be_made(tmp_path: pathlib.Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    with pytest.raises(PrinterError) as caught:
        calibrated.save("a", Printer(), tmp_path / "file")
    assert caught.value.reason in ("unreadable", "unwritable")
    assert (tmp_path / "file").read_text(encoding="utf-8") == "in the way"


def test_the_file_is_plain_sorted_json(tmp_path: pathlib.Path) -> None:
    for name in ("b", "a"):
        path = calibrated.save(name, Printer(0.5, 0.0), tmp_path)
    assert list(json.loads(path.read_text(encoding="utf-8"))) == ["a", "b"]
