"""The spreadsheet: the figures of the result as numbers and instants, totals that follow, the same bytes again."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from xml.etree import ElementTree as ET

import pytest
import time_machine

from stormsizer.messages.text import Message
from stormsizer.model.scenario import Budget, Login, OtherWorkloads, Pool, Scenario
from stormsizer.model.scenario.goals import GOALS
from stormsizer.recommendation.bill import bills_of
from stormsizer.recommendation.configuration_cost import configuration_cost
from stormsizer.recommendation.cost import prices_in_use
from stormsizer.report.studies import Studies
from stormsizer.simulation.result import Assumption, ResultWarning
from tests.engine import seeds
from tests.engine.report import finished_studies, finished_week
from tests.language.messages import field_uses
from tests.support.languages import english
from tests.webapp.reports import finished_run
from tests.webapp.reports.opened import MAIN, OpenedBook, opened, place
from webapp.core.languages import FOLDER, languages
from webapp.reports.workbook import render_workbook
from webapp.reports.workbook.fields import field_text
from webapp.reports.workbook.writing import LONGEST_CELL, cell_text

DAY_ZERO = datetime(1899, 12, 30, tzinfo=UTC)
Y_VALUES = r"<c:yVal><c:numRef><c:f>(?:'Time series')!\$([A-Z]+)\$(\d+)"
"""First cell of what a line draws."""
LOOKS_LIKE_MARKUP = ("<r><t>a</t></r>", "<r></si></sst></r>", "_x0041_", "a\x07b", "\ufffe")
LONGEST_SHEET_NAME = 31
UNPRICED = "Not in the price list. Enter a price."


@pytest.fixture(scope="module")
def acme_book() -> OpenedBook:
    """The hand-made week with every analysis."""
    scenario = seeds.acme_scenario()
    return opened(finished_run.workbook(scenario, studies=finished_studies.studies(scenario)))


@pytest.fixture(scope="module")
def hostile_book() -> OpenedBook:
    """The maximum size of everything, with hostile names."""
    scenario = finished_run.hostile()
    week = finished_week.result(scenario)
    phases = tuple(
        phase.model_copy(update={"id": f"{phase.id}-{i}", "label": f"{phase.label} {finished_run.PAYLOADS[i % 40]}"})
        for i in range(200)
        for phase in week.phases
    )
    warnings = tuple(ResultWarning(path="", message=text) for text in LOOKS_LIKE_MARKUP)
    assumptions = (_long_assumption(), *week.assumptions)
    result = week.model_copy(update={"phases": phases, "warnings": warnings, "assumptions": assumptions})
    organization = '=HYPERLINK("http://example.com")\x00\ufffe'
    return opened(finished_run.workbook(scenario, result, organization=organization))


def clock(days: object) -> str:
    """The clock on the wall that a number of days shows."""
    assert isinstance(days, float)
    return f"{DAY_ZERO + timedelta(seconds=round(days * 86_400)):%Y-%m-%d %H:%M}"


def formulas_of(book: OpenedBook) -> Counter[tuple[str, str | None]]:
    """All formulas by sheet."""
    return Counter((sheet, cell.formula) for (sheet, _), cell in book.formulas().items())


def test_each_analysis_that_was_run_has_a_sheet(acme_book: OpenedBook) -> None:
    studies = ["Advice", "Growth runway", "Sensitivity", "Monte Carlo"]
    bills = ["Bill of materials", "Bill of materials, recommended"]
    first = ["Summary", "Inputs", "Results", "Utilization", "Logins", "Goals", *bills]
    last = ["Assumptions", "Evidence", "Time series", "Charts"]
    assert list(acme_book.sheets) == [*first, "Alternatives", *studies, *last]
    scenario = seeds.acme_scenario()
    plain = finished_week.result(scenario).model_copy(update={"recommendation": None})
    assert list(opened(finished_run.workbook(scenario, plain)).sheets) == [*first[:-1], *last]


def test_figures_of_a_phase_are_numbers_with_units_in_the_headings(acme_book: OpenedBook) -> None:
    (row,) = (each for each in acme_book.sheets["Results"].table() if each["Type"] == "First login")
    assert row["Reads (IOPS)"] == 15_203
    assert row["Writes (IOPS)"] == pytest.approx(11_551.6)
    assert row["Host read response time (ms)"] == 41.2
    assert row["Duration (s)"] == 1730
    assert (row["Status"], row["Grade"], row["Completed"]) == ("Fail", "fair", "yes")
    (use,) = (each for each in acme_book.sheets["Utilization"].table() if each["Type"] == "First login")
    assert use["Controller CPU, mean (%)"] == 0.954
    (logins, _) = acme_book.sheets["Logins"].table()
    assert logins["Login time, mean (s)"] == 24.6
    assert logins["Good logins (%)"] == 0.452
    (missed,) = (each for each in acme_book.sheets["Goals"].table() if each["Result"] == "missed")
    assert (missed["Value"], missed["Bound"], missed["Limit"]) == (0.452, "at least", 0.9)


def test_instants_are_in_the_time_zone_of_the_scenario() -> None:
    written = seeds.acme_document()
    written["time_zone"] = "Asia/Kolkata"
    book = opened(finished_run.workbook(Scenario.model_validate(written)))
    (first,) = (each for each in book.sheets["Results"].table() if each["Type"] == "First login")
    assert clock(first["Start (Asia/Kolkata)"]) == "2011-05-30 13:30"
    bucket = book.sheets["Time series"].table()[1]
    assert clock(bucket["Start (Asia/Kolkata)"]) == "2011-05-29 05:35"
    assert bucket["UTC offset (h)"] == 5.5
    (starts,) = (
        each for each in book.sheets["Inputs"].table() if (each["Section"], each["Input"]) == ("Calendar", "Start")
    )
    assert clock(starts["Value"]) == "2011-05-29 05:30"
    assert starts["Unit"] == "Asia/Kolkata"


def test_inputs_show_their_unit_and_whether_they_are_defaults(acme_book: OpenedBook) -> None:
    rows = acme_book.sheets["Inputs"].table()
    inputs = {(row["Section"], row["Item"], row["Input"]): row for row in rows}
    pool = "Acme knowledge users"
    assert inputs["Pool", pool, "Desktops"]["Value"] == 2500
    assert inputs["Pool", pool, "Memory"]["Unit"] == "GiB"
    assert inputs["Pool", pool, "Desktops"]["Origin"] == "set"
    assert inputs["Pool", pool, "Suspended desktops"]["Origin"] == "default"
    tier = next(row for key, row in inputs.items() if str(key[1]).endswith("tier 1") and key[2] == "Drives")
    assert tier["Value"] == 48
    assert {row["Section"] for row in rows} >= {"Calendar", "Pool", "Event", "Goals", "Array", "Hosts", "Growth"}


def test_bill_formulas_add_up_to_the_cost_and_store_their_values(acme_book: OpenedBook) -> None:
    scenario = seeds.acme_scenario()
    told, sheet = finished_run.bills(scenario), acme_book.sheets["Bill of materials"]
    first, last = 6, 5 + len(told.simulated.lines)
    for row, line in enumerate(told.simulated.lines, start=first):
        price = sheet.cells[f"E{row}"]
        assert price.formula == f'IF(B{row}<=C{row},0,IF(D{row}="","",(B{row}-C{row})*D{row}))'
        assert price.number == line.price == line.quantity * sheet.cells[f"D{row}"].number
        assert sheet.cells[f"C{row}"].value is None
    total = sheet.cells[f"E{last + 1}"]
    assert total.formula == f'IF(COUNT(E{first}:E{last})<ROWS(E{first}:E{last}),"",SUM(E{first}:E{last}))'
    assert total.number == told.simulated.price == 120_000
    assert sheet.cells[f"B{last + 2}"].number == 2500
    per_desktop = sheet.cells[f"E{last + 3}"]
    assert per_desktop.formula == f'IF(E{last + 1}="","",E{last + 1}/B{last + 2})'
    assert per_desktop.number == 48
    assert sheet.cells[f"G{last + 1}"].number == told.simulated.rack_units == 13.5


def test_support_is_a_share_of_what_is_purchased() -> None:
    scenario, catalog = seeds.acme_scenario(), seeds.seed_catalog()
    prices = prices_in_use(catalog)
    assert prices is not None
    supported = replace(catalog, prices={prices.id: prices.model_copy(update={"support_fraction_per_year": 0.1})})
    bills = bills_of(scenario, None, supported)
    week, trace = finished_week.result(scenario), finished_week.trace(scenario)
    book = opened(render_workbook(week, scenario, trace, finished_week.context(), Studies(), bills))
    sheet = book.sheets["Bill of materials"]
    at = 6 + len(bills.simulated.lines) - 1
    assert sheet.cells[f"A{at}"].value == "Support, per year (10% of the purchase price)"
    assert sheet.cells[f"D{at}"].formula == f"0.1*SUM({','.join(f'E{row}' for row in range(6, at))})"
    assert (sheet.cells[f"B{at}"].number, sheet.cells[f"D{at}"].number) == (3, 12_000)
    assert sheet.cells[f"E{at + 1}"].number == pytest.approx(156_000)


def test_discount_is_a_column_and_the_unit_price_follows_the_list_price() -> None:
    scenario, catalog = seeds.acme_scenario(), seeds.seed_catalog()
    prices = prices_in_use(catalog)
    assert prices is not None
    until = {"discounts": {"NetApp": 0.25}, "standing": "own", "valid_until": date(2026, 12, 31)}
    discounted = replace(catalog, prices={prices.id: prices.model_copy(update=until)})
    bills = bills_of(scenario, None, discounted)
    week, trace = finished_week.result(scenario), finished_week.trace(scenario)
    book = opened(render_workbook(week, scenario, trace, finished_week.context(), Studies(), bills))
    cells = book.sheets["Bill of materials"].cells
    assert (cells["J6"].number, cells["K6"].number) == (40_000, 0.25)
    assert (cells["D6"].formula, cells["D6"].number) == ("J6*(1-K6)", 30_000)
    assert cells[f"E{6 + len(bills.simulated.lines)}"].number == pytest.approx(90_000)
    remarks = " ".join(str(cell) for row in book.sheets["Bill of materials"].rows()[:4] for cell in row)
    assert "Valid until December 31, 2026." in remarks


def test_amounts_on_the_first_sheet_match_the_bill(acme_book: OpenedBook) -> None:
    rows = {cell.value: address for address, cell in acme_book.sheets["Summary"].cells.items() if address[0] == "A"}
    price = acme_book.sheets["Summary"].cells[f"B{rows['Price of the recommended configuration'][1:]}"]
    assert price.formula is not None
    sheet, address = re.fullmatch(r"'(.+)'!\$([A-Z]+\$\d+)", price.formula).groups()  # type: ignore[union-attr]
    assert acme_book.sheets[sheet].cells[address.replace("$", "")].number == price.number == 209_600


def test_unpriced_part_is_blank_noted_and_leaves_the_total_incomplete() -> None:
    scenario = seeds.acme_scenario()
    lines = finished_run.bills(scenario).simulated.lines
    open_price = {"unit_price": None, "price": None}
    told = finished_run.bills(scenario).simulated.model_copy(
        update={"lines": (lines[0].model_copy(update=open_price), *lines[1:]), "price": None, "price_per_desktop": None}
    )
    both = finished_run.bills(scenario).model_copy(update={"simulated": told})
    week, trace = finished_week.result(scenario), finished_week.trace(scenario)
    book = opened(render_workbook(week, scenario, trace, finished_week.context(), Studies(), both))
    sheet, last = book.sheets["Bill of materials"], 5 + len(lines)
    assert sheet.cells["D6"].value is None
    assert sheet.cells["L6"].value == UNPRICED
    assert sheet.cells["L7"].value is None
    assert [sheet.cells[f"E{row}"].value for row in (6, last + 1, last + 3)] == [None, None, None]
    assert sheet.cells[f"L{last + 1}"].value == "Parts without a price: 1"


def test_installed_parts_are_an_input_and_have_no_price() -> None:
    scenario = seeds.acme_scenario()
    installed = scenario.array.model_copy(
        update={"tiers": (scenario.array.tiers[0].model_copy(update={"n_drives": 40}),)}
    )
    scenario = scenario.model_copy(update={"installed_array": installed})
    week = finished_week.result(scenario)
    week = week.model_copy(update={"cost": configuration_cost(scenario, seeds.seed_catalog())})
    book = opened(finished_run.workbook(scenario, week))
    rows = {row["Part"]: row for row in book.sheets["Bill of materials"].table()}
    drives = rows["450 GB 15K FC"]
    assert (drives["Quantity"], drives["Installed"], drives["Price (USD)"]) == (48, 40, 7200)
    controllers = rows["Controller (NetApp FAS3270)"]
    assert (controllers["Quantity"], controllers["Installed"], controllers["Price (USD)"]) == (1, 1, 0)
    inputs = {(row["Section"], row["Input"]): row["Value"] for row in book.sheets["Inputs"].table()}
    assert (inputs["Array", "Drives"], inputs["Installed array", "Drives"]) == (48, 40)
    (row,) = [each for each in book.sheets["Summary"].table() if str(each["Item"]).startswith("Upgrade")]
    assert row["Item"] == "Upgrade, simulated configuration"
    assert str(row["Value"]).startswith(
        "Additions to the installed array (NetApp FAS3270): 1 shelf and 8 × 450 GB 15K FC."
    )


def test_errors_are_formulas_that_match_the_evidence(acme_book: OpenedBook) -> None:
    sheet = acme_book.sheets["Evidence"]
    (row,) = sheet.table()
    assert (row["Measured, low"], row["Measured, high"], row["Predicted"]) == (25.0, 25.0, 24.6)
    error = next(cell for cell in sheet.cells.values() if cell.formula is not None)
    assert error.formula is not None
    assert "MEDIAN(E6,H6,F6)" in error.formula
    assert error.number == -0.016
    assert row["Result"] == "within tolerance"


def test_assumptions_are_numbered_with_value_range_and_source(acme_book: OpenedBook) -> None:
    rows = acme_book.sheets["Assumptions"].table()
    assert [row["No."] for row in rows] == [1, 2, 3, 4, 5, 6]
    assert [row["Origin"] for row in rows] == ["assumed", "calibrated", "derived", "stated", "specified", "unknown"]
    fitted = rows[1]
    assert (fitted["Value"], fitted["Low"], fitted["High"], fitted["Source"]) == (74.32, 70.11, 79.6, "A study")
    assert rows[-1]["Value"] == "unknown"


def test_alternatives_are_side_by_side_with_the_grade_of_each(acme_book: OpenedBook) -> None:
    asked = finished_studies.shortlist(seeds.acme_scenario())
    rows = acme_book.sheets["Alternatives"].table()
    families = [each.recommendation for each in asked.families]
    remarks = " ".join(str(cell) for row in acme_book.sheets["Alternatives"].rows()[:5] for cell in row)
    assert "Prices per desktop are for 2,500 desktops." in remarks
    shown = [row for row in rows if row["Option"] in ("Cheapest that meets all goals", "Closest to meeting the goals")]
    assert [row["Array"] for row in shown] == [each.model_name for each in families]
    assert [row["Price (USD)"] for row in shown] == [each.chosen.price for each in families]
    assert [row["Grade"] for row in shown] == [each.grade for each in asked.families]
    assert [row["Status"] for row in shown] == ["Pass", "Pass", "Fail"]
    assert [row["Array"] for row in rows if row["Option"] == "Not compared"] == [
        each.model_name for each in asked.refused
    ]


def test_other_analyses_are_shown_unchanged(acme_book: OpenedBook) -> None:
    asked = finished_studies.studies(seeds.acme_scenario())
    assert asked.advice is not None
    assert asked.runway is not None
    assert asked.sensitivity is not None
    assert asked.ranges is not None
    advice, runway, sensitivity, ranges = (
        acme_book.sheets[name].table() for name in ("Advice", "Growth runway", "Sensitivity", "Monte Carlo")
    )
    assert [row["After"] for row in advice] == [each.figure_after.value for each in asked.advice.changes]
    events = [each.event and english(each.event.label) for each in asked.advice.changes]
    assert [row["Event changed"] for row in advice] == events
    assert [row["Margin after (%)"] for row in advice] == [each.margin_after for each in asked.advice.changes]
    assert [row["Desktops"] for row in runway] == [each.n_desktops for each in asked.runway.years]
    assert [row["Swing (%)"] for row in sensitivity] == [each.swing for each in asked.sensitivity.inputs]
    flips = [each.flip.value if each.flip else None for each in asked.sensitivity.inputs]
    assert [row["Value that changes the verdict"] for row in sensitivity] == flips
    figures = [figure for phase in asked.ranges.phases for figure in phase.figures]
    assert [(row["P10"], row["P90"]) for row in ranges] == [(each.p10, each.p90) for each in figures]


def test_advice_of_an_earlier_version_states_its_version_on_its_sheet() -> None:
    scenario = seeds.acme_scenario()
    earlier = {"earlier_advice": finished_studies.earlier_advice()}
    asked = finished_studies.studies(scenario).model_copy(update=earlier)
    sheet = opened(finished_run.workbook(scenario, studies=asked)).sheets["Advice"]
    remarks = [str(cell) for row in sheet.rows()[:5] for cell in row]
    assert "Calculated for version 3, before the changes in this version." in remarks
    explanations = [str(row["Explanation"]) for row in sheet.table()]
    assert ["Applied in this version." in each for each in explanations] == [True, False]


def test_series_has_a_row_per_bucket_and_two_charts(acme_book: OpenedBook) -> None:
    sheet = acme_book.sheets["Time series"]
    assert len(sheet.table()) == 14 * 288
    busiest = max(float(row["Reads, peak (IOPS)"] or 0) for row in sheet.table())
    assert busiest == pytest.approx(36_085 * 1.12, rel=0.01)
    quiet = next(row for row in sheet.table() if row["Reads, mean (IOPS)"] == 0)
    assert quiet["Host read response time, mean (ms)"] is None
    charts = [file.decode() for name, file in acme_book.files.items() if name.startswith("xl/charts/chart")]
    headings = sheet.rows()[sheet.heading_row]
    for title, quantity in (
        ("Reads and writes", "Reads, mean (IOPS)"),
        ("Host response time", "Host read response time, mean (ms)"),
    ):
        (chart,) = (each for each in charts if title in each)
        drawn = [place(f"{column}{row}") for column, row in re.findall(Y_VALUES, chart)]
        assert (headings.index(quantity), sheet.heading_row + 1) in drawn


def test_sheets_have_frozen_headings_filters_and_print_settings(acme_book: OpenedBook) -> None:
    for name, sheet in acme_book.sheets.items():
        setup = sheet.root.find(f"{MAIN}pageSetup")
        assert setup is not None
        if name == "Charts":
            continue
        assert setup.attrib["orientation"] == "landscape"
        assert setup.attrib["fitToHeight"] == "0"
        heading = sheet.rows()[sheet.heading_row]
        assert all(heading)
        ranges = sheet.root.find(f"{MAIN}autoFilter")
        assert ranges is not None
        assert place(ranges.attrib["ref"].split(":")[0]) == (0, sheet.heading_row)
        assert all(float(each.attrib["width"]) >= 6 for each in sheet.root.iter(f"{MAIN}col"))
    book = ET.fromstring(acme_book.files["xl/workbook.xml"])
    repeated = [name for name in book.iter(f"{MAIN}definedName") if name.attrib["name"] == "_xlnm.Print_Titles"]
    assert len(repeated) == len(acme_book.sheets) - 1


def test_same_run_gives_the_same_bytes_on_any_day() -> None:
    scenario = seeds.acme_scenario()
    studies = finished_studies.studies(scenario)
    first = finished_run.workbook(scenario, studies=studies)
    with time_machine.travel(datetime(2031, 2, 3, tzinfo=UTC), tick=True):
        assert finished_run.workbook(scenario, studies=studies) == first
    core = opened(first).files["docProps/core.xml"].decode()
    assert core.count("2026-11-21T09:30:00Z") == 2


def test_workbook_has_no_run_id(acme_book: OpenedBook) -> None:
    assert not [name for name, content in acme_book.files.items() if b"0197-run" in content]


def test_user_text_is_never_interpreted(acme_book: OpenedBook, hostile_book: OpenedBook) -> None:
    scenario = finished_run.hostile()
    names = {pool.name for pool in scenario.pools} | {event.name for event in scenario.events}
    values = {cell.value for sheet in hostile_book.sheets.values() for cell in sheet.cells.values()}
    assert {cell_text(name) for name in names} <= values
    assert formulas_of(hostile_book) == formulas_of(acme_book)
    relations = b"".join(file for name, file in hostile_book.files.items() if name.endswith(".rels"))
    assert b"External" not in relations
    assert b"hyperlink" not in relations
    assert not any("externalLink" in name or "vba" in name for name in hostile_book.files)


def test_budget_is_an_input_and_is_compared_with_costs_in_the_summary() -> None:
    scenario = seeds.acme_scenario()
    scenario = scenario.model_copy(update={"budget": Budget(amount=100_000)})
    week = finished_week.result(scenario)
    catalog = seeds.seed_catalog()
    week = week.model_copy(update={"cost": configuration_cost(scenario, catalog)})
    book = opened(finished_run.workbook(scenario, week))
    (row,) = [each for each in book.sheets["Summary"].table() if str(each["Item"]).startswith("Budget")]
    assert (row["Item"], row["Value"], row["Unit"]) == ("Budget, simulated configuration", 100_000, "USD")
    assert row["Note"] == "20,000 USD above the budget of 100,000 USD over 3 years."
    inputs = {each["Input"]: each["Value"] for each in book.sheets["Inputs"].table() if each["Section"] == "Budget"}
    assert inputs == {"Budget": 100_000, "Currency of the budget": "USD"}


def test_text_that_looks_like_internal_markup_is_text(hostile_book: OpenedBook) -> None:
    rows = [row for row in hostile_book.sheets["Summary"].table() if row["Item"] == "Warning"]
    assert [row["Value"] for row in rows] == [
        "<r><t>a</t></r> ",
        "<r></si></sst></r> ",
        "_x0041_",
        "a\ufffdb",
        "\ufffd",
    ]


def test_cell_text_is_limited_to_what_a_cell_can_hold() -> None:
    for long in ("x" * 40_000, "👩" * 20_000):
        held = cell_text(long)
        assert len(held.encode("utf-16-le")) <= 2 * LONGEST_CELL
        assert held.endswith("…")
        assert long.startswith(held[:-1])


def test_names_of_every_script_many_pools_and_many_phases_fit(hostile_book: OpenedBook) -> None:
    assert len(hostile_book.sheets["Results"].table()) == 800
    names = {row["Item"] for row in hostile_book.sheets["Inputs"].table() if row["Section"] == "Event"}
    assert set(finished_run.SCRIPTS) <= names
    assert all(len(name) <= 31 for name in hostile_book.sheets)
    for sheet in hostile_book.sheets.values():
        assert all(len(str(cell.value)) <= LONGEST_CELL for cell in sheet.cells.values())


def _long_assumption() -> Assumption:
    reasoning = "because " * 6000
    return Assumption(label="Long", value=1.0, unit="", origin="assumed", source="", where="", reasoning=reasoning)


@pytest.mark.parametrize("code", languages().codes)
def test_sheet_names_are_valid_in_every_language(code: str) -> None:
    localizer = languages().localizer(code)
    source = (FOLDER / "en" / "workbook.ftl").read_text(encoding="utf-8")
    names = [localizer.text(Message(each)) for each in re.findall(r"^workbook-sheet-\S+", source, re.MULTILINE)]
    assert len(names) == 17
    assert len({name.lower() for name in names}) == len(names)
    for name in names:
        assert 0 < len(name) <= LONGEST_SHEET_NAME
        assert not set(name) & set("[]:*?/\\'")


def test_every_field_of_a_scenario_has_a_label_and_a_description() -> None:
    uses = {use.message_id for use in field_uses()}
    assert "workbook-field-Pool-n_desktops" in uses
    assert "workbook-field-Event-starts_at.description" in uses
    assert {goal.limit_label.id for goal in GOALS} < uses


def test_units_follow_from_the_names_of_fields() -> None:
    assert field_text(Pool, "growth_gib_per_desktop").unit == "GiB per desktop"
    assert field_text(Login, "window_s").unit == "s"
    assert field_text(Pool, "n_desktops").unit == ""


def test_other_workloads_are_inputs_of_the_array_alone() -> None:
    scenario = seeds.acme_scenario()
    others = OtherWorkloads(reads_iops=500.0, used_gib=2000.0)
    array = scenario.array.model_copy(update={"other_workloads": others})
    scenario = scenario.model_copy(update={"array": array, "installed_array": scenario.array})
    book = opened(finished_run.workbook(scenario, finished_week.result(scenario)))
    inputs = {(row["Section"], row["Input"]): (row["Value"], row["Unit"]) for row in book.sheets["Inputs"].table()}
    assert inputs["Array", "Reads of other workloads"] == (500, "IOPS")
    assert inputs["Array", "I/O size of other workloads"] == (16, "KiB")
    assert inputs["Array", "Space used by other workloads"] == (2000, "GiB")
    assert inputs["Array", "Nothing else runs on the array"] == ("no", "")
    assert ("Installed array", "Reads of other workloads") not in inputs
