"""Reader for the JSON output of fio, to compare measurements with predictions."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from stormsizer.messages.text import Quantity, msg
from stormsizer_io.importers.parsing.limits import DEFAULT_LIMITS, Limits
from stormsizer_io.measurements import ImportRefusedError, Note

if TYPE_CHECKING:
    from stormsizer_io.exporters.event_loads import EventLoad

KEPT_UP_FRACTION = 0.98
"""Share of the requested rate below which an array did not keep up."""
NS_PER_S = 1e9
MS_PER_S = 1e3
_BEGINNING = re.compile(r"^\{", re.MULTILINE)


@dataclass(frozen=True)
class MeasuredDirection:
    """Reads or writes of a job, combined over all of its clones.

    Attributes
    ----------
    iops
        Mean rate over the run.
    mean_bytes, latency_s, latency_p99_s
        NaN if there are no I/Os or fio does not report the value.
    """

    n_ios: int
    iops: float
    mean_bytes: float
    latency_s: float
    latency_p99_s: float


@dataclass(frozen=True)
class MeasuredJob:
    """A job in a fio run.

    Attributes
    ----------
    seconds
        Duration.
    n_clones
        Number of processes.
    """

    name: str
    reads: MeasuredDirection
    writes: MeasuredDirection
    seconds: float
    n_clones: int

    @property
    def iops(self) -> float:
        """Reads and writes per second."""
        return self.reads.iops + self.writes.iops

    @property
    def read_fraction(self) -> float:
        """Share of the I/Os that are reads; NaN if there are no I/Os."""
        n = self.reads.n_ios + self.writes.n_ios
        return self.reads.n_ios / n if n else math.nan


@dataclass(frozen=True)
class FioResults:
    """Results of a fio run."""

    version: str
    jobs: tuple[MeasuredJob, ...]
    notes: tuple[Note, ...]


@dataclass(frozen=True)
class ComparedJob:
    """A phase with its predicted load and its measured results.

    Attributes
    ----------
    kept_up
        Whether the array served at least 98% of the requested rate.
    """

    load: EventLoad
    job: MeasuredJob
    kept_up: bool


def read(text: str, limits: Limits = DEFAULT_LIMITS) -> FioResults:
    """Read the JSON output of fio; text before the JSON document becomes notes.

    Jobs with the same name in the same group are clones and are merged. A job that ended with an error is skipped, with
    a note.

    Raises
    ------
    ImportRefusedError
        If there is no JSON, it is truncated, or it is not from fio.
    """
    if len(text) > limits.bytes_read:
        raise ImportRefusedError(msg("import-too-large"), given=f"{len(text):,}", allowed=f"{limits.bytes_read:,}")
    beginning = _BEGINNING.search(text)
    if beginning is None:
        allowed = msg("import-allowed-fio")
        raise ImportRefusedError(msg("import-fio-no-json"), given=text.lstrip()[:80], allowed=allowed)
    before = text[: beginning.start()]
    notes = [Note(line.strip(), row=row) for row, line in enumerate(before.splitlines(), start=1) if line.strip()]
    try:
        document, _ = json.JSONDecoder().raw_decode(text, beginning.start())
    except (json.JSONDecodeError, RecursionError) as error:
        row = getattr(error, "lineno", None)
        raise ImportRefusedError(msg("import-json-broken"), row=row, given=str(error)) from error
    clones: dict[tuple[str, int], list[Mapping[str, Any]]] = {}
    for i, job in enumerate(_listed(document)):
        name, group = _job_key(job, i)
        if job.get("error"):
            notes.append(Note(msg("import-fio-job-failed", job=name, error=str(job["error"])), column=f"jobs.{i}"))
            continue
        clones.setdefault((name, group), []).append(job)
    jobs = tuple(_job(name, each) for (name, _), each in clones.items())
    notes += [Note(msg("import-fio-job-idle", job=job.name)) for job in jobs if job.iops == 0]
    return FioResults(str(document.get("fio version", "")), jobs, tuple(notes))


def _listed(document: Any) -> Sequence[Mapping[str, Any]]:
    jobs = document.get("jobs") if isinstance(document, dict) else None
    if not isinstance(jobs, list) or not jobs or not all(isinstance(job, dict) for job in jobs):
        raise ImportRefusedError(msg("import-fio-no-jobs"), column="jobs", allowed=msg("import-allowed-fio"))
    return jobs


def _job_key(job: Mapping[str, Any], number: int) -> tuple[str, int]:
    name, group = job.get("jobname"), job.get("groupid", 0)
    if not isinstance(name, str) or not isinstance(group, int):
        raise ImportRefusedError(msg("import-fio-no-name"), column=f"jobs.{number}.jobname", given=str(name))
    return name, group


def _job(name: str, clones: Sequence[Mapping[str, Any]]) -> MeasuredJob:
    reads, writes = (_direction(name, op, clones) for op in ("read", "write"))
    runtimes_s = [_number(name, clone, op, "runtime") / MS_PER_S for clone in clones for op in ("read", "write")]
    return MeasuredJob(name, reads, writes, max(runtimes_s), len(clones))


def _direction(name: str, op: str, clones: Sequence[Mapping[str, Any]]) -> MeasuredDirection:
    n = [int(_number(name, clone, op, "total_ios")) for clone in clones]
    total = sum(n)
    if total == 0:
        return MeasuredDirection(0, 0.0, math.nan, math.nan, math.nan)
    n_bytes = sum(_number(name, clone, op, "io_bytes") for clone in clones)
    iops = 0.0
    for clone, ios in zip(clones, n, strict=True):
        runtime_s = _number(name, clone, op, "runtime") / MS_PER_S
        iops += ios / runtime_s if runtime_s > 0 else 0.0
    means = [_latency(clone[op], "lat_ns") for clone in clones]
    return MeasuredDirection(
        n_ios=total,
        iops=iops,
        mean_bytes=n_bytes / total,
        latency_s=sum(mean * ios for mean, ios in zip(means, n, strict=True) if ios) / total,
        latency_p99_s=max(_p99(clone[op]) for clone in clones),
    )


def _number(name: str, clone: Mapping[str, Any], op: str, field: str) -> float:
    of_op = clone.get(op)
    value = of_op.get(field) if isinstance(of_op, dict) else None
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < math.inf:
        column = f"{name}.{op}.{field}"
        raise ImportRefusedError(
            msg("import-fio-no-number"),
            column=column,
            given=str(value),
            allowed=msg("allowed-at-least", amount=Quantity(0, "")),
        )
    return float(value)


def _latency(of_op: Mapping[str, Any], field: str) -> float:
    latency = of_op.get(field)
    mean = latency.get("mean") if isinstance(latency, dict) else None
    return float(mean) / NS_PER_S if isinstance(mean, int | float) else math.nan


def _p99(of_op: Mapping[str, Any]) -> float:
    latency = of_op.get("clat_ns")
    percentiles = latency.get("percentile") if isinstance(latency, dict) else None
    value = percentiles.get("99.000000") if isinstance(percentiles, dict) else None
    return float(value) / NS_PER_S if isinstance(value, int | float) else math.nan


def compare(
    results: FioResults, loads: Sequence[EventLoad], *, scale: float = 1.0
) -> tuple[tuple[ComparedJob, ...], tuple[Note, ...]]:
    """Match each measured job, by job name, with the phase it was generated from.

    Parameters
    ----------
    loads
        Loads that the job file was generated from, in the same order.
    scale
        Fraction of the predicted rates that was requested.

    Returns
    -------
    pairs, notes
        Compared jobs, with notes on jobs without a phase and on phases that were not run.
    """
    from stormsizer_io.exporters.fio import job_name  # noqa: PLC0415 - needs the engine, which reading alone does not

    named = {job_name(i, load): load for i, load in enumerate(loads, start=1)}
    pairs = tuple(
        ComparedJob(named[job.name], job, job.iops >= KEPT_UP_FRACTION * scale * named[job.name].iops)
        for job in results.jobs
        if job.name in named
    )
    run = {job.name for job in results.jobs}
    notes = [Note(msg("import-fio-unknown-job", job=name)) for name in sorted(run - named.keys())]
    notes += [Note(msg("import-fio-not-run", phase=named[name].label)) for name in named if name not in run]
    return pairs, tuple(notes)
