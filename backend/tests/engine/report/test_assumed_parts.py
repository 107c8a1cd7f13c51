"""Reports on an array of which only key figures are known mark its parts as assumed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stormsizer.analysis.key_figures import sheet_of_key_figures
from stormsizer.model.catalog import ArrayModel, Catalog, completed
from stormsizer.model.catalog.key_figures import KeyFigures
from stormsizer.model.scenario import ArrayConfiguration, Scenario, TierChoice
from stormsizer.recommendation.answer import ConfigurationCost
from stormsizer.recommendation.bill import bill_of, bills_of
from stormsizer.recommendation.cost import in_words
from stormsizer.report.blocks import Paragraph, Table
from stormsizer.report.context import context_from
from stormsizer.report.sections.decisions.bill_of_materials import materials_blocks
from stormsizer.report.sections.results.configuration import array_words, arrays_words, simulated_section
from stormsizer.report.sections.results.first_page import verdict_page
from stormsizer.simulation.result import assumptions_of
from tests.engine.report import finished_week
from tests.support.languages import english

MARK = " (assumed)"
SENTENCE = "This array was described by its capacity, data reduction, and performance; "


@pytest.fixture
def own(catalog: Catalog) -> Catalog:
    """Return the catalog with an array that was entered with five figures."""
    figures = {"id": "own", "name": "My array", "vendor": "Acme", "usable_tb": 50, "max_iops": 200_000}
    sheet = sheet_of_key_figures(KeyFigures.model_validate(figures), catalog)
    array = ArrayModel.model_validate(completed(sheet, catalog))
    return replace(catalog, arrays={**catalog.arrays, array.id: array})


@pytest.fixture
def scenario(own: Catalog, acme: Scenario) -> Scenario:
    """Return a scenario on that array."""
    array = own.arrays["own"]
    configuration = ArrayConfiguration(
        model_id="own",
        firmware_id=array.firmware[0].id,
        n_controllers=2,
        tiers=(TierChoice(drive_id=array.tiers[0].drives[0], n_drives=20),),
        n_ports=8,
    )
    return acme.model_copy(update={"array": configuration})


def names(catalog: Catalog) -> dict[str, str]:
    context = finished_week.context()
    return dict(context_from(catalog, "run", context.created_at, context.localizer).names)


def cells(table: Table) -> dict[str, str]:
    return {english(row[0].text): english(row[1].text) for row in table.rows}


def test_bill_lines_are_assumed(own: Catalog, scenario: Scenario) -> None:
    bill = bill_of(scenario.array, scenario.hosts, 100, own)
    parts = [english(line.part) for line in bill.lines]
    assert parts
    assert all(part.endswith(MARK) for part in parts if "memory" not in part.lower())
    assert english(bill.words).endswith(MARK)
    paragraphs = [each for each in materials_blocks(bills_of(scenario, None, own)) if isinstance(each, Paragraph)]
    assert english(paragraphs[0].text).startswith(SENTENCE)


def test_configuration_is_assumed(own: Catalog, scenario: Scenario) -> None:
    blocks = simulated_section(scenario, names(own)).blocks
    table = next(each for each in blocks if isinstance(each, Table) and each.id == "array")
    marked = {label for label, text in cells(table).items() if text.endswith(MARK)}
    assert marked == {"Firmware", "Controllers", "Drives"}
    assert any(isinstance(each, Paragraph) and english(each.text).startswith(SENTENCE) for each in blocks)
    assert english(array_words(scenario.array, names(own))).endswith(MARK)


def test_key_figures_are_shown_together_as_entered(own: Catalog, scenario: Scenario) -> None:
    blocks = simulated_section(scenario, names(own), assumptions_of(scenario, own)).blocks
    shown = cells(next(each for each in blocks if isinstance(each, Table) and each.id == "array"))
    assert shown["Maximum I/O rate"] == "200,000 IOPS at 1 ms (8 KiB, 70% reads), as entered"
    entered = [text for text in shown.values() if "as entered" in text]
    assert any("16 Gbit/s Fibre Channel, as entered" in text for text in entered)
    assert len(entered) >= 3


def test_cover_and_first_page_mark_assumed_parts(own: Catalog, scenario: Scenario) -> None:
    line = english(arrays_words(scenario, names(own)))
    assert line.startswith("My array")
    assert line.endswith(MARK)
    week = finished_week.result(scenario)
    cost = ConfigurationCost(
        words="My array",
        n_drives=20,
        price=None,
        price_per_desktop=None,
        rack_units=None,
        watts=None,
    )
    figures = verdict_page(week.model_copy(update={"cost": cost}), scenario, names(own)).key_figures
    (price,) = [english(each.note) for each in figures if each.id == "cost"]
    assert price == "20 drives (assumed), price unknown"


def test_arrays_of_the_catalog_are_not_marked(catalog: Catalog, acme: Scenario) -> None:
    array = catalog.arrays[acme.array.model_id]
    assert MARK not in english(in_words(acme.array, array, catalog.drives))
    section = simulated_section(acme, names(catalog)).model_dump_json()
    assert "assumed-value" not in section
    assert "assumed-parts" not in section
