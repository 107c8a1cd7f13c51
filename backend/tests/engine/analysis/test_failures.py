"""What-if analysis of failures: every figure is what the simulation of that week reports."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import cache

import pytest

from stormsizer.analysis.failures.affected import share_of_affected_array
from stormsizer.analysis.failures.answer import FailureAnalysis, FailureConfiguration
from stormsizer.analysis.failures.request import FailureOption, FailureRequest
from stormsizer.analysis.failures.run import analyze_failure, calendar_failures, require_request
from stormsizer.experience.grades import GoalStatus
from stormsizer.model.scenario import Failure, InvalidScenarioError, Scenario
from stormsizer.simulation.pipeline import Simulation, simulate
from tests.engine.seeds import scenarios, seed_catalog
from tests.support.languages import english


def pod() -> Scenario:
    """Two active controllers and one login storm, on Monday at 08:00."""
    return scenarios()["netapp-full-pod"]


def two_pods() -> FailureOption:
    return FailureOption(name="Two PODs", array=pod().array.model_copy(update={"n_arrays": 2}))


def one_controller() -> FailureOption:
    return FailureOption(name="One controller", array=pod().array.model_copy(update={"n_controllers": 1, "n_ports": 1}))


def controller_lost(starts_at: datetime, hours: float = 1.0, event_id: str = "failure") -> Failure:
    return Failure(
        kind="failure",
        id=event_id,
        name="Controller lost",
        starts_at=starts_at,
        ends_at=starts_at + timedelta(hours=hours),
        part="controller",
    )


def with_events(scenario: Scenario, *events: Failure) -> Scenario:
    return scenario.model_copy(update={"events": (*scenario.events, *events)})


@cache
def answer() -> FailureAnalysis:
    return analyze_failure(pod(), seed_catalog(), FailureRequest(options=(two_pods(), one_controller())))


@cache
def week(*, on_two_pods: bool = False, failing: bool = False) -> Simulation:
    scenario = pod().model_copy(update={"array": two_pods().array}) if on_two_pods else pod()
    if failing:
        scenario = with_events(scenario, controller_lost(answer().starts_at))
    return simulate(scenario, seed_catalog(), recommend=False)


def test_default_time_is_the_hour_with_the_most_logins() -> None:
    login = next(event for event in pod().events if event.kind == "login")
    assert (answer().is_busiest, answer().starts_at) == (True, login.starts_at)
    assert answer().ends_at - answer().starts_at == timedelta(hours=1)


@pytest.mark.parametrize("failing", [False, True])
def test_figures_equal_those_of_a_normal_simulation(failing: bool) -> None:
    configuration, simulation = answer().configurations[0], week(failing=failing)
    found = configuration.with_failure if failing else configuration.without_failure
    assert found is not None
    (logins,) = found.logins
    phase = next(each for each in simulation.result.phases if each.id == logins.phase_id)
    seen = phase.experience
    assert seen is not None
    assert (logins.grade, logins.holds) == (phase.grade, phase.holds)
    names = ("n_users", "good_fraction", "fair_fraction", "poor_fraction", "mean_s", "p50_s", "p95_s")
    assert [getattr(logins, name) for name in names] == [getattr(seen, name) for name in names]
    assert found.verdict.model_dump(exclude={"sentence"}) == simulation.result.verdict.model_dump(exclude={"sentence"})


def test_figures_of_the_failure_equal_those_of_its_phase() -> None:
    found = answer().configurations[0].with_failure
    assert found is not None
    assert found.read is not None
    assert found.write is not None
    phase = next(each for each in week(failing=True).result.phases if each.event_id == "failure")
    assert found.components == phase.figures.components
    assert found.read.mean_ms == phase.figures.host_read_latency_ms
    assert found.write.mean_ms == phase.figures.host_write_latency_ms
    assert found.total_iops == phase.figures.total_iops


def test_curves_have_the_values_of_the_series() -> None:
    analysis = answer()
    curve = analysis.configurations[0].curve("controller_cpu_fraction")
    assert curve is not None
    assert len(curve.without_failure) == len(curve.with_failure) == analysis.n_buckets == 180
    calendar = pod().calendar
    middle_s = calendar.seconds(analysis.series_from) + 30.5 * analysis.bucket_s
    for values, failing in ((curve.without_failure, False), (curve.with_failure, True)):
        trace = week(failing=failing).trace.between(middle_s, middle_s + 1.0)
        assert values[30] == pytest.approx(float(trace.column("controller_cpu_fraction")[0]), rel=0.05)


def test_95th_percentile_is_above_the_mean_and_within_the_curve() -> None:
    configuration = answer().configurations[0]
    found, curve = configuration.with_failure, configuration.curve("host_read_latency_ms")
    assert found is not None
    assert found.read is not None
    assert curve is not None
    highest = max(value for value in curve.with_failure if value is not None)
    assert found.read.mean_ms < found.read.p95_ms <= highest * 1.05


def test_failure_makes_the_busiest_hour_worse() -> None:
    own = answer().configurations[0]
    assert own.without_failure is not None
    assert own.with_failure is not None
    before, during = own.without_failure.slowest, own.with_failure.slowest
    assert before is not None
    assert during is not None
    assert during.p95_s > 2 * before.p95_s
    text = english(answer().sentence)
    assert text.startswith("With 1 of 2 controllers lost on Mon, May 30 08:00 – 09:00, 95% of logins take up to 4 min")
    assert ": poor." in text
    assert "Goals missed during the failure: Controller CPU." in text


def by_name(name: str) -> FailureConfiguration:
    return next(each for each in answer().configurations if each.name == name)


def test_losing_the_only_controller_is_an_answer_without_figures_during_the_failure() -> None:
    lost = by_name("One controller")
    assert (lost.is_fatal, lost.with_failure, lost.n_installed) == (True, None, 1)
    assert lost.without_failure is not None
    assert english(lost.sentence) == "With the only controller lost, desktops lose access to their storage."
    assert all(curve.with_failure == () for curve in lost.curves)


def test_failure_of_one_of_several_arrays_has_the_figures_of_that_array() -> None:
    two, n = by_name("Two PODs"), pod().n_desktops
    assert two.n_affected_desktops == n // 2
    assert (two.configuration.n_arrays, two.n_installed) == (2, 4)
    assert two.without_failure is not None
    assert two.with_failure is not None
    (before,), (during,) = two.without_failure.logins, two.with_failure.logins
    spread = next(each for each in week(on_two_pods=True, failing=True).result.phases if each.id == during.phase_id)
    healthy = next(each for each in week(on_two_pods=True).result.phases if each.id == during.phase_id)
    assert spread.experience is not None
    assert healthy.experience is not None
    assert before.p95_s == pytest.approx(healthy.experience.p95_s, rel=0.01)
    assert during.p95_s > 1.5 * spread.experience.p95_s
    assert during.n_users == n / 2
    words = english(two.sentence)
    assert "1 of 2 controllers lost" in words
    assert "for the affected array, one of 2, with 2,500 desktops" in words
    assert two.warnings == ()


def test_rates_and_resources_of_the_affected_array_are_its_share() -> None:
    scenario = pod().model_copy(update={"array": two_pods().array.model_copy(update={"n_arrays": 3})})
    hosts = scenario.hosts.model_copy(update={"n_hosts": 100, "n_spare_hosts": 4, "n_cores_per_host": 16})
    scenario = scenario.model_copy(update={"hosts": hosts})
    array = seed_catalog().arrays[scenario.array.model_id]
    share = share_of_affected_array(scenario, array, controller_lost(answer().starts_at))
    assert share is not None
    assert (share.array.n_arrays, share.n_desktops, share.hosts.n_hosts, share.hosts.n_spare_hosts) == (1, 1667, 32, 0)
    logins = [next(each for each in document.events if each.kind == "login") for document in (scenario, share)]
    boots = [next(each for each in document.events if each.kind == "power_on") for document in (scenario, share)]
    assert logins[0].window_s == logins[1].window_s
    assert boots[1].n_slots == -(-boots[0].n_slots // 3)


def test_failure_of_more_components_than_one_array_has_is_spread_over_all_arrays() -> None:
    scenario = pod().model_copy(update={"array": two_pods().array})
    failure = controller_lost(answer().starts_at).model_copy(update={"n_parts": 3})
    assert share_of_affected_array(scenario, seed_catalog().arrays[scenario.array.model_id], failure) is None


def test_status_covers_the_phases_that_overlap_the_failure() -> None:
    two = by_name("Two PODs")
    assert two.without_failure is not None
    assert two.with_failure is not None
    assert (two.without_failure.status, two.without_failure.missed) == (GoalStatus.PASSES, ())
    assert two.with_failure.status is GoalStatus.FAILS
    older = two.with_failure.model_copy(update={"status": None})
    assert older.known_status is GoalStatus.FAILS


def test_failure_in_the_calendar_has_the_figures_of_the_same_request() -> None:
    scenario = with_events(pod(), controller_lost(answer().starts_at))
    (found,) = calendar_failures(scenario, seed_catalog(), most=3)
    assert (found.event_id, found.is_busiest) == ("failure", False)
    own, asked = found.configurations[0], answer().configurations[0]
    assert own.with_failure is not None
    assert asked.with_failure is not None
    assert own.without_failure == asked.without_failure
    assert own.with_failure.logins == asked.with_failure.logins
    assert own.with_failure.components == asked.with_failure.components


def test_overlapping_failure_in_the_calendar_is_left_out_and_named() -> None:
    scenario = with_events(pod(), controller_lost(answer().starts_at - timedelta(minutes=30), event_id="other"))
    found = analyze_failure(scenario, seed_catalog(), FailureRequest())
    assert found.left_out == ("Controller lost",)
    assert found.configurations[0].with_failure is not None
    assert "Left out because they overlap this failure: Controller lost." in english(found.sentence)


def test_progress_is_reported_after_each_configuration() -> None:
    told: list[float] = []
    analyze_failure(pod(), seed_catalog(), FailureRequest(part="drive", options=(two_pods(),)), told.append)
    assert told == [0.5, 1.0]


@pytest.mark.parametrize(
    ("request_", "path"),
    [
        (FailureRequest(part="controller", n_parts=3), "n_parts"),
        (FailureRequest(event_id="nothing"), "event_id"),
        (FailureRequest(array_id="nothing"), "array_id"),
        (FailureRequest(part="drive", tier="capacity"), "tier"),
        (FailureRequest(starts_at=datetime.fromisoformat("2030-01-01T08:00:00+00:00")), "starts_at"),
        (FailureRequest(starts_at=pod().calendar.ends_at - timedelta(minutes=30)), "duration_s"),
        (
            FailureRequest(
                options=(FailureOption(name="No such", array=pod().array.model_copy(update={"model_id": "none"})),)
            ),
            "options.0.array.model_id",
        ),
    ],
)
def test_request_that_does_not_fit_the_scenario_names_its_field(request_: FailureRequest, path: str) -> None:
    with pytest.raises(InvalidScenarioError) as error:
        require_request(pod(), seed_catalog(), request_)
    assert [problem.path for problem in error.value.problems] == [path]


def test_losing_every_controller_is_allowed() -> None:
    require_request(pod(), seed_catalog(), FailureRequest(n_parts=2))


def test_failure_in_the_calendar_takes_no_other_description() -> None:
    with pytest.raises(ValueError, match="field-of-failure-in-calendar"):
        FailureRequest(event_id="failure", part="drive")


def test_standby_controller_takes_over() -> None:
    found = analyze_failure(scenarios()["tintri-t540"], seed_catalog(), FailureRequest())
    assert "With 1 of 2 controllers lost" in english(found.sentence)
    assert "A standby component takes over." in english(found.sentence)
