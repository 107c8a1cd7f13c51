"""`catalog add`: arrays from specification sheets, saved as custom catalog entries."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import typer
import yaml

from stormsizer.analysis.spec_sheet import ServiceParameter, SheetAnswer
from stormsizer.messages.formatting import NOTHING, count, number
from stormsizer.model.catalog import Catalog, SpecSheet
from webapp.catalogs.own_file import SheetFile, own_document, read_sheets
from webapp.catalogs.sheets import answer_of
from webapp.cli.errors import CommandError
from webapp.cli.languages import in_english
from webapp.cli.runner import catalog_of
from webapp.cli.tables import table
from webapp.core.languages import english

HEAD = ("Parameter", "Value", "P10", "P90", "Unit", "Status", "Source")


def add_sheets(file: Path, to: Path, replace: bool, dry_run: bool, as_json: bool, seed: Path | None) -> None:
    """Build the arrays of a file with specification sheets, print what was derived, and save them to a folder."""
    found = read_sheets(catalog_of(seed), file)
    answers = [in_english(answer_of(sheet, array, found.catalog)) for sheet, array in found.arrays]
    places = [to / f"{sheet.id}.yaml" for sheet, _ in found.arrays]
    existing = [place for place in places if place.exists()]
    if existing and not replace and not dry_run:
        raise CommandError(f"{existing[0]} exists; replace it with --replace", exit_code=2)
    if not dry_run:
        to.mkdir(parents=True, exist_ok=True)
        for (_, array), place in zip(found.arrays, places, strict=True):
            place.write_text(_saved(found, array), encoding="utf-8")
    if as_json:
        arrays = [
            {"entry": array, "answer": answer.model_dump(mode="json"), "file": None if dry_run else str(place)}
            for (_, array), answer, place in zip(found.arrays, answers, places, strict=True)
        ]
        typer.echo(json.dumps({"arrays": arrays}, ensure_ascii=False, allow_nan=False))
        return
    for (sheet, _), answer, place in zip(found.arrays, answers, places, strict=True):
        typer.echo("\n".join(_lines(sheet, answer, found.catalog)))
        typer.echo("Not saved." if dry_run else _how_to_use(sheet, place, to))


def _saved(found: SheetFile, array: Mapping[str, Any]) -> str:
    """Return the content of the file for an array, with those of its drives that are custom entries too."""
    used = {drive for tier in array["tiers"] for drive in tier["drives"]}
    drives = [drive for drive in found.given.drives if drive.get("id") in used]
    document = own_document(found.given.provenance, **({"drives": drives} if drives else {}), arrays=[array])
    return str(yaml.safe_dump(document, sort_keys=False, allow_unicode=True, width=118))


def _lines(sheet: SpecSheet, answer: SheetAnswer, catalog: Catalog) -> Iterator[str]:
    configuration = answer.configuration
    (tier,) = configuration.tiers
    yield f"{sheet.name} ({sheet.id}), {sheet.vendor}"
    yield ""
    yield table(HEAD, [_row(each, catalog) for each in answer.parameters])
    yield ""
    unit = "node" if sheet.in_nodes else "array"
    yield (
        f"Fully equipped: {count(configuration.n_arrays, unit)}, each with "
        f"{count(configuration.n_controllers, 'controller')}, {count(tier.n_drives, 'drive')} "
        f"({catalog.drives[tier.drive_id].name}) and {count(configuration.n_ports, 'port')}"
    )
    for item in answer.capacity.offered:
        yield f"  {english(item.label)}: {number(item.gb)} GB ({english(item.formula)})"
    yield english(answer.capacity.sentence)
    yield english(answer.sentence)


def _row(parameter: ServiceParameter, catalog: Catalog) -> tuple[str, ...]:
    return (
        english(parameter.label),
        number(parameter.value, 4),
        _end(parameter.low),
        _end(parameter.high),
        parameter.unit,
        parameter.status.value,
        _origin(parameter, catalog),
    )


def _end(value: float | None) -> str:
    return NOTHING if value is None else number(value, 4)


def _origin(parameter: ServiceParameter, catalog: Catalog) -> str:
    """Return the title and place of the source, or the reasoning of an assumption without one."""
    if parameter.source is None:
        return parameter.reasoning or NOTHING
    title = catalog.sources[parameter.source].title
    return f"{title}, {parameter.where}" if parameter.where else title


def _how_to_use(sheet: SpecSheet, place: Path, folder: Path) -> str:
    return (
        f"Saved to {place}. Use `model_id: {sheet.id}` and `firmware_id: current` in a scenario, and simulate it with "
        f"`stormsizer simulate SCENARIO.yaml --catalog {folder}`."
    )
