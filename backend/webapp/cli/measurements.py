"""`backtest` and `calibrate`: the engine held against published measurements."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import typer
import yaml

from stormsizer.catalog import Calibration
from stormsizer.evidence import Backtest, BacktestRow, backtest, calibrate
from webapp.catalogs.seeds import catalog_from_files, read_seeds
from webapp.cli.complaints import CommandError
from webapp.cli.tables import table
from webapp.kit.seed_scenarios import seed_scenarios
from webapp.settings import Settings


def print_backtest(as_json: bool, seed: Path | None) -> None:
    """Compare every measured number with the predicted one and print them."""
    folder = seed or Settings().seed_folder
    compared = backtest(catalog_from_files(folder / "catalog"), seed_scenarios(folder / "scenarios"))
    if as_json:
        typer.echo(json.dumps(compared.model_dump(mode="json"), ensure_ascii=False, allow_nan=False))
    else:
        typer.echo(_readable(compared))


def calibrate_seeds(check: bool, seed: Path | None) -> None:
    """Fit again and write the calibrations, or only see whether they would move."""
    folder = seed or Settings().seed_folder
    documents: dict[str, list[dict[str, Any]]] = {}
    for each in read_seeds(folder / "catalog"):
        documents.setdefault(each.kind, []).append(each.document)
    moved = []
    for calibration in calibrate(documents, seed_scenarios(folder / "scenarios")):
        path = folder / "catalog" / "calibrations" / f"{calibration.id}.yaml"
        text = calibration_text(calibration)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            moved.append(path.name)
            if not check:
                path.write_text(text, encoding="utf-8")
    if check and moved:
        raise CommandError(f"calibrations that would move: {', '.join(moved)}; write them with `make calibrate`")
    typer.echo(f"calibrations moved: {', '.join(moved)}" if moved else "calibrations stand as they are")


def calibration_text(calibration: Calibration) -> str:
    """A calibration as its file in the catalogue holds it."""
    how = "Borrowed for the leave-one-out test of" if calibration.borrowed else "Fitted to the evidence of"
    head = f"# {how} {calibration.source} by `make calibrate`; not to be edited by hand.\n"
    document = calibration.model_dump(mode="json", exclude_defaults=True)
    return head + yaml.safe_dump(document, sort_keys=False, allow_unicode=True, width=118)


def _readable(compared: Backtest) -> str:
    head = ("Row", "Measured", "Predicted", "Unit", "Error", "Role", "Within")
    predicted = [row for row in compared.rows if row.predicted is not None]
    rows = [_cells(row) for row in predicted]
    rest = f"{len(compared.rows) - len(predicted)} rows measure what the engine does not model (all of them: --json)."
    return "\n".join((table(head, rows), "", rest, compared.summary.sentence))


def _cells(row: BacktestRow) -> tuple[str, ...]:
    measured = row.measured if isinstance(row.measured, tuple) else (row.measured,)
    return (
        row.id,
        "-".join(f"{value:g}" for value in measured),
        "" if row.predicted is None else f"{row.predicted:.4g}",
        row.unit,
        "" if row.error is None else f"{row.error:+.1%}".replace("%", " %"),
        row.role.value,
        {True: "yes", False: "no", None: ""}[row.within],
    )
