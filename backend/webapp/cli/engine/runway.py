"""`runway` and `compare`: growth runway and side-by-side comparison, from scenario files and without a database."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from stormsizer.analysis.comparison import Column, ComparedRow, Comparison, compare, simulated
from stormsizer.analysis.progress import Progress
from stormsizer.analysis.runway import Runway, most_desktops, runway
from stormsizer.messages.formatting import NOTHING, count, figure, number, percent, quantity
from stormsizer.model.scenario import Scenario, parse
from webapp.cli.runner import catalog_of, price_lines, tell, timed
from webapp.cli.tables import table
from webapp.core.http.yaml_documents import read_file
from webapp.core.languages import english


def runway_of_file(file: Path, as_json: bool, own: Path | None, seed: Path | None) -> None:
    """Print the number of desktops that a scenario file's array supports."""
    scenario, catalog = parse(read_file(file)), catalog_of(seed, own)
    answer, elapsed_ms = timed(lambda progress: runway(scenario, catalog, progress))
    tell("runway", answer, elapsed_ms, None if as_json else partial(_runway_words, scenario))


def compare_files(files: Sequence[Path], as_json: bool, own: Path | None, seed: Path | None) -> None:
    """Compare scenario files and print them side by side."""
    scenarios = [parse(read_file(file)) for file in files]
    catalog = catalog_of(seed, own)

    def ask(progress: Progress) -> Comparison:
        columns: list[Column] = []
        for file, scenario in zip(files, scenarios, strict=True):
            headroom = most_desktops(scenario, catalog) - scenario.n_desktops
            columns.append(simulated(file.stem, scenario, catalog, headroom))
            progress(len(columns) / len(files))
        return compare(columns, catalog)

    answer, elapsed_ms = timed(ask)
    tell("comparison", answer, elapsed_ms, None if as_json else _comparison_words)


def _runway_words(scenario: Scenario, answer: Runway, elapsed_ms: float) -> str:
    head = ("Desktops", "Now", "Worst", "Worst event", "Margin", "Space left", "Holds")
    return "\n".join(
        (
            scenario.name,
            english(answer.sentence),
            "",
            table(head, list(_points(answer))),
            *(("", table(_YEARS, list(_years(answer)))) if len(answer.years) > 1 else ()),
            "",
            (
                f"{count(answer.n_simulations, 'simulation')}, {count(answer.step_desktops, 'desktop')} apart, "
                f"{elapsed_ms:,.0f} ms"
            ),
        )
    )


def _points(answer: Runway) -> Iterator[tuple[str, ...]]:
    for point in answer.curve:
        judged = [phase for phase in point.phases if phase.margin_fraction is not None]
        worst = [phase for phase in judged if phase.grade is point.grade]
        nearest = min(worst or judged, key=lambda phase: phase.margin_fraction or 0.0, default=None)
        yield (
            number(point.n_desktops),
            "now" if point.n_desktops == answer.n_desktops else "",
            str(point.grade),
            english(nearest.phase_label) if nearest else "",
            percent(nearest.margin_fraction) if nearest else "",
            percent(point.spare_fraction),
            _yes(point.holds),
        )


_YEARS = ("Year", "Desktops", "Worst", "Worst event", "Binds", "Tightest", "Space left", "Hosts hold", "Holds")


def _years(answer: Runway) -> Iterator[tuple[str, ...]]:
    for year in answer.years:
        tightest = year.tightest
        yield (
            str(year.year),
            number(year.n_desktops),
            str(year.grade),
            english(year.phase_label),
            str(year.binding.component).replace("_", " ") if year.binding else "",
            f"{english(tightest.label)} {percent(tightest.mean_fraction)}" if tightest else "",
            percent(year.spare_fraction),
            _yes(year.hosts_hold),
            _yes(year.holds),
        )


def _comparison_words(answer: Comparison, elapsed_ms: float) -> str:
    names = [column.name for column in answer.columns]
    legend = (f"+ better, − worse than {names[0]}",) if answer.comparable else ()
    return "\n".join(
        (
            english(answer.sentence),
            *map(english, answer.warnings),
            "",
            *(
                f"{each.name}: {each.model_name}, {english(each.words)}. {english(each.verdict)}"
                for each in answer.columns
            ),
            "",
            table(("", *names), [(english(row.label), *_cells(row)) for row in answer.facts]),
            "",
            table(("Event", "", *names), list(_events(answer))),
            "",
            *price_lines(answer.prices, {column.name: column.unpriced for column in answer.columns}),
            "; ".join((*legend, f"{elapsed_ms:,.0f} ms")),
        )
    )


_SHOWN = ("good_fraction", "mean_s", "duration_s", "host_read_latency_ms")


def _events(answer: Comparison) -> Iterator[tuple[str, ...]]:
    for event in answer.events:
        found = event.columns
        yield (english(event.label), "grade", *("missing" if each is None else str(each.grade) for each in found))
        yield (
            "",
            "binds",
            *("" if each is None else str(each.binding.component).replace("_", " ") for each in found),
        )
        for row in event.rows:
            if row.id in _SHOWN:
                yield ("", english(row.label), *_cells(row))


def _cells(row: ComparedRow) -> Iterator[str]:
    marks = {True: " +", False: " −", None: ""}
    for value in row.values:
        if value is None:
            yield NOTHING
        elif row.unit in ("desktops", "count"):
            yield f"{number(value.value, 3)}{marks[value.is_better]}"
        elif row.unit in ("fraction", "s"):
            yield f"{quantity(value.value, row.unit)}{marks[value.is_better]}"
        else:
            yield f"{figure(value.value, row.unit, 3)}{marks[value.is_better]}"


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"
