"""How to verify the predictions on a real array: the jobs, how to run them, and what to compare."""

import re
import unicodedata
from collections.abc import Sequence

from stormsizer.model.scenario import Scenario
from stormsizer.report import cells, phrases
from stormsizer.report.blocks import Bullets, Cell, Code, Column, Heading, Paragraph, Section, Table
from stormsizer.simulation.result import Phase, PhaseResult, Result

MOST_ROWS = 12
LONGEST_LABEL = 70
KEPT_UP = "98 %"


def verification_section(result: Result, scenario: Scenario, run_id: str) -> Section:
    """Load generator jobs exported from this run, and the figures to read."""
    stem = file_stem(result.scenario_name)
    shared = (
        f" Rates are those of one of the {scenario.array.n_arrays:,} arrays." if scenario.array.n_arrays > 1 else ""
    )
    return Section(
        id="verification",
        title="How to verify it",
        blocks=(
            Paragraph(
                text="The phases of this run leave as jobs for fio, the load generator: one for each phase, with the "
                "rate, the mix of reads and writes, the sizes, the share of random I/Os and the working set that the "
                f"prediction is for.{shared} Run them on the array before it is bought, or on the day it is accepted."
            ),
            Paragraph(
                text="The jobs destroy what is on the volume that they are given: take an empty one.", strong=True
            ),
            Heading(text="Take the jobs"),
            Paragraph(text="From the scenario's file on the command line, or of this very run from the service:"),
            Code(
                lines=(
                    f"stormsizer export {stem}.yaml --as fio -o {stem}.fio",
                    f"GET /api/v1/runs/{run_id}/exports/fio",
                )
            ),
            Paragraph(
                text="The form fio-poisson lets I/Os arrive at random, as those of many desktops do (fio 3.29 or "
                "later); vdbench writes a parameter file for Vdbench. Sections of five minutes (--section 300, "
                "?section_s=300) follow the curve of a storm."
            ),
            Heading(text="Run them"),
            Code(
                lines=(
                    f"sed -i s:/dev/CHANGE_ME:/dev/disk/by-id/the-empty-volume: {stem}.fio",
                    f"fio --output-format=json+ --output=results.json {stem}.fio",
                )
            ),
            Heading(text="What to compare"),
            Bullets(items=_compared(run_id)),
            _table(_busiest(result.phases)),
        ),
    )


def _compared(run_id: str) -> tuple[str, ...]:
    kept_up = (
        f"Whether the array kept up: a job that got less than {KEPT_UP} of its rate has found the limit, and its "
        "response times say nothing."
    )
    beside = (
        "The service lays them side by side: give results.json to an import, then "
        f"GET /api/v1/imports/…/beside?run_id={run_id}."
    )
    return kept_up, "Mean response times of reads and writes beside those below, at the rates below.", beside


def file_stem(name: str) -> str:
    """File name that is valid on every file system.

    >>> file_stem("Schüler: Prüfungen / Mai"), file_stem("学校")
    ('schuler-prufungen-mai', 'scenario')
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:60].strip("-") or "scenario"


def _busiest(phases: Sequence[PhaseResult]) -> tuple[PhaseResult, ...]:
    loaded = [i for i, phase in enumerate(phases) if phase.phase is not Phase.IDLE]
    ranked = sorted(loaded, key=lambda i: -phases[i].figures.total_iops)[:MOST_ROWS]
    return tuple(phases[i] for i in sorted(ranked))


def _table(phases: Sequence[PhaseResult]) -> Table:
    return Table(
        id="verification-phases",
        caption="Predicted for the busiest phases, on all arrays together",
        dense=True,
        columns=(
            Column(label="Phase", width=1),
            Column(label="Reads", unit="IOPS", align="right"),
            Column(label="Writes", unit="IOPS", align="right"),
            Column(label="Read", unit="MB/s", align="right"),
            Column(label="Written", unit="MB/s", align="right"),
            Column(label="Host read", unit="ms", align="right"),
            Column(label="Host write", unit="ms", align="right"),
        ),
        rows=tuple(_row(phase) for phase in phases),
    )


def _row(phase: PhaseResult) -> tuple[Cell, ...]:
    figures = phase.figures
    return (
        Cell(text=phrases.shortened(phase.label, LONGEST_LABEL)),
        *cells.numbers(figures.reads_iops, figures.writes_iops, figures.read_mb_per_s, figures.write_mb_per_s),
        *cells.response_times(figures.host_read_latency_ms, figures.host_write_latency_ms),
    )
