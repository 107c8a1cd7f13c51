"""The page of the documentation: the last run's figures as JSON, as a chart and as tables with what they mean."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

from stormsizer.messages.formatting import number
from tests.benchmarks.suite.chart import chart
from tests.benchmarks.suite.figures import Figure
from tests.benchmarks.suite.machine import machine
from tests.benchmarks.suite.registry import LINES

JSON, CHART, PAGE = "benchmarks.json", "benchmarks.svg", "benchmarks.md"
HEAD = """\
# Benchmarks

How fast the engine and the service are, each figure beside a named peer. `make bench` measures all of this again;
`make bench BENCH=--docs` writes this page from what it finds ([the numbers](benchmarks.json)).

**How it is measured.** Machines differ and are never quiet, so only ratios within one run count: ours and the peer take
turns, round by round, and the ratio is the median over the rounds. *Spread* is the largest ratio of a round less the
smallest, over the median. Where one thread does the work it is timed by the processor's clock, which stands still while
others have the processor, else by the clock on the wall. Both sides get the same inputs, drawn beforehand, of an array
of the catalog. What is timed is the function that the product itself calls. Peers that compute the same must first
give the same answer, C twins to the bit; otherwise there is no figure. C twins are the same algorithm, written by hand
and compiled on the spot with `cc -O3 -march=native -ffp-contract=off`; they lie in `backend/tests/benchmarks/twin`.
Where the unit is a time or a size the ratio is a cost and small is good; where it is a rate the ratio is a speed and
large is good.
"""
FAMILIES: Mapping[str, str] = {
    "network": "Every I/O through a network without loops",
    "closed-loop": "Every I/O of a closed loop",
    "week": "The week in means",
    "weeks": "Many weeks at once",
    "screening": "Closed forms",
    "search": "Recommendation",
    "growth": "How the cost grows",
    "memory": "Memory",
    "startup": "Starting",
    "service": "The service",
}


def write(figures: Sequence[Figure], folder: Path) -> tuple[Path, ...]:
    """Write the three files of a run; returns where they are."""
    files = {JSON: record(figures, machine())}
    files |= rendered(files[JSON])
    for name, content in files.items():
        (folder / name).write_text(content, encoding="utf-8")
    return tuple(folder / name for name in files)


def record(figures: Sequence[Figure], measured_on: Mapping[str, str]) -> str:
    """A run as JSON."""
    document = {"machine": dict(measured_on), "figures": [asdict(figure) for figure in figures]}
    return json.dumps(document, indent=1, ensure_ascii=False, allow_nan=False) + "\n"


def rendered(recorded: str) -> dict[str, str]:
    """Chart and page of a recorded run, by the names of their files."""
    document = json.loads(recorded)
    figures = [Figure(**each) for each in document["figures"]]
    return {CHART: chart(figures), PAGE: "\n".join(_page(figures, document["machine"]))}


def _page(figures: Sequence[Figure], measured_on: Mapping[str, str]) -> Iterator[str]:
    yield HEAD
    yield "**The last run** was on " + _machine(measured_on) + ". " + _kept(figures)
    yield ""
    yield f"![Every ratio with its target]({CHART})"
    for family, title in FAMILIES.items():
        rows = [figure for figure in figures if figure.name.partition("/")[0] == family]
        if rows:
            yield f"\n## {title}\n"
            yield "| benchmark | ours | peer | the peer’s | ratio | target | spread |"
            yield "|---|---:|---|---:|---:|---|---:|"
            yield from map(_row, rows)
            yield ""
            yield from (f"- `{figure.name}`: {LINES[figure.name].meaning}" for figure in rows)
    yield ""


def _row(figure: Figure) -> str:
    target = LINES[figure.name].target
    wanted = "" if target is None else f"{target}, {'met' if target.is_met(figure) else '**missed**'}"
    cells = (
        f"`{figure.name}`",
        f"{number(figure.ours, 3)} {figure.unit}",
        figure.peer,
        number(figure.peer_value, 3),
        number(figure.ratio, 3),
        wanted,
        f"{figure.spread:.0%} of {figure.n}",
    )
    return f"| {' | '.join(cells)} |"


def _machine(measured_on: Mapping[str, str]) -> str:
    there = dict(measured_on)
    hardware = f"{there.pop('processor')} with {there.pop('cores')} cores and {there.pop('memory')}"
    names = {"numpy": "NumPy", "simpy": "SimPy"}
    software = (there.pop("system"), f"Python {there.pop('python')}", there.pop("compiler"))
    return ", ".join((hardware, *software, *(f"{names.get(k, k.capitalize())} {v}" for k, v in there.items())))


def _kept(figures: Sequence[Figure]) -> str:
    wanted = [(figure, target) for figure in figures if (target := LINES[figure.name].target) is not None]
    missed = [figure.name for figure, target in wanted if not target.is_met(figure)]
    if not missed:
        return f"All {len(wanted)} targets are met."
    return f"{len(wanted) - len(missed)} of {len(wanted)} targets are met; missed: {', '.join(missed)}."
