"""An array's parameters come back from latencies that the simulation gave, and only they move."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from statistics import median
from typing import Any

import numpy as np
import pytest

from stormsizer.analysis.facts import FactPlace, fact_at, with_facts
from stormsizer.messages.text import msg
from stormsizer.model.catalog import ArrayModel, Catalog, Source
from stormsizer.model.catalog.facts import facts_of
from stormsizer.model.scenario import Scenario, parse
from stormsizer.simulation.pipeline import simulate, station_network
from stormsizer.storage.network import StationNetwork
from stormsizer.storage.serve import serve
from stormsizer.timeline.plan import RateInterval
from stormsizer.workload.demand import Shape, desktop_demand
from stormsizer_io import refit as refitting
from stormsizer_io.importers.formats.detection import Tool
from stormsizer_io.importers.summary.document import (
    FileSummary,
    FioDirection,
    FioJob,
    FioSummary,
    ImportOptions,
    ImportSummary,
    MeasuredPhase,
    PhaseKind,
    WorkloadSummary,
)
from stormsizer_io.importers.summary.selection import ArrayChoice, Refit
from stormsizer_io.refit import RefitRefusedError
from stormsizer_io.refit.parameters import parameters_of
from tests.engine import seeds, toys
from tests.support.languages import english, english_problems
from webapp.catalogs.own_checks import checked

ARRAY = "netapp-fas3270"
READ = "firmware.ontap-8.1.cpu_us_per_read"
WRITE = "firmware.ontap-8.1.cpu_us_per_write"
DRIVES = "tiers.drives.service_ratio"
PATH = "network.host_path_ms"
CHOICE = ArrayChoice(id="our-fas3270", name="Our FAS3270")
BEGIN = datetime(2026, 11, 2, 8, tzinfo=UTC)
ONE_HOUR_S = 3600.0


@dataclass(frozen=True)
class Asked:
    """Load of a desktop in a phase."""

    phase: PhaseKind
    reads: float
    writes: float
    read_kb: float
    write_kb: float


QUIET = Asked(PhaseKind.IDLE, 0.3, 0.8, 15.0, 10.0)
WORK = Asked(PhaseKind.STEADY_STATE, 2.4, 5.0, 19.0, 12.0)
TUESDAY = Asked(PhaseKind.TUESDAY_LOGIN, 5.0, 4.0, 20.0, 12.0)
MONDAY = Asked(PhaseKind.MONDAY_LOGIN, 7.0, 4.0, 24.0, 13.0)
BOOT = Asked(PhaseKind.POWER_ON, 12.0, 1.5, 24.0, 13.0)
LOADS = (QUIET, WORK, TUESDAY, MONDAY, BOOT)


def refit(
    summary: ImportSummary, scenario: Scenario, catalog: Catalog, choice: ArrayChoice
) -> tuple[dict[str, Any], Refit]:
    """Refit with reasoning in English."""
    return refitting.refit(summary, scenario, catalog, choice, english)


def kinds(asked: Asked, scenario: Scenario, catalog: Catalog) -> list[tuple[float, float, Shape]]:
    """Reads and writes per second of all desktops, by kind; written out for one pool whose image is not streamed."""
    (pool,) = scenario.pools
    demand = desktop_demand(catalog.workloads[pool.profile_id])
    if asked.phase in (PhaseKind.IDLE, PhaseKind.STEADY_STATE):
        of_phase = demand.idle if asked.phase is PhaseKind.IDLE else demand.steady_state
        parts = [(1.0, 1.0, of_phase.shape)]
    elif asked.phase is PhaseKind.POWER_ON:
        parts = [(1.0, 1.0, demand.power_on.shape)]
    else:
        storm = demand.logins[asked.phase.value]
        works = (storm.login, storm.start_of_day)
        reads = sum(each.ios * each.read_fraction for each in works)
        writes = sum(each.ios * (1 - each.read_fraction) for each in works)
        parts = [
            (each.ios * each.read_fraction / reads, each.ios * (1 - each.read_fraction) / writes, each.shape)
            for each in works
        ]
    n = pool.n_desktops
    read_bytes, write_bytes = 1e3 * asked.read_kb, 1e3 * asked.write_kb
    return [
        (n * asked.reads * r, n * asked.writes * w, replace(shape, read_bytes=read_bytes, write_bytes=write_bytes))
        for r, w, shape in parts
    ]


def simulated_ms(asked: Asked, scenario: Scenario, catalog: Catalog, network: StationNetwork) -> tuple[float, float]:
    """Latencies of reads and writes that the simulation gives when a load has lasted for two hours."""
    length_s = 2 * ONE_HOUR_S
    loads = [
        RateInterval("load", 0, 0.0, length_s, reads, writes, shape)
        for reads, writes, shape in kinds(asked, scenario, catalog)
    ]
    served = serve(toys.week(length_s, toys.pool(1), *loads), network)
    return toys.last(served, "host_read_latency_ms"), toys.last(served, "host_write_latency_ms")


def changed(catalog: Catalog, factors: dict[str, float], array: str = ARRAY) -> Catalog:
    """The catalog with some facts of an array so many times as large."""
    places = {FactPlace("arrays", array, path): factor for path, factor in factors.items()}
    return with_facts(catalog, {place: factor * fact_at(catalog, place).known for place, factor in places.items()})


def window(asked: Asked, n_desktops: int, read_ms: float | None, write_ms: float | None) -> MeasuredPhase:
    """Return the result of an import for a window of an hour."""
    return MeasuredPhase(
        phase=asked.phase,
        starts_at=BEGIN,
        ends_at=BEGIN + timedelta(hours=1),
        measured_s=ONE_HOUR_S,
        n_desktops=n_desktops,
        reads_iops_per_desktop=asked.reads,
        writes_iops_per_desktop=asked.writes,
        read_size_kb=asked.read_kb,
        write_size_kb=asked.write_kb,
        mean_iops=n_desktops * (asked.reads + asked.writes),
        busiest_iops=n_desktops * (asked.reads + asked.writes),
        read_latency_ms=read_ms,
        write_latency_ms=write_ms,
        reading_fraction=None,
        writing_fraction=None,
        sequential_read_fraction=None,
        sequential_write_fraction=None,
        spread_cv=None,
        top_tenth_fraction=None,
        read_sizes=(),
        write_sizes=(),
        provenance="measured, esxtop file host1.csv",
        is_proposed=False,
    )


def summary(
    windows: Sequence[MeasuredPhase] = (), jobs: Sequence[FioJob] = (), entity_kind: Any = "vm"
) -> ImportSummary:
    """Summary of one esxtop file and one fio run."""
    file = FileSummary(
        name="host1.csv",
        tool=Tool.ESXTOP,
        n_bytes=1,
        sha256="0" * 64,
        n_rows_used=1,
        n_rows_skipped=0,
        remarks=(),
        facts={},
    )
    workload = WorkloadSummary(
        n_entities=1,
        entity_kind=entity_kind,
        first_at=BEGIN,
        last_at=BEGIN + timedelta(hours=1),
        interval_s=3.0,
        curve=None,
        storms=(),
        phases=tuple(windows),
        refused_windows=(),
    )
    fio = FioSummary(version="fio-3.33", jobs=tuple(jobs)) if jobs else None
    return ImportSummary(
        options=ImportOptions(), files=(file,), refused=(), workload=workload if windows else None, fio=fio
    )


Windows = list[MeasuredPhase]


def windows_of(scenario: Scenario, truth: Catalog, loads: Sequence[Asked] = LOADS) -> Windows:
    """Return an error-free measurement of an array with the parameters ``truth``."""
    network = station_network(scenario, scenario.array, truth)
    return [window(each, scenario.n_desktops, *simulated_ms(each, scenario, truth, network)) for each in loads]


def measured(scenario: Scenario, truth: Catalog, loads: Sequence[Asked] = LOADS) -> ImportSummary:
    """The same as an import has it."""
    return summary(windows_of(scenario, truth, loads))


def off(windows: Windows, error: Callable[[], float]) -> Windows:
    """The same windows with each latency so many times as long."""
    return [
        each.model_copy(
            update={
                name: latency_ms * error()
                for name in ("read_latency_ms", "write_latency_ms")
                if (latency_ms := getattr(each, name)) is not None
            }
        )
        for each in windows
    ]


def noise(seed: int, cv: float = 0.05) -> Callable[[], float]:
    """Factors of measurements that are off by so much."""
    draws = np.random.default_rng(seed)
    return lambda: float(np.exp(cv * draws.standard_normal()))


def latencies_ms(of: Sequence[MeasuredPhase]) -> list[float]:
    """All latencies of windows that have both."""
    pairs = [(each.read_latency_ms, each.write_latency_ms) for each in of]
    return [latency for pair in pairs for latency in pair if latency is not None]


def factors(of: Refit) -> dict[str, float]:
    """Return the factor by which each parameter changed."""
    return {parameter.path: parameter.after / parameter.before for parameter in of.parameters}


def after_ms(of: Refit) -> list[float]:
    """All latencies as the refitted array gives them."""
    pairs = [(phase.after_read_latency_ms, phase.after_write_latency_ms) for phase in of.phases]
    return [latency for pair in pairs for latency in pair if latency is not None]


def with_entry(entry: dict[str, Any], scenario: Scenario, catalog: Catalog) -> tuple[Scenario, Catalog]:
    """The scenario on the new entry, and the catalog with it."""
    array = scenario.array.model_copy(update={"model_id": entry["id"]})
    arrays = {**catalog.arrays, entry["id"]: ArrayModel.model_validate(entry)}
    return scenario.model_copy(update={"array": array}), replace(catalog, arrays=arrays)


def refused(given: ImportSummary, scenario: Scenario, catalog: Catalog) -> str:
    """Return the message of a rejected refit."""
    with pytest.raises(RefitRefusedError) as raised:
        refit(given, scenario, catalog, CHOICE)
    assert all(
        problem.path and english(problem.given) and english(problem.allowed) for problem in raised.value.problems
    )
    return "; ".join(map(str, english_problems(raised.value)))


@pytest.mark.parametrize(
    "truth",
    [
        {DRIVES: 1.3, WRITE: 0.8},
        {DRIVES: 1.3},
        {READ: 1.2},
        {PATH: 0.7, DRIVES: 0.7},
        {PATH: 1.3},
    ],
)
def test_service_times_that_differ_from_the_catalog_are_recovered(
    acme: Scenario, catalog: Catalog, truth: dict[str, float]
) -> None:
    """The truth comes from the simulation, second by second, and the refit from closed forms."""
    _, found = refit(measured(acme, changed(catalog, truth)), acme, catalog, CHOICE)
    assert found.median_error_after < 0.02 < found.median_error_before
    assert factors(found) == pytest.approx(truth, rel=0.03)


def test_predictions_match_the_simulation(acme: Scenario, catalog: Catalog) -> None:
    _, found = refit(measured(acme, catalog), acme, catalog, CHOICE)
    for phase in found.phases:
        assert phase.before_read_latency_ms == pytest.approx(phase.measured_read_latency_ms, rel=1e-3)
        assert phase.before_write_latency_ms == pytest.approx(phase.measured_write_latency_ms, rel=1e-3)
    assert [phase.phase for phase in found.phases] == [asked.phase.value for asked in LOADS]
    assert found.parameters == ()
    assert found.remarks[0] == msg("refit-no-gain")


def test_noise_on_an_array_that_matches_the_catalog_changes_no_parameter(acme: Scenario, catalog: Catalog) -> None:
    """Five per cent of noise on ten latencies: chance may take in one parameter in fifty, and several are tried."""
    exact = windows_of(acme, catalog)
    moved = [refit(summary(off(exact, noise(seed))), acme, catalog, CHOICE)[1].parameters for seed in range(20)]
    assert sum(map(bool, moved)) <= 2


def test_fit_does_not_chase_noise(acme: Scenario, catalog: Catalog) -> None:
    """Against latencies without noise the refitted array is nearer than the noise, and far nearer than before."""
    exact = windows_of(acme, changed(catalog, {DRIVES: 2.0}))
    for seed in range(5):
        _, found = refit(summary(off(exact, noise(seed))), acme, catalog, CHOICE)
        errors = [abs(after / true - 1) for after, true in zip(after_ms(found), latencies_ms(exact), strict=True)]
        assert set(factors(found)) == {DRIVES}
        assert factors(found)[DRIVES] == pytest.approx(2.0, rel=0.05)
        assert median(errors) < 0.02


def test_catalog_and_scenario_are_unchanged(acme: Scenario, catalog: Catalog) -> None:
    before = catalog.arrays[ARRAY].model_dump_json(), set(catalog.arrays), acme.model_dump_json()
    entry, _ = refit(measured(acme, changed(catalog, {DRIVES: 1.3})), acme, catalog, CHOICE)
    entry["tiers"][0]["service_ratio"]["value"] = 99.0
    assert (catalog.arrays[ARRAY].model_dump_json(), set(catalog.arrays), acme.model_dump_json()) == before


def test_entry_differs_from_its_model_only_in_changed_parameters(acme: Scenario, catalog: Catalog) -> None:
    entry, found = refit(measured(acme, changed(catalog, {DRIVES: 1.3, WRITE: 0.8})), acme, catalog, CHOICE)
    ours, theirs = ArrayModel.model_validate(entry), catalog.arrays[ARRAY]
    assert (ours.id, ours.name) == (CHOICE.id, CHOICE.name)
    pairs = list(zip(facts_of(ours), facts_of(theirs), strict=True))
    assert [mine.path for mine, other in pairs if mine.fact != other.fact] == [each.path for each in found.parameters]
    for mine, other in pairs:
        if mine.path in (DRIVES, WRITE):
            said = mine.fact.reasoning
            assert mine.fact.status == "derived"
            assert (mine.fact.low, mine.fact.high) == (other.fact.low, other.fact.high)
            assert "host1.csv" in said
            assert f"Before: {other.fact.known:.5g} " in said
            assert said.endswith(f" ({other.fact.status}).")
            assert "10 measured latencies at 5 loads" in said


def test_entry_can_be_stored_as_custom_and_simulated(catalog: Catalog) -> None:
    scenario = parse(seeds.short_week("first-power-on", initial_state="off_used", hours=2.0))
    entry, found = refit(measured(scenario, changed(catalog, {DRIVES: 1.3})), scenario, catalog, CHOICE)
    source = Source(
        id="own-arrays-our-fas3270",
        title="Measured",
        publisher="We",
        kind="engineering_note",
        year=2026,
        checked_on=date(2026, 11, 2).isoformat(),
    )
    stored = checked("arrays", entry, source, catalog)
    assert stored["tiers"][0]["service_ratio"]["value"] == found.parameters[0].after
    ours = simulate(*with_entry(stored, scenario, catalog), recommend=False).result
    theirs = simulate(scenario, catalog, recommend=False).result
    assert ours.phases[0].figures is not None
    assert theirs.phases[0].figures is not None
    assert ours.phases[0].figures.busiest_tier.mean_fraction > theirs.phases[0].figures.busiest_tier.mean_fraction


@pytest.mark.parametrize(("truth", "cv"), [({DRIVES: 1.3, WRITE: 0.8}, 0.0), ({DRIVES: 2.0}, 0.05), ({PATH: 1.3}, 0.2)])
def test_second_refit_changes_nothing(acme: Scenario, catalog: Catalog, truth: dict[str, float], cv: float) -> None:
    found_in = summary(off(windows_of(acme, changed(catalog, truth)), noise(1, cv)))
    entry, first = refit(found_in, acme, catalog, CHOICE)
    _, second = refit(found_in, *with_entry(entry, acme, catalog), ArrayChoice(id="once-more", name="Once more"))
    assert first.parameters
    assert second.parameters == ()
    assert second.median_error_before == pytest.approx(first.median_error_after)


def test_omitted_load_is_predicted(acme: Scenario, catalog: Catalog) -> None:
    """Each load predicted by the others, with 5% of noise on them: at most half as far off as by the catalog."""
    loads = (*LOADS, replace(WORK, reads=1.2, writes=2.5))
    exact = windows_of(acme, changed(catalog, {DRIVES: 2.0, PATH: 1.3}), loads)
    noisy = off(exact, noise(2))
    lines, before, after = [], list[float](), list[float]()
    for i, left_out in enumerate(exact):
        entry, _ = refit(summary([*noisy[:i], *noisy[i + 1 :]]), acme, catalog, CHOICE)
        before += _errors(left_out, acme, catalog)
        after += _errors(left_out, *with_entry(entry, acme, catalog))
        lines.append(f"{left_out.phase:14} {before[-2]:6.1%} {before[-1]:6.1%} -> {after[-2]:6.1%} {after[-1]:6.1%}")
    print("left out        read  write ->   read  write", *lines, sep="\n")
    print(f"median {median(before):.1%} -> {median(after):.1%}, worst {max(before):.1%} -> {max(after):.1%}")
    assert median(after) < 0.5 * median(before)
    assert max(after) < 0.1


def _errors(left_out: MeasuredPhase, scenario: Scenario, catalog: Catalog) -> list[float]:
    """Latency error of a window with the scenario's current array."""
    _, of = refit(summary([left_out, left_out]), scenario, catalog, ArrayChoice(id="unused", name="Unused"))
    predicted = [of.phases[0].before_read_latency_ms, of.phases[0].before_write_latency_ms]
    return [abs((of_load or 0.0) / true - 1) for of_load, true in zip(predicted, latencies_ms([left_out]), strict=True)]


@pytest.mark.long
@pytest.mark.alone
def test_a_refit_takes_less_than_two_seconds(catalog: Catalog) -> None:
    """Four phases with noise, on the array with the most parameters too; the kernels are compiled before."""
    slowest = dict[str, float]()
    for name in ("emc-vnx5500", "acme"):
        scenario = seeds.scenarios()[name]
        exact = off(windows_of(scenario, catalog, LOADS[:4]), lambda: 1.4)
        for seed in range(3):
            noisy = summary(off(exact, noise(seed, 0.1)))
            began = time.process_time()
            refit(noisy, scenario, catalog, CHOICE)
            slowest[name] = max(slowest.get(name, 0.0), time.process_time() - began)
    print({name: f"{seconds:.2f} s" for name, seconds in slowest.items()})
    assert max(slowest.values()) < 2.0


def direction(iops: float, size_kb: float | None, latency_ms: float | None) -> FioDirection:
    return FioDirection(iops=iops, size_kb=size_kb, latency_ms=latency_ms, latency_p99_ms=None)


def job(name: str, reads: FioDirection, writes: FioDirection) -> FioJob:
    return FioJob(name=name, seconds=600.0, read_fraction=None, reads=reads, writes=writes)


def test_fio_jobs_are_used_as_loads_in_place_of_windows(acme: Scenario, catalog: Catalog) -> None:
    """The same loads as jobs, named after their phases as exported job files name them."""
    truth = windows_of(acme, changed(catalog, {DRIVES: 1.3}), (WORK, BOOT, QUIET))
    n = acme.n_desktops
    jobs = [
        job(
            f"0{i}-{each.phase.value.replace('_', '-')}",
            direction(n * each.reads_iops_per_desktop, each.read_size_kb, each.read_latency_ms),
            direction(n * each.writes_iops_per_desktop, each.write_size_kb, each.write_latency_ms),
        )
        for i, each in enumerate(truth, start=1)
    ]
    _, of_windows = refit(summary(truth), acme, catalog, CHOICE)
    _, of_jobs = refit(summary(jobs=jobs), acme, catalog, CHOICE)
    _, of_both = refit(summary(truth[:1], jobs[1:]), acme, catalog, CHOICE)
    assert of_windows.parameters == of_jobs.parameters == of_both.parameters != ()
    assert [phase.phase for phase in of_both.phases] == ["steady_state", "02-power-on", "03-idle"]


def test_window_is_split_over_several_arrays_and_a_job_runs_on_one(acme: Scenario, catalog: Catalog) -> None:
    """Two arrays under twice the load answer as one under it does; a job of fio loads one of them."""
    array = acme.array.model_copy(update={"n_arrays": 2})
    pools = (acme.pools[0].model_copy(update={"n_desktops": 5000}),)
    two = acme.model_copy(update={"array": array, "pools": pools})
    one_ms = [(2.0, 1.5), (2.5, 1.7)]
    _, of_one = refit(
        summary([window(a, 2500, *ms) for a, ms in zip((WORK, MONDAY), one_ms, strict=True)]), acme, catalog, CHOICE
    )
    _, of_two = refit(
        summary([window(a, 5000, *ms) for a, ms in zip((WORK, MONDAY), one_ms, strict=True)]), two, catalog, CHOICE
    )
    jobs = [
        job("a-steady-state", direction(6000.0, 19.0, 2.0), direction(12500.0, 12.0, 1.5)),
        job("another", direction(3000.0, 19.0, 1.8), direction(6000.0, 12.0, 1.4)),
    ]
    _, job_of_one = refit(summary(jobs=jobs), acme, catalog, CHOICE)
    _, job_of_two = refit(summary(jobs=jobs), two, catalog, CHOICE)
    for mine, other in ((of_one, of_two), (job_of_one, job_of_two)):
        for phase, same in zip(mine.phases, other.phases, strict=True):
            assert phase.before_read_latency_ms == pytest.approx(same.before_read_latency_ms, rel=1e-9)
            assert phase.before_write_latency_ms == pytest.approx(same.before_write_latency_ms, rel=1e-9)
    assert any("one of the 2 arrays" in english(remark) for remark in job_of_two.remarks)


def test_host_cache_hits_reduce_vm_latencies_but_not_volume_latencies(
    catalog: Catalog,
) -> None:
    scenario = seeds.scenarios()["dell-ps6100xs"]
    assert scenario.hosts.host_cache_gib > 0
    n = scenario.n_desktops
    windows = [window(asked, n, 1.0, 1.0) for asked in (WORK, replace(WORK, reads=1.0))]
    seen = {
        kind: refit(summary(windows, entity_kind=kind), scenario, catalog, CHOICE)[1].phases[0]
        for kind in ("vm", "volume")
    }
    of_machine, of_volume = (seen[kind].before_read_latency_ms for kind in ("vm", "volume"))
    assert of_machine is not None
    assert of_volume is not None
    assert of_machine < 0.5 * of_volume


def test_array_that_carries_more_than_the_catalog_says_is_found_to_be_faster(acme: Scenario, catalog: Catalog) -> None:
    """Two windows are beyond saturation by the catalog's numbers: their latencies before have no end."""
    loads = (QUIET, replace(WORK, reads=4.0, writes=7.0), replace(MONDAY, reads=9.0, writes=7.0))
    entry, found = refit(measured(acme, changed(catalog, {READ: 0.6, WRITE: 0.6}), loads), acme, catalog, CHOICE)
    assert [phase.before_read_latency_ms is None for phase in found.phases] == [False, True, True]
    assert None not in [phase.after_read_latency_ms for phase in found.phases]
    assert found.median_error_after < 0.02
    assert factors(found) == pytest.approx({READ: 0.6, WRITE: 0.6}, rel=0.03)
    assert any(
        "cannot sustain the load measured in Steady state and Monday login" in english(said) for said in found.remarks
    )
    ArrayModel.model_validate(entry)


def test_parameters_stay_within_the_limits_of_the_catalog(acme: Scenario, catalog: Catalog) -> None:
    """Everything takes half as long again: the host path goes to the end of its range, and that is said."""
    entry, found = refit(summary(off(windows_of(acme, catalog), lambda: 1.5)), acme, catalog, CHOICE)
    allowed = {each.path: each for each in parameters_of(catalog.arrays[ARRAY], acme.array)}
    for parameter in found.parameters:
        at = np.log(parameter.after / parameter.before)
        assert allowed[parameter.path].low - 1e-4 <= at <= allowed[parameter.path].high + 1e-4
    assert found.median_error_after < found.median_error_before
    label = "Network › Latency between guest and controller"
    assert label in [english(parameter.label) for parameter in found.parameters if parameter.path == PATH]
    assert any(label in english(remark) and "set by the catalog" in english(remark) for remark in found.remarks)
    assert entry["network"]["host_path_ms"]["value"] == pytest.approx(
        entry["network"]["host_path_ms"]["high"], rel=1e-3
    )


def test_unexplainable_latencies_change_no_parameter(acme: Scenario, catalog: Catalog) -> None:
    """Latencies without rhyme or reason, up to twenty times as long or as short."""
    found_in = summary(off(windows_of(acme, catalog), noise(5, 1.5)))
    entry, found = refit(found_in, acme, catalog, CHOICE)
    assert found.parameters == ()
    assert found.median_error_after == found.median_error_before > 0.5
    assert entry == catalog.arrays[ARRAY].model_dump(mode="json") | {"id": CHOICE.id, "name": CHOICE.name}


def test_parameters_are_facts_of_the_catalog(catalog: Catalog) -> None:
    for scenario in seeds.scenarios().values():
        array = catalog.arrays[scenario.array.model_id]
        known = {named.path: named.fact for named in facts_of(array)}
        found = parameters_of(array, scenario.array)
        assert bool(found) == (array.volume is None)
        assert all(known[each.path] is each.fact for each in found)


def test_latencies_of_one_direction_are_sufficient(acme: Scenario, catalog: Catalog) -> None:
    full = windows_of(acme, changed(catalog, {PATH: 1.3}))
    reads = [each.model_copy(update={"write_latency_ms": None}) for each in full]
    _, found = refit(summary(reads), acme, catalog, CHOICE)
    assert found.median_error_after < 0.02 < found.median_error_before
    assert {phase.measured_write_latency_ms for phase in found.phases} == {None}
    assert None not in {phase.after_write_latency_ms for phase in found.phases}


def test_two_windows_of_a_phase_are_distinguished(acme: Scenario, catalog: Catalog) -> None:
    _, found = refit(measured(acme, catalog, (WORK, QUIET, replace(WORK, reads=1.0))), acme, catalog, CHOICE)
    assert [phase.phase for phase in found.phases] == ["steady_state", "idle", "steady_state (2)"]


def test_partial_measurement_of_the_desktops_is_reported(acme: Scenario, catalog: Catalog) -> None:
    windows = [window(asked, 200, 1.5, 1.5) for asked in (WORK, QUIET)]
    _, found = refit(summary(windows), acme, catalog, CHOICE)
    assert any("200 desktops were measured; the scenario has 2,500" in english(remark) for remark in found.remarks)


def test_empty_measurement_is_rejected(acme: Scenario, catalog: Catalog) -> None:
    assert "without measured latencies" in refused(summary(), acme, catalog)
    windows = [window(asked, 2500, None, None) for asked in LOADS]
    assert "none of the 5 windows and jobs" in refused(summary(windows), acme, catalog)
    idle = [job("latency of reads that were not made", direction(0.0, None, 1.0), direction(10.0, 12.0, None))] * 2
    assert "without measured latencies" in refused(summary(jobs=idle), acme, catalog)


def test_single_load_is_rejected(acme: Scenario, catalog: Catalog) -> None:
    windows = [window(WORK, 2500, 2.0, 1.5), window(QUIET, 2500, None, None)]
    said = refused(summary(windows), acme, catalog)
    assert "1 of 2 windows and jobs: Steady state" in said
    assert "a single load" in said


def test_load_beyond_any_parameters_of_the_array_is_rejected_by_name(acme: Scenario, catalog: Catalog) -> None:
    """The port's line rate is no parameter: 2,500 desktops that read 40 times 24 kB ask for twice of it."""
    windows = [window(QUIET, 2500, 1.5, 1.3), window(replace(BOOT, reads=40.0), 2500, 30.0, 2.0)]
    said = refused(summary(windows), acme, catalog)
    assert "in Power-on" in said
    assert "utilization of the outbound ports would be 192%" in said
    assert "at most 52% of this load" in said
    assert "idle" not in said


def test_existing_identifier_is_rejected(acme: Scenario, catalog: Catalog) -> None:
    with pytest.raises(RefitRefusedError, match="field-array-exists"):
        refit(measured(acme, catalog), acme, catalog, ArrayChoice(id=ARRAY, name="Mine"))


def test_scenario_that_the_catalog_cannot_build_is_rejected(acme: Scenario, catalog: Catalog) -> None:
    unknown = acme.model_copy(update={"array": acme.array.model_copy(update={"model_id": "no-such-array"})})
    assert "array.model_id" in refused(measured(acme, catalog), unknown, catalog)


def test_array_with_unknown_numbers_is_rejected(acme: Scenario, catalog: Catalog) -> None:
    array = catalog.arrays[ARRAY]
    path_ms = array.network.host_path_ms.model_copy(update={"value": None, "status": "unknown"})
    open_array = array.model_copy(update={"network": array.network.model_copy(update={"host_path_ms": path_ms})})
    unknown = replace(catalog, arrays={**catalog.arrays, ARRAY: open_array})
    assert "cannot be simulated" in refused(measured(acme, catalog), acme, unknown)
