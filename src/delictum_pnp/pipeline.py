"""The whole story: sources are read, become a kit, are checked, laid out, imposed, written, bundled.

This is the first file to read.  Every step is a room of its own; here they are called in order.
"""

from __future__ import annotations

import contextlib
import datetime
import os
import pathlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from . import bundle, contents, products, readme_page, rules
from .bundle import Output, PlayersPages, SolutionPages
from .diagnostics import Diagnostic, Path
from .examples import work as examples
from .imposition.plan import DoesNotFit as DoesNotFit
from .layout.fingerprint import theme_mark
from .layout.glyphs import note_missing
from .layout.ink import greys
from .layout.issues import Issues, UnknownName
from .layout.profile import DEFAULT, Profile, load_profile
from .layout.profile import ProfileFault as ProfileFault
from .layout.setter import Setter
from .layout.theme import Theme, laid_over, load_theme
from .layout.workshop import Paper, Phrases, TemplateMissing, Workshop
from .model.build import build as build_model
from .model.dossier import Dossier, dossiers
from .model.kit import KitSource
from .model.text import Text, text_places
from .pdf.fonts import FontBook
from .pdf.writer import Document, write
from .print_options import How, folder
from .products import Made
from .prover.verdict import Verdict
from .source.data import read_data
from .source.kit_folder import read_kit
from .source.tree import Tree

_USUAL = Profile()


@dataclass(frozen=True)
class Templates:
    """Reads `templates/` by name, each file once.  Raises `TemplateMissing`."""

    folder: pathlib.Path

    @cached_property
    def _read(self) -> dict[str, Mapping[str, Any]]:
        return {}

    def __call__(self, name: str) -> Mapping[str, Any]:
        if name not in self._read:
            path = self.folder / f"{name}.yaml"
            if not path.is_file():
                raise TemplateMissing(name)
            self._read[name] = read_data(path)
        return self._read[name]

    @cached_property
    def _themes(self) -> dict[str, Theme]:
        return {}

    def theme(self, over: str = "") -> Theme:
        """The look, or that look with a file of `themes/` laid over it."""
        if over not in self._themes:
            raw = self("theme")
            self._themes[over] = load_theme(laid_over(raw, self(f"themes/{over}")) if over else raw, self("icons"))
        return self._themes[over]


@dataclass(frozen=True, slots=True)
class Checked:
    """A kit that was read and checked; `source` is None when it cannot be laid out."""

    source: KitSource | None
    diagnostics: tuple[Diagnostic, ...]

    @property
    def has_errors(self) -> bool:
        return any(d.rule.severity == "error" and not d.waived for d in self.diagnostics)

    @property
    def is_open(self) -> bool:
        """Whether an error or a warning is neither mended nor waived."""
        return any(d.rule.severity != "note" and not d.waived for d in self.diagnostics)


@dataclass(frozen=True, slots=True)
class Laid:
    """Everything laid out on one paper."""

    players: tuple[Made, ...]
    solutions: tuple[Made, ...]
    issues: Issues


def check(folder: pathlib.Path, shown: str, templates: Templates, paper: str = "a4", proved: bool = False) -> Checked:
    """Read a kit and report every fault: of the text, of the model, of the rules, of the pages; `proved`: of play."""
    checked, tree = read(folder, shown)
    if checked.source is None or tree is None:
        return checked
    laid = lay_out(checked.source, workshop_for(checked.source, templates, paper))
    checked = with_pages(checked, tree, laid)
    return with_play(checked, tree, prove(checked.source)) if proved and checked.source else checked


def read(folder: pathlib.Path, shown: str) -> tuple[Checked, Tree | None]:
    """Source, model and rules; the pages are not yet looked at."""
    reading = read_kit(folder, shown)
    if reading.tree is None:
        return Checked(None, tuple(reading.diagnostics)), None
    pages = {name: text for name, (text, _) in reading.pages.items()}
    built = build_model(reading.tree, pages)
    found = [*reading.diagnostics, *built.diagnostics]
    if built.source is not None:
        found += rules.check(examples.prose(built.source), reading.tree)
        found += examples.work(built.source, {name: file for name, (_, file) in reading.pages.items()}).diagnostics
    source = None if any(d.rule.severity == "error" for d in reading.diagnostics) else built.source
    return Checked(source, tuple(sorted(found, key=lambda d: d.order))), reading.tree


def with_pages(checked: Checked, tree: Tree, laid: Laid) -> Checked:
    """The same, with what layout found: overflows and missing glyphs."""
    assert checked.source is not None
    found = [*checked.diagnostics, *rules.check_pages(checked.source, laid.issues, tree)]
    return Checked(checked.source, tuple(sorted(found, key=lambda d: d.order)))


def prove(source: KitSource, only: str | None = None, most_nodes: int | None = None) -> list[tuple[Dossier, Verdict]]:
    """The prover's verdict of every case, or of one.  A case that cannot be played at all is left out: the checks
    have said why."""
    from .game.errors import GameError
    from .prover.prove import prove as prove_case
    from .prover.search import MOST_NODES

    found = []
    for dossier in dossiers(source):
        if only in (None, dossier.case.code):
            with contextlib.suppress(GameError):
                found.append((dossier, prove_case(dossier, most_nodes or MOST_NODES)))
    return found


def with_play(checked: Checked, tree: Tree, proved: list[tuple[Dossier, Verdict]]) -> Checked:
    """The same, with what the rules say of the verdicts."""
    assert checked.source is not None
    found = [*checked.diagnostics, *rules.check_play(checked.source, [verdict for _, verdict in proved], tree)]
    return Checked(checked.source, tuple(sorted(found, key=lambda d: d.order)))


def profile_for(how: How, templates: Templates) -> Profile:
    """The profile that the options ask for.  Raises `ProfileFault`, also for a plan that is not there."""
    made = load_profile({name: templates(f"profiles/{name}") for name in how.profiles})
    try:
        templates(f"plans/{made.plan}")
    except TemplateMissing as missing:
        raise ProfileFault(f"{', '.join(made.names)}: plan: {made.plan}") from missing
    return replace(made, stack=made.stack or how.stack, back_shift=how.back_shift, tray=how.tray or made.tray)


def workshop_for(source: KitSource, templates: Templates, paper: str, profile: Profile | None = None) -> Workshop:
    """The tools of layout for a kit on a paper, printed as the profile says."""
    info = source.kit.info
    tools = bare_workshop(templates, paper, info.language, profile or _USUAL)
    return replace(
        tools,
        edition=info.version,
        box=info.box,
        kit_title=tools.phrases("sheet.box_title", title=info.title, subtitle=info.subtitle),
    )


def bare_workshop(templates: Templates, paper: str, language: str, profile: Profile = _USUAL) -> Workshop:
    """The tools of layout for what belongs to no kit."""
    raw, theme = templates(f"papers/{paper}"), templates.theme(profile.theme)
    return Workshop(
        setter=Setter(theme, FontBook(theme.fonts), language),
        phrases=Phrases(templates(f"phrases/{language}")),
        paper=Paper(raw["name"], raw["title"], float(raw["width"]), float(raw["height"])),
        edition="",
        box="",
        kit_title="",
        load=templates,
        issues=Issues(),
        profile=profile,
    )


def lay_out(source: KitSource, workshop: Workshop) -> Laid:
    """Every product's pages.  Players' products are made from the kit alone, before solutions are touched."""
    note_accents(source, workshop)
    source = examples.printed(source, workshop.phrases)
    players = list(products.players_products(source.kit, workshop))
    solutions = list(products.solution_products(source, workshop))
    players += products.guide(source.kit, [*players, *solutions], workshop)
    pages = [page for made in (*players, *solutions) for page in made.pages]
    texts = {path: str(text) for path, text in source_texts(source)}
    note_missing(pages, workshop.setter.ruler, texts, workshop.issues)
    return Laid(tuple(players), tuple(solutions), workshop.issues)


def note_accents(source: KitSource, workshop: Workshop) -> None:
    """A case whose accent the palette lacks becomes an issue."""
    for code, case in source.kit.cases.items():
        if case.accent not in workshop.theme.palette:
            workshop.issues.unknown.append(UnknownName((code, "accent"), "accent", case.accent))


def source_texts(source: KitSource) -> list[tuple[Path, Text]]:
    """Every text of a kit with its path in the sources."""
    found = text_places(source.kit.info, ())
    for code, case in source.kit.cases.items():
        found += text_places(case, (code,))
    for code, solution in source.solutions.items():
        found += text_places(solution, (code, "solution"))
    return found + [(("pages", name), text) for name, text in source.kit.pages.items()]


def outputs(source: KitSource, laid: Laid, workshop: Workshop, epoch: int, facts: Mapping[str, object]) -> list[Output]:
    """The bytes of every file of the kit folder."""
    info, fonts = source.kit.info, workshop.setter.ruler
    assert isinstance(fonts, FontBook)
    files = []
    for made in laid.players:
        pages = PlayersPages(made.pages)
        told = {**_printing(made, workshop), **contents.prints(made, workshop.fingerprints)}
        files.append(bundle.players_output(made.file, pages, _pdf(made, workshop, fonts, epoch, info.language), told))
    for made in laid.solutions:
        apart = SolutionPages(made.pages)
        told = _printing(made, workshop)
        files.append(bundle.solution_output(made.file, apart, _pdf(made, workshop, fonts, epoch, info.language), told))
    readme = readme_page.html(source.kit, laid.players, products.counted(laid.solutions), workshop)
    described = {
        "kit": info.box,
        "title": workshop.kit_title,
        "edition": info.version,
        "language": info.language,
        "paper": workshop.paper.name,
        "layout": theme_mark(workshop.theme),
        **_printed(workshop.profile),
        **facts,
    }
    zip_name = f"{info.box}-{info.version}-{info.language}-{folder(workshop.paper.name, workshop.profile.names)}"
    return bundle.complete(files, described, readme, zip_name)


def _printing(made: Made, workshop: Workshop) -> dict[str, object]:
    return contents.printing(made, workshop.paper.name, workshop.profile.tray)


def _printed(profile: Profile) -> dict[str, object]:
    """What the manifest says of a profile that is not the default, and of backs that were shifted."""
    facts: dict[str, object] = {}
    if profile.names != (DEFAULT,):
        facts["profile"] = list(profile.names)
    if any(profile.back_shift):
        facts["back_shift"] = list(profile.back_shift)
    return facts


def _pdf(made: Made, workshop: Workshop, fonts: FontBook, epoch: int, language: str) -> bytes:
    document = Document(
        title=made.title,
        subject=workshop.phrases("document.subject", version=workshop.edition),
        author=workshop.kit_title,
        keywords=workshop.phrases("document.keywords"),
        language=language,
        flip="none" if made.flip == "manual" else made.flip,
        epoch=epoch,
        tagged=True,
    )
    palette = workshop.theme.palette
    return write(made.pages, document, fonts, greys(palette) if workshop.profile.ink == "grey" else palette)


def kit_folder(out: pathlib.Path, source: KitSource, workshop: Workshop) -> pathlib.Path:
    """`build/B01-pnp-v1.0/es/a4`."""
    info = source.kit.info
    own = folder(workshop.paper.name, workshop.profile.names)
    return out / f"{info.box}-{info.version}" / info.language / own


def epoch_of(date: str, environment: Mapping[str, str] = os.environ) -> int:
    """The one moment that a kit carries: SOURCE_DATE_EPOCH if set (validated before), else the edition's day."""
    given = environment.get("SOURCE_DATE_EPOCH", "").strip()
    if given:
        return int(given)
    day = datetime.date.fromisoformat(date)
    return int(datetime.datetime(day.year, day.month, day.day, tzinfo=datetime.UTC).timestamp())
