"""Other workloads on an array: their load at its stations, their space, and what they leave for desktops."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from pydantic import ValidationError

from stormsizer.analysis.failures.affected import share_of_affected_array
from stormsizer.capacity import break_down
from stormsizer.experience.phases import PhaseResult
from stormsizer.experience.week import laid_out, station_network
from stormsizer.model.scenario import Failure, OtherWorkloads, Scenario, grown, parse, with_desktops, with_main_array
from stormsizer.recommendation.hardware import question_of, recommend_hardware
from stormsizer.simulation.pipeline import Simulation, simulate
from stormsizer.storage.figures import Component
from stormsizer.storage.screening import open_loads, screen
from stormsizer.workload import Rate, rate_of_others
from stormsizer.workload.demand import COPY_IO_BYTES, Shape
from tests.engine import seeds
from tests.support.languages import english

HOURS = 4
COPY_KIB = COPY_IO_BYTES / 1024


def day(hours: float = HOURS, **others: float) -> dict[str, Any]:
    """One login storm of the sample scenario, with other workloads on its array."""
    document = seeds.short_week("tuesday-login-07", initial_state="idle_used", hours=hours)
    document["array"]["other_workloads"] = others
    return document


def simulated(document: dict[str, Any]) -> Simulation:
    """The simulation of a document, without a recommendation."""
    return simulate(parse(document), seeds.seed_catalog(), recommend=False)


def use_of(phase: PhaseResult, component: Component) -> float:
    return phase.figures.use_of(component).mean_fraction


def test_arrays_have_no_other_workloads_by_default() -> None:
    document = day()
    del document["array"]["other_workloads"]
    scenario = parse(document)
    assert scenario.array.other_workloads.is_none
    assert not [each for each in laid_out(scenario, seeds.seed_catalog()).intervals if each.event_id is None]


def test_without_load_and_data_every_number_is_the_same() -> None:
    document = day()
    del document["array"]["other_workloads"]
    without = simulated(document)
    zero = simulated(day(reads_iops=0.0, writes_iops=0.0, io_kib=64.0, used_gib=0.0))
    assert without.result == zero.result
    assert without.trace.digest() == zero.trace.digest()


@pytest.mark.parametrize(("reads", "writes"), [(500.0, 0.0), (0.0, 500.0), (300.0, 200.0)])
def test_utilization_is_that_of_desktop_io_of_the_same_size_and_mix(reads: float, writes: float) -> None:
    scenario, catalog = parse(day()), seeds.seed_catalog()
    network = station_network(scenario, scenario.array, catalog)
    others = OtherWorkloads(reads_iops=reads, writes_iops=writes, io_kib=8.0)
    of_desktops = Rate(reads, writes, Shape(8192.0, 8192.0, cold_read_fraction=1.0))
    one, same = (screen(open_loads([network], [rate])) for rate in (rate_of_others(others), of_desktops))
    assert one.utilization.tolist() == same.utilization.tolist()
    assert one.response_s.tolist() == same.response_s.tolist()


def test_a_whole_week_of_random_backup_reads_is_the_same_load() -> None:
    per_s = 200.0
    backup = day()
    calendar = backup["calendar"]
    backup["events"].append(
        {
            "id": "backup",
            "kind": "backup",
            "name": "Backup",
            "starts_at": calendar["starts_at"],
            "ends_at": calendar["ends_at"],
            "read_mb_per_s": per_s * COPY_IO_BYTES / 1e6,
            "sequential_fraction": 0.0,
        }
    )
    by_event = {phase.id: phase.figures for phase in simulated(backup).result.phases}
    for phase in simulated(day(reads_iops=per_s, io_kib=COPY_KIB)).result.phases:
        assert phase.figures == by_event[phase.id]
    assert "backup" in by_event


def test_figures_of_every_phase_are_those_of_the_whole_array() -> None:
    alone = simulated(day()).result
    shared = simulated(day(reads_iops=300.0, writes_iops=100.0, io_kib=16.0)).result
    for before, after in zip(alone.phases, shared.phases, strict=True):
        assert before.id == after.id
        for component in (Component.CONTROLLER_CPU, Component.DRIVES, Component.PORT_IN, Component.PORT_OUT):
            assert use_of(after, component) > use_of(before, component)
    quiet, busy = alone.phases[-1].figures, shared.phases[-1].figures
    assert busy.reads_iops == pytest.approx(quiet.reads_iops + 300.0, rel=1e-3)
    assert busy.writes_iops == pytest.approx(quiet.writes_iops + 100.0, rel=1e-3)
    assert busy.read_mb_per_s == pytest.approx(quiet.read_mb_per_s + 300 * 16 * 1024 / 1e6, rel=1e-3)


def test_experience_indicators_count_only_the_io_of_desktops() -> None:
    def disk_load(result: Any) -> float:
        steady = next(phase for phase in result.phases if phase.phase == "steady_state")
        value = next(each.value for each in steady.indicators.indicators if each.id == "disk_load")
        return float(value)

    shared = simulated(day(reads_iops=300.0, writes_iops=100.0)).result
    assert disk_load(shared) == pytest.approx(disk_load(simulated(day()).result), rel=5e-3)


def test_more_load_never_makes_the_array_faster() -> None:
    times = [
        [
            (phase.figures.host_read_latency_ms, phase.figures.host_write_latency_ms)
            for phase in simulated(day(reads_iops=iops, writes_iops=iops / 2)).result.phases
        ]
        for iops in (0.0, 200.0, 400.0, 800.0, 1600.0)
    ]
    for fewer, more in itertools.pairwise(times):
        for (read, write), (later_read, later_write) in zip(fewer, more, strict=True):
            assert read < later_read
            assert write <= later_write * (1 + 1e-6)


def test_load_near_the_maximum_makes_the_array_the_bottleneck() -> None:
    document = day()
    assert simulated(document).result.verdict.holds
    scenario, catalog = parse(document), seeds.seed_catalog()
    network = station_network(scenario, scenario.array, catalog)
    one = screen(open_loads([network], [rate_of_others(OtherWorkloads(reads_iops=1.0))]))
    most = 1.0 / float(one.utilization.max())
    result = simulated(day(reads_iops=0.98 * most)).result
    assert not result.verdict.holds
    worst = next(phase for phase in result.phases if not phase.holds)
    assert worst.binding.component in {Component.CONTROLLER_CPU, Component.DRIVES}


def test_arrays_share_the_load_evenly() -> None:
    def pair(n: int, factor: float) -> Simulation:
        document = day(hours=2, reads_iops=factor * 300.0, writes_iops=factor * 100.0)
        document["array"]["n_arrays"] = n
        document["hosts"]["n_hosts"] *= n
        document["pools"][0]["n_desktops"] *= n
        document["pools"][0]["n_image_copies"] = n * document["pools"][0].get("n_image_copies", 1)
        return simulated(document)

    for one, both in zip(pair(1, 1.0).result.phases, pair(2, 2.0).result.phases, strict=True):
        for use in one.figures.components:
            assert both.figures.use_of(use.component).mean_fraction == pytest.approx(use.mean_fraction, rel=1e-6)


def test_links_of_the_desktops_hosts_do_not_carry_the_load() -> None:
    def links(**others: float) -> list[float]:
        document = day(**others)
        document["hosts"]["storage_gbit_per_s_per_host"] = 10.0
        scenario = parse(document)
        network = station_network(scenario, scenario.array, seeds.seed_catalog())
        rates = [rate_of_others(scenario.array.other_workloads)]
        return [float(each) for each in open_loads([network], rates).work[-2:, 0]]

    assert links(reads_iops=500.0, writes_iops=500.0) == [0.0, 0.0]


def test_used_space_is_a_line_of_the_capacity_and_reduces_what_is_free() -> None:
    scenario, catalog = parse(day(used_gib=1000.0)), seeds.seed_catalog()
    alone = parse(day())

    def space(of: Scenario) -> Any:
        model = catalog.arrays[of.array.model_id]
        return break_down(of.pools, of.array, model, catalog.drives, of.hosts, of.goals)

    used, free = space(scenario), space(alone)
    gb = 1000 * 2**30 / 1e9
    (line,) = (item for item in used.needed if item.id == "other_workloads")
    assert line.gb == pytest.approx(gb)
    assert line in used.needed_by_kind
    assert used.usable_gb == free.usable_gb
    assert used.needed_gb == pytest.approx(free.needed_gb + gb)
    assert used.before_reduction_gb == pytest.approx(free.before_reduction_gb + gb)
    assert used.spare_fraction == pytest.approx(free.spare_fraction - gb / free.usable_gb)


def test_other_workloads_do_not_grow_with_the_desktops() -> None:
    document = day(reads_iops=300.0, used_gib=100.0)
    document["growth"] = {"desktops_fraction_per_year": 0.2, "through_year": 2030}
    scenario = parse(document)
    for later in (grown(scenario, 3), with_desktops(scenario, 2.0)):
        assert later.n_desktops > scenario.n_desktops
        assert later.array.other_workloads == scenario.array.other_workloads


def test_they_stay_on_their_array_if_another_one_is_seen_as_the_main_one() -> None:
    document = day(reads_iops=300.0)
    document["other_arrays"] = [document["array"] | {"id": "second", "other_workloads": {"writes_iops": 50.0}}]
    document["pools"][0] |= {"profile_array_id": "second", "user_data_gib_per_desktop": 1.0}
    scenario = parse(document)
    seen = with_main_array(scenario, "second")
    assert seen.array.other_workloads == OtherWorkloads(writes_iops=50.0)
    assert seen.other_arrays[0].other_workloads == OtherWorkloads(reads_iops=300.0)
    rows = [each for each in laid_out(scenario, seeds.seed_catalog()).intervals if each.event_id is None]
    assert [(each.reads_per_s, each.writes_per_s) for each in rows] == [(300.0, 0.0), (0.0, 50.0)]
    assert [each.shape.placement.own_reads for each in rows] == [0, 1]


def installed(document: dict[str, Any]) -> dict[str, Any]:
    """The same, with an array that is already there."""
    owned = {name: value for name, value in document["array"].items() if name != "other_workloads"}
    return document | {"installed_array": owned}


def test_recommendations_keep_them_on_the_same_model_only() -> None:
    document = day(reads_iops=900.0, writes_iops=300.0, used_gib=4000.0)
    scenario, catalog = parse(document), seeds.seed_catalog()
    own = recommend_hardware(scenario, catalog)
    alone = recommend_hardware(parse(day()), catalog)
    assert own.chosen.configuration.other_workloads == scenario.array.other_workloads
    assert own.chosen.configuration.n_drives > alone.chosen.configuration.n_drives
    assert own.chosen.applied_to(scenario).array.other_workloads == scenario.array.other_workloads
    other = question_of(parse(installed(document)), catalog, "dell-ps6100xs")
    assert other.scenario.array.other_workloads.is_none
    assert other.needed_gb == question_of(parse(day()), catalog, "dell-ps6100xs").needed_gb


def test_other_workloads_need_the_new_array_of_any_family_if_none_is_installed() -> None:
    document = day(reads_iops=900.0, writes_iops=300.0, used_gib=4000.0)
    scenario, catalog = parse(document), seeds.seed_catalog()
    other = question_of(scenario, catalog, "dell-ps6100xs")
    assert other.scenario.array.other_workloads == scenario.array.other_workloads
    alone = question_of(parse(day()), catalog, "dell-ps6100xs").needed_gb
    assert all(needed > alone[gib] for gib, needed in other.needed_gb.items())


def test_recommended_configuration_meets_the_goals_with_them() -> None:
    document = day(reads_iops=900.0, writes_iops=300.0, used_gib=4000.0)
    scenario, catalog = parse(document), seeds.seed_catalog()
    recommendation = recommend_hardware(scenario, catalog)
    assert recommendation.holds
    assert simulate(recommendation.chosen.applied_to(scenario), catalog, recommend=False).result.verdict.holds


def test_one_of_several_arrays_has_its_share_of_them() -> None:
    document = day(reads_iops=300.0, used_gib=100.0)
    document["array"]["n_arrays"] = 2
    document["pools"][0]["n_image_copies"] = 2
    scenario, catalog = parse(document), seeds.seed_catalog()
    failure = Failure.model_validate(
        {
            "id": "failure",
            "kind": "failure",
            "name": "Failure",
            "starts_at": scenario.calendar.starts_at,
            "ends_at": scenario.calendar.ends_at,
            "part": "drive",
        }
    )
    share = share_of_affected_array(scenario, catalog.arrays[scenario.array.model_id], failure)
    assert share is not None
    assert share.array.other_workloads == OtherWorkloads(reads_iops=150.0, used_gib=50.0)


def warnings_of(document: dict[str, Any]) -> list[str]:
    """Warnings about other workloads."""
    return [
        english(warning.message)
        for warning in simulated(document).result.warnings
        if warning.path == "array.other_workloads"
    ]


def test_result_names_them() -> None:
    (text,) = warnings_of(day(reads_iops=300.0, writes_iops=100.0, used_gib=2000.0))
    assert "300 IOPS of reads and 100 IOPS of writes of 16 KiB" in text
    assert "2,000 GiB of used space" in text


def test_existing_array_without_them_has_a_warning() -> None:
    document = day()
    assert not warnings_of(document)
    document["installed_array"] = {
        name: value for name, value in document["array"].items() if name != "other_workloads"
    }
    (text,) = warnings_of(document)
    assert text.startswith("The existing array is assumed empty")
    document["array"]["other_workloads"] = {"used_gib": 10.0}
    (text,) = warnings_of(document)
    assert "10 GiB of other workloads, whose load is unknown and counts as zero" in text
    document["array"]["other_workloads"]["reads_iops"] = 20.0
    (text,) = warnings_of(document)
    assert "include other workloads: 20 IOPS of reads" in text


def test_existing_array_that_is_stated_to_have_none_has_no_warning() -> None:
    document = day()
    document["installed_array"] = {
        name: value for name, value in document["array"].items() if name != "other_workloads"
    }
    document["array"]["other_workloads"] = {"nothing_else": True}
    assert not warnings_of(document)


@pytest.mark.parametrize(
    "figures",
    [{"reads_iops": 1.0}, {"writes_iops": 1.0}, {"used_gib": 1.0}, {"unmeasured": ["SQL-A"]}, {"n_unmeasured": 2}],
)
def test_figures_contradict_the_statement_that_nothing_else_runs_on_the_array(figures: dict[str, Any]) -> None:
    assert OtherWorkloads(nothing_else=True).is_none
    with pytest.raises(ValidationError) as raised:
        OtherWorkloads.model_validate({"nothing_else": True, **figures})
    (error,) = raised.value.errors()
    assert error["ctx"]["field"] == "nothing_else"
    assert english(error["ctx"]["message"]) == "cannot be combined with other workloads"


def test_verdict_names_systems_without_load() -> None:
    document = day(used_gib=10.0)
    for n, told in ((2, "the load of FILESERVER and SQL-A."), (9, "the load of FILESERVER, SQL-A, and 7 more.")):
        document["array"]["other_workloads"] |= {"unmeasured": ["FILESERVER", "SQL-A"], "n_unmeasured": n}
        verdict = simulated(document).result.verdict
        assert verdict.holds
        assert f"This is without {told}" in english(verdict.sentence)
