"""Data stored by the first release can be opened, and survives an upgrade and a downgrade."""

from __future__ import annotations

import copy
import hashlib
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

import numpy as np
import pytest
from sqlalchemy import Engine, MetaData, Table, insert, select, text

from stormsizer.model.scenario import Scenario
from tests.webapp.documents import office
from tests.webapp.runs.test_traces import OLDER
from tests.webapp.setups import SetUp
from webapp.catalogs.seeds import SeedDocument, hash_of
from webapp.catalogs.service import load
from webapp.core.db.migrations import migrate
from webapp.core.db.session import connect
from webapp.core.db.tenancy import LOCAL
from webapp.settings import Settings

FOLDER = Settings().migrations_folder
STORED: dict[str, Any] = json.loads((Path(__file__).parent / "first_release.json").read_text(encoding="utf-8"))
"""Written by the first release: its catalog with a few of the measured rows, a draft, and the fortnight's run with
its first phases, the recommendation and some of the assumptions."""

PROJECT, DRAFT, FINISHED, WAITING, FAILED = (UUID(int=i) for i in range(1, 6))
TABLES = {
    "scenarios": ("id", "version", "document", "updated_at"),
    "runs": ("id", "scenario", "result", "inputs_sha256", "result_sha256"),
    "catalog_documents": ("sha256", "kind", "document_id", "document"),
    "catalog_versions": ("version", "documents_sha256"),
    "catalog_memberships": ("version", "sha256"),
}


@pytest.fixture
def own(installation: SetUp) -> Iterator[SetUp]:
    """A set-up on a database of its own with the first release's tables and rows."""
    with installation.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("DROP DATABASE IF EXISTS first_release WITH (FORCE)"))
        connection.execute(text("CREATE DATABASE first_release"))
    engine = connect(installation.engine.url.set(database="first_release").render_as_string(hide_password=False))
    migrate(engine, FOLDER, "0001")
    fill(engine)
    yield SetUp(installation.name, installation.settings, engine)
    engine.dispose()


def fill(engine: Engine) -> None:
    """Store what the first release stored, with its tables."""
    metadata = MetaData()
    metadata.reflect(engine)
    catalog, draft, run = copy.deepcopy((STORED["catalog"], STORED["draft"], STORED["run"]))
    digests = [SeedDocument(**each, sha256=digest(each)) for each in catalog["documents"]]
    version = catalog["version"]
    frozen = {"project_id": PROJECT, "scenario_version": 1, "engine_version": "0.1.0", "catalog_version": version}
    frozen |= {"inputs_sha256": "i", "progress_fraction": 0.0, "message": "", "attempt": 0, "fence": 0, "sentence": ""}
    succeeded = {"state": "succeeded", "stage": "done", "result": run["result"], "result_sha256": "r"}
    rows: dict[str, list[dict[str, Any]]] = {
        "catalog_documents": [vars(each) for each in digests],
        "catalog_versions": [
            {
                "version": version,
                "documents_sha256": hash_of([each.sha256 for each in digests]),
                "engine_version": "0.1.0",
                "is_current": True,
            }
        ],
        "catalog_memberships": [{"version": version, "sha256": each.sha256} for each in digests],
        "projects": [{"id": PROJECT, "name": "Acme", "notes": ""}],
        "scenarios": [
            {"id": DRAFT, "project_id": PROJECT, "version": 3, "document": draft}
            | {"name": draft["name"], "n_desktops": 100, "n_events": 2}
        ],
        "backtests": [{"inputs_sha256": "b", "document": {"rows": []}}],
    }
    for table, values in rows.items():
        with engine.begin() as connection:
            connection.execute(insert(metadata.tables[table]), values)
    runs = metadata.tables["runs"]
    with engine.begin() as connection:
        acme, small = ({**frozen, "scenario_name": s["name"], "scenario": s} for s in (run["scenario"], draft))
        at = text("now()")
        connection.execute(insert(runs).values(id=FINISHED, **acme, **succeeded, holds=False, finished_at=at))
        connection.execute(insert(runs).values(id=WAITING, **small, scenario_id=DRAFT, state="queued", stage="waiting"))
        failed = {"state": "failed", "stage": "waiting", "reason": "engine_error"}
        connection.execute(insert(runs).values(id=FAILED, **small, scenario_id=DRAFT, **failed))
        connection.execute(insert(metadata.tables["run_traces"]).values(run_id=FINISHED, npz=trace(run["scenario"])))


def digest(document: dict[str, Any]) -> str:
    """Hash of a catalog document as every release's loader takes it."""
    written = json.dumps([document["kind"], document["document"]], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(written.encode()).hexdigest()


def trace(scenario: dict[str, Any]) -> bytes:
    """Hourly values in the columns of the first release."""
    calendar = Scenario.model_validate(tiered(scenario)).calendar
    starts_s = np.arange(0.0, calendar.length_s, 3600.0)
    values = np.full((len(starts_s), len(OLDER)), 0.5)
    buffer = io.BytesIO()
    np.savez_compressed(buffer, quantities=np.array(OLDER), starts_s=starts_s, ends_s=calendar.length_s, values=values)
    return buffer.getvalue()


def tiered(scenario: dict[str, Any]) -> dict[str, Any]:
    """Return the document as this release writes it."""
    array = {key: value for key, value in scenario["array"].items() if key not in ("drive_id", "n_drives")}
    drives = {key: scenario["array"][key] for key in ("drive_id", "n_drives")}
    return {**scenario, "array": {**array, "tiers": [drives]}}


def stored(engine: Engine) -> dict[str, list[Any]]:
    """Everything that holds documents, in a fixed order."""
    with engine.connect() as connection:
        found = {}
        for name, columns in TABLES.items():
            table = Table(name, MetaData(), autoload_with=connection)
            rows = connection.execute(select(*(table.c[column] for column in columns))).all()
            found[name] = sorted((tuple(row) for row in rows), key=lambda row: str(row[:2]))
        return found


def test_drafts_and_runs_of_the_first_release_open(own: SetUp) -> None:
    migrate(own.engine, FOLDER)
    client = own.client()
    draft = client.get(f"/api/v1/scenarios/{DRAFT}")
    assert draft.status_code == 200, draft.text
    assert draft.json()["scenario"]["array"]["tiers"] == [{"drive_id": "fc-450gb-15k", "n_drives": 24}]
    assert draft.headers["ETag"] == '"3"'
    answers = {name: client.get(f"/api/v1/runs/{name}") for name in (FINISHED, WAITING, FAILED)}
    assert {answer.status_code for answer in answers.values()} == {200}
    run = answers[FINISHED].json()
    assert run["scenario"]["array"]["tiers"] == [{"drive_id": "fc-450gb-15k", "n_drives": 48}]
    was, result = STORED["run"]["result"], run["result"]
    chosen = was["recommendation"]["chosen"]["configuration"]
    (drives,) = result["recommendation"]["chosen"]["configuration"]["tiers"]
    assert drives == {key: chosen[key] for key in ("drive_id", "n_drives")}
    recommended = result["recommendation"]
    assert (recommended["model_id"], recommended["model_name"]) == ("netapp-fas3270", "NetApp FAS3270")
    assert (recommended["chosen"]["n_drives"], recommended["chosen"]["price"]) == (chosen["n_drives"], None)
    assert len(recommended["why_not_cheaper"]) == len(was["recommendation"]["why_not_smaller"])
    assert [phase["figures"]["tiers"] for phase in result["phases"]] == [[]] * len(was["phases"])
    assert result["capacity"]["effective_gb"] == was["capacity"]["usable_gb"]
    assert result["capacity"]["before_reduction_gb"] == was["capacity"]["needed_gb"]
    assert (result["hosts"], result["capacity"]["host_memory"]) == (None, None)
    assert client.get(f"/api/v1/runs/{FINISHED}/series").status_code == 200
    report = client.get(f"/api/v1/runs/{FINISHED}/report")
    assert (report.status_code, report.content[:5]) == (200, b"%PDF-")


def test_queued_run_is_executed_with_the_catalog_it_was_created_with(own: SetUp) -> None:
    migrate(own.engine, FOLDER)
    assert own.work_off(WAITING)
    row = own.row(WAITING)
    assert (row["state"], row["catalog_version"]) == ("succeeded", STORED["catalog"]["version"]), row["message"]


def test_draft_of_the_first_release_runs_with_the_current_catalog(own: SetUp) -> None:
    migrate(own.engine, FOLDER)
    assert load(own.sessions, own.settings.seed_folder / "catalog").changed
    run = own.client().post(f"/api/v1/scenarios/{DRAFT}/runs", headers={"Idempotency-Key": "k"}).json()
    assert own.work_off(run["id"])
    assert own.row(run["id"])["state"] == "succeeded"


def test_upgrade_and_downgrade_restore_the_original_data(own: SetUp) -> None:
    before = stored(own.engine)
    migrate(own.engine, FOLDER)
    after = stored(own.engine)
    assert own.count("backtests") == 0
    for unchanged in ("inputs_sha256", "result_sha256"):
        place = TABLES["runs"].index(unchanged)
        assert [row[place] for row in after["runs"]] == [row[place] for row in before["runs"]]
    assert after["catalog_documents"] != before["catalog_documents"]
    migrate(own.engine, FOLDER, "0001")
    assert stored(own.engine) == before


def fields(node: Any, path: str = "") -> Iterator[str]:
    """Every field of a document."""
    if isinstance(node, dict):
        for key, value in node.items():
            yield f"{path}.{key}"
            yield from fields(value, f"{path}.{key}")
    elif isinstance(node, list):
        for value in node:
            yield from fields(value, f"{path}[]")


def test_data_of_this_release_is_downgraded_to_the_former_names(own: SetUp) -> None:
    migrate(own.engine, FOLDER)
    client = own.client()
    draft = client.post(f"/api/v1/projects/{PROJECT}/scenarios", json=office()).json()
    run = client.post(f"/api/v1/scenarios/{draft['id']}/runs", headers={"Idempotency-Key": "k"}).json()
    own.work_off(run["id"])
    migrate(own.engine, FOLDER, "0001")
    row = own.row(run["id"])
    assert set(fields(row["scenario"])) == set(fields(STORED["draft"]))
    assert set(fields(row["result"])) <= set(fields(STORED["run"]["result"]))
    migrate(own.engine, FOLDER)
    assert own.client().get(f"/api/v1/runs/{run['id']}").status_code == 200


def two_tiers(document: dict[str, Any]) -> None:
    """Choose drives for a second tier."""
    document["array"]["tiers"].append({"drive_id": "fc-450gb-15k", "n_drives": 24})


def many_arrays(document: dict[str, Any]) -> None:
    """Put the desktops on two arrays."""
    document["array"]["n_arrays"] = 2


def linked_clones(document: dict[str, Any]) -> None:
    """Make the desktops in another way."""
    document["pools"][0]["clone_type"] = "linked"


def persistent_disks(document: dict[str, Any]) -> None:
    """Give the desktops disks of their own."""
    document["pools"][0]["persistent_gib_per_desktop"] = 5.0


def recomposed(document: dict[str, Any]) -> None:
    """Renew the desktops from a new image."""
    event = {"id": "renew", "kind": "recompose", "name": "Renew", "starts_at": "2026-03-02T06:30:00Z"}
    document["events"].append({**event, "pool_ids": ["office"]})


def every_monday(document: dict[str, Any]) -> None:
    """Repeat an event."""
    document["events"][0]["repeat"] = {"weekdays": ["mon"]}


CHANGES = (two_tiers, many_arrays, linked_clones, persistent_disks, recomposed, every_monday)


def without_silence(document: dict[str, Any]) -> dict[str, Any]:
    """Return a document without the fields that say nothing in it."""
    said = copy.deepcopy(document)
    del said["growth"], said["goals"]["survives"], said["hosts"]["specrate2017_int_base"]
    del said["hosts"]["storage_iops_per_host"], said["array"]["other_workloads"]
    del said["array_name"], said["other_arrays"], said["budget"], said["installed_array"]
    for node in (*said["pools"], *said["events"]):
        for name in ("sessions_per_desktop", "profile_containers", "starts_per_minute", "concurrent_fraction"):
            node.pop(name, None)
        for name in ("n_vcpus", "image_array_id", "delta_array_id", "profile_array_id"):
            node.pop(name, None)
        for name in ("refresh_starts_per_minute", "refresh_concurrent_fraction"):
            node.pop(name, None)
    return said


def test_fields_unknown_to_the_first_release_are_preserved(own: SetUp) -> None:
    """One draft for each change, all in one database: moving it to a release and back takes seconds."""
    migrate(own.engine, FOLDER)
    drafts = Table("scenarios", MetaData(), autoload_with=own.engine)
    common = {"project_id": PROJECT, "version": 1, "n_desktops": 1, "n_events": 1, "organization_id": LOCAL}
    documents: dict[UUID, dict[str, Any]] = {}
    for change in CHANGES:
        document = office()
        change(document)
        document = Scenario.model_validate(document).model_dump(mode="json")
        draft_id = uuid4()
        documents[draft_id] = without_silence(document)
        with own.engine.begin() as connection:
            row = common | {"id": draft_id, "name": change.__name__, "document": document}
            connection.execute(insert(drafts).values(**row))
    for revision, schema_version in (("0001", 1), ("head", 2)):
        migrate(own.engine, FOLDER, revision)
        for change, (draft_id, said) in zip(CHANGES, documents.items(), strict=True):
            with own.engine.connect() as connection:
                found = connection.scalar(select(drafts.c.document).where(drafts.c.id == draft_id))
            assert found == said | {"schema_version": schema_version}, (change.__name__, revision)
    for draft_id in documents:
        assert own.client().get(f"/api/v1/scenarios/{draft_id}").status_code == 200
