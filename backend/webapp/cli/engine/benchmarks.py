"""`bench`: engine and service timed against named peers. The suite is part of the tests."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from importlib import import_module
from typing import Any

import typer

from webapp.cli.errors import CommandError
from webapp.settings import REPOSITORY

SUITE = "tests.benchmarks.suite"
HEAD = ("benchmark", "unit", "ours", "peer's", "peer", "ratio", "spread", "target")
WIDTHS = (30, 26, 10, 10, 32, 8, 7, 16)


def run_benchmarks(only: Sequence[str], quick: bool, as_json: bool, docs: bool) -> None:
    """Run benchmarks; print figures as they arrive or JSON at the end, and optionally write the documentation page."""
    registry = _part("registry")
    try:
        names = registry.chosen(only)
    except registry.UnknownBenchmarkError as error:
        raise CommandError(str(error), exit_code=2) from error
    if docs and (only or quick):
        raise CommandError("--docs requires a full run: omit --only and --quick", exit_code=2)
    found = list(_shown(registry, names, quick, as_json))
    figures = [each for each in found if not isinstance(each, registry.Broken)]
    if as_json:
        typer.echo(json.dumps([asdict(figure) for figure in figures], ensure_ascii=False, allow_nan=False))
    if len(figures) < len(found):
        raise typer.Exit(1)
    if docs:
        for path in _part("page").write(figures, REPOSITORY / "docs" / "reference"):
            typer.echo(str(path.relative_to(REPOSITORY)), err=as_json)


def _shown(registry: Any, names: Sequence[str], quick: bool, as_json: bool) -> Iterator[Any]:
    """Yield all figures, printing each one unless JSON is requested; failures go to standard error."""
    if not as_json:
        typer.echo(_row(HEAD))
    for each in registry.figures(names, quick=quick):
        if isinstance(each, registry.Broken):
            typer.echo(f"{each.name}: {each.reason}", err=True)
        elif not as_json:
            typer.echo(_row(_cells(each, registry.LINES[each.name].target)))
        yield each


def _cells(figure: Any, target: Any) -> Sequence[str]:
    return (
        figure.name,
        figure.unit,
        f"{figure.ours:,.4g}",
        f"{figure.peer_value:,.4g}",
        figure.peer,
        f"{figure.ratio:,.3g}",
        f"{figure.spread:.0%}",
        "" if target is None else f"{target} {'met' if target.is_met(figure) else 'missed'}",
    )


def _row(cells: Sequence[str]) -> str:
    return "  ".join(cell.ljust(width) for cell, width in zip(cells, WIDTHS, strict=True)).rstrip()


def _part(name: str) -> Any:
    """Return a module of the benchmark suite, which is part of the tests and needs their dependencies."""
    backend = str(REPOSITORY / "backend")
    if backend not in sys.path[:1]:  # before any other package named `tests`
        sys.path.insert(0, backend)
    try:
        return import_module(f"{SUITE}.{name}")
    except ModuleNotFoundError as error:
        reason = f"benchmarks require a checkout with its test dependencies: {error.name} is missing"
        raise CommandError(reason) from error
