"""Readings that are cancelled, replaced, frozen or killed: one outcome, the newest, and no file left lying about."""

from __future__ import annotations

import json
import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
import structlog
from fastapi.testclient import TestClient
from sqlalchemy import text

from stormsizer_io.importers.summary.document import ImportSummary
from tests.webapp.imports.conftest import Importer
from tests.webapp.imports.files import N_MACHINES, STEADY, table
from tests.webapp.runs.real import empty_queue
from tests.webapp.setups import SetUp, until, worker_of
from webapp.imports import work
from webapp.imports.folders import private_folder
from webapp.imports.sandbox import ImportBrokeOffError, summarize_apart
from webapp.jobs.execution import execute_job
from webapp.worker import HANDLERS

Read = Callable[..., ImportSummary]


def waiting(set_up: SetUp, kind: str = "import") -> list[UUID]:
    query = text("SELECT id FROM jobs WHERE kind = :kind AND state = 'queued' ORDER BY id")
    with set_up.engine.connect() as connection:
        return list(connection.scalars(query, {"kind": kind}))


def work_with(set_up: SetUp, job_id: UUID, read_apart: Read) -> bool:
    handlers = HANDLERS | {"import": partial(work.read, read_apart=read_apart)}
    return execute_job(set_up.job_runner(handlers), job_id)


def left_behind(set_up: SetUp) -> list[Path]:
    folder = set_up.settings.data_folder / "imports"
    return list(folder.iterdir()) if folder.exists() else []


def is_idle(set_up: SetUp, importer: Importer) -> bool:
    return not waiting(set_up) and importer.now()["state"] not in ("queued", "reading")


def test_progress_is_reported_and_a_reading_can_be_canceled(
    set_up: SetUp, importer: Importer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work, "LOOK_EVERY_S", 0.0)
    importer.add("t.csv", table())
    seen = []

    def slow(*_: Any, progress: Callable[[float], None], is_cancelled: Callable[[], bool]) -> ImportSummary:
        for fraction in (0.25, 0.5, 0.4):
            progress(fraction)
            now = importer.now()
            seen.append((now["state"], now["progress_fraction"], is_cancelled()))
        cancelled = importer.client.post(f"{importer.place}/cancel")
        assert (cancelled.status_code, cancelled.json()["state"]) == (200, "cancelled")
        assert is_cancelled()
        raise ImportBrokeOffError("cancelled", "The import was cancelled.")

    importer.ask()
    (job_id,) = waiting(set_up)
    assert work_with(set_up, job_id, slow)
    assert seen == [("reading", 0.25, False), ("reading", 0.5, False), ("reading", 0.5, False)]
    after = importer.now()
    assert (after["state"], after["progress_fraction"], after["failure"]) == ("cancelled", None, None)
    again = importer.client.post(f"{importer.place}/cancel")
    assert (again.status_code, again.json()["detail"]) == (409, "The files are not being read (state `cancelled`).")
    assert left_behind(set_up) == []
    assert importer.read(windows=[STEADY])["state"] == "ready"


def test_waiting_reading_can_be_canceled(set_up: SetUp, importer: Importer) -> None:
    importer.add("t.csv", table())
    importer.ask()
    assert importer.client.post(f"{importer.place}/cancel").json()["state"] == "cancelled"
    set_up.execute_jobs("import")
    assert importer.now()["state"] == "cancelled"
    assert waiting(set_up) == []


def test_newer_of_two_readings_counts(set_up: SetUp, importer: Importer) -> None:
    importer.add("t.csv", table())

    def overtaken(files: Sequence[Any], *what: Any, **how: Any) -> ImportSummary:
        importer.ask(windows=[STEADY], n_desktops=77)
        newer = waiting(set_up)[-1]
        assert execute_job(set_up.job_runner(), newer)
        assert importer.now()["state"] == "ready"
        return summarize_apart(files, *what, **how)

    importer.ask(windows=[STEADY])
    (older,) = waiting(set_up)
    assert work_with(set_up, older, overtaken)
    after = importer.now()
    assert (after["state"], after["options"]["n_desktops"]) == ("ready", 77)
    assert after["summary"]["options"]["n_desktops"] == 77
    assert entries(set_up, importer) == ["import.ready"]


def test_worker_with_an_expired_lease_changes_nothing(set_up: SetUp, importer: Importer) -> None:
    importer.add("t.csv", table())
    importer.ask()
    (job_id,) = waiting(set_up)

    def frozen(*what: Any, **how: Any) -> ImportSummary:
        with set_up.engine.begin() as connection:
            connection.execute(text("UPDATE jobs SET fence = fence + 1 WHERE id = :id"), {"id": job_id})
        return summarize_apart(*what, **how)

    work_with(set_up, job_id, frozen)
    assert importer.now()["state"] == "reading"
    assert entries(set_up, importer) == []


@pytest.mark.parametrize("reason", ["memory", "time", "died"])
def test_failed_reading_reports_the_reason_and_can_be_retried(set_up: SetUp, importer: Importer, reason: Any) -> None:
    importer.add("t.csv", table())

    def breaks_off(*_: Any, **__: Any) -> ImportSummary:
        raise ImportBrokeOffError(reason, "It takes too much.", "vdi-secret-04")

    importer.ask()
    (job_id,) = waiting(set_up)
    work_with(set_up, job_id, breaks_off)
    failed = importer.now()
    assert (failed["state"], failed["summary"]) == ("failed", None)
    assert failed["failure"] == {"reason": reason, "message": "It takes too much."}
    assert entries(set_up, importer) == ["import.failed"]
    assert left_behind(set_up) == []
    assert importer.read(windows=[STEADY])["failure"] is None


def test_reading_stops_at_its_time_limit(set_up: SetUp, client: TestClient) -> None:
    hasty = replace(set_up, settings=set_up.settings.model_copy(update={"import_time_limit_s": 0.05}))
    importer = Importer(hasty, client)
    importer.add("t.csv", table())
    failed = importer.read()
    assert (failed["state"], failed["failure"]["reason"]) == ("failed", "time")


def test_import_reports_that_every_attempt_was_lost(set_up: SetUp, importer: Importer) -> None:
    set_up = replace(set_up, settings=set_up.settings.model_copy(update={"job_pauses_s": (0.0,)}))
    importer.add("t.csv", table())
    importer.ask()

    def broken(*_: Any, **__: Any) -> ImportSummary:
        raise OSError("no room for vdi-secret-04")

    for _ in range(3):
        for job_id in waiting(set_up):
            work_with(set_up, job_id, broken)
    failed = importer.now()
    assert (failed["state"], failed["failure"]["reason"]) == ("failed", "lost")
    assert left_behind(set_up) == []


def test_an_import_deleted_during_reading_is_discarded(set_up: SetUp, importer: Importer) -> None:
    importer.add("t.csv", table())
    importer.ask()

    def deleted(*what: Any, **how: Any) -> ImportSummary:
        assert importer.client.delete(importer.place).status_code == 204
        return summarize_apart(*what, **how)

    (job_id,) = waiting(set_up)
    work_with(set_up, job_id, deleted)
    assert [set_up.count(each) for each in ("imports", "import_files", "import_parts")] == [0, 0, 0]
    assert waiting(set_up) == []


def test_log_names_no_machine_and_no_file(
    set_up: SetUp, importer: Importer, capsys: pytest.CaptureFixture[str]
) -> None:
    lines: list[str] = []

    def note(_: Any, __: str, event: Any) -> Any:
        lines.append(repr(event))
        raise structlog.DropEvent

    before = structlog.get_config()["processors"]
    structlog.configure(processors=[note])
    try:
        importer.add("host-of-vdi-secret-04.csv", table("vdi-secret"))
        importer.read(windows=[STEADY])
        importer.ask()
        (job_id,) = waiting(set_up)

        def breaks_off(*_: Any, **__: Any) -> ImportSummary:
            raise ImportBrokeOffError("died", "The reader broke off.", "vdi-secret-04")

        work_with(set_up, job_id, breaks_off)
    finally:
        structlog.configure(processors=before)
    assert any("reading failed" in line for line in lines)
    assert not [line for line in lines if "vdi-secret" in line]
    assert "vdi-secret" not in "".join(capsys.readouterr())


def test_folder_in_use_is_kept_and_an_abandoned_one_is_deleted(tmp_path: Path) -> None:
    parent = tmp_path / "imports"
    with private_folder(parent) as used:
        (used / "0").write_bytes(b"x")
        assert used.stat().st_mode & 0o077 == 0
        left = parent / "left"
        left.mkdir()
        (left / "0").write_bytes(b"x")
        with private_folder(parent) as other:
            assert sorted(parent.iterdir()) == sorted([used, other])
    assert list(parent.iterdir()) == []


def test_killed_worker_loses_no_reading(set_up: SetUp, client: TestClient, tmp_path: Path) -> None:
    set_up = replace(set_up, settings=set_up.settings.model_copy(update={"seed_folder": tmp_path}))
    importer = Importer(set_up, client)
    for i in range(8):
        importer.add(f"{i}.csv", table(f"vdi{i}", minutes=1_400))
    empty_queue(set_up)
    queue, stopped = set_up.celery_queue(), threading.Event()

    def sweep() -> None:
        while not stopped.wait(0.1):
            set_up.sweep_jobs(queue)

    sweeper = threading.Thread(target=sweep, daemon=True)
    sweeper.start()
    try:
        importer.ask(windows=[STEADY])
        with worker_of(set_up, tmp_path / "first.log") as worker:
            reads = until(lambda: any((each / "7").exists() for each in left_behind(set_up)))
            assert reads, (tmp_path / "first.log").read_text()[-2000:]
            time.sleep(0.2)
            os.killpg(worker.pid, signal.SIGKILL)
            worker.wait()
        assert importer.now()["state"] == "reading"
        assert len(left_behind(set_up)) == 1
        with worker_of(set_up, tmp_path / "second.log"):
            assert until(lambda: is_idle(set_up, importer)), (tmp_path / "second.log").read_text()[-2000:]
    finally:
        stopped.set()
        sweeper.join()
    ready = importer.now()
    assert ready["state"] == "ready"
    assert ready["summary"]["workload"]["n_entities"] == 8 * N_MACHINES
    assert entries(set_up, importer) == ["import.ready"]
    assert left_behind(set_up) == []


def entries(set_up: SetUp, importer: Importer) -> list[str]:
    """Return the log entries about readings of an import."""
    query = text("SELECT action FROM audit_entries WHERE subject_id = :id AND action LIKE 'import.%' ORDER BY number")
    with set_up.engine.connect() as connection:
        return list(connection.scalars(query, {"id": importer.id}))


def test_files_are_deleted_once_their_names_are_replaced(importer: Importer) -> None:
    importer.add("t.csv", table())
    read = importer.read(pseudonyms=True)
    assert read["state"] == "ready"
    assert read["files"] == []
    assert [file["name"] for file in read["summary"]["files"]] == ["t.csv"]
    assert "vdi" not in json.dumps(read["summary"])
    assert importer.set_up.count("import_parts") == 0
    again = importer.client.post(f"{importer.place}/readings", json={})
    assert again.status_code == 409
