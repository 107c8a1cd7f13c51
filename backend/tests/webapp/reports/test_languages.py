"""Reports in other languages: every text is a message or a given name, and figures are the same."""

from __future__ import annotations

import io
import re
import subprocess
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from fastapi.testclient import TestClient
from pptx import Presentation
from pydantic import BaseModel
from pypdf import PdfReader

from stormsizer.messages import formatting
from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import LOCALIZER, Message, Text, msg
from stormsizer.model.scenario import Scenario
from stormsizer.report.blocks import Bullets
from stormsizer.report.context import ReportContext, context_from
from stormsizer.report.document import build_report
from stormsizer.report.sections.sources.not_run import ANALYSES, unasked_section
from stormsizer.report.studies import Studies
from stormsizer.simulation.pipeline import Simulation, simulate
from tests.engine import seeds
from tests.engine.report import finished_studies, finished_week
from tests.support.languages import english
from tests.webapp.documents import Document
from tests.webapp.reports import finished_run
from tests.webapp.reports.opened import OpenedSheet, opened
from tests.webapp.setups import SetUp
from webapp.core.languages import FOLDER, languages
from webapp.reports.rendering import render_pdf
from webapp.reports.rendering.drawing import drawn
from webapp.reports.slides import render_slides
from webapp.reports.workbook import render_workbook

API = "/api/v1"
CODES = languages().codes
OTHERS = CODES[1:]
RUN_ID = "0199-run"
UNITS = frozenset(("IOPS", "MB/s", "ms", "GB", "GiB", "%", "W", "USD", "P10", "P50", "P90"))
LETTER = re.compile(r"[^\W\d_]")
BRACKETED = re.compile(r"‹[^‹›]*›")
CUT = re.compile(r"‹[^‹›]*…$")
"""A message that was cut to fit."""


class Recording(Localizer):
    """Renders one language without a fallback, and records every text."""

    def __init__(self, language: str) -> None:
        super().__init__(
            language, [path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl"))]
        )
        self.seen: set[Text] = set()

    def _text(self, value: str | Message) -> str:
        self.seen.add(value)
        return super()._text(value)


class Bracketing(Recording):
    """Puts every rendered message into brackets, except names of sheets, which have a maximum length."""

    def _text(self, value: str | Message) -> str:
        rendered = super()._text(value)
        is_name = isinstance(value, str) or value.id.startswith("workbook-sheet-")
        return rendered if is_name else f"‹{rendered}›"


@dataclass(frozen=True)
class Files:
    """The files of the simulated week in one language."""

    localizer: Recording
    pdf: PdfReader
    deck: Any
    sheets: Mapping[str, OpenedSheet]


@pytest.fixture(scope="module")
def simulated() -> tuple[Scenario, Simulation]:
    """The sample scenario with the texts that the engine itself writes."""
    scenario = seeds.acme_scenario()
    return scenario, simulate(scenario, seeds.seed_catalog())


@pytest.fixture(scope="module")
def files(simulated: tuple[Scenario, Simulation]) -> Callable[[str], Files]:
    """Every file of the simulated week with every analysis, rendered once per language."""

    @cache
    def rendered(code: str) -> Files:
        localizer = Recording(code)
        context = context_of(simulated[0], localizer)
        pdf = render_pdf(*inputs(simulated, context))
        return Files(localizer, PdfReader(io.BytesIO(pdf)), *deck_and_sheets(simulated, context))

    return rendered


def context_of(scenario: Scenario, localizer: Localizer) -> ReportContext:
    """Who asked and when, with every analysis."""
    studies = finished_studies.studies(scenario)
    return context_from(seeds.seed_catalog(), RUN_ID, finished_week.CREATED_AT, localizer, studies=studies)


def inputs(simulated: tuple[Scenario, Simulation], context: ReportContext) -> tuple[Any, ...]:
    """What every renderer takes."""
    scenario, answer = simulated
    return answer.result, scenario, answer.trace, context


def deck_and_sheets(
    simulated: tuple[Scenario, Simulation], context: ReportContext
) -> tuple[Any, Mapping[str, OpenedSheet]]:
    """Slides and workbook, read back."""
    scenario, answer = simulated
    given, bills = (*inputs(simulated, context), context.studies), finished_run.bills(scenario, answer.result)
    deck = Presentation(io.BytesIO(render_slides(*given, context.branding, bills)))
    return deck, opened(render_workbook(*given, bills)).sheets


def strings_in(value: Any) -> Iterator[str]:
    """Every string of a document."""
    match value:
        case str():
            yield value
        case BaseModel():
            yield from strings_in(value.model_dump(mode="json"))
        case Mapping():
            yield from strings_in([*value.keys(), *value.values()])
        case list() | tuple():
            for item in value:
                yield from strings_in(item)


def given_names(scenario: Scenario, context: ReportContext) -> frozenset[str]:
    """Texts of people, of the catalog and its sources, and of hand-made analyses."""
    assert context.catalog is not None
    catalog = [getattr(context.catalog, field.name) for field in fields(context.catalog)]
    return frozenset(strings_in([scenario, catalog, context.studies, *UNITS, RUN_ID]))


def neither_messages_nor_names(texts: Iterable[str], names: Iterable[str]) -> list[str]:
    """Texts with letters outside brackets that are in no name."""
    longest_first = sorted(filter(LETTER.search, names), key=len, reverse=True)
    return [text for text in texts if LETTER.search(without_names(outside_brackets(text), longest_first))]


def outside_brackets(text: str) -> str:
    """What is left of a text without its messages."""
    while BRACKETED.search(text):
        text = BRACKETED.sub("", text)
    return CUT.sub("", text)


def without_names(text: str, longest_first: Iterable[str]) -> str:
    """What is left of a text without names."""
    for name in longest_first if LETTER.search(text) else ():
        text = text.replace(name, "")
    return text


def texts_of(deck: Any) -> Iterator[str]:
    """Every text of slides, their tables and notes, and every name and description of a shape."""
    for slide in deck.slides:
        yield slide.notes_slide.notes_text_frame.text
        for shape in slide.shapes:
            if shape.has_text_frame:
                yield from (paragraph.text for paragraph in shape.text_frame.paragraphs)
            if shape.has_table:
                yield from (cell.text for row in shape.table.rows for cell in row.cells)


def test_five_languages_are_offered() -> None:
    assert CODES == ("en", "de", "es", "fr", "ja")


def plain_texts(simulated: tuple[Scenario, Simulation]) -> list[str]:
    """Texts of a report, and parameters of its messages, that are neither messages nor given names."""
    localizer = Recording("en")
    context = context_of(simulated[0], localizer)
    build_report(*inputs(simulated, context)).model_dump(mode="json", context={LOCALIZER: localizer})
    plain = (text for text in localizer.seen if isinstance(text, str))
    return neither_messages_nor_names(plain, given_names(simulated[0], context))


def test_all_texts_of_a_report_are_messages(simulated: tuple[Scenario, Simulation]) -> None:
    assert plain_texts(simulated) == []


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(set(seeds.scenarios()) - {"acme"}))
def test_all_texts_of_the_reports_of_seed_scenarios_are_messages(name: str) -> None:
    scenario = seeds.scenarios()[name]
    assert plain_texts((scenario, simulate(scenario, seeds.seed_catalog()))) == []


def test_all_texts_of_charts_are_messages(simulated: tuple[Scenario, Simulation]) -> None:
    localizer = Bracketing("en")
    charts = drawn(build_report(*inputs(simulated, context_of(simulated[0], localizer))), localizer)
    texts = [text for svg in charts.values() for text in re.findall(r"<text[^>]*>([^<]*)</text>", svg)]
    assert any("‹" in text for text in texts)
    assert neither_messages_nor_names(texts, ()) == []


def test_all_texts_of_slides_and_workbook_are_messages(simulated: tuple[Scenario, Simulation]) -> None:
    context = context_of(simulated[0], Bracketing("en"))
    deck, sheets = deck_and_sheets(simulated, context)
    cells = (cell.value for sheet in sheets.values() for cell in sheet.cells.values() if isinstance(cell.value, str))
    texts = [text.replace("\u00a0", " ").replace("\u200b", "") for text in (*texts_of(deck), *cells)]
    assert any("‹" in text for text in texts)
    assert neither_messages_nor_names(texts, given_names(simulated[0], context)) == []
