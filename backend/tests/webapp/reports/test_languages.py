"""Reports in other languages: no text stays in English, figures are the same, names are unchanged."""

from __future__ import annotations

import io
import re
import string
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from pptx import Presentation
from pypdf import PdfReader

from stormsizer.messages import formatting
from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import Message, Text, msg
from stormsizer.model.scenario import Scenario
from stormsizer.report.blocks import Bullets, Figure
from stormsizer.report.charts.data import RoomChart
from stormsizer.report.context import ReportContext, context_from
from stormsizer.report.document import build_report
from stormsizer.report.language import Language
from stormsizer.report.naming import names_of, speech
from stormsizer.report.sections.sources.not_run import ANALYSES, unasked_section
from stormsizer.report.studies import Studies
from stormsizer.report.translation import NO_BREAK, Translation, said, translated
from stormsizer.simulation.pipeline import Simulation, simulate
from tests.engine import seeds
from tests.engine.report import finished_studies, finished_week
from tests.support.languages import english
from tests.webapp.documents import Document
from tests.webapp.reports import finished_run
from tests.webapp.reports.opened import opened
from tests.webapp.setups import SetUp
from webapp.core.languages import languages
from webapp.reports.languages import CODES, ENGLISH, language
from webapp.reports.rendering import render_pdf
from webapp.reports.rendering.drawing import drawn
from webapp.reports.slides import render_slides
from webapp.reports.workbook import render_workbook

API = "/api/v1"
OTHERS = [code for code in CODES if code != ENGLISH]


@pytest.fixture
def acme() -> Scenario:
    """The sample scenario."""
    return Scenario.model_validate(seeds.acme_document())


def spoken(code: str) -> Language:
    """One of the languages that are not English."""
    found = language(code)
    assert found is not None
    return found


def holes(text: str) -> list[str]:
    """The places that a text leaves open."""
    return [name for _, name, _, _ in string.Formatter().parse(text) if name is not None]


def test_five_languages_are_offered() -> None:
    assert CODES == ("en", "de", "es", "fr", "ja")


@pytest.mark.parametrize("code", OTHERS)
def test_every_language_says_the_same_texts_and_leaves_the_same_places_open(code: str) -> None:
    texts = spoken(code).texts
    assert texts.keys() == spoken("de").texts.keys()
    for original, words in texts.items():
        places = holes(words)
        assert len(places) == len(holes(original)), original
        assert set(places) in ({""}, set(), {str(i) for i in range(len(places))}), original
        assert words, original


@pytest.fixture(scope="module")
def simulated() -> tuple[Scenario, Simulation]:
    """The sample scenario with the sentences that the engine itself writes."""
    scenario = seeds.acme_scenario()
    return scenario, simulate(scenario, seeds.seed_catalog())


@pytest.mark.parametrize(
    "code", ["de", *(pytest.param(each, marks=pytest.mark.long) for each in OTHERS if each != "de")]
)
def test_nothing_of_slides_and_workbook_stays_in_english(simulated: tuple[Scenario, Simulation], code: str) -> None:
    assert left_in_english(*simulated, code) == []


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(set(seeds.scenarios()) - {"acme"}))
def test_no_ready_scenario_leaves_a_sentence_in_english(name: str) -> None:
    scenario = seeds.scenarios()[name]
    answer = simulate(scenario, seeds.seed_catalog())
    assert plain_texts(scenario, answer) + left_in_english(scenario, answer, "fr") == []


def left_in_english(scenario: Scenario, answer: Simulation, code: str) -> list[str]:
    """Texts of slides and workbook that another language has no words for, or was not asked for."""
    originals = set(texts_of_files(scenario, answer, None))
    translation = Translation(spoken(code), names_of(answer.result, scenario, told(None)))
    stayed = originals & set(texts_of_files(scenario, answer, spoken(code))) - set(spoken(code).texts.values())
    readings = {text: translation.reading(text) for text in stayed if _is_of_ours(text)}
    return [text for text, read in readings.items() if read.n_missed or read.words != text]


def told(spoken_in: Language | None) -> ReportContext:
    """The context of the simulated week."""
    localizer = languages().localizer("en" if spoken_in is None else spoken_in.code)
    return context_from(seeds.seed_catalog(), "0199-run", finished_week.CREATED_AT, localizer, language=spoken_in)


def texts_of_files(scenario: Scenario, answer: Simulation, spoken_in: Language | None) -> Iterator[str]:
    """Every text of the slides, their tables and notes, and of the cells of the workbook."""
    context, bills = told(spoken_in), finished_run.bills(scenario, answer.result)
    told_of = (answer.result, scenario, answer.trace, context)
    deck = Presentation(io.BytesIO(render_slides(*told_of, context.studies, context.branding, bills)))
    for slide in deck.slides:
        yield slide.notes_slide.notes_text_frame.text.replace(NO_BREAK, " ")
        for shape in slide.shapes:
            if shape.has_text_frame:
                yield from (paragraph.text.replace(NO_BREAK, " ") for paragraph in shape.text_frame.paragraphs)
            if shape.has_table:
                yield from (cell.text for row in shape.table.rows for cell in row.cells)
    for sheet in opened(render_workbook(*told_of, context.studies, bills)).sheets.values():
        yield from (cell.value for cell in sheet.cells.values() if isinstance(cell.value, str))


def _is_of_ours(text: str) -> bool:
    """No identifier, path or number."""
    return re.fullmatch(r"[a-z_.\-\d]*", text) is None


def test_a_report_with_every_study_is_rendered_in_another_language(acme: Scenario) -> None:
    context = finished_week.context(language=spoken("de"), studies=finished_studies.studies(acme))
    week, trace = finished_week.result(acme), finished_week.trace(acme)
    report = translated(build_report(week, acme, trace, context), speech(week, acme, context))
    charts = [block.chart for section in report.sections for block in section.blocks if isinstance(block, Figure)]
    bands = [band.grade for chart in charts if isinstance(chart, RoomChart) for band in chart.bands]
    assert bands[0] == "good"


def test_a_place_of_a_template_ends_with_its_sentence() -> None:
    told = Translation(spoken("ja"))
    assert told("Let people arrive over 1 h instead of 28 min.") == "ユーザーの到着を28 分ではなく1 時間に分散。"
    assert told("The week holds. Every goal is kept up to 5 desktops, 3 fewer than now").startswith(
        "1週間の目標を達成できる。デスクトップ5台まで"
    )
    assert told("The configuration holds the week") == "この構成で1週間の目標を達成できます"


def test_numbers_and_dates_are_written_as_each_language_writes_them() -> None:
    told = {code: Translation(spoken(code)) for code in OTHERS}
    assert told["de"]("26,755.5 IOPS") == "26.755,5 IOPS"
    assert told["fr"]("26,755.5 IOPS") == "26\u202f755,5 IOPS"
    assert told["es"]("21 November 2026, 01:02 UTC") == "21 de noviembre de 2026, 01:02 UTC"
    assert told["ja"]("45 %") == "45%"
    assert told["ja"]("Mon 30 May 08:00") == "5月30日(月) 08:00"
    assert told["de"]("2 min 05 s") == "2 min 05 s"


def test_names_given_by_users_are_unchanged() -> None:
    told = Translation(spoken("de"), ["Sales, 1,250 and more", "Boot storm of 3.5 h"])
    assert told("Sales, 1,250 and more") == "Sales, 1,250 and more"
    assert told("Mon 30 May 08:00 Boot storm of 3.5 h: done in 1.5 s") == (
        "Mo 30. Mai 08:00 Boot storm of 3.5 h: fertig in 1,5 s"
    )


@pytest.mark.parametrize("code", ["de", "ja"])
def test_pdf_has_its_language_and_headings(acme: Scenario, code: str) -> None:
    week, context = finished_week.result(acme), finished_week.context(language=spoken(code))
    pdf = PdfReader(io.BytesIO(render_pdf(week, acme, finished_week.trace(acme), context)))
    assert str(pdf.root_object["/Lang"]).startswith(code)
    text = "".join(re.sub(r"\s|\u200b", "", page.extract_text()) for page in pdf.pages)
    for title in (msg("report-phases"), msg("report-glossary"), msg("report-about-section")):
        assert re.sub(r"\s", "", languages().localizer(code).text(title)) in text
        assert re.sub(r"\s", "", english(title)) not in text


@pytest.mark.parametrize("code", OTHERS)
def test_a_workbook_has_the_same_numbers_under_other_headings(acme: Scenario, code: str) -> None:
    studies = finished_studies.studies(acme)
    plain = opened(finished_run.workbook(acme, studies=studies)).sheets
    localizer = languages().localizer(code)
    other = opened(finished_run.workbook(acme, studies=studies, localizer=localizer, language=spoken(code))).sheets
    assert len(other) == len(plain)
    assert localizer.text(msg("workbook-sheet-bill")) in other
    for name, theirs, ours in zip(other, other.values(), plain.values(), strict=True):
        assert len(name) <= 31
        assert theirs.cells.keys() == ours.cells.keys()
        for address, cell in ours.cells.items():
            here = theirs.cells[address]
            if isinstance(cell.value, float):
                assert here.value == cell.value
            assert all(named in other for named in re.findall(r"'([^']+)'!", here.formula or ""))


@pytest.mark.parametrize("code", OTHERS)
def test_slides_say_which_language_they_are_in(acme: Scenario, code: str) -> None:
    week, context = finished_week.result(acme), finished_week.context(language=spoken(code))
    trace, bills = finished_week.trace(acme), finished_run.bills(acme)
    deck = Presentation(io.BytesIO(render_slides(week, acme, trace, context, context.studies, context.branding, bills)))
    assert deck.core_properties.language == spoken(code).locale
    texts = " ".join(shape.text_frame.text for slide in deck.slides for shape in slide.shapes if shape.has_text_frame)
    slowest = msg("report-figure-slowest-login")
    assert english(slowest) not in texts
    assert speech(week, acme, context)(slowest) in texts


def answered(set_up: SetUp, client: TestClient, draft: Document) -> str:
    """A run that is finished."""
    run_id = str(client.post(f"{API}/scenarios/{draft['id']}/runs").json()["id"])
    set_up.work_off(run_id)
    return run_id


def test_a_german_report_prints_the_figures_of_the_api(
    set_up: SetUp, client: TestClient, draft: Document, tmp_path: Path
) -> None:
    run_id = answered(set_up, client, draft)
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


def test_a_report_in_another_language_is_another_report(set_up: SetUp, client: TestClient, draft: Document) -> None:
    run_id = answered(set_up, client, draft)
    german = client.post(f"{API}/runs/{run_id}/reports", json={"form": "xlsx", "language": "de"}).json()
    usual = client.post(f"{API}/runs/{run_id}/reports", json={"form": "xlsx"}).json()
    assert (german["language"], usual["language"]) == ("de", "en")
    assert german["id"] != usual["id"]
    again = client.post(f"{API}/runs/{run_id}/reports", json={"form": "xlsx", "language": "de"}).json()
    assert again["id"] == german["id"]


def test_a_language_that_there_is_not_is_refused_by_name(set_up: SetUp, client: TestClient, draft: Document) -> None:
    run_id = answered(set_up, client, draft)
    for response in (
        client.post(f"{API}/runs/{run_id}/reports", json={"language": "xx"}),
        client.get(f"{API}/runs/{run_id}/report?language=xx"),
    ):
        assert response.status_code == 422
        assert "en, de, es, fr, ja" in response.text
        assert "language" in response.text


@pytest.mark.parametrize("code", CODES)
def test_commands_and_addresses_are_the_same_in_every_language(code: str) -> None:
    section = unasked_section(Studies())
    assert section is not None
    *_, bullets = section.blocks
    assert isinstance(bullets, Bullets)
    for item, analysis in zip(bullets.items, ANALYSES.values(), strict=True):
        words = languages().localizer(code).text(item)
        assert f"stormsizer {analysis.command}" in words
        assert f"POST /api/v1/scenarios/…/{analysis.path}" in words


UNITS = frozenset(("IOPS", "MB/s", "ms", "GB", "GiB", "%"))
BRACKETED = re.compile(r"\[[^\[\]]*\]")


class Bracketing(Localizer):
    """Puts every rendered message into brackets."""

    def _text(self, value: str | Message) -> str:
        rendered = super()._text(value)
        return rendered if isinstance(value, str) else f"[{rendered}]"


def bracketing() -> Localizer:
    """The English localizer, with brackets."""
    folder = Path(seeds.__file__).parents[3] / "seed-data" / "languages" / "en"
    return Bracketing("en", [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))])


def outside_brackets(text: str) -> str:
    """What is left of a text without its messages."""
    while BRACKETED.search(text):
        text = BRACKETED.sub("", text)
    return text


def strings_in(value: Any) -> Iterator[str]:
    """Every string of a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for item in value.values() if isinstance(value, dict) else value:
            yield from strings_in(item)


def plain_texts(scenario: Scenario, answer: Simulation) -> list[str]:
    """Texts of the report that are neither messages nor names given by people, the catalog or the result."""
    context = context_from(seeds.seed_catalog(), "0199-run", finished_week.CREATED_AT, bracketing())
    report = build_report(answer.result, scenario, answer.trace, context)
    documents = (answer.result.model_dump(mode="json"), scenario.model_dump(mode="json"))
    names = {*UNITS, *names_of(answer.result, scenario, context), *strings_in(list(documents))}
    longest_first = sorted(names, key=len, reverse=True)
    left: list[str] = []

    def say(text: Text) -> str:
        words = context.localizer.text(text)
        rest = outside_brackets(words)
        for name in longest_first if re.search(r"[^\W\d_]", rest) else ():
            rest = rest.replace(name.strip(), "") if name.strip() else rest
        left.extend([words] if re.search(r"[^\W\d_]", rest) else [])
        return words

    said(report.model_dump(mode="json"), say)
    return left


def test_all_texts_of_a_report_are_messages(simulated: tuple[Scenario, Simulation]) -> None:
    assert plain_texts(*simulated) == []


def test_all_texts_of_charts_are_messages(simulated: tuple[Scenario, Simulation]) -> None:
    scenario, answer = simulated
    context = context_from(seeds.seed_catalog(), "0199-run", finished_week.CREATED_AT, bracketing())
    report = build_report(answer.result, scenario, answer.trace, context)
    charts = drawn(report, context.localizer.text)
    texts = [text for svg in charts.values() for text in re.findall(r"<text[^>]*>([^<]*)</text>", svg)]
    assert any("[" in text for text in texts)
    assert [text for text in texts if re.search(r"[^\W\d_]", outside_brackets(text))] == []
