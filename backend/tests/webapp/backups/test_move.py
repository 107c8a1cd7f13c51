"""Move of a local installation into an organization of a server: completely or not at all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from pydantic import SecretStr
from sqlalchemy import create_engine, text

from tests.support.services import logins_on, open_folder
from tests.webapp.backups.conftest import Operator, database
from tests.webapp.filled import filled
from tests.webapp.setups import ORIGIN, SetUp
from tests.webapp.tenants import SECRET, browser_of, organization
from webapp.catalogs.service import load
from webapp.core.db.migrations import migrate
from webapp.core.db.session import Base, sessions_of
from webapp.core.db.tenancy import LOCAL, SHARED
from webapp.deployment.move.belongings import CATALOG, LEFT, MOVED
from webapp.settings import Settings

OWNER = "ada@example.com"
PRICES = {"id": "own", "name": "Offer", "dated": "2026-03-01", "currency": "USD", "host_memory_per_gib": 4.5}
pytestmark = [pytest.mark.postgres]

OWN_KINDS = ["prices", "sources", "workloads"]
"""Custom entries of the local catalog: a price list, and an imported profile with its source."""
NEVER_HAD = "SELECT min(sha256) FROM catalog_documents WHERE kind = 'evidence'"
PLAIN = [name for name in MOVED if name not in (*CATALOG, "reports")]


@dataclass(frozen=True)
class Removal:
    """A laptop with something on it, and a server with an organization that waits for it."""

    laptop: Operator
    server: Operator
    organization_id: UUID
    file: Path
    folder: Path

    def move(self, *words: str) -> str:
        return self.server.does("move", str(self.file), "--into", OWNER, *words, **self.environment)

    def fails(self, *words: str, into: str = OWNER, **changes: str) -> str:
        given = {**self.environment, **changes}
        return self.server.fails("move", str(self.file), "--into", into, *words, **given)

    @property
    def environment(self) -> dict[str, str]:
        return {"STORMSIZER_DATA_FOLDER": str(self.folder), "STORMSIZER_ACCOUNTS": "true"} | secret()

    def rows(self, side: SetUp, owner: UUID) -> dict[str, list[str]]:
        """Everything that is moved, but for whose it is."""
        found = {}
        with side.engine.connect() as connection:
            for name in PLAIN:
                whose = "ARRAY['organization_id', 'catalog_organization_id']"
                query = f"SELECT (to_jsonb(t) - {whose})::text FROM {name} t WHERE organization_id = :owner ORDER BY 1"
                found[name] = list(connection.scalars(text(query), {"owner": owner}))
        return found


def secret() -> dict[str, str]:
    return {"STORMSIZER_SECRET_KEY": SECRET.get_secret_value()}


def change(side: SetUp, *statements: str) -> None:
    with side.engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))


def all_counts(side: SetUp) -> dict[str, int]:
    return {name: side.count(name) for name in Base.metadata.tables}


@pytest.fixture(scope="session")
def sides(
    embedded_postgres_url: str, server_postgres_url: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[SetUp, SetUp]]:
    """A laptop with something in every table, and a server with an account: of different versions of PostgreSQL."""
    with ExitStack() as stack:
        made = []
        keys = {"laptop": SecretStr("mF4-Rq7_tZw9.Lx2~Vb8+Kd5=Hs3*Jn6"), "server": SECRET}
        for name, url in (("laptop", embedded_postgres_url), ("server", server_postgres_url)):
            logins = logins_on(url)
            settings = Settings(
                database_url=logins.service,
                data_folder=tmp_path_factory.mktemp(name),
                frontend_folder=Path("/nonexistent"),
                accounts=False,
                sign_up=True,
                secret_key=keys[name],
                public_url=ORIGIN,
            )
            engine = create_engine(logins.owner)
            stack.callback(engine.dispose)
            side = stack.enter_context(database(SetUp(name, settings, engine), f"move_{name}"))
            migrate(side.engine, side.settings.migrations_folder)
            made.append(side)
        laptop, server = made
        filled(laptop, laptop.engine)
        change(laptop, "DELETE FROM runs WHERE state IN ('queued', 'running')")
        answer = laptop.client().put("/api/v1/price-list", json=PRICES, headers={"If-Match": "*"})
        assert answer.status_code == 200, answer.text
        load(sessions_of(server.service_engine), server.settings.seed_folder / "catalog")
        given = ("account", "create", OWNER, "--organization", "Acme")
        Operator(server).does(*given, STORMSIZER_ACCOUNTS="true", **secret())
        yield laptop, server


@pytest.fixture(scope="session")
def laptops_backup(sides: tuple[SetUp, SetUp], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The laptop's backup."""
    file = tmp_path_factory.mktemp("backup") / "laptop"
    Operator(sides[0]).does("backup", "--no-verify", str(file))
    return file


@pytest.fixture
def removal(sides: tuple[SetUp, SetUp], laptops_backup: Path) -> Iterator[Removal]:
    """The laptop's backup on a fresh copy of the server."""
    laptop, server = sides
    server.engine.dispose()
    with open_folder("moving") as folder, database(server, "backup_test_server", like="move_server") as fresh:
        with fresh.engine.connect() as connection:
            organization_id = connection.scalar(text("SELECT id FROM organizations WHERE name = 'Acme'"))
        assert isinstance(organization_id, UUID)
        yield Removal(Operator(laptop), Operator(fresh), organization_id, laptops_backup, folder)


def test_all_data_of_a_local_installation_is_moved_and_works(removal: Removal) -> None:
    server, laptop = removal.server.set_up, removal.laptop.set_up
    stranger = organization(server, "Stranger")
    browser_of(server, stranger).post("/api/v1/projects", json={"name": "Theirs"})
    dry = removal.move("--dry-run")
    assert "nothing was changed" in dry
    assert server.count("runs") == 0

    output = removal.move()
    assert removal.rows(server, removal.organization_id) == removal.rows(laptop, LOCAL)
    assert min(len(rows) for rows in removal.rows(laptop, LOCAL).values()) > 0
    for name in ("projects", "runs", "run_traces", "reports"):
        assert [line.split() for line in output.splitlines() if line.startswith(f"{name} ")] == [
            [name, str(laptop.count(name)), str(laptop.count(name))]
        ]
    assert "api_keys are not moved: they give access to the laptop" in output
    owner = browser_of(server, removal.organization_id)
    for run in owner.get("/api/v1/runs").json()["items"]:
        assert owner.get(f"/api/v1/runs/{run['id']}").json()["result"] is not None
        assert owner.get(f"/api/v1/projects/{run['project_id']}/scenarios").json()["items"]
    assert owner.get("/api/v1/price-list").json()["prices"]["host_memory_per_gib"] == 4.5
    assert browser_of(server, stranger).get("/api/v1/price-list").json()["prices"]["id"] != "own"
    assert [each["name"] for each in browser_of(server, stranger).get("/api/v1/projects").json()["items"]] == ["Theirs"]
    entries = owner.get("/api/v1/audit-entries", params={"action": "move_laptop"}).json()["items"]
    assert len(entries) == 1
    assert entries[0]["details"]["runs"] == laptop.count("runs")
    assert entries[0]["details"]["audit_entries_of_laptop"] > 0
    assert owner.get("/api/v1/audit-entries/verification").json()["holds"]
    assert list(removal.folder.iterdir()) == []

    before = all_counts(server)
    refusal = removal.fails()
    assert "projects: 1 already exist" in refusal
    assert "runs: " in refusal
    assert all_counts(server) == before


def test_catalog_unknown_to_the_server_is_moved(removal: Removal) -> None:
    change(
        removal.server.set_up,
        "UPDATE catalog_versions SET documents_sha256 = 'of another release'",
        f"DELETE FROM catalog_memberships WHERE sha256 IN ({NEVER_HAD})",
        f"DELETE FROM catalog_documents WHERE sha256 IN ({NEVER_HAD})",
    )
    removal.move()
    server = removal.server.set_up
    with server.engine.connect() as connection:
        query = text("SELECT DISTINCT catalog_organization_id FROM runs")
        assert list(connection.scalars(query)) == [removal.organization_id]
        own = text("SELECT DISTINCT kind FROM catalog_documents WHERE organization_id = :id ORDER BY kind")
        assert list(connection.scalars(own, {"id": removal.organization_id})) == [
            "evidence",
            *OWN_KINDS,
        ]
        lost = "SELECT count(*) FROM catalog_versions v WHERE organization_id = :id AND NOT is_current AND NOT EXISTS "
        lost += (
            "(SELECT FROM catalog_memberships m WHERE (m.organization_id, m.version) = (v.organization_id, v.version))"
        )
        assert connection.scalar(text(lost), {"id": removal.organization_id}) == 0
    owner = browser_of(server, removal.organization_id)
    run = owner.get("/api/v1/runs").json()["items"][0]
    again = owner.post(f"/api/v1/scenarios/{run['scenario_id']}/runs")
    assert again.status_code == 202, again.text
    assert server.work_off(again.json()["id"])
    assert owner.get("/api/v1/catalog").json()["version"] != run["catalog_version"]


@pytest.mark.long
def test_catalog_known_to_the_server_is_not_duplicated(removal: Removal) -> None:
    removal.move()
    with removal.server.set_up.engine.connect() as connection:
        own = text("SELECT kind FROM catalog_documents WHERE organization_id <> :shared ORDER BY kind")
        assert list(connection.scalars(own, {"shared": SHARED})) == OWN_KINDS
        homes = text("SELECT DISTINCT catalog_organization_id FROM runs")
        assert list(connection.scalars(homes)) == [SHARED]


@pytest.mark.parametrize("table", ["reports", *(pytest.param(each, marks=pytest.mark.long) for each in PLAIN)])
def test_failed_move_leaves_nothing_behind(removal: Removal, table: str) -> None:
    change(
        removal.server.set_up,
        "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no room'; END $$",
        f"CREATE TRIGGER refuse AFTER INSERT ON {table} EXECUTE FUNCTION refuse()",
    )
    before = all_counts(removal.server.set_up)
    assert "no room" in removal.fails()
    assert all_counts(removal.server.set_up) == before


def test_corrupted_transfer_is_rolled_back(removal: Removal) -> None:
    spoil = "BEGIN NEW.notes = NEW.notes || 'x'; RETURN NEW; END"
    change(
        removal.server.set_up,
        f"CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ {spoil} $$",
        "CREATE TRIGGER spoil BEFORE INSERT ON projects FOR EACH ROW EXECUTE FUNCTION spoil()",
    )
    assert "projects: 1 rows were sent and 1 arrived, or their content differs" in removal.fails()
    assert removal.server.set_up.count("projects") == 0


def test_conflicts_are_listed_and_nothing_is_moved(removal: Removal) -> None:
    server = removal.server.set_up
    owner = browser_of(server, removal.organization_id)
    given = json.loads(json.dumps(PRICES)) | {"host_memory_per_gib": 9.0}
    assert owner.put("/api/v1/price-list", json=given, headers={"If-Match": "*"}).status_code == 200
    before = all_counts(server)
    assert "prices: the organization has a different custom entry own" in removal.fails()
    assert owner.delete("/api/v1/price-list").status_code == 204

    stranger = organization(server, "Stranger")
    with removal.laptop.set_up.engine.connect() as connection:
        project = connection.scalar(text("SELECT id FROM projects"))
    taken = "INSERT INTO projects (id, organization_id, name, notes) VALUES"
    change(removal.server.set_up, f"{taken} ('{project}', '{stranger}', 'x', '')")
    refusal = removal.fails()
    assert "projects: some of these identifiers belong to another organization" in refusal
    assert server.count("runs") == before["runs"] == 0


def test_data_that_cannot_be_moved_is_reported_in_advance(removal: Removal, tmp_path: Path) -> None:
    busy = tmp_path / "busy"
    with database(removal.laptop.set_up, "backup_test_busy", like="move_laptop") as laptop:
        change(laptop, "UPDATE runs SET state = 'queued', result = NULL WHERE kind = 'week'")
        Operator(laptop).does("backup", "--no-verify", str(busy))
    removal = replace(removal, file=busy)
    assert "1 runs had not ended" in removal.fails()
    assert "not found" in removal.fails(into=str(LOCAL))
    assert "bob@example.com has no account" in removal.fails(into="bob@example.com")
    assert "no organizations" in removal.fails(STORMSIZER_ACCOUNTS="false")
    servers = tmp_path / "server"
    removal.server.does("backup", "--no-verify", str(servers), **removal.environment)
    output = removal.server.fails("move", str(servers), "--into", OWNER, **removal.environment)
    assert "is the backup of a server" in output
    assert removal.server.set_up.count("projects") == 0


def test_every_table_of_an_organization_is_moved_or_excluded_for_a_reason() -> None:
    owned = {name for name, table in Base.metadata.tables.items() if "organization_id" in table.c}
    assert set(MOVED) | set(LEFT) == owned
    assert not set(MOVED) & set(LEFT)


@pytest.mark.long
def test_organization_can_be_given_by_id(removal: Removal) -> None:
    output: Any = removal.server.does(
        "move", str(removal.file), "--into", str(removal.organization_id), **removal.environment
    )
    assert f"moved into Acme ({removal.organization_id})" in output
