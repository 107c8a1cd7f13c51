"""Every input of a scenario with its default, derived from the document's schema."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import Text, msg
from stormsizer.model.scenario import GOAL_SET_ORIGINS, GOAL_SETS, Goals, GoalSetName, Scenario
from stormsizer.model.scenario.units import unit_of
from webapp.core.seed_scenarios import seed_scenarios

SAMPLE = "generic-nvme-windows11"
"""ID of the sample that provides the pool, hosts and array of the default scenario."""
FIRST_DAY = datetime(2026, 3, 2, tzinfo=UTC)


class InputSource(StrEnum):
    """Source of an input's value when the document does not specify it."""

    GIVEN = "given"
    """There is no default: the input is required."""
    DEFAULT = "default"
    """The value in `default` is used."""
    DERIVED = "derived"
    """The value is derived from other inputs or from the catalog, as the help text explains."""


class InputField(BaseModel):
    """An input of a scenario."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    path: str
    """Path in the document, e.g. `pools[].n_desktops`, or for events, with their kind, `events[login].window_s`."""
    type: str
    """Data type: *number*, *integer*, *string*, *boolean* or *array*."""
    default: Any
    """Default value; null if there is none."""
    minimum: float | None
    maximum: float | None
    is_minimum_excluded: bool
    """Whether the minimum itself is excluded."""
    choices: tuple[str, ...]
    """Allowed values; empty if there is no fixed set."""
    unit: str
    """Unit, as in the name of the input; empty for numbers without a unit and for words."""
    help: str
    """Help text for programmers, in English."""
    source: InputSource


class GoalSet(BaseModel):
    """A set of goals to start from."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    name: GoalSetName
    goals: Goals
    """Goals. Failure tolerance is not part of a set, so the scenario's own setting remains in effect."""
    origin: Text
    """Origin of the values, in one sentence."""


class Defaults(BaseModel):
    """A scenario to start from, and all inputs with their defaults."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    scenario: Scenario
    """A scenario with one pool, a one-day calendar, and defaults for everything else. It can be run unchanged."""
    inputs: tuple[InputField, ...]
    goal_sets: tuple[GoalSet, ...]
    """Three sets of goals, from the strictest to the least strict; *standard* contains the defaults."""


def defaults(seed_folder: Path, reader: Localizer) -> Defaults:
    """Return the default scenario, with names in the reader's language, and all inputs with their defaults."""
    return Defaults(scenario=_scenario(seed_folder, reader), inputs=_inputs(), goal_sets=_goal_sets())


def _scenario(seed_folder: Path, reader: Localizer) -> Scenario:
    sample = seed_scenarios(seed_folder / "scenarios")[SAMPLE]
    pool_id, profile_id = sample.pools[0].id, sample.pools[0].profile_id
    login = {"id": "login", "name": reader.text(msg("report-term-login-storm")), "kind": "login"}
    pool = {"id": pool_id, "name": reader.text(msg("default-pool")), "n_desktops": 100, "profile_id": profile_id}
    return Scenario.model_validate(
        {
            "name": reader.text(msg("default-scenario")),
            "calendar": {"starts_at": FIRST_DAY, "ends_at": FIRST_DAY + timedelta(days=1)},
            "pools": [pool],
            "events": [login | {"pool_ids": [pool_id], "starts_at": "2026-03-02T08:00:00Z"}],
            "hosts": sample.hosts.model_dump(exclude_defaults=True),
            "array": sample.array.model_dump(exclude_defaults=True),
        }
    )


def _goal_sets() -> tuple[GoalSet, ...]:
    return tuple(GoalSet(name=name, goals=goals, origin=GOAL_SET_ORIGINS[name]) for name, goals in GOAL_SETS.items())


@cache
def _inputs() -> tuple[InputField, ...]:
    schema = Scenario.model_json_schema()
    return tuple(_of_object(schema, schema["$defs"], ""))


def _of_object(schema: Mapping[str, Any], definitions: Mapping[str, Any], prefix: str) -> Iterator[InputField]:
    required = schema.get("required", ())
    for name, field in schema["properties"].items():
        described = {"description": schema.get("description", ""), **field}  # an event's `kind` has none
        yield from _of_field(described, definitions, f"{prefix}{name}", is_required=name in required)


def _of_field(
    field: Mapping[str, Any], definitions: Mapping[str, Any], path: str, *, is_required: bool
) -> Iterator[InputField]:
    field = _without_null(field)
    if "$ref" in field:
        yield from _of_object(_definition(field, definitions), definitions, f"{path}.")
    elif "$ref" in (items := field.get("items", {})):
        yield from _of_object(_definition(items, definitions), definitions, f"{path}[].")
    elif "discriminator" in items:
        for kind, reference in items["discriminator"]["mapping"].items():
            yield from _of_object(_definition({"$ref": reference}, definitions), definitions, f"{path}[{kind}].")
    else:
        yield _input(field, path, is_required=is_required)


def _input(field: Mapping[str, Any], path: str, *, is_required: bool) -> InputField:
    default = field.get("default", field.get("const"))
    told = InputSource.DERIVED if default is None else InputSource.DEFAULT
    source = InputSource.GIVEN if is_required else told
    bounded = field.get("items", {}) if field.get("type") == "array" else field
    return InputField(
        path=path,
        type=field.get("type", "string"),
        default=default,
        minimum=field.get("minimum", field.get("exclusiveMinimum")),
        maximum=field.get("maximum", field.get("exclusiveMaximum")),
        is_minimum_excluded="exclusiveMinimum" in field,
        choices=tuple(str(each) for each in bounded.get("enum", (field["const"],) if "const" in field else ())),
        unit=unit_of(path.rsplit(".", 1)[-1]),
        help=field.get("description", ""),
        source=source,
    )


def _definition(field: Mapping[str, Any], definitions: Mapping[str, Any]) -> Mapping[str, Any]:
    found: Mapping[str, Any] = definitions[field["$ref"].removeprefix("#/$defs/")]
    return found


def _without_null(field: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the schema of an optional field without its null alternative."""
    kinds = [each for each in field.get("anyOf", ()) if each != {"type": "null"}]
    return {**field, **kinds[0]} if kinds else field
