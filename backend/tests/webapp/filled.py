"""A database with rows in every table, filled through the service itself."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Engine, text

from tests.webapp.accounts.people import House, furnish
from tests.webapp.branding.logos import png
from tests.webapp.documents import office
from tests.webapp.imports.files import BYTES, PROFILE, STEADY, steady_table
from tests.webapp.setups import SetUp
from webapp.catalogs.service import load
from webapp.core.db.session import Base
from webapp.core.db.tenancy import LOCAL
from webapp.evidence.models import BacktestRow


def filled(installation: SetUp, engine: Engine) -> None:
    """Fill every table through the service itself."""
    own = replace(installation, engine=engine)
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
    client.put("/api/v1/branding", json={"organization": "Full"}, headers={"If-Match": "*"})
    client.put("/api/v1/branding/logo", content=png())
    for form in ("pdf", "csv"):
        client.post(f"/api/v1/runs/{run['id']}/reports", json={"form": form})
    own.execute_jobs("report")
    client.post(f"/api/v1/scenarios/{draft['id']}/ranges", json={"n_replications": 30})
    client.post(f"/api/v1/scenarios/{draft['id']}/failures", json={"part": "drive"})
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
    taken = {"scenario_id": draft["id"], "selection": {"profile": PROFILE}}
    client.post(f"/api/v1/imports/{import_id}/acceptances", json=taken, headers={"If-Match": "*"})
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO quotas (organization_id, max_open_runs) VALUES (:id, 9)"), {"id": LOCAL})
        connection.execute(text("INSERT INTO tombstones (id) VALUES (gen_random_uuid())"))
    furnish(House.of(own))
    empty_tables = [table for table in Base.metadata.tables if own.count(table) == 0]
    assert empty_tables == []
    own.service_engine.dispose()  # so that the database can be copied
