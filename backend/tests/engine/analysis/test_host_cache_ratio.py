"""Desktops supported by one PS6100XS with and without the hosts' image cache, compared with the study's example."""

from __future__ import annotations

from fractions import Fraction

import pytest

from stormsizer.analysis.weeks import week_of
from stormsizer.evidence.printed.formulas import cache_benefit
from stormsizer.model.scenario import Scenario, with_desktops
from tests.engine.seeds import scenarios, seed_catalog

ILLUSTRATIVE_IOPS, ILLUSTRATIVE_USD = (7300, 6700), 50_000
"""The study's array without and with the cache in section 5.2: an example array, not the one that was measured."""
TABLE_4 = 1.15


def sized(n_desktops: int, host_cache_gib: float, **goals: float) -> Scenario:
    """The study's scenario with so many desktops, 64 on each host as in the study."""
    base = scenarios()["dell-ps6100xs"]
    grown = with_desktops(base, Fraction(n_desktops, base.n_desktops))
    hosts = base.hosts.model_copy(update={"host_cache_gib": host_cache_gib, "n_hosts": -(-grown.n_desktops // 64)})
    return grown.model_copy(update={"hosts": hosts, "goals": base.goals.model_copy(update=goals)})


def most(host_cache_gib: float, **goals: float) -> int:
    """Desktops that hold, by halving."""
    holds, breaks = 100, 4000
    while breaks - holds > 1:
        middle = (holds + breaks) // 2
        if week_of(sized(middle, host_cache_gib, **goals), seed_catalog()).holds:
            holds = middle
        else:
            breaks = middle
    return holds


def test_the_printed_sample_is_reproduced() -> None:
    benefit = cache_benefit(10, 8, *ILLUSTRATIVE_IOPS, ILLUSTRATIVE_USD)
    assert (benefit.n_desktops_without, benefit.n_desktops_with) == (730, 838)
    assert (round(benefit.usd_per_desktop_without), round(benefit.usd_per_desktop_with)) == (68, 60)
    assert benefit.n_desktops_with / benefit.n_desktops_without == pytest.approx(TABLE_4, abs=0.005)


EVERYTHING = {
    "drive_max_fraction": 1.0,
    "controller_max_fraction": 1.0,
    "port_max_fraction": 1.0,
    "host_cpu_max_fraction": 1.0,
    "spare_capacity_fraction": 0.0,
}


@pytest.mark.parametrize("goals", [{}, EVERYTHING])
def test_space_limits_the_array_with_and_without_the_cache(goals: dict[str, float]) -> None:
    """Blocks that the drives cannot sustain are on flash, so the additional reads limit nothing; digests take space.

    The study's example has 1.15 times the desktops with the cache.
    """
    with_cache, without = most(2.0, **goals), most(0.0, **goals)
    assert 0.99 < with_cache / without <= 1.0
    assert without > scenarios()["dell-ps6100xs"].n_desktops
    for n, host_cache_gib in ((with_cache, 2.0), (without, 0.0)):
        more = week_of(sized(round(1.02 * n), host_cache_gib, **goals), seed_catalog())
        assert [each.goal for each in more.broken] == ["spare_capacity_fraction"]
