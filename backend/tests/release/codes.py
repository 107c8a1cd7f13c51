"""Code of two releases in folders of their own, and their processes on the same PostgreSQL and Redis."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import httpx2

from release.history import releases
from tests.webapp.documents import as_json, office
from tests.webapp.setups import until
from webapp.deployment.postgres.cluster import free_port
from webapp.settings import REPOSITORY

FIRST_ROLLING = "migrations/versions/0032_installation.py"
"""Releases with this migration can be upgraded without downtime."""
ENGINE = ("stormsizer", "stormsizer_io")
EXPAND, CONTRACT = "9001", "9002"
MIGRATION = '''"""{sentence}"""

import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """{sentence}"""
    {upgrade}


def downgrade() -> None:
    """Nothing in the test migrates down."""
'''


@dataclass
class Code:
    """A release: its code, and its running processes by name."""

    folder: Path
    environment: Mapping[str, str]
    running: dict[str, subprocess.Popen[bytes]] = field(default_factory=dict)
    port: int = 0

    def command(self, *words: str) -> str:
        """Run a command of this release to its end, and return its output."""
        done = subprocess.run(
            [sys.executable, "-m", "webapp.cli", *words],
            env=self.environment,
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def start(self, name: str, *words: str) -> None:
        """Start a command that runs until it is stopped; its output goes to a log."""
        with self.log(name).open("ab") as log:
            self.running[name] = subprocess.Popen(
                [sys.executable, "-m", "webapp.cli", *words],
                env=self.environment,
                cwd=self.folder,
                stdout=log,
                stderr=log,
            )

    def serve(self) -> None:
        """Start the API and wait until it is ready, then a worker."""
        self.port = free_port()
        self.start("api", "serve", "--no-worker", "--port", str(self.port))
        assert until(lambda: self.is_ready() or self.running["api"].poll() is not None)
        assert self.running["api"].poll() is None, self.log("api").read_text()
        self.start("worker", "worker")

    def log(self, name: str) -> Path:
        """Return the file with the output of a process."""
        return self.folder / f"{name}.log"

    def url(self, path: str) -> str:
        """Return an address of this release's API."""
        return f"http://127.0.0.1:{self.port}{path}"

    def is_ready(self) -> bool:
        """Return whether `/readyz` is 200."""
        try:
            return httpx2.get(self.url("/readyz"), timeout=5).status_code == 200
        except httpx2.HTTPError:
            return False

    def database(self) -> str:
        """Return the state of the database in `/readyz`."""
        return str(httpx2.get(self.url("/readyz"), timeout=60).json()["database"])

    def n_runs(self) -> int:
        """Return how many runs the worker has computed."""
        return sum('"job": "run"' in line for line in self.log("worker").read_text().splitlines())

    def stop(self, *names: str) -> dict[str, int]:
        """Stop processes as an operator does, and return their exit statuses; without names, all of them."""
        chosen = {name: self.running.pop(name) for name in names or tuple(self.running)}
        for process in chosen.values():
            process.terminate()
        return {name: process.wait(120) for name, process in chosen.items()}

    def add_migration(self, revision: str, before: str, upgrade: str) -> None:
        """Add a migration to this release."""
        text = MIGRATION.format(sentence=f"Migration {revision}.", revision=revision, before=before, upgrade=upgrade)
        (self.folder / f"migrations/versions/{revision}_example.py").write_text(text)


def rolling_commit() -> str | None:
    """Return the commit of the newest release that can be upgraded without downtime; None until there is one."""
    return next((each.commit for each in reversed(releases()) if _is_rolling(each.commit)), None)


def _is_rolling(commit: str) -> bool:
    command = ["git", "ls-tree", "--name-only", commit, FIRST_ROLLING]
    return bool(subprocess.run(command, cwd=REPOSITORY, capture_output=True, check=True).stdout)


def code_of(commit: str | None, folder: Path, servers: Mapping[str, str]) -> Code:
    """Return the code of a commit, or of the working tree, with a small scenario as its only sample.

    An engine that is the working tree's is not copied, so that its compiled kernels are found.
    """
    for path in ("backend/webapp", "migrations", "seed-data", *(_changed_engine(commit))):
        _copy(commit, path, folder)
    shutil.rmtree(folder / "seed-data/scenarios")
    (folder / "seed-data/scenarios").mkdir()
    (folder / "seed-data/scenarios/acme.yaml").write_bytes(as_json(office()))
    own = {
        "PYTHONPATH": str(folder / "backend"),
        "STORMSIZER_DATA_FOLDER": str(folder / "data"),
        "STORMSIZER_ACCOUNTS": "false",
        "STORMSIZER_WORKER_CONCURRENCY": "1",
        "STORMSIZER_LEASE_S": "5",
    }
    return Code(folder, {**os.environ, **servers, **own})


def head_of(code: Code) -> str:
    """Return the newest migration of a release."""
    return max(path.name[:4] for path in (code.folder / "migrations/versions").glob("[0-9]*.py"))


def same_engine(commit: str | None) -> bool:
    """Return whether a commit has the engine of the working tree."""
    return _changed_engine(commit) == ()


def _changed_engine(commit: str | None) -> tuple[str, ...]:
    paths = tuple(f"backend/{name}" for name in ENGINE)
    if commit is None:
        return ()
    command = ["git", "diff", "--quiet", commit, "--", *paths]
    return paths if subprocess.run(command, cwd=REPOSITORY, check=False).returncode else ()


def _copy(commit: str | None, path: str, folder: Path) -> None:
    if commit is None:
        shutil.copytree(REPOSITORY / path, folder / path, ignore=shutil.ignore_patterns("__pycache__"))
        return
    folder.mkdir(parents=True, exist_ok=True)
    archive = subprocess.run(["git", "archive", commit, path], cwd=REPOSITORY, capture_output=True, check=True).stdout
    subprocess.run(["tar", "--extract"], cwd=folder, input=archive, check=True)
