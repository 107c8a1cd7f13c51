"""Sentences, lists, and names truncated to fit."""

from collections.abc import Sequence
from typing import overload

from stormsizer.messages.text import Listing, Message, Param, Text, msg, shown


@overload
def sentence(text: str) -> str: ...
@overload
def sentence(text: Text) -> Text: ...
def sentence(text: Text) -> Text:
    """Capitalize a text and add a missing period; return messages unchanged, because they are already sentences."""
    if isinstance(text, Message):
        return text
    text = text.strip()
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith(('.', '!', '?')) else '.'}" if text else ""


@overload
def shortened(text: str, most: int) -> str: ...
@overload
def shortened(text: Text, most: int) -> Text: ...
def shortened(text: Text, most: int) -> Text:
    """Truncate a text to a length, with an ellipsis; in a message, only the parameters are truncated.

    >>> shortened("Acme Corporation", 8)
    'Acme Co…'
    >>> shortened(msg("format-value", value="Acme Corporation"), 8).params
    (('value', 'Acme Co…'),)
    """
    if isinstance(text, Message):
        return Message(text.id, tuple((name, _shortened(param, most)) for name, param in text.params))
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def _shortened(param: Param, most: int) -> Param:
    match param:
        case str() | Message():
            return shortened(param, most)
        case Listing(items, conjunction):
            return Listing(tuple(shortened(item, most) for item in items), conjunction)
        case _:
            return param


def listed(items: Sequence[Text], most: int | None = None) -> Message:
    """Join items into a list; if there are too many, count the rest: *a, b, and 2 more*."""
    row = tuple(items)
    if most is not None and len(row) > most:
        row = (*row[:most], msg("report-more", n=len(row) - most))
    return shown(Listing(row))
