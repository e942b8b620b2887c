"""A family of fonts and its measured words: every word is measured once, whatever the size.

In: a theme, a ruler, the family's name.  Out: metrics by variant, paragraphs of measured words.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property, lru_cache

from .breaking import CODE_SCALE, Metrics, Paragraph, Parts, Run, Word, has_markup, parse, spaced
from .theme import Theme

REMEMBERED = 256
"""Texts whose words are kept: one is set again for every size, and measured before it is drawn."""
Ruler = Callable[[str], Metrics]
"""From a font name to its metrics; the pipeline gives the one of `pdf.fonts`."""


class Family:
    """Fonts and measured words of one family."""

    def __init__(self, theme: Theme, ruler: Ruler, name: str) -> None:
        self._theme, self._ruler, self._name = theme, ruler, name
        self._metrics: dict[str, Metrics] = {}
        self._words: dict[str, _PlainWords] = {}
        self.whole = Parts(self.measure)
        """For styles that do not hyphenate."""
        self.parts = cache(lambda points: Parts(self.measure, points))
        self.font = cache(self._font)
        self.paragraphs = lru_cache(REMEMBERED)(self._paragraphs)

    @cached_property
    def space(self) -> int:
        return self.metrics("regular").width(" ")

    def _font(self, variant: str) -> str:
        return self._theme.code_font if variant == "code" else self._theme.font(self._name, variant)

    def metrics(self, variant: str) -> Metrics:
        found = self._metrics.get(variant)
        if found is None:
            found = self._metrics[variant] = self._ruler(self.font(variant))
        return found

    def measure(self, text: str, variant: str) -> int:
        width = self.metrics(variant).width(text)
        return int(width * CODE_SCALE) if variant == "code" else width

    def _paragraphs(self, text: str, variant: str) -> tuple[Paragraph, ...]:
        parts = [part for part in text.split("\n\n") if part.strip()]
        return tuple([self._measured(part, variant) for part in parts])

    def _measured(self, paragraph: str, variant: str) -> Paragraph:
        if has_markup(paragraph):
            runs = parse(paragraph, variant)
            words = [Word(sum([self.measure(*run) for run in word]), tuple(word)) for word in runs]
            return Paragraph(words, self.space)
        known = self._words.get(variant)
        if known is None:
            known = self._words[variant] = _PlainWords(variant, self.metrics(variant))
        texts = spaced(paragraph)
        return Paragraph([known[text] for text in texts], self.space, variant, texts)


class _PlainWords(dict[str, Word]):
    """Words without markup in one variant, each measured when it is first asked for."""

    def __init__(self, variant: str, metrics: Metrics) -> None:
        super().__init__()
        self._variant, self._width = variant, metrics.width

    def __missing__(self, text: str) -> Word:
        word = self[text] = Word(self._width(text), (Run(text, self._variant),))
        return word
