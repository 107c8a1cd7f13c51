"""What is wrong with a scenario, said so that it can be mended: the same on command line, API and page."""

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from stormsizer.provenance import Document


class Problem(Document):
    """One thing that is wrong with a scenario, said so that it can be mended."""

    path: str
    """Where: the path of the field, e.g. ``events.3.window_s``."""
    given: str
    """What was given, shortened."""
    allowed: str
    """What is allowed."""
    message: str

    def __str__(self) -> str:
        return f"{self.path}: {self.message} (given {self.given}; allowed: {self.allowed})"


class InvalidScenarioError(ValueError):
    """A scenario that cannot be simulated, with every problem found."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("; ".join(str(problem) for problem in problems))
        self.problems = problems


def problems_of(error: ValidationError, most: int = 20) -> tuple[Problem, ...]:
    """Validation errors as problems, at most ``most`` of them."""
    found = error.errors(include_url=False)
    return tuple(
        Problem(
            path=path_of(item["loc"]),
            given=shortened(item.get("input")),
            allowed=allowed_by(item),
            message=item["msg"].removeprefix("Value error, "),
        )
        for item in found[:most]
    )


def path_of(location: tuple[int | str, ...]) -> str:
    """Field path of a validation error, without the names of union members."""
    kinds = {"provision", "power_on", "reboot", "login", "logoff", "maintenance", "outage"}
    steps = list(location)
    if len(steps) > 2 and steps[0] == "events" and steps[2] in kinds:
        del steps[2]
    return ".".join(str(step) for step in steps) or "(document)"


def shortened(value: Any, most: int = 80) -> str:
    """What was given, in at most ``most`` printable characters."""
    text = ascii(value) if not isinstance(value, str) else value.encode("ascii", "backslashreplace").decode()
    return text if len(text) <= most else text[: most - 1] + "…"


def allowed_by(error: Mapping[str, Any]) -> str:
    """What a field would accept, read from the constraint it broke."""
    context = error.get("ctx", {})
    words = {"ge": "at least", "gt": "more than", "le": "at most", "lt": "less than"}
    bounds = [f"{words[key]} {context[key]}" for key in words if key in context]
    if bounds:
        return " and ".join(bounds)
    for key in ("expected", "expected_tags", "pattern", "min_length", "max_length"):
        if key in context:
            return f"{key.replace('_', ' ')} {context[key]}"
    return {
        "missing": "a value: the field is required",
        "extra_forbidden": "only the fields of the published schema",
        "finite_number": "a finite number",
        "int_type": "a whole number",
        "float_type": "a number",
        "bool_type": "true or false",
    }.get(str(error["type"]), str(error["msg"]).removeprefix("Value error, "))
