"""One status: every surface says the same word, constraint, counts and price about a week."""

from __future__ import annotations

import io
import re
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pptx import Presentation

from stormsizer.analysis.comparison import Column, compare
from stormsizer.experience.grades import GoalStatus
from stormsizer.messages.text import first_sentence
from stormsizer.model.scenario import InvalidScenarioError, Scenario, parse
from stormsizer.model.scenario.growth import with_desktops
from stormsizer.recommendation.bill import bills_of
from stormsizer.report.document import build_report
from stormsizer.report.studies import Studies
from stormsizer.simulation.assessment import assess
from stormsizer.simulation.pipeline import Simulation
from stormsizer.simulation.result import Phase
from tests.engine import seeds
from tests.engine.report import finished_week
from tests.support.languages import english
from tests.webapp.reports.opened import opened
from tests.webapp.reports.test_slides import BRANDING
from webapp.reports.as_json import FinishedRun, render_json
from webapp.reports.slides import render_slides
from webapp.reports.workbook import render_workbook

SAMPLES = ("generic-nvme-windows11", "generic-hci-windows11", "azure-session-hosts", "tintri-t540", "emc-vnx5500")
WORDS = {GoalStatus.PASSES: "Pass", GoalStatus.AT_RISK: "At risk", GoalStatus.FAILS: "Fail"}
ORDER = list(GoalStatus)


@cache
def sample(name: str) -> dict[str, Any]:
    """A ready scenario."""
    return Scenario.model_dump(parse(seeds.read(seeds.SEEDS / "scenarios" / f"{name}.yaml")), mode="json")


GOALS = st.fixed_dictionaries(
    {
        "host_cpu_max_fraction": st.floats(0.3, 1.0),
        "spare_capacity_fraction": st.sampled_from((0.0, 0.2, 0.9)),
        "memory_oversubscription_max_ratio": st.sampled_from((0.3, 1.5, 4.0)),
        "login_min_good_fraction": st.floats(0.5, 1.0),
        "survives": st.sampled_from(((), ("controller", "drive"))),
    }
)
WEEKS = given(
    name=st.sampled_from(SAMPLES), goals=GOALS, factor=st.floats(0.4, 2.5), growth=st.sampled_from((0.0, 0.05, 0.4))
)
YEARS = 2


def simulated(name: str, goals: dict[str, Any], factor: float, growth: float) -> tuple[Scenario, Simulation]:
    """A ready scenario with other goals and growth and, if its calendar allows, another number of desktops."""
    document = sample(name)
    year = parse(document).calendar.starts_at.year + YEARS
    grows = {"desktops_fraction_per_year": growth, "through_year": year}
    scenario = parse(document | {"goals": document["goals"] | goals, "growth": grows})
    scaled = with_desktops(scenario, factor)
    try:
        return scaled, assess(scaled, seeds.seed_catalog(), recommend=False)
    except InvalidScenarioError:
        return scenario, assess(scenario, seeds.seed_catalog(), recommend=False)


@settings(max_examples=20)
@WEEKS
def test_phases_counts_comparison_and_report_agree_on_the_status(
    name: str, goals: dict[str, Any], factor: float, growth: float
) -> None:
    check_agreement(*simulated(name, goals, factor, growth))


@pytest.mark.long
@settings(max_examples=60)
@WEEKS
def test_slides_workbook_and_json_agree_on_the_status(
    name: str, goals: dict[str, Any], factor: float, growth: float
) -> None:
    scenario, simulation = simulated(name, goals, factor, growth)
    check_agreement(scenario, simulation)
    check_documents(scenario, simulation)


def check_agreement(scenario: Scenario, simulation: Simulation) -> None:
    """Compare the verdict with its phases, the comparison and the report."""
    result = simulation.result
    verdict = result.verdict
    judged = [phase for phase in result.phases if phase.phase is not Phase.IDLE]
    n_failed = sum(phase.status is GoalStatus.FAILS for phase in judged)
    assert (verdict.n_phases, verdict.n_holding) == (len(judged), len(judged) - n_failed)
    assert verdict.holds == (verdict.status is not GoalStatus.FAILS)
    worst = max((phase.status for phase in judged), key=ORDER.index)
    assert ORDER.index(verdict.status) >= ORDER.index(worst)
    constraint = verdict.constraint
    if constraint is None:
        assert any(state.constraint is None and state.status is verdict.status for state in result.states or ())
        return
    states = result.states or ()
    if states:
        assert verdict.status is GoalStatus.worst(state.status for state in states)
        assert (states[0].n_phases, states[0].n_holding) == (verdict.n_phases, verdict.n_holding)
    is_missed = any(state.status is GoalStatus.FAILS for state in states)
    assert english(constraint.sentence) in english(verdict.sentence) or n_failed or is_missed
    if verdict.status is GoalStatus.PASSES:
        assert constraint.margin_fraction >= 0.1
    if constraint.phase_id is not None:
        named = next(phase for phase in judged if phase.id == constraint.phase_id)
        assert ORDER.index(named.status) <= ORDER.index(verdict.status)

    column = Column("Now", scenario, result, None)
    compared = compare([column, column], seeds.seed_catalog())
    assert {each.status for each in compared.columns} == {verdict.status}
    status_of = {phase.id: phase.status for phase in result.phases}
    seen = [each for event in compared.events for each in event.columns if each is not None]
    assert seen
    assert [each.status for each in seen] == [status_of[each.phase_id] for each in seen]

    page = build_report(result, scenario, simulation.whole_trace, finished_week.context()).verdict
    assert page.status is verdict.status
    low = ""
    if verdict.holds and result.confidence is not None:
        if result.confidence.needs_guest_time:
            low = ", guest time of logins assumed"
        elif result.confidence.is_low:
            low = ", low confidence"
    assert english(page.headline).startswith(f"{WORDS[verdict.status]}{low}: ")
    missed = [english(point) for point in page.answers[1].points]
    short = constraint.phase_id is None and constraint.state is None
    assert (missed == ["All phases meet all goals."]) == (not n_failed and not is_missed and not short)
    figures = {figure.id: figure for figure in page.key_figures}
    assert english(figures["phases"].value) == f"{verdict.n_holding} of {verdict.n_phases}"
    each = [c.values[0].value for c in compared.facts if c.id == "price_per_desktop" and c.values[0]]
    if result.cost is not None and not result.other_arrays and result.cost.price_per_desktop is not None:
        assert each == [pytest.approx(result.cost.price_per_desktop)]


def check_documents(scenario: Scenario, simulation: Simulation) -> None:
    """Compare the verdict with the slides, the workbook and the JSON."""
    result, trace, context = simulation.result, simulation.whole_trace, finished_week.context()
    word = WORDS[result.verdict.status]
    bills = bills_of(scenario, result.recommendation, seeds.seed_catalog())
    deck = Presentation(io.BytesIO(render_slides(result, scenario, trace, context, Studies(), BRANDING)))
    titles = [slide.shapes.title.text for slide in deck.slides if slide.shapes.title is not None]
    assert [
        title for title in titles if re.match(rf"{word}(, low confidence|, guest time of logins assumed)?: ", title)
    ]
    said = " ".join(shape.text_frame.text for shape in deck.slides[1].shapes if shape.has_text_frame)
    assert english(first_sentence(result.verdict.sentence)[0]) in said.replace("\u00a0", " ")
    figures = " ".join(shape.text_frame.text for shape in deck.slides[2].shapes if shape.has_text_frame)
    assert f"{len(scenario.events)} events in the calendar, {result.verdict.n_phases} phases" in figures
    summary = opened(render_workbook(result, scenario, trace, context, Studies(), bills)).sheets["Summary"]
    values = [cell.value for cell in summary.cells.values()]
    assert any(
        isinstance(value, str) and re.match(rf"{word}(, low confidence|, guest time of logins assumed)?: ", value)
        for value in values
    )
    assert float(result.verdict.n_holding) in values
    document = FinishedRun.model_validate_json(render_json(result, scenario, context, Studies(), bills))
    assert document.result.verdict.status is result.verdict.status
