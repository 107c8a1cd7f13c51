"""The PDF prints the figures that the API returns for each event."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from stormsizer.messages import formatting
from tests.webapp.documents import Document
from tests.webapp.setups import SetUp

API = "/api/v1"
Json = dict[str, Any]


@pytest.fixture
def printed(set_up: SetUp, client: TestClient, draft: Document, tmp_path: Path) -> tuple[Json, str]:
    """The result of a run, and the words of its report as pdftotext reads them, line by line."""
    run_id = str(client.post(f"{API}/scenarios/{draft['id']}/runs").json()["id"])
    set_up.work_off(run_id)
    result: Json = client.get(f"{API}/runs/{run_id}").json()["result"]
    file = tmp_path / "report.pdf"
    file.write_bytes(client.get(f"{API}/runs/{run_id}/report", headers={"Accept": "application/pdf"}).content)
    call = ("pdftotext", "-layout", str(file), "-")
    text = subprocess.run(call, check=True, capture_output=True, timeout=600).stdout.decode()
    return result, re.sub(r"[^\S\n]+", " ", text)


def table(text: str, caption: str) -> str:
    """The lines from a caption to the next one."""
    begins = re.search(rf"Table \d+ {re.escape(caption)}", text)
    assert begins is not None, caption
    ends = re.search(r"\nTable \d+ |\n ?\d+ [A-Z]", text[begins.end() :])
    return text[begins.end() :][: ends.start() if ends else None]


def line_of(phase: Json, lines: str, *figures: str) -> bool:
    """Return whether a table has a line with a phase and these figures; spaces are ignored."""
    label, wanted = ("".join(words.split()) for words in (phase["label"], "".join(figures)))
    compact = ("".join(line.split()) for line in lines.splitlines())
    return any(line.startswith(label) and wanted in line.removeprefix(label) for line in compact)


def ms(value: float) -> str:
    """A response time without its unit."""
    return formatting.quantity(value, "ms").removesuffix(" ms")


def test_every_phase_is_printed_with_the_figures_of_the_api(printed: tuple[Json, str]) -> None:
    result, text = printed
    events, load = table(text, "Summary: load, response time, and user experience"), table(text, "Load in each phase")
    response, use = table(text, "Response time in each phase"), table(text, "Utilization in each phase")
    assert result["phases"]
    for phase in result["phases"]:
        seen = phase["figures"]
        latency_ms = max(seen["host_read_latency_ms"], seen["host_write_latency_ms"])
        total_iops = seen["reads_iops"] + seen["writes_iops"]
        assert line_of(
            phase, events, formatting.number(total_iops), formatting.number(seen["peak_iops"]), ms(latency_ms)
        )
        rates = ("reads_iops", "writes_iops", "peak_iops", "read_mb_per_s", "write_mb_per_s")
        assert line_of(
            phase, load, formatting.duration(phase["duration_s"]), *(formatting.number(seen[rate]) for rate in rates)
        )
        times = ("host_read", "host_write", "peak_host", "controller_read", "controller_write")
        status = {"pass": "Pass", "at_risk": "At risk", "fail": "Fail"}[phase["status"]]
        if phase["phase"] == "idle":
            status = "–"  # no goal applies
        assert line_of(phase, response, *(ms(seen[f"{each}_latency_ms"]) for each in times), status)
        shares = (formatting.percent(each["mean_fraction"]).removesuffix("%") for each in seen["components"])
        assert line_of(phase, use, *shares)


def test_logins_space_and_cost_are_printed_with_the_figures_of_the_api(printed: tuple[Json, str]) -> None:
    result, text = printed
    logins, capacity, cost = table(text, "Login times"), result["capacity"], result["cost"]
    felt = [phase for phase in result["phases"] if phase["experience"] is not None]
    assert felt
    for phase in felt:
        seen = phase["experience"]
        times = (formatting.duration(seen[name]) for name in ("mean_s", "sd_s", "p50_s", "p95_s", "max_s"))
        assert line_of(phase, logins, formatting.number(seen["n_users"]), *times)
    needed, usable = (formatting.figure(capacity[name], "GB") for name in ("needed_gb", "usable_gb"))
    flat = re.sub(r"\s+", " ", text)
    assert f"The pools need {needed} of the usable capacity of {usable}." in flat
    assert f"{formatting.number(cost['price'], 3)} USD" in flat
    assert f"Total {formatting.number(cost['price'], 3)}" in flat
