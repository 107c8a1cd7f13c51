"""The PDF with a cover of its own and every answer: chapters, figures, picture, one page for the verdict."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from PIL import Image
from pypdf import PdfReader

from stormsizer.analysis.advice.run import advise
from stormsizer.analysis.monte_carlo.ranges import RangeRequest, ranges
from stormsizer.analysis.runway import runway
from stormsizer.analysis.sensitivity.sweep import sensitivity
from stormsizer.analysis.shortlist import shortlist
from stormsizer.messages import formatting
from stormsizer.report.branding import Branding
from stormsizer.report.context import context_from
from stormsizer.report.studies import Studies
from stormsizer.simulation.pipeline import simulate
from tests.engine import seeds
from tests.engine.analysis.test_shortlist import few_families, morning
from tests.engine.report import finished_studies, finished_week
from webapp.core.languages import languages
from webapp.reports.rendering import render_pdf

CHAPTERS = (
    "The week",
    "Login experience",
    "Phase by phase",
    "Notes",
    "Recommended configuration",
    "Array family comparison",
    "Schedule and configuration changes",
    "Growth and component failure",
    "Confidence (Monte Carlo)",
    "Sensitivity analysis",
    "Simulated scenario",
    "Capacity",
    "Assumptions and their origins",
    "Validation: measured and predicted values",
    "Sources",
    "Glossary",
    "About this report",
)


@cache
def logo() -> bytes:
    """A picture with something to see through."""
    target = io.BytesIO()
    Image.new("RGBA", (60, 20), (11, 110, 79, 200)).save(target, "PNG")
    return target.getvalue()


def branding(**changes: Any) -> Branding:
    """A house of its own."""
    words = "For the board.\nWhat is offered, and what it costs."
    mine = {"organization": "Nordlicht IT", "primary_color": "#0b6e4f", "accent_color": "#0b6e4f", "cover_text": words}
    return Branding.model_validate(mine | {"logo_png": logo()} | changes)


def pdf_of(**context: object) -> bytes:
    """The report of the hand-made week with every answer."""
    acme = seeds.acme_scenario()
    usual = {"branding": branding(), "studies": finished_studies.studies(acme), "organization": "Acme Corporation"}
    made = finished_week.context(**usual | {"catalog": seeds.seed_catalog()} | context)
    return render_pdf(finished_week.result(acme), acme, finished_week.trace(acme), made)


def opened(pdf: bytes) -> tuple[PdfReader, list[str]]:
    """A PDF and the words of its pages."""
    reader = PdfReader(io.BytesIO(pdf))
    return reader, [re.sub(r"\s+", " ", page.extract_text().replace("\u200b", "")) for page in reader.pages]


@pytest.fixture(scope="module")
def report() -> tuple[PdfReader, list[str]]:
    """The report, opened."""
    return opened(pdf_of())


def test_cover_has_the_branding_of_the_organization(report: tuple[PdfReader, list[str]]) -> None:
    reader, pages = report
    for words in (
        "Nordlicht IT",
        "Acme Corporation",
        "For the board.",
        "What is offered",
        "2,500 desktops",
        "Stormsizer 0.1.0",
    ):
        assert words in pages[0]
    assert "0197-run" not in pages[0]
    assert reader.metadata is not None
    assert reader.metadata.author == "Nordlicht IT"
    assert [len(list(page.images)) > 0 for page in reader.pages] == [True] + [False] * (len(pages) - 1)
    contents = reader.pages[0].get_contents()
    assert contents is not None
    fills = re.findall(rb"([\d.]+) ([\d.]+) ([\d.]+) scn?", contents.get_data())
    assert (11, 110, 79) in {tuple(round(float(part) * 255) for part in fill) for fill in fills}


def test_table_of_contents_lists_every_chapter_and_pages_are_counted(report: tuple[PdfReader, list[str]]) -> None:
    _, pages = report
    for number, chapter in enumerate(CHAPTERS, start=1):
        assert f"{number} {chapter}" in pages[3]
    assert f"Page {len(pages)} of {len(pages)}" in pages[-1]
    assert "Not asked yet" not in pages[3]


def test_figures_of_the_analyses_are_on_the_pages(report: tuple[PdfReader, list[str]]) -> None:
    text = " ".join(report[1])
    answers = finished_studies.studies(seeds.acme_scenario())
    assert answers.shortlist is not None
    for family in answers.shortlist.families:
        chosen = family.recommendation.chosen
        assert (
            f"{formatting.number(chosen.price, 3)} {formatting.number(family.recommendation.price_per_desktop, 3)} 12"
            in text
        )
    for figure in (
        "Let people arrive over 1 h instead of 28 min",
        "Mean login time: 25 s → 3.1 s",
        "Maximum that meets all goals 1,690",
        "today: 2,500",
        "16 to 36 s; goals met in 28%",
        "1,679 (−33%)",
        "60,800 USD more",
        "Per desktop (2,500 desktops)",
    ):
        assert figure in text, figure


@pytest.mark.long
@pytest.mark.usefixtures("drawn_anew")
def test_same_run_with_the_same_analyses_gives_the_same_bytes() -> None:
    assert pdf_of() == pdf_of()


def test_unreadable_logo_is_left_out_with_a_note() -> None:
    reader, pages = opened(pdf_of(branding=branding(logo_png=logo()[:60])))
    assert not [page for page in reader.pages if list(page.images)]
    assert "The cover logo could not be read and was omitted." in " ".join(pages)


@pytest.mark.parametrize(
    "primary", ["#ffd400", *(pytest.param(each, marks=pytest.mark.long) for each in ("#000000", "#ffffff"))]
)
def test_cover_is_one_page_for_any_color_and_text_length(primary: str) -> None:
    long = branding(organization="W" * 200, primary_color=primary, accent_color=primary, cover_text="word " * 400)
    _, pages = opened(pdf_of(branding=long, studies=Studies(), organization="V" * 200))
    assert "Verdict" in pages[1]
    assert "Stormsizer 0.1.0" in pages[0]


@pytest.mark.long
def test_every_analysis_of_a_small_scenario_is_printed() -> None:
    scenario = morning(
        goals={"survives": ["controller", "drive"]}, growth={"desktops_fraction_per_year": 0.1, "through_year": 2014}
    )
    catalog = few_families()
    answers = Studies(
        shortlist=shortlist(scenario, catalog),
        advice=advise(scenario, catalog),
        runway=runway(scenario, catalog),
        sensitivity=sensitivity(scenario, catalog),
        ranges=ranges(scenario, catalog, RangeRequest(n_replications=12)),
    )
    simulation = simulate(scenario, catalog)
    localizer = languages().localizer("en")
    context = context_from(catalog, "0198-run", finished_week.CREATED_AT, localizer, studies=answers)
    context = replace(context, branding=branding())
    _, pages = opened(render_pdf(simulation.result, scenario, simulation.trace, context))
    text = " ".join(pages)
    assert answers.runway is not None
    assert answers.ranges is not None
    assert answers.shortlist is not None
    for year in answers.runway.years:
        assert f"{year.year} {year.n_desktops:,} {'kept' if year.holds else 'missed'}" in text
    share = formatting.percent(answers.ranges.holds.fraction)
    assert f"If the inputs vary within their ranges, all goals are met in {share} of 12 simulated weeks" in pages[1]
    for family in answers.shortlist.families:
        assert family.recommendation.model_name in text
