"""User-facing text as a message id with typed parameters, rendered later in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Annotated, Any, Literal, cast, get_args
from zoneinfo import ZoneInfo

from pydantic import GetPydanticSchema, SerializationInfo, WithJsonSchema
from pydantic_core import core_schema

from stormsizer.messages.formatting import digits_to_differ

LOCALIZER = "localizer"
"""Key of the serialization context that renders messages, as in ``model_dump_json(context={LOCALIZER: localizer})``."""
Conjunction = Literal["and", "or", "sentences"]
DateStyle = Literal[
    "date",
    "day_time",
    "day",
    "time",
    "date_time",
    "weekday_date_time",
    "weekday",
    "weekday_day",
    "month_day",
    "day_of_month",
]


@dataclass(frozen=True, slots=True)
class Quantity:
    """A value with its unit.

    Attributes
    ----------
    unit
        As in ``formatting.Formatter.quantity``: *fraction* renders as percent, *s* as a duration, an empty unit as a
        plain number.
    digits
        Minimum number of significant digits.
    is_whole
        Whether the value is an integer. 2 renders as *2* and 2.0 as *2.0*, so the two are not equal.
    """

    value: float | None
    unit: str
    digits: int = 2
    is_whole: bool = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "is_whole", isinstance(self.value, int))


@dataclass(frozen=True, slots=True)
class Span:
    """A range of values with one unit.

    Attributes
    ----------
    are_whole
        Whether the low and the high value are integers, which render without decimals.
    """

    low: float
    high: float
    unit: str
    digits: int = 3
    are_whole: tuple[bool, bool] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "are_whole", (isinstance(self.low, int), isinstance(self.high, int)))


@dataclass(frozen=True, slots=True)
class Money:
    """An amount in a currency; None is shown as unknown."""

    amount: float | None
    currency: str


@dataclass(frozen=True, slots=True)
class Instant:
    """An instant in the time zone of its scenario."""

    at: datetime
    zone: str
    style: DateStyle = "day_time"


@dataclass(frozen=True, slots=True)
class Listing:
    """Items joined in the reader's language, for example *a, b and c*; *sentences* joins them as a paragraph."""

    items: tuple[Text, ...]
    conjunction: Conjunction = "and"


@dataclass(frozen=True, slots=True)
class Message:
    """A message id and its parameters.

    Attributes
    ----------
    id
        Id of a message in ``seed-data/languages/<language>/*.ftl``, or of one of its attributes (*id.attribute*).
    params
        Name and value of each parameter, sorted by name.
    """

    id: str
    params: tuple[tuple[str, Param], ...] = ()


Param = str | int | Quantity | Span | Money | Instant | Listing | Message
"""A parameter of a message. Strings are names from users or from the catalog and are rendered unchanged. Integers are
counts and select plural forms."""


def msg(message_id: str, /, **params: Param) -> Message:
    """Return a message.

    >>> msg("phases-met", met=3, total=4)
    Message(id='phases-met', params=(('met', 3), ('total', 4)))
    """
    return Message(message_id, tuple(sorted(params.items())))


def shown(value: Param) -> Message:
    """Return a message that consists of a single value, for example for a table cell."""
    return msg("format-value", value=value)


def compared(value: float, limit: float, unit: str, digits: int = 2) -> tuple[Quantity, Quantity]:
    """Return a value and its limit with enough digits to tell them apart.

    >>> [quantity.digits for quantity in compared(20.04, 20.0, "ms")]
    [4, 4]
    """
    enough = digits_to_differ(value, limit, unit, digits)
    return Quantity(value, unit, enough), Quantity(limit, unit, enough)


def sentences(*texts: str | Message | None) -> Message | str:
    """Return several sentences as one text; None and empty texts are left out, and nested sentences are flattened."""
    items = tuple(item for text in texts if text for item in _sentences_of(text))
    return items[0] if len(items) == 1 else msg("format-sentences", sentences=Listing(items, "sentences"))


def first_sentence(text: str | Message) -> tuple[str | Message, str | Message | None]:
    """Return the first sentence of a text, and the others if there are any."""
    first, *others = _sentences_of(text)
    return first, sentences(*others) if others else None


def _sentences_of(text: str | Message) -> tuple[str | Message, ...]:
    if isinstance(text, Message):
        match text.params:
            case (("sentences", Listing(items, "sentences")),):
                return items
        return (text,)
    first, stop, rest = text.partition(". ")  # stored by an earlier release, in English
    return (f"{first}.", rest) if stop and rest[:1].isupper() else (text,)


def as_json(value: Param) -> Any:
    """Return a text or parameter as a JSON value.

    >>> as_json(msg("busy", share=Quantity(0.95, "fraction")))
    {'message': 'busy', 'params': {'share': {'value': 0.95, 'unit': 'fraction', 'digits': 2}}}
    """
    match value:
        case Message():
            return {"message": value.id, "params": {name: as_json(param) for name, param in value.params}}
        case Quantity():
            return {"value": value.value, "unit": value.unit, "digits": value.digits}
        case Span():
            return {"low": value.low, "high": value.high, "unit": value.unit, "digits": value.digits}
        case Money():
            return {"amount": value.amount, "currency": value.currency}
        case Instant():
            return {"at": value.at.isoformat(), "zone": value.zone, "style": value.style}
        case Listing():
            return {"items": [as_json(item) for item in value.items], "conjunction": value.conjunction}
        case _:
            return value


def from_json(value: Any) -> Param:
    """Return the text or parameter that a JSON value describes.

    Raises
    ------
    ValueError
        If it describes neither.
    """
    if isinstance(value, str | int | Message | Quantity | Span | Money | Instant | Listing):
        return value
    if not isinstance(value, Mapping):
        raise ValueError("expected a text: a string, or a message id with parameters")
    match value:
        case {"message": str(message_id), "params": Mapping() as params, **rest} if not rest:
            return msg(message_id, **{str(name): from_json(param) for name, param in params.items()})
        case {"value": amount, "unit": str(unit), "digits": int(digits)}:
            return Quantity(amount, unit, digits)
        case {"low": low, "high": high, "unit": str(unit), "digits": int(digits)}:
            return Span(low, high, unit, digits)
        case {"amount": amount, "currency": str(currency)}:
            return Money(amount, currency)
        case {"at": str(at), "zone": str(zone), "style": style}:
            ZoneInfo(zone)
            return Instant(datetime.fromisoformat(at), zone, cast("DateStyle", style))
        case {"items": list(items), "conjunction": conjunction} if conjunction in get_args(Conjunction):
            texts = tuple(cast("Text", from_json(item)) for item in items)
            return Listing(texts, cast("Conjunction", conjunction))
    raise ValueError("expected a text: a string, or a message id with parameters")


def is_message(value: Any) -> bool:
    """Return whether a JSON value describes a message."""
    return isinstance(value, Mapping) and value.keys() == {"message", "params"}


def _validated(value: Any) -> str | Message:
    if isinstance(value, str | Message):
        return value
    if is_message(value):
        return cast("Message", from_json(value))
    raise ValueError("expected a text: a string, or a message id with parameters")


def serialized(value: str | Message, info: SerializationInfo) -> Any:
    """Return a document's text as JSON: rendered if the context has a localizer, otherwise as an id with parameters."""
    context = info.context
    if isinstance(context, dict) and LOCALIZER in context:
        return context[LOCALIZER].text(value)
    return (
        value if isinstance(value, str) else as_json(value)
    )  # also in Python mode, where Pydantic would otherwise convert a message to its own kind of mapping


_SCHEMA = core_schema.no_info_plain_validator_function(
    _validated, serialization=core_schema.plain_serializer_function_ser_schema(serialized, info_arg=True)
)
"""Schema of a text, built directly because ``PlainValidator`` and ``PlainSerializer`` would build all parameters'
schemas for every document."""

Text = Annotated[str | Message, GetPydanticSchema(lambda *_: _SCHEMA), WithJsonSchema({"type": "string"})]
"""Text of a document: a message, or a plain string from a document stored by an earlier release.

Its JSON contains the id and the parameters. With a ``Localizer`` in the serialization context, it contains the rendered
string instead, so the API description says *string*.
"""
