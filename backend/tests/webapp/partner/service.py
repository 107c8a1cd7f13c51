"""A service as an operator installs it: API, worker and sweeper are processes of their own, and people sign in."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx2

from tests.webapp.setups import SetUp, until, worker_of
from webapp.deployment.postgres.cluster import free_port

LOOPBACK = "127.0.0.1"
EMAIL, PASSWORD = "ada@example.com", "ginger-Vault-78-otter"
SCOPES = ("read", "write", "run", "manage")
START_S = 600.0


@dataclass(frozen=True)
class Served:
    """A service that answers, and its owner's browser."""

    set_up: SetUp
    url: str
    owner: httpx2.Client

    def key(self, *scopes: str) -> dict[str, Any]:
        """Make an API key as an owner does; by default with all scopes."""
        given = {"name": "Quotes", "scopes": scopes or SCOPES}
        answer = self.owner.post("/api/v1/api-keys", json=given)
        assert answer.status_code == 201, answer.text
        key: dict[str, Any] = answer.json()
        return key

    def asked(self, path: str, token: str) -> Any:
        """Return what the API answers a key."""
        answer = httpx2.get(self.url + path, headers={"Authorization": f"Bearer {token}"})
        assert answer.status_code == 200, answer.text
        return answer.json()


@contextmanager
def serving(installation: SetUp, folder: Path) -> Iterator[Served]:
    """Run all processes of a server on an installation's database; webhooks may reach this machine."""
    port = free_port()
    url = f"http://{LOOPBACK}:{port}"
    changes = {"accounts": True, "public_url": url, "webhook_test_hosts": (LOOPBACK,)}
    set_up = replace(installation, settings=installation.settings.model_copy(update=changes))
    log = folder / "log"
    with (
        worker_of(set_up, log),
        _process(set_up, log, "sweeper"),
        _process(set_up, log, "serve", "--no-worker", "--host", LOOPBACK, "--port", str(port)) as api,
        httpx2.Client(base_url=url, headers={"Origin": url}) as browser,
    ):
        assert until(lambda: _is_ready(url) or api.poll() is not None, START_S)
        assert api.poll() is None, log.read_text()
        _sign_in(set_up, browser)
        yield Served(set_up, url, browser)


@contextmanager
def _process(set_up: SetUp, log: Path, *words: str) -> Iterator[subprocess.Popen[bytes]]:
    with log.open("ab") as output:
        command = [sys.executable, "-m", "webapp.cli", *words]
        process = subprocess.Popen(command, env=set_up.environment, stdout=output, stderr=output)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(30)


def _is_ready(url: str) -> bool:
    try:
        return httpx2.get(f"{url}/readyz", timeout=2).status_code == 200
    except httpx2.HTTPError:
        return False


def _sign_in(set_up: SetUp, browser: httpx2.Client) -> None:
    """Make an account on the command line, set its password by the link, and sign in."""
    command = [sys.executable, "-m", "webapp.cli", "account", "create", EMAIL, "--organization", "Acme"]
    printed = subprocess.run(command, env=set_up.environment, capture_output=True, text=True, check=True).stdout
    given = {"token": printed.split()[-1].partition("#")[2], "password": PASSWORD}
    assert browser.post("/api/v1/reset-password", json=given).status_code == 204
    answer = browser.post("/api/v1/sign-in", json={"email": EMAIL, "password": PASSWORD})
    assert answer.status_code == 204, answer.text
