"""What a run computes, by its kind: frozen inputs in, an outcome out."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from stormsizer.catalog import Catalog
from stormsizer.pipeline import simulate
from stormsizer.scenario import Scenario
from webapp.runs import windows
from webapp.runs.ledger import Outcome
from webapp.runs.schemas import WindowRequest
from webapp.runs.traces import packed


@dataclass(frozen=True)
class Inputs:
    """What was frozen when the run was asked for."""

    scenario: Scenario
    catalog: Catalog
    window: WindowRequest | None
    """None for the whole calendar."""


def calculated(inputs: Inputs, progress: Callable[[float], None]) -> Outcome:
    """Compute a run. ``progress`` hears the share that is done and may raise to end it."""
    return _week(inputs) if inputs.window is None else _window(inputs, inputs.window, progress)


def _week(inputs: Inputs) -> Outcome:
    started = time.perf_counter()
    simulation = simulate(inputs.scenario, inputs.catalog)
    elapsed_ms = _ms_since(started)
    result = simulation.result.model_dump(mode="json")
    return Outcome(
        result=result,
        result_sha256=_hash(result),
        holds=simulation.result.verdict.holds,
        sentence=simulation.result.verdict.sentence,
        elapsed_ms=elapsed_ms,
        npz=packed(simulation.trace),
    )


def _window(inputs: Inputs, asked: WindowRequest, progress: Callable[[float], None]) -> Outcome:
    started = time.perf_counter()
    answer = windows.answer(inputs.scenario, inputs.catalog, asked, progress)
    elapsed_ms = _ms_since(started)
    result = answer.model_dump(mode="json")
    return Outcome(
        result=result,
        result_sha256=_hash(result),
        holds=None,
        sentence=answer.sentence,
        elapsed_ms=elapsed_ms,
        npz=None,
    )


def _ms_since(started: float) -> float:
    return round((time.perf_counter() - started) * 1000, 3)


def _hash(document: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(document, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
