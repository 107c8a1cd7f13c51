"""All benchmarks, in the order of the page, and how to run some of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tests.benchmarks.suite import every_io, growth, memory, screening, search, service, startup, week
from tests.benchmarks.suite.figures import FULL, QUICK, Figure, Line, Trial

TRIALS: tuple[Trial, ...] = (
    *every_io.TRIALS,
    *week.TRIALS,
    *screening.TRIALS,
    *search.TRIALS,
    *growth.TRIALS,
    *memory.TRIALS,
    *startup.TRIALS,
    *service.TRIALS,
)
LINES: dict[str, Line] = {line.name: line for trial in TRIALS for line in trial.lines}


class UnknownBenchmarkError(ValueError):
    """No benchmark has that name."""


def chosen(only: Sequence[str] = ()) -> tuple[str, ...]:
    """Names of the benchmarks that are meant: each given by its name or by its family; all, if none is given.

    Raises
    ------
    UnknownBenchmarkError
        Naming what there is.

    >>> chosen(["startup/import", "growth/days-1"])
    ('growth/days-1', 'startup/import')
    """
    for name in only:
        if not any(_is_meant(line, name) for line in LINES):
            raise UnknownBenchmarkError(f"no benchmark is called {name}; there are {', '.join(LINES)}")
    return tuple(line for line in LINES if not only or any(_is_meant(line, name) for name in only))


@dataclass(frozen=True)
class Broken:
    """A benchmark that could not be measured, and why."""

    name: str
    reason: str


def figures(names: Sequence[str], *, quick: bool = False) -> Iterator[Figure | Broken]:
    """Measure one after the other; what breaks comes with its name and the reason, and the rest goes on.

    In a hurry there are fewer rounds of less work each, and what cannot be hurried is left out.
    """
    for trial in TRIALS:
        wanted = [line for line in trial.lines if line.name in names]
        if not wanted or (quick and trial.is_long):
            continue
        try:
            measured = trial.run(QUICK if quick else FULL)
        except Exception as error:  # noqa: BLE001 - whatever it is, the other benchmarks say something all the same
            reason = f"{type(error).__name__}: {' '.join(str(error).split())}"
            yield from (Broken(line.name, reason) for line in wanted)
        else:
            yield from (
                line.figure(numbers) for line, numbers in zip(trial.lines, measured, strict=True) if line in wanted
            )


def _is_meant(line: str, name: str) -> bool:
    return line == name or line.startswith(f"{name}/")
