"""Calculation of a run or one of its chunks from the frozen inputs, with the elapsed time."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from stormsizer.analysis.progress import Progress
from webapp.core.telemetry import spans
from webapp.runs.execution.traces import packed
from webapp.runs.kinds.table import KINDS, InChunks, Inputs
from webapp.runs.transitions import RunResult


@dataclass(frozen=True)
class PackedChunk:
    """Result of a chunk, ready to store."""

    document: bytes
    elapsed_ms: float


def calculated(inputs: Inputs, progress: Progress, chunks: Sequence[PackedChunk] = ()) -> RunResult:
    """Compute a run, or combine the results of its chunks if it has any."""
    started = time.perf_counter()
    how = KINDS[inputs.kind].compute
    with spans.span(f"engine {inputs.kind}"):
        if isinstance(how, InChunks):
            computed = how.together(inputs, [chunk.document for chunk in chunks])
        else:
            computed = how(inputs, progress)
    elapsed_ms = _ms_since(started)
    result = computed.answer.model_dump(mode="json", exclude_computed_fields=True)
    return RunResult(
        result=result,
        result_sha256=_hash(result),
        holds=computed.holds,
        status=computed.status,
        sentence=computed.sentence,
        elapsed_ms=round(elapsed_ms + sum(chunk.elapsed_ms for chunk in chunks), 3),
        npz=None if computed.trace is None else packed(computed.trace),
    )


def calculated_chunk(inputs: Inputs, first: int, n: int, progress: Progress) -> PackedChunk:
    """Compute a chunk of a run.

    Raises
    ------
    TypeError
        If runs of this kind are not split into chunks.
    """
    how = KINDS[inputs.kind].compute
    if not isinstance(how, InChunks):
        raise TypeError(f"a run of kind {inputs.kind} has no chunks")
    started = time.perf_counter()
    with spans.span(f"engine {inputs.kind} chunk"):
        document = how.chunk(inputs, first, n, progress)
    return PackedChunk(document, _ms_since(started))


def _ms_since(started: float) -> float:
    return round((time.perf_counter() - started) * 1000, 3)


def _hash(document: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(document, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
