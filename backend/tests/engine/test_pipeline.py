"""The whole calculation on the sample: what a week says when one thing about it changes."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import numpy as np
import pytest
from hypothesis import event as note
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Event, InitialState, InvalidScenarioError, Scenario, parse
from stormsizer.simulation.pipeline import Simulation, simulate
from stormsizer.simulation.result import PhaseResult, Result, judged_elsewhere
from stormsizer.timeline.desktops import DesktopState, outcome
from stormsizer.timeline.phases import Phase
from tests.engine import seeds
from tests.support.languages import english

EVENT: TypeAdapter[Any] = TypeAdapter(Event)


def simulated(document: dict[str, Any]) -> Simulation:
    """A document, simulated without the search for something smaller."""
    return simulate(parse(document), seeds.seed_catalog(), recommend=False)


def phase_of(result: Result, kind: Phase) -> PhaseResult:
    """The first phase of a kind."""
    return next(phase for phase in result.phases if phase.phase is kind)


@pytest.fixture(scope="module")
def fortnight() -> Simulation:
    """The sample as it ships."""
    return simulate(seeds.acme_scenario(), seeds.seed_catalog(), recommend=False)


def test_the_fortnight_has_every_phase_of_the_study_in_order(fortnight: Simulation) -> None:
    phases = [phase.phase for phase in fortnight.result.phases]
    assert [phase for phase in phases if phase not in (Phase.IDLE, Phase.STEADY_STATE)] == [
        Phase.PROVISIONING,
        Phase.POWER_ON,
        Phase.FIRST_LOGIN,
        Phase.TUESDAY_LOGIN,
        Phase.POWER_ON,
        Phase.MONDAY_LOGIN,
        Phase.TUESDAY_LOGIN,
    ]
    starts = [phase.starts_at for phase in fortnight.result.phases]
    assert starts == sorted(starts)


def test_phases_have_unique_names(fortnight: Simulation) -> None:
    ids = [phase.id for phase in fortnight.result.phases]
    assert len(set(ids)) == len(ids)
    assert english(fortnight.result.phases[0].label) == "Sun, May 29 08:00 Deploy 2,500 desktops"


def test_labels_use_the_time_zone_of_the_scenario() -> None:
    document = seeds.short_week("monday-login-06", initial_state="idle_rebooted", hours=2.0)
    document["time_zone"] = "America/New_York"
    monday = phase_of(simulated(document).result, Phase.MONDAY_LOGIN)
    assert english(monday.label) == "Mon, Jun 6 04:00 Monday login"


def test_labels_of_a_site_in_another_time_zone_have_its_local_time() -> None:
    document = seeds.short_week("monday-login-06", initial_state="idle_rebooted", hours=2.0)
    document["pools"][0]["time_zone"] = "America/New_York"
    monday = phase_of(simulated(document).result, Phase.MONDAY_LOGIN)
    assert english(monday.label) == "Mon, Jun 6 08:00 Monday login (04:00 in New York)"
    document["pools"][0]["time_zone"] = "Asia/Tokyo"
    document["events"][0]["starts_at"] = "2011-06-06T18:00:00Z"
    calendar = {"starts_at": "2011-06-06T18:00:00Z", "ends_at": "2011-06-06T20:00:00Z"}
    evening = phase_of(simulated(document | {"calendar": calendar}).result, Phase.MONDAY_LOGIN)
    assert english(evening.label) == "Mon, Jun 6 18:00 Monday login (Tue, Jun 7 03:00 in Tokyo)"


def test_same_scenario_gives_the_same_document(fortnight: Simulation, acme: Scenario, catalog: Catalog) -> None:
    again = simulate(acme, catalog, recommend=False)
    assert again.result.model_dump_json() == fortnight.result.model_dump_json()
    assert again.trace.values.tobytes() == fortnight.trace.values.tobytes()


def test_result_survives_serialization(fortnight: Simulation) -> None:
    assert Result.model_validate_json(fortnight.result.model_dump_json()) == fortnight.result


def test_verdict_counts_the_judged_phases(fortnight: Simulation) -> None:
    verdict = fortnight.result.verdict
    judged = [phase for phase in fortnight.result.phases if phase.phase is not Phase.IDLE]
    assert verdict.n_phases == len(judged)
    assert verdict.n_holding == sum(phase.holds for phase in judged)
    assert verdict.holds == (verdict.worst_phase_id is None)


def test_verdict_reports_insufficient_host_memory(fortnight: Simulation, acme_document: dict[str, Any]) -> None:
    sentence = english(fortnight.result.verdict.sentence)
    assert "Host memory is oversubscribed 1.74 to 1 (goal: at most 1.5 to 1)." in sentence
    acme_document["hosts"]["memory_gib_per_host"] *= 2
    roomy = simulated(acme_document).result
    assert "memory" not in english(roomy.verdict.sentence)
    assert not [warning for warning in roomy.warnings if warning.path == "hosts"]


@pytest.mark.parametrize(
    ("asked", "path", "message"),
    [
        ({"growth": {"desktops_fraction_per_year": 0.1, "through_year": 2013}}, "growth.through_year",
         "This result covers today’s desktops. The recommendation also covers growth through 2013."),
        ({"goals": {"survives": ["controller", "drive"]}}, "goals.survives",
         ("This result assumes that all components work. "
          "The recommendation also covers failures: a controller and a drive.")),
        ({"growth": {"desktops_fraction_per_year": 0.1, "through_year": 2013}, "goals": {"survives": ["port"]}},
         "growth.through_year",
         ("This result covers today’s desktops and assumes that all components work. "
          "The recommendation also covers growth through 2013 and failures: a front-end port.")),
    ],
    ids=["growth", "parts", "both"],
)  # fmt: skip
def test_analyses_of_the_calendar_alone_name_what_they_leave_out(
    asked: dict[str, Any], path: str, message: str, acme_document: dict[str, Any]
) -> None:
    (first,) = judged_elsewhere(parse(acme_document | asked))
    assert first.path == path
    assert english(first.message) == message


@pytest.mark.parametrize("growth", [{}, {"desktops_fraction_per_year": 0.1}, {"through_year": 2013}], ids=str)
def test_scenario_without_growth_gives_no_growth_warning(growth: dict[str, Any], acme_document: dict[str, Any]) -> None:
    paths = {warning.path for warning in simulated(acme_document | {"growth": growth}).result.warnings}
    assert not paths & {"growth.through_year", "goals.survives"}


@pytest.mark.parametrize(
    ("events", "says"),
    [
        (("deploy",), "Meets all goals in the only phase of the calendar."),
        (("deploy", "first-power-on"), "Meets all goals in all 2 phases of the calendar."),
    ],
)
def test_verdict_counts_in_words(events: tuple[str, ...], says: str, acme_document: dict[str, Any]) -> None:
    acme_document["events"] = [event for event in acme_document["events"] if event["id"] in events]
    acme_document["goals"] = acme_document.get("goals", {}) | {"memory_oversubscription_max_ratio": 2.0}
    assert english(simulated(acme_document).result.verdict.sentence).startswith(says)


def test_every_number_used_by_the_result_is_listed_with_its_origin(fortnight: Simulation, catalog: Catalog) -> None:
    labels = [english(assumption.label) for assumption in fortnight.result.assumptions]
    assert len(set(labels)) == len(labels)
    assert not any("8.0.1" in label for label in labels)
    assert any("8.1" in label for label in labels)
    for assumption in fortnight.result.assumptions:
        assert assumption.origin in ("stated", "specified", "derived", "calibrated", "assumed", "unknown")
        assert assumption.source or assumption.reasoning, assumption.label


def test_provisioning_assumptions_are_listed_only_for_weeks_that_provision(fortnight: Simulation) -> None:
    """The clone manager's times are assumptions of a week in which desktops are deployed, and of no other."""
    name = seeds.seed_catalog().deployments["netapp-file-and-volume-clones"].name
    login = simulated(seeds.short_week("first-login", initial_state="idle_never_used", hours=1.0)).result
    assert any(assumption.document_and_fact[0] == name for assumption in fortnight.result.assumptions)
    assert not any(assumption.document_and_fact[0] == name for assumption in login.assumptions)


def reboot_at(clock: str) -> PhaseResult:
    """The reboot of the second Monday, at another time of that morning."""
    document = seeds.short_week("network-outage", "reboot", "monday-login-06", initial_state="idle_used", hours=8.0)
    (reboot,) = (event for event in document["events"] if event["id"] == "reboot")
    reboot["starts_at"] = f"2011-06-06T{clock}:00Z"
    return phase_of(simulated(document).result, Phase.POWER_ON)


def test_reboot_moved_into_the_outage_waits_for_its_end() -> None:
    """From 07:00 to 06:00, with the network down until 06:30: half an hour more, and still up before the users come."""
    planned, early = reboot_at("07:00"), reboot_at("06:00")
    assert early.duration_s == pytest.approx(planned.duration_s + 1_800.0, rel=0.01)
    assert early.ends_at < planned.ends_at
    assert early.figures.reads_iops < planned.figures.reads_iops


def test_users_who_arrive_during_a_reboot_wait_for_it() -> None:
    def monday(clock: str, assignment: str) -> PhaseResult:
        document = seeds.short_week("reboot", "monday-login-06", initial_state="idle_used", hours=4.0)
        document["pools"][0]["assignment"] = assignment
        for event in document["events"]:
            if event["id"] == "reboot":
                event["starts_at"] = f"2011-06-06T{clock}:00Z"
        return phase_of(simulated(document).result, Phase.MONDAY_LOGIN)

    calm = monday("07:00", "dedicated").experience
    own, any_free = (monday("08:00", assignment).experience for assignment in ("dedicated", "floating"))
    assert calm is not None
    assert own is not None
    assert any_free is not None
    assert calm.waiting_for_desktop_fraction == 0.0
    assert own.waiting_for_desktop_fraction > 0.3
    assert own.mean_s > any_free.mean_s > calm.mean_s


@pytest.mark.parametrize(
    ("event_id", "initial_state", "kind"),
    [
        ("first-login", "idle_never_used", Phase.FIRST_LOGIN),
        ("first-login", "idle_rebooted", Phase.MONDAY_LOGIN),
        ("first-login", "idle_used", Phase.TUESDAY_LOGIN),
    ],
)
def test_login_phase_depends_on_what_happened_before(event_id: str, initial_state: str, kind: Phase) -> None:
    result = simulated(seeds.short_week(event_id, initial_state=initial_state, hours=2.0)).result
    assert result.phases[0].phase is kind


def test_first_logins_cost_more_than_mondays_and_mondays_more_than_tuesdays() -> None:
    ios, means = [], []
    for state in ("idle_never_used", "idle_rebooted", "idle_used"):
        result = simulated(seeds.short_week("first-login", initial_state=state, hours=2.0)).result
        ios.append(result.phases[0].figures.total_iops)
        seen = result.phases[0].experience
        assert seen is not None
        means.append(seen.mean_s)
    assert ios == sorted(ios, reverse=True)
    assert means == sorted(means, reverse=True)


def test_only_idle_io_remains_after_the_last_logoff(fortnight: Simulation, catalog: Catalog) -> None:
    idle = catalog.workloads["windows7-knowledge-rawc"].idle
    assert fortnight.trace.column("n_working")[-1] == 0.0
    assert fortnight.trace.column("n_up")[-1] == 2_500.0
    assert fortnight.trace.column("writes_iops")[-1] == pytest.approx(2_500 * idle.writes_iops_per_desktop.known)


def test_steps_cover_the_calendar_without_gaps(fortnight: Simulation, acme: Scenario) -> None:
    trace = fortnight.trace
    assert trace.starts_s[0] == 0.0
    assert trace.ends_s == acme.calendar.length_s
    assert np.all(trace.lengths_s > 0.0)
    for event in acme.events:
        assert acme.calendar.seconds(event.starts_at) in trace.starts_s, event.id


def test_event_spans_contain_a_storm_that_outlasts_its_window(fortnight: Simulation, acme: Scenario) -> None:
    spans = {span.event_id: span for span in fortnight.result.events}
    assert set(spans) == {event.id for event in acme.events}
    for phase in fortnight.result.phases:
        if phase.phase not in (Phase.IDLE, Phase.STEADY_STATE):
            assert spans[phase.event_id].starts_at <= phase.starts_at
            assert spans[phase.event_id].ends_at >= phase.ends_at


def halves(document: dict[str, Any]) -> dict[str, Any]:
    """The same estate as two pools of half the desktops, in the same events."""
    (whole,) = document["pools"]
    document["pools"] = [whole | {"id": name, "n_desktops": whole["n_desktops"] // 2} for name in ("east", "west")]
    for planned in document["events"]:
        if "pool_ids" in planned:
            planned["pool_ids"] = ["east", "west"]
    return document


def test_event_with_two_pools_shares_its_slots_and_is_judged_per_pool() -> None:
    """Two halves of an estate come up together, as fast as the whole, and do not get the slots twice."""
    whole, shared = (
        simulated(change(seeds.short_week("reboot", "monday-login-06", initial_state="idle_used", hours=4.0))).result
        for change in (lambda document: document, halves)
    )
    assert [phase.id for phase in shared.phases if phase.phase is Phase.POWER_ON] == ["reboot-east", "reboot-west"]
    for phase in shared.phases:
        if phase.phase is Phase.POWER_ON:
            assert phase.duration_s == pytest.approx(phase_of(whole, Phase.POWER_ON).duration_s, rel=0.01)
    east, alone = phase_of(shared, Phase.MONDAY_LOGIN), phase_of(whole, Phase.MONDAY_LOGIN)
    assert east.figures.reads_iops == pytest.approx(alone.figures.reads_iops, rel=0.01)
    assert east.n_desktops == 1_250


STATES = st.sampled_from(
    ["not_deployed", "off_never_used", "off_used", "idle_never_used", "idle_rebooted", "idle_used"]
)
MINUTES = st.integers(1, 240)


def what_can_happen(state: DesktopState) -> list[str]:
    """Kinds of event that find their desktops in a state in which they can happen."""
    if not state.deployed:
        return ["provision"]
    if not state.up:
        return ["power_on"]
    return ["reboot", "logoff"] if state.logged_in else ["reboot", "login"]


@st.composite
def pool_events(draw: st.DrawFn, pool: str, initial_state: InitialState, begin: datetime) -> list[dict[str, Any]]:
    """One to five events of a pool that follow from one another, minutes or hours apart."""
    state, at, events = DesktopState.initial(initial_state), begin, []
    for i in range(draw(st.integers(1, 5))):
        at += timedelta(minutes=draw(MINUTES))
        kind = draw(st.sampled_from(what_can_happen(state)))
        planned = {"id": f"{pool}-{i}", "name": f"{kind} {i}", "kind": kind, "starts_at": at, "pool_ids": [pool]}
        if kind in ("login", "logoff"):
            planned["window_s"] = draw(st.sampled_from([60, 600, 1_800]))
        if kind == "login":
            planned["arrivals"] = draw(st.sampled_from(["uniform", "bell"]))
        if kind in ("power_on", "reboot"):
            planned["n_slots"] = draw(st.sampled_from([1, 20, 128]))
        events.append(planned)
        state = outcome(state, EVENT.validate_python(planned))
    return events


@st.composite
def calendars(draw: st.DrawFn) -> dict[str, Any]:
    """A day of one or two pools, with outages anywhere."""
    begin = datetime(2011, 5, 30, tzinfo=UTC)
    document = seeds.acme_document()
    document["calendar"] = {"starts_at": begin, "ends_at": begin + timedelta(hours=22)}
    names = ["acme", "other"][: draw(st.integers(1, 2))]
    document["pools"] = [
        document["pools"][0]
        | {
            "id": name,
            "n_desktops": draw(st.integers(1, 3_000)),
            "initial_state": draw(STATES),
            "assignment": draw(st.sampled_from(["dedicated", "floating"])),
        }
        for name in names
    ]
    document["array"] |= {
        "tiers": [document["array"]["tiers"][0] | {"n_drives": draw(st.integers(6, 96))}],
        "flash_cache_gib": draw(st.sampled_from([0, 512, 1024])),
    }
    document["events"] = [
        planned for pool in document["pools"] for planned in draw(pool_events(pool["id"], pool["initial_state"], begin))
    ]
    at = begin
    for i in range(draw(st.integers(0, 2))):
        at += timedelta(minutes=draw(MINUTES))
        outage = {"id": f"outage-{i}", "name": "Outage", "kind": "outage", "starts_at": at}
        at += timedelta(minutes=draw(st.integers(1, 120)))
        document["events"].append(outage | {"ends_at": at})
    return document


@settings(max_examples=25)
@given(document=calendars())
def test_every_calendar_is_simulated_or_rejected(document: dict[str, Any]) -> None:
    """Any calendar: no crash, no invalid figure, and no component above 100%."""
    try:
        simulation = simulated(document)
    except InvalidScenarioError as error:
        note(english(error.problems[0].message))
        return
    note("simulated")
    n_desktops = sum(pool["n_desktops"] for pool in document["pools"])
    for name in simulation.trace.quantities:
        column = simulation.trace.column(name)
        known = column[np.isfinite(column)]
        assert np.all(known >= -1e-6), name
        if name.endswith("_fraction"):
            assert np.all(known <= 1.0), name
        if name.startswith("n_"):
            assert np.all(known <= n_desktops * (1 + 1e-6)), name
    for phase in simulation.result.phases:
        assert phase.ends_at >= phase.starts_at
        if phase.experience is not None:
            assert phase.experience.n_users == pytest.approx(phase.n_desktops, rel=1e-6)
