"""`stormsizer serve --demo` on an otherwise empty computer."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx2
import pytest

from tests.support.services import open_folder
from tests.webapp.cli.test_serve import is_ready
from tests.webapp.documents import office
from tests.webapp.setups import until
from webapp.deployment.postgres.cluster import free_port
from webapp.settings import Settings

MARKER = "Xylophone Quartz Ocelot"
PAGE = {"Sec-Fetch-Site": "same-origin"}
pytestmark = pytest.mark.long


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder with the real catalog and a project that is computed quickly."""
    with open_folder("demo") as path:
        (path / "seed" / "demo" / "scenarios").mkdir(parents=True)
        (path / "seed" / "scenarios").mkdir()
        (path / "seed" / "catalog").symlink_to(Settings().seed_folder / "catalog")
        for place in (path / "seed" / "scenarios", path / "seed" / "demo" / "scenarios"):
            (place / "office.yaml").write_text(json.dumps(office()))
        project = {"name": "Invented Offices", "notes": "", "scenarios": [{"file": "office"}]}
        (path / "seed" / "demo" / "projects.yaml").write_text(json.dumps({"projects": [project]}))
        yield path


def environment(folder: Path, **given: str) -> dict[str, str]:
    clean = {name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "REDIS_URL")}
    return clean | {
        "STORMSIZER_DATA_FOLDER": str(folder / "data"),
        "STORMSIZER_SEED_FOLDER": str(folder / "seed"),
        "STORMSIZER_WORKER_CONCURRENCY": "1",
        **given,
    }


@contextmanager
def demo_on(folder: Path, port: int, **given: str) -> Iterator[httpx2.Client]:
    """Serve a demo; yield a browser once a visit has begun."""
    command = [sys.executable, "-m", "webapp.cli", "serve", "--demo", "--port", str(port)]
    with (folder / "demo.log").open("ab") as log:
        process = subprocess.Popen(command, env=environment(folder, **given), stdout=log, stderr=log)
    try:
        assert until(lambda: is_ready(port) or process.poll() is not None)
        with httpx2.Client(base_url=f"http://127.0.0.1:{port}", headers=PAGE, timeout=60) as browser:
            assert until(lambda: browser.post("/demo").status_code == 303, every_s=0.5)
            yield browser
    finally:
        process.terminate()
        process.wait(60)


def files_with(folder: Path, marker: str) -> list[str]:
    """Return the files below a folder that contain a text."""
    files = [each for each in folder.rglob("*") if each.is_file() and not each.is_symlink()]
    return [str(each.relative_to(folder)) for each in files if marker.encode() in _content(each)]


def _content(file: Path) -> bytes:
    """Return the content of a file; empty if the database has deleted it in the meantime."""
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return b""


def test_after_a_reset_no_file_or_log_contains_what_a_visitor_entered(folder: Path) -> None:
    soon = datetime.now(UTC) + timedelta(seconds=120)
    with demo_on(folder, free_port(), STORMSIZER_DEMO_RESET_AT=f"{soon:%H:%M:%S}") as browser:
        made = browser.post("/api/v1/projects", json={"name": MARKER, "notes": MARKER})
        assert made.status_code == 201, made.text
        path = f"/api/v1/projects/{made.json()['id']}/scenarios"
        browser.post(path, json=office(name=MARKER, notes=MARKER))
        browser.post(path, json=office(name=MARKER, hosts={"n_hosts": MARKER}))
        assert files_with(folder, MARKER) != []
        assert until(lambda: browser.get("/api/v1/projects").status_code == 401)
        assert until(lambda: files_with(folder, MARKER) == [], 120)
        assert browser.post("/demo").status_code == 303
        assert [each["name"] for each in browser.get("/api/v1/projects").json()["items"]] == ["Invented Offices"]
    assert files_with(folder, MARKER) == []


def test_another_installation_does_not_start_on_the_data_of_a_demo_nor_the_reverse(folder: Path) -> None:
    with demo_on(folder, free_port()):
        pass
    plain = [sys.executable, "-m", "webapp.cli", "serve", "--port", str(free_port())]
    refused = subprocess.run(plain, env=environment(folder), capture_output=True, text=True, check=False)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith("stormsizer: this database belongs to a demo")
