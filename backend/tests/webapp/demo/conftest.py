"""A demo with one small project, and browsers that visit it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from tests.webapp.documents import office
from tests.webapp.setups import ORIGIN, Notebook, SetUp
from webapp.core.ports import Service
from webapp.demo.marker import mark
from webapp.demo.reset import DemoReset
from webapp.main import create_app

PAGE = {"Sec-Fetch-Site": "same-origin", "User-Agent": "Test 1.0"}


@dataclass(frozen=True)
class Demo:
    """A demo's service, whose application can be visited."""

    set_up: SetUp
    service: Service
    queue: Notebook
    app: FastAPI

    def browser(self, address: str = "203.0.113.7") -> TestClient:
        """Return a browser that has not visited the demo yet."""
        return TestClient(
            self.app,
            base_url=ORIGIN,
            headers=PAGE,
            client=(address, 50_000),
            raise_server_exceptions=False,
            follow_redirects=False,
        )

    def visitor(self, address: str = "203.0.113.7") -> TestClient:
        """Return a browser that has opened the demo."""
        browser = self.browser(address)
        answer = browser.post("/demo")
        assert answer.status_code == 303, answer.text
        return browser

    def compute(self) -> None:
        """Compute the runs that wait."""
        for run_id in self.queue.announced:
            assert self.set_up.work_off(run_id)
        self.queue.announced.clear()

    def sweep(self) -> None:
        """Delete the data of visitors who left."""
        DemoReset(self.service).sweep()


@pytest.fixture
def seeds(tmp_path: Path) -> Path:
    """A folder with one project of a scenario that is computed quickly."""
    demo = tmp_path / "seeds" / "demo"
    (demo / "scenarios").mkdir(parents=True)
    (demo / "scenarios" / "office.yaml").write_text(json.dumps(office()))
    project = {"name": "Invented Offices", "notes": "", "scenarios": [{"file": "office"}]}
    (demo / "projects.yaml").write_text(json.dumps({"projects": [project]}))
    return tmp_path / "seeds"


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """A front end of one page."""
    folder = tmp_path / "pages"
    folder.mkdir()
    (folder / "index.html").write_text('<!doctype html><html lang="en"><body>application</body></html>')
    return folder


@pytest.fixture
def unprepared(set_up: SetUp, seeds: Path, pages: Path) -> Callable[..., Demo]:
    """Return a function that starts a demo on an empty database, whose runs are not computed yet."""

    def start(**changes: Any) -> Demo:
        given = {"demo": True, "seed_folder": seeds, "frontend_folder": pages} | changes
        settings = set_up.settings.model_copy(update=given)
        own, queue = replace(set_up, settings=settings), Notebook()
        mark(set_up.engine, settings)
        service = own.service(queue)
        DemoReset(service).start()
        return Demo(own, service, queue, create_app(service))

    return start


@pytest.fixture
def start(unprepared: Callable[..., Demo]) -> Callable[..., Demo]:
    """Return a function that starts a demo with computed projects."""

    def start(**changes: Any) -> Demo:
        demo = unprepared(**changes)
        demo.compute()
        return demo

    return start


@pytest.fixture
def demo(start: Callable[..., Demo]) -> Demo:
    """A demo with the default settings."""
    return start()
