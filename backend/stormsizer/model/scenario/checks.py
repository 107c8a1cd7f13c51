"""Validation across fields: references, calendar bounds, and catalog limits."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from stormsizer.messages.text import Listing, Message, Quantity, Text, msg, sentences
from stormsizer.model.catalog import ArrayModel, Catalog
from stormsizer.model.scenario.arrays import MAIN_ARRAY, ArrayConfiguration
from stormsizer.model.scenario.components import Part
from stormsizer.model.scenario.configuration_checks import configuration_problems, exact, unknown_entry
from stormsizer.model.scenario.document import WEEKDAYS, Backup, Failure, Login, Logoff, Outage, Replication, Scenario
from stormsizer.model.scenario.growth import calendar_year
from stormsizer.model.scenario.placement import n_shares_needed, with_main_array
from stormsizer.model.scenario.problems import InvalidScenarioError, Problem, problems_of

MOST_OCCURRENCES = 2_000
"""Maximum number of events in one calendar, after repetitions and sites are expanded."""


def parse(document: Mapping[str, Any]) -> Scenario:
    """Parse a scenario document.

    Raises
    ------
    InvalidScenarioError
        With one problem for each field that is missing, unknown, out of range or contradictory.
    """
    try:
        scenario = Scenario.model_validate(document)
    except ValidationError as error:
        raise InvalidScenarioError(problems_of(error)) from error
    check(scenario)
    return scenario


def check(scenario: Scenario) -> None:
    """Check constraints across fields: ids, references, and calendar bounds.

    Raises
    ------
    InvalidScenarioError
        With every problem found.
    """
    problems = (
        *_identifiers(scenario),
        *_references(scenario),
        *_arrays(scenario),
        *_bounds(scenario),
        *_repetitions(scenario),
        *_rates(scenario),
        *_refreshes(scenario),
        *_outages(scenario),
        *_growth(scenario),
    )
    if problems:
        raise InvalidScenarioError(problems)


def _identifiers(scenario: Scenario) -> list[Problem]:
    problems = []
    for kind, items in (
        ("pools", scenario.pools),
        ("events", scenario.events),
        ("other_arrays", scenario.other_arrays),
    ):
        seen = {MAIN_ARRAY} if kind == "other_arrays" else set()
        for i, item in enumerate(items):
            if item.id in seen:
                problems.append(
                    Problem(
                        path=f"{kind}.{i}.id",
                        given=item.id,
                        allowed=msg("allowed-unused-id"),
                        message=msg("field-duplicate-id"),
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
                        allowed=msg("allowed-each-pool-once"),
                        message=msg("field-duplicate-pool"),
                    )
                )
            if pool_id not in pools:
                problems.append(
                    Problem(
                        path=f"events.{i}.pool_ids.{j}",
                        given=pool_id,
                        allowed=", ".join(sorted(pools)),
                        message=msg("field-unknown-pool"),
                    )
                )
    for i, pool in enumerate(scenario.pools):
        if pool.id not in used:
            problems.append(
                Problem(
                    path=f"pools.{i}",
                    given=pool.id,
                    allowed=msg("allowed-event-for-pool"),
                    message=msg("field-pool-without-event"),
                )
            )
    return problems


def _arrays(scenario: Scenario) -> Iterator[Problem]:
    """Report references to unknown arrays, and arrays on which no pool stores anything."""
    known = scenario.array_ids
    places = ("image_array_id", "delta_array_id", "profile_array_id")
    named = [(f"pools.{i}.{place}", getattr(pool, place)) for i, pool in enumerate(scenario.pools) for place in places]
    named += [
        (f"events.{i}.array_id", event.array_id)
        for i, event in enumerate(scenario.events)
        if isinstance(event, Backup | Replication | Failure)
    ]
    for path, array_id in named:
        if array_id not in known:
            yield Problem(path=path, given=array_id, allowed=", ".join(known), message=msg("field-unknown-array"))
    for i, pool in enumerate(scenario.pools):
        if pool.clone_type in ("deduplicated", "mcs") and pool.image_array_id != pool.delta_array_id:
            yield Problem(
                path=f"pools.{i}.image_array_id",
                given=pool.image_array_id,
                allowed=pool.delta_array_id,
                message=msg("field-image-apart-from-clones"),
            )
    used = {array_id for pool in scenario.pools for array_id in pool.array_ids}
    paths = {MAIN_ARRAY: "array"} | {array.id: f"other_arrays.{i}" for i, array in enumerate(scenario.other_arrays)}
    for array_id, path in paths.items():
        if array_id not in used:
            allowed = msg("allowed-array-of-pool")
            yield Problem(path=path, given=array_id, allowed=allowed, message=msg("field-array-without-pool"))


def _bounds(scenario: Scenario) -> list[Problem]:
    calendar = scenario.calendar
    within = msg("allowed-within", start=calendar.starts_at.isoformat(), end=calendar.ends_at.isoformat())
    problems = []
    for i, event in enumerate(scenario.events):
        left_s = (calendar.ends_at - event.starts_at).total_seconds()
        ends_at = getattr(event, "ends_at", None)
        by_rate = isinstance(event, Login) and event.logins_per_minute is not None
        window_s = 0.0 if by_rate else getattr(event, "window_s", 0.0)
        if not calendar.starts_at <= event.starts_at < calendar.ends_at:
            problems.append(_outside(f"events.{i}.starts_at", event.starts_at.isoformat(), within))
        elif ends_at is not None and ends_at > calendar.ends_at:
            latest = msg("allowed-up-to", end=calendar.ends_at.isoformat())
            problems.append(_outside(f"events.{i}.ends_at", ends_at.isoformat(), latest))
        elif window_s > left_s:
            longest = msg("allowed-at-most", amount=exact(left_s))
            problems.append(_outside(f"events.{i}.window_s", f"{window_s:g}", longest))
    return problems


def _repetitions(scenario: Scenario) -> Iterator[Problem]:
    """Report events whose repetition ends before the first occurrence or omits the weekday of that occurrence."""
    for i, event in enumerate(scenario.events):
        if event.repeat is None:
            continue
        clock = scenario.clock_of(event)
        first = event.starts_at.astimezone(clock)
        if event.repeat.until is not None and event.repeat.until < first.date():
            yield Problem(
                path=f"events.{i}.repeat.until",
                given=event.repeat.until.isoformat(),
                allowed=msg("allowed-or-later", start=first.date().isoformat()),
                message=msg("field-before-event-start"),
            )
        if WEEKDAYS[first.weekday()] not in event.repeat.weekdays:
            yield Problem(
                path=f"events.{i}.starts_at",
                given=msg("given-instant-on", at=first.isoformat(), weekday=WEEKDAYS[first.weekday()]),
                allowed=msg("allowed-days-in-zone", days=Listing(event.repeat.weekdays, "or"), zone=clock.key),
                message=msg("field-not-a-repeat-day"),
            )


SHORTEST_WINDOW_S, LONGEST_WINDOW_S = 60.0, 86_400.0


def _rates(scenario: Scenario) -> Iterator[Problem]:
    """Report arrival rates that make a login window too short, or too long for the calendar."""
    for i, event in enumerate(scenario.events):
        if not isinstance(event, Login) or event.logins_per_minute is None:
            continue
        window_s = scenario.arrivals_s(event, event.pool_ids)
        left_s = (scenario.calendar.ends_at - event.starts_at).total_seconds()
        longest_s = min(LONGEST_WINDOW_S, left_s)
        if SHORTEST_WINDOW_S <= window_s <= longest_s or window_s <= 0.0 or left_s <= 0.0:
            continue
        n_desktops = window_s / 60.0 * event.logins_per_minute
        slowest, fastest = n_desktops / longest_s * 60.0, n_desktops / SHORTEST_WINDOW_S * 60.0
        yield Problem(
            path=f"events.{i}.logins_per_minute",
            given=f"{event.logins_per_minute:g}",
            allowed=(
                msg("allowed-range", low=exact(slowest), high=exact(fastest))
                if slowest <= fastest
                else msg("allowed-earlier-start")
            ),
            message=msg("field-arrivals-window", window=Quantity(window_s, "s")),
        )


def _refreshes(scenario: Scenario) -> Iterator[Problem]:
    pools = {pool.id: pool for pool in scenario.pools}
    for i, event in enumerate(scenario.events):
        if not isinstance(event, Logoff) or not event.refresh:
            continue
        for pool_id in event.pool_ids:
            if pool_id in pools and pools[pool_id].clone_type == "full":
                yield Problem(
                    path=f"events.{i}.refresh",
                    given="true",
                    allowed=msg("allowed-no-refresh", pool=pool_id),
                    message=msg("field-refresh-of-full-clones"),
                )


def _outside(path: str, given: str, allowed: Message) -> Problem:
    return Problem(path=path, given=given, allowed=allowed, message=msg("field-outside-calendar"))


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
                    allowed=msg("allowed-or-later", start=longest.ends_at.isoformat()),
                    message=msg("field-overlaps-outage", outage=longest.id),
                )
            )
    return problems


def _growth(scenario: Scenario) -> Iterator[Problem]:
    through_year, first = scenario.growth.through_year, calendar_year(scenario)
    if through_year is not None and through_year < first:
        yield Problem(
            path="growth.through_year",
            given=str(through_year),
            allowed=msg("allowed-or-later", start=str(first)),
            message=msg("field-before-calendar"),
        )


def check_against(scenario: Scenario, catalog: Catalog) -> None:
    """Check a scenario against the catalog: known ids, and a possible array configuration.

    Raises
    ------
    InvalidScenarioError
        With every problem found.
    """
    problems = [
        unknown_entry(f"pools.{i}.profile_id", pool.profile_id, catalog.workloads)
        for i, pool in enumerate(scenario.pools)
        if pool.profile_id not in catalog.workloads
    ]
    problems += [
        unknown_entry(f"pools.{i}.deployment_id", pool.deployment_id, catalog.deployments)
        for i, pool in enumerate(scenario.pools)
        if pool.deployment_id is not None and pool.deployment_id not in catalog.deployments
    ]
    problems += [
        Problem(
            path=f"pools.{i}.profile_containers",
            given=pool.profile_containers,
            allowed="none",
            message=msg("field-no-container-data", profile=catalog.workloads[pool.profile_id].name),
        )
        for i, pool in enumerate(scenario.pools)
        if pool.profile_containers != "none"
        and pool.profile_id in catalog.workloads
        and catalog.workloads[pool.profile_id].profile_container is None
    ]
    problems += _main_array(scenario, catalog)
    problems += _second_in_hosts(scenario, catalog)
    problems += _installed("installed_array", scenario.installed_array, catalog)
    for i, other in enumerate(scenario.other_arrays):
        path = f"other_arrays.{i}"
        problems += _at(path, _main_array(with_main_array(scenario, other.id), catalog))
        problems += _installed(f"{path}.installed_array", other.installed_array, catalog)
    if problems:
        raise InvalidScenarioError(tuple(problems))


def _second_in_hosts(scenario: Scenario, catalog: Catalog) -> Iterator[Problem]:
    """Report arrays that run on the hosts in addition to another one."""
    arrays = [("array", scenario.array), *((f"other_arrays.{i}", each) for i, each in enumerate(scenario.other_arrays))]
    models = [(path, catalog.arrays.get(array.model_id)) for path, array in arrays]
    on_hosts = [(path, model) for path, model in models if model is not None and model.runs_on_hosts]
    for path, model in on_hosts[1:]:
        allowed = msg("allowed-array-outside-hosts")
        yield Problem(path=f"{path}.model_id", given=model.id, allowed=allowed, message=msg("field-second-in-hosts"))


def _main_array(scenario: Scenario, catalog: Catalog) -> list[Problem]:
    """Return the problems of the main array's configuration, and of its failures."""
    choice = scenario.array
    problems = configuration_problems(choice, catalog)
    if choice.model_id not in catalog.arrays:
        return problems
    array = catalog.arrays[choice.model_id]
    problems += (problem for _, problem in _failures(scenario, array))
    n_shares = n_shares_needed(scenario, array)
    if choice.n_arrays < n_shares and array.volume is not None and array.volume.users is not None:
        problems.append(
            Problem(
                path="array.n_arrays",
                given=str(choice.n_arrays),
                allowed=msg("allowed-at-least", amount=exact(n_shares)),
                message=msg("field-too-many-users", array=array.name, most=array.volume.users.most),
            )
        )
    if array.is_in_hosts and choice.n_arrays != scenario.hosts.n_hosts:
        problems.append(
            Problem(
                path="array.n_arrays",
                given=str(choice.n_arrays),
                allowed=msg("allowed-as-many-as-hosts", n=scenario.hosts.n_hosts),
                message=msg("field-not-one-per-host", array=array.name),
            )
        )
    return problems


def _installed(path: str, installed: ArrayConfiguration | None, catalog: Catalog) -> list[Problem]:
    return [] if installed is None else _at(path, configuration_problems(installed, catalog))


def _at(path: str, problems: Iterable[Problem]) -> list[Problem]:
    """Return problems of a main array with the path of another one."""
    ahead = "array."
    return [
        problem.model_copy(update={"path": f"{path}.{problem.path.removeprefix(ahead)}"})
        if problem.path.startswith(ahead)
        else problem
        for problem in problems
    ]


def _what(failure: Failure, array: ArrayModel) -> tuple[str, str]:
    """Return the part that a failure removes, and its tier, which matters only for drives."""
    return failure.part, failure.tier or array.tiers[0].id


def _held_beside(i: int, failure: Failure, scenario: Scenario) -> list[Failure]:
    """Return the failures in effect when event ``i`` starts, including simultaneous ones earlier in the list."""
    return [
        event
        for j, event in enumerate(scenario.events)
        if isinstance(event, Failure)
        and event.array_id == failure.array_id
        and (event.starts_at, j) < (failure.starts_at, i)
        and failure.starts_at < event.ends_at
    ]


def _copies_are_gone(failure: Failure, beside: Sequence[Failure], array: ArrayModel) -> bool:
    """Return whether all other copies of a block may be lost: on failed nodes if a drive fails, and vice versa.

    Only copies on other arrays count. A failed drive may be on any node except the missing one.
    """
    other = {"drive": "controller", "controller": "drive"}.get(failure.part)
    n_hit = sum(event.n_parts if event.part == "controller" else 1 for event in beside if event.part == other)
    return 0 < array.n_other_copies <= n_hit


def _may_be_lost(failure: Failure, choice: ArrayConfiguration, array: ArrayModel) -> int:
    """Return how many components of a single array may be missing while all desktops can still reach their data.

    The provider of a cloud volume replaces its parts, so all of them may be.
    """
    if array.volume is not None:
        return n_active_parts(failure, choice, array)
    match failure.part:
        case "controller":
            return _but_one(choice.n_controllers, array.n_standby_controllers, choice, array)
        case "port":
            return _but_one(choice.n_ports, array.n_standby_ports, choice, array)
        case "drive":
            return min(n_active_parts(failure, choice, array) - 1, _survivable(array, failure.tier))
        case "flash_cache":
            return n_active_parts(failure, choice, array)


def _but_one(n_own: int, n_standing_by: int, choice: ArrayConfiguration, array: ArrayModel) -> int:
    """Return how many components may be missing while all data can still be reached.

    The number is the larger of two: all components of one array except one, and all components of as many arrays as
    there are other copies of every block.
    """
    n_whole = min(array.n_other_copies, choice.n_arrays - 1)
    return max(n_own + n_standing_by - 1, n_own * n_whole)


def _survivable(array: ArrayModel, tier_id: str | None) -> int:
    """Return how many drives one group in a tier can lose; it can lose all of them if other nodes hold copies."""
    tier = next((tier for tier in array.tiers if tier.id == tier_id), array.tiers[0])
    return tier.raid.group_size.known if tier.raid.across_nodes else tier.raid.n_parity_per_group.known


def n_active_parts(failure: Failure, choice: ArrayConfiguration, array: ArrayModel) -> int:
    """Return the number of active components, in all arrays, of the kind that fails."""
    tiers = {tier.id: chosen.n_drives for tier, chosen in zip(array.tiers, choice.tiers, strict=False)}
    of_one = {
        "controller": choice.n_controllers,
        "port": choice.n_ports,
        "drive": tiers.get(failure.tier or array.tiers[0].id, 0),
        "flash_cache": array.n_cache_modules(choice.flash_cache_gib),
    }
    return choice.n_arrays * of_one[failure.part]


def _too_many(failure: Failure, n_gone: int, choice: ArrayConfiguration, array: ArrayModel) -> Text:
    """Return the problem with losing this many components."""
    why: Message | None = None
    if failure.part == "drive":
        why = msg("failure-loses-group-data")
    elif failure.part != "flash_cache" and choice.n_arrays > 1:
        n_copies = array.n_other_copies
        why = msg("failure-copies", n=n_copies) if n_copies else msg("failure-no-copy")
    parts = _counted_parts(failure.part, n_active_parts(failure, choice, array))
    return sentences(msg("field-too-many-failures", parts=parts, failed=n_gone), why)


def _counted_parts(part: Part, n: int) -> Message:
    match part:
        case "controller":
            return msg("parts-controller", n=n)
        case "drive":
            return msg("parts-drive", n=n)
        case "port":
            return msg("parts-port", n=n)
        case "flash_cache":
            return msg("parts-flash-cache", n=n)


def fatal_failures(scenario: Scenario, array: ArrayModel) -> tuple[Failure, ...]:
    """Return the failures that leave some desktops without a controller, a port or their data."""
    return tuple(event for event, _ in _failures(scenario, array) if event.part != "flash_cache")


def _failures(scenario: Scenario, array: ArrayModel) -> Iterator[tuple[Failure, Problem]]:
    """Yield each invalid failure of the main array: the named tier cannot fail, or too many components are removed."""
    choice = scenario.array
    tiers = tuple(tier.id for tier, _ in zip(array.tiers, choice.tiers, strict=False))
    for i, event in enumerate(scenario.events):
        if not isinstance(event, Failure) or event.array_id != MAIN_ARRAY:
            continue
        if event.tier is not None and (event.part != "drive" or event.tier not in tiers):
            allowed: Text = ", ".join(tiers) if event.part == "drive" else msg("allowed-no-tier")
            message = msg("field-tier-cannot-fail")
            yield event, Problem(path=f"events.{i}.tier", given=event.tier, allowed=allowed, message=message)
            continue
        beside = _held_beside(i, event, scenario)
        n_gone = sum(other.n_parts for other in beside if _what(other, array) == _what(event, array))
        most = 0 if _copies_are_gone(event, beside, array) else _may_be_lost(event, choice, array) - n_gone
        if event.n_parts > most:
            problem = Problem(
                path=f"events.{i}.n_parts",
                given=str(event.n_parts),
                allowed=msg("allowed-at-most", amount=exact(most)) if most > 0 else msg("allowed-no-failure"),
                message=_too_many(event, n_gone, choice, array),
            )
            yield event, problem
