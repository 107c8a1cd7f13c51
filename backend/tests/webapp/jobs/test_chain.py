"""A long queue of jobs goes through real workers although no sweeper runs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from uuid import UUID

import pytest
from sqlalchemy import text

from tests.webapp.runs.real import empty_queue
from tests.webapp.setups import SetUp, until, worker_of
from webapp import jobs
from webapp.jobs.transitions import N_ANNOUNCED

pytestmark = pytest.mark.tested_on("server")

N = 10 * N_ANNOUNCED
NO_RUN = str(UUID(int=7))


def n_done(set_up: SetUp) -> int:
    with set_up.engine.connect() as connection:
        return int(connection.scalar(text("SELECT count(*) FROM jobs WHERE state = 'done'")) or 0)


@pytest.mark.long
def test_one_sweep_starts_a_long_queue(set_up: SetUp, tmp_path: Path) -> None:
    # without seed scenarios the workers skip the warm-up and start at once
    changes = {"seed_folder": tmp_path, "republish_s": 3_600.0}
    set_up = replace(set_up, settings=set_up.settings.model_copy(update=changes))
    empty_queue(set_up)
    with set_up.sessions.begin() as session:
        for _ in range(N):
            jobs.enqueue(session, "event", {"type": "run.failed", "run_id": NO_RUN})
    assert set_up.sweep_jobs(set_up.celery_queue()) == N_ANNOUNCED
    with worker_of(set_up, tmp_path / "log", concurrency=2):
        assert until(lambda: n_done(set_up) == N, every_s=0.2), f"{n_done(set_up)} of {N} are done"
    assert set_up.count("jobs") == N
