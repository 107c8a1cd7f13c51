"""Reports in other languages: every text is a message or a given name, and figures are the same."""

from __future__ import annotations

import io
import re
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from pptx import Presentation
from pptx.oxml.ns import qn
from pydantic import BaseModel
from pypdf import PdfReader
from pypdf.generic import Destination

from stormsizer.messages import formatting
from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import LOCALIZER, Instant, Message, Text, msg, shown
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario, parse
from stormsizer.recommendation.bill import Bills
from stormsizer.report import phrases
from stormsizer.report.blocks import Bullets, Report
from stormsizer.report.branding import Branding
from stormsizer.report.context import ReportContext, context_from
from stormsizer.report.document import build_report
from stormsizer.report.sections.sources.not_run import ANALYSES, unasked_section
from stormsizer.report.studies import Studies
from stormsizer.simulation.pipeline import Simulation, simulate
from stormsizer.simulation.result import Result
from stormsizer.storage.trace import Trace
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
UNITS = frozenset(("IOPS", "MB/s", "ms", "GB", "GiB", "%", "W", "U", "USD", "P10", "P50", "P90"))
LEAST_MESSAGES, LEAST_SENTENCES = 800, 100
WORDS_OF_A_SENTENCE = 4
LETTER = re.compile(r"[^\W\d_]")
BRACKETED = re.compile(r"‹[^‹›]*›")
CUT = re.compile(r"‹.*…$")
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
class Week:
    """The sample scenario with the texts that the engine itself writes, and with every analysis."""

    scenario: Scenario
    answer: Simulation
    studies: Studies

    def context(self, localizer: Localizer) -> ReportContext:
        """User and time of the request."""
        catalog, created_at = seeds.seed_catalog(), finished_week.CREATED_AT
        return context_from(catalog, RUN_ID, created_at, localizer, studies=self.studies)

    def report(self, localizer: Localizer) -> Report:
        """The report before it is rendered."""
        return build_report(*self._inputs(localizer))

    def pdf(self, localizer: Localizer) -> PdfReader:
        """The report as PDF, read back."""
        return PdfReader(io.BytesIO(render_pdf(*self._inputs(localizer))))

    def deck(self, localizer: Localizer) -> Any:
        """The slides, read back."""
        slides = render_slides(*self._inputs(localizer), self.studies, Branding(), self._bills)
        return Presentation(io.BytesIO(slides))

    def sheets(self, localizer: Localizer) -> Mapping[str, OpenedSheet]:
        """The workbook, read back."""
        return opened(render_workbook(*self._inputs(localizer), self.studies, self._bills)).sheets

    def _inputs(self, localizer: Localizer) -> tuple[Result, Scenario, Trace, ReportContext]:
        return self.answer.result, self.scenario, self.answer.whole_trace, self.context(localizer)

    @property
    def _bills(self) -> Bills:
        return finished_run.bills(self.scenario, self.answer.result)


def week_of(scenario: Scenario) -> Week:
    """The simulation of a scenario."""
    return Week(scenario, simulate(scenario, seeds.seed_catalog()), finished_studies.studies(seeds.acme_scenario()))


@pytest.fixture(scope="module")
def week() -> Week:
    """The sample scenario, simulated once."""
    return week_of(seeds.acme_scenario())


@pytest.fixture(scope="module")
def morning() -> Week:
    """Eight hours of it, whose workbook has fewer rows."""
    return week_of(parse(seeds.short_week("first-login", initial_state="idle_never_used")))


@pytest.fixture(scope="module")
def english_sheets(morning: Week) -> Mapping[str, OpenedSheet]:
    """The workbook in English."""
    return morning.sheets(languages().localizer("en"))


@pytest.fixture(scope="module")
def messages(week: Week, morning: Week) -> frozenset[Message]:
    """Every message of the PDF, the slides and the workbook."""
    localizer = Recording("en")
    week.pdf(localizer)
    week.deck(localizer)
    morning.sheets(localizer)
    return frozenset(text for text in localizer.seen if isinstance(text, Message))


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


def given_names(week: Week) -> frozenset[str]:
    """Texts of people, of the catalog and its sources, and of hand-made analyses."""
    catalog = seeds.seed_catalog()
    documents = [week.scenario, week.studies, *(getattr(catalog, field.name) for field in fields(Catalog))]
    created = english(shown(Instant(finished_week.CREATED_AT, week.scenario.time_zone, "date")))
    analyses = (phrases.sentence(part) for text in strings_in(week.studies) for part in text.split(". "))
    return frozenset((*strings_in(documents), *analyses, *UNITS, RUN_ID, created))


def neither_messages_nor_names(texts: Iterable[str], names: Iterable[str]) -> list[str]:
    """Texts with letters outside brackets that are in no name."""
    longest_first = sorted(filter(LETTER.search, names), key=len, reverse=True)
    return [text for text in texts if LETTER.search(without_names(outside_brackets(text), longest_first))]


def outside_brackets(text: str) -> str:
    """Return a text without its messages."""
    while BRACKETED.search(text):
        text = BRACKETED.sub("", text)
    return CUT.sub("", text)


def without_names(text: str, longest_first: Iterable[str]) -> str:
    """Return a text without names."""
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


def plain_texts(week: Week) -> list[str]:
    """Texts of a report, and parameters of its messages, that are neither messages nor given names."""
    localizer = Recording("en")
    week.report(localizer).model_dump(mode="json", context={LOCALIZER: localizer})
    plain = (text for text in localizer.seen if isinstance(text, str))
    return neither_messages_nor_names(plain, given_names(week))


def test_all_texts_of_a_report_are_messages(week: Week) -> None:
    assert plain_texts(week) == []


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(set(seeds.scenarios()) - {"acme"}))
def test_all_texts_of_the_reports_of_seed_scenarios_are_messages(name: str) -> None:
    assert plain_texts(week_of(seeds.scenarios()[name])) == []


def test_all_texts_of_charts_are_messages(week: Week) -> None:
    localizer = Bracketing("en")
    charts = drawn(week.report(localizer), localizer)
    texts = [text for svg in charts.values() for text in re.findall(r"<text[^>]*>([^<]*)</text>", svg)]
    assert any("‹" in text for text in texts)
    assert neither_messages_nor_names(texts, ()) == []


def test_all_texts_of_slides_and_workbook_are_messages(week: Week, morning: Week) -> None:
    localizer = Bracketing("en")
    deck, sheets = week.deck(localizer), morning.sheets(localizer)
    cells = (cell.value for sheet in sheets.values() for cell in sheet.cells.values() if isinstance(cell.value, str))
    texts = [text.replace("\u00a0", " ").replace("\u200b", "") for text in (*texts_of(deck), *cells)]
    assert any("‹" in text for text in texts)
    assert neither_messages_nor_names(texts, given_names(week) | given_names(morning)) == []


@pytest.mark.parametrize("code", CODES)
def test_every_language_has_all_messages_of_a_report(messages: frozenset[Message], code: str) -> None:
    localizer = languages().localizer(code)
    assert len(messages) > LEAST_MESSAGES
    assert {message.id for message in messages if not localizer.has(message.id)} == set()


@pytest.mark.parametrize("code", OTHERS)
def test_no_sentence_of_a_report_remains_in_english(messages: frozenset[Message], code: str) -> None:
    localizer = languages().localizer(code)
    sentences = [text for text in messages if not text.params and len(english(text).split()) >= WORDS_OF_A_SENTENCE]
    assert len(sentences) > LEAST_SENTENCES
    assert [text.id for text in sentences if localizer.text(text) == english(text)] == []


@pytest.mark.parametrize("code", ["ja", *(pytest.param(code, marks=pytest.mark.long) for code in ("de", "es", "fr"))])
def test_pdf_is_tagged_with_its_language_and_has_translated_headings(week: Week, code: str) -> None:
    localizer = languages().localizer(code)
    pdf, sections = week.pdf(localizer), week.report(localizer).sections
    assert str(pdf.root_object["/Lang"]).startswith(code)
    headings = [str(each.title) for each in pdf.outline if isinstance(each, Destination)]
    assert [heading.partition(" ")[2] for heading in headings[-len(sections) :]] == [
        localizer.text(section.title) for section in sections
    ]


@pytest.mark.parametrize("code", OTHERS)
def test_workbook_has_the_same_numbers_under_translated_headings(
    morning: Week, english_sheets: Mapping[str, OpenedSheet], code: str
) -> None:
    localizer = languages().localizer(code)
    other = morning.sheets(localizer)
    assert len(other) == len(english_sheets)
    assert localizer.text(msg("workbook-sheet-bill")) in other
    for name, theirs, ours in zip(other, other.values(), english_sheets.values(), strict=True):
        assert len(name) <= 31
        assert theirs.cells.keys() == ours.cells.keys()
        for address, cell in ours.cells.items():
            here = theirs.cells[address]
            if isinstance(cell.value, float):
                assert here.value == cell.value
            assert all(named in other for named in re.findall(r"'([^']+)'!", here.formula or ""))


@pytest.mark.parametrize(("code", "tag"), [("de", "de-DE"), ("es", "es-ES"), ("fr", "fr-FR"), ("ja", "ja-JP")])
def test_slides_are_tagged_with_their_language(week: Week, code: str, tag: str) -> None:
    localizer = languages().localizer(code)
    deck = week.deck(localizer)
    assert deck.core_properties.language == tag
    assert {run.get("lang") for slide in deck.slides for run in slide.element.iter(qn("a:rPr"))} == {tag}
    texts = " ".join(texts_of(deck))
    slowest = msg("report-figure-slowest-login")
    assert localizer.text(slowest) in texts
    assert english(slowest) not in texts


def test_report_uses_the_language_of_the_request(
    set_up: SetUp, client: TestClient, draft: Document, tmp_path: Path
) -> None:
    run_id = str(client.post(f"{API}/scenarios/{draft['id']}/runs").json()["id"])
    set_up.work_off(run_id)
    result: dict[str, Any] = client.get(f"{API}/runs/{run_id}").json()["result"]
    file = tmp_path / "bericht.pdf"
    asked = client.get(f"{API}/runs/{run_id}/report?language=de", headers={"Accept": "application/pdf"})
    file.write_bytes(asked.content)
    call = ("pdftotext", "-layout", str(file), "-")
    text = subprocess.run(call, check=True, capture_output=True, timeout=600).stdout.decode()
    assert "Last je Phase" in text
    for phase in result["phases"]:
        peak = formatting.number(phase["figures"]["peak_iops"])
        assert peak.replace(",", ".") if "," in peak else peak.replace(".", ",") in text
    german = client.post(f"{API}/runs/{run_id}/reports", json={"form": "xlsx", "language": "de"}).json()
    usual = client.post(f"{API}/runs/{run_id}/reports", json={"form": "xlsx"}).json()
    assert (german["language"], usual["language"]) == ("de", "en")
    assert german["id"] != usual["id"]
    again = client.post(f"{API}/runs/{run_id}/reports", json={"form": "xlsx", "language": "de"}).json()
    assert again["id"] == german["id"]
    for refused in (
        client.post(f"{API}/runs/{run_id}/reports", json={"language": "xx"}),
        client.get(f"{API}/runs/{run_id}/report?language=xx"),
    ):
        assert refused.status_code == 422
        assert "en, de, es, fr, or ja" in refused.text
        assert "language" in refused.text


@pytest.mark.parametrize("code", CODES)
def test_open_questions_name_no_command_and_no_url_in_any_language(code: str) -> None:
    section = unasked_section(Studies())
    assert section is not None
    *_, bullets = section.blocks
    assert isinstance(bullets, Bullets)
    assert len(bullets.items) == len(ANALYSES)
    for item in bullets.items:
        words = languages().localizer(code).text(item)
        assert words.endswith(("?", "？"))
        assert "stormsizer" not in words
        assert "/api/" not in words
