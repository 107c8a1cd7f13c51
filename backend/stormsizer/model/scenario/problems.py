"""Problems of a scenario in a form that users can act on: the same on command line, API and web page."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import ValidationError
from pydantic_core import PydanticCustomError

from stormsizer.messages.text import Text
from stormsizer.model.provenance import Document

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

_BY_TIERS = ("was replaced by array.tiers", "array.tiers, e.g. [{drive_id: fc-450gb-15k, n_drives: 48}]")
REPLACED = {"array.drive_id": _BY_TIERS, "array.n_drives": _BY_TIERS}
"""By path of a field of earlier releases: its replacement."""


class Problem(Document):
    """One problem of a scenario, with its solution."""

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
    """A scenario that cannot be simulated, with every problem."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("; ".join(str(problem) for problem in problems))
        self.problems = problems


def contradiction(field: str, message: str, allowed: str) -> PydanticCustomError:
    """Raised by a model validator: the problem is reported at ``field`` of that model."""
    return PydanticCustomError("contradiction", "{message}", {"field": field, "message": message, "allowed": allowed})


def refusal(message: str, allowed: str) -> PydanticCustomError:
    """Raised by a field validator: the problem with the value, and what is allowed."""
    return PydanticCustomError("refusal", "{message}", {"message": message, "allowed": allowed})


def problems_of(error: ValidationError, most: int = 20) -> tuple[Problem, ...]:
    """Validation errors as problems, at most ``most`` of them."""
    return problems_in(error.errors(include_url=False), most)


def problems_in(errors: Sequence[Mapping[str, Any]], most: int = 20) -> tuple[Problem, ...]:
    """Pydantic error entries as problems, at most ``most`` of them, without consequential errors."""
    return tuple(problem_of(item) for item in errors if not _follows(item, errors))[:most]


def _follows(item: Mapping[str, Any], errors: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a list is too short only because its items were refused."""
    own = tuple(item["loc"])
    return item["type"] == "too_short" and any(
        len(other["loc"]) > len(own) and tuple(other["loc"][: len(own)]) == own for other in errors
    )


def problem_of(item: Mapping[str, Any]) -> Problem:
    """One Pydantic error entry as a problem."""
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
    """The field that a document-level error refers to; empty without a single one."""
    if error["type"] in ("union_tag_invalid", "union_tag_not_found"):
        return str(error["ctx"]["discriminator"]).strip("'")
    return str(error["ctx"]["field"]) if error["type"] == "contradiction" else ""


def path_of(location: Sequence[int | str]) -> str:
    """Field path of a validation error, without the names of union members."""
    steps = list(location)
    if len(steps) > 2 and steps[0] == "events" and steps[2] in EVENT_KINDS:
        del steps[2]
    return ".".join(shortened(str(step), LONGEST_STEP) for step in steps[:MOST_STEPS]) or "(document)"


class _Nothing:
    """Represents a field that was not given."""


_NOTHING = _Nothing()


def shortened(value: Any, most: int = 80) -> str:
    r"""The given value, in at most ``most`` printable characters.

    >>> shortened("Acme\x07"), shortened([1, 2]), shortened(True)
    ('Acme\\x07', 'a list of 2', 'true')
    """
    text = _in_words(value, most)
    text = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
    return text if len(text) <= most else text[: most - 1] + "…"


def _in_words(value: Any, most: int) -> str:
    match value:
        case _Nothing():
            return "nothing"
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case str():
            return value[: most + 1] or "an empty text"
        case bytes():
            return f"{len(value)} bytes"
        case Mapping():
            return f"a mapping of {len(value)}"
        case list() | tuple() | set() | frozenset():
            return f"a list of {len(value)}"
        case int() if abs(value) > 10**most:
            return f"a number of about {value.bit_length() * 0.30103:.0f} digits"
        case _:
            return str(value)


_BOUNDS = {"ge": "at least", "gt": "more than", "le": "at most", "lt": "less than"}
_WORDS = {
    "missing": ("is missing", "a value: the field is required"),
    "extra_forbidden": ("is not a field of this document", "only the fields of the published schema"),
    "invalid_key": ("is not a field of this document", "only the fields of the published schema"),
    "finite_number": ("is not finite", "a finite number"),
    "int_type": ("is no whole number", "a whole number"),
    "int_from_float": ("is no whole number", "a whole number"),
    "float_type": ("is no number", "a number"),
    "bool_type": ("is neither true nor false", "true or false"),
    "string_type": ("is no text", "text"),
    "string_unicode": ("is no text", "text of whole Unicode characters"),
    "tuple_type": ("is no list", "a list"),
    "model_type": ("is no mapping", "a mapping of fields to values"),
    "model_attributes_type": ("is no mapping", "a mapping of fields to values"),
    "dict_type": ("is no mapping", "a mapping of fields to values"),
    "string_pattern_mismatch": ("has the wrong form", ""),
    "literal_error": ("is not one of the choices", ""),
    "union_tag_invalid": ("is not one of the choices", ""),
    "union_tag_not_found": ("is missing", ", ".join(sorted(EVENT_KINDS))),
    "greater_than": ("is too small", ""),
    "greater_than_equal": ("is too small", ""),
    "less_than": ("is too large", ""),
    "less_than_equal": ("is too large", ""),
    "string_too_short": ("is too short", ""),
    "string_too_long": ("is too long", ""),
    "too_short": ("is too short", ""),
    "too_long": ("is too long", ""),
}
"""By type of error: the problem, and what is allowed if the error itself does not say."""


def message_of(error: Mapping[str, Any]) -> str:
    """The problem, as the rest of a sentence that starts with the field."""
    known = _WORDS.get(str(error["type"]), ("", ""))[0]
    return known or str(error["msg"]).removeprefix("Value error, ")


def allowed_by(error: Mapping[str, Any]) -> str:
    """Allowed values of a field, from the violated constraint."""
    context = error.get("ctx", {})
    bounds = [f"{words} {context[key]:,g}" for key, words in _BOUNDS.items() if key in context]
    if bounds:
        return " and ".join(bounds)
    if error["type"] in ("too_short", "too_long", "string_too_short", "string_too_long"):
        return _length(context, "characters" if str(error["type"]).startswith("string") else "items")
    if "pattern" in context:
        return f"text that matches {context['pattern']}"
    for key in ("allowed", "expected", "expected_tags"):
        if key in context:
            return str(context[key]).replace("'", "")
    return _WORDS.get(str(error["type"]), ("", ""))[1] or str(error["msg"]).removeprefix("Value error, ")


def _length(context: Mapping[str, Any], of: str) -> str:
    words, n = ("at least", context["min_length"]) if "min_length" in context else ("at most", context["max_length"])
    return f"{words} {n} {of.removesuffix('s') if n == 1 else of}"
