"""`simulate` and `warm`: the engine run on files, without a database."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import typer

from stormsizer.messages.formatting import LONGEST_LATENCY_MS, quantity
from stormsizer.model.scenario import Scenario, parse
from stormsizer.simulation.assessment import assess
from stormsizer.simulation.result import OtherArrayResult, PhaseResult, Result
from stormsizer.storage.figures import LIMITS, TIERS, Component, PhaseFigures
from stormsizer.storage.warm import warm as warm_weeks
from webapp.cli.errors import CommandError
from webapp.cli.languages import in_english
from webapp.cli.runner import catalog_of
from webapp.cli.tables import table
from webapp.core.concurrency import warm
from webapp.core.http.yaml_documents import read_file
from webapp.core.languages import english
from webapp.core.seed_scenarios import seed_scenarios
from webapp.settings import Settings

HEAD = ("Phase", "Minutes", "Reads/s", "Writes/s", "MB/s", "Read ms", "CPU", "Drives", "Logins", "Holds")


def simulate_file(file: Path, as_json: bool, recommend: bool, own: Path | None, seed: Path | None) -> None:
    """Simulate a scenario file, with custom catalog entries from the file ``own``, and print the result."""
    scenario = parse(read_file(file))
    catalog = catalog_of(seed, own)
    warm_weeks()
    started = time.perf_counter()
    simulation = assess(scenario, catalog, recommend=recommend)
    elapsed_ms = round((time.perf_counter() - started) * 1000, 3)
    result = in_english(simulation.result)
    if as_json:
        document = {"elapsed_ms": elapsed_ms, "result": result.model_dump(mode="json")}
        typer.echo(json.dumps(document, ensure_ascii=False, allow_nan=False))
    else:
        typer.echo(_readable(result, elapsed_ms))


def warm_kernels() -> None:
    """Compile the kernels by simulating the first sample scenario."""
    started = time.perf_counter()
    settings = Settings()
    scenarios: list[Scenario] = list(seed_scenarios(settings.seed_folder / "scenarios").values())
    if not scenarios:
        raise CommandError(f"{settings.seed_folder}: contains no scenarios")
    warm(catalog_of(None), scenarios[0])
    typer.echo(f"numeric kernels are ready ({time.perf_counter() - started:.1f} s)")


def _readable(result: Result, elapsed_ms: float) -> str:
    budget = result.cost.budget if result.cost else None
    upgrade = result.cost.upgrade if result.cost else None
    return "\n".join(
        (
            result.scenario_name,
            str(result.verdict.sentence),
            *([english(result.confidence.sentence)] if result.confidence else []),
            *(f"{array.name}: {english(array.verdict.sentence)}" for array in result.arrays),
            "",
            *([f"{result.arrays[0].name}:"] if result.arrays else []),
            table(HEAD, [_row(phase) for phase in result.phases]),
            "",
            *(line for other in result.other_arrays for line in _of_other(other)),
            *_missed(result),
            *([f"{_main(result)}{english(result.recommendation.sentence)}"] if result.recommendation else []),
            *(english(price.sentence) for price in result.confidence_prices),
            *([f"{_main(result)}{english(upgrade.sentence)}"] if upgrade else []),
            *([f"Budget: {english(budget.sentence)}"] if budget else []),
            *(f"{warning.path}: {warning.message}" for warning in result.warnings),
            f"engine {result.engine_version}, catalog {result.catalog_version}, {elapsed_ms:,.0f} ms",
        )
    )


def _main(result: Result) -> str:
    """Return the name of the main array with a colon if there are several."""
    return f"{result.arrays[0].name}: " if result.arrays else ""


def _missed(result: Result) -> Iterator[str]:
    """Yield the bottlenecks of missed phases; with several arrays, the verdicts state them."""
    if not result.arrays:
        yield from (f"{phase.label}: {phase.binding.sentence}" for phase in result.phases if not phase.holds)


def _of_other(array: OtherArrayResult) -> Iterator[str]:
    """Yield the lines about an array in addition to the main one."""
    yield f"{array.name}:"
    yield table(HEAD, [_row(phase) for phase in array.phases])
    yield ""
    if array.recommendation is not None:
        yield f"{array.name}: {english(array.recommendation.sentence)}"
    if array.cost.upgrade is not None:
        yield f"{array.name}: {english(array.cost.upgrade.sentence)}"
    for warning in array.warnings:
        yield f"{array.name}: {english(warning.message)}"


def _milliseconds(latency_ms: float) -> str:
    return f"{latency_ms:,.1f}" if latency_ms <= LONGEST_LATENCY_MS else quantity(latency_ms, "ms")


def _busiest(figures: PhaseFigures, components: Sequence[Component]) -> str:
    """Return the highest mean utilization of these components; empty if the array has none of them."""
    uses = [use.mean_fraction for use in figures.components if use.component in components]
    return f"{max(uses):.0%}" if uses else ""


def _row(phase: PhaseResult) -> tuple[str, ...]:
    figures = phase.figures
    people = phase.experience
    return (
        str(phase.label),
        f"{phase.duration_s / 60:,.0f}",
        f"{figures.reads_iops:,.0f}",
        f"{figures.writes_iops:,.0f}",
        f"{figures.read_mb_per_s + figures.write_mb_per_s:,.0f}",
        _milliseconds(figures.host_read_latency_ms),
        _busiest(figures, (Component.CONTROLLER_CPU,)),
        _busiest(figures, (*TIERS, *LIMITS)),
        "" if people is None else f"{people.good_fraction:.0%} good, mean {people.mean_s:.0f} s",
        "yes" if phase.holds else "no",
    )
