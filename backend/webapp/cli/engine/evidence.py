"""`backtest` and `calibrate`: the engine compared with published measurements."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import typer
import yaml

from stormsizer.evidence import Backtest, BacktestRow, CheckCount, backtest, calibrate
from stormsizer.model.catalog import Calibration
from webapp.catalogs.seeds import catalog_from_files, read_seeds
from webapp.cli.errors import CommandError
from webapp.cli.languages import in_english
from webapp.cli.tables import table
from webapp.core.seed_scenarios import seed_scenarios
from webapp.settings import Settings


def print_backtest(as_json: bool, leave_one_out: bool, seed: Path | None) -> None:
    """Compare every measured number with its prediction and print both.

    With ``leave_one_out``, predictions use none of the study's own rows.
    """
    folder = seed or Settings().seed_folder
    compared = backtest(catalog_from_files(folder / "catalog"), seed_scenarios(folder / "scenarios"))
    if as_json:
        document = in_english(compared).model_dump(mode="json")
        typer.echo(json.dumps(document, ensure_ascii=False, allow_nan=False))
    else:
        typer.echo(_readable(in_english(_left_out(compared) if leave_one_out else compared)))


def calibrate_seeds(check: bool, seed: Path | None) -> None:
    """Repeat all fits and write the calibrations, or only check whether they would change."""
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
        raise CommandError(f"calibrations that would change: {', '.join(moved)}; write them with `make calibrate`")
    typer.echo(f"calibrations changed: {', '.join(moved)}" if moved else "calibrations are up to date")


def calibration_text(calibration: Calibration) -> str:
    """Return the text of a calibration's catalog file."""
    how = "Borrowed for the leave-one-out test of" if calibration.borrowed else "Fitted to the evidence of"
    head = f"# {how} {calibration.source} by `make calibrate`; not to be edited by hand.\n"
    document = calibration.model_dump(mode="json", exclude_defaults=True)
    return head + yaml.safe_dump(document, sort_keys=False, allow_unicode=True, width=118)


def _left_out(compared: Backtest) -> Backtest:
    """Return a copy of the backtest in which no prediction uses rows from the predicted row's own study."""
    rows = (
        row.model_copy(
            update={"predicted": row.left_out_predicted, "error": row.left_out_error, "within": row.left_out_within}
        )
        for row in compared.rows
    )
    return compared.model_copy(update={"rows": tuple(rows)})


def _readable(compared: Backtest) -> str:
    head = ("Row", "Measured", "Predicted", "Unit", "Error", "Role", "Within")
    predicted = [row for row in compared.rows if row.predicted is not None]
    rows = [_cells(row) for row in predicted]
    rest = f"{len(compared.rows) - len(predicted)} rows without a prediction (use --json to see all)."
    sentence = str(compared.summary.sentence)
    return "\n".join((table(head, rows), "", rest, "", _by_study(compared), "", _by_metric(compared), "", sentence))


def _by_study(compared: Backtest) -> str:
    counted = ("Values", "Within", "Bounds", "Met", "Median error")
    head = ("Study", "Rows", *counted, *(f"Left out: {name.lower()}" for name in counted))
    summary = compared.summary
    studies = [(each.source, each.n_rows, each.checks, each.left_out) for each in summary.systems]
    return table(
        head,
        [
            (
                name,
                f"{n_rows:,}",
                *_counted(checks),
                *_counted(left_out),
            )
            for name, n_rows, checks, left_out in (*studies, ("all", summary.n_rows, summary.checks, summary.left_out))
        ],
    )


def _by_metric(compared: Backtest) -> str:
    return table(
        ("Metric", "Values", "Within", "Median error"),
        [
            (each.metric, str(each.n_checks), str(each.n_within), _percent(each.median_relative_error))
            for each in compared.summary.medians
        ],
    )


def _counted(checks: CheckCount) -> tuple[str, ...]:
    counts = checks.n_points, checks.n_points_within, checks.n_bounds, checks.n_bounds_within
    return *map(str, counts), _percent(checks.median_relative_error) if checks.n_points else ""


def _percent(share: float) -> str:
    return f"{share:.0%}"


def _cells(row: BacktestRow) -> tuple[str, ...]:
    measured = row.measured if isinstance(row.measured, tuple) else (row.measured,)
    return (
        row.id,
        "-".join(f"{value:g}" for value in measured),
        "" if row.predicted is None else f"{row.predicted:.4g}",
        row.unit,
        "" if row.error is None else f"{row.error:+.1%}",
        row.role.value,
        {True: "yes", False: "no", None: ""}[row.within],
    )
