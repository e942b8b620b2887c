"""Workshops for a profile and a paper, with the real templates and fonts."""

from __future__ import annotations

import dataclasses

from delictum_pnp.layout.profile import Profile, load_profile
from delictum_pnp.layout.workshop import Workshop
from tests.layout.conftest import ROOT, load_template
from tests.layout.sheet_kit import workshop as plain_workshop

PROFILES = sorted(path.stem for path in (ROOT / "templates" / "profiles").glob("*.yaml"))
PAPERS = ("a4", "letter")


def profile(*names: str, **own: object) -> Profile:
    made = load_profile({name: load_template(f"profiles/{name}") for name in names})
    return dataclasses.replace(made, **own)


def workshop(paper: str, made: Profile) -> Workshop:
    return dataclasses.replace(plain_workshop(paper), profile=made)
