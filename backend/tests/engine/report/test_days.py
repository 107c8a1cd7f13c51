"""An event that repeats is one row with the figures of its worst day; the cases also test the browser."""

import json
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from stormsizer.experience.grades import GoalStatus
from stormsizer.messages.text import Instant, Message, msg
from stormsizer.model.scenario import Event, Scenario
from stormsizer.report.blocks import Table
from stormsizer.report.sections.results import days
from stormsizer.report.sections.results.configuration import simulated_section
from stormsizer.report.sections.results.phases import phases_section
from stormsizer.simulation.result import Phase, PhaseResult
from tests.engine.report import finished_week
from tests.support.languages import english

CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("repeated_days.json").read_text())
EVENT: TypeAdapter[Event] = TypeAdapter(Event)


def _week(case: dict[str, Any], scenario: Scenario) -> tuple[Scenario, tuple[PhaseResult, ...]]:
    result = finished_week.result(scenario)
    base = next(phase for phase in result.phases if phase.experience is not None)
    events = {each["id"]: EVENT.validate_python(each) for each in case["events"]}
    return scenario.model_copy(update={"events": tuple(events.values())}), tuple(
        _phase(base, events[each["event"]], each) for each in case["phases"]
    )


def _phase(base: PhaseResult, event: Event, given: dict[str, Any]) -> PhaseResult:
    check = base.checks[0].model_copy(update={"margin_fraction": given.get("margin", 0.5)})
    figures, experience = base.figures, None
    if "latency_ms" in given:
        latency = given["latency_ms"]
        figures = figures.model_copy(update={"host_read_latency_ms": latency, "host_write_latency_ms": latency})
    elif base.experience is not None:
        experience = base.experience.model_copy(update={"mean_s": given["mean_login_s"]})
    update = {
        "id": event.id,
        "event_id": event.id,
        "phase": Phase(given["phase"]),
        "label": msg("phase-label", time=Instant(event.starts_at, "UTC"), event=event.name),
        "pool_ids": getattr(event, "pool_ids", ()),
        "starts_at": event.starts_at,
        "ends_at": event.starts_at + timedelta(hours=1),
        "status": GoalStatus(given.get("status", "pass")),
        "checks": (check,),
        "figures": figures,
        "experience": experience,
    }
    return base.model_copy(update=update)


@pytest.mark.parametrize("case", CASES, ids=[case["case"] for case in CASES])
def test_days_of_an_event_are_folded_with_their_worst(case: dict[str, Any], acme: Scenario) -> None:
    scenario, phases = _week(case, acme)
    found = [
        {
            "events": [phase.event_id for phase in of.phases],
            "worst": of.worst.event_id,
            "differs": of.note(scenario) != "",
        }
        for of in days.folded(phases, scenario)
    ]
    assert found == case["expected"]


def test_a_folded_row_names_its_days_its_worst_day_and_the_range(acme: Scenario) -> None:
    scenario, phases = _week(CASES[1], acme)
    (of,) = days.folded(phases, scenario)
    label, note = of.label(scenario), of.note(scenario)
    assert isinstance(label, Message)
    assert isinstance(note, Message)
    assert (label.id, dict(label.params)["n"]) == ("report-phase-days", 2)
    assert note.id == "report-days-range"
    assert dict(note.params)["day"] == Instant(phases[1].starts_at, scenario.time_zone, "day")


def test_every_table_has_one_row_per_event_with_the_figures_of_its_worst_day(acme: Scenario) -> None:
    scenario, phases = _week(CASES[1], acme)
    result = finished_week.result(acme).model_copy(update={"phases": phases})
    tables = {table.id: table for table in phases_section(result, scenario).blocks if isinstance(table, Table)}
    assert len(tables["phases-summary"].rows) == 1
    assert len(tables["phases-load"].rows) == 1, "the load is the same on both days"
    slower = phases[1].model_copy(
        update={"figures": phases[1].figures.model_copy(update={"host_read_latency_ms": 99.0})}
    )
    result = result.model_copy(update={"phases": (phases[0], slower)})
    tables = {table.id: table for table in phases_section(result, scenario).blocks if isinstance(table, Table)}
    assert len(tables["phases-summary"].rows) == 1
    (row,) = tables["phases-response-time"].rows
    assert "99" in [english(cell.text) for cell in row]


def test_idle_days_with_different_loads_are_separate_rows(acme: Scenario) -> None:
    scenario, phases = _week(CASES[0], acme)
    idle = [
        each.model_copy(
            update={
                "phase": Phase.IDLE,
                "experience": None,
                "figures": each.figures.model_copy(update={"reads_iops": iops, "writes_iops": 0.0}),
            }
        )
        for each, iops in zip(phases, (40.0, 400.0, 40.0), strict=True)
    ]
    found = days.folded(idle, scenario)
    assert [[phase.event_id for phase in of.phases] for of in found] == [
        [idle[0].event_id, idle[2].event_id],
        [idle[1].event_id],
    ]


def test_the_calendar_lists_an_event_that_repeats_once(acme: Scenario) -> None:
    scenario, phases = _week(CASES[1], acme)
    result = finished_week.result(acme).model_copy(update={"phases": phases})
    tables = {table.id: table for table in simulated_section(scenario, {}).blocks if isinstance(table, Table)}
    summary = {table.id: table for table in phases_section(result, scenario).blocks if isinstance(table, Table)}
    assert len(scenario.events) == 2
    assert len(tables["calendar"].rows) == len(summary["phases-summary"].rows) == 1
    event, phase = english(tables["calendar"].rows[0][2].text), english(summary["phases-summary"].rows[0][0].text)
    assert phase.endswith(event)
