"""A language that reports are handed over in: its labels, its numbers, its dates."""

from collections.abc import Callable, Mapping
from typing import Annotated

from pydantic import Field

from stormsizer.messages.text import Text
from stormsizer.model.provenance import Document

Say = Callable[[Text], str]
"""Renders a text of the report in the reader's language."""


class Language(Document):
    """All that another language needs. English is what reports are made in, so it needs nothing.

    Placeholders of texts are ``{}``. A translation names them ``{0}``, ``{1}`` where they change places.
    """

    code: Annotated[str, Field(pattern=r"^[a-z]{2}$")]
    """ISO 639-1, e.g. *de*."""
    locale: Annotated[str, Field(pattern=r"^[a-z]{2}-[A-Z]{2}$")]
    """For files that ask for a country too, e.g. *de-DE*."""
    name: str
    """In the language itself."""
    decimal: Annotated[str, Field(min_length=1, max_length=1)]
    """Stands before the decimals."""
    thousands: Annotated[str, Field(max_length=1)]
    """Stands between groups of three digits."""
    percent: str
    """A share, e.g. *{} %*."""
    stop: str
    """Ends a sentence."""
    lowers: bool
    """Whether a label begins with a small letter in the middle of a sentence, whatever its first word is."""
    days: Annotated[tuple[str, ...], Field(min_length=7, max_length=7)]
    """Short, from Monday on."""
    months: Annotated[tuple[str, ...], Field(min_length=12, max_length=12)]
    short_months: Annotated[tuple[str, ...], Field(min_length=12, max_length=12)]
    day: str
    """A date: ``{day}``, ``{month}``, ``{year}``."""
    day_time: str
    """A time of the week: ``{weekday}``, ``{day}``, ``{short_month}``, ``{time}``."""
    day_month: str
    """A day without its year: ``{day}``, ``{short_month}``."""
    marks: Mapping[str, str] = {}
    """Punctuation that is written otherwise, e.g. the space in front of a French colon."""
    units: Mapping[str, str] = {}
    """Units that are written otherwise; what is not here stays, e.g. *ms*."""
    texts: Mapping[str, str]
    """From English."""
