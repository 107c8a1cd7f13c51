"""Inputs: every field of the scenario with its unit, and whether it was given."""

from collections.abc import Iterator, Mapping
from datetime import datetime

from stormsizer.messages.text import Text
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Scenario
from stormsizer.model.scenario.goals import goal_of
from stormsizer.report import labels, phrases
from webapp.reports.workbook.page import Cell, Column, Page, Row, Styled
from webapp.reports.workbook.units import field_words

Names = Mapping[str, str]


def inputs_page(scenario: Scenario, names: Names, pool_names: Names) -> Page:
    """One row per field of pools, events, goals, array, hosts, growth and calendar."""
    return Page(
        name="Inputs",
        title="Inputs",
        remarks=(f"Instants are in {scenario.time_zone} time. What nobody gave stands at its default.",),
        columns=(
            Column("Part", width=12),
            Column("Of", style="text", width=32),
            Column("Input", width=34),
            Column("Value", style="any", width=28),
            Column("Unit", width=16),
            Column("Origin", width=10),
            Column("Meaning", style="text", width=80),
        ),
        rows=tuple(_rows(scenario, {**names, **pool_names})),
        n_fixed=3,
    )


def _rows(scenario: Scenario, names: Names) -> Iterator[Row]:
    yield from _of_document("Calendar", scenario.name, scenario.calendar, scenario, names)
    for pool in scenario.pools:
        yield from _of_document("Pool", pool.name, pool, scenario, names)
    for event in scenario.events:
        yield from _of_document("Event", event.name, event, scenario, names)
    yield from _of_document("Goals", scenario.name, scenario.goals, scenario, names)
    array_name = names.get(scenario.array.model_id, scenario.array.model_id)
    yield from _of_document("Array", array_name, scenario.array, scenario, names)
    yield from _of_document("Hosts", scenario.name, scenario.hosts, scenario, names)
    yield from _of_document("Growth", scenario.name, scenario.growth, scenario, names)
    yield from _of_document("Indicators", scenario.name, scenario.indicators, scenario, names)


def _of_document(part: str, of: str, document: Document, scenario: Scenario, names: Names) -> Iterator[Row]:
    for name, field in type(document).model_fields.items():
        value = getattr(document, name)
        if isinstance(value, Document):
            yield from _of_document(part, of, value, scenario, names)
            continue
        if isinstance(value, tuple) and value and isinstance(value[0], Document):
            for number, each in enumerate(value, start=1):
                yield from _of_document(part, f"{of}, {field_words(name)[0].lower()} {number}", each, scenario, names)
            continue
        label, unit = field_words(name)
        origin = "given" if name in document.model_fields_set else "default"
        label = str(goal.limit_label) if part == "Goals" and (goal := goal_of(name)) else label
        unit = scenario.time_zone if isinstance(value, datetime) else unit
        meaning = " ".join((field.description or "").replace("*", "").split())
        yield part, of, label, _cell(name, value, names), unit, origin, meaning


def _cell(name: str, value: object, names: Names) -> Cell:
    match value:
        case None:
            return Styled("not given", "plain")
        case bool():
            return Styled(value, "plain")
        case float() if "_fraction" in name:
            return Styled(value, "share")
        case int() | float():
            return value
        case datetime():
            return Styled(value, "instant")
        case tuple():
            return Styled(phrases.listed([_word(name, each, names) for each in value]) if value else "none", "text")
        case _:
            return Styled(_word(name, value, names), "text")


def _word(name: str, value: object, names: Names) -> Text:
    text = str(value)
    known: Mapping[str, Text] = {
        "kind": labels.EVENTS,
        "clone_type": labels.CLONE_TYPES,
        "initial_state": labels.INITIAL_STATES,
        "survives": labels.PARTS,
        "part": labels.PARTS,
    }.get(name, names if name.endswith(("_id", "_ids")) else {})
    return known.get(text, text)
