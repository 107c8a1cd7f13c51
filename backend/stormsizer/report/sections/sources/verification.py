"""How to verify the predictions on a real array: which jobs to run, how to run them, and what to compare."""

import re
import unicodedata
from collections.abc import Sequence

from stormsizer.messages.text import Message, Quantity, msg, sentences
from stormsizer.model.scenario import Scenario
from stormsizer.report import cells, phrases
from stormsizer.report.blocks import Bullets, Cell, Code, Column, Heading, Paragraph, Section, Table
from stormsizer.report.sections.results.days import Days, folded
from stormsizer.simulation.result import Phase, PhaseResult, Result

MOST_ROWS = 12
LONGEST_LABEL = 70
KEPT_UP_FRACTION = 0.98
"""A job that achieves less than this fraction of its target rate has reached the array's limit."""


def verification_section(result: Result, scenario: Scenario, run_id: str) -> Section:
    """Return the annex on load generator jobs exported from this run and the figures to compare."""
    stem = file_stem(result.scenario_name)
    n_arrays = scenario.array.n_arrays
    shared = msg("report-verification-one-array", n=n_arrays) if n_arrays > 1 else None
    return Section(
        id="verification",
        title=msg("report-verification"),
        blocks=(
            Paragraph(text=sentences(msg("report-verification-intro"), shared)),
            Paragraph(text=msg("report-verification-warning"), strong=True),
            Heading(text=msg("report-verification-export")),
            Paragraph(text=msg("report-verification-export-how")),
            Code(
                lines=(
                    f"stormsizer export {stem}.yaml --as fio -o {stem}.fio",
                    f"GET /api/v1/runs/{run_id}/exports/fio",
                )
            ),
            Paragraph(text=msg("report-verification-formats")),
            Heading(text=msg("report-verification-run")),
            Code(
                lines=(
                    f"sed -i s:/dev/CHANGE_ME:/dev/disk/by-id/the-empty-volume: {stem}.fio",
                    f"fio --output-format=json+ --output=results.json {stem}.fio",
                )
            ),
            Heading(text=msg("report-verification-compare")),
            Bullets(items=_compared(run_id)),
            _table(_busiest(result.phases, scenario), scenario),
        ),
    )


def _compared(run_id: str) -> tuple[Message, ...]:
    return (
        msg("report-verification-rate", share=Quantity(KEPT_UP_FRACTION, "fraction")),
        msg("report-verification-latency"),
        msg("report-verification-service", run=run_id),
    )


def file_stem(name: str) -> str:
    """Convert a name to a file name that is valid on any file system.

    >>> file_stem("Schüler: Prüfungen / Mai"), file_stem("学校")
    ('schuler-prufungen-mai', 'scenario')
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:60].strip("-") or "scenario"


def _busiest(phases: Sequence[PhaseResult], scenario: Scenario) -> tuple[Days, ...]:
    """Return the events with the highest load, with the highest figures of their days, in the order of the calendar."""
    loaded = folded([phase for phase in phases if phase.phase is not Phase.IDLE], scenario)
    ranked = sorted(range(len(loaded)), key=lambda i: -loaded[i].highest.figures.total_iops)[:MOST_ROWS]
    return tuple(loaded[i] for i in sorted(ranked))


def _table(busiest: Sequence[Days], scenario: Scenario) -> Table:
    return Table(
        id="verification-phases",
        caption=msg("report-verification-phases"),
        dense=True,
        columns=(
            Column(label=msg("report-phase"), width=1),
            Column(label=msg("report-reads"), unit="IOPS", align="right"),
            Column(label=msg("report-writes"), unit="IOPS", align="right"),
            Column(label=msg("report-read"), unit="MB/s", align="right"),
            Column(label=msg("report-written"), unit="MB/s", align="right"),
            Column(label=msg("report-host-read"), unit="ms", align="right"),
            Column(label=msg("report-host-write"), unit="ms", align="right"),
        ),
        rows=tuple(
            (Cell(text=phrases.shortened(of.label(scenario), LONGEST_LABEL)), *_figures(of.highest)) for of in busiest
        ),
    )


def _figures(phase: PhaseResult) -> tuple[Cell, ...]:
    figures = phase.figures
    return (
        *cells.numbers(figures.reads_iops, figures.writes_iops, figures.read_mb_per_s, figures.write_mb_per_s),
        *cells.response_times(figures.host_read_latency_ms, figures.host_write_latency_ms),
    )
