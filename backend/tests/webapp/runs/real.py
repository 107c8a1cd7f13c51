"""Ways to run something on a real queue and wait for it."""

from __future__ import annotations

from typing import Any

import redis
from fastapi.testclient import TestClient
from sqlalchemy import text

from tests.webapp.documents import Document, office
from tests.webapp.setups import PATIENCE_S, SetUp, until
from webapp.jobs.queue import CeleryQueue

FINAL = ("succeeded", "failed", "cancelled")


def empty_queue(set_up: SetUp) -> None:
    """Lose every message, as a Redis without persistence does."""
    if set_up.settings.redis_url:
        with redis.Redis.from_url(set_up.settings.redis_url) as connection:
            connection.flushall()
    else:
        for file in (set_up.settings.queue_folder / "messages").glob("*"):
            file.unlink(missing_ok=True)


def long_week() -> Document:
    """A scenario whose run takes some seconds, so that there is time to disturb it."""
    days = range(2, 6)
    boots: list[Document] = [
        {**office()["events"][0], "id": f"boot-{day}", "kind": "reboot", "starts_at": f"2026-03-{day:02}T05:00:00Z"}
        for day in days
    ]
    logins: list[Document] = [
        {**office()["events"][1], "id": f"login-{day}", "starts_at": f"2026-03-{day:02}T08:00:00Z"} for day in days
    ]
    calendar = {"starts_at": "2026-03-02T00:00:00Z", "ends_at": "2026-03-06T00:00:00Z"}
    document = office(calendar=calendar, events=[*boots, *logins])
    document["pools"][0].update(initial_state="idle_used", n_desktops=2000)
    return document


def start(client: TestClient, project_id: str, document: Document) -> str:
    draft = client.post(f"/api/v1/projects/{project_id}/scenarios", json=document)
    assert draft.status_code == 201, draft.text
    return str(client.post(f"/api/v1/scenarios/{draft.json()['id']}/runs").json()["id"])


def reaches(
    set_up: SetUp, run_id: str, *states: str, queue: CeleryQueue | None = None, seconds: float = PATIENCE_S
) -> bool:
    """Wait for a run to get somewhere, sweeping as the service does."""

    def is_there() -> bool:
        if queue is not None:
            set_up.sweep(queue)
        return set_up.row(run_id)["state"] in states

    return until(is_there, seconds, every_s=0.1)


def effects(set_up: SetUp, run_id: str) -> tuple[Any, ...]:
    row = set_up.row(run_id)
    with set_up.engine.connect() as connection:
        traces = connection.scalar(text("SELECT count(*) FROM run_traces WHERE run_id = :id"), {"id": run_id})
    return row["state"], traces
