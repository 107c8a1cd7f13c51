"""Sections about component failures: the chart, and the figures of the analysis."""

from __future__ import annotations

from functools import cache

from stormsizer.analysis.failures.answer import FailureAnalysis
from stormsizer.analysis.failures.request import FailureOption, FailureRequest
from stormsizer.analysis.failures.run import analyze_failure
from stormsizer.messages import formatting
from stormsizer.model.scenario import Scenario
from stormsizer.report.blocks import Bullets, Figure, Paragraph, Section, Table
from stormsizer.report.charts.data import TimeChart
from stormsizer.report.document import build_report
from stormsizer.report.sections.decisions.failure import failure_sections, failure_table
from stormsizer.report.studies import Studies
from tests.engine.report import finished_week
from tests.engine.seeds import scenarios, seed_catalog
from tests.support.languages import english


@cache
def analysis() -> FailureAnalysis:
    pod = scenarios()["netapp-full-pod"]
    one = pod.array.model_copy(update={"n_controllers": 1, "n_ports": 1})
    request = FailureRequest(options=(FailureOption(name="One controller", array=one),))
    return analyze_failure(pod, seed_catalog(), request)


def section() -> Section:
    (found,) = failure_sections([analysis()], scenarios()["netapp-full-pod"])
    return found


def table() -> dict[str, list[str]]:
    """Cells of the table by row label, in English."""
    (found,) = (block for block in section().blocks if isinstance(block, Table))
    return {english(row[0].text): [english(cell.text) for cell in row[1:]] for row in found.rows}


def test_section_has_the_sentences_of_all_configurations() -> None:
    first = next(block for block in section().blocks if isinstance(block, Paragraph))
    assert first.text == analysis().sentence
    (bullets,) = (block for block in section().blocks if isinstance(block, Bullets))
    assert [english(item).split(":")[0] for item in bullets.items] == ["One controller"]


def test_cells_have_figures_without_and_with_the_failure() -> None:
    assert table()["95th percentile login time"] == ["63 s → 4 min 11 s", "4 min 11 s → –"]
    assert table()["Good logins"] == ["45% → 16%", "16% → –"]
    assert table()["Status without the failure"][0] == "Fail"
    (status,) = (
        row for row in failure_table(analysis(), "figures").rows if english(row[0].text).startswith("Status without")
    )
    assert english(status[1].note) == "Missed: Poor logins, Response time at the hosts, and Good logins"
    assert table()["Status during the failure"][1].endswith("desktops lose access to their storage.")


def test_utilization_in_the_busiest_minute_follows_the_mean_that_goals_apply_to() -> None:
    (found,) = (block for block in section().blocks if isinstance(block, Table))
    rows = [[english(cell.text) for cell in row] for row in found.rows]
    means, peaks = (rows.index([title]) for title in ("Mean utilization", "Utilization in the busiest minute"))
    components = [label for label, *_ in rows[means + 1 : peaks]]
    assert [label for label, *_ in rows[peaks + 1 :]] == components
    week = analysis().configurations[0].without_failure
    assert week is not None
    cpu = week.use_of("controller_cpu")
    assert cpu is not None
    assert rows[peaks + 1 + components.index("Controller CPU")][1].startswith(
        f"{formatting.percent(cpu.peak_fraction)} → "
    )
    said = " ".join(english(block.text) for block in section().blocks if isinstance(block, Paragraph))
    assert "Goals for utilization apply to the mean of a phase while users log in or work" in said
    (figure,) = (block for block in section().blocks if isinstance(block, Figure))
    assert "goals for utilization apply to the mean of a whole phase" in english(figure.caption)


def test_chart_has_the_curves_and_shades_the_failure() -> None:
    (figure,) = (block for block in section().blocks if isinstance(block, Figure))
    chart = figure.chart
    assert isinstance(chart, TimeChart)
    calendar = scenarios()["netapp-full-pod"].calendar
    assert chart.shaded_s == (calendar.seconds(analysis().starts_at), calendar.seconds(analysis().ends_at))
    reads = next(panel for panel in chart.panels if english(panel.title) == "Read response time")
    curve = analysis().configurations[0].curve("host_read_latency_ms")
    assert curve is not None
    assert [line.mean for line in reads.lines] == [curve.without_failure, curve.with_failure]


def test_report_has_a_section_for_each_failure(acme: Scenario) -> None:
    studies = Studies(
        failure=analysis(), calendar_failures=(analysis(), analysis().model_copy(update={"event_id": "x"}))
    )
    context = finished_week.context(studies=studies)
    report = build_report(finished_week.result(acme), acme, finished_week.trace(acme), context)
    assert [each.id for each in report.sections if each.id.startswith("failure")] == ["failure", "failure-2"]
