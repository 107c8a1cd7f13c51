"""The catalog's files become rows, the rows become the engine's catalog, and old versions stay."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from stormsizer.model.catalog import CatalogError
from tests.webapp.documents import office
from tests.webapp.setups import SetUp
from webapp.catalogs.seeds import catalog_from_files
from webapp.catalogs.service import catalog_of_version, current_catalog, load


@pytest.fixture
def copy(set_up: SetUp, tmp_path: Path) -> Iterator[Path]:
    """The catalog's files, to be changed; the database goes back to the real ones afterwards."""
    real = set_up.settings.seed_folder / "catalog"
    shutil.copytree(real, tmp_path / "catalog")
    yield tmp_path / "catalog"
    load(set_up.sessions, real)


def test_database_matches_the_seed_files(set_up: SetUp, client: TestClient) -> None:
    files = catalog_from_files(set_up.settings.seed_folder / "catalog")
    with set_up.sessions() as session:
        rows = current_catalog(session)
    assert rows.version == files.version
    assert (rows.arrays, rows.drives, rows.workloads) == (files.arrays, files.drives, files.workloads)
    assert rows.deployments == files.deployments
    assert client.get("/api/v1/catalog").json()["n_entries"]["evidence"] == len(files.evidence)


@pytest.mark.parametrize("kind", ["arrays", "drives", "deployments", "workloads", "sources", "evidence"])
def test_every_entry_is_listed_and_found_by_id(client: TestClient, kind: str) -> None:
    items = client.get(f"/api/v1/catalog/{kind}").json()["items"]
    assert items
    found = client.get(f"/api/v1/catalog/{kind}/{items[-1]['id']}")
    assert found.json() == items[-1]
    assert client.get(f"/api/v1/catalog/{kind}/none").status_code == 404


def test_arrays_are_listed_with_their_grade(client: TestClient) -> None:
    listed = client.get("/api/v1/catalog/arrays").json()
    assert set(listed["support"]) == {item["id"] for item in listed["items"]}
    assert listed["support"]["ceph-rbd-64-core"]["grade"] == "measured"
    assert 0 < listed["support"]["netapp-aff-a50"]["n_cited"] < listed["support"]["netapp-aff-a50"]["n_facts"]


def test_loading_the_same_files_again_changes_nothing(set_up: SetUp) -> None:
    assert not load(set_up.sessions, set_up.settings.seed_folder / "catalog").changed


def test_changed_fact_creates_a_new_version_and_keeps_the_old_one(
    set_up: SetUp, client: TestClient, copy: Path
) -> None:
    before = client.get("/api/v1/catalog").json()["version"]
    file = min((copy / "drives").glob("*.yaml"))
    file.write_text(file.read_text().replace("name: ", "name: Renamed ", 1))
    assert load(set_up.sessions, copy).changed
    after = client.get("/api/v1/catalog").json()["version"]
    assert after != before
    assert client.get("/api/v1/catalog/drives").json()["items"][0]["name"].startswith("Renamed ")
    with set_up.sessions() as session:
        old = catalog_of_version(session, before)
    assert not next(iter(old.drives.values())).name.startswith("Renamed ")
    assert client.post("/api/v1/preview", json={"scenario": office()}).json()["result"]["catalog_version"] == after


def test_inconsistent_catalog_is_not_loaded(set_up: SetUp, client: TestClient, copy: Path) -> None:
    before = client.get("/api/v1/catalog").json()
    for file in (copy / "drives").glob("*.yaml"):
        file.unlink()
    with pytest.raises(CatalogError):
        load(set_up.sessions, copy)
    assert client.get("/api/v1/catalog").json() == before


def test_formatting_change_preserves_the_version(set_up: SetUp, client: TestClient, copy: Path) -> None:
    before = client.get("/api/v1/catalog").json()["version"]
    file = next((copy / "drives").glob("*.yaml"))
    file.write_text("# a remark\n" + file.read_text())
    assert load(set_up.sessions, copy).version == before
    assert client.post("/api/v1/preview", json={"scenario": office()}).status_code == 200
