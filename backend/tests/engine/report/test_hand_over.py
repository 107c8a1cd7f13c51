"""Cover, colors, bill of materials and verification of a report."""

from __future__ import annotations

import re

import pytest
from pydantic import ValidationError

from stormsizer.messages import formatting
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.bill import Bill, bill_of, bills_of
from stormsizer.recommendation.configuration_cost import configuration_cost
from stormsizer.report.blocks import Block, Code, Paragraph, Report, Table
from stormsizer.report.branding import DEFAULT_COLOR, MOST_LOGO_BYTES, PNG_BEGINS, Branding
from stormsizer.report.colors import LEAST_CONTRAST, contrast, ink_on
from stormsizer.report.document import build_report
from stormsizer.report.sections.decisions.bill_of_materials import materials_blocks
from stormsizer.report.sections.results.phases import felt_words
from stormsizer.report.sections.sources.verification import file_stem
from stormsizer.simulation.result import Result
from tests.engine import seeds
from tests.engine.report import finished_studies, finished_week
from tests.support.languages import english, in_english


def png(width: int = 2, height: int = 2) -> bytes:
    """The beginning of a picture of this size."""
    size = width.to_bytes(4, "big") + height.to_bytes(4, "big")
    return PNG_BEGINS + (13).to_bytes(4, "big") + b"IHDR" + size + b"\x08\x06\x00\x00\x00"


def report_of(scenario: Scenario, result: Result | None = None, **context: object) -> Report:
    """The report of the hand-made week."""
    week = result or finished_week.result(scenario)
    return in_english(build_report(week, scenario, finished_week.trace(scenario), finished_week.context(**context)))


def test_branding_with_a_logo_survives_json() -> None:
    branding = Branding(organization="Nordlicht", primary_color="#0B6E4F", logo_png=png() + b"\xff\x00")
    assert Branding.model_validate_json(branding.model_dump_json()) == branding


@pytest.mark.parametrize(
    "wrong",
    [
        {"primary_color": "green"},
        {"accent_color": "#12345"},
        {"accent_color": "#3a4fc2; fill: red"},
        {"logo_png": b"GIF89a"},
        {"logo_png": png(5000, 5000)},
        {"logo_png": png(0, 10)},
        {"logo_png": png() + bytes(MOST_LOGO_BYTES)},
        {"cover_text": "x" * 2001},
        {"font": "Comic Sans"},
    ],
)
def test_invalid_branding_is_rejected(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Branding.model_validate(wrong)


def test_text_on_any_color_is_readable() -> None:
    shades = ("00", "33", "66", "99", "cc", "ff")
    colors = [f"#{red}{green}{blue}" for red in shades for green in shades for blue in shades]
    assert all(contrast(ink_on(color), color) >= LEAST_CONTRAST for color in colors)
    accents = [Branding(primary_color=color, accent_color=color).readable_accent for color in colors]
    assert all(contrast(accent, "#ffffff") >= LEAST_CONTRAST for accent in accents)


def test_accent_is_the_organization_color_where_it_is_readable() -> None:
    assert Branding(accent_color="#0b6e4f").readable_accent == "#0b6e4f"
    assert Branding(accent_color="#ffd400", primary_color="#7a1f3d").readable_accent == "#7a1f3d"
    assert Branding(accent_color="#ffd400", primary_color="#ffee00").readable_accent == DEFAULT_COLOR


def test_cover_names_the_author_the_customer_and_the_versions(acme: Scenario) -> None:
    branding = Branding(organization="Nordlicht", primary_color="#ffd400", cover_text="For the board.\n\nTwo parts.")
    cover = report_of(acme, branding=branding, organization="Acme").cover
    assert (cover.organization, cover.customer) == ("Nordlicht", "Acme")
    assert cover.text == ("For the board.", "Two parts.")
    assert (cover.primary_color, cover.ink_on_primary, cover.accent_color) == ("#ffd400", "#000000", DEFAULT_COLOR)
    assert cover.facts == (
        ("Date", "November 21, 2026, 09:30 UTC"),
        ("Calculated with", "Stormsizer 0.1.0"),
    )
    assert report_of(acme, branding=branding, organization="Nordlicht").cover.customer == ""


def recommended_tables(report: Report) -> dict[str, Table]:
    """The bills in the chapter of the recommendation."""
    chapter = next(section for section in report.sections if section.id == "recommendation")
    tables = [block for block in chapter.blocks if isinstance(block, Table)]
    return {table.id: table for table in tables if table.id.startswith("bill-")}


def test_bill_of_materials_adds_up_to_the_cost_from_the_engine(acme: Scenario) -> None:
    week, catalog = finished_week.result(acme), seeds.seed_catalog()
    tables = recommended_tables(report_of(acme, week, catalog=catalog))
    assert list(tables) == ["bill-recommended", "bill-simulated"]
    bills = bills_of(acme, week.recommendation, catalog)
    assert bills.recommended is not None
    for bill, table in zip((bills.recommended, bills.simulated), tables.values(), strict=True):
        lines = [[english(cell.text) for cell in row] for row in table.rows]
        n_lines = len(bill.lines)
        assert [line[1] for line in lines[:n_lines]] == [formatting.number(each.quantity, 3) for each in bill.lines]
        assert [line[3] for line in lines[:n_lines]] == [formatting.number(each.price, 3) for each in bill.lines]
        totals = (bill.price, bill.rack_units, bill.watts)
        assert lines[n_lines] == ["Total", "", "", *(formatting.number(total, 3) for total in totals)]
        assert lines[n_lines + 1][3] == formatting.number(bill.price_per_desktop, 3)
        assert table.total_rows == (n_lines, n_lines + 1)


def test_a_bill_lists_unknown_prices(acme: Scenario) -> None:
    bill = bill_of(acme.array, acme.hosts, acme.n_desktops, seeds.seed_catalog())
    lines = (bill.lines[0].model_copy(update={"unit_price": None, "price": None}), *bill.lines[1:])
    unpriced = Bill.model_validate(dict(bill) | {"lines": lines, "price": None, "price_per_desktop": None})
    bills = bills_of(acme, None, seeds.seed_catalog()).model_copy(update={"simulated": unpriced})
    _, words, table = materials_blocks(bills)
    assert isinstance(words, Paragraph)
    assert "No price is known for Controller (NetApp FAS3270)." in english(words.text)
    assert isinstance(table, Table)
    assert [english(cell.text) for cell in (table.rows[0][2], table.rows[-1][3])] == ["–", "–"]


def test_bill_is_omitted_without_a_catalog(acme: Scenario) -> None:
    assert recommended_tables(report_of(acme)) == {}


def test_a_report_for_a_customer_has_no_commands_addresses_or_ids(acme: Scenario) -> None:
    report = report_of(acme)
    printed = report.model_dump_json(exclude={"run_id"})
    assert not re.search(r"stormsizer [a-z]|/api/|POST |GET |--|fio|dbench|0197-run|c0ffee123456", printed)
    assert not any(isinstance(block, Code) for section in report.sections for block in section.blocks)
    assert report.sections[-1].id == "about"


def test_a_technical_annex_ends_the_report_if_asked_for(acme: Scenario) -> None:
    report = report_of(acme, has_technical_annex=True)
    assert [section.id for section in report.sections[-3:]] == ["about", "annex", "verification"]
    assert [*report.sections[:-2]] == [*report_of(acme).sections]
    annex = report.sections[-2].model_dump_json()
    assert all(text in annex for text in ("0197-run", "c0ffee123456", "stormsizer recommend", "/api/v1/scenarios/"))


def test_verification_chapter_names_this_run(acme: Scenario) -> None:
    report = report_of(acme, has_technical_annex=True)
    chapter = next(section for section in report.sections if section.id == "verification")
    lines = [line for block in chapter.blocks if isinstance(block, Code) for line in block.lines]
    stem = file_stem(acme.name)
    assert f"stormsizer export {stem}.yaml --as fio -o {stem}.fio" in lines
    assert "GET /api/v1/runs/0197-run/exports/fio" in lines
    (table,) = [block for block in chapter.blocks if isinstance(block, Table)]
    for row, phase in zip(table.rows, finished_week.phases(acme), strict=True):
        figures = phase.figures
        rates = (figures.reads_iops, figures.writes_iops, figures.read_mb_per_s, figures.write_mb_per_s)
        assert [cell.text for cell in row[1:5]] == [formatting.number(rate) for rate in rates]
        assert row[5].text == formatting.quantity(figures.host_read_latency_ms, "ms").removesuffix(" ms")


def test_job_files_for_one_of_several_arrays_are_labeled(acme: Scenario) -> None:
    three = acme.model_copy(update={"array": acme.array.model_copy(update={"n_arrays": 3})})
    report = report_of(three, has_technical_annex=True)
    chapter = next(section for section in report.sections if section.id == "verification")
    assert "The rates are for one of 3 arrays." in first_words(chapter.blocks[0])


def first_words(block: Block) -> str:
    """The text of a paragraph."""
    return getattr(block, "text", "")


def test_phase_summary_shows_load_and_user_experience(acme: Scenario) -> None:
    chapter = next(section for section in report_of(acme).sections if section.id == "phases")
    table = next(block for block in chapter.blocks if isinstance(block, Table))
    assert table.id == "phases-summary"
    for row, phase in zip(table.rows, finished_week.phases(acme), strict=True):
        assert [cell.text for cell in row[:3]] == [
            phase.label,
            formatting.number(phase.figures.total_iops),
            formatting.number(phase.figures.peak_iops),
        ]
        assert row[4].text == english(felt_words(phase))
        assert (row[6].text, row[6].mark) == (("Pass", "holds") if phase.holds else ("Fail", "broken"))
    assert table.rows[1][4].text == "45% good logins, mean 25 s"
    assert table.rows[2][4].text == "done in 21 min"


def test_first_page_shows_the_price(acme: Scenario) -> None:
    catalog = seeds.seed_catalog()
    week = finished_week.result(acme)
    cost = configuration_cost(acme, catalog)
    page = report_of(acme, week.model_copy(update={"cost": cost})).verdict
    figure = page.key_figures[-1]
    assert figure.label == "Price of simulated configuration"
    assert figure.value == f"{formatting.number(cost.price, 3)} USD"
    each = formatting.number(cost.price_per_desktop, 3)
    assert figure.note == f"{each} USD per desktop ({formatting.number(acme.n_desktops)} desktops), illustrative"


def test_recommended_changes_show_their_cost(acme: Scenario) -> None:
    week = finished_week.result(acme)
    assert week.recommendation is not None
    chosen = week.recommendation.chosen.model_copy(update={"price": 161_500.0})
    more = {"chosen": chosen, "price_per_desktop": 64.6, "prices": finished_studies.PRICES}
    priced = week.model_copy(update={"recommendation": week.recommendation.model_copy(update=more)})
    change = report_of(acme, priced).verdict.answers[-1]
    assert "Cost: 161,500 USD, 64.6 USD per desktop (2,500 desktops); 24 U, 2,310 W" in change.points
    growth = acme.growth.model_copy(update={"desktops_fraction_per_year": 0.04, "through_year": 2013})
    growing = report_of(acme.model_copy(update={"growth": growth}), priced).verdict.answers[-1]
    assert "Cost: 161,500 USD, 64.6 USD per desktop (2,704 desktops in 2013); 24 U, 2,310 W" in growing.points
    assert not [point for point in report_of(acme).verdict.answers[-1].points if english(point).startswith("Cost:")]
