"""Checks beyond one field: references, the calendar's bounds, and what the catalogue allows."""

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from stormsizer.catalog import ArrayModel, Catalog
from stormsizer.scenario.document import ArrayConfiguration, Outage, Scenario
from stormsizer.scenario.problems import InvalidScenarioError, Problem, problems_of


def parse(document: Mapping[str, Any]) -> Scenario:
    """Read a scenario document.

    Raises
    ------
    InvalidScenarioError
        With one problem per field that is missing, unknown, out of range or contradicts another.
    """
    try:
        scenario = Scenario.model_validate(document)
    except ValidationError as error:
        raise InvalidScenarioError(problems_of(error)) from error
    check(scenario)
    return scenario


def check(scenario: Scenario) -> None:
    """Check what one field alone cannot know: identifiers, references, and the calendar's bounds.

    Raises
    ------
    InvalidScenarioError
        With every contradiction found.
    """
    problems = (*_identifiers(scenario), *_references(scenario), *_bounds(scenario), *_outages(scenario))
    if problems:
        raise InvalidScenarioError(problems)


def _identifiers(scenario: Scenario) -> list[Problem]:
    problems = []
    for kind, items in (("pools", scenario.pools), ("events", scenario.events)):
        seen: set[str] = set()
        for i, item in enumerate(items):
            if item.id in seen:
                problems.append(
                    Problem(
                        path=f"{kind}.{i}.id", given=item.id, allowed="an id not used before", message="stands twice"
                    )
                )
            seen.add(item.id)
    return problems


def _references(scenario: Scenario) -> list[Problem]:
    pools = {pool.id for pool in scenario.pools}
    used: set[str] = set()
    problems = []
    for i, event in enumerate(scenario.events):
        named: tuple[str, ...] = getattr(event, "pool_ids", ())
        for j, pool_id in enumerate(named):
            used.add(pool_id)
            if pool_id in named[:j]:
                problems.append(
                    Problem(
                        path=f"events.{i}.pool_ids.{j}",
                        given=pool_id,
                        allowed="each pool once",
                        message="names a pool that the event already names",
                    )
                )
            if pool_id not in pools:
                problems.append(
                    Problem(
                        path=f"events.{i}.pool_ids.{j}",
                        given=pool_id,
                        allowed=", ".join(sorted(pools)),
                        message="names a pool that does not exist",
                    )
                )
    for i, pool in enumerate(scenario.pools):
        if pool.id not in used:
            problems.append(
                Problem(
                    path=f"pools.{i}",
                    given=pool.id,
                    allowed="at least one event that names the pool",
                    message="has no event in the calendar",
                )
            )
    return problems


def _bounds(scenario: Scenario) -> list[Problem]:
    calendar = scenario.calendar
    within = f"from {calendar.starts_at.isoformat()} to before {calendar.ends_at.isoformat()}"
    problems = []
    for i, event in enumerate(scenario.events):
        left_s = (calendar.ends_at - event.starts_at).total_seconds()
        ends_at = getattr(event, "ends_at", None)
        window_s = getattr(event, "window_s", 0.0)
        if not calendar.starts_at <= event.starts_at < calendar.ends_at:
            problems.append(_outside(f"events.{i}.starts_at", event.starts_at.isoformat(), within))
        elif ends_at is not None and ends_at > calendar.ends_at:
            problems.append(
                _outside(f"events.{i}.ends_at", ends_at.isoformat(), f"up to {calendar.ends_at.isoformat()}")
            )
        elif window_s > left_s:
            problems.append(_outside(f"events.{i}.window_s", f"{window_s:g}", f"at most {left_s:g}"))
    return problems


def _outside(path: str, given: str, allowed: str) -> Problem:
    return Problem(path=path, given=given, allowed=allowed, message="lies outside the calendar")


def _outages(scenario: Scenario) -> list[Problem]:
    outages = sorted(
        (event.starts_at, i, event) for i, event in enumerate(scenario.events) if isinstance(event, Outage)
    )
    problems = []
    for position, (starts_at, i, _) in enumerate(outages):
        longest = max((before for _, _, before in outages[:position]), key=lambda o: o.ends_at, default=None)
        if longest is not None and starts_at < longest.ends_at:
            problems.append(
                Problem(
                    path=f"events.{i}.starts_at",
                    given=starts_at.isoformat(),
                    allowed=f"{longest.ends_at.isoformat()} or later",
                    message=f"overlaps the outage {longest.id}",
                )
            )
    return problems


def check_against(scenario: Scenario, catalog: Catalog) -> None:
    """Check a scenario against the catalogue: known ids, and an array that can be built.

    Raises
    ------
    InvalidScenarioError
        With every problem found.
    """
    problems = [
        _unknown(f"pools.{i}.profile_id", pool.profile_id, catalog.workloads)
        for i, pool in enumerate(scenario.pools)
        if pool.profile_id not in catalog.workloads
    ]
    choice = scenario.array
    if choice.model_id not in catalog.arrays:
        problems.append(_unknown("array.model_id", choice.model_id, catalog.arrays))
    else:
        problems += _array_problems(choice, catalog.arrays[choice.model_id])
    if problems:
        raise InvalidScenarioError(tuple(problems))


def _unknown(path: str, given: str, known: Mapping[str, object]) -> Problem:
    return Problem(path=path, given=given, allowed=", ".join(sorted(known)), message="is not in the catalogue")


def _array_problems(choice: ArrayConfiguration, array: ArrayModel) -> list[Problem]:
    return [*_unknown_parts(choice, array), *_limits(choice, array), *_steps(choice, array)]


def _unknown_parts(choice: ArrayConfiguration, array: ArrayModel) -> list[Problem]:
    releases = {release.id: release for release in array.firmware}
    problems = []
    if choice.firmware_id not in releases:
        problems.append(_unknown("array.firmware_id", choice.firmware_id, releases))
    if choice.drive_id not in array.drives:
        problems.append(_unknown("array.drive_id", choice.drive_id, dict.fromkeys(array.drives)))
    return problems


def _limits(choice: ArrayConfiguration, array: ArrayModel) -> list[Problem]:
    n = choice.n_controllers
    cache_gib = array.flash_cache.module_gib.known * array.flash_cache.max_modules.known
    return [
        *_above("array.n_controllers", n, array.controllers.known, array.name),
        *_above("array.n_drives", choice.n_drives, n * array.shelf.max_drives_per_controller.known, array.name),
        *_above("array.n_ports", choice.n_ports, n * array.network.max_ports.known, array.name),
        *_above("array.flash_cache_gib", choice.flash_cache_gib, n * cache_gib, array.name),
    ]


def _above(path: str, given: float, most: float, name: str) -> list[Problem]:
    if given <= most:
        return []
    return [Problem(path=path, given=f"{given:g}", allowed=f"at most {most:g}", message=f"is more than {name} takes")]


def _steps(choice: ArrayConfiguration, array: ArrayModel) -> list[Problem]:
    module_gib = array.flash_cache.module_gib.known
    group = array.raid.n_parity_per_group.known + 1
    fewest = choice.n_controllers * (group + array.raid.n_spares.known)
    problems = []
    step_gib = module_gib * choice.n_controllers
    if choice.flash_cache_gib % step_gib:
        problems.append(
            Problem(
                path="array.flash_cache_gib",
                given=f"{choice.flash_cache_gib:g}",
                allowed=f"a multiple of {step_gib:g}",
                message=f"each controller caches for itself and takes modules of {module_gib:g} GiB",
            )
        )
    if choice.n_drives < fewest:
        problems.append(
            Problem(
                path="array.n_drives",
                given=str(choice.n_drives),
                allowed=f"at least {fewest}",
                message=f"each controller needs a RAID group of {group} drives or more",
            )
        )
    if choice.n_ports < choice.n_controllers:
        problems.append(
            Problem(
                path="array.n_ports",
                given=str(choice.n_ports),
                allowed=f"at least {choice.n_controllers}",
                message="each controller needs a port of its own",
            )
        )
    return problems
