"""Variants of a scenario: with more or fewer desktops, or some years later."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, TypeVar
from zoneinfo import ZoneInfo

from stormsizer.messages.text import Quantity, msg, shown
from stormsizer.model.scenario.arrays import ArrayConfiguration
from stormsizer.model.scenario.document import Growth, Pool, Scenario
from stormsizer.model.scenario.problems import InvalidScenarioError, Problem

AnyArray = TypeVar("AnyArray", bound=ArrayConfiguration)

MOST_DESKTOPS, MOST_GROWTH_YEARS = (
    next(limit.le for limit in Pool.model_fields[field].metadata if hasattr(limit, "le"))
    for field in ("n_desktops", "growth_years")
)


def calendar_year(scenario: Scenario) -> int:
    """Return the year in which the calendar starts, in the scenario's time zone."""
    return scenario.calendar.starts_at.astimezone(ZoneInfo(scenario.time_zone)).year


def years_of(scenario: Scenario) -> int:
    """Return the number of years from the calendar's year to the last one that the array must support."""
    return max(0, (scenario.growth.through_year or 0) - calendar_year(scenario))


def plans_growth(scenario: Scenario) -> bool:
    """Return whether the number of desktops or their data grow until the last year."""
    rates = (scenario.growth.desktops_fraction_per_year, *(p.data_growth_fraction_per_year for p in scenario.pools))
    return years_of(scenario) > 0 and any(rate > 0 for rate in rates)


def grown(scenario: Scenario, years: int) -> Scenario:
    """Return the scenario some years later: more desktops in every pool, and capacity for data growth until then.

    Desktops are rounded up. The growth is applied, then removed from the document, so that it is not applied twice.

    Raises
    ------
    InvalidScenarioError
        If a pool would exceed the maximum number of desktops or years of data growth.
    """
    if years <= 0:
        return scenario
    factor = _growth_factor(scenario, years)

    def later(pool: Pool) -> dict[str, Any]:
        changes: dict[str, Any] = {"n_desktops": math.ceil(pool.n_desktops * factor)}
        if pool.data_growth_fraction_per_year > 0:
            changes["growth_years"] = max(pool.growth_years, float(years))
        return changes

    return _with_pools(scenario, later).model_copy(update={"growth": Growth()})


@dataclass(frozen=True)
class SizedFor:
    """What an array must support at the end of the planned growth, and what its price is divided by.

    Attributes
    ----------
    n_users
        One per desktop, or the sessions of all session hosts.
    """

    n_desktops: int
    n_users: float
    n_hosts: int


def sized_for(scenario: Scenario) -> SizedFor:
    """Return the desktops, users and hosts at the end of the planned growth; today's if none is planned.

    Disks of machines that are their own hosts are bought with each machine, so today's disks serve today's machines.
    """
    years = 0 if scenario.machines_are_hosts else years_of(scenario)
    factor = _growth_factor(scenario, years)
    desktops = [math.ceil(pool.n_desktops * factor) for pool in scenario.pools]
    users = sum(n * pool.sessions_per_desktop for n, pool in zip(desktops, scenario.pools, strict=True))
    return SizedFor(n_desktops=sum(desktops), n_users=users, n_hosts=scenario.hosts.n_hosts)


def _growth_factor(scenario: Scenario, years: int) -> Fraction:
    """Return the factor by which the number of desktops grows."""
    return (1 + Fraction(repr(scenario.growth.desktops_fraction_per_year))) ** years


def with_desktops(scenario: Scenario, factor: float | Fraction) -> Scenario:
    """Return the scenario with every pool's desktop count scaled by a factor and rounded up, to at least one.

    A ``Fraction`` is exact: ``Fraction(n, scenario.n_desktops)`` results in n desktops if there is a single pool.

    Raises
    ------
    InvalidScenarioError
        If a pool would exceed the maximum number of desktops, or the factor is not positive.
    """
    if not (math.isfinite(factor) and factor > 0):
        raise InvalidScenarioError(
            (
                Problem(
                    path="factor",
                    given=str(factor),
                    allowed=msg("allowed-more-than", amount=Quantity(0, "")),
                    message=msg("field-not-a-factor"),
                ),
            )
        )
    exact = factor if isinstance(factor, Fraction) else Fraction(repr(float(factor)))
    return _with_pools(scenario, lambda pool: {"n_desktops": max(1, math.ceil(pool.n_desktops * exact))})


def _with_pools(scenario: Scenario, changes_of: Callable[[Pool], dict[str, Any]]) -> Scenario:
    """Return the scenario with every pool changed; reject changes that exceed a pool's limits.

    Machines that are their own hosts bring their hosts and disks with them.
    """
    changes = [changes_of(pool) for pool in scenario.pools]
    most = {"n_desktops": MOST_DESKTOPS, "growth_years": MOST_GROWTH_YEARS}
    problems = tuple(
        Problem(
            path=f"pools.{i}.{field}",
            given=shown(Quantity(value, "", 6)),
            allowed=msg("allowed-at-most", amount=Quantity(most[field], "", 6)),
            message=msg("field-would-become-too-large"),
        )
        for i, each in enumerate(changes)
        for field, value in each.items()
        if value > most[field]
    )
    if problems:
        raise InvalidScenarioError(problems)
    pools = (pool.model_copy(update=each) for pool, each in zip(scenario.pools, changes, strict=True))
    changed = scenario.model_copy(update={"pools": tuple(pools)})
    if not scenario.machines_are_hosts:
        return changed

    def brought(array: AnyArray) -> AnyArray:
        of_each = array.n_arrays == scenario.n_desktops
        return array.model_copy(update={"n_arrays": changed.n_desktops}) if of_each else array

    return changed.model_copy(
        update={
            "hosts": changed.hosts.model_copy(update={"n_hosts": changed.n_desktops}),
            "array": brought(changed.array),
            "other_arrays": tuple(brought(array) for array in changed.other_arrays),
        }
    )
