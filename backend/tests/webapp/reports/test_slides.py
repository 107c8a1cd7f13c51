"""Slides: the figures of the report in native charts and tables, and the same bytes for the same run."""

from __future__ import annotations

import io
import re
import shutil
import struct
import subprocess
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from pptx import Presentation
from pptx.enum.chart import XL_CHART_TYPE
from pptx.util import Inches
from pypdf import PdfReader

from stormsizer.analysis.advice.answer import Advice, OriginalWindow
from stormsizer.evidence.rows import BacktestRow
from stormsizer.experience.grades import GoalStatus
from stormsizer.messages import formatting
from stormsizer.messages.terms import ONE_PART
from stormsizer.messages.text import Listing, Quantity, msg, sentences
from stormsizer.model.catalog.facts import NamedFact, facts_of
from stormsizer.model.scenario import Budget, Scenario
from stormsizer.recommendation.bill import bills_of
from stormsizer.recommendation.cost import prices_in_use
from stormsizer.recommendation.price_contents import budget_check
from stormsizer.recommendation.upgrade import upgrade_of
from stormsizer.report.blocks import Report
from stormsizer.report.branding import Branding
from stormsizer.report.document import build_report
from stormsizer.report.studies import Studies
from stormsizer.simulation.result import Assumption, Phase, Result, assumption_of
from stormsizer.simulation.states import state_verdict
from tests.engine import seeds
from tests.engine.report import finished_studies, finished_week
from tests.support.languages import english
from tests.webapp.reports.crowded_scenario import LONG_NAME, crowded_scenario
from webapp.core.languages import languages
from webapp.reports.slides import render_slides
from webapp.reports.slides.drawing.fitting import cut, fitted, n_lines
from webapp.reports.slides.drawing.layouts import logo_ratio
from webapp.reports.slides.excerpts import in_report
from webapp.reports.slides.slide import Line

NO_STUDIES = Studies()
DRAWING = "{http://schemas.openxmlformats.org/drawingml/2006/main}"


def png(width: int = 6, height: int = 2) -> bytes:
    """A small picture of one color."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    rows = (b"\x00" + b"\x3a\x4f\xc2" * width) * height
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


BRANDING = Branding(
    organization="Meridian Consulting",
    primary_color="#0b5d4a",
    accent_color="#b02a5b",
    cover_text="For the steering committee.",
    logo_png=png(),
)


def rendered(
    scenario: Scenario,
    result: Result | None = None,
    studies: Studies = NO_STUDIES,
    branding: Branding = BRANDING,
    **context: object,
) -> bytes:
    """Slides of the hand-made week."""
    week = result or finished_week.result(scenario)
    about = finished_week.context(**context)
    return render_slides(week, scenario, finished_week.trace(scenario), about, studies, branding)


def opened(content: bytes) -> Any:
    """Slides, read back."""
    return Presentation(io.BytesIO(content))


def plain(text: str) -> str:
    """A text with common spaces, without the breaks that were put into long words."""
    return re.sub(r"\s+", " ", text.replace("\u200b", "").replace("\u00a0", " "))


def titles(deck: Any) -> list[str]:
    """Return the text of the outline of a deck."""
    return [plain(slide.shapes.title.text_frame.text) for slide in deck.slides]


def texts(slide: Any) -> Iterator[str]:
    """All words on a slide."""
    for shape in slide.shapes:
        if shape.has_text_frame:
            yield plain(shape.text_frame.text)
        if shape.has_table:
            yield from (plain(cell.text_frame.text) for row in shape.table.rows for cell in row.cells)


def rows(slide: Any) -> list[list[str]]:
    """The words of the tables of a slide, the marks in front of them left out."""
    tables = [shape.table for shape in slide.shapes if shape.has_table]
    return [
        [plain(cell.text_frame.text).lstrip("●▲■ ") for cell in row.cells] for table in tables for row in table.rows
    ]


def charts(slide: Any) -> list[Any]:
    """The native charts of a slide."""
    return [shape.chart for shape in slide.shapes if shape.has_chart]


def slide_with(deck: Any, words: str) -> Any:
    """The slide whose title holds these words."""
    return next(slide for slide in deck.slides if words in plain(slide.shapes.title.text_frame.text))


@pytest.fixture(scope="module")
def acme_slides() -> bytes:
    """Slides of the hand-made week and of everything that was asked beyond it."""
    scenario = seeds.acme_scenario()
    return rendered(scenario, studies=finished_studies.studies(scenario), organization="Acme Corporation")


@pytest.fixture
def deck(acme_slides: bytes) -> Any:
    """They, opened."""
    return opened(acme_slides)


def test_slides_are_wide_and_few_with_distinct_titles_that_are_messages(deck: Any) -> None:
    assert (deck.slide_width, deck.slide_height) == (Inches(13.333), Inches(7.5))
    assert 12 <= len(deck.slides) <= 17
    found = titles(deck)
    assert len(set(found)) == len(found)
    assert found[0] == "Acme Corporation, fortnight on ONTAP 8.1"
    for message in (
        "Fail: not all goals are met",
        "All goals are met in 3 of 4 phases; logins in the slowest login event take 25 s on average",
        "Peak load: 46,499 IOPS during Mon, Jun 6 07:00 Reboot all VMs",
        "Mon, May 30 08:00 First login: 45% good, 52% fair, and 3% poor (mean 25 s)",
        "1 phase misses goals: Mon, May 30 08:00 First login",
        "Controller CPU at 95% is what people wait for",
        "Two controllers with 72 drives are the cheapest configuration that keeps every goal",
        "1 of 1 independent measured values are within tolerance",
        "Predictions are model means, not guarantees",
    ):
        assert message in found


def test_slides_and_notes_have_no_commands_addresses_or_ids(deck: Any) -> None:
    for slide in deck.slides:
        words = " ".join((*texts(slide), slide.notes_slide.notes_text_frame.text))
        assert not re.search(r"0197-run|c0ffee123456|/api/|stormsizer [a-z]|fio", words)


def test_cover_has_author_customer_and_date(deck: Any) -> None:
    words = " ".join(texts(deck.slides[0]))
    assert "Meridian Consulting for Acme Corporation" in words
    assert "For the steering committee." in words
    assert "November 21, 2026, 09:30 UTC · Stormsizer 0.1.0" in words
    (logo,) = [shape for shape in deck.slides[0].shapes if shape.name == "Logo"]
    assert logo.width / logo.height == pytest.approx(3.0, rel=0.01)


def test_titles_are_placeholders_of_two_layouts(deck: Any) -> None:
    assert [layout.name for layout in deck.slide_layouts] == ["Cover", "Message"]
    assert all(slide.shapes.title is not None for slide in deck.slides)
    for slide in list(deck.slides)[1:]:
        kinds = {shape.element.ph.get("type") for shape in slide.placeholders}
        assert {"title", "ftr", "sldNum"} <= kinds
        assert all(shape.text_frame.text for shape in slide.placeholders)


def test_table_figures_match_the_result(deck: Any) -> None:
    found = rows(slide_with(deck, "1 phase misses goals"))
    reboot = next(row for row in found if "Reboot" in row[0])
    assert reboot[1:8] == ["2,500", "36,085", "5,432", "46,499", "12", "14", "takes 21 min"]
    first = found[1]
    assert first[0] == "Mon, May 30 08:00 First login"
    assert first[7:] == ["45% good, mean 25 s", "Good logins 45% (goal: at least 90%)"]
    chosen = rows(slide_with(deck, "Two controllers"))
    assert ["Controllers", "1", "2", "changed"] in chosen
    assert ["Drives", "48 × fc-450gb-15k", "72 × fc-450gb-15k", "changed"] in chosen
    assert any("Controller CPU 95% (goal: at most 90%)" in row[1] for row in chosen)


def test_week_is_shown_in_two_line_charts_that_preserve_every_peak(deck: Any) -> None:
    load, felt = charts(slide_with(deck, "Peak load"))
    assert load.chart_type == felt.chart_type == XL_CHART_TYPE.LINE
    highest, mean = load.plots[0].series
    trace = finished_week.trace(seeds.acme_scenario())
    peak = (trace.column("reads_iops") + trace.column("writes_iops")).max()
    assert max(value for value in highest.values if value is not None) == pytest.approx(peak, rel=1e-4)
    assert len(list(load.plots[0].categories)) == 224
    assert list(load.plots[0].categories)[:17:8] == ["Sun, May 29", "Sun, May 29 12:00", "Mon, May 30"]
    assert all(a is None or a >= b * 0.9999 for a, b in zip(highest.values, mean.values, strict=True))
    assert [series.name for series in felt.plots[0].series] == ["Highest", "Mean", "Goal: 20 ms"]
    assert None in felt.plots[0].series[1].values  # nothing is served while the array is out


def test_logins_are_shown_as_stacked_bars_in_grade_colors(deck: Any) -> None:
    (chart,) = charts(slide_with(deck, "First login: 45%"))
    assert chart.chart_type == XL_CHART_TYPE.BAR_STACKED
    good, fair, poor = chart.plots[0].series
    assert [str(series.format.fill.fore_color.rgb) for series in (good, fair, poor)] == ["009E73", "E69F00", "D55E00"]
    assert [series.values[0] for series in (good, fair, poor)] == pytest.approx([0.452, 0.519, 0.029])
    assert "Mon, May 30 08:00 First login (mean 25 s)" in list(chart.plots[0].categories)


def test_worst_login_is_in_the_title_and_the_number_of_logins_matches_the_chart() -> None:
    """Thirteen mornings; the fastest is the only one with poor logins: it is not drawn, but mentioned."""
    scenario = seeds.acme_scenario()
    week = finished_week.result(scenario)
    first = next(phase for phase in week.phases if phase.experience is not None)
    mornings = [
        first.model_copy(
            update={
                "id": f"morning-{n}",
                "label": f"Morning {n}",
                "experience": finished_week.experience(0.98, 0.02, 20.0 + n)
                if n
                else finished_week.experience(0.5, 0.3, 19.0),
            }
        )
        for n in range(13)
    ]
    many = opened(rendered(scenario, week.model_copy(update={"phases": tuple(mornings)})))
    slide = slide_with(many, "Morning 0: 50%")
    assert "The 12 slowest of 13 login events are shown." in " ".join(texts(slide))
    assert not any("Morning 0 " in name for name in charts(slide)[0].plots[0].categories)
    alike = [first.model_copy(update={"id": f"of-{n}", "pool_ids": (f"pool-{n}",)}) for n in range(13)]
    together = opened(rendered(scenario, week.model_copy(update={"phases": tuple(alike)})))
    assert "login events are shown" not in " ".join(texts(slide_with(together, "45% good")))


def test_price_per_desktop_names_the_number_of_desktops(deck: Any) -> None:
    words = " ".join(text for slide in deck.slides for text in texts(slide))
    assert "Prices per desktop are based on 2,500 desktops." in words


def test_every_analysis_has_a_slide(acme_slides: bytes) -> None:
    scenario = seeds.acme_scenario()
    asked, nothing = opened(acme_slides), opened(rendered(scenario))
    assert len(asked.slides) == len(nothing.slides) + 5
    words = [" ".join(texts(slide)) for slide in asked.slides]
    studies = finished_studies.studies(scenario)
    assert studies.shortlist is not None
    assert studies.advice is not None
    for family in studies.shortlist.families:
        assert any(family.recommendation.model_name in slide for slide in words)
    assert any(english(studies.advice.changes[0].words) in slide for slide in words)
    assert studies.runway is not None
    assert any(f"{studies.runway.most_desktops:,}" in slide for slide in words)
    assert any("Most influential inputs" in slide for slide in words)


def test_advice_of_an_earlier_version_states_its_version_on_its_slide() -> None:
    scenario = seeds.acme_scenario()
    earlier = {"earlier_advice": finished_studies.earlier_advice()}
    asked = finished_studies.studies(scenario).model_copy(update=earlier)
    slides = (" ".join(texts(slide)) for slide in opened(rendered(scenario, studies=asked)).slides)
    (words,) = (each for each in slides if "Version 3:" in each)
    assert "Calculated for version 3, before the changes in this version." in words
    assert "Applied in this version." in words


def test_reboot_windows_have_a_slide_with_the_figures_of_the_report() -> None:
    scenario = seeds.acme_scenario()
    windows = finished_studies.reboot_windows()
    advice = finished_studies.advice(scenario).model_copy(update={"reboot_windows": windows})
    slide = slide_with(opened(rendered(scenario, studies=Studies(advice=advice))), "Plan a reboot window of 22 min")
    assert plain(slide.shapes.title.text) == "Plan a reboot window of 22 min: 3 min 12 s instead of 31 min as simulated"
    head, london, new_york = rows(slide)
    assert head == [
        "Event", "As scheduled", "Shortest, all components", "Shortest, one component failed", "Window to plan",
        "Desktops at a time", "Desktops per minute", "Bottleneck",
    ]  # fmt: skip
    assert london == [
        "Reboot, London", "30 min", "3 min 12 s", "5 min 58 s",
        "22 min with 90% probability; 5 min 58 s as simulated; goal: 1 h",
        "1,066 533 in this pool", "167", "Bottleneck: host CPU at 97%; it limits how fast desktops power on.",
    ]  # fmt: skip
    assert new_york[:2] == ["Reboot, New York", "31 min"]
    assert all(english(window.sentence) in " ".join(texts(slide)) for window in windows)
    table = in_report(report_with(advice), "reboot-windows")
    assert table is not None
    words = [[plain(f"{english(cell.text)} {english(cell.note)}").strip() for cell in row] for row in table.rows]
    assert words == [london, new_york]
    without = opened(rendered(scenario, studies=Studies(advice=finished_studies.advice(scenario))))
    assert not any("Reboot window" in text for each in without.slides for text in texts(each))


def test_title_of_reboot_windows_of_earlier_advice_states_the_duration_in_the_plan() -> None:
    scenario = seeds.acme_scenario()
    original = OriginalWindow(scenario_version=3, now_s=1860.0)
    windows = tuple(
        window.model_copy(update={"original": original, "now_s": 192.0}) for window in finished_studies.reboot_windows()
    )
    advice = finished_studies.advice(scenario).model_copy(update={"reboot_windows": windows})
    studies = Studies(advice=advice, earlier_advice=finished_studies.earlier_advice())
    slide = slide_with(opened(rendered(scenario, studies=studies)), "Plan a reboot window of 22 min")
    title = plain(slide.shapes.title.text)
    assert title == "Plan a reboot window of 22 min: 3 min 12 s in this plan, 31 min before (version 3)"


def report_with(advice: Advice) -> Report:
    """The report of the finished week with advice."""
    scenario = seeds.acme_scenario()
    context = replace(finished_week.context(), studies=Studies(advice=advice))
    return build_report(finished_week.result(scenario), scenario, finished_week.trace(scenario), context)


def test_sensitivity_is_shown_as_bars_to_both_sides_with_the_figures_of_the_report(deck: Any) -> None:
    asked = finished_studies.sensitivity(seeds.acme_scenario())
    slide = next(slide for slide in deck.slides if any("Margin at" in s.name for c in charts(slide) for s in c.series))
    (chart,) = charts(slide)
    low, high = chart.plots[0].series
    assert next(iter(chart.plots[0].categories)).startswith("Desktops")
    telling = [each for each in asked.inputs if each.swing > 0]
    assert list(low.values) == [each.low.margin if each.low else None for each in telling]
    assert list(high.values) == [each.high.margin if each.high else None for each in telling]
    assert chart.value_axis.minimum_scale is None
    assert any(row[0] == "Desktops" and row[3].startswith("1,679") for row in rows(slide))


def test_figures_match_the_blocks_of_the_report(deck: Any) -> None:
    scenario = seeds.acme_scenario()
    report = build_report(
        finished_week.result(scenario), scenario, finished_week.trace(scenario), finished_week.context()
    )
    words = list(texts(slide_with(deck, "3 of 4 phases")))
    for figure in report.verdict.key_figures:
        lines = [plain(english(line)) for line in (figure.label, figure.value, figure.note)]
        assert any(all(line in text for line in lines) for text in words)
    verdict = " ".join(texts(deck.slides[1]))
    assert all(plain(english(point)) in verdict for answer in report.verdict.answers for point in answer.points)
    chosen = in_report(report, "recommended-configuration")
    assert chosen is not None
    shown = rows(slide_with(deck, "Two controllers"))
    assert all([english(cell.text) for cell in row] in shown for row in chosen.rows)


def test_bill_of_materials_is_shown_with_the_recommendation() -> None:
    scenario = seeds.acme_scenario()
    week = finished_week.result(scenario)
    bills = bills_of(scenario, week.recommendation, seeds.seed_catalog())
    content = render_slides(
        week, scenario, finished_week.trace(scenario), finished_week.context(), NO_STUDIES, BRANDING, bills
    )
    shown = rows(slide_with(opened(content), "Two controllers"))
    bill = bills.recommended
    assert bill is not None
    parts = [row for row in shown if row[0] in [english(line.part) for line in bill.lines]]
    assert [row[1] for row in parts] == [formatting.number(line.quantity, 4) for line in bill.lines]
    (total,) = [row for row in shown if row[0] == "Total"]
    assert total[2] == formatting.number(bill.price, 3)


def test_upgrade_and_budget_are_shown_with_the_recommendation() -> None:
    scenario, catalog = seeds.acme_scenario(), seeds.seed_catalog()
    scenario = scenario.model_copy(update={"installed_array": scenario.array, "budget": Budget(amount=100_000)})
    week = finished_week.result(scenario)
    assert week.recommendation is not None
    chosen = week.recommendation.chosen.configuration
    update = {
        "upgrade": upgrade_of(chosen, scenario.installed_array, scenario.hosts, catalog),
        "budget": budget_check(scenario, 89_600.0, prices_in_use(catalog)),
    }
    week = week.model_copy(update={"recommendation": week.recommendation.model_copy(update=update)})
    bills = bills_of(scenario, week.recommendation, catalog)
    content = render_slides(
        week, scenario, finished_week.trace(scenario), finished_week.context(), NO_STUDIES, BRANDING, bills
    )
    slide = slide_with(opened(content), "Two controllers")
    words = " ".join(texts(slide))
    assert "Additions to the installed array (NetApp FAS3270): 1 controller" in words
    assert "10,400 USD below the budget of 100,000 USD over 3 years." in words
    (head,) = [row for row in rows(slide) if row[0] == "Part"]
    assert head[2] == "Installed"
    (drives,) = [row for row in rows(slide) if row[0] == "450 GB 15K FC"]
    assert drives[2] == "48"


def test_sufficient_installed_array_is_the_title_and_its_parts_have_no_prices() -> None:
    scenario, catalog = seeds.acme_scenario(), seeds.seed_catalog()
    scenario = scenario.model_copy(update={"installed_array": scenario.array})
    week = finished_week.result(scenario)
    assert week.recommendation is not None
    chosen = week.recommendation.chosen.model_copy(update={"configuration": scenario.array, "price": 0.0})
    upgrade = upgrade_of(scenario.array, scenario.installed_array, scenario.hosts, catalog)
    answer = week.recommendation.model_copy(update={"holds": True, "chosen": chosen, "upgrade": upgrade})
    week = week.model_copy(update={"recommendation": answer})
    bills = bills_of(scenario, answer, catalog)
    content = render_slides(
        week, scenario, finished_week.trace(scenario), finished_week.context(), NO_STUDIES, BRANDING, bills
    )
    slide = slide_with(opened(content), "The installed array (NetApp FAS3270) is sufficient")
    (head,) = [row for row in rows(slide) if row[0] == "Part"]
    assert "Price" not in " ".join(head)
    assert "illustrative" not in " ".join(texts(slide))


def test_evidence_is_shown_as_a_logarithmic_scatter_chart_with_its_numbers() -> None:
    (row,) = finished_week.context().evidence_rows
    assert isinstance(row, BacktestRow)
    measured = (25.0, 0.5, 4_000.0, 12.0, 90.0)
    checks = tuple(
        row.model_copy(update={"measured": value, "predicted": value * 1.1, "within": value < 1000})
        for value in measured
    )
    deck = opened(rendered(seeds.acme_scenario(), evidence_rows=checks))
    slide = slide_with(deck, "4 of 5 independent measured values")
    (chart,) = charts(slide)
    assert chart.chart_type == XL_CHART_TYPE.XY_SCATTER
    inside, beyond, equal = chart.plots[0].series
    assert list(inside.values) == pytest.approx([27.5, 0.55, 13.2, 99.0])
    assert list(beyond.values) == pytest.approx([4_400.0])
    assert list(equal.values) == [0.5, 4_400.0]
    assert chart.element.xpath("count(.//c:logBase[@val='10'])") == 2
    assert rows(slide)[1][-1] == "outside"
    with zipfile.ZipFile(io.BytesIO(chart.part.chart_workbook.xlsx_part.blob)) as book:
        sheet = book.read("xl/worksheets/sheet1.xml").decode()
    for series in chart.plots[0].series:
        (first,) = series._element.xpath("./c:yVal//c:f")
        cell = re.search(r"\$B\$(\d+):", first.text)
        assert cell is not None
        number = re.search(rf'r="B{cell[1]}"[^>]*><v>([^<]+)</v>', sheet)
        assert number is not None
        assert float(number[1]) == pytest.approx(series.values[0])


def test_charts_contain_workbooks_with_the_same_numbers_and_without_formulas(acme_slides: bytes) -> None:
    deck = opened(acme_slides)
    n_charts = 0
    for slide in deck.slides:
        for chart in charts(slide):
            n_charts += 1
            with zipfile.ZipFile(io.BytesIO(chart.part.chart_workbook.xlsx_part.blob)) as book:
                sheet = book.read("xl/worksheets/sheet1.xml").decode()
                assert "2026-11-21T09:30:00Z" in book.read("docProps/core.xml").decode()
                assert "<f>" not in sheet
                series = chart.plots[0].series[0]
                (value,) = [value for value in series.values if value is not None][:1]
                numbers = [float(number) for number in re.findall(r"<v>([^<]+)</v>", sheet)]
                assert any(number == pytest.approx(value, rel=1e-9) for number in numbers)
    assert n_charts >= 5


def test_theme_uses_the_colors_of_the_organization(acme_slides: bytes) -> None:
    with zipfile.ZipFile(io.BytesIO(acme_slides)) as package:
        themes = [name for name in package.namelist() if name.startswith("ppt/theme/")]
        theme = next(text for text in (package.read(name).decode() for name in themes) if 'name="Stormsizer"' in text)
        slides = [package.read(name).decode() for name in package.namelist() if name.startswith("ppt/slides/slide")]
    assert '<a:accent1><a:srgbClr val="0B5D4A"/></a:accent1>' in theme
    assert '<a:accent2><a:srgbClr val="B02A5B"/></a:accent2>' in theme
    assert not any("0B5D4A" in slide or "B02A5B" in slide for slide in slides)
    assert any('schemeClr val="accent1"' in slide for slide in slides)


def test_light_covers_have_dark_text_and_faint_colors_are_darkened_in_charts() -> None:
    light = BRANDING.model_copy(update={"primary_color": "#ffee00", "logo_png": None})
    content = rendered(seeds.acme_scenario(), branding=light)
    with zipfile.ZipFile(io.BytesIO(content)) as package:
        layouts = [package.read(n).decode() for n in package.namelist() if n.startswith("ppt/slideLayouts/slideLayout")]
        themes = "".join(package.read(n).decode() for n in package.namelist() if n.startswith("ppt/theme/"))
    cover = next(layout for layout in layouts if 'name="Cover"' in layout)
    assert '<a:schemeClr val="tx1"/>' in cover
    assert '<a:dk2><a:srgbClr val="FFEE00"/></a:dk2>' in themes
    assert '<a:accent1><a:srgbClr val="FFEE00"/></a:accent1>' not in themes


def test_invalid_logo_is_left_out() -> None:
    for logo in (b"\x89PNG\r\n\x1a\n" + b"\x00" * 40, png()[:29] + b"broken", png(60_000, 1), png()[:20]):
        assert logo_ratio(logo) is None
        broken = BRANDING.model_copy(update={"logo_png": logo})
        cover = opened(rendered(seeds.acme_scenario(), branding=broken)).slides[0]
        assert "Logo" not in [shape.name for shape in cover.shapes]


def test_pictures_charts_and_tables_have_descriptions_and_every_slide_has_notes(deck: Any) -> None:
    for slide in deck.slides:
        for shape in slide.shapes:
            if shape.shape_type is not None and (shape.has_chart or shape.has_table or shape.name == "Logo"):
                (properties,) = shape.element.xpath(".//p:cNvPr")
                assert len(properties.get("descr", "")) >= 4
        assert "Stormsizer simulation, created on" in slide.notes_slide.notes_text_frame.text


def test_document_has_a_title_a_language_and_a_date(deck: Any) -> None:
    properties = deck.core_properties
    assert properties.title == "VDI storage sizing report: Acme Corporation, fortnight on ONTAP 8.1"
    assert properties.author == "Meridian Consulting"
    assert properties.language == "en-US"
    assert properties.created == properties.modified == finished_week.CREATED_AT.replace(tzinfo=None)
    assert properties.keywords.startswith("Stormsizer ")
    languages = {run.get("lang") for slide in deck.slides for run in slide.element.iter(f"{DRAWING}rPr")}
    assert languages == {"en-US"}


def test_slides_have_no_run_id(acme_slides: bytes) -> None:
    with zipfile.ZipFile(io.BytesIO(acme_slides)) as package:
        assert not [name for name in package.namelist() if b"0197-run" in package.read(name)]


def test_the_same_run_gives_the_same_bytes(acme_slides: bytes) -> None:
    scenario = seeds.acme_scenario()
    studies = finished_studies.studies(scenario)
    assert rendered(scenario, studies=studies, organization="Acme Corporation") == acme_slides
    with zipfile.ZipFile(io.BytesIO(acme_slides)) as package:
        names = package.namelist()
        assert names == sorted(names)
        assert {member.date_time for member in package.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        assert not [name for name in names if "thumbnail" in name or "printer" in name]
    later = finished_week.CREATED_AT + timedelta(seconds=1)
    assert rendered(scenario, studies=studies, organization="Acme Corporation", created_at=later) != acme_slides


PAYLOADS = (
    '=HYPERLINK("http://evil.example")',
    "https://evil.example/login",
    "<script>alert(1)</script>",
    "]]> --> </a:t>",
    "_x0041_ {{ 7 * 7 }} ${env}",
    "bell \x07 vertical \x0b noncharacter \uffff",
)


def test_markup_in_user_text_is_shown_literally() -> None:
    document = seeds.acme_document()
    document["name"] = PAYLOADS[0]
    document["pools"][0]["name"] = PAYLOADS[2]
    for event in document["events"]:
        event["name"] = PAYLOADS[0] if event["id"] == "first-login" else PAYLOADS[1]
    scenario = Scenario.model_validate(document)
    week = finished_week.result(scenario)
    for payload in PAYLOADS:
        named = week.model_copy(
            update={"phases": tuple(phase.model_copy(update={"label": payload}) for phase in week.phases)}
        )
        content = rendered(scenario, named, organization=payload)
        deck = opened(content)
        with zipfile.ZipFile(io.BytesIO(content)) as package:
            relations = [package.read(name).decode() for name in package.namelist() if name.endswith(".rels")]
        assert not any("hyperlink" in relation or "External" in relation for relation in relations)
        for slide in deck.slides:
            for chart in charts(slide):
                with zipfile.ZipFile(io.BytesIO(chart.part.chart_workbook.xlsx_part.blob)) as book:
                    assert "<f>" not in book.read("xl/worksheets/sheet1.xml").decode()
                    assert "xl/worksheets/_rels/sheet1.xml.rels" not in book.namelist()
        shown = payload if payload.isprintable() else "bell � vertical"
        assert any(shown in words for slide in deck.slides for words in texts(slide))


def crowded() -> tuple[Scenario, Result]:
    """A scenario that fills every page, and a week of more phases and warnings than it has."""
    scenario = crowded_scenario()
    week = finished_week.result(scenario)
    phases = tuple(
        phase.model_copy(update={"id": f"{phase.id}-{i}", "label": f"{i} {phase.label} {LONG_NAME}"})
        for i in range(50)
        for phase in week.phases
    )
    warnings = week.warnings * 60
    return scenario, week.model_copy(update={"phases": phases, "warnings": warnings})


def outside(deck: Any) -> list[str]:
    """Shapes that reach beyond their slide."""
    found = []
    for number, slide in enumerate(deck.slides, start=1):
        for shape in slide.shapes:
            height = sum(row.height for row in shape.table.rows) if shape.has_table else shape.height
            if (
                min(shape.left, shape.top) < 0
                or shape.left + shape.width > deck.slide_width
                or shape.top + height > deck.slide_height
            ):
                found.append(f"{number}: {shape.name}")
    return found


def overflowing(deck: Any) -> list[str]:
    """Boxes of words whose paragraphs, at their sizes, take more room than there is."""
    found = []
    for number, slide in enumerate(deck.slides, start=1):
        for shape in slide.shapes:
            if not shape.has_text_frame or shape.is_placeholder:
                continue
            frame = shape.text_frame
            width = (shape.width - frame.margin_left - frame.margin_right) / 12_700
            room = (shape.height - frame.margin_top - frame.margin_bottom) / 12_700
            used = sum(
                n_lines(paragraph.text, width - 12, paragraph.runs[0].font.size.pt) * paragraph.line_spacing.pt
                for paragraph in frame.paragraphs
                if paragraph.runs
            )
            if used > room * 1.15:
                found.append(f"{number}: {shape.name}")
    return found


def test_long_names_many_events_and_many_pools_fit_on_few_slides() -> None:
    scenario, week = crowded()
    branding = BRANDING.model_copy(update={"organization": "M" * 200, "cover_text": "cover " * 330})
    studies = finished_studies.studies(scenario)
    deck = opened(rendered(scenario, week, studies, branding, organization="A" * 200))
    assert len(deck.slides) <= 20
    assert not outside(deck)
    assert not overflowing(deck)
    found = titles(deck)
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("code", ["de", "ja", *(pytest.param(each, marks=pytest.mark.long) for each in ("es", "fr"))])
def test_slides_in_other_languages_fit_and_have_distinct_titles(code: str) -> None:
    scenario = seeds.acme_scenario()
    studies = finished_studies.studies(scenario)
    deck = opened(rendered(scenario, studies=studies, localizer=languages().localizer(code)))
    assert not outside(deck)
    assert not overflowing(deck)
    found = titles(deck)
    assert len(set(found)) == len(found)
    words = " ".join(text for slide in deck.slides for text in texts(slide))
    assert "slide-" not in words
    assert "report-" not in words


@pytest.mark.parametrize("code", ["en", "de", "es", "fr", "ja"])
def test_longest_verdict_is_shown_in_full(code: str) -> None:
    """A verdict with its worst phase, planned states, constraint, confidence, and a warning."""
    scenario, localizer = seeds.acme_scenario(), languages().localizer(code)
    week = finished_week.result(scenario)
    phase = f"{week.phases[-1].label} of the desktops for production planning, day 5 at 08:30"
    parts = Listing(tuple(ONE_PART.values()), "or")
    share = Quantity(0.873, "fraction")
    logins = {"good": share, "fair": share, "poor": share, "mean": Quantity(75.0, "s")}
    verdict = sentences(
        msg("verdict-all-phases-met", n=128),
        msg("verdict-worst-logins", phase=phase, **logins),
        msg("verdict-planned-both-met", year="2031", n=1_598, parts=parts),
        msg("verdict-host-cpu-unchecked"),
        msg("verdict-capacity-nearest", free=share, goal=share, margin=share),
        msg("confidence-toss-up", probability=share),
        msg("confidence-guest-time-assumed", guest=logins["mean"], mean=logins["mean"], probability=share),
        msg("confidence-least-likely-then", goal="Good logins", phase=phase),
        msg("confidence-price-guest-time", probability=share, goals="Good logins"),
    )
    long = week.model_copy(update={"verdict": week.verdict.model_copy(update={"sentence": verdict})})
    deck = opened(rendered(scenario, long, finished_studies.studies(scenario), localizer=localizer))
    shown = list(texts(deck.slides[1]))
    assert any(plain(localizer.text(verdict)) in words for words in shown)
    assert not [words for words in shown if "…" in words]
    assert not outside(deck)
    assert not overflowing(deck)


@pytest.mark.parametrize(
    ("text", "lines"), [("availability of desktops " * 9, 2), ("Verfügbarkeit: Anmeldung, " * 9, 1)]
)
def test_truncated_text_ends_after_a_whole_word(text: str, lines: int) -> None:
    shown = cut(text, 200, 12, lines)
    assert shown.endswith("…")
    assert text.startswith(f"{shown.removesuffix('…')} ")


def test_other_scripts_are_shown_and_fit() -> None:
    document = seeds.acme_document()
    document["name"] = "بنك الخليج, בנק לאומי, Страховая компания, 東京データセンター 한국"
    for event in document["events"]:
        event["name"] = "東京データセンター全社展開" * 8
    scenario = Scenario.model_validate(document)
    deck = opened(rendered(scenario, organization="🚀 \u202e reversed \ue000 \ufeff 全社展開"))
    assert titles(deck)[0] == document["name"]
    assert not outside(deck)
    assert not overflowing(deck)


def test_phases_continue_on_the_next_slide_worst_first() -> None:
    scenario = seeds.acme_scenario()
    week = finished_week.result(scenario)
    many = tuple(phase.model_copy(update={"id": f"{phase.id}-{i}", "label": f"{i} {phase.label}"})
                 for i in range(4) for phase in week.phases)  # fmt: skip
    verdict = week.verdict.model_copy(update={"n_phases": 16, "n_holding": 12})
    deck = opened(rendered(scenario, week.model_copy(update={"phases": many, "verdict": verdict})))
    first, second = slide_with(deck, "4 phases miss goals"), slide_with(deck, "Rows 13 to 16")
    assert len(rows(first)) == 13
    assert len(rows(second)) == 5
    assert ["First login" in row[0] for row in rows(first)[1:6]] == [True, True, True, True, False]


def test_week_without_search_logins_or_evidence_still_yields_slides() -> None:
    scenario = seeds.acme_scenario()
    week = finished_week.result(scenario)
    quiet = tuple(phase for phase in week.phases if phase.experience is None)
    result = week.model_copy(update={"phases": quiet, "recommendation": None, "assumptions": (), "warnings": ()})
    deck = opened(rendered(scenario, result, evidence_rows=(), sources={}, organization=None, branding=Branding()))
    assert "No configuration search was run for this report" in titles(deck)
    empty = week.model_copy(update={"phases": (), "recommendation": None})
    assert "No I/O in this calendar" in titles(opened(rendered(scenario, empty)))


@pytest.mark.parametrize("text", ["plain words " * 40, "W" * 400, "東京データセンター" * 40, "a/b-c" * 80, ""])
def test_truncated_text_fits_into_the_given_lines(text: str) -> None:
    for lines in (1, 2, 5):
        shown = cut(text, 200, 12, lines)
        assert n_lines(shown, 200, 12) <= lines
        assert shown == text or shown.endswith("…")


def test_font_size_is_reduced_before_text_is_truncated() -> None:
    line = Line("word " * 30, 14)
    (whole,) = fitted((line,), 400, 40)
    assert whole.text == line.text
    assert whole.size < 14
    (short,) = fitted((line,), 400, 15)
    assert short.text.endswith("…")


@pytest.mark.long
def test_office_program_opens_the_slides(acme_slides: bytes, tmp_path: Path) -> None:
    office = shutil.which("soffice")
    if office is None:
        pytest.skip("LibreOffice (soffice) is not installed: the slides were not opened")
    path = tmp_path / "slides.pptx"
    path.write_bytes(acme_slides)
    home = f"-env:UserInstallation=file://{tmp_path}/home"
    command = [office, home, "--headless", "--convert-to", "pdf", "--outdir", str(tmp_path), str(path)]
    subprocess.run(command, check=True, capture_output=True, timeout=600)
    pages = PdfReader(tmp_path / "slides.pdf").pages
    assert len(pages) == len(opened(acme_slides).slides)
    words = plain(" ".join(page.extract_text() for page in pages))
    assert "46,499 IOPS" in words
    assert "First login" in words


def test_planned_states_and_profile_containers_are_shown() -> None:
    scenario = seeds.acme_scenario()
    pools = tuple(
        pool.model_copy(update={"profile_containers": "array", "profile_container_gib_per_desktop": 30.0})
        for pool in scenario.pools
    )
    scenario = scenario.model_copy(update={"pools": pools})
    week = finished_week.result(scenario)
    without = state_verdict(week.verdict, "In 2029 with 1,598 desktops", 1598, year=2029)
    failed = without.model_copy(update={"label": "With one controller failed", "status": GoalStatus.FAILS})
    week = week.model_copy(update={"states": (without.model_copy(update={"status": GoalStatus.PASSES}), failed)})
    content = render_slides(
        week, scenario, finished_week.trace(scenario), finished_week.context(), NO_STUDIES, BRANDING
    )
    slide = slide_with(opened(content), "All goals are met in 1 of 2 states")
    shown = rows(slide)
    assert [row[0] for row in shown if row[0] in ("In 2029 with 1,598 desktops", "With one controller failed")]
    (head,) = [row for row in shown if row[0] == "Pool"]
    assert any("Profile container (FSLogix)" in label for label in head)
    assert any("30" in row[-1] and "on the same array" in row[-1] for row in shown)


def test_calendar_without_planned_states_and_containers_has_no_slide_about_them() -> None:
    found = titles(opened(rendered(seeds.acme_scenario())))
    assert not [title for title in found if "states" in title]


def test_assumed_values_of_phases_that_occur_are_listed_by_range_without_repeated_reasons() -> None:
    scenario, catalog = seeds.acme_scenario(), seeds.seed_catalog()
    week = finished_week.result(scenario)
    profile = catalog.workloads["windows11-knowledge"]
    login = next(named for named in facts_of(profile) if named.path.startswith("tuesday_login."))
    steady = next(named for named in facts_of(profile) if named.path.startswith("steady_state."))

    def assumed(named: NamedFact, reasoning: str, low: float, high: float) -> Assumption:
        update = {"value": 10.0, "low": low, "high": high, "origin": "assumed", "reasoning": reasoning, "source": ""}
        return assumption_of(profile, named).model_copy(update=update)

    facts = (
        assumed(steady, "As the other profile.", 9.0, 11.0),
        assumed(login, "Of an event that is not in the calendar.", 1.0, 90.0),
        assumed(steady, "A guess.", 5.0, 30.0),
        assumed(steady, "As the other profile.", 8.0, 12.0),
    )
    phases = tuple(phase for phase in week.phases if phase.phase is not Phase.TUESDAY_LOGIN)
    steady_phase = phases[0].model_copy(update={"id": "steady", "phase": Phase.STEADY_STATE})
    week = week.model_copy(update={"assumptions": facts, "phases": (*phases, steady_phase)})
    shown = rows(slide_with(opened(rendered(scenario, week)), "assumed"))
    assert [row[-1] for row in shown[1:]] == ["A guess.", "As the other profile."]
    assert "8" in shown[2][2]
    assert "12" in shown[2][2]
    assert "1 more value for the same reason" in shown[2][0]
