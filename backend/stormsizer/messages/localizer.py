"""Rendering of messages in a language, from Fluent resources."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from threading import RLock
from typing import Any, cast
from zoneinfo import ZoneInfo

from babel import Locale
from babel.dates import format_date, format_skeleton
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from stormsizer.messages.formatting import Formatter
from stormsizer.messages.text import (
    Instant,
    Listing,
    Message,
    Money,
    Param,
    Quantity,
    Span,
    from_json,
    is_message,
)

FALLBACK = "en"
N_CACHED_TEXTS = 20_000
LONGEST_PLACEABLE = 2500
"""Maximum length of a string that Fluent accepts as a parameter."""
UNITS = {
    "d": "day",
    "h": "hour",
    "min": "minute",
    "s": "second",
    "I/Os": "ios",
    "pts": "points",
    "U": "rack-units",
    "per second": "per-second",
    "MB/s per desktop": "mb-per-s-per-desktop",
    "GiB per desktop": "gib-per-desktop",
    "GiB per host": "gib-per-host",
    "Gbit/s per host": "gbit-per-s-per-host",
    "IOPS per host": "iops-per-host",
}
"""Units that some languages write differently, and the endings of their message ids (*unit-…*)."""
_LIST_STYLES = {"and": "standard", "or": "or"}
_SKELETONS = {
    "day_time": "MMMEd",
    "weekday_date_time": "yMMMEd",
    "day": "MMMEd",
    "weekday": "E",
    "weekday_day": "Ed",
    "month_day": "MMMd",
    "day_of_month": "d",
}


class _LongText(FluentType):
    """A string longer than Fluent accepts as a parameter."""

    def __init__(self, text: str) -> None:
        self._text = text

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - required by Fluent
        return self._text


def _placeable(text: str) -> str | _LongText:
    return text if len(text) <= LONGEST_PLACEABLE else _LongText(text)


class Localizer:
    """Renders text in one language. Thread-safe.

    Integer parameters are passed to Fluent as numbers, so they select plural forms; all others are passed as formatted
    text. For a parameter that is a message, its id is also passed as ``$<name>_id``, for grammar that depends on it.

    Parameters
    ----------
    language
        BCP 47 tag, for example *de*.
    resources
        Fluent sources of the language; a later one does not override an earlier one.
    fallback
        Localizer for messages that the language lacks; without a fallback, the message id is rendered.
    """

    def __init__(self, language: str, resources: Iterable[str], fallback: Localizer | None = None) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in resources:
            self._bundle.add_resource(FluentResource(source))
        self._fallback = fallback
        self._locale = Locale.parse(language)
        self.text = lru_cache(maxsize=N_CACHED_TEXTS)(self._text)

    @cached_property
    def formatter(self) -> Formatter:
        """Number formats for the language."""
        symbols = self._locale.number_symbols["latn"]
        return Formatter(self._phrase, symbols["decimal"], symbols["group"], self._units())

    @cached_property
    def _sentence_separator(self) -> str:
        return self.text(Message("format-sentence-separator"))

    def has(self, message_id: str) -> bool:
        """Return whether the language itself has a message, without falling back to English."""
        name, _, attribute = message_id.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def json(self, value: Any) -> Any:
        """Return a JSON value with every message in it rendered."""
        if isinstance(value, dict):
            if is_message(value):
                return self.text(cast("Message", from_json(value)))
            return {key: self.json(item) for key, item in value.items()}
        if isinstance(value, list | tuple):
            if value and isinstance(value[0], int | float):
                return value
            return [self.json(item) for item in value]
        return value

    def param(self, value: Param) -> str:
        """Return a parameter as text."""
        match value:
            case Quantity():
                return self.formatter.quantity(value.value, value.unit, value.digits)
            case Span():
                return self.formatter.span(value.low, value.high, value.unit, value.digits)
            case Money():
                if value.amount is None:
                    return self.text(Message("format-unknown-price"))
                return self.formatter.figure(value.amount, value.currency, 3)
            case Instant():
                return self._instant(value)
            case Listing():
                items = [self.text(item) for item in value.items]
                if value.conjunction == "sentences":
                    return self._sentence_separator.join(items)
                return format_list(items, style=cast("Any", _LIST_STYLES[value.conjunction]), locale=self._locale)
            case int():
                return self.formatter.number(value)
            case _:
                return self.text(value)

    def _text(self, value: str | Message) -> str:
        if isinstance(value, str):
            return value
        if not self.has(value.id):
            return value.id if self._fallback is None else self._fallback.text(value)
        name, _, attribute = value.id.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        params: dict[str, Any] = {}
        for key, param in value.params:
            params[key] = param if isinstance(param, int) else _placeable(self.param(param))
            if isinstance(param, Message):
                params[f"{key}_id"] = param.id
        rendered, _ = self._bundle.format_pattern(cast("Any", pattern), params)
        return cast("str", rendered)

    def _units(self) -> Mapping[str, str]:
        """Return the units that the language writes differently from English, keyed by their English form."""
        return {unit: self.text(Message(f"unit-{key}")) for unit, key in UNITS.items() if self.has(f"unit-{key}")}

    def _phrase(self, message_id: str, /, **params: str) -> str:
        return self.text(Message(message_id, tuple(sorted(params.items()))))

    def _instant(self, value: Instant) -> str:
        zone = ZoneInfo(value.zone)
        local = value.at.astimezone(zone)
        if value.style == "time":
            return f"{local:%H:%M}"
        if value.style in ("date", "date_time"):
            day = format_date(local.date(), "long", locale=self._locale)
        else:
            day = format_skeleton(_SKELETONS[value.style], local, tzinfo=zone, locale=self._locale)
        if value.style in ("date_time", "weekday_date_time"):
            return self._phrase("format-date-time", date=day, time=f"{local:%H:%M} {local.tzname()}")
        return f"{day} {local:%H:%M}" if value.style == "day_time" else day


class Languages:
    """All languages of the product; the Fluent sources of each are parsed on first use. Thread-safe.

    Parameters
    ----------
    sources
        Fluent sources of each language, by language code. English is complete; the others fall back to it.
    """

    def __init__(self, sources: Mapping[str, Sequence[str]]) -> None:
        self._sources = dict(sources)
        self._localizers: dict[str, Localizer] = {}
        self._parsing = RLock()

    @property
    def codes(self) -> tuple[str, ...]:
        """Codes of all languages, English first."""
        return (FALLBACK, *sorted(self._sources.keys() - {FALLBACK}))

    def localizer(self, language: str) -> Localizer:
        """Return the localizer for a language.

        Raises
        ------
        KeyError
            If there is no such language.
        """
        with self._parsing:
            if language not in self._localizers:
                fallback = None if language == FALLBACK else self.localizer(FALLBACK)
                self._localizers[language] = Localizer(language, self._sources[language], fallback)
            return self._localizers[language]

    def best(self, accept_language: str) -> Localizer:
        """Return the localizer for an ``Accept-Language`` header; English if none of those languages is available."""
        wanted: list[tuple[float, str]] = []
        for part in accept_language.split(",")[:20]:
            tag, _, weight = part.partition(";")
            try:
                quality = float(weight.strip().removeprefix("q=")) if weight else 1.0
            except ValueError:
                quality = 0.0
            wanted.append((-quality, tag.strip().lower().partition("-")[0]))
        for quality, code in sorted(wanted, key=lambda each: each[0]):
            if quality < 0 and code in self._sources:
                return self.localizer(code)
        return self.localizer(FALLBACK)
