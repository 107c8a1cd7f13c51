"""Kills each container under load, and counts what was accepted, lost, and done twice."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import httpx2

from containers.customer import API, ENDED, SMALL_SCENARIO, Customer, Json, answers
from containers.installation import NAME, SERVICES, Installation, wait_until

N_RUNS = 12
"""Runs that a customer requests around each kill."""
EVERY_S = 0.5
KILL_AFTER_S = 2.0
PROBE_EVERY_S = 0.1
GIVES_UP_AFTER_S = 120.0
SETTLED_WITHIN_S = 300.0
REFUSALS = (429, 502, 503, 504)
"""Answers after which a client has to repeat its request with the same key."""


@dataclass
class Kill:
    """Outcome of killing one container.

    Attributes
    ----------
    away_s
        Longest time without a successful response through nginx.
    restarted_s
        From the kill until the container runs again.
    settled_s
        From the kill until every accepted run has ended.
    """

    service: str
    n_accepted: int = 0
    n_repeated: int = 0
    n_succeeded: int = 0
    n_lost: int = 0
    n_twice: int = 0
    away_s: float = 0.0
    restarted_s: float = 0.0
    settled_s: float = 0.0


@dataclass
class _Load:
    """Requests of a customer while a container is killed."""

    customer: Customer
    scenario_id: str
    prefix: str
    accepted: dict[str, str] = field(default_factory=dict)
    n_repeated: int = 0
    error: Exception | None = None

    def work(self) -> None:
        """Request the runs, one after the other."""
        try:
            for number in range(N_RUNS):
                self._request(f"{self.prefix}-{number}")
                time.sleep(EVERY_S)
        except (RuntimeError, TimeoutError, httpx2.HTTPError) as error:
            self.error = error

    def _request(self, key: str) -> None:
        deadline_s = time.monotonic() + GIVES_UP_AFTER_S
        while time.monotonic() < deadline_s:
            answer = self._try(key)
            if answer is not None and answer.status_code not in REFUSALS and answer.status_code != 409:
                if answer.status_code not in (200, 201, 202):
                    raise RuntimeError(f"{answer.status_code} {answer.text[:300]}")
                self.accepted[key] = answer.json()["id"]
                return
            self.n_repeated += 1
            time.sleep(EVERY_S)
        raise TimeoutError(f"request {key} was not accepted within {GIVES_UP_AFTER_S:.0f} s")

    def _try(self, key: str) -> httpx2.Response | None:
        try:
            return self.customer.client.post(
                f"{API}/scenarios/{self.scenario_id}/runs",
                headers={"Idempotency-Key": key},
                extensions={"sni_hostname": NAME},
                timeout=10,
            )
        except httpx2.HTTPError:
            return None


def kill_each(installation: Installation, customer: Customer) -> Iterator[Kill]:
    """Kill each container once under load and yield the outcome."""
    scenario_id = customer.scenario(SMALL_SCENARIO, "Runs while containers are killed")["id"]
    for service in SERVICES:
        before = {run["id"] for run in _runs(customer)}
        load = _Load(customer, scenario_id, f"kill-{service}-{time.time_ns()}")
        thread = threading.Thread(target=load.work, name=f"load-{service}")
        kill = Kill(service)
        with _probed(installation) as outage:
            thread.start()
            time.sleep(KILL_AFTER_S)
            killed_s = time.monotonic()
            _kill(installation, service)
            kill.restarted_s = time.monotonic() - killed_s
            thread.join()
            if load.error is not None:
                raise load.error
            _wait_for_end(customer, set(load.accepted.values()))
            kill.settled_s = time.monotonic() - killed_s
        kill.away_s = outage.longest_s
        _count(kill, load, [run for run in _runs(customer) if run["id"] not in before])
        yield kill


def _kill(installation: Installation, service: str) -> None:
    """Kill the main process of a container from outside, so that the engine sees a crash and not an operator's stop."""
    pid = installation.state(service)["Pid"]
    os.kill(pid, signal.SIGKILL)
    wait_until(lambda: installation.state(service)["Pid"] not in (0, pid), f"{service} runs again", 60.0, 0.02)


def _count(kill: Kill, load: _Load, runs: list[Json]) -> None:
    states = {run["id"]: run["state"] for run in runs}
    of_key = Counter(load.accepted.values())
    kill.n_accepted, kill.n_repeated = len(load.accepted), load.n_repeated
    kill.n_succeeded = sum(states.get(run_id) == "succeeded" for run_id in of_key)
    kill.n_lost = sum(run_id not in states or states[run_id] != "succeeded" for run_id in load.accepted.values())
    kill.n_twice = len(set(states) - set(of_key)) + sum(n - 1 for n in of_key.values())


def _wait_for_end(customer: Customer, run_ids: set[str]) -> None:
    def ended() -> bool:
        states = {run["id"]: run["state"] for run in _runs(customer)}
        return all(states.get(run_id) in ENDED for run_id in run_ids)

    wait_until(ended, "all runs have ended", SETTLED_WITHIN_S, 0.5)


def _runs(customer: Customer) -> list[Json]:
    """Return all runs of the customer."""
    runs: list[Json] = []
    path = "/runs?limit=100"
    while True:
        page = customer.get(path).json()
        runs += page["items"]
        if not page.get("next_cursor"):
            return runs
        path = f"/runs?limit=100&cursor={page['next_cursor']}"


@dataclass
class _Outage:
    """Longest interval without a successful response."""

    longest_s: float = 0.0


@contextmanager
def _probed(installation: Installation) -> Iterator[_Outage]:
    """Ask for `/readyz` through nginx all the time."""
    outage, over = _Outage(), threading.Event()

    def probe() -> None:
        good_s = time.monotonic()
        was_away = False
        while not over.wait(PROBE_EVERY_S):
            began_s = time.monotonic()
            if answers(installation):
                if was_away:
                    outage.longest_s = max(outage.longest_s, time.monotonic() - good_s)
                good_s, was_away = began_s, False
            else:
                was_away = True

    thread = threading.Thread(target=probe, name="probe")
    thread.start()
    try:
        yield outage
    finally:
        over.set()
        thread.join()
