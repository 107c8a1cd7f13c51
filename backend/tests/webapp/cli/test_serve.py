"""`stormsizer serve` as a person starts it: first and second start, stopped, killed, and where it cannot run."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import psutil
import pytest

from tests.support.services import open_folder
from tests.webapp.documents import as_json, office
from tests.webapp.setups import until
from webapp.kit.postgres_cluster import free_port
from webapp.settings import Settings


@contextmanager
def served(folder: Path, port: int, log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Run the command on a data folder of its own."""
    with log.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "webapp.cli", "serve", "--port", str(port)],
            env=environment(folder),
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        assert until(lambda: is_ready(port), 90) or process.poll() is not None, log.read_text()
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
    """Process ids of the workers that a service runs beside it."""
    alive = (each for each in psutil.Process(process.pid).children() if each.status() != psutil.STATUS_ZOMBIE)
    return {each.pid for each in alive if "worker" in each.cmdline()}


def started_below(process: subprocess.Popen[bytes], folder: Path) -> list[psutil.Process]:
    """All processes that a service has started, its database included."""
    below = psutil.Process(process.pid).children(recursive=True)
    ours = [each for each in psutil.process_iter(["cmdline"]) if str(folder) in " ".join(each.info["cmdline"] or [])]
    return [*below, *ours]


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that the database's account may enter, with the real catalogue and a sample that is quickly run."""
    with open_folder("serve") as path:
        (path / "seed" / "scenarios").mkdir(parents=True)
        (path / "seed" / "catalog").symlink_to(Settings().seed_folder / "catalog")
        (path / "seed" / "scenarios" / "acme.yaml").write_bytes(as_json(office()))
        yield path


def test_a_first_start_has_the_sample_run_a_second_finds_it_and_both_leave_nothing_behind(
    folder: Path, tmp_path: Path
) -> None:
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
        assert until(lambda: bool(workers_of(process) - killed), 30)
        assert until(lambda: httpx2.get(f"{api}/runs").json()["items"][-1]["state"] == "succeeded", 60)
        family = started_below(process, folder)
        process.terminate()
        assert process.wait(30) == 0
    psutil.wait_procs(family, timeout=10)
    assert [each for each in family if each.is_running()] == []

    with served(folder, port, log) as process:
        assert len(httpx2.get(f"{api}/projects").json()["items"]) == 1
        assert "loaded now" not in log.read_text()
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
    assert "Traceback" not in log.read_text()


def test_a_port_that_is_taken_is_one_line(folder: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        outcome = subprocess.run(
            [sys.executable, "-m", "webapp.cli", "serve", "--port", str(port)],
            env=environment(folder),
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert (outcome.returncode, outcome.stdout, len(outcome.stderr.splitlines())) == (1, "", 1)
    assert f"127.0.0.1:{port}" in outcome.stderr
    assert "--port" in outcome.stderr
    assert not (folder / "data").exists()
