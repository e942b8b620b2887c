"""Codes and keys that are not what they look like.  In: the root of one file.  Out: faults.

Whether a code exists is for the model; here only how it is typed.
"""

from __future__ import annotations

from . import faults_writing
from .collect import Faults
from .spelling import is_code, meant_code, plain_letters
from .tree import Node, Tree


def check_writing(root: Node, foreign: bool, found: Faults) -> None:
    """Note misspelt keys under `cards` and, in a file that has `foreign` letters, those that only look right."""
    if foreign:
        for path, node in Tree(root).walk():
            if path and isinstance(path[-1], str):
                _check_key(path[-1], node, found)
            if isinstance(node.value, str):
                _check_value(node.value, node, found)
    cards = root.child("cards")
    if cards is not None and isinstance(cards.value, dict):
        for key, card in cards.value.items():
            _check_card_code(key, card, found)


def _check_key(key: str, node: Node, found: Faults) -> None:
    meant = plain_letters(key)
    if meant != key and meant.isascii() and node.key_span is not None:
        found.add(faults_writing.look_alike_letters, node.key_span, written=key, meant=meant)


def _check_value(value: str, node: Node, found: Faults) -> None:
    meant = plain_letters(value)
    if meant != value and is_code(meant):
        found.add(faults_writing.look_alike_letters, node.span, written=value, meant=meant)


def _check_card_code(key: str, card: Node, found: Faults) -> None:
    span = card.key_span
    if span is None or is_code(key) or is_code(plain_letters(key)):
        return
    if key.isdecimal():
        found.add(faults_writing.misspelt_code, span, "number", written=key)
        return
    meant = meant_code(key)
    if meant is not None:
        found.add(faults_writing.misspelt_code, span, written=key, meant=meant)
