"""Calculation for each kind of run. A new kind needs an entry here, a field in ``Run``, and an endpoint."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from stormsizer.analysis.advice.run import Advice, advise
from stormsizer.analysis.failures.answer import FailureAnalysis
from stormsizer.analysis.failures.request import FailureRequest
from stormsizer.analysis.failures.run import analyze_failure
from stormsizer.analysis.monte_carlo.ranges import Chunk, RangeRequest, Ranges, chunks_of, replicate, summarize
from stormsizer.analysis.progress import Progress
from stormsizer.analysis.runway import Runway, runway
from stormsizer.analysis.sensitivity.sweep import Sensitivity, sensitivity
from stormsizer.discrete_event.figures import WindowResult
from stormsizer.experience.grades import GoalStatus
from stormsizer.messages.text import Text
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.answer import Shortlist
from stormsizer.simulation.assessment import assess
from stormsizer.simulation.result import Result
from stormsizer.stage_cache import StageCache
from stormsizer.storage.trace import Trace
from webapp.core.telemetry.engine import EngineSpans
from webapp.runs.kinds import failures, shortlists, windows
from webapp.runs.schemas import RunKind, ShortlistRequest, WindowRequest

_OBSERVED = StageCache({}, EngineSpans())
N_REPLICATIONS_PER_CHUNK = 25
"""Replications per chunk: a few seconds of work, regardless of the number of workers."""

Answer = WindowResult | Shortlist | Advice | Runway | Sensitivity | Ranges | FailureAnalysis
"""Results that contain their own summary sentence."""


@dataclass(frozen=True)
class Inputs:
    """Frozen inputs of a run."""

    kind: RunKind
    scenario: Scenario
    catalog: Catalog
    request: Any = None
    """Request for this kind of run; None for kinds without one, and for an optional one."""


@dataclass(frozen=True)
class Computed:
    """Result returned by the engine."""

    answer: BaseModel
    sentence: Text
    holds: bool | None = None
    status: GoalStatus | None = None
    trace: Trace | None = None


@dataclass(frozen=True)
class InChunks:
    """A calculation that is split among many workers.

    Attributes
    ----------
    sizes
        Returns the first replication and the number of replications of each chunk, based on the request alone.
    chunk
        Computes the replications of one chunk and returns them in packed form.
    together
        Combines all packed chunks, in any order, into one result.
    """

    sizes: Callable[[Any], Iterable[tuple[int, int]]]
    chunk: Callable[[Inputs, int, int, Progress], bytes]
    together: Callable[[Inputs, Sequence[bytes]], Computed]


@dataclass(frozen=True)
class Kind:
    """Request, calculation and result for one kind of run.

    Attributes
    ----------
    field
        Name of the result field in ``Run``.
    require
        Raises ``InvalidInputError`` if the request does not fit the scenario.
    """

    field: str
    answer: type[BaseModel]
    compute: Callable[[Inputs, Progress], Computed] | InChunks
    request: type[BaseModel] | None = None
    is_request_optional: bool = False
    require: Callable[[Scenario, Catalog, Any], None] = lambda _scenario, _catalog, _request: None

    def requested(self, document: dict[str, Any] | None) -> BaseModel | None:
        """Return the validated request from a document; None for kinds without a request or with an optional one."""
        if self.request is None or (document is None and self.is_request_optional):
            return None
        return self.request.model_validate(document)


def _week(inputs: Inputs, _: Progress) -> Computed:
    simulation = assess(inputs.scenario, inputs.catalog, memory=_OBSERVED)
    verdict = simulation.result.verdict
    return Computed(simulation.result, verdict.sentence, verdict.holds, verdict.status, simulation.whole_trace)


def _window(inputs: Inputs, progress: Progress) -> Computed:
    asked: WindowRequest = inputs.request
    return _said(windows.answer(inputs.scenario, inputs.catalog, asked, progress))


def _shortlist(inputs: Inputs, progress: Progress) -> Computed:
    return _said(shortlists.answer(inputs.scenario, inputs.catalog, inputs.request, progress))


def _failure(inputs: Inputs, progress: Progress) -> Computed:
    return _said(analyze_failure(inputs.scenario, inputs.catalog, inputs.request, progress))


def _question(ask: Callable[[Scenario, Catalog, Progress], Answer]) -> Callable[[Inputs, Progress], Computed]:
    """Wrap an analysis that needs no request beyond the scenario and catalog."""
    return lambda inputs, progress: _said(ask(inputs.scenario, inputs.catalog, progress))


def _said(answer: Answer) -> Computed:
    return Computed(answer, answer.sentence)


def _chunk_sizes(asked: RangeRequest) -> Iterable[tuple[int, int]]:
    return chunks_of(asked, N_REPLICATIONS_PER_CHUNK)


def _chunk(inputs: Inputs, first: int, n: int, progress: Progress) -> bytes:
    chunk = replicate(inputs.scenario, inputs.catalog, inputs.request, first, n, progress)
    return zlib.compress(chunk.model_dump_json().encode())


def _together(inputs: Inputs, packed: Sequence[bytes]) -> Computed:
    chunks = [Chunk.model_validate_json(zlib.decompress(each)) for each in packed]
    return _said(summarize(inputs.scenario, inputs.request, chunks))


KINDS: Mapping[RunKind, Kind] = {
    RunKind.WEEK: Kind("result", Result, _week),
    RunKind.WINDOW: Kind("window", WindowResult, _window, WindowRequest, require=windows.require_simulable),
    RunKind.SHORTLIST: Kind(
        "shortlist",
        Shortlist,
        _shortlist,
        ShortlistRequest,
        is_request_optional=True,
        require=shortlists.require_families,
    ),
    RunKind.ADVICE: Kind("advice", Advice, _question(advise)),
    RunKind.RUNWAY: Kind("runway", Runway, _question(runway)),
    RunKind.SENSITIVITY: Kind("sensitivity", Sensitivity, _question(sensitivity)),
    RunKind.RANGE: Kind("range", Ranges, InChunks(_chunk_sizes, _chunk, _together), RangeRequest),
    RunKind.FAILURE: Kind("failure", FailureAnalysis, _failure, FailureRequest, require=failures.require_possible),
}
