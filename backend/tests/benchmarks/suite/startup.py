"""Startup of a fresh process: imports, cached kernels, and the first answer."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from functools import partial

from tests.benchmarks.suite.children import answer_of, seconds_of
from tests.benchmarks.suite.figures import Effort, Line, Measured, Trial, at_most
from tests.benchmarks.suite.timing import of_rounds

LIBRARIES = "import numba, numpy, pydantic"
ENGINE = "import stormsizer.simulation.pipeline"
WARM = """
import time
from stormsizer.storage.warm import warm
began = time.perf_counter()
warm()
print(time.perf_counter() - began)
"""
FIRST = """
import json, time
began = time.perf_counter()
from webapp.core.concurrency import warm
from webapp.preview.schemas import PreviewRequest
from webapp.preview.service import preview
imported_s = time.perf_counter() - began
from tests.engine.seeds import acme_document, acme_scenario, scenarios, seed_catalog
catalog, scenario, ready = seed_catalog(), acme_scenario(), scenarios()
body = json.dumps({"scenario": acme_document()}, default=lambda instant: instant.isoformat())
began = time.perf_counter()
"""
FIRST_ANSWER = """
preview(catalog, ready, PreviewRequest.model_validate_json(body)).model_dump_json()
"""
LOADED = """
warm(catalog, scenario)
"""
PRINT_SECONDS = """
print(imported_s + time.perf_counter() - began)
"""
PRINT_STATS = """
import sys
modules = [module for name, module in list(sys.modules.items()) if name.startswith("stormsizer.")]
functions = {id(each): each for module in modules for each in vars(module).values()}.values()
stats = [each.stats for each in functions if hasattr(each, "nopython_signatures")]
print([sum(sum(getattr(each, kind).values()) for each in stats) for kind in ("cache_misses", "cache_hits")])
"""


def _imports(effort: Effort) -> Sequence[Measured]:
    return (_in_turn(partial(seconds_of, ENGINE), partial(seconds_of, LIBRARIES), effort),)


def _first_answer(effort: Effort) -> Sequence[Measured]:
    answer = partial(answer_of, FIRST + FIRST_ANSWER + PRINT_SECONDS)
    loaded = partial(answer_of, FIRST + LOADED + PRINT_SECONDS)
    timed = _in_turn(answer, loaded, effort)
    misses, hits = answer_of(FIRST + FIRST_ANSWER + PRINT_STATS)
    return timed, of_rounds([(misses, hits)])


def _warm(effort: Effort) -> Sequence[Measured]:
    answer_of(WARM)
    with tempfile.TemporaryDirectory(prefix="stormsizer-cache-") as empty:
        compiled_s = answer_of(WARM, environment={"NUMBA_CACHE_DIR": empty})
    return (of_rounds([(answer_of(WARM), compiled_s)]),)


def _in_turn(ours: partial[float], peer: partial[float], effort: Effort) -> Measured:
    return of_rounds([(ours(), peer()) for _ in range(effort.n_slow_rounds)])


TRIALS = (
    Trial(
        (
            Line(
                "startup/import",
                "s",
                "NumPy, Numba and Pydantic alone",
                None,
                "A process that imports the engine and ends, against one that imports the libraries it stands on.",
            ),
        ),
        _imports,
    ),
    Trial(
        (
            Line(
                "startup/first-answer",
                "s",
                "imports and cache loading",
                at_most(1.3),
                "Imports of the service and the first preview of the sample fortnight in a fresh process, against the "
                "same imports and loading the kernels from the cache.",
            ),
            Line(
                "startup/compilations",
                "compilations",
                "kernels loaded from the cache",
                at_most(0),
                "Kernels compiled during that first preview: none, all come from the cache.",
            ),
        ),
        _first_answer,
    ),
    Trial(
        (
            Line(
                "startup/warm",
                "s",
                "compiling",
                at_most(0.25),
                "Getting every kernel ready with a filled cache, against an empty one.",
            ),
        ),
        _warm,
        is_long=True,
    ),
)
