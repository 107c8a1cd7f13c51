"""A user of the installation, over HTTPS through nginx."""

from __future__ import annotations

import secrets
import ssl
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx2
import yaml

from containers.installation import HTTPS_PORT, NAME, Installation, wait_until

API = "/api/v1"
ENDED = ("succeeded", "failed", "cancelled")
RUN_WITHIN_S = 300.0
N_TRIES = 5
READY_SCENARIO = "seed-data/scenarios/acme.yaml"
"""A ready scenario that every release has."""
SMALL_SCENARIO = Path(__file__).with_name("small-scenario.yaml")

Json = dict[str, Any]


def browser(certificate: Path) -> httpx2.Client:
    """Return a client that trusts the certificate and reaches the public name at the published port."""
    return httpx2.Client(
        base_url=f"https://127.0.0.1:{HTTPS_PORT}",
        headers={"Host": NAME, "Origin": f"https://{NAME}"},
        verify=ssl.create_default_context(cafile=certificate),
        timeout=120,
    )


@dataclass
class Customer:
    """A signed-in user."""

    client: httpx2.Client
    email: str
    password: str

    def get(self, path: str) -> httpx2.Response:
        """Request a resource that exists, again while the service answers that it is not available."""
        for _ in range(N_TRIES):
            answer = self._request("GET", path)
            if answer.status_code not in (429, 503):
                return _checked(answer, 200)
            time.sleep(float(answer.headers.get("Retry-After", "1")))
        return _checked(self._request("GET", path), 200)

    def post(self, path: str, document: Json | None = None, key: str | None = None) -> Json:
        """Create something and return it."""
        answer = self._request("POST", path, json=document, headers={} if key is None else {"Idempotency-Key": key})
        created: Json = _checked(answer, 200, 201, 202).json()
        return created

    def sign_in(self) -> None:
        """Start a session."""
        answer = self._request("POST", "/sign-in", json={"email": self.email, "password": self.password})
        _checked(answer, 204)

    def scenario(self, file: Path, name: str) -> Json:
        """Create a project with the scenario in a file."""
        document = yaml.load(file.read_text(), Loader=_WithoutTimes)  # noqa: S506
        project = self.post("/projects", {"name": name})
        return self.post(f"/projects/{project['id']}/scenarios", document)

    def run(self, scenario_id: str) -> Json:
        """Run a scenario to its end."""
        started = self.post(f"/scenarios/{scenario_id}/runs")
        return self.ended(started["id"])

    def ended(self, run_id: str) -> Json:
        """Wait for a run to succeed."""
        wait_until(lambda: self.get(f"/runs/{run_id}").json()["state"] in ENDED, "the run has ended", RUN_WITHIN_S)
        run: Json = self.get(f"/runs/{run_id}").json()
        if run["state"] != "succeeded":
            raise RuntimeError(f"run {run_id} {run['state']}: {run.get('error')}")
        return run

    def report(self, run_id: str) -> bytes:
        """Return the PDF report of a run."""
        content = self.get(f"/runs/{run_id}/report").content
        if not content.startswith(b"%PDF-"):
            raise RuntimeError(f"the report is not a PDF file: {content[:20]!r}")
        return content

    def _request(self, method: str, path: str, **given: Any) -> httpx2.Response:
        return self.client.request(method, f"{API}{path}", extensions={"sni_hostname": NAME}, **given)


def new_customer(installation: Installation, email: str) -> Customer:
    """Create an account as an operator, set its password with the printed link, and sign in."""
    options = installation.stormsizer("account", "create", "--help")
    option = "--organisation" if "--organisation" in options else "--organization"  # as in release 0.2.0, and later
    said = installation.stormsizer("account", "create", email, option, f"Company of {email}")
    token = said.split()[-1].partition("#")[2]
    customer = Customer(browser(installation.certificate), email, f"{secrets.token_urlsafe(18)}-Aa1")
    answer = customer.client.post(
        f"{API}/reset-password",
        json={"token": token, "password": customer.password},
        extensions={"sni_hostname": NAME},
    )
    _checked(answer, 204)
    customer.sign_in()
    return customer


def open_share_link(installation: Installation, link: Json) -> Json:
    """Open a share link without signing in, and return the shared run."""
    visitor = Customer(browser(installation.certificate), "", "")
    denied = visitor.client.get(f"{API}/runs", extensions={"sni_hostname": NAME})
    _checked(denied, 401)
    visitor.post("/shared", {"token": link["url"].partition("#")[2]})
    shared: Json = visitor.get(f"/shared/{link['id']}").json()
    return shared


def answers(installation: Installation, path: str = "/readyz") -> bool:
    """Return whether the service answers through nginx."""
    try:
        with browser(installation.certificate) as client:
            return client.get(path, extensions={"sni_hostname": NAME}, timeout=3).status_code == 200
    except httpx2.HTTPError:
        return False


def wait_for_answer(installation: Installation, within_s: float = 120.0) -> float:
    """Wait until the service answers through nginx; return the seconds."""
    began_s = time.monotonic()
    wait_until(lambda: answers(installation), "the service answers", within_s, 0.05)
    return time.monotonic() - began_s


class _WithoutTimes(yaml.SafeLoader):
    """Reads times as text, as JSON has them."""


_WithoutTimes.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:timestamp"]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def _checked(answer: httpx2.Response, *expected: int) -> httpx2.Response:
    if answer.status_code not in expected:
        raise RuntimeError(
            f"{answer.request.method} {answer.request.url.path}: {answer.status_code} {answer.text[:500]}"
        )
    return answer
