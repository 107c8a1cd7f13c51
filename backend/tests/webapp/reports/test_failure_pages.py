"""Component failures on slides and in the workbook: the figures of the analysis."""

from __future__ import annotations

import io

from pptx import Presentation

from stormsizer.report.branding import Branding
from stormsizer.report.studies import Studies
from stormsizer.simulation.pipeline import simulate
from tests.engine.report import finished_week
from tests.engine.report.test_failures import analysis
from tests.engine.seeds import acme_scenario, scenarios, seed_catalog
from tests.support.languages import english
from webapp.core.languages import languages
from webapp.reports.making import with_calendar_failures
from webapp.reports.slides import render_slides
from webapp.reports.workbook.page import Styled
from webapp.reports.workbook.sheets.failures import failures_page

EN = languages().localizer("en")


def plain(text: str) -> str:
    """A text with common spaces."""
    return " ".join(text.replace("\u200b", "").split())


def test_workbook_has_a_row_per_figure_and_configuration() -> None:
    page = failures_page([analysis()], EN)
    rows = {(row[2], row[4]): row[6:] for row in page.rows}
    own = analysis().configurations[0]
    assert own.without_failure is not None
    assert own.with_failure is not None
    before, during = rows["NetApp FAS3270", "95th percentile login time"]
    assert isinstance(before, Styled)
    assert isinstance(during, Styled)
    assert (before.value, during.value) == (own.without_failure.logins[0].p95_s, own.with_failure.logins[0].p95_s)
    lost = rows["One controller", "95th percentile login time"][1]
    assert isinstance(lost, Styled)
    assert lost.value is None
    assert page.remarks[0] == english(analysis().sentence)


def test_slides_have_a_chart_and_a_table_for_a_failure() -> None:
    acme = acme_scenario()
    studies = Studies(failure=analysis())
    content = render_slides(
        finished_week.result(acme),
        acme,
        finished_week.trace(acme),
        finished_week.context(studies=studies),
        studies,
        Branding(),
    )
    slides = Presentation(io.BytesIO(content)).slides
    found = next(slide for slide in slides if "1 of 2 controllers lost" in plain(slide.shapes.title.text))
    (chart,) = (shape.chart for shape in found.shapes if shape.has_chart)
    assert [series.name for series in chart.plots[0].series] == ["NetApp FAS3270", "Without failure"]
    (grid,) = (shape.table for shape in found.shapes if shape.has_table)
    cells = [[plain(cell.text) for cell in row.cells] for row in grid.rows]
    assert ["95th percentile login time", "63 s → 4 min 11 s", "4 min 11 s → –"] in cells


def test_failures_in_the_calendar_are_added_unless_an_older_engine_computed_the_result() -> None:
    scenario, catalog = scenarios()["generic-nvme-windows11"], seed_catalog()
    result = simulate(scenario, catalog, recommend=False).result
    (found,) = with_calendar_failures(Studies(), result, scenario, catalog).failures
    assert found.event_id == next(event.id for event in scenario.events if event.kind == "failure")
    older = result.model_copy(update={"engine_version": "0.0.1"})
    assert with_calendar_failures(Studies(), older, scenario, catalog).failures == ()
