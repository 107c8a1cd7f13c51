"""The report's section on expected ranges."""

from __future__ import annotations

import pytest

from stormsizer.messages import formatting
from stormsizer.report.blocks import Paragraph, Section, Table
from stormsizer.report.sections.results.expected import MOST_ROWS, expected_section
from stormsizer.simulation.pipeline import simulate
from stormsizer.simulation.result import PhaseResult, Result
from stormsizer.timeline.occurrences import expanded
from tests.engine import seeds
from tests.engine.report import finished_week
from tests.support.languages import english

SCENARIO = expanded(seeds.scenarios()["generic-hci-windows11"])


@pytest.fixture(scope="module")
def result() -> Result:
    return simulate(SCENARIO, seeds.seed_catalog(), recommend=False).result


def the_table(section: Section | None) -> Table:
    assert section is not None
    (table,) = [block for block in section.blocks if isinstance(block, Table)]
    return table


def test_the_least_likely_phases_come_first(result: Result) -> None:
    assert result.confidence is not None
    rows = the_table(expected_section(result, SCENARIO)).rows
    assert len(rows) <= MOST_ROWS
    texts = [english(row[1].text) for row in rows]
    shown = [float(text.rstrip("%")) for text in texts if text != "–"]
    assert shown == sorted(shown)
    assert "–" not in texts[: len(shown)]
    assert result.confidence.probability is not None
    assert shown[0] == pytest.approx(100.0 * result.confidence.probability, abs=0.51)


def test_each_phase_names_its_nearest_system_and_its_range(result: Result) -> None:
    assert result.confidence is not None
    judged = [phase for phase in result.confidence.phases if phase.probability is not None]
    least = min(judged, key=lambda phase: phase.probability or 0.0)
    phase, _, predicted, rate, _, _ = the_table(expected_section(result, SCENARIO)).rows[0]
    assert english(phase.note) == english(least.sentence)
    ends = {figure.metric: (figure.p10, figure.p90) for figure in least.figures}["total_iops"]
    assert english(rate.text) == f"{ends[0]:,.0f} to {ends[1]:,.0f}"
    (value,) = [figure.value for figure in least.figures if figure.metric == "total_iops"]
    assert english(predicted.text) == formatting.quantity(value, "", 3)


def test_the_probability_with_a_confirmed_guest_time_is_a_note(result: Result) -> None:
    assert result.confidence is not None
    given = result.confidence.given_guest_time
    assert given is not None
    table = the_table(expected_section(result, SCENARIO))
    notes = [english(row[1].note) for row in table.rows]
    assert notes[0] == f"{formatting.quantity(given.probability, 'fraction')} if the guest time is confirmed"
    assert "" in notes  # phases without logins


@pytest.mark.parametrize(("unserved", "is_said"), [(0.0, False), (0.02, True)])
def test_ranges_that_end_at_the_requested_rate_are_explained(result: Result, unserved: float, is_said: bool) -> None:
    def with_requested(phase: PhaseResult) -> PhaseResult:
        requested = {"requested_iops": phase.figures.total_iops / (1.0 - unserved)}
        return phase.model_copy(update={"figures": phase.figures.model_copy(update=requested)})

    phases = tuple(with_requested(phase) for phase in result.phases)
    section = expected_section(result.model_copy(update={"phases": phases}), SCENARIO)
    assert section is not None
    meaning = section.blocks[1]
    assert isinstance(meaning, Paragraph)
    assert ("the range ends at the requested rate" in english(meaning.text)) is is_said


def test_the_days_of_an_event_share_a_row(result: Result) -> None:
    rows = the_table(expected_section(result, SCENARIO)).rows
    labels = [english(row[0].text) for row in rows]
    assert [label for label in labels if "Logins" in label] == [
        "Mon, Mar 2 08:00 Logins, 5 days through Fri, Mar 6",
    ]


def test_a_phase_without_goals_has_no_probability(result: Result) -> None:
    assert result.confidence is not None
    first, *others = result.confidence.phases
    free = first.model_copy(update={"probability": None, "likelihood": None, "least_likely_goal": None})
    confidence = result.confidence.model_copy(update={"phases": (free, *others[:2])})
    rows = the_table(expected_section(result.model_copy(update={"confidence": confidence}), SCENARIO)).rows
    assert english(rows[-1][1].text) == "–"


def test_a_result_without_ranges_has_no_such_section() -> None:
    older = finished_week.result(seeds.acme_scenario())
    assert older.confidence is None
    assert expected_section(older, seeds.acme_scenario()) is None
