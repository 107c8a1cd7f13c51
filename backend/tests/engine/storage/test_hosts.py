"""CPU of the hosts with some of them missing, and with a storage appliance on them."""

from __future__ import annotations

import math
from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer.analysis.explain import phase_arithmetic
from stormsizer.experience.week import appliance_per_desktop, density_of
from stormsizer.model.catalog import ArrayModel
from stormsizer.model.scenario import InvalidScenarioError, Scenario, parse
from stormsizer.recommendation.hardware import recommend_hardware
from stormsizer.simulation.pipeline import prepare, simulate
from stormsizer.simulation.result import Result
from stormsizer.storage.configuration import degraded_networks, network_of
from stormsizer.storage.figures import Component
from stormsizer.storage.hosts import density_by_cpu, hosts_missing, most_hosts_missing
from stormsizer.storage.network import StationNetwork
from stormsizer.timeline.plan import Loss
from stormsizer.workload import profiles_of
from tests.engine import seeds
from tests.support.languages import english


def wednesday(*, n_lost: int = 1, n_desktops: int = 1_600) -> Scenario:
    """The sample's Wednesday: logins at eight, and a node fails at half past nine among people who work."""
    document = seeds.read(seeds.SEEDS / "scenarios" / "generic-hci-windows11.yaml")
    document["calendar"] = {"starts_at": "2026-03-04T06:00:00Z", "ends_at": "2026-03-04T18:00:00Z"}
    events = {event["id"]: event for event in document["events"]}
    login = {key: value for key, value in events["login"].items() if key != "repeat"}
    failure = events["node-fails"] | {"starts_at": "2026-03-04T09:30:00Z", "rebuild_fraction": 0.0}
    document["events"] = [login | {"starts_at": "2026-03-04T08:00:00Z"}, *([failure] if n_lost else [])]
    document["pools"][0] |= {"initial_state": "idle_used", "n_desktops": n_desktops}
    document["hosts"]["storage_gbit_per_s_per_host"] = 25.0
    return parse(document)


def hyperconverged() -> ArrayModel:
    """The array of which there is one in each host."""
    return seeds.seed_catalog().arrays["generic-hci-node"]


@cache
def result(n_lost: int, n_desktops: int = 1_600) -> Result:
    """That Wednesday, simulated."""
    scenario = wednesday(n_lost=n_lost, n_desktops=n_desktops)
    return simulate(scenario, seeds.seed_catalog(), recommend=False).result


def use(of: Result, phase_id: str, component: Component = Component.HOST_CPU) -> float:
    """Mean utilization of a component in a phase."""
    return next(phase for phase in of.phases if phase.id == phase_id).figures.use_of(component).mean_fraction


def desktops_cpu(n_active: float, ghz_alone: float, crowding: float, host_ghz: float, ratio: float) -> float:
    """CPU utilization of a host by active desktops: u = ratio · n·g / (C + c · n·g)."""
    taken = n_active * ghz_alone
    return ratio * taken / (host_ghz + crowding * taken)


def test_failed_node_removes_its_host() -> None:
    """133.3 desktops at work on each of twelve hosts, 145.5 on each of the eleven that are left; all of them are up."""
    scenario, catalog = wednesday(n_lost=1), seeds.seed_catalog()
    (_, profile), hosts = profiles_of(scenario, catalog)[0], scenario.hosts
    assert profile.host is not None
    assert hosts.n_cores_per_host is not None
    assert hosts.ghz_per_core is not None
    ghz, crowding = profile.host.cpu_ghz_alone.known, profile.host.crowding_ratio.known
    host_ghz = hosts.n_cores_per_host * hosts.ghz_per_core
    assert profile.host.idle_ghz is not None
    of_desktops = desktops_cpu(1_600 / 11, ghz, crowding, host_ghz, 1.0)
    of_desktops += 1_600 / 11 * profile.host.idle_ghz.known / host_ghz
    of_appliance = use(result(1), "node-fails", Component.CONTROLLER_CPU) * 8 / hosts.n_cores_per_host
    assert use(result(1), "node-fails") == pytest.approx(of_desktops + of_appliance, rel=0.01)
    assert use(result(1), "node-fails") > use(result(0), "login-steady") * 12 / 11 * 0.97


def test_links_of_a_lost_host_are_gone() -> None:
    scenario, catalog = wednesday(n_lost=1), seeds.seed_catalog()
    healthy = network_of(scenario, scenario.array, catalog)
    losses = prepare(scenario, catalog).losses
    ((_, _, left),) = degraded_networks(healthy, losses, scenario, scenario.array, catalog)
    assert (healthy.n_host_links, left.n_host_links) == (12, 11)


def test_tier_reports_the_number_of_drives_that_shared_the_work() -> None:
    """Six drives in each of twelve nodes, one of which is gone in part of the steady state."""
    whole, failing = result(0), result(1)
    tier = {phase.id: phase.figures.tiers[0] for phase in failing.phases}
    assert tier["login"].n_drives == 72
    assert tier["node-fails"].n_drives == 66
    steady, fails = (next(p for p in failing.phases if p.id == each) for each in ("login-steady", "node-fails"))
    gone_s = (min(steady.ends_at, fails.ends_at) - max(steady.starts_at, fails.starts_at)).total_seconds()
    assert tier["login-steady"].n_drives == round(72 - 6 * gone_s / steady.duration_s)
    assert 66 < tier["login-steady"].n_drives < 72
    assert tier["node-fails"].iops_per_drive == pytest.approx(tier["node-fails"].drive_iops / 66)
    assert {phase.figures.tiers[0].n_drives for phase in whole.phases} == {72}


def test_controller_outside_the_hosts_removes_no_host() -> None:
    loss = Loss("fails", starts_s=10.0, ends_s=20.0, part="controller", n_parts=1, tier=None, rebuild_fraction=0.0)
    at_s = np.array([0.0, 10.0, 19.9, 20.0])
    outside = hyperconverged().model_copy(update={"runs_on_hosts": False})
    assert hosts_missing(hyperconverged(), [loss], at_s).tolist() == [0.0, 1.0, 1.0, 0.0]
    assert hosts_missing(outside, [loss], at_s).tolist() == [0.0] * 4
    assert hosts_missing(hyperconverged(), [loss, loss], at_s).tolist() == [0.0, 2.0, 2.0, 0.0]
    assert most_hosts_missing(wednesday(), hyperconverged()) == 1
    assert most_hosts_missing(wednesday(), outside) == 0
    assert most_hosts_missing(wednesday(n_lost=0), hyperconverged()) == 0


def test_explanation_reports_the_number_of_hosts_at_work() -> None:
    catalog, scenario = seeds.seed_catalog(), wednesday(n_lost=1)

    def formula(phase_id: str) -> str:
        figures = phase_arithmetic(scenario, catalog, result(1).phases, phase_id).figures
        cpu = next(figure for figure in figures if figure.id == "host_cpu_fraction")
        return english(next(term.formula for term in cpu.terms if english(term.label) == "Desktop workload"))

    assert formula("login").startswith("on 12 hosts with")
    assert formula("node-fails").startswith("on 11 hosts with")
    assert formula("login-steady").startswith("on 11 to 12 hosts with")


@given(per_desktop=st.floats(0.0, 0.01), ratio=st.floats(1.0, 2.0), goal=st.floats(0.05, 1.0))
@settings(deadline=None)
def test_host_with_an_appliance_meets_its_goal_at_its_density(per_desktop: float, ratio: float, goal: float) -> None:
    """The law and a share for each desktop add up to the goal; without the share it is the law alone."""
    scenario, catalog = wednesday(), seeds.seed_catalog()
    pools, hosts = profiles_of(scenario, catalog), scenario.hosts
    fact = hyperconverged().controller.memory_gib.model_copy(update={"value": ratio})
    array = hyperconverged().model_copy(update={"host_cpu_ratio": fact})
    goals = scenario.goals.model_copy(update={"host_cpu_max_fraction": goal})
    n = density_by_cpu(pools, hosts, array, goals, per_desktop)
    assert n is not None
    host = pools[0][1].host
    assert host is not None
    if math.isinf(n):
        assert per_desktop == 0.0
        return
    ghz = (hosts.n_cores_per_host or 0) * (hosts.ghz_per_core or 0.0)
    alone = desktops_cpu(n, host.cpu_ghz_alone.known, host.crowding_ratio.known, ghz, ratio)
    assert alone + per_desktop * n == pytest.approx(goal, rel=1e-6)


def test_hosts_filled_by_their_appliance_are_not_sufficient() -> None:
    """2,100 desktops on twelve hosts: working alone they meet the goal of 90%, with everything else they do not."""
    full, scenario = result(0, 2_100), wednesday(n_lost=0, n_desktops=2_100)
    assert full.hosts is not None
    pools = profiles_of(scenario, seeds.seed_catalog())
    alone = density_by_cpu(pools, scenario.hosts, hyperconverged(), scenario.goals)
    assert alone is not None
    assert full.hosts.n_desktops_per_host < alone
    assert use(full, "login-steady") > 0.9
    assert (full.hosts.holds, full.hosts.n_hosts_needed) == (False, 14)


def test_external_array_takes_no_host_resources() -> None:
    scenario, catalog = seeds.acme_scenario(), seeds.seed_catalog()
    phases = simulate(scenario, catalog, recommend=False).result.phases
    assert appliance_per_desktop(scenario, catalog, phases) == 0.0


def test_appliance_cost_per_desktop_does_not_depend_on_a_missing_host() -> None:
    """Its load is spread over fewer hosts, with fewer appliances to take it: the share for a desktop stays."""
    catalog = seeds.seed_catalog()
    healthy, failing = (appliance_per_desktop(wednesday(n_lost=n), catalog, result(n).phases) for n in (0, 1))
    assert failing == pytest.approx(healthy, rel=0.02)


def test_hosts_to_survive_are_spare() -> None:
    whole, failing = result(0).hosts, result(1).hosts
    assert whole is not None
    assert failing is not None
    assert (whole.n_spare_hosts, failing.n_spare_hosts) == (0, 1)
    assert failing.n_hosts_needed == (whole.n_hosts_needed or 0) + 1
    surviving = wednesday(n_lost=0)
    goals = surviving.goals.model_copy(update={"survives": ("controller",)})
    asked = density_of(surviving.model_copy(update={"goals": goals}), seeds.seed_catalog(), 0.0)
    assert asked.n_spare_hosts == 1


@pytest.mark.parametrize("first", ["controller", "drive"])
def test_losing_more_parts_never_leaves_faster_drives(first: str) -> None:
    """A drive of the same node fails in addition to the node: both rebuild, in either order."""
    catalog = seeds.seed_catalog()
    scenario = wednesday()
    healthy = network_of(scenario, scenario.array, catalog)

    def lost(*parts: str) -> StationNetwork:
        losses = [Loss(part, 0.0, 10.0, part=part, n_parts=1, tier=None, rebuild_fraction=0.2) for part in parts]
        ((_, _, left),) = degraded_networks(healthy, losses, scenario, scenario.array, catalog)
        return left

    other = "drive" if first == "controller" else "controller"
    both = lost(first, other).tiers[0]
    assert both.n_servers == pytest.approx(lost(other, first).tiers[0].n_servers)
    for one in (lost(first), lost(other)):
        assert both.n_servers < one.tiers[0].n_servers


def test_drive_on_another_node_cannot_fail_while_a_node_is_missing() -> None:
    """Two copies: one is on the node that failed, the other may be on that drive."""
    document = wednesday().model_dump(mode="json")
    drive = document["events"][-1] | {"id": "drive", "name": "Drive", "part": "drive"}
    document["events"].append(drive | {"starts_at": "2026-03-04T11:00:00Z"})
    with pytest.raises(InvalidScenarioError, match=r"events\.2\.n_parts"):
        prepare(parse(document), seeds.seed_catalog())
    document["events"][-1] |= {"starts_at": "2026-03-04T16:00:00Z", "ends_at": "2026-03-04T17:00:00Z"}
    prepare(parse(document), seeds.seed_catalog())
    document["events"].pop()
    document["goals"]["survives"] = ["drive"]
    assert recommend_hardware(parse(document), seeds.seed_catalog()).holds
