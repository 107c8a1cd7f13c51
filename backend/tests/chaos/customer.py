"""A customer as they really come: an account, a key, scenarios, webhooks, and programs that ask until it is done."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler
from random import Random
from threading import Semaphore, local
from typing import Any

import httpx2

from tests.chaos.jobs import Job
from tests.chaos.ledger import Ledger
from tests.chaos.stage import Stage
from tests.webapp.documents import Document, office
from tests.webapp.webhooks.receiver import Post, Receiver, answering, hanging_up, silent_for

API = "/api/v1"
N_PROGRAMS = 8
PATIENCE_S = 15.0
"""A request without a response after this time is aborted and retried."""
GIVES_UP_AFTER_S = 120.0
PAUSE_S = 0.2
LOOKS_EVERY_S = 1.0
"""Polling interval for the end of a run."""
FINAL = ("succeeded", "failed", "cancelled")
EVERYTHING, CANCELLED, REPORTS = "everything", "cancelled", "reports"
WEBHOOKS = {
    EVERYTHING: ("run.succeeded", "run.failed", "run.cancelled"),
    CANCELLED: ("run.cancelled",),
    REPORTS: ("report.ready", "report.failed"),
}
"""Event and address of each webhook."""

Json = dict[str, Any]


class GaveUpError(Exception):
    """The service gave no proper answer for two minutes."""


@dataclass
class Customer:
    """A user with an API key.

    Attributes
    ----------
    in_flight
        Requests waiting for a response.
    """

    stage: Stage
    name: str
    token: str
    ledger: Ledger = field(default_factory=Ledger)
    in_flight: set[str] = field(default_factory=set)
    _connections: local = field(default_factory=local)

    @classmethod
    def of(cls, stage: Stage, name: str) -> Customer:
        """Have an operator make an account, sign in, and make a key."""
        email, password = f"{name}@example.com", f"{secrets.token_urlsafe(18)}-Aa1"
        found = re.search(r"#(\S+)", stage.command("account", "create", email, "--organization", name))
        assert found is not None
        with httpx2.Client(base_url=stage.address, headers={"Origin": stage.address}, timeout=PATIENCE_S) as browser:
            for path, given in (
                ("reset-password", {"token": found[1], "password": password}),
                ("sign-in", {"email": email, "password": password}),
            ):
                browser.post(f"{API}/{path}", json=given).raise_for_status()
            scopes = {"name": "chaos", "scopes": ["read", "write", "run", "manage"]}
            key = browser.post(f"{API}/api-keys", json=scopes).raise_for_status().json()
        return cls(stage, name, key["token"])

    def project(self, documents: Sequence[Document]) -> tuple[str, list[str]]:
        """Make a project with scenarios; return its identifier and theirs."""
        project = self.ask("POST", "/projects", {"name": self.name}).json()
        path = f"/projects/{project['id']}/scenarios"
        return str(project["id"]), [str(self.ask("POST", path, each).json()["id"]) for each in documents]

    def webhooks(self, url: str) -> dict[str, str]:
        """Make the webhooks; return the secret of each by its name."""
        made = {
            name: self.ask("POST", "/webhooks", {"url": f"{url}/{self.name}/{name}", "event_types": types}).json()
            for name, types in WEBHOOKS.items()
        }
        return {name: str(each["secret"]) for name, each in made.items()}

    @contextmanager
    def asking(self, jobs: Sequence[Job], gate: Semaphore) -> Iterator[None]:
        """Ask for jobs from several programs at once, each as soon as the gate lets it through; end with all answered.

        However this is left, the gate opens for those that still wait.
        """

        def work(job: Job) -> None:
            gate.acquire()
            try:
                self._work(job)
            except GaveUpError as error:
                self.ledger.complain(str(error))

        with ThreadPoolExecutor(N_PROGRAMS) as pool:
            asked = [pool.submit(work, job) for job in jobs]
            try:
                yield
            finally:
                gate.release(len(jobs))
            for each in asked:
                each.result()

    def ask(self, method: str, path: str, body: Any = None, key: str | None = None) -> httpx2.Response:
        """Ask until the service can answer; the key makes sure that asking again does no harm.

        Raises
        ------
        GaveUpError
            If it cannot for two minutes.
        """
        deadline_s = time.monotonic() + GIVES_UP_AFTER_S
        while time.monotonic() < deadline_s:
            answer = self._asked(method, path, body, key)
            if answer is not None and not _is_to_be_asked_again(answer):
                return answer
            time.sleep(PAUSE_S)
        raise GaveUpError(f"{method} {path} was not answered for {GIVES_UP_AFTER_S:,.0f} s")

    def _asked(self, method: str, path: str, body: Any, key: str | None) -> httpx2.Response | None:
        mark = secrets.token_hex(8)
        self.in_flight.add(mark)
        try:
            answer = self._program().request(
                method, f"{API}{path}", json=body, headers={} if key is None else {"Idempotency-Key": key}
            )
        except httpx2.TransportError:
            self.ledger.answer(0)
            return None
        finally:
            self.in_flight.discard(mark)
        self.ledger.answer(answer.status_code)
        if answer.status_code == 500:
            self.ledger.complain(f"{method} {path} was answered 500")
        return answer

    def _program(self) -> httpx2.Client:
        """Return the connections of this thread."""
        if not hasattr(self._connections, "client"):
            headers = {"Authorization": f"Bearer {self.token}"}
            self._connections.client = httpx2.Client(
                base_url=self.stage.address, headers=headers, timeout=PATIENCE_S, trust_env=False
            )
        client: httpx2.Client = self._connections.client
        return client

    def _work(self, job: Job) -> None:
        if job.report_of is not None:
            self._ask_for_report(job)
            return
        for _ in range(job.n_times):
            answer = self.ask("POST", job.path, job.body, job.key)
            if answer.status_code != 202:
                self.ledger.complain(f"{job.path} was answered {answer.status_code}: {answer.text[:300]}")
                return
            self.ledger.accept(job.key, _promised(answer.json()))
        if job.cancelled_after_s is not None:
            time.sleep(job.cancelled_after_s)
            self._cancel(self.ledger.accepted[job.key][0])

    def _cancel(self, run_id: str) -> None:
        """Cancel a run. 409 means that it has ended - perhaps by the first copy of this request, unanswered."""
        answer = self.ask("POST", f"/runs/{run_id}/cancel")
        if answer.status_code == 200:
            self.ledger.cancel(run_id)
        elif answer.status_code != 409:
            self.ledger.complain(f"cancelling {run_id} was answered {answer.status_code}")

    def _ask_for_report(self, job: Job) -> None:
        """Wait for a run, then ask for its report; it may have been asked for only just now."""
        deadline_s = time.monotonic() + GIVES_UP_AFTER_S
        while (accepted := self.ledger.accepted.get(str(job.report_of))) is None:
            if time.monotonic() > deadline_s:
                raise GaveUpError(f"{job.report_of} was not accepted for {GIVES_UP_AFTER_S:,.0f} s")
            time.sleep(PAUSE_S)
        (run_id,) = accepted
        while (state := self.ask("GET", f"/runs/{run_id}").json()["state"]) not in FINAL:
            time.sleep(LOOKS_EVERY_S)
        for _ in range(job.n_times if state == "succeeded" else 0):
            answer = self.ask("POST", f"/runs/{run_id}/reports", {}, job.key)
            if answer.status_code != 202:
                self.ledger.complain(f"the report of {run_id} was answered {answer.status_code}: {answer.text[:300]}")
                return
            self.ledger.report(run_id, str(answer.json()["id"]))


def _is_to_be_asked_again(answer: httpx2.Response) -> bool:
    return answer.status_code in (429, 500, 502, 503, 504) or answer.headers.get("retry-after") is not None


def _promised(document: Json) -> list[str]:
    """Identifiers of the runs in an answer: of one, or of a batch."""
    outcomes = document.get("items")
    return [str(each["run"]["id"]) for each in outcomes] if outcomes is not None else [str(document["id"])]


def moody(receiver: Receiver, chance: Random) -> None:
    """Have a receiver take most events, and now and then be slow, refuse or hang up."""
    acts = {answering(200): 80, answering(503): 8, hanging_up: 6, silent_for(0.4): 6}

    def act(request: BaseHTTPRequestHandler, post: Post) -> None:
        chance.choices(list(acts), list(acts.values()))[0](request, post)

    receiver.act = act


def small(n: int) -> Document:
    """A scenario that is answered in milliseconds, one of many: few desktops boot on an array of one size."""
    tiers = [{"drive_id": "ssd-400gb-sas-2012", "n_drives": 7}, {"drive_id": "sas-600gb-10k", "n_drives": 17}]
    array = {"model_id": "dell-ps6100xs", "firmware_id": "ps-5.2.4", "tiers": tiers, "n_ports": 4}
    document = office(name=f"Branch office {n}", array=array)
    document["calendar"]["ends_at"] = "2026-03-02T07:00:00Z"
    document["events"] = document["events"][:1]
    document["pools"][0]["n_desktops"] = 20 + n
    return document
