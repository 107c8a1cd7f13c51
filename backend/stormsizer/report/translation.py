"""A finished report in another language: its texts are read against the templates that they were made from.

A result keeps its sentences as they were written when it was computed, and reports of old runs are handed over in every
language too. So nothing is translated while it is made: what is finished is read, and every part of it is said anew. Of
several readings that which leaves the fewest letters in English is taken. Names that people gave, and texts of the
catalogue, are never read.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple, cast

from stormsizer.messages.text import Message, from_json, is_message
from stormsizer.report.blocks import Report
from stormsizer.report.dates import DAYS
from stormsizer.report.language import Language, Say
from stormsizer.report.numerals import DATE, date_in, figure_in, labelled

FEWEST_LETTERS = 9
"""A template with fewer of its own is taken only if all that it holds is understood."""
SEPARATORS = ("; ", ": ", ", ", " and ")
LOOSE = frozenset({": ", "; "})
"""What stands between two halves that are told apart, whether both are understood or not."""
LONGEST_NAME = 200
"""Longer ones are recognised where they stand alone."""
NO_BREAK = "\u00a0"
"""Between a number and its unit on slides; whoever writes the words that are said puts it there again."""
_FIRST_MASK = 0xE000
_MASKS = "\ue000-\uf8ff"
_EDGES = re.compile(rf"^([{_MASKS}\s\-–#.,\d\[\]()]*)(.*?)([{_MASKS}\s\-–\[\]()]*)$", re.DOTALL)
_SENTENCE = re.compile(rf"^(.+?[.!?]) ([A-Z{_MASKS}\d].*)$", re.DOTALL)
_LABEL = re.compile(r": |; ")
_ENDED = re.compile(r"\w[.!?] [A-Z]")
_LETTERS = re.compile(r"[^\W\d_]")
_KNOWN = re.compile(
    r"^(?:P\d{1,2}|IOPS|I/Os?|MB/s|Gbit/s|GHz|GiB|KiB|ms|s|%|U|W|RAID[- ]?\w*|fio|Stormsizer|[A-Z]{2,4})$"
)
"""What is the same in every language."""
_STOPS = ".!?:;,"
SILENT = frozenset(
    {
        "id", "kind", "mark", "grade", "hue", "dash", "align", "time_zone", "calendar_starts_at", "run_id",
        "lines_of_code", "primary_color", "ink_on_primary", "accent_color", "scenario_name", "short_name",
        "organization", "customer",
    }
)  # fmt: skip
"""Fields of a report that hold no text of ours."""


class Reading(NamedTuple):
    """A text in another language, and how many letters of it nobody understood."""

    words: str
    n_missed: int


@dataclass(frozen=True)
class _Template:
    """An English text with holes, cut at them."""

    literals: tuple[str, ...]
    words: str
    n_letters: int

    def held_by(self, text: str) -> tuple[str, ...] | None:
        """What fills the holes in a text; none if it is not made from this template."""
        first, *middle, last = self.literals
        end = len(text) - len(last)
        counts = first == "" and not middle and self.n_letters <= 2 * FEWEST_LETTERS and last.startswith(" ")
        if counts and (_LABEL.search(text[:end]) or not any(character.isdigit() for character in text[:end])):
            return None  # things are counted by a number alone, not by what a label says of it
        if end < len(first) or not text.startswith(first) or not text.endswith(last):
            return None
        held, at = [], len(first)
        for literal in middle:
            place = text.find(literal, at, end)
            if place < 0:
                return None
            held.append(text[at:place])
            at = place + len(literal)
        if last == "" and self.literals[-2].strip()[-1:].isalnum() and text.endswith("."):
            return None  # the stop ends the sentence, not what its last place holds
        places = (*held, text[at:end])
        if first == "" and _ENDED.search(places[0]):
            return None  # a sentence before is none of its words
        return places

    def fits(self, n_missed: int) -> bool:
        """Whether a reading that leaves letters over is one at all."""
        return n_missed == 0 or self.n_letters >= FEWEST_LETTERS or self.literals[1] in LOOSE


@lru_cache(maxsize=16)
def _templates(code: str, texts: tuple[tuple[str, str], ...]) -> tuple[_Template, ...]:  # noqa: ARG001
    """The templates of a language, those that say most first."""
    holed = [
        _Template(tuple(english.split("{}")), words, len(_LETTERS.findall(english.replace("{}", ""))))
        for english, words in texts
        if "{}" in english
    ]
    return tuple(sorted(holed, key=_rank))


def _rank(template: _Template) -> tuple[int, int]:
    """What says much first, then what stands between parts, the widest apart first, then the small words."""
    if template.n_letters >= FEWEST_LETTERS:
        return 0, -template.n_letters
    first, between, *rest = template.literals
    if (first, between, *rest) == ("", between, "") and between in SEPARATORS:
        return 1, SEPARATORS.index(between)
    return 2, -template.n_letters


class Translation:
    """Says texts of one report in another language.

    Parameters
    ----------
    names
        Texts that stay as they are: of the user and of the catalogue.
    """

    def __init__(self, language: Language, names: Iterable[str] = ()) -> None:
        self.language = language
        self._names = frozenset(name.strip() for name in names if _LETTERS.search(name))
        self._templates = _templates(language.code, tuple(language.texts.items()))
        self._mask = _mask(self._names - language.texts.keys())
        self._read: dict[str, Reading] = {}

    def __call__(self, text: str) -> str:
        """Say one text."""
        return self.reading(text).words

    def reading(self, text: str) -> Reading:
        """The best reading of a text, with its names as they are."""
        text = text.replace(NO_BREAK, " ")
        if text.strip() in self._names and text.strip() not in self.language.texts:
            return Reading(text, 0)
        named = self._masked(text, by_name=True)
        if named.n_missed == 0 or self._mask is None or not self._mask.search(text):
            return named
        return min(named, self._masked(text, by_name=False), key=lambda reading: reading.n_missed)

    def _masked(self, text: str, *, by_name: bool) -> Reading:
        kept: list[str] = []

        def hide(words: str) -> str:
            kept.append(words)
            return chr(_FIRST_MASK + len(kept) - 1)

        if by_name and self._mask is not None:
            text = self._mask.sub(lambda found: hide(found.group()), text)
        text = DATE.sub(lambda found: hide(date_in(self.language, found)), text)
        reading = self._best(text)
        shown = {_FIRST_MASK + i: words for i, words in enumerate(kept)}
        return Reading(self._punctuated(reading.words).translate(shown), reading.n_missed)

    def _punctuated(self, words: str) -> str:
        for usual, own in self.language.marks.items():
            words = words.replace(usual, own)
        return words

    def _best(self, text: str) -> Reading:
        if text not in self._read:
            self._read[text] = Reading(text, _n_letters(text))  # what holds itself is no reading
            self._read[text] = self._looked_up(text)
        return self._read[text]

    def _looked_up(self, text: str) -> Reading:
        before, core, behind = _parts(text)
        if not core:
            return Reading(figure_in(self.language, text) or text, 0)
        if (before or behind) and core != text:
            whole = self._core(text)
            if whole.n_missed == 0:
                return whole
            inner = self._best(core)
            apart = Reading(f"{self._edge(before)}{inner.words}{behind}", inner.n_missed)
            return min(whole, apart, key=lambda reading: reading.n_missed)
        return self._core(text)

    def _edge(self, text: str) -> str:
        stripped = text.strip()
        return text.replace(stripped, figure_in(self.language, stripped) or stripped) if stripped else text

    def _core(self, text: str) -> Reading:
        known = self._known(text)
        if known is not None:
            return Reading(known, 0)
        found = Reading(text, _n_letters(text))
        for template in self._templates:
            held = template.held_by(text)
            if held is None or text in held:
                continue
            parts = [self._best(each) for each in held]
            n_missed = sum(part.n_missed for part in parts)
            if n_missed < found.n_missed and template.fits(n_missed):
                found = Reading(template.words.format(*(part.words for part in parts)), n_missed)
            if found.n_missed == 0:
                break
        others = (self._sentences, self._labelled, self._without_stop, self._with_stop, self._turned)
        for other in others:
            if found.n_missed:
                found = min(found, other(text), key=lambda reading: reading.n_missed)
        return found

    def _sentences(self, text: str) -> Reading:
        """The first sentence, and the others behind it."""
        first = _SENTENCE.match(text)
        if first is None:
            return Reading(text, _n_letters(text))
        head, tail = self._best(first[1]), self._best(first[2])
        return Reading(f"{head.words} {tail.words}", head.n_missed + tail.n_missed)

    def _labelled(self, text: str) -> Reading:
        """A figure behind its label."""
        label, figure = labelled(self.language, text)
        if not figure:
            return Reading(text, _n_letters(text))
        inner = self._best(label)
        return (
            Reading(f"{inner.words} {figure}", inner.n_missed)
            if inner.n_missed == 0
            else Reading(text, _n_letters(text))
        )

    def _known(self, text: str) -> str | None:
        texts = self.language.texts
        if text in texts:
            return texts[text]
        if text in DAYS:
            return self.language.days[DAYS.index(text)]
        other = _turned(text)
        if other in texts:
            return self._as_begun(text, texts[other])
        if text in self._names or _KNOWN.match(text):
            return text
        return figure_in(self.language, text)

    def _without_stop(self, text: str) -> Reading:
        if not text.endswith("."):
            return Reading(text, _n_letters(text))
        inner = self._best(text[:-1])
        words = inner.words
        return Reading(words if words.endswith(self.language.stop) else f"{words}{self.language.stop}", inner.n_missed)

    def _with_stop(self, text: str) -> Reading:
        """A sentence that heads a slide or stands in a cell, without its stop."""
        if " " not in text or text[-1] in _STOPS:
            return Reading(text, _n_letters(text))
        inner = self._best(f"{text}.")
        return Reading(inner.words.removesuffix(self.language.stop), inner.n_missed)

    def _turned(self, text: str) -> Reading:
        """The same with a capital at the front, or without."""
        other = _turned(text)
        if other == text or other in self._read:
            return self._read.get(other, Reading(text, _n_letters(text)))
        inner = self._best(other)
        return Reading(self._as_begun(text, inner.words), inner.n_missed)

    def _as_begun(self, text: str, words: str) -> str:
        """Words that begin with a capital if the English text does."""
        if text[:1].isupper():
            return f"{words[:1].upper()}{words[1:]}"
        lowered = self.language.lowers and not words[1:2].isupper()
        return f"{words[:1].lower()}{words[1:]}" if lowered else words


def said(value: Any, say: Say, silent: frozenset[str] = SILENT) -> Any:
    """Return a JSON value with every text in it rendered, except below silent keys."""
    if isinstance(value, str):
        return say(value)
    if is_message(value):
        return say(cast("Message", from_json(value)))
    if isinstance(value, Mapping):
        code = value.get("kind") == "code"
        return {key: item if key in silent or code else said(item, say, silent) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [said(item, say, silent) for item in value]
    return value


def translated(report: Report, say: Say) -> Report:
    """A whole report in another language."""
    return Report.model_validate(said(report.model_dump(mode="json"), say))


def names_in(value: Any, keys: frozenset[str]) -> Iterable[str]:
    """Every text that stands under one of these keys of a JSON value."""
    if isinstance(value, Mapping):
        for key, item in value.items():
            if key in keys and isinstance(item, str):
                yield item
            else:
                yield from names_in(item, keys)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from names_in(item, keys)


def _mask(names: Iterable[str]) -> re.Pattern[str] | None:
    short = sorted((name for name in names if 1 < len(name) <= LONGEST_NAME), key=lambda name: (-len(name), name))
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, short))})(?!\w)") if short else None


def _turned(text: str) -> str:
    first = text[:1]
    return f"{first.lower() if first.isupper() else first.upper()}{text[1:]}"


def _parts(text: str) -> tuple[str, str, str]:
    found = _EDGES.match(text)
    return (found[1], found[2], found[3]) if found else ("", text, "")


def _n_letters(text: str) -> int:
    return len(_LETTERS.findall(text)) if not _KNOWN.match(text) else 0
