"""Processes of the previous and of this release work on one database while it is migrated."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx2
import pytest
from sqlalchemy import create_engine, text

from tests.release.codes import CONTRACT, EXPAND, Code, code_of, head_of, rolling_commit, same_engine
from tests.support.services import open_folder, server_postgres, server_redis
from tests.webapp.documents import office
from tests.webapp.setups import until

pytestmark = [pytest.mark.long, pytest.mark.postgres, pytest.mark.redis]

ADD = 'op.add_column("projects", sa.Column("color", sa.Text(), nullable=True))'
DROP = 'op.drop_column("projects", "color")'
RAISE = f"""op.execute("UPDATE installation SET oldest_compatible_revision = '{EXPAND}'")"""


READY_WITHIN_S = 60.0
"""On a busy machine, a single check of readiness may take too long."""
MAX_OPEN_RUNS = 3
OPEN = ("queued", "running")


class Users:
    """Users who read, write and start runs all the time, on every release that serves them, a few runs at a time."""

    def __init__(self, code: Code) -> None:
        self.codes, self.problems, self.run_ids, self.n_requests = [code], list[str](), list[str](), 0
        project = self._ask(code, "POST", "/api/v1/projects", {"name": "Rolling"})
        draft = self._ask(code, "POST", f"/api/v1/projects/{project['id']}/scenarios", office())
        self._project, self._scenario = project["id"], draft["id"]
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._work)

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """Work until the block ends, and finish the request in progress."""
        self._thread.start()
        try:
            yield
        finally:
            self._stopped.set()
            self._thread.join()

    def _work(self) -> None:
        for i in cycle(range(1_000)):
            code = self.codes[i % len(self.codes)]
            if self._stopped.wait(0.2):
                return
            try:
                self._once(code)
            except (httpx2.HTTPError, AssertionError) as error:
                self.problems.append(f"port {code.port}: {error!r}")

    def _once(self, code: Code) -> None:
        self._ask(code, "GET", f"/api/v1/projects/{self._project}")
        self._ask(code, "POST", f"/api/v1/projects/{self._project}/scenarios", office(name=f"At {time.time()}"))
        recent = [self._ask(code, "GET", f"/api/v1/runs/{run_id}") for run_id in self.run_ids[-MAX_OPEN_RUNS:]]
        if sum(run["state"] in OPEN for run in recent) < MAX_OPEN_RUNS:
            self.run_ids.append(self._ask(code, "POST", f"/api/v1/scenarios/{self._scenario}/runs")["id"])

    def _ask(self, code: Code, method: str, path: str, body: Any = None) -> dict[str, Any]:
        answer = httpx2.request(method, code.url(path), json=body, timeout=60)
        self.n_requests += 1
        assert answer.status_code < 300, f"{method} {path}: {answer.status_code} {answer.text[:300]}"
        found: dict[str, Any] = answer.json()
        return found


@pytest.fixture
def servers() -> Iterator[dict[str, str]]:
    with server_postgres() as postgres, server_redis() as redis:
        yield {"DATABASE_URL": postgres, "REDIS_URL": redis}


@pytest.fixture
def folder() -> Iterator[Path]:
    with open_folder("rolling") as folder:
        yield folder


@contextmanager
def stopped_at_the_end(*codes: Code) -> Iterator[None]:
    try:
        yield
    finally:
        for code in codes:
            code.stop()


def runs_of(servers: dict[str, str], users: Users) -> list[tuple[str, str | None]]:
    """State and digest of the result of each run, as the database has them."""
    engine = create_engine(servers["DATABASE_URL"])
    with engine.connect() as connection:
        query = text("SELECT state, result_sha256 FROM runs WHERE id = ANY(CAST(:ids AS uuid[]))")
        found = [(row.state, row.result_sha256) for row in connection.execute(query, {"ids": users.run_ids})]
    engine.dispose()
    return found


def test_releases_share_a_database_until_a_contracting_migration(servers: dict[str, str], folder: Path) -> None:
    commit = rolling_commit()
    old = code_of(commit, folder / "old", servers)
    new, newest = code_of(None, folder / "new", servers), code_of(None, folder / "newest", servers)
    head = head_of(new)
    for code in (new, newest):
        code.add_migration(EXPAND, head, ADD)
    newest.add_migration(CONTRACT, EXPAND, f"{DROP}\n    {RAISE}")
    with stopped_at_the_end(old, new, newest):
        old.command("migrate")
        old.serve()
        users = Users(old)
        with users.at_work():
            assert until(lambda: old.n_runs() > 1)

            assert EXPAND in new.command("migrate")
            assert until(old.is_ready, READY_WITHIN_S), old.database()
            new.serve()
            users.codes.append(new)
            n_before = old.n_runs()
            assert until(lambda: new.n_runs() > 1 and old.n_runs() > n_before + 1)
            assert until(old.is_ready, READY_WITHIN_S), old.database()

            users.codes.remove(old)
            assert old.stop("worker") == {"worker": 0}
            n_before = new.n_runs()
            assert until(lambda: new.n_runs() > n_before + 1)
        assert users.problems == []
        assert until(lambda: {state for state, _ in runs_of(servers, users)} == {"succeeded"})
        results = {digest for _, digest in runs_of(servers, users)}
        assert len(results) == 1 or not same_engine(commit)
        run = f"/api/v1/runs/{users.run_ids[-1]}"
        seen = [httpx2.get(code.url(run), timeout=60).json() for code in (old, new)]
        assert seen[0]["result_sha256"] == seen[1]["result_sha256"]

        assert CONTRACT in newest.command("migrate")
        assert until(lambda: old.database() == "incompatible", READY_WITHIN_S)
        assert until(new.is_ready, READY_WITHIN_S), new.database()
        assert httpx2.get(new.url("/api/v1/projects"), timeout=60).status_code == 200
        assert old.stop("api") == {"api": 0}
