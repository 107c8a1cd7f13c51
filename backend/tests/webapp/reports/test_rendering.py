"""The PDF: the figures of the result, the same bytes for the same run, nothing a user wrote interpreted."""

from __future__ import annotations

import io
import re
from datetime import timedelta
from typing import Any

import pytest
from pypdf import PdfReader

from stormsizer.model.scenario import Scenario
from stormsizer.simulation.result import Result
from tests.engine import seeds
from tests.engine.report import finished_studies, finished_week
from tests.webapp.reports.crowded_scenario import LONG_NAME, crowded_scenario
from webapp.reports.rendering import render_pdf


def rendered(scenario: Scenario, result: Result | None = None, **context: object) -> PdfReader:
    """The report of the hand-made week, opened."""
    week = result or finished_week.result(scenario)
    pdf = render_pdf(week, scenario, finished_week.trace(scenario), finished_week.context(**context))
    return PdfReader(io.BytesIO(pdf))


def words(reader: PdfReader) -> str:
    """All text of a PDF with single spaces; breaks put into long words are taken out again."""
    text = "\n".join(page.extract_text() for page in reader.pages)
    return re.sub(r"\s+", " ", text.replace("\u200b", ""))


def spoken(reader: PdfReader) -> str:
    """The cover's text for screen readers, in hexadecimal UTF-16."""
    contents = reader.pages[0].get_contents()
    assert contents is not None
    return b"".join(re.findall(rb"/ActualText ?<FEFF([0-9A-Fa-f]+)>", contents.get_data())).decode().lower()


@pytest.fixture(scope="module")
def acme_report() -> PdfReader:
    """The report of the hand-made week."""
    return rendered(seeds.acme_scenario(), organization="Acme Corporation")


def test_figures_on_the_page_match_the_result(acme_report: PdfReader) -> None:
    text = words(acme_report)
    for figure in ("3 of 4", "46,499 IOPS", "26,755 IOPS", "45% good, 52% fair, and 3% poor (mean 25 s)", "76%"):
        assert figure in text
    for row in ("15,203 11,552 29,965 251 127", "74.3 µs", "70.1 to 79.6 µs", "17,640"):
        assert row in text


def test_cover_has_the_version_every_page_its_number_and_none_the_run(acme_report: PdfReader) -> None:
    pages = acme_report.pages
    cover = pages[0].extract_text()
    assert all(fact in cover for fact in ("Stormsizer 0.1.0", "November 21, 2026, 09:30 UTC"))
    for number, page in enumerate(pages[1:], start=2):
        text = re.sub(r"\s+", " ", page.extract_text())
        assert f"Page {number} of {len(pages)}" in text
    everything = words(acme_report)
    assert "0197-run" not in everything
    assert "c0ffee123456" not in everything


def test_cover_is_followed_by_two_pages_for_the_decision_and_the_chapters(acme_report: PdfReader) -> None:
    cover, first, decision, second = (re.sub(r"\s+", " ", page.extract_text()) for page in acme_report.pages[:4])
    assert "Acme Corporation, fortnight on ONTAP 8.1" in cover
    for question in ("Goals met", "Goals missed", "Bottlenecks", "Recommended changes"):
        assert question in first
    assert "November 21, 2026, 09:30 UTC" in first
    for part in ("Risks and next steps", "To confirm with the customer"):
        assert part in decision
    assert "Contents" in second
    for chapter in ("The week", "Login experience", "Recommended configuration", "Assumptions", "Glossary"):
        assert chapter in second


def test_document_has_tags_a_title_and_a_language(acme_report: PdfReader) -> None:
    root: Any = acme_report.root_object
    assert root["/MarkInfo"]["/Marked"]
    assert root["/Lang"] == "en"
    assert acme_report.metadata is not None
    assert acme_report.metadata.title == "VDI storage sizing report: Acme Corporation, fortnight on ONTAP 8.1"
    xmp = root["/Metadata"].get_object().get_data().decode()
    assert "<pdfuaid:part>1</pdfuaid:part>" in xmp
    assert "<pdfaid:part>2</pdfaid:part>" in xmp
    assert "<pdfaid:conformance>A</pdfaid:conformance>" in xmp


def test_fonts_are_embedded_as_subsets_and_charts_are_vector_graphics(acme_report: PdfReader) -> None:
    fonts = set()
    for page in acme_report.pages:
        resources: Any = page["/Resources"]
        for font in (resources.get("/Font") or {}).values():
            descendant = font.get_object()["/DescendantFonts"][0].get_object()
            assert "/FontFile2" in descendant["/FontDescriptor"] or "/FontFile3" in descendant["/FontDescriptor"]
            fonts.add(str(descendant["/BaseFont"]))
        assert not list(page.images)
    assert {name.split("+")[1] for name in fonts} == {"Inter-Regular", "Inter-SemiBold"}


@pytest.mark.usefixtures("drawn_anew")
def test_the_same_run_gives_the_same_bytes() -> None:
    scenario = seeds.acme_scenario()
    result, trace, context = finished_week.result(scenario), finished_week.trace(scenario), finished_week.context()
    first = render_pdf(result, scenario, trace, context)
    assert render_pdf(result, scenario, trace, context) == first
    later = finished_week.context(created_at=finished_week.CREATED_AT + timedelta(seconds=1))
    assert render_pdf(result, scenario, trace, later) != first


PAYLOADS = (
    '#read("/etc/passwd")',
    "$x^2$ and _this_ and *that*",
    "<script>alert(1)</script>",
    "#import sys: inputs",
    "= Heading",
    "\\u{41}`raw`@label",
    "{{ 7 * 7 }} ${env}",
    "]]> --> </text>",
)


def test_markup_in_user_text_is_printed_literally() -> None:
    document = seeds.acme_document()
    document["name"], document["notes"] = PAYLOADS[0], "\n".join(PAYLOADS)
    document["pools"][0]["name"] = PAYLOADS[1]
    for event, payload in zip(document["events"], PAYLOADS, strict=False):
        event["name"] = event["notes"] = payload
    scenario = Scenario.model_validate(document)
    text = words(rendered(scenario, organization=PAYLOADS[2]))
    for payload in PAYLOADS:
        assert payload in text
    assert "root:" not in text


def test_other_scripts_are_printed_and_missing_fonts_are_reported() -> None:
    document = seeds.acme_document()
    document["name"] = "بنك الخليج, בנק לאומי, Страховая компания, 東京データセンター 한국"
    organization = "🚀 \u202e reversed \ue000 \ufeff \x07 全社展開"
    reader = rendered(Scenario.model_validate(document), organization=organization)
    text = words(reader)
    assert "Страховая компания" in text
    for name in ("東京データセンター", "全社展開"):
        assert name in text
    assert "(HANGUL, ROCKET)" in text
    assert "Missing characters are printed as boxes" in text
    assert all(c in text or c.encode("utf-16-be").hex() in spoken(reader) for c in "한국")
    fonts = {str(font) for page in reader.pages for font in fonts_of(page)}
    assert {"NotoSansJP-Regular", "NotoSansArabic-Regular", "NotoSansHebrew-Regular"} <= fonts


def fonts_of(page: Any) -> set[str]:
    """Names of the fonts of a page, without the tags of their subsets."""
    found = ((page["/Resources"].get("/Font") or {}).values()) if "/Resources" in page else ()
    return {
        str(font.get_object()["/BaseFont"]).removeprefix("/").split("+")[-1].removesuffix("-Identity-H")
        for font in found
    }


@pytest.mark.long
def test_names_in_one_script_each_need_no_note() -> None:
    document = seeds.acme_document()
    for event, name in zip(
        document["events"], ("ログイン 月曜日", "تسجيل الدخول", "כניסה", "เข้าสู่ระบบ", "लॉगिन"), strict=False
    ):
        event["name"] = name
    text = words(rendered(Scenario.model_validate(document)))
    assert "printed as boxes" not in text
    assert "ログイン 月曜日" in text


def test_characters_with_a_font_need_no_note(acme_report: PdfReader) -> None:
    assert "printed as boxes" not in words(acme_report)


@pytest.mark.long
def test_long_names_many_events_and_many_pools_fit_the_layout() -> None:
    scenario = crowded_scenario()
    reader = rendered(scenario, studies=finished_studies.studies(scenario), organization=LONG_NAME)
    assert ["Contents" in page.extract_text() for page in reader.pages[:4]] == [False, False, True, False]
    text = words(reader)
    assert "40 pools" in text
    assert text.count("ñ") == 4 * 2500
    assert LONG_NAME in text.replace(" ", "")


@pytest.mark.long
def test_hundreds_of_phases_with_long_names_fit_the_layout() -> None:
    scenario = crowded_scenario()
    week = finished_week.result(scenario)
    many = tuple(
        phase.model_copy(update={"id": f"{phase.id}-{i}", "label": f"{phase.label} {LONG_NAME}"})
        for i in range(75)
        for phase in week.phases
    )
    assert "200 of 300 phases" in words(rendered(scenario, week.model_copy(update={"phases": many})))


def test_result_without_recommendation_and_logins_can_be_printed() -> None:
    scenario = seeds.acme_scenario()
    week = finished_week.result(scenario)
    quiet = tuple(phase for phase in week.phases if phase.experience is None)
    result = week.model_copy(update={"phases": quiet, "recommendation": None, "assumptions": (), "warnings": ()})
    text = words(rendered(scenario, result, evidence_rows=(), sources={}, organization=None))
    assert "No user logs in during this calendar." in text
    assert "This report does not include a search for other configurations." in text
