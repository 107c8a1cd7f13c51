"""User text that is safe for the database, the log and the report."""

import re
import unicodedata
from typing import Annotated

from pydantic import AfterValidator, BeforeValidator, Field
from pydantic_core import PydanticKnownError

from stormsizer.messages.text import msg
from stormsizer.model.refusals import refusal
from stormsizer.model.scenario.field_types import Notes, Text

__all__ = ["IdempotencyKey", "Notes", "Text", "WrittenInt", "file_name"]


def _visible(text: str) -> str:
    if not text.isascii() or not text.isprintable():
        raise refusal(msg("field-not-ascii"), msg("allowed-ascii"))
    return text


IdempotencyKey = Annotated[str, Field(min_length=1, max_length=255), AfterValidator(_visible)]


_DIGITS = re.compile(r"-?[0-9]{1,18}", re.ASCII)


def _written(text: object) -> object:
    if isinstance(text, str):
        if not _DIGITS.fullmatch(text):
            raise PydanticKnownError("int_parsing")
        return int(text)
    return text


WrittenInt = Annotated[int, BeforeValidator(_written)]
"""A whole number in a URL: ASCII digits only."""


def file_name(title: str, ending: str, otherwise: str = "scenario") -> str:
    """Return a file name that is valid on every file system.

    Parameters
    ----------
    otherwise
        Name to use if no characters of the title remain.

    >>> file_name("Schüler: Prüfungen / Mai", "ics"), file_name("学校", "pdf", otherwise="report")
    ('schuler-prufungen-mai.ics', 'report.pdf')
    """
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return f"{re.sub(r'[^a-z0-9]+', '-', plain).strip('-')[:60].strip('-') or otherwise}.{ending}"
