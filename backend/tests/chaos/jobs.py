"""Jobs of a customer: about a hundred of all kinds, identical for the same seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

N_IN_BATCH = 4
N_REPLICATIONS = 60
"""Of a range: three chunks."""
N_AHEAD = 20
"""A report is asked for so many jobs after its run."""


@dataclass(frozen=True)
class Job:
    """One request.

    Attributes
    ----------
    n_times
        Number of times it is sent with its idempotency key.
    cancelled_after_s
        Time of cancellation; none if the run is not canceled.
    report_of
        Key of the job whose run gets a report; such a request creates no run.
    """

    key: str
    path: str = ""
    body: Any = None
    n_jobs: int = 1
    n_times: int = 1
    cancelled_after_s: float | None = None
    report_of: str | None = None


@dataclass(frozen=True)
class Shop:
    """Subjects of jobs: a project, fast scenarios, and scenarios that take a second or two."""

    project_id: str
    quick: Sequence[str]
    slow: Sequence[str]


def planned(shop: Shop, n_jobs: int, chance: Random) -> list[Job]:
    """Return the requests for at least so many jobs, in their order."""
    planned: list[Job] = []
    while sum(job.n_jobs for job in planned) < n_jobs:
        make = chance.choices(list(_KINDS), list(_KINDS.values()))[0]
        planned.append(make(shop, planned, chance, f"{len(planned)}-{chance.getrandbits(64):016x}"))
    return planned


def _quick(shop: Shop, _: list[Job], chance: Random, key: str) -> Job:
    return Job(key, f"/scenarios/{chance.choice(shop.quick)}/runs", n_times=chance.choice((1, 1, 1, 2)))


def _slow(shop: Shop, _: list[Job], chance: Random, key: str) -> Job:
    return Job(key, f"/scenarios/{chance.choice(shop.slow)}/runs")


def _range(shop: Shop, _: list[Job], chance: Random, key: str) -> Job:
    asked = {"n_replications": N_REPLICATIONS, "seed": chance.randrange(3)}
    return Job(key, f"/scenarios/{shop.quick[0]}/ranges", asked)


def _cancelled(shop: Shop, _: list[Job], chance: Random, key: str) -> Job:
    which = chance.choice((*shop.quick, *shop.slow))
    return Job(key, f"/scenarios/{which}/runs", cancelled_after_s=chance.choice((0.0, 0.0, 0.1, 0.5)))


def _cancelled_range(shop: Shop, _: list[Job], chance: Random, key: str) -> Job:
    asked = {"n_replications": 4 * N_REPLICATIONS, "seed": 9}
    return Job(key, f"/scenarios/{shop.quick[0]}/ranges", asked, cancelled_after_s=chance.uniform(0.0, 1.0))


def _batch(shop: Shop, _: list[Job], chance: Random, key: str) -> Job:
    items = [{"scenario_id": chance.choice(shop.quick)} for _ in range(N_IN_BATCH)]
    return Job(key, f"/projects/{shop.project_id}/batches", {"items": items}, n_jobs=N_IN_BATCH, n_times=2)


def _report(shop: Shop, before: list[Job], chance: Random, key: str) -> Job:
    weeks = [job for job in before[:-N_AHEAD] if job.path.endswith("/runs") and job.cancelled_after_s is None]
    if not weeks:
        return _quick(shop, before, chance, key)
    return Job(key, report_of=chance.choice(weeks).key, n_times=chance.choice((1, 2)))


_KINDS = {_quick: 57, _slow: 3, _range: 6, _cancelled: 18, _cancelled_range: 2, _batch: 11, _report: 3}
