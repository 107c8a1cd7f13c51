"""Problems in a scenario, described so that users of the command line, the API and the web pages can act on them."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from stormsizer.messages.text import Listing, Message, Param, Quantity, Text, msg, shown
from stormsizer.model.provenance import Document, UnknownFactError

MOST_STEPS, LONGEST_STEP = 12, 64
EVENT_KINDS = frozenset(
    {
        "provision",
        "power_on",
        "reboot",
        "recompose",
        "login",
        "logoff",
        "antivirus_scan",
        "patch",
        "backup",
        "replication",
        "load_test",
        "failure",
        "maintenance",
        "outage",
    }
)

_BY_TIERS = (
    msg("field-replaced-by-tiers"),
    msg("allowed-tiers-example", example="[{drive_id: fc-450gb-15k, n_drives: 48}]"),
)
REPLACED = {"array.drive_id": _BY_TIERS, "array.n_drives": _BY_TIERS}
"""Problem and replacement for each field that only earlier releases accept, by path."""


class Problem(Document):
    """One problem in a scenario, with the allowed values."""

    path: str
    """Path of the field, for example ``events.3.window_s``."""
    given: Text
    """Given value, truncated."""
    allowed: Text
    """Allowed values."""
    message: Text
    """The problem, as the rest of a sentence that starts with the field."""

    def __str__(self) -> str:
        return f"{self.path}: {self.message} (given {self.given}; allowed: {self.allowed})"


class InvalidScenarioError(ValueError):
    """Error for a scenario that cannot be simulated, with all of its problems."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("; ".join(str(problem) for problem in problems))
        self.problems = problems


def problems_of(error: ValidationError, most: int = 20) -> tuple[Problem, ...]:
    """Convert validation errors to problems, at most ``most`` of them."""
    return problems_in(error.errors(include_url=False), most)


def problems_in(errors: Sequence[Mapping[str, Any]], most: int = 20) -> tuple[Problem, ...]:
    """Convert Pydantic error entries to at most ``most`` problems, omitting errors that only result from others."""
    return tuple(problem_of(item) for item in errors if not _follows(item, errors))[:most]


def _follows(item: Mapping[str, Any], errors: Sequence[Mapping[str, Any]]) -> bool:
    """Return whether a list is too short only because its items were rejected."""
    own = tuple(item["loc"])
    return item["type"] == "too_short" and any(
        len(other["loc"]) > len(own) and tuple(other["loc"][: len(own)]) == own for other in errors
    )


def problem_of(item: Mapping[str, Any]) -> Problem:
    """Convert one Pydantic error entry to a problem."""
    location, given = tuple(item["loc"]), item.get("input")
    field = field_within(item)
    if field:
        location = (*location, field)
        given = given.get(field, _NOTHING) if isinstance(given, Mapping) else getattr(given, field, given)
    if item["type"] == "missing":
        given = _NOTHING
    path, allowed, message = path_of(location), allowed_by(item), message_of(item)
    if item["type"] == "extra_forbidden" and path in REPLACED:
        message, allowed = REPLACED[path]
    return Problem(path=path, given=shortened(given), allowed=allowed, message=message)


def field_within(error: Mapping[str, Any]) -> str:
    """Return the field that a document-level error refers to; empty if it refers to no single field."""
    if error["type"] in ("union_tag_invalid", "union_tag_not_found"):
        return str(error["ctx"]["discriminator"]).strip("'")
    return str(error["ctx"]["field"]) if error["type"] == "contradiction" else ""


def path_of(location: Sequence[int | str]) -> str:
    """Return the field path of a validation error, without the names of union members."""
    steps = list(location)
    if len(steps) > 2 and steps[0] == "events" and steps[2] in EVENT_KINDS:
        del steps[2]
    return ".".join(shortened_text(str(step), LONGEST_STEP) for step in steps[:MOST_STEPS]) or "(document)"


class _Nothing:
    """Placeholder for a field that was not given."""


_NOTHING = _Nothing()


def shortened(value: Any, most: int = 80) -> str | Message:
    r"""Return the given value, shortened to at most ``most`` printable characters.

    >>> shortened("Acme\x07"), shortened([1, 2]).id, shortened(True)
    ('Acme\\x07', 'given-list', 'true')
    """
    match value:
        case _Nothing():
            return msg("given-nothing")
        case "":
            return msg("given-empty-text")
        case bytes():
            return msg("given-bytes", n=len(value))
        case Mapping():
            return msg("given-mapping", n=len(value))
        case list() | tuple() | set() | frozenset():
            return msg("given-list", n=len(value))
        case bool() | None:
            return json.dumps(value)
        case int() if abs(value) > 10**most:
            return msg("given-long-number", n=round(value.bit_length() * 0.30103))
        case _:
            return shortened_text(str(value), most)


def shortened_text(text: str, most: int = 80) -> str:
    """Return text shortened to at most ``most`` printable characters."""
    text = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text[: most + 1])
    return text if len(text) <= most else text[: most - 1] + "…"


def some_of(names: Sequence[str], most: int = 8) -> Text:
    """Return at most ``most`` of the allowed names, with a count of the others."""
    if not names:
        return msg("allowed-none")
    some = ", ".join(names[:most])
    return some if len(names) <= most else msg("allowed-and-more", names=some, n=len(names) - most)


_WHOLE = msg("field-not-whole-number"), msg("allowed-whole-number")
_LIST = msg("field-not-list"), msg("allowed-list")
_DATE = msg("field-not-date"), msg("allowed-date", example="2026-03-02")
_INSTANT = msg("field-not-instant"), msg("allowed-instant", example="2026-03-02T08:00:00Z")
_UUID = msg("field-not-uuid"), msg("allowed-uuid", example="0193a5c2-7d8e-7b3a-9c41-5f2e8d6a1b70")
_WORDS: Mapping[str, tuple[Message, Text]] = {
    "missing": (msg("field-missing"), msg("allowed-value")),
    "extra_forbidden": (msg("field-unknown"), msg("allowed-schema-fields")),
    "invalid_key": (msg("field-unknown"), msg("allowed-schema-fields")),
    "finite_number": (msg("field-not-finite"), msg("allowed-finite-number")),
    **dict.fromkeys(("int_type", "int_from_float", "int_parsing", "int_parsing_size"), _WHOLE),
    **dict.fromkeys(("float_type", "float_parsing"), (msg("field-not-number"), msg("allowed-number"))),
    **dict.fromkeys(("bool_type", "bool_parsing"), (msg("field-not-boolean"), msg("allowed-boolean"))),
    **dict.fromkeys(("date_type", "date_parsing", "date_from_datetime_parsing", "date_from_datetime_inexact"), _DATE),
    **dict.fromkeys(("datetime_type", "datetime_parsing", "datetime_object_invalid", "timezone_aware"), _INSTANT),
    "datetime_from_date_parsing": _INSTANT,
    **dict.fromkeys(("uuid_type", "uuid_parsing"), _UUID),
    "string_type": (msg("field-not-text"), msg("allowed-text")),
    "string_unicode": (msg("field-not-text"), msg("allowed-unicode-text")),
    **dict.fromkeys(("tuple_type", "list_type", "set_type", "frozen_set_type", "set_item_not_hashable"), _LIST),
    "model_type": (msg("field-not-mapping"), msg("allowed-mapping")),
    "model_attributes_type": (msg("field-not-mapping"), msg("allowed-mapping")),
    "dict_type": (msg("field-not-mapping"), msg("allowed-mapping")),
    "string_pattern_mismatch": (msg("field-wrong-format"), ""),
    "literal_error": (msg("field-not-a-choice"), ""),
    "enum": (msg("field-not-a-choice"), ""),
    "union_tag_invalid": (msg("field-not-a-choice"), ""),
    "union_tag_not_found": (msg("field-missing"), ", ".join(sorted(EVENT_KINDS))),
    "greater_than": (msg("field-below-minimum"), ""),
    "greater_than_equal": (msg("field-below-minimum"), ""),
    "less_than": (msg("field-above-maximum"), ""),
    "less_than_equal": (msg("field-above-maximum"), ""),
    "string_too_short": (msg("field-too-short"), ""),
    "string_too_long": (msg("field-too-long"), ""),
    "too_short": (msg("field-too-short"), ""),
    "too_long": (msg("field-too-long"), ""),
}
"""Problem by error type, and the allowed values if the error itself does not state them."""


def message_of(error: Mapping[str, Any]) -> Text:
    """Return the problem as the rest of a sentence that starts with the field."""
    context = error.get("ctx", {})
    message = context.get("message")
    if isinstance(message, Message):
        return message
    if isinstance(unknown := context.get("error"), UnknownFactError):
        return msg("field-value-unknown", reason=unknown.text)
    known = _WORDS.get(str(error["type"]))
    return str(error["msg"]).removeprefix("Value error, ") if known is None else known[0]


def allowed_by(error: Mapping[str, Any]) -> Text:
    """Return the allowed values of a field, based on the violated constraint."""
    context = error.get("ctx", {})
    bound = _bound(context) or _length(str(error["type"]), context)
    if bound is not None:
        return bound
    if "pattern" in context:
        return msg("allowed-pattern", pattern=str(context["pattern"]))
    if "allowed" in context:
        allowed: Text = context["allowed"]
        return allowed
    for key in ("expected", "expected_tags"):
        if key in context:
            return _choices(str(context[key]))
    return _WORDS.get(str(error["type"]), ("", ""))[1] or str(error["msg"]).removeprefix("Value error, ")


def _bound(context: Mapping[str, Any]) -> Message | None:
    match context:
        case {"ge": least}:
            return msg("allowed-at-least", amount=_number(least))
        case {"gt": below}:
            return msg("allowed-more-than", amount=_number(below))
        case {"le": most}:
            return msg("allowed-at-most", amount=_number(most))
        case {"lt": above}:
            return msg("allowed-less-than", amount=_number(above))
    return None


def _number(value: Any) -> Param:
    return Quantity(value, "", 6) if isinstance(value, int | float) else str(value)


def _length(kind: str, context: Mapping[str, Any]) -> Message | None:
    match kind:
        case "string_too_short":
            return msg("allowed-min-characters", n=context["min_length"])
        case "string_too_long":
            return msg("allowed-max-characters", n=context["max_length"])
        case "too_short":
            return msg("allowed-min-items", n=context["min_length"])
        case "too_long":
            return msg("allowed-max-items", n=context["max_length"])
    return None


def _choices(expected: str) -> Text:
    """Convert Pydantic's list of literals or tags, such as *'uniform' or 'bell'*, to text."""
    names = tuple(re.findall(r"'([^']*)'", expected))
    return shown(Listing(names, "or")) if names else expected
