"""Files come in whole or not at all, are read in the way that is wished for, and go when they are to."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from dataclasses import replace
from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import Engine, event, text

from stormsizer_io.importers.summary.document import MOST_FILES
from tests.webapp.imports.conftest import API, Importer
from tests.webapp.imports.files import (
    BYTES,
    CALM_READS,
    N_MACHINES,
    STEADY,
    STORM,
    STORM_READS,
    WRITES_PER_READ,
    bomb,
    broken_workbook,
    table,
)
from tests.webapp.imports.wire import upload
from tests.webapp.setups import SetUp
from webapp.core.db.tenancy import LOCAL
from webapp.imports import repository, uploads

MIB = 1024 * 1024


def with_limits(set_up: SetUp, **limits: Any) -> SetUp:
    return replace(set_up, settings=set_up.settings.model_copy(update=limits))


def stored(set_up: SetUp) -> tuple[int, int, int]:
    """Imports, files and parts that are kept."""
    return set_up.count("imports"), set_up.count("import_files"), set_up.count("import_parts")


def test_files_are_read_concurrently_and_a_broken_one_does_not_affect_the_others(importer: Importer) -> None:
    content = table()
    empty = importer.now()
    assert (empty["state"], empty["files"], empty["summary"], empty["options"]) == ("empty", [], None, None)
    good = importer.add("C:\\exports\\t.csv", content)
    assert (good["name"], good["n_bytes"]) == ("t.csv", len(content))
    assert good["sha256"] == hashlib.sha256(content).hexdigest()
    importer.add("inventory.xlsx", broken_workbook())

    queued = importer.ask(windows=[STEADY, STORM])
    assert (queued["state"], queued["progress_fraction"]) == ("queued", None)
    importer.set_up.execute_jobs("import")
    ready = importer.now()
    assert (ready["state"], ready["failure"]) == ("ready", None)
    summary = ready["summary"]
    assert [each["name"] for each in summary["files"]] == ["t.csv"]
    (refused,) = summary["refused"]
    assert refused["file"] == "inventory.xlsx"
    assert refused["message"]
    steady, storm = summary["workload"]["phases"]
    assert (steady["n_desktops"], steady["reads_iops_per_desktop"]) == (N_MACHINES, CALM_READS)
    assert steady["writes_iops_per_desktop"] == CALM_READS * WRITES_PER_READ
    assert storm["reads_iops_per_desktop"] == STORM_READS
    assert storm["busiest_iops"] == N_MACHINES * STORM_READS * (1 + WRITES_PER_READ)

    again = importer.read(time_zone="Europe/Berlin", windows=[STEADY])
    (berlin,) = again["summary"]["workload"]["phases"]
    assert berlin["starts_at"] == "2026-03-02T08:00:00Z"  # nine o'clock in Berlin: the storm
    assert berlin["reads_iops_per_desktop"] > CALM_READS
    listed = importer.client.get(f"{API}/imports").json()["items"]
    assert [(each["id"], each["state"]) for each in listed] == [(importer.id, "ready")]


def test_list_shows_the_size_of_each_import_with_one_query(set_up: SetUp, client: TestClient) -> None:
    importers = [Importer(set_up, client) for _ in range(4)]
    contents = [[], [b"a"], [b"ab", b"abc"], [b"abcd", table()]]
    for importer, files in zip(importers, contents, strict=True):
        for number, content in enumerate(files):
            importer.add(f"{number}.csv", content)
    asked: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        if "import_files" in statement:
            asked.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        listed = client.get(f"{API}/imports").json()["items"]
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    held = {each["id"]: (each["n_files"], each["n_bytes"]) for each in listed}
    assert held == {
        importer.id: (len(files), sum(map(len, files))) for importer, files in zip(importers, contents, strict=True)
    }
    assert len(asked) == 1
    whole = importers[3].now()
    assert (whole["n_files"], whole["n_bytes"]) == held[importers[3].id]
    importers[2].client.delete(f"{importers[2].place}/files/{importers[2].now()['files'][0]['id']}")
    assert (importers[2].now()["n_files"], importers[2].now()["n_bytes"]) == (1, 3)


def test_changed_files_require_another_reading(ready: Importer) -> None:
    file = ready.add("second.csv", table("other"))
    assert (ready.now()["state"], ready.now()["summary"]) == ("empty", None)
    assert ready.read(windows=[STEADY])["summary"]["workload"]["n_entities"] == 2 * N_MACHINES
    assert ready.client.delete(f"{ready.place}/files/{file['id']}").status_code == 204
    assert ready.client.delete(f"{ready.place}/files/{file['id']}").status_code == 404
    assert ready.now()["state"] == "empty"
    assert stored(ready.set_up) == (1, 1, 1)
    assert ready.read(windows=[STEADY])["summary"]["workload"]["n_entities"] == N_MACHINES


def test_same_file_is_stored_once_and_another_with_its_name_is_numbered(importer: Importer) -> None:
    content, other = table(), table("other")
    first = importer.add("host.csv.gz", content)
    second = importer.add("host.csv.gz", other)
    assert second["name"] == "host (2).csv.gz"
    for again, known in ((content, first), (other, second)):
        answer = importer.send("host.csv.gz", again)
        assert (answer.status_code, answer.json()) == (200, known)
    assert importer.add("renamed.csv.gz", content)["id"] != first["id"]
    assert len(importer.now()["files"]) == 3
    assert stored(importer.set_up) == (1, 3, 3)


def test_file_is_stored_in_parts_of_one_mebibyte_and_read_back_complete(importer: Importer) -> None:
    content = b"".join(hashlib.sha256(i.to_bytes(4, "big")).digest() for i in range(3 * MIB // 32)) + b"end"

    pieces = [content[at : at + 77_777] for at in range(0, len(content), 77_777)]
    file = upload(importer.set_up.service(), f"{importer.place}/files", "random.bin", pieces).body
    with importer.set_up.engine.connect() as connection:
        query = text("SELECT content FROM import_parts WHERE file_id = :id ORDER BY number")
        parts = list(connection.scalars(query, {"id": file["id"]}))
    assert [len(part) for part in parts] == [MIB, MIB, MIB, 3]
    assert b"".join(parts) == content
    assert file["sha256"] == hashlib.sha256(content).hexdigest()


def test_oversized_file_is_not_read_to_its_end_and_leaves_nothing_behind(set_up: SetUp) -> None:
    limited = with_limits(set_up, max_import_file_bytes=5 * MIB)
    importer = Importer(limited, limited.client())
    whole = importer.send("large.csv", b"x" * (5 * MIB + 1))  # says so itself
    in_pieces = upload(limited.service(), f"{importer.place}/files", "large.csv", [b"x" * MIB] * 100)
    assert in_pieces.n_taken == 6
    for status, problem, given in (
        (whole.status_code, whole.json(), "5 MiB or more"),
        (in_pieces.status, in_pieces.body, "6 MiB or more"),
    ):
        assert (status, problem["type"]) == (413, "urn:stormsizer:problem:content-too-large")
        (error,) = problem["errors"]
        assert (error["path"], error["allowed"]) == ("file", "at most 5 MiB")
        assert given in error["given"]
    assert stored(set_up) == (1, 0, 0)
    assert importer.send("fits.csv", b"x" * 5 * MIB).status_code == 201
    assert limited.settings.max_body_bytes < 5 * MIB  # of all other bodies


def test_total_size_and_number_of_imports_are_limited(set_up: SetUp) -> None:
    limited = with_limits(set_up, max_import_bytes=3 * MIB, max_imports=2)
    first = Importer(limited, limited.client())
    second = Importer(limited, first.client)
    third = first.client.post(f"{API}/imports", json={"name": "One too many"})
    assert (third.status_code, third.json()["detail"]) == (409, "At most 2 imports can be kept. Delete one first.")
    assert first.send("a.csv", b"a" * 2 * MIB).status_code == 201
    refused = second.send("b.csv", b"b" * 2 * MIB)
    assert refused.status_code == 413
    assert refused.json()["errors"][0]["given"] == "4 MiB including this file"
    assert stored(set_up) == (2, 1, 2)
    assert first.client.delete(first.place).status_code == 204
    assert second.send("b.csv", b"b" * 2 * MIB).status_code == 201


def test_number_of_files_per_import_is_limited(importer: Importer) -> None:
    for i in range(MOST_FILES):
        importer.add(f"{i}.csv", b"%d" % i)
    refused = importer.send("one more.csv", b"x")
    assert (refused.status_code, str(MOST_FILES) in refused.json()["detail"]) == (409, True)
    assert stored(importer.set_up) == (1, MOST_FILES, MOST_FILES)


def test_upload_requires_a_binary_media_type_and_content(importer: Importer) -> None:
    place = f"{importer.place}/files"
    for headers in ({"Content-Type": "text/csv"}, {"Content-Type": "multipart/form-data; boundary=b"}, {}):
        answer = importer.client.post(f"{place}?name=t.csv", content=b"x", headers=headers)
        assert (answer.status_code, answer.json()["type"]) == (415, "urn:stormsizer:problem:unsupported-media-type")
    nothing = importer.send("t.csv", b"")
    assert (nothing.status_code, nothing.json()["errors"][0]["path"]) == (422, "file")
    nameless = importer.client.post(place, content=b"x", headers=BYTES)
    assert (nameless.status_code, nameless.json()["errors"][0]["path"]) == (422, "name")
    assert importer.client.post(f"{API}/imports/{LOCAL}/files?name=t", content=b"x", headers=BYTES).status_code == 404
    assert stored(importer.set_up) == (1, 0, 0)


def test_a_stalled_or_aborted_upload_leaves_nothing(importer: Importer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "LONGEST_PAUSE_S", 0.2)
    service, place = importer.set_up.service(), f"{importer.place}/files"
    piece = table()
    slow = upload(service, place, "t.csv", [piece, 5.0, piece])
    assert (slow.status, slow.body["type"]) == (408, "urn:stormsizer:problem:upload-too-slow")
    gone = upload(service, place, "t.csv", [piece, None])
    assert (gone.status, gone.body["type"]) == (400, "urn:stormsizer:problem:unreadable-body")
    assert stored(importer.set_up) == (1, 0, 0)
    steady = upload(service, place, "t.csv", [piece, 0.01, piece])
    assert (steady.status, steady.body["n_bytes"]) == (201, 2 * len(piece))


def test_trickled_upload_ends_and_a_slow_service_does_not_count(
    importer: Importer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uploads, "PACE_OVER_S", 0.2)
    service, place = importer.set_up.service(), f"{importer.place}/files"
    trickled = upload(service, place, "t.csv", [each for _ in range(50) for each in (b"x" * 100, 0.05)])
    assert (trickled.status, trickled.body["type"]) == (408, "urn:stormsizer:problem:upload-too-slow")
    assert trickled.n_taken < 20
    assert stored(importer.set_up) == (1, 0, 0)
    piece = b"x" * uploads.SLOWEST_BYTES_PER_S
    assert upload(service, place, "fast.csv", [each for _ in range(5) for each in (piece, 0.1)]).status == 201

    def slowly(*given: Any) -> None:
        time.sleep(0.3)
        add_part(*given)

    add_part = repository.add_part
    monkeypatch.setattr(repository, "add_part", slowly)
    monkeypatch.setattr(uploads, "KEPT_WAITING_S", 0.0)
    assert upload(service, place, "small.csv", [b"a", b"b", b"c"]).status == 201


def test_one_organization_cannot_take_all_upload_slots(importer: Importer, monkeypatch: pytest.MonkeyPatch) -> None:
    other = UUID(int=7)
    most = uploads.MOST_OF_ONE_ORGANIZATION
    assert 2 * most <= uploads.MOST_AT_A_TIME
    monkeypatch.setattr(uploads, "_slots", Counter({other: most}))
    assert importer.send("a.csv", table()).status_code == 201
    monkeypatch.setattr(uploads, "_slots", Counter({LOCAL: most}))
    answer = importer.send("b.csv", table(minutes=30))
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
    monkeypatch.setattr(uploads, "_slots", Counter({UUID(int=n): 1 for n in range(uploads.MOST_AT_A_TIME)}))
    assert importer.send("b.csv", table(minutes=30)).status_code == 503
    monkeypatch.setattr(uploads, "_slots", slots := Counter({other: 1}))
    assert importer.send("b.csv", table(minutes=30)).status_code == 201
    assert slots == {other: 1}


def test_slow_upload_is_written_before_the_transaction_times_out(
    importer: Importer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uploads, "KEPT_WAITING_S", 0.0)
    assert upload(importer.set_up.service(), f"{importer.place}/files", "t.csv", [b"a", b"b", b"c"]).status == 201
    assert stored(importer.set_up) == (1, 1, 3)


def test_too_many_concurrent_uploads_are_told_to_retry(importer: Importer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "MOST_AT_A_TIME", 0)
    answer = importer.send("t.csv", table())
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
    monkeypatch.undo()
    assert importer.send("t.csv", table()).status_code == 201


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("../../etc/passwd", "passwd"),
        ("/", "file"),
        ("..", "file"),
        ("a\r\nX-Evil: 1.csv", "aX-Evil: 1.csv"),
        ("exports\\host\u202e1.csv", "host1.csv"),
        ("x" * 900 + ".csv.gz", "x" * 193 + ".csv.gz"),
    ],
)
def test_folders_and_invisible_characters_are_removed_from_file_names(
    importer: Importer, given: str, kept: str
) -> None:
    assert importer.add(given, b"x")["name"] == kept


def test_invalid_options_are_rejected_by_name(importer: Importer) -> None:
    nothing = importer.client.post(f"{importer.place}/readings", json={})
    assert (nothing.status_code, nothing.json()["detail"]) == (409, "The import has no files. Add one first.")
    importer.add("t.csv", table())
    for path, options in (
        ("time_zone", {"time_zone": "Middle/Earth"}),
        ("n_desktops", {"n_desktops": 0}),
        ("windows.0.phase", {"windows": [STEADY | {"phase": "lunch"}]}),
        ("windows.0.from_time", {"windows": [STEADY | {"from_time": "25:00"}]}),
        ("unknown", {"unknown": 1}),
    ):
        answer = importer.client.post(f"{importer.place}/readings", json=options)
        assert answer.status_code == 422, options
        assert answer.json()["errors"][0]["path"] == path
    assert importer.now()["state"] == "empty"


@pytest.mark.long  # `tests/files/importers` sends the same file to the reader
def test_bomb_is_rejected_by_name_and_the_other_file_is_read(importer: Importer) -> None:
    packed = bomb()
    assert len(packed) < 300_000
    importer.add("bomb.csv.gz", packed)
    importer.add("t.csv", table())
    ready = importer.read(windows=[STEADY])
    assert ready["state"] == "ready"
    (refused,) = ready["summary"]["refused"]
    assert refused["file"] == "bomb.csv.gz"
    assert refused["allowed"]
    assert [each["name"] for each in ready["summary"]["files"]] == ["t.csv"]


def test_characters_that_the_database_cannot_store_are_replaced(importer: Importer) -> None:
    importer.add("odd.csv", b"Time,V\0M,Reads/s\n2026-03-02T07:00:00Z,a\0b,1\n2026-03-02T07:01:00Z,a\0b,2\n")
    assert importer.read()["state"] == "ready"


def test_import_is_deleted_when_it_expires_or_with_its_project(
    set_up: SetUp, client: TestClient, ready: Importer, project_id: str
) -> None:
    other = client.post(f"{API}/imports", json={"name": "Of a project", "project_id": project_id}).json()
    kept = Importer(set_up, client)
    with set_up.engine.begin() as connection:
        expired = "UPDATE imports SET expires_at = now() - interval '1 second' WHERE id = :id"
        connection.execute(text(expired), {"id": ready.id})
    from webapp.imports.sweeper import sweep_once

    assert sweep_once(set_up.all_sessions) == 1
    assert sweep_once(set_up.all_sessions) == 0
    assert stored(set_up) == (2, 0, 0)
    assert client.get(ready.place).status_code == 404
    assert client.delete(f"{API}/projects/{project_id}").status_code == 204
    assert client.get(f"{API}/imports/{other['id']}").status_code == 404
    assert kept.now()["state"] == "empty"
    unknown = client.post(f"{API}/imports", json={"name": "Of no project", "project_id": project_id})
    assert (unknown.status_code, unknown.json()["detail"]) == (404, "Project not found.")


def test_repeated_request_creates_one_import(client: TestClient, set_up: SetUp) -> None:
    answers = [
        client.post(f"{API}/imports", json={"name": "Once"}, headers={"Idempotency-Key": "once"}) for _ in range(2)
    ]
    assert answers[0].json() == answers[1].json()
    assert answers[1].headers["idempotency-replayed"] == "true"
    assert set_up.count("imports") == 1
