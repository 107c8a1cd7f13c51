"""Field types that documents share: text, identifiers, instants, days, time zones and numbers."""

import re
import unicodedata
from datetime import UTC, date, datetime
from typing import Annotated, Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import AfterValidator, AwareDatetime, BeforeValidator, Field

from stormsizer.messages.text import msg
from stormsizer.model.refusals import refusal

FIRST_YEAR, LAST_YEAR = 1970, 2199
WRITTEN_DATE = re.compile(r"\d{4}-\d\d-\d\d")
WRITTEN_INSTANT = re.compile(r"\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d(\.\d+)?)?([Zz]|[+-]\d\d:?\d\d)")
TURNS_TEXT_ROUND = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def _plain_text(text: str) -> str:
    if any((unicodedata.category(c) in ("Cc", "Cs") and c not in "\n\t") or c in TURNS_TEXT_ROUND for c in text):
        raise refusal(msg("field-control-characters"), msg("allowed-printable-text"))
    return text


def _one_line(text: str) -> str:
    if "\n" in text or "\t" in text:
        raise refusal(msg("field-not-one-line"), msg("allowed-one-line"))
    if not text.strip():
        raise refusal(msg("field-blank"), msg("allowed-visible-character"))
    return text


def _one_line_or_none(text: str) -> str:
    return _one_line(text) if text else text


def _written_instant(value: Any) -> Any:
    written = isinstance(value, str) and WRITTEN_INSTANT.fullmatch(value)
    if not written and not (isinstance(value, datetime) and value.tzinfo):
        raise refusal(msg("field-not-instant"), msg("allowed-instant", example="2011-05-30T08:00:00Z"))
    return value


def _whole_second(value: datetime) -> datetime:
    if value.microsecond:
        raise refusal(msg("field-not-whole-second"), msg("allowed-whole-seconds"))
    if not FIRST_YEAR <= value.year <= LAST_YEAR:
        raise refusal(msg("field-out-of-range"), msg("allowed-years", first=str(FIRST_YEAR), last=str(LAST_YEAR)))
    return value.astimezone(UTC)


def _written_date(value: Any) -> Any:
    if isinstance(value, str) and WRITTEN_DATE.fullmatch(value):
        try:
            return date.fromisoformat(value)
        except ValueError:
            pass
    if not isinstance(value, date) or isinstance(value, datetime):
        raise refusal(msg("field-not-date"), msg("allowed-date", example="2011-06-10"))
    return value


def _known_zone(name: str) -> str:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise refusal(msg("field-not-time-zone"), msg("allowed-time-zone", example="Europe/Berlin")) from error
    return name


def whole_number(value: Any) -> Any:
    """Reject values that are not integers, such as numbers with a decimal point and the values true and false."""
    if type(value) is not int:
        raise refusal(msg("field-not-whole-number"), msg("allowed-whole-number"))
    return value


Text = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(_plain_text), AfterValidator(_one_line)]
OptionalText = Annotated[str, Field(max_length=200), AfterValidator(_plain_text), AfterValidator(_one_line_or_none)]
Notes = Annotated[str, Field(max_length=2500), AfterValidator(_plain_text)]
Currency = Annotated[str, Field(pattern=r"^[A-Z]{3}$")]
Identifier = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,63}$")]
Instant = Annotated[AwareDatetime, BeforeValidator(_written_instant), AfterValidator(_whole_second)]
Day = Annotated[date, BeforeValidator(_written_date)]
Zone = Annotated[str, Field(max_length=64), AfterValidator(_known_zone)]
Count = Annotated[int, Field(strict=True)]
Number = Annotated[float, Field(strict=True)]
"""A number; numeric text and the values true and false are rejected."""
Fraction = Annotated[Number, Field(ge=0, le=1)]
Flag = Annotated[bool, Field(strict=True)]
