"""Slide deck of one run, with the same results as the report. The output is deterministic."""

import io
from collections.abc import Iterable, Iterator
from copy import deepcopy
from dataclasses import replace
from datetime import datetime
from typing import Any

from pptx.oxml.ns import qn

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import msg
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.bill import Bills
from stormsizer.report import phrases
from stormsizer.report.blocks import Report
from stormsizer.report.branding import Branding
from stormsizer.report.context import ReportContext
from stormsizer.report.document import build_report
from stormsizer.report.studies import Studies
from stormsizer.simulation.result import Result
from stormsizer.storage.trace import Trace
from stormsizer.timeline.occurrences import expanded
from webapp.reports.rendering.printable import printable_text
from webapp.reports.slides.drawing.charts import add_bars, add_lines, add_scatter
from webapp.reports.slides.drawing.fitting import cut
from webapp.reports.slides.drawing.grids import add_grid
from webapp.reports.slides.drawing.layouts import (
    FOOT_PT,
    FOOTER_BOX,
    LEAD_BOX,
    LEAD_INDEX,
    LEAD_PT,
    MESSAGE_LAYOUT,
    TITLE_BOX,
    TITLE_PT,
)
from webapp.reports.slides.drawing.package import repacked
from webapp.reports.slides.drawing.template import empty_deck
from webapp.reports.slides.drawing.texts import add_words, run, write_title
from webapp.reports.slides.pages.answers import advice_page, alternatives_page, recommendation_page
from webapp.reports.slides.pages.bottleneck import binding_page
from webapp.reports.slides.pages.configuration import planned_page
from webapp.reports.slides.pages.cover import add_cover
from webapp.reports.slides.pages.failures import failure_pages
from webapp.reports.slides.pages.logins import logins_page
from webapp.reports.slides.pages.opening import key_figures_page, verdict_page
from webapp.reports.slides.pages.outlook import ranges_page, runway_page
from webapp.reports.slides.pages.phases import phase_pages
from webapp.reports.slides.pages.reboot_windows import windows_page
from webapp.reports.slides.pages.sensitivity import sensitivity_page
from webapp.reports.slides.pages.sources import assumptions_page, evidence_page, reading_page
from webapp.reports.slides.pages.week import week_page
from webapp.reports.slides.properties import set_language, set_properties
from webapp.reports.slides.slide import Bars, Grid, Lines, Page, Part, Scatter, Story


def render_slides(
    result: Result,
    scenario: Scenario,
    trace: Trace,
    context: ReportContext,
    studies: Studies,
    branding: Branding,
    bills: Bills | None = None,
) -> bytes:
    """Create a slide deck for a finished run, with native charts and tables.

    The result depends only on the arguments: this function reads no clock, no network, and no files other than those of
    the libraries. All text is data, so nothing that a user wrote becomes a formula, a link or markup.
    """
    context = replace(context, studies=studies, branding=branding)
    report = build_report(result, scenario, trace, context)
    localizer = context.localizer
    story = Story(result, expanded(scenario), trace, context, studies, report, len(scenario.events), bills)
    source = localizer.text(msg("slide-source", created=report.created, versions=report.versions))
    deck = empty_deck(branding, localizer)
    cover = add_cover(deck, report, branding, localizer)
    _add_notes(cover, "", source)
    for page in titled_apart(_pages(story)):
        _add_page(deck, page, report, source, context.created_at, localizer)
    set_properties(deck, report, branding, context)
    set_language(deck, localizer.language)
    target = io.BytesIO()
    deck.save(target)
    return repacked(target.getvalue())


def _pages(story: Story) -> Iterator[Page]:
    """Return the slides after the cover, in order."""
    found = (
        verdict_page(story),
        key_figures_page(story),
        planned_page(story),
        week_page(story),
        logins_page(story),
        *phase_pages(story),
        binding_page(story),
        recommendation_page(story),
        alternatives_page(story),
        advice_page(story),
        windows_page(story),
        runway_page(story),
        *failure_pages(story),
        ranges_page(story),
        sensitivity_page(story),
        evidence_page(story),
        assumptions_page(story),
        reading_page(story),
    )
    return (page for page in found if page is not None)


def titled_apart(pages: Iterable[Page]) -> Iterator[Page]:
    """Yield the pages, numbering repeated titles so that screen reader users can distinguish the slides."""
    seen: dict[str, int] = {}
    for page in pages:
        n = seen[page.title] = seen.get(page.title, 0) + 1
        yield page if n == 1 else replace(page, title=f"{page.title} ({n})")


def _add_page(deck: Any, page: Page, report: Report, source: str, created_at: datetime, localizer: Localizer) -> None:
    slide = deck.slides.add_slide(deck.slide_layouts[MESSAGE_LAYOUT])
    write_title(slide.shapes.title, page.title, TITLE_BOX, TITLE_PT)
    lead = next(shape for shape in slide.placeholders if shape.placeholder_format.idx == LEAD_INDEX)
    if page.lead.strip():
        write_title(lead, page.lead, LEAD_BOX, LEAD_PT)
    else:
        lead.element.getparent().remove(lead.element)
    for i, part in enumerate(page.parts, start=1):
        _add_part(slide, part, i, created_at, localizer)
    _add_foot(slide, len(deck.slides), report)
    _add_notes(slide, page.notes, source)


def _add_part(slide: Any, part: Part, number: int, created_at: datetime, localizer: Localizer) -> None:
    chart = localizer.text(msg("slide-shape-chart", number=str(number)))
    match part:
        case Grid():
            add_grid(slide, part, localizer.text(msg("slide-shape-table", number=str(number))), localizer)
        case Lines():
            add_lines(slide, part, chart, created_at)
        case Bars():
            add_bars(slide, part, chart, created_at)
        case Scatter():
            add_scatter(slide, part, chart, created_at)
        case _:
            add_words(slide, part, localizer.text(msg("slide-shape-text", number=str(number))))


def _add_foot(slide: Any, number: int, report: Report) -> None:
    """Add the footer and slide number by copying the layout's placeholders, which the library does not copy."""
    whose = (phrases.shortened(report.organization, 40), report.short_name)
    words = printable_text(" · ".join(part for part in whose if part))
    for shape in slide.slide_layout.placeholders:
        kind = shape.element.ph.get("type")
        if kind not in ("ftr", "sldNum"):
            continue
        element = deepcopy(shape.element)
        element.nvSpPr.cNvPr.set("id", str(900 + number if kind == "ftr" else 1900 + number))
        slide.shapes.element.append(element)
        if kind == "sldNum":
            element.find(f".//{qn('a:t')}").text = str(number)
        else:
            frame = slide.shapes[-1].text_frame
            run(frame.paragraphs[0], cut(words, FOOTER_BOX.width * 72, FOOT_PT, 1), FOOT_PT, None, "muted")


def _add_notes(slide: Any, notes: str, source: str) -> None:
    """Add speaker notes that explain the basis of the figures."""
    slide.notes_slide.notes_text_frame.text = printable_text(" ".join(part for part in (notes.strip(), source) if part))
