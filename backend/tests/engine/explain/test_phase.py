"""The arithmetic of a phase: its terms are the figures, and they rest on what the catalog says."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from stormsizer.analysis.explain import FigureArithmetic, PhaseArithmetic, phase_arithmetic
from stormsizer.analysis.explain.asked import asked_between
from stormsizer.analysis.explain.phase import PUT_OFF, SMALL
from stormsizer.analysis.explain.times import LAST_DESKTOP, UNEVEN, WAITING
from stormsizer.experience.week import prepare, watched
from stormsizer.messages.formatting import number
from stormsizer.messages.terms import COMPONENTS_IN_TEXT
from stormsizer.messages.text import msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import InvalidScenarioError, Scenario, parse
from stormsizer.simulation.pipeline import simulate
from stormsizer.simulation.result import Result
from stormsizer.storage.network import idle_parts, io_costs
from tests.engine import seeds
from tests.support.languages import english, english_problems

SCENARIOS = sorted(path.stem for path in (seeds.SEEDS / "scenarios").glob("*.yaml"))
"""Every scenario that ships."""
SLOW = {"generic-nvme-windows11", "generic-hci-windows11"}
LEFT_OVER = {PUT_OFF, SMALL}


def scenario_named(name: str) -> Scenario:
    return parse(seeds.read(seeds.SEEDS / "scenarios" / f"{name}.yaml"))


@pytest.fixture(scope="module")
def result(acme: Scenario, catalog: Catalog) -> Result:
    """Of the sample."""
    return simulate(acme, catalog, recommend=False).result


def arithmetic_of(result: Result, scenario: Scenario, catalog: Catalog, phase_id: str) -> PhaseArithmetic:
    return phase_arithmetic(scenario, catalog, result.phases, phase_id)


def figures_by_id(arithmetic: PhaseArithmetic) -> dict[str, FigureArithmetic]:
    return {figure.id: figure for figure in arithmetic.figures}


@pytest.mark.parametrize(
    "name", [pytest.param(each, marks=pytest.mark.long) if each in SLOW else each for each in SCENARIOS]
)
def test_terms_of_every_figure_add_up_to_the_figure(name: str, catalog: Catalog) -> None:
    """Requests and served I/Os are recorded separately, so that their agreement is a real check."""
    scenario = scenario_named(name)
    result = simulate(scenario, catalog, recommend=False).result
    for phase in result.phases:
        for figure in phase_arithmetic(scenario, catalog, result.phases, phase.id).figures:
            total = sum(term.value for term in figure.terms if term.label not in LEFT_OVER)
            if figure.value > 1e-9:
                assert total == pytest.approx(figure.value, rel=0.02), (phase.id, figure.id)
            else:
                assert total == pytest.approx(0.0, abs=1e-9), (phase.id, figure.id)


def test_every_figure_of_the_result_is_explained(result: Result, acme: Scenario, catalog: Catalog) -> None:
    phase = next(phase for phase in result.phases if phase.id == "monday-login-06")
    found = figures_by_id(arithmetic_of(result, acme, catalog, phase.id))
    expected = phase.figures.model_dump()
    for name in ("reads_iops", "writes_iops", "peak_iops", "read_mb_per_s", "write_mb_per_s"):
        assert found[name].value == expected[name]
    for name in ("host_read_latency_ms", "host_write_latency_ms"):
        assert found[name].value == expected[name]
    for use in phase.figures.components:
        assert found[f"{use.component}_fraction"].value == use.mean_fraction
    assert phase.experience is not None
    assert found["login_mean_s"].value == phase.experience.mean_s
    assert found["duration_s"].value == phase.duration_s


def test_login_storm_is_described_by_its_logins(result: Result, acme: Scenario, catalog: Catalog) -> None:
    profile = catalog.workloads[acme.pools[0].profile_id]
    login = profile.monday_login.login
    reads = figures_by_id(arithmetic_of(result, acme, catalog, "monday-login-06"))["reads_iops"]
    term = next(term for term in reads.terms if english(term.label) == "Monday login, logging in")
    # all 2,500 log in within the half hour over which the study averaged
    ios = 2_500 * login.ios_per_desktop.known * login.read_fraction.known
    assert term.value == pytest.approx(ios / 1_800, rel=1e-3)
    assert english(term.formula).startswith(f"2,500 logins × {number(login.ios_per_desktop.known)} I/Os")
    labels = {english(each.label) for each in reads.inputs}
    assert any(label.endswith("Monday login › Login › I/Os per desktop") for label in labels)
    assert not any("Tuesday" in label or "size" in label for label in labels)
    assert all(each.origin != "unknown" for each in reads.inputs)


def test_largest_wait_of_reads_is_at_the_bottleneck_controller(
    result: Result, acme: Scenario, catalog: Catalog
) -> None:
    phase = next(phase for phase in result.phases if phase.id == "reboot")
    assert phase.binding.component == "controller_cpu"
    found = figures_by_id(arithmetic_of(result, acme, catalog, "reboot"))
    assert found["host_read_latency_ms"].terms[0].label == msg(
        "explain-waiting-for", component=COMPONENTS_IN_TEXT["controller_cpu"]
    )
    used = found["controller_cpu_fraction"]
    release = catalog.arrays[acme.array.model_id].firmware_named(acme.array.firmware_id)
    reads, writes = phase.figures.reads_iops, phase.figures.writes_iops
    work = reads * release.cpu_us_per_read.known + writes * release.cpu_us_per_write.known
    assert sum(term.value for term in used.terms) == pytest.approx(work * 1e-6 / 4, rel=1e-3)
    assert any(english(each.label).endswith("CPU time per read") for each in used.inputs)


@pytest.mark.parametrize(("phase_id", "figure_id"), [("monday-login-06", "login_mean_s"), ("reboot", "duration_s")])
def test_even_storm_has_a_small_remainder(
    phase_id: str, figure_id: str, result: Result, acme: Scenario, catalog: Catalog
) -> None:
    figure = figures_by_id(arithmetic_of(result, acme, catalog, phase_id))[figure_id]
    total = sum(term.value for term in figure.terms if term.label not in {UNEVEN, WAITING, LAST_DESKTOP})
    assert total == pytest.approx(figure.value, rel=0.03)


def test_waits_at_the_stations_add_up_to_the_waiting_time(acme: Scenario, catalog: Catalog) -> None:
    """The kernel's response time is the service time plus the waits, which are recorded separately."""
    span = (7 * 3_600.0 + 8 * 86_400.0, 7 * 3_600.0 + 8 * 86_400.0 + 1_200.0)
    week = watched(acme, catalog, prepare(acme, catalog), *span)
    asked = asked_between(week, *span)
    noted = np.zeros(2)
    rows = week.served.asked
    for row in rows[rows["at_s"] < span[1]]:
        lasts_s = min(row["at_s"] + row["lasts_s"], span[1]) - max(row["at_s"], span[0])
        ios = np.array([row["reads_per_s"], row["writes_per_s"]]) * max(0.0, lasts_s)
        noted += ios * (row["read_s"], row["write_s"])
    total = np.zeros(2)
    for share in asked.shares:
        alone_s = [sum(part.seconds for part in parts) for parts in idle_parts(share.network, share.shape)]
        total += share.ios * alone_s + share.waits_s.sum(axis=1)
    assert noted.min() > 0.0
    assert total == pytest.approx(noted, rel=1e-9)


@pytest.mark.parametrize("name", ["acme", "dell-ps6100xs", "nexentaconnect-vsa", "generic-nvme-windows11"])
def test_idle_parts_of_a_response_equal_the_time_without_queues(name: str, catalog: Catalog) -> None:
    scenario = scenario_named(name)
    week = watched(scenario, catalog, prepare(scenario, catalog), 0.0, scenario.calendar.length_s)
    for network in week.networks:
        for shape in week.served.shapes:
            _, base_s = io_costs(network, shape)
            parts_s = [sum(part.seconds for part in parts) for parts in idle_parts(network, shape)]
            assert parts_s == pytest.approx(list(base_s), rel=1e-12)


def every_figure(scenario: Scenario, catalog: Catalog) -> Iterator[FigureArithmetic]:
    result = simulate(scenario, catalog, recommend=False).result
    for phase in result.phases:
        yield from phase_arithmetic(scenario, catalog, result.phases, phase.id).figures


def test_every_figure_that_depends_on_the_catalog_names_its_inputs(acme: Scenario, catalog: Catalog) -> None:
    for figure in every_figure(acme, catalog):
        by_the_calendar = figure.id == "duration_s"
        assert figure.inputs or by_the_calendar or not figure.value, figure.id
        assert len({each.label for each in figure.inputs}) == len(figure.inputs)


def test_degraded_shares_refer_to_the_array_that_served_the_load(catalog: Catalog) -> None:
    scenario = scenario_named("generic-nvme-windows11")
    result = simulate(scenario, catalog, recommend=False).result
    # the controller is away from the first login to the next morning
    used = figures_by_id(arithmetic_of(result, scenario, catalog, "controller-fails"))["controller_cpu_fraction"]
    healthy = figures_by_id(arithmetic_of(result, scenario, catalog, "login-20260303-steady"))[
        "controller_cpu_fraction"
    ]
    n_cores = [float(english(each.terms[0].formula).rsplit("on ", 1)[1].split()[0]) for each in (used, healthy)]
    assert n_cores[0] == n_cores[1] / 2


def test_unknown_phase_is_rejected_with_the_valid_phases(result: Result, acme: Scenario, catalog: Catalog) -> None:
    with pytest.raises(InvalidScenarioError) as refused:
        arithmetic_of(result, acme, catalog, "nothing")
    [problem] = english_problems(refused.value)
    assert problem.message == "is not a phase of this scenario"
    assert "monday-login-06" in str(problem.allowed)
