"""Measured is shown with predicted, job by job, for the run that the jobs were written for."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.webapp.documents import Document
from tests.webapp.imports.conftest import API, Importer
from tests.webapp.imports.files import STEADY
from tests.webapp.setups import SetUp

SECONDS = 60


def finished(set_up: SetUp, client: TestClient, draft: Document) -> str:
    run_id = str(client.post(f"{API}/scenarios/{draft['id']}/runs").json()["id"])
    assert set_up.work_off(run_id)
    return run_id


def of(iops: float, size: int, latency_ms: float) -> dict[str, Any]:
    n = round(iops * SECONDS)
    return {
        "total_ios": n,
        "io_bytes": n * size,
        "runtime": SECONDS * 1000 if n else 0,
        "lat_ns": {"mean": latency_ms * 1e6},
        "clat_ns": {"percentile": {"99.000000": 3 * latency_ms * 1e6}},
    }


def results(*jobs: tuple[str, dict[str, Any], dict[str, Any]]) -> bytes:
    listed = [
        {"jobname": name, "groupid": 0, "error": 0, "read": reads, "write": writes} for name, reads, writes in jobs
    ]
    return json.dumps({"fio version": "fio-3.33", "jobs": listed}, indent=2).encode()


def test_each_job_is_shown_with_its_phase(
    set_up: SetUp, client: TestClient, draft: Document, importer: Importer
) -> None:
    run_id = finished(set_up, client, draft)
    text = client.get(f"{API}/runs/{run_id}/exports/fio").text
    names = [each for each in re.findall(r"^\[(.+)\]$", text, re.MULTILINE) if each != "global"]
    assert len(names) >= 2
    kept, slow = names[0], names[1]
    jobs = (
        (kept, of(1e6, 8192, 0.5), of(1e6, 4096, 0.7)),
        (slow, of(1, 8192, 90), of(1, 4096, 40)),
        ("99-else", of(5, 512, 1), of(0, 512, 1)),
    )
    importer.add("results.json", results(*jobs))
    assert importer.read()["state"] == "ready"
    answer = client.get(f"{importer.place}/comparison", params={"run_id": run_id})
    assert answer.status_code == 200, answer.text
    compared = answer.json()
    assert client.get(f"{importer.place}/beside", params={"run_id": run_id}).json() == compared, "its former path"
    assert (compared["run_id"], compared["scenario_name"]) == (run_id, "Branch office")
    assert compared["fio_version"] == "fio-3.33"
    first, second = compared["jobs"]
    assert (first["job"], first["kept_up"], second["job"], second["kept_up"]) == (kept, True, slow, False)
    assert first["phase_id"] == kept.partition("-")[2]
    assert first["measured_iops"] == pytest.approx(2e6)
    assert first["measured_read_fraction"] == pytest.approx(0.5)
    reads = first["reads"]
    assert (reads["measured_size_kb"], reads["measured_latency_ms"]) == (pytest.approx(8.192), pytest.approx(0.5))
    assert reads["measured_latency_p99_ms"] == pytest.approx(1.5)
    run = client.get(f"{API}/runs/{run_id}").json()
    phase = next(each for each in run["result"]["phases"] if each["id"] == first["phase_id"])
    assert reads["predicted_latency_ms"] == pytest.approx(phase["figures"]["host_read_latency_ms"])
    assert first["predicted_iops"] == pytest.approx(reads["predicted_iops"] + first["writes"]["predicted_iops"])
    assert any("99-else" in note for note in compared["notes"])
    assert sum("was not run" in note for note in compared["notes"]) == len(names) - 2


def test_only_results_of_fio_and_only_finished_runs_are_compared(
    set_up: SetUp, client: TestClient, draft: Document, ready: Importer
) -> None:
    waits = client.post(f"{API}/scenarios/{draft['id']}/runs").json()["id"]
    assert client.get(f"{ready.place}/comparison", params={"run_id": waits}).status_code == 409
    run_id = finished(set_up, client, draft)
    no_fio = client.get(f"{ready.place}/comparison", params={"run_id": run_id})
    assert (no_fio.status_code, "no fio results" in no_fio.json()["detail"]) == (409, True)
    assert client.get(f"{ready.place}/comparison", params={"run_id": ready.id}).status_code == 404
    assert client.get(f"{ready.place}/comparison").json()["errors"][0]["path"] == "run_id"
    short = client.get(f"{ready.place}/comparison", params={"run_id": run_id, "section_s": 1})
    assert (short.status_code, short.json()["errors"][0]["path"]) == (422, "section_s")
    assert STEADY["phase"] in ready.now()["summary"]["workload"]["phases"][0]["phase"]
