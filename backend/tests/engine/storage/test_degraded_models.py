"""The array with parts missing: what the loss costs, when it grades a login down, and that it ends."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from stormsizer.experience.grades import Grade
from stormsizer.experience.phases import PhaseResult
from stormsizer.model.scenario import InvalidScenarioError, parse
from stormsizer.simulation.pipeline import Simulation, prepare, simulate
from stormsizer.storage.configuration import degraded_networks, network_of
from stormsizer.storage.figures import Component
from stormsizer.storage.network import StationNetwork
from tests.engine import seeds
from tests.support.languages import english_problems

DAY = "2011-05-30"


def failure(part: str, first: str = "06:00", last: str = "22:00", n_parts: int = 1, **fields: Any) -> dict[str, Any]:
    """Parts that are missing from one clock time to another."""
    return {
        "id": f"{part.replace('_', '-')}-{first.replace(':', '')}", "name": f"Lost {part}", "kind": "failure",
        "part": part, "n_parts": n_parts, "starts_at": f"{DAY}T{first}:00Z", "ends_at": f"{DAY}T{last}:00Z",
    } | fields  # fmt: skip


def monday(*failures: dict[str, Any], state: str = "idle_never_used", **array: Any) -> dict[str, Any]:
    """The sample estate on two controllers, which logs in at eight."""
    document = seeds.acme_document()
    document["calendar"] = {"starts_at": f"{DAY}T00:00:00Z", "ends_at": "2011-05-31T00:00:00Z"}
    document["pools"][0]["initial_state"] = state
    login = {"id": "login", "name": "Login", "kind": "login", "starts_at": f"{DAY}T08:00:00Z", "pool_ids": ["acme"]}
    document["events"] = [login, *failures]
    document["array"] |= {"n_controllers": 2, "n_ports": 2, "flash_cache_gib": 1024.0} | array
    return document


@cache
def day(*parts: tuple[str, str, str, int]) -> Simulation:
    """That Monday, served with some parts missing."""
    document = monday(*(failure(part, first, last, n) for part, first, last, n in parts))
    return simulate(parse(document), seeds.seed_catalog(), recommend=False)


def lost(part: str, first: str = "06:00", last: str = "23:59", n_parts: int = 1) -> Simulation:
    """That Monday with one failure, by default from before the login to the end."""
    return day((part, first, last, n_parts))


def phase(simulation: Simulation, phase_id: str) -> PhaseResult:
    """One phase of a day."""
    return next(found for found in simulation.result.phases if found.id == phase_id)


def use(simulation: Simulation, component: Component, phase_id: str = "login-steady") -> float:
    """Mean utilization of a component."""
    return phase(simulation, phase_id).figures.use_of(component).mean_fraction


def network_of_the_whole() -> StationNetwork:
    """The healthy array."""
    scenario = parse(monday())
    return network_of(scenario, scenario.array, seeds.seed_catalog())


def networks(*failures: dict[str, Any], **array: Any) -> list[tuple[float, float, StationNetwork]]:
    """From when to when which network serves, in hours."""
    scenario = parse(monday(*failures, **array))
    catalog = seeds.seed_catalog()
    healthy = network_of(scenario, scenario.array, catalog)
    losses = prepare(scenario, catalog).losses
    return [
        (from_s / 3_600, to_s / 3_600, network)
        for from_s, to_s, network in degraded_networks(healthy, losses, scenario, scenario.array, catalog)
    ]


def test_remaining_controller_does_the_work_of_both() -> None:
    """At rest nothing waits and the load is open, so that the CPU use exactly doubles."""
    whole, half = day(), lost("controller")
    assert use(half, Component.CONTROLLER_CPU) == pytest.approx(2 * use(whole, Component.CONTROLLER_CPU), rel=0.01)
    assert use(half, Component.PORT_OUT) == pytest.approx(2 * use(whole, Component.PORT_OUT), rel=0.01)


def test_remaining_port_does_the_work_of_both() -> None:
    whole, half = day(), lost("port")
    for port in (Component.PORT_IN, Component.PORT_OUT):
        assert use(half, port) == pytest.approx(2 * use(whole, port), rel=0.01)
    assert use(half, Component.CONTROLLER_CPU) == pytest.approx(use(whole, Component.CONTROLLER_CPU), rel=0.01)


def test_work_and_rebuild_of_a_lost_drive_go_to_the_others() -> None:
    whole, fewer = day(), lost("drive")
    (tier,) = network_of_the_whole().tiers
    more = tier.n_drives / (tier.n_drives - 1) / (1 - 0.2)
    assert use(fewer, Component.DRIVES) == pytest.approx(more * use(whole, Component.DRIVES), rel=0.01)


def test_lost_drive_slows_its_tier() -> None:
    whole, fewer, many = day(), lost("drive"), lost("drive", n_parts=2)
    waits_ms = [phase(each, "login").figures.host_read_latency_ms for each in (whole, fewer, many)]
    assert waits_ms == sorted(waits_ms)
    assert waits_ms[0] < waits_ms[2]
    logins_s = [phase(each, "login").experience.mean_s for each in (whole, fewer, many)]  # type: ignore[union-attr]
    assert logins_s[0] < logins_s[1] < logins_s[2]


def test_array_without_its_flash_cache_reads_from_drives() -> None:
    whole, without = day(), lost("flash_cache", n_parts=2)
    assert use(without, Component.DRIVES, "login") > 1.2 * use(whole, Component.DRIVES, "login")


def test_controller_lost_during_the_first_login_changes_its_grade() -> None:
    assert phase(day(), "login").grade is Grade.GOOD
    for first, last in (("06:00", "22:00"), ("08:05", "09:30")):
        degraded = phase(lost("controller", first, last), "login")
        assert degraded.grade is not Grade.GOOD
        assert not degraded.holds
    failed = phase(lost("controller", "08:05", "09:30"), "controller-0805")
    assert failed.phase == "failure"
    assert failed.pool_ids == ("acme",)


def test_failure_at_night_does_not_affect_the_morning() -> None:
    whole, night = phase(day(), "login"), phase(lost("controller", "01:00", "07:00"), "login")
    assert night.experience is not None
    assert whole.experience is not None
    assert night.experience.mean_s == pytest.approx(whole.experience.mean_s, rel=1e-6)


def test_array_recovers_when_the_part_is_back() -> None:
    """The queue that the loss left behind is worked off within minutes."""
    trace = lost("controller", "08:05", "08:20").trace
    whole = day().trace
    back_s = 8 * 3_600 + 20 * 60
    for simulation_trace in (trace, whole):
        assert simulation_trace.column("n_logging_in")[-1] == 0.0
    assert trace.column("controller_cpu_fraction")[-1] == pytest.approx(
        whole.column("controller_cpu_fraction")[-1], rel=1e-3
    )
    during = trace.column("n_logging_in")[(trace.starts_s > back_s - 300) & (trace.starts_s < back_s)].max()
    after = trace.column("n_logging_in")[(trace.starts_s > back_s + 600) & (trace.starts_s < back_s + 900)].max()
    assert after < 0.5 * during


def test_overlapping_failures_share_one_network_while_they_overlap() -> None:
    found = networks(failure("drive", "06:00", "10:00", n_parts=2), failure("port", "08:00", "12:00"))
    (drives,) = network_of_the_whole().tiers
    assert [(begins, ends, each.tiers[0].n_drives, each.n_ports) for begins, ends, each in found] == [
        (6.0, 8.0, drives.n_drives - 2, 2),
        (8.0, 10.0, drives.n_drives - 2, 1),
        (10.0, 12.0, drives.n_drives, 1),
    ]


def test_consecutive_failures_leave_no_gap() -> None:
    found = networks(failure("port", "06:00", "08:00"), failure("controller", "08:00", "10:00"))
    assert [(begins, ends, each.n_cores) for begins, ends, each in found] == [(6.0, 8.0, 8), (8.0, 10.0, 4)]


@pytest.mark.parametrize("drives", [1, 2])
def test_drives_lost_together_or_one_by_one_leave_the_same_number(drives: int) -> None:
    at_once = networks(failure("drive", n_parts=drives))
    each = networks(*(failure("drive", f"06:0{i}") for i in range(drives)))
    assert at_once[-1][2].tiers[0].n_drives == each[-1][2].tiers[0].n_drives


def test_failure_can_repeat_like_any_event() -> None:
    document = monday(failure("port", last="07:00"))
    document["calendar"]["ends_at"] = "2011-06-03T00:00:00Z"
    document["events"][1]["repeat"] = {"weekdays": ["mon", "wed"]}
    losses = prepare(parse(document), seeds.seed_catalog()).losses
    assert [(loss.event_id, loss.starts_s / 3_600) for loss in losses] == [
        ("port-0600", 6.0),
        ("port-0600-20110601", 54.0),
    ]


REFUSED = [
    ((failure("controller", n_parts=2),), {}, "events.1.n_parts", "2", "at most 1"),
    ((failure("controller"),), {"n_controllers": 1, "n_ports": 1, "flash_cache_gib": 512.0},
     "events.1.n_parts", "1", "no failure of this part"),
    ((failure("port", n_parts=2),), {}, "events.1.n_parts", "2", "at most 1"),
    ((failure("drive", n_parts=48),), {}, "events.1.n_parts", "48", "at most 2"),
    ((failure("drive", n_parts=65),), {}, "events.1.n_parts", "65", "at most 64"),
    ((failure("flash_cache", n_parts=3),), {}, "events.1.n_parts", "3", "at most 2"),
    ((failure("flash_cache"),), {"flash_cache_gib": 0.0}, "events.1.n_parts", "1", "no failure of this part"),
    ((failure("drive", tier="capacity"),), {}, "events.1.tier", "capacity", "drives"),
    ((failure("port", tier="drives"),), {}, "events.1.tier", "drives", "no tier; only drives have tiers"),
    ((failure("fan"),), {}, "events.1.part", "fan", "controller, drive, port, or flash_cache"),
    ((failure("drive", rebuild_fraction=1.0),), {}, "events.1.rebuild_fraction", "1.0", "less than 1"),
    ((failure("drive", last="06:00"),), {}, "events.1.ends_at", f"{DAY}T06:00:00Z", f"after {DAY}T06:00:00+00:00"),
    # what overlaps is counted together
    ((failure("controller", "06:00", "10:00"), failure("controller", "09:00", "12:00")), {},
     "events.2.n_parts", "1", "no failure of this part"),
    ((failure("drive", "06:00", "10:00", 1), failure("drive", "09:00", "12:00", 2, tier="drives")), {},
     "events.2.n_parts", "2", "at most 1"),
]  # fmt: skip


@pytest.mark.parametrize(("failures", "array", "path", "given", "allowed"), REFUSED)
def test_missing_parts_cannot_fail(
    failures: tuple[dict[str, Any], ...], array: dict[str, Any], path: str, given: str, allowed: str
) -> None:
    with pytest.raises(InvalidScenarioError) as caught:
        prepare(parse(monday(*failures, **array)), seeds.seed_catalog())
    (problem,) = english_problems(caught.value)
    assert (problem.path, problem.given, problem.allowed) == (path, given, allowed)


def test_failure_after_the_first_is_repaired_is_allowed() -> None:
    both = networks(failure("controller", "06:00", "08:00"), failure("controller", "08:00", "10:00"))
    assert [each.n_cores for _, _, each in both] == [4, 4]


def test_losing_flash_and_a_controller_is_no_better_than_losing_the_controller() -> None:
    alone = networks(failure("controller"))[0][2]
    for both in (
        networks(failure("controller"), failure("flash_cache")),
        networks(failure("flash_cache"), failure("controller")),
    ):
        assert both[0][2].cached_read_fraction <= alone.cached_read_fraction


def test_lost_controller_leaves_the_same_as_an_array_with_one_fewer() -> None:
    survivor = networks(failure("controller"))[0][2]
    scenario = parse(monday(n_controllers=1, n_ports=1, flash_cache_gib=512.0))
    one = network_of(scenario, scenario.array, seeds.seed_catalog())
    assert (survivor.n_cores, survivor.n_ports) == (one.n_cores, one.n_ports)
    assert survivor.cached_read_fraction == pytest.approx(one.cached_read_fraction, rel=0.01)
