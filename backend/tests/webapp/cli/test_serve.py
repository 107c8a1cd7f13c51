"""`stormsizer serve` as a person starts it: first and second start, stopped, killed, and where it cannot run."""

from __future__ import annotations

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import psutil
import pytest

from tests.support.services import open_folder
from tests.webapp.cli.busy_evidence import UNDER_WAY
from tests.webapp.documents import as_json, office
from tests.webapp.setups import until
from webapp.cli.server.serve import GRACE_S
from webapp.deployment.postgres.cluster import free_port
from webapp.settings import Settings

LONGER_THAN_ANY_STREAM_S = 5.0


@contextmanager
def served(
    folder: Path, port: int, log: Path, *options: str, program: str = "webapp.cli", **settings: str
) -> Iterator[subprocess.Popen[bytes]]:
    """Run the command on a data folder of its own, with these environment variables."""
    with log.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", program, "serve", "--port", str(port), *options],
            env=environment(folder) | settings,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        assert until(lambda: is_ready(port) or process.poll() is not None), log.read_text()
        yield process
    finally:
        if process.poll() is None:
            process.terminate()
            process.wait(30)


def environment(folder: Path) -> dict[str, str]:
    clean = {name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "REDIS_URL")}
    return clean | {
        "STORMSIZER_DATA_FOLDER": str(folder / "data"),
        "STORMSIZER_SEED_FOLDER": str(folder / "seed"),
        "STORMSIZER_LEASE_S": "2",
    }


def is_ready(port: int) -> bool:
    try:
        return httpx2.get(f"http://127.0.0.1:{port}/readyz", timeout=2).status_code == 200
    except httpx2.HTTPError:
        return False


def workers_of(process: subprocess.Popen[bytes]) -> set[int]:
    """Process ids of the workers of a service."""
    return {each.pid for each in psutil.Process(process.pid).children() if _is_worker(each)}


def _is_worker(process: psutil.Process) -> bool:
    try:
        return process.status() != psutil.STATUS_ZOMBIE and "worker" in process.cmdline()
    except psutil.NoSuchProcess:  # it ended between the list and the question
        return False


def started_below(process: subprocess.Popen[bytes], folder: Path) -> list[psutil.Process]:
    """All processes that a service has started, its database included."""
    below = psutil.Process(process.pid).children(recursive=True)
    ours = [each for each in psutil.process_iter(["cmdline"]) if str(folder) in " ".join(each.info["cmdline"] or [])]
    return [*below, *ours]


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that the database's account may enter, with the real catalog and a sample that is quickly run."""
    with open_folder("serve") as path:
        (path / "seed" / "scenarios").mkdir(parents=True)
        (path / "seed" / "catalog").symlink_to(Settings().seed_folder / "catalog")
        (path / "seed" / "scenarios" / "acme.yaml").write_bytes(as_json(office()))
        yield path


@pytest.mark.long  # each journey begins on a service that has just had its first start
def test_first_start_has_the_sample_run_and_a_second_start_finds_it(folder: Path, tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    api = f"http://127.0.0.1:{port}/api/v1"
    with served(folder, port, log) as process:
        project = httpx2.get(f"{api}/projects").json()["items"][0]
        runs = httpx2.get(f"{api}/runs").json()["items"]
        assert project["name"] == "Acme Corporation"
        assert len(runs) == project["n_scenarios"] >= 1
        text = log.read_text()
        assert f"http://127.0.0.1:{port}" in text
        assert str(folder) in text
        assert httpx2.get(f"{api}/projects", headers={"Host": "evil.example"}).status_code == 421
        killed = workers_of(process)
        for pid in killed:
            os.kill(pid, signal.SIGKILL)
        assert until(lambda: bool(workers_of(process) - killed))
        assert until(lambda: httpx2.get(f"{api}/runs").json()["items"][-1]["state"] == "succeeded")
        family = started_below(process, folder)
        process.terminate()
        assert process.wait(600) == 0
    psutil.wait_procs(family, timeout=600)
    assert [each for each in family if each.is_running()] == []

    with served(folder, port, log) as process:
        assert len(httpx2.get(f"{api}/projects").json()["items"]) == 1
        assert "just loaded" not in log.read_text()
        process.send_signal(signal.SIGINT)
        assert process.wait(600) == 0
    assert "Traceback" not in log.read_text()


class Slow:
    """A request of which one half has been sent."""

    def __init__(self, port: int) -> None:
        self._body = json.dumps({"name": "Written slowly"}).encode()
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=600)
        self._connection.putrequest("POST", "/api/v1/projects")
        self._connection.putheader("Content-Type", "application/json")
        self._connection.putheader("Content-Length", str(len(self._body)))
        self._connection.endheaders(self._body[:10])

    def answer(self) -> tuple[int, object]:
        """Send the other half; return status and document of the answer."""
        self._connection.send(self._body[10:])
        answer = self._connection.getresponse()
        return answer.status, json.loads(answer.read())


def test_shutdown_ends_streams_at_once_and_answers_open_requests(folder: Path, tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    api = f"http://127.0.0.1:{port}/api/v1"
    with served(folder, port, log, "--no-worker") as process:
        waiting = httpx2.get(f"{api}/runs").json()["items"][0]
        slow = Slow(port)
        with httpx2.stream("GET", f"{api}/runs/{waiting['id']}/events", timeout=600) as stream:
            lines = stream.iter_lines()
            assert json.loads(next(lines).removeprefix("data: "))["state"] == "queued"
            told_at_s = time.monotonic()
            process.terminate()
            rest = [line for line in lines if line]
        stream_ended_after_s = time.monotonic() - told_at_s
        assert rest == ["retry: 3000"]
        assert stream_ended_after_s < GRACE_S
        time.sleep(max(0.0, LONGER_THAN_ANY_STREAM_S - stream_ended_after_s))
        with pytest.raises(httpx2.ConnectError):
            httpx2.get(f"{api}/runs")
        status, project = slow.answer()
        assert (status, project["name"] if isinstance(project, dict) else project) == (201, "Written slowly")
        assert process.wait(600) == 0
        assert time.monotonic() - told_at_s < GRACE_S
    assert "Traceback" not in log.read_text()


@pytest.mark.long
def test_shutdown_is_clean_while_the_evidence_is_computed(folder: Path, tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    with served(folder, port, log, "--no-worker", program="tests.webapp.cli.busy_evidence") as process:
        assert until(lambda: UNDER_WAY in log.read_text())
        process.terminate()
        assert process.wait(600) == 0
    assert "Traceback" not in log.read_text()


def test_port_in_use_prints_one_line(folder: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        outcome = subprocess.run(
            [sys.executable, "-m", "webapp.cli", "serve", "--port", str(port)],
            env=environment(folder),
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
    assert (outcome.returncode, outcome.stdout, len(outcome.stderr.splitlines())) == (1, "", 1)
    assert f"127.0.0.1:{port}" in outcome.stderr
    assert "--port" in outcome.stderr
    assert not (folder / "data").exists()
