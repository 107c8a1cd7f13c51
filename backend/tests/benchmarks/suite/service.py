"""The service as browsers use it: one preview, eight concurrent previews, health checks under load, and the report."""

from __future__ import annotations

import json
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count
from pathlib import Path
from threading import Event

import httpx2
import typst

from stormsizer.report.document import build_report
from stormsizer.simulation.pipeline import simulate
from tests.benchmarks.suite.figures import Effort, Line, Measured, Trial, at_most
from tests.benchmarks.suite.timing import each, of_rounds, race
from tests.benchmarks.suite.weeks import DRAGGED
from tests.engine.seeds import acme_document, acme_scenario, seed_catalog
from tests.support.services import open_folder
from tests.webapp.cli.test_serve import served
from tests.webapp.documents import as_json, office
from tests.webapp.setups import until
from webapp.core.languages import languages
from webapp.deployment.postgres.cluster import free_port
from webapp.reports.rendering import context_from, render_pdf
from webapp.reports.rendering.drawing import drawn
from webapp.reports.rendering.fonts import compiler_fonts
from webapp.settings import Settings

N_CLIENTS = 8
FULL_N_ALONE, FULL_N_EACH = 20, 5
PAUSE_S = 0.05
TOO_BUSY = 503
WHEN = datetime(2011, 6, 12, tzinfo=UTC)
EMPTY = '#set document(title: "Empty", date: auto)\n#set text(lang: "en")\nNothing.'

Rounds = list[list[float]]
"""Seconds of each request of each round."""


def _answers(effort: Effort) -> Sequence[Measured]:
    """Rounds of previews alone and at once; figures are medians and 95th percentiles of all rounds' requests."""
    n_alone, n_each = (max(4, effort.of(amount)) for amount in (FULL_N_ALONE, FULL_N_EACH))
    alone: Rounds = []
    engine: Rounds = []
    at_once: Rounds = []
    idle: Rounds = []
    under_load: Rounds = []
    report: Rounds = []
    report_under_load: Rounds = []
    with _service() as address, ThreadPoolExecutor(N_CLIENTS) as clients, httpx2.Client(timeout=60) as browser:
        bodies = _bodies()
        health, pdf = (partial(_seconds_of, browser, url) for url in (f"{address}/livez", _report_of_a_run(address)))
        _drag(address, [next(bodies) for _ in range(3)])
        health(), pdf()
        for _ in range(effort.n_rounds):
            idle.append([health() for _ in range(n_alone)])
            report.append([pdf()])
            timed = _drag(address, [next(bodies) for _ in range(n_alone)])
            alone.append([whole for whole, _ in timed])
            engine.append([inside for _, inside in timed])
            work = [[next(bodies) for _ in range(n_each)] for _ in range(N_CLIENTS)]
            with _meanwhile(health) as healths, _meanwhile(pdf) as pdfs:
                answers = list(clients.map(partial(_drag, address), work))
            at_once.append([whole for each_client in answers for whole, _ in each_client])
            under_load.append(healths)
            report_under_load.append(pdfs)
    return (
        _of_requests(alone, engine, statistics.median, statistics.median),
        _of_requests(alone, alone, _p95, statistics.median),
        _of_requests(at_once, alone, statistics.median, statistics.median),
        _of_requests(at_once, at_once, _p95, statistics.median),
        _of_requests(under_load, idle, _p95, statistics.median),
        _of_requests(report_under_load, report, statistics.median, statistics.median),
    )


def _of_requests(
    ours: Rounds,
    peer: Rounds,
    of_ours: Callable[[Sequence[float]], float],
    of_peer: Callable[[Sequence[float]], float],
) -> Measured:
    """Figures over all requests in ms; their spread is that between the rounds."""
    rounds = of_rounds([(of_ours(a), of_peer(b)) for a, b in zip(ours, peer, strict=True)])
    every = [value for values in ours for value in values]
    mine, theirs = of_ours(every), of_peer([value for values in peer for value in values])
    return Measured(1e3 * mine, 1e3 * theirs, mine / theirs, len(every), rounds.spread)


def _p95(values: Sequence[float]) -> float:
    return statistics.quantiles(values, n=20, method="inclusive")[-1]


@contextmanager
def _service() -> Iterator[str]:
    """`stormsizer serve` on a folder of its own, its first runs and its evidence page done."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with open_folder("bench") as folder:
        (folder / "seed" / "scenarios").mkdir(parents=True)
        (folder / "seed" / "catalog").symlink_to(Settings().seed_folder / "catalog")
        (folder / "seed" / "scenarios" / "acme.yaml").write_bytes(as_json(office()))
        with served(folder, port, folder / "log"):
            runs = f"{address}/api/v1/runs"
            until(lambda: all(run["state"] == "succeeded" for run in httpx2.get(runs).json()["items"]), 60)
            httpx2.get(f"{address}/api/v1/evidence", timeout=60)
            yield address


def _bodies() -> Iterator[bytes]:
    """Bodies of a login that is dragged along, a second at a time: no two are the same."""
    document = acme_document()
    (dragged,) = (event for event in document["events"] if event["id"] == f"{DRAGGED}-31")
    start = dragged["starts_at"]
    for seconds in count(1):
        dragged["starts_at"] = start + timedelta(seconds=seconds)
        yield json.dumps({"scenario": document}, default=datetime.isoformat).encode()


def _drag(address: str, bodies: Sequence[bytes]) -> list[tuple[float, float]]:
    """Seconds of each preview as its client sees it, and of the engine call within."""
    timed = []
    with httpx2.Client(base_url=address, timeout=60, headers={"Content-Type": "application/json"}) as client:
        for body in bodies:
            began = time.perf_counter()
            answer = client.post("/api/v1/preview", content=body)
            while answer.status_code == TOO_BUSY:  # as a browser asks again, its wait counted
                answer = client.post("/api/v1/preview", content=body)
            seconds = time.perf_counter() - began
            timed.append((seconds, json.loads(answer.raise_for_status().content)["elapsed_ms"] / 1e3))
    return timed


def _report_of_a_run(address: str) -> str:
    run = httpx2.get(f"{address}/api/v1/runs").json()["items"][0]
    return f"{address}/api/v1/runs/{run['id']}/report"


def _seconds_of(browser: httpx2.Client, url: str) -> float:
    began = time.perf_counter()
    browser.get(url).raise_for_status()
    return time.perf_counter() - began


@contextmanager
def _meanwhile(call: Callable[[], float]) -> Iterator[list[float]]:
    """Repeat a call concurrently with the caller's work; yields its results, complete at the end."""
    over = Event()
    returned: list[float] = []

    def repeat() -> None:
        while not over.is_set():
            returned.append(call())
            over.wait(PAUSE_S)

    with ThreadPoolExecutor(1) as beside:
        repeating = beside.submit(repeat)
        try:
            yield returned
        finally:
            over.set()
            repeating.result()


def _report(effort: Effort) -> Sequence[Measured]:
    scenario, catalog = acme_scenario(), seed_catalog()
    week = simulate(scenario, catalog, recommend=False)
    context = context_from(catalog, "benchmark", WHEN, languages().localizer("en"))
    document = build_report(week.result, scenario, week.trace, context)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "empty.typ"
        source.write_text(EMPTY)

        def empty() -> object:
            compiler = typst.Compiler(str(source), root=folder, font_paths=compiler_fonts())
            return compiler.compile(format="pdf", pdf_standards=["ua-1", "a-2a"], timestamp=int(WHEN.timestamp()))

        return (
            race(
                lambda: render_pdf(week.result, scenario, week.trace, context),
                lambda: (drawn(document, context.localizer), empty()),
                effort.n_slow_rounds,
                each(1, 1e-3),
                clock=time.perf_counter,
            ),
        )


TRIALS = (
    Trial(
        (
            Line(
                "service/preview",
                "ms",
                "engine call alone",
                at_most(50, "ms"),
                "A preview of the sample fortnight over HTTP while one login is dragged along, median, against the "
                "engine call within it.",
            ),
            Line(
                "service/preview-p95",
                "ms",
                "median of the same",
                at_most(2),
                "The slowest in twenty of those previews against their median.",
            ),
            Line(
                "service/preview-8-clients",
                "ms",
                "one client",
                at_most(N_CLIENTS),
                "Median when eight clients drag at once, clients on the same machine, against one client: no worse "
                "than waiting for the seven others.",
            ),
            Line(
                "service/preview-8-clients-p95",
                "ms",
                "median of the same",
                at_most(2.5),
                "The slowest in twenty of the eight clients' previews against their median.",
            ),
            Line(
                "service/health-8-clients-p95",
                "ms",
                "median when idle",
                at_most(500, "ms"),
                "The slowest in twenty answers of the health check while eight clients drag and a report is made.",
            ),
            Line(
                "service/report-8-clients",
                "ms",
                "report when idle",
                at_most(N_CLIENTS),
                "The PDF report of a small run over HTTP, median, while eight clients drag, against the same report "
                "when the service is idle.",
            ),
        ),
        _answers,
        is_long=True,
    ),
    Trial(
        (
            Line(
                "service/report",
                "ms",
                "its charts and an empty document",
                at_most(2),
                "The PDF report of the sample fortnight, against drawing its charts alone and setting a one-word "
                "document with the same library, fonts and standards.",
            ),
        ),
        _report,
    ),
)
