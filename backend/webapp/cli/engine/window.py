"""`window`: discrete-event simulation of part of a scenario's calendar, from files and without a database."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from functools import partial
from pathlib import Path

from pydantic import ValidationError

from stormsizer.discrete_event.figures import ResponseTimes, WindowResult
from stormsizer.messages.formatting import NOTHING
from stormsizer.model.scenario import InvalidScenarioError, Scenario, parse, problems_of
from webapp.cli.runner import catalog_of, tell, timed
from webapp.cli.tables import table
from webapp.core.http.yaml_documents import read_file
from webapp.runs.kinds import windows
from webapp.runs.schemas import WindowRequest

HEAD = (
    "Activity", "Op", "I/Os", "Week ms", "Mean ms", "±", "Differs", "p50", "p90", "p95", "p99", "p99.9", "p99.99",
    "Max", "Agrees",
)  # fmt: skip
AGREES = {True: "yes", False: "no", None: "not compared"}


def simulate_window(
    file: Path,
    from_at: str,
    to_at: str,
    n_replications: int,
    seed: int,
    as_json: bool,
    own: Path | None,
    seeds: Path | None,
) -> None:
    """Simulate each I/O in a window of a scenario file and print response times next to the week's means."""
    scenario = parse(read_file(file))
    asked = _asked({"from": from_at, "to": to_at, "n_replications": n_replications, "seed": seed})
    catalog = catalog_of(seeds, own)
    answer, elapsed_ms = timed(lambda progress: windows.answer(scenario, catalog, asked, progress))
    tell("window", answer, elapsed_ms, None if as_json else partial(_readable, scenario))


def _asked(given: dict[str, str | int]) -> WindowRequest:
    try:
        return WindowRequest.model_validate(given)
    except ValidationError as error:
        raise InvalidScenarioError(problems_of(error)) from error


def _readable(scenario: Scenario, answer: WindowResult, elapsed_ms: float) -> str:
    start, end = (scenario.calendar.starts_at + timedelta(seconds=at_s) for at_s in (answer.from_s, answer.to_s))
    return "\n".join(
        (
            answer.scenario_name,
            f"{start.isoformat()} to {end.isoformat()}",
            str(answer.sentence),
            "",
            table(HEAD, list(_rows(answer))),
            "",
            table(
                ("Component", "Servers", "Busy", "Week mean", "Mean wait ms", "Waiting", "At most"),
                [
                    (
                        station.component.replace("_", " "),
                        f"{station.n_servers:,}",
                        _percent(station.mean_fraction),
                        _percent(station.fluid_mean_fraction),
                        f"{station.mean_wait_ms:,.3f}",
                        f"{station.mean_waiting:,.1f}",
                        f"{station.max_waiting:,.1f}",
                    )
                    for station in answer.stations
                ],
            ),
            "",
            *map(str, answer.warnings),
            f"engine {answer.engine_version}, catalog {answer.catalog_version}, seed {answer.seed}",
            f"{answer.n_replications} replications, {answer.n_ios:,} I/Os, {elapsed_ms:,.0f} ms",
        )
    )


def _rows(answer: WindowResult) -> Iterator[tuple[str, ...]]:
    for times in answer.total:
        yield _row("All", times)
    for activity in answer.activities:
        for times in activity.operations:
            yield _row(str(activity.name), times)


def _row(activity: str, times: ResponseTimes) -> tuple[str, ...]:
    shares = times.percentiles
    return (
        activity,
        times.op,
        f"{times.n_ios:,}",
        _ms(times.fluid_mean_ms),
        _ms(times.mean_ms),
        _ms(times.spread_ms),
        f"{times.difference_fraction:+.1%}".replace("-", "−"),
        *(_ms(value) for value in (shares.p50_ms, shares.p90_ms, shares.p95_ms, shares.p99_ms)),
        *(_ms(value) for value in (shares.p99_9_ms, shares.p99_99_ms, times.max_ms)),
        AGREES[times.agrees],
    )


def _ms(value: float | None) -> str:
    return NOTHING if value is None else f"{value:,.3f}"


def _percent(fraction: float) -> str:
    return f"{fraction:.0%}"
