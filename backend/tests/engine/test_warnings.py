"""Warnings of results."""

from __future__ import annotations

from typing import Any

import pytest

from stormsizer.analysis.advice.run import advise
from stormsizer.analysis.judging import broken
from stormsizer.analysis.runway import most_desktops, runway
from stormsizer.analysis.weeks import week_of
from stormsizer.model.scenario import Scenario, parse
from stormsizer.recommendation.answer import BrokenGoal
from stormsizer.recommendation.hardware import question_of
from stormsizer.simulation.pipeline import recommendation_of, simulate
from stormsizer.simulation.result import Result
from stormsizer.simulation.warnings import never_reset
from tests.engine import seeds
from tests.support.languages import english


def short(name: str, pool: dict[str, Any], **changes: dict[str, Any]) -> dict[str, Any]:
    """A shipped scenario with a few hours of its calendar and one login storm, some of its fields changed."""
    document: dict[str, Any] = seeds.read(seeds.SEEDS / "scenarios" / f"{name}.yaml")
    document["calendar"] = {"starts_at": "2026-03-02T06:00:00Z", "ends_at": "2026-03-02T12:00:00Z"}
    document["pools"][0] |= {"initial_state": "idle_used"} | pool
    login = {"id": "login", "kind": "login", "name": "Logins", "starts_at": "2026-03-02T08:00:00Z"}
    document["events"] = [login | {"pool_ids": ["main"], "window_s": 3600}]
    for part, fields in changes.items():
        document[part] = document.get(part, {}) | fields
    return document


FAILURE = {
    "id": "node-fails",
    "kind": "failure",
    "name": "A node fails",
    "starts_at": "2026-03-02T07:00:00Z",
    "ends_at": "2026-03-02T11:00:00Z",
    "part": "controller",
}


def result_of(document: dict[str, Any]) -> Result:
    """The result of a scenario, without a recommendation."""
    return simulate(parse(document), seeds.seed_catalog(), recommend=False).result


def warnings_at(document: dict[str, Any], path: str) -> list[str]:
    """Warnings of a scenario at one of its fields."""
    return [english(warning.message) for warning in result_of(document).warnings if warning.path == path]


def nodes(memory_gib: float, **changes: Any) -> dict[str, Any]:
    """Twelve nodes for 1,600 desktops of 8 GiB: 732.5 GiB each at 1.5 to 1, 796.8 GiB if one of them is missing."""
    return short("generic-hci-windows11", {}, hosts={"memory_gib_per_host": memory_gib}, **changes)


def test_memory_missing_only_during_a_node_failure_is_reported() -> None:
    failing = nodes(760.0)
    failing["events"].append(FAILURE)
    expected = "With 1 fewer host, host memory is oversubscribed 1.57 to 1 (goal: at most 1.5 to 1)."
    assert warnings_at(failing, "hosts") == [expected]
    assert warnings_at(nodes(760.0), "hosts") == []
    failing["hosts"]["memory_gib_per_host"] = 800.0
    assert warnings_at(failing, "hosts") == []
    failing["hosts"]["memory_gib_per_host"] = 700.0
    assert ["With" in message for message in warnings_at(failing, "hosts")] == [False]


def memory_goals(scenario: Scenario) -> list[BrokenGoal]:
    """The goals for the hosts' memory that the scenario's own configuration breaks."""
    question = question_of(scenario, seeds.seed_catalog(), scenario.array.model_id)
    broken = question.evaluate(scenario.array, scenario.hosts.host_cache_gib)
    return [goal for goal in broken if goal.goal == "memory_oversubscription_max_ratio"]


def test_node_to_survive_must_leave_enough_memory() -> None:
    """1,164 GiB of desktops on each of eleven and 32 GiB of appliance are 1.57 times 760 GiB."""
    survives = {"survives": ["controller", "drive"]}
    (goal,) = memory_goals(parse(nodes(760.0, goals=survives)))
    assert (goal.missing, goal.of_storage) == ("controller", True)
    assert goal.value == pytest.approx((1_600 * 8 / 11 + 32) / 760)
    assert memory_goals(parse(nodes(800.0, goals=survives))) == []
    assert memory_goals(parse(nodes(760.0))) == []
    taken = nodes(760.0)
    taken["events"].append(FAILURE)
    assert [goal.missing for goal in memory_goals(parse(taken))] == [None]


def test_headroom_of_an_array_inside_the_hosts_is_limited_by_host_memory() -> None:
    """762 GiB × 1.5 less 32 GiB on each of twelve hosts hold 1,666 desktops of 8 GiB, counted in fives.

    One of the twelve missing, 800 GiB hold 11 × (1,200 − 32) / 8 = 1,606.
    """
    document, catalog = nodes(762.0), seeds.seed_catalog()
    answer = runway(parse(document), catalog)
    assert answer.most_desktops == most_desktops(parse(document), catalog) == 1_665
    assert "Host memory runs out first, at 1,670 desktops: " in english(answer.sentence)
    document["hosts"]["memory_gib_per_host"] = 1_536.0
    assert most_desktops(parse(document), catalog) > 1_665
    for goals, events in (({"survives": ["controller"]}, []), ({}, [FAILURE])):
        survived = nodes(800.0, goals=goals)
        survived["events"] += events
        answer = runway(parse(survived), catalog)
        assert (answer.most_desktops, answer.hosts.most_desktops) == (1_605, 1_606)


def test_profile_that_uses_more_memory_than_the_pool_gives_a_warning() -> None:
    """1,600 × 8 × 0.65 / 12 + 32 = 725 GiB fit into 800 GiB, with 0.9 it is 992 GiB."""
    path = "pools.0.memory_in_use_fraction"
    document = nodes(800.0)
    document["pools"][0]["memory_in_use_fraction"] = 0.65
    (message,) = warnings_at(document, path)
    assert message == (
        "Knowledge users: 65% of the memory is assumed to be in use, but the workload profile specifies 90%. "
        "At that share, 192 GiB per host would not fit."
    )
    document["pools"][0]["memory_in_use_fraction"] = 0.9
    assert warnings_at(document, path) == []
    assert warnings_at(nodes(1_024.0), path) == []


def test_floating_desktops_that_no_event_resets_give_a_warning() -> None:
    path = "pools.0.assignment"
    document = nodes(1_024.0)
    document["pools"][0]["assignment"] = "dedicated"
    assert warnings_at(document, path) == []
    document["pools"][0]["assignment"] = "floating"
    (message,) = warnings_at(document, path)
    assert message == (
        "Knowledge users: non-persistent desktops are usually reset at logoff or every night, and nothing resets them "
        "in this calendar. The result assumes that they stay on and keep their caches."
    )
    (login,) = (event for event in document["events"] if event["kind"] == "login")
    logoff = {"id": "off", "kind": "logoff", "name": "Log-off"} | {n: login[n] for n in ("starts_at", "pool_ids")}
    for refresh in (True, False):
        scenario = parse(document | {"events": [{**logoff, "refresh": refresh}]})
        assert bool(never_reset(scenario)) is not refresh


def test_load_of_a_file_service_is_stated_because_it_is_not_simulated() -> None:
    """1,600 users with 1.05 reads and 1.85 writes per second each."""
    path = "pools.0.profile_containers"
    document = nodes(1_024.0)
    document["pools"][0] |= {"profile_id": "windows11-knowledge", "profile_containers": "file_service"}
    (message,) = warnings_at(document, path)
    assert message == (
        "Knowledge users: for the profile containers of 1,600 working users, the file service must deliver about "
        "1,680 IOPS of reads and 2,960 IOPS of writes. It is not simulated."
    )
    document["pools"][0]["profile_containers"] = "array"
    assert warnings_at(document, path) == []


@pytest.mark.parametrize("good_s", [19.0, 25.0])
def test_logins_that_no_storage_makes_good_give_a_warning(good_s: float) -> None:
    """5.2 s in the guest, 10 s to attach the container, and 125 I/Os with 1 ms between them, are 15.3 s on average.

    A spread of 25% gives nine of ten users up to 20.4 s.
    """
    document = short("generic-nvme-windows11", {"profile_containers": "array"})
    document["goals"] = {"login_good_s": good_s}
    messages = warnings_at(document, "goals.login_good_s")
    if good_s > 20.4:
        assert messages == []
    else:
        (message,) = messages
        assert message == (
            "Knowledge users: even if the storage responds at once, 90% of the users need up to 20 s to log in, but "
            "only logins of up to 19 s are good. No storage can meet this goal; set a longer maximum for good logins."
        )
    document["goals"]["login_min_good_fraction"] = 0.0
    assert warnings_at(document, "goals.login_good_s") == []


@pytest.mark.parametrize("good_s", [19.0, 25.0])
def test_verdict_on_logins_that_no_storage_makes_good_says_so(good_s: float) -> None:
    document = short("generic-nvme-windows11", {"profile_containers": "array"})
    document["goals"] = {"login_good_s": good_s}
    result = result_of(document)
    told = (
        "Storage is not the bottleneck: even if the storage responds at once, 90% of the users need up to 20 s to log "
        "in, and only logins of up to 19 s are good."
    )
    (login,) = [phase for phase in result.phases if phase.experience]
    assert login.holds is (good_s > 20.4)
    assert (told in english(login.binding.sentence)) is (not login.holds)
    assert (told in english(result.verdict.sentence)) is (not login.holds)


def test_smallest_reachable_login_time_meets_the_goal_on_fast_storage() -> None:
    document = short("generic-nvme-windows11", {"profile_containers": "array"})
    document["goals"] = {"login_good_s": 15.0}
    (warning,) = [each for each in result_of(document).warnings if each.path == "goals.login_good_s"]
    assert warning.smallest_reachable == 21.0
    document["goals"]["login_good_s"] = warning.smallest_reachable
    logins = [phase.experience for phase in result_of(document).phases if phase.experience]
    assert logins
    assert all(login.good_fraction >= 0.9 for login in logins)


@pytest.mark.parametrize(("deployment_id", "has_warning"), [("instant-clones", True), ("full-clones-copied", False)])
def test_full_clones_that_are_not_copied_give_a_warning(deployment_id: str, has_warning: bool) -> None:
    """1,000 images of 40 GiB are 42.9 TB; instant clones write 30 MB for each, and one image."""
    pool = {"clone_type": "full", "deployment_id": deployment_id, "n_desktops": 1_000, "initial_state": "not_deployed"}
    document = short("generic-nvme-windows11", pool)
    made = {"id": "make", "kind": "provision", "name": "Make", "starts_at": "2026-03-02T06:00:00Z"}
    document["events"] = [made | {"pool_ids": ["main"]}]
    messages = warnings_at(document, "pools.0.deployment_id")
    assert bool(messages) == has_warning
    if has_warning:
        (message,) = messages
        assert message.startswith("Knowledge users: full clones occupy ")
        assert message.endswith("Choose a deployment that copies full clones, unless the array copies them itself.")


def test_existing_full_clones_give_no_warning() -> None:
    assert warnings_at(short("generic-nvme-windows11", {"clone_type": "full"}), "pools.0.deployment_id") == []


def test_insufficient_memory_with_an_appliance_fails_the_week() -> None:
    """1,067 GiB of desktops and 32 GiB of appliance are 1.57 times 700 GiB, 1.53 times 720 and 1.48 times 740 GiB."""
    for memory_gib, holds in ((700.0, False), (720.0, False), (740.0, True)):
        scenario, catalog = parse(nodes(memory_gib)), seeds.seed_catalog()
        verdict = simulate(scenario, catalog, recommend=False).result.verdict
        assert verdict.holds is holds
        assert ("Host memory is oversubscribed" in english(verdict.sentence)) is (memory_gib < 740)
        assert week_of(scenario, catalog).holds is holds
        assert (broken(scenario, catalog) == ()) is holds
        assert recommendation_of(scenario, catalog).holds is holds


def test_advice_never_uses_memory_that_the_hosts_lack() -> None:
    """One gibibyte of image cache plus 1.0 times the hosts' memory exceeds 1.01 times it."""
    document = seeds.read(seeds.SEEDS / "scenarios" / "dell-ps6100xs.yaml")
    document["hosts"]["host_cache_gib"] = 0.0
    document["goals"] = document.get("goals", {}) | {
        "memory_oversubscription_max_ratio": 1.01,
        "host_latency_max_ms": 1.5,
    }
    advice = advise(parse(document), seeds.seed_catalog())
    caches = [change for change in advice.changes if change.kind == "host_cache"]
    assert [change.outcome for change in caches if change.outcome == "holds"] == []


@pytest.mark.parametrize(("n_nodes", "has_warning"), [(2, True), (3, True), (12, False)])
def test_copies_that_cannot_be_recreated_give_a_warning(n_nodes: int, has_warning: bool) -> None:
    """Nodes filled to 95%: one of two has no place for copies, two of three have 89% of the room."""
    document = nodes(1_536.0, goals={"survives": ["controller"]})
    document["array"]["n_arrays"] = document["hosts"]["n_hosts"] = n_nodes
    document["goals"]["spare_capacity_fraction"] = 0.0
    usable_gb = n_nodes * 6 * 3_840 / 2 * 0.75
    document["pools"][0]["n_desktops"] = int(0.95 * usable_gb / (15 + 5 / 1.5) / 1.073741824)
    assert bool(warnings_at(document, "array.tiers")) is has_warning
    document["goals"] = {}
    assert warnings_at(document, "array.tiers") == []


@pytest.mark.parametrize(
    ("growth_gib", "memory_gib", "goal_fraction", "has_warning"),
    [(2.0, 4_096.0, 0.9, True), (20.0, 4_096.0, 0.9, False), (2.0, 256.0, 0.9, False), (2.0, 4_096.0, 0.0, False)],
    ids=["swap files lead", "deltas lead", "hosts lack memory", "much free capacity"],
)
def test_swap_files_that_hosts_could_avoid_give_a_warning(
    growth_gib: float, memory_gib: float, goal_fraction: float, has_warning: bool
) -> None:
    document = short(
        "generic-nvme-windows11",
        {"memory_gib": 8.0, "growth_gib_per_desktop": growth_gib, "profile_container_gib_per_desktop": 0.0},
        hosts={"memory_gib_per_host": memory_gib},
        goals={"spare_capacity_fraction": goal_fraction},
    )
    path = "pools.0.memory_reservation_fraction"
    messages = warnings_at(document, path)
    assert bool(messages) is has_warning
    if has_warning:
        assert messages[0].startswith("Swap files need ")
        document["pools"][0]["memory_reservation_fraction"] = 1.0
        assert warnings_at(document, path) == []


def test_hosts_that_are_full_in_the_busiest_quarter_of_an_hour_give_a_warning() -> None:
    """Nine nodes for 128 session hosts; eight have 66% on average over the logins, which meets the goal of 85%."""
    document = seeds.read(seeds.SEEDS / "scenarios" / "nutanix-ra-2150.yaml")
    (warning,) = warnings_at(document, "hosts.n_hosts")
    assert "so 9 hosts are needed, not 8" in warning
    document["hosts"]["n_hosts"] = document["array"]["n_arrays"] = 9
    assert warnings_at(document, "hosts.n_hosts") == []
    document["growth"] = {"desktops_fraction_per_year": 0.1, "through_year": document["calendar"]["starts_at"].year + 3}
    (warning,) = warnings_at(document, "hosts.n_hosts")
    assert "so 12 hosts are needed for the 171 desktops at the end of the growth (9 for today’s), not 9" in warning


def test_hosts_of_a_study_that_suffice_give_no_warning() -> None:
    document = seeds.read(seeds.SEEDS / "scenarios" / "nutanix-ra-2053.yaml")
    assert warnings_at(document, "hosts.n_hosts") == []
