"""Custom arrays from specification sheets: checks of a sheet, and the array that it describes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import TypeAdapter, ValidationError

from stormsizer.analysis.spec_sheet import MOST_ARRAYS, SheetAnswer, full_configuration, sheet_answer
from stormsizer.messages.text import msg
from stormsizer.model.catalog import ArrayModel, Catalog, Source, SpecSheet, completed
from stormsizer.model.catalog.facts import facts_of
from stormsizer.model.scenario import Problem
from stormsizer.model.scenario.problems import problems_of
from stormsizer.storage.raid import raid_counts
from webapp.catalogs.own_checks import checked, hardware_of, problem, reference_problem, unclean, unfounded
from webapp.catalogs.own_schemas import EntryId
from webapp.core.http.errors import InvalidInputError

MAY_BE_UNKNOWN = frozenset(
    {
        "chassis_watts",
        "chassis_rack_units",
        "data_reduction_ratio",
        "latency_ms",
        "max_arrays",
        "rack_units",
        "watts",
        "write_cache_gib",
        "write_reduction_ratio",
    }
)
"""Facts of a sheet that the method does not need."""
MOST = {"controllers": 64, "n_cores": 1024, "max_ports": 1024, "n_slots": 10_000, "max_drives": 100_000}
"""Highest numbers of parts: beyond those of any product, and few enough for a quick answer."""
MOST_PROBLEMS = 20
_entry_id: TypeAdapter[str] = TypeAdapter(EntryId)


def array_of(sheet: SpecSheet, path: str, source: Source, catalog: Catalog) -> dict[str, Any]:
    """Return the array that a sheet describes, in the stored form of a custom entry.

    Parameters
    ----------
    path
        Path of the sheet in the request or file; the paths of problems start with it.
    source
        Source that facts refer to as `own`.

    Raises
    ------
    InvalidInputError
        If the sheet is invalid. Problems name the field of the sheet.
    """
    _raise(unclean(sheet.model_dump(mode="json"), path))
    _raise(_invalid(sheet, path, {*catalog.sources, source.id, "own"}, catalog))
    try:
        document = checked("arrays", completed(sheet, catalog), source, catalog)
    except InvalidInputError as error:
        found = [each.model_copy(update={"path": f"{path}{each.path.removeprefix('entry')}"}) for each in error.errors]
        raise InvalidInputError(found) from error
    _raise(_undersized(sheet, path, ArrayModel.model_validate(document)))
    return document


def answer_of(sheet: SpecSheet, document: Mapping[str, Any], catalog: Catalog) -> SheetAnswer:
    """Return the predictions for an array from ``array_of``."""
    return sheet_answer(sheet, ArrayModel.model_validate(document), catalog)


def _raise(problems: Iterator[Problem]) -> None:
    """Raise an error if there are any problems."""
    if found := tuple(problems):
        raise InvalidInputError(found[:MOST_PROBLEMS])


def _invalid(sheet: SpecSheet, path: str, sources: set[str], catalog: Catalog) -> Iterator[Problem]:
    """Yield the problems of a sheet that its schema cannot express."""
    try:
        _entry_id.validate_python(sheet.id)
    except ValidationError as error:
        yield from (each.model_copy(update={"path": f"{path}.id"}) for each in problems_of(error))
    yield from unfounded(sheet, sources, path)
    for named in facts_of(sheet):
        if named.fact.value is None and named.field not in MAY_BE_UNKNOWN:
            yield problem(f"{path}.{named.path}", None, msg("allowed-number"), msg("field-required"))
    drives = hardware_of(catalog)
    for i, drive in enumerate(sheet.drives):
        if drive not in drives:
            yield reference_problem(f"{path}.drives.{i}", drive, "drives", drives)
    for field, most_parts in MOST.items():
        fact = getattr(sheet, field)
        if fact is not None and fact.value is not None and fact.value > most_parts:
            most = msg("allowed-at-most", amount=most_parts)
            yield problem(f"{path}.{field}", fact.value, most, msg("field-out-of-range"))
    if (maximum := sheet.published_maximum) is not None and maximum.n_controllers > MOST_ARRAYS:
        most = msg("allowed-at-most", amount=MOST_ARRAYS)
        yield problem(f"{path}.published_maximum.n_controllers", maximum.n_controllers, most, msg("field-out-of-range"))


def _undersized(sheet: SpecSheet, path: str, array: ArrayModel) -> Iterator[Problem]:
    """Yield a problem if the slots hold too few drives for a RAID group per controller."""
    configuration = full_configuration(sheet)
    n_drives, n_controllers = configuration.tiers[0].n_drives, configuration.n_controllers
    try:
        raid_counts(array.tiers[0].raid, n_drives, n_controllers)
    except ValueError:
        n = sheet.protection.n_parity.known + 1
        fewest = n_controllers * (n + array.tiers[0].raid.n_spares.known)
        allowed = msg("allowed-at-least", amount=fewest)
        yield problem(f"{path}.n_slots", n_drives, allowed, msg("field-too-few-drives", n=n))
