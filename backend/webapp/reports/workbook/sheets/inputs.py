"""Inputs sheet: every field of the scenario with its unit, and whether it differs from the default."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from functools import partial

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.terms import EVENTS, PARTS
from stormsizer.messages.text import Listing, Message, Text, msg, shown
from stormsizer.model.provenance import Document, input_origin
from stormsizer.model.scenario import Scenario
from stormsizer.report import labels
from webapp.reports.workbook.fields import field_text
from webapp.reports.workbook.page import Cell, Page, Row, Styled, column, yes_no
from webapp.reports.workbook.units import unit_text

Names = Mapping[str, str]

_ARRIVALS: Mapping[str, Message] = {
    "uniform": msg("workbook-arrivals-uniform"),
    "bell": msg("workbook-arrivals-bell"),
}
_WEEKDAYS: Mapping[str, Message] = {
    "mon": msg("workbook-weekday-mon"),
    "tue": msg("workbook-weekday-tue"),
    "wed": msg("workbook-weekday-wed"),
    "thu": msg("workbook-weekday-thu"),
    "fri": msg("workbook-weekday-fri"),
    "sat": msg("workbook-weekday-sat"),
    "sun": msg("workbook-weekday-sun"),
}
_WORDS: Mapping[str, Mapping[str, Text]] = {
    "kind": EVENTS,
    "clone_type": labels.CLONE_TYPES,
    "initial_state": labels.INITIAL_STATES,
    "survives": PARTS,
    "part": PARTS,
    "assignment": labels.ASSIGNMENTS,
    "profile_containers": labels.CONTAINER_PLACES,
    "arrivals": _ARRIVALS,
    "weekdays": _WEEKDAYS,
}
"""Labels for the values of fields, by field name."""


def inputs_page(scenario: Scenario, names: Names, pool_names: Names, localizer: Localizer) -> Page:
    """Return the sheet with one row per field of the calendar, pools, events, goals, array, hosts and growth."""
    col = partial(column, localizer)
    return Page(
        name=localizer.text(msg("workbook-sheet-inputs")),
        title=localizer.text(msg("workbook-title-inputs")),
        remarks=(localizer.text(msg("workbook-remark-inputs", zone=scenario.time_zone)),),
        columns=(
            col(msg("workbook-column-section"), width=18),
            col(msg("workbook-column-item"), style="text", width=32),
            col(msg("workbook-column-input"), width=36),
            col(msg("workbook-column-value"), style="any", width=28),
            col(msg("workbook-column-unit"), width=16),
            col(msg("workbook-column-origin"), width=10),
            col(msg("workbook-column-description"), style="text", width=80),
        ),
        rows=tuple(_rows(scenario, {**names, **pool_names}, localizer)),
        n_fixed=3,
    )


def _rows(scenario: Scenario, names: Names, localizer: Localizer) -> Iterator[Row]:
    array_names = _array_names(scenario, names)
    rows = partial(_of_document, zone=scenario.time_zone, names={**names, **array_names}, localizer=localizer)
    yield from rows(msg("workbook-section-calendar"), scenario.name, scenario.calendar)
    for pool in scenario.pools:
        yield from rows(msg("workbook-section-pool"), pool.name, pool)
    for event in scenario.events:
        yield from rows(msg("workbook-section-event"), event.name, event)
    yield from rows(msg("workbook-section-goals"), scenario.name, scenario.goals)
    installed = (scenario.installed_array, *(other.installed_array for other in scenario.other_arrays))
    arrays = (scenario.array, *scenario.other_arrays)
    for array, owned, name in zip(arrays, installed, array_names.values(), strict=True):
        yield from rows(msg("workbook-section-array"), name, array)
        if owned is not None:
            yield from rows(msg("workbook-section-installed-array"), name, owned, left_out="other_workloads")
    yield from rows(msg("workbook-section-hosts"), scenario.name, scenario.hosts)
    yield from rows(msg("workbook-section-growth"), scenario.name, scenario.growth)
    yield from rows(msg("workbook-section-budget"), scenario.name, scenario.budget)
    yield from rows(msg("workbook-section-indicators"), scenario.name, scenario.indicators)


def _array_names(scenario: Scenario, names: Names) -> dict[str, str]:
    """Return the name of each array by its key: the given one, or that of its model."""
    given = [(scenario.array_name, scenario.array), *((other.name, other) for other in scenario.other_arrays)]
    shown = (name or names.get(array.model_id, array.model_id) for name, array in given)
    return dict(zip(map(_array_key, scenario.array_ids), shown, strict=True))


def _array_key(array_id: str) -> str:
    """Return the key of an array's name; a pool may have the same ID."""
    return f"array/{array_id}"


def _of_document(
    section: Text,
    item: Text,
    document: Document,
    zone: str,
    names: Names,
    localizer: Localizer,
    left_out: str = "installed_array",
) -> Iterator[Row]:
    """Yield the fields of a document; an installed array has its own section, and no other workloads."""
    for name in type(document).model_fields:
        value = getattr(document, name)
        if name == left_out:
            continue
        if isinstance(value, Document):
            yield from _of_document(section, item, value, zone, names, localizer)
        elif isinstance(value, tuple) and value and isinstance(value[0], Document):
            for number, tier in enumerate(value, start=1):
                title = msg("workbook-tier-of-array", array=item, number=number)
                yield from _of_document(section, title, tier, zone, names, localizer)
        else:
            field = field_text(type(document), name)
            yield (
                localizer.text(section),
                localizer.text(item),
                localizer.text(field.label),
                _cell(name, value, names, localizer),
                zone if isinstance(value, datetime) else localizer.text(unit_text(field.unit)),
                localizer.text(labels.ORIGINS[input_origin(document, name)]),
                localizer.text(field.description),
            )


def _cell(name: str, value: object, names: Names, localizer: Localizer) -> Cell:
    match value:
        case None:
            return Styled(localizer.text(msg("workbook-value-not-set")), "plain")
        case bool():
            return Styled(yes_no(value, localizer), "plain")
        case float() if "_fraction" in name:
            return Styled(value, "share")
        case int() | float():
            return value
        case datetime():
            return Styled(value, "instant")
        case ():
            return Styled(localizer.text(msg("workbook-value-none")), "text")
        case tuple():
            return Styled(localizer.text(shown(Listing(tuple(_word(name, each, names) for each in value)))), "text")
        case _:
            return Styled(localizer.text(_word(name, value, names)), "text")


def _word(name: str, value: object, names: Names) -> Text:
    text = str(value)
    if name in _WORDS:
        return _WORDS[name].get(text, text)
    if name.endswith("array_id"):
        return names.get(_array_key(text), text)
    return names.get(text, text) if name.endswith(("_id", "_ids")) else text
