"""The tables go up and down, also when they are full, and are what the models say."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, text

from tests.webapp.accounts.people import House, furnish
from tests.webapp.branding.logos import png
from tests.webapp.documents import office
from tests.webapp.imports.files import BYTES, PROFILE, STEADY, steady_table
from tests.webapp.setups import SetUp
from webapp.core.db.migrations import config_of, current_revision, head_revision, migrate
from webapp.core.db.session import Base, connect
from webapp.core.db.tenancy import LOCAL
from webapp.evidence.models import BacktestRow
from webapp.jobs.execution import execute_job
from webapp.settings import Settings

FOLDER = Settings().migrations_folder
REVISIONS = [each.revision for each in ScriptDirectory.from_config(config_of(FOLDER)).walk_revisions()][::-1]


@pytest.fixture
def empty(installation: SetUp) -> Iterator[Engine]:
    """A database of its own beside the installation's."""
    with installation.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("DROP DATABASE IF EXISTS migrations WITH (FORCE)"))
        connection.execute(text("CREATE DATABASE migrations"))
    engine = connect(installation.engine.url.set(database="migrations").render_as_string(hide_password=False))
    yield engine
    engine.dispose()


def filled(installation: SetUp, engine: Engine) -> None:
    """Fill every table through the service itself."""
    own = SetUp(installation.name, installation.settings, engine)
    from webapp.catalogs.service import load

    load(own.sessions, own.settings.seed_folder / "catalog")
    with own.sessions.begin() as session:
        session.add(BacktestRow(inputs_sha256="x", document={}))
    client = own.client()
    project = client.post("/api/v1/projects", json={"name": "Full"}).json()
    draft = client.post(f"/api/v1/projects/{project['id']}/scenarios", json=office()).json()
    run = client.post(f"/api/v1/scenarios/{draft['id']}/runs", headers={"Idempotency-Key": "k"}).json()
    asked = {"from": "2026-03-02T06:00:00Z", "to": "2026-03-02T06:00:05Z"}
    window = client.post(f"/api/v1/scenarios/{draft['id']}/windows", json=asked).json()
    for each in (run, window):
        assert own.work_off(each["id"])
    client.put("/api/v1/branding", json={"organisation": "Full"}, headers={"If-Match": "*"})
    client.put("/api/v1/branding/logo", content=png())
    for form in ("pdf", "csv"):
        client.post(f"/api/v1/runs/{run['id']}/reports", json={"form": form})
    own.execute_jobs("report")
    client.post(f"/api/v1/scenarios/{draft['id']}/ranges", json={"n_replications": 30})
    link = client.post(f"/api/v1/runs/{run['id']}/share-links", json={}).json()
    client.post("/api/v1/shared", json={"token": link["url"].partition("#")[2]})
    client.post("/api/v1/api-keys", json={"name": "Quotes", "scopes": ["read"]})
    told = {"url": "https://hooks.example.com/", "event_types": ["run.succeeded"]}
    webhook = client.post("/api/v1/webhooks", json=told).json()
    client.post(f"/api/v1/webhooks/{webhook['id']}/secret")
    client.post(f"/api/v1/webhooks/{webhook['id']}/ping")
    import_id = client.post("/api/v1/imports", json={"name": "Full"}).json()["id"]
    client.post(f"/api/v1/imports/{import_id}/files?name=t.csv", content=steady_table(), headers=BYTES)
    client.post(f"/api/v1/imports/{import_id}/readings", json={"windows": [STEADY]})
    own.execute_jobs("import")
    taken = {"scenario_id": draft["id"], "choices": {"profile": PROFILE}}
    client.post(f"/api/v1/imports/{import_id}/acceptances", json=taken, headers={"If-Match": "*"})
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO quotas (organisation_id, max_open_runs) VALUES (:id, 9)"), {"id": LOCAL})
        connection.execute(text("INSERT INTO tombstones (id) VALUES (gen_random_uuid())"))
    furnish(House.of(own))
    empty_tables = [table for table in Base.metadata.tables if own.count(table) == 0]
    assert empty_tables == []


def test_the_models_are_what_the_migrations_make(empty: Engine) -> None:
    migrate(empty, FOLDER)
    with empty.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        differences: list[Any] = compare_metadata(context, Base.metadata)
    assert differences == []


def test_a_full_database_goes_down_and_up_again_step_by_step(installation: SetUp, empty: Engine) -> None:
    migrate(empty, FOLDER)
    filled(installation, empty)
    for revision in [*REVISIONS[-2::-1], "base"]:
        migrate(empty, FOLDER, revision)
        assert current_revision(empty) == (None if revision == "base" else revision)
    for revision in REVISIONS:
        migrate(empty, FOLDER, revision)
        assert current_revision(empty) == revision


def runs_of(engine: Engine) -> dict[str, dict[str, Any]]:
    """All runs by their kind, without the documents."""
    with engine.connect() as connection:
        rows = [dict(row) for row in connection.execute(text("SELECT * FROM runs")).mappings()]
    return {row.get("kind", "week"): {k: v for k, v in row.items() if k not in ("scenario", "result")} for row in rows}


def test_other_kinds_go_on_the_way_down_and_weeks_are_what_they_were(installation: SetUp, empty: Engine) -> None:
    migrate(empty, FOLDER)
    filled(installation, empty)
    before = runs_of(empty)
    assert set(before) == {"week", "window", "range"}
    for revision, kinds in (("0003", {"week", "window"}), ("0002", {"week"})):
        migrate(empty, FOLDER, revision)
        assert set(runs_of(empty)) == kinds
    migrate(empty, FOLDER)
    before["week"]["estimated_s"] = None  # nobody says it any more
    assert runs_of(empty) == {"week": before["week"]}


def test_a_recommendation_says_the_same_after_going_down_and_up(installation: SetUp, empty: Engine) -> None:
    migrate(empty, FOLDER)
    filled(installation, empty)
    query = text("SELECT result -> 'recommendation' FROM runs WHERE kind = 'week'")
    with empty.connect() as connection:
        before: dict[str, Any] = connection.execute(query).scalar_one()
    migrate(empty, FOLDER, "0003")
    with empty.connect() as connection:
        below: dict[str, Any] = connection.execute(query).scalar_one()
    assert below["chosen"]["price_usd"] == before["chosen"]["price"] > 0
    assert len(below["why_not_smaller"]) == len(before["why_not_cheaper"]) > 0
    migrate(empty, FOLDER)
    with empty.connect() as connection:
        after: dict[str, Any] = connection.execute(query).scalar_one()
    lost = {"n_legal": 0, "prices": None, "price_per_desktop": None}
    _forget_newer_words(before)
    unpriced = [each["unpriced"] for each in (before["chosen"], *before["why_not_cheaper"])]
    assert unpriced == [[]] * len(unpriced)
    assert after == before | lost
    run_id = next(str(row["id"]) for row in runs_of(empty).values())
    own = SetUp(installation.name, installation.settings, empty)
    assert own.client().get(f"/api/v1/runs/{run_id}").status_code == 200


def test_plain_pdfs_stay_on_the_way_down_and_are_found_again(installation: SetUp, empty: Engine) -> None:
    migrate(empty, FOLDER)
    own = SetUp(installation.name, installation.settings, empty)
    filled(installation, empty)
    run_id = own.client().get("/api/v1/runs?kind=week").json()["items"][0]["id"]
    place = f"/api/v1/runs/{run_id}/reports"
    assert {each["form"] for each in own.client().get(place).json()["items"]} == {"pdf", "csv"}
    assert own.client().delete("/api/v1/branding").status_code == 204
    plain = own.client().post(place, json={}).json()
    with empty.begin() as connection:
        connection.execute(text("UPDATE reports SET state = 'making' WHERE id = :id"), {"id": plain["id"]})
    migrate(empty, FOLDER, "0012")
    with empty.connect() as connection:
        left = connection.execute(text("SELECT id, form, state FROM reports")).all()
    assert [(str(each.id), each.form, each.state) for each in left] == [(plain["id"], "pdf", "queued")]
    migrate(empty, FOLDER)
    assert own.client().post(place, json={}).json() == plain
    own.execute_jobs("report")
    assert own.client().get(f"/api/v1/reports/{plain['id']}").json()["state"] == "ready"


def test_waiting_errands_of_the_previous_release_are_executed_as_jobs(installation: SetUp, empty: Engine) -> None:
    migrate(empty, FOLDER, "0015")
    add = text(
        "INSERT INTO errands (id, organisation_id, kind, payload, state, attempt, fence, due_at, reason) "
        "VALUES (gen_random_uuid(), :owner, 'note', '{\"text\": \"hello\"}', 'queued', 0, 0, now(), '') RETURNING id"
    )
    with empty.begin() as connection:
        job_id = connection.scalar(add, {"owner": LOCAL})
    migrate(empty, FOLDER)
    own = SetUp(installation.name, installation.settings, empty)
    seen: list[dict[str, Any]] = []
    assert execute_job(own.job_runner({"note": lambda _, payload: seen.append(payload)}), job_id)
    assert seen == [{"text": "hello"}]


def test_renaming_errands_leaves_no_former_name_in_either_direction(empty: Engine) -> None:
    named = text(
        "SELECT conname FROM pg_constraint WHERE conname LIKE :like "
        "UNION SELECT relname FROM pg_class WHERE relname LIKE :like"
    )
    for revision, former in (("0016", "errands"), ("0015", "jobs")):
        migrate(empty, FOLDER, revision)
        with empty.connect() as connection:
            found = connection.scalars(named, {"like": f"%\\_{former}%"}).all()
        assert found == []


def _forget_newer_words(recommendation: dict[str, Any]) -> None:
    """Take away what older releases have no words for, and this one reads as not said."""
    recommendation.pop("caveats")
    for candidate in (recommendation["chosen"], *recommendation["why_not_cheaper"]):
        candidate.pop("beside")
        for goal in candidate["broken"]:
            goal.pop("of_storage")


def test_growth_and_lost_parts_are_dropped_only_where_they_say_nothing(installation: SetUp, empty: Engine) -> None:
    migrate(empty, FOLDER)
    own = SetUp(installation.name, installation.settings, empty)
    filled(installation, empty)
    project = own.client().get("/api/v1/projects").json()["items"][0]["id"]
    grows = office(name="Grows", growth={"desktops_fraction_per_year": 0.1}, goals={"survives": ["drive"]})
    assert own.client().post(f"/api/v1/projects/{project}/scenarios", json=grows).status_code == 201
    query = text("SELECT name, document FROM scenarios")
    with empty.connect() as connection:
        before: dict[str, Any] = {row.name: row.document for row in connection.execute(query)}
    migrate(empty, FOLDER, "0003")
    with empty.connect() as connection:
        below: dict[str, Any] = {row.name: row.document for row in connection.execute(query)}
    assert below["Grows"] == before["Grows"]
    plain = below["Branch office"]
    assert "growth" not in plain
    assert "survives" not in plain["goals"]
    migrate(empty, FOLDER)
    for each in own.client().get(f"/api/v1/projects/{project}/scenarios").json()["items"]:
        assert own.client().get(f"/api/v1/scenarios/{each['id']}").status_code == 200


def test_a_database_that_is_there_already_is_left_alone(empty: Engine) -> None:
    assert migrate(empty, FOLDER)
    assert not migrate(empty, FOLDER)


def test_the_history_has_one_end() -> None:
    assert len(ScriptDirectory.from_config(config_of(FOLDER)).get_heads()) == 1
    assert head_revision(Path(FOLDER)) == REVISIONS[-1]
