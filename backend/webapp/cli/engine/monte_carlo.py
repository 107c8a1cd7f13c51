"""`range`: Monte Carlo analysis of a scenario file, without a database."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from pydantic import ValidationError

from stormsizer.analysis.monte_carlo.ranges import FigureRange, RangeRequest, Ranges, ranges
from stormsizer.messages.formatting import percent, quantity
from stormsizer.model.scenario import InvalidScenarioError, Problem, parse, problems_of
from webapp.cli.runner import catalog_of, tell, timed
from webapp.cli.tables import table
from webapp.core.http.yaml_documents import read_file
from webapp.core.languages import english

MOST_WORKERS = 256
SHOWN = ("host_latency_ms", "total_iops", "login_mean_s", "login_p95_s", "good_fraction", "poor_fraction", "duration_s")
"""Phase figures shown in the text output; the JSON output has all of them."""


def draw_ranges(
    file: Path,
    n_replications: int,
    seed: int,
    n_workers: int | None,
    as_json: bool,
    own: Path | None,
    seeds: Path | None,
) -> None:
    """Run a Monte Carlo analysis of a scenario file and print P10, P50 and P90."""
    scenario = parse(read_file(file))
    request = _asked(n_replications, seed, n_workers)
    catalog = catalog_of(seeds, own)
    answer, elapsed_ms = timed(lambda progress: ranges(scenario, catalog, request, progress, n_workers))
    tell("ranges", answer, elapsed_ms, None if as_json else _readable)


def _asked(n_replications: int, seed: int, n_workers: int | None) -> RangeRequest:
    if n_workers is not None and not 1 <= n_workers <= MOST_WORKERS:
        problem = Problem(
            path="workers", given=str(n_workers), allowed=f"1 to {MOST_WORKERS}", message="is out of range"
        )
        raise InvalidScenarioError((problem,))
    try:
        return RangeRequest(n_replications=n_replications, seed=seed)
    except ValidationError as error:
        raise InvalidScenarioError(problems_of(error)) from error


def _readable(answer: Ranges, elapsed_ms: float) -> str:
    blocks = [
        "\n".join((answer.scenario_name, english(answer.sentence))),
        table(("Phase", "Holds", "Figure", "Plain", "P10", "P50", "P90"), list(_rows(answer))),
    ]
    if answer.broken:
        missed = [(english(goal.label), percent(goal.fraction), english(goal.phase_label)) for goal in answer.broken]
        blocks.append(table(("Missed goal", "In", "Most often at"), missed))
    if answer.drivers:
        drivers = [(english(each.label), f"{each.rank_correlation:+.2f}".replace("-", "−")) for each in answer.drivers]
        blocks.append(table(("Input", "Rank correlation with the margin"), drivers))
    foot = (
        *map(english, answer.notes),
        *(f"{each.n_replications} replications failed: {english(each.message)}" for each in answer.failed),
        f"engine {answer.engine_version}, catalog {answer.catalog_version}, seed {answer.seed}",
        f"{answer.n_replications:,} replications, {elapsed_ms:,.0f} ms",
    )
    return "\n\n".join((*blocks, "\n".join(foot)))


def _rows(answer: Ranges) -> Iterator[tuple[str, ...]]:
    for phase in answer.phases:
        head = (english(phase.label), percent(phase.holds.fraction))
        for figure in phase.figures:
            if figure.name in SHOWN:
                yield (*head, *_figure(figure))
                head = ("", "")


def _figure(figure: FigureRange) -> tuple[str, ...]:
    values = (figure.plain, figure.p10, figure.p50, figure.p90)
    return (english(figure.label), *(quantity(value, figure.unit) for value in values))
