"""The export of an organization is complete, its deletion too, and the page about it is correct."""

from __future__ import annotations

import base64
import io
import json
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
import yaml
from sqlalchemy import ARRAY, Engine, LargeBinary, Text, Uuid, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.exc import DBAPIError
from typer.testing import CliRunner

from tests.webapp.conftest import copied_set_up
from tests.webapp.setups import SetUp
from tests.webapp.tenants import browser_of, organization
from webapp.cli.app import app
from webapp.core.db.ids import new_id
from webapp.core.db.session import Base
from webapp.core.db.tenancy import LOCAL
from webapp.core.security.principal import Role
from webapp.personal_data import service
from webapp.personal_data.export_policy import parts
from webapp.settings import REPOSITORY

pytestmark = pytest.mark.tested_on("server")

EXPORT, DELETION = "/api/v1/organization/export", "/api/v1/organization/deletion"
INVENTORY = REPOSITORY / "docs/reference/personal-data.yaml"
OWNED = [table for table in Base.metadata.sorted_tables if "organization_id" in table.c]
WHOSE = ("organization_id", "catalog_organization_id", "document_organization_id")


def inventory() -> dict[str, dict[str, list[str]]]:
    """Return the statements of the page about each column of each table."""
    page: dict[str, Any] = yaml.safe_load(INVENTORY.read_text())
    return {
        name: {column: documented.split(", ") for column, documented in table["columns"].items()}
        for name, table in page.items()
    }


@dataclass(frozen=True)
class Twins:
    """Two organizations with a row of their own in every table, one of them with a word in every field."""

    set_up: SetUp
    mine: UUID
    theirs: UUID
    words: dict[tuple[str, str], str]


@pytest.fixture
def database(installation: SetUp, full_database: str) -> Iterator[SetUp]:
    """A separate, full database on the installation's server."""
    with copied_set_up(installation, full_database, "personal_data") as full:
        own_prices(full)
        yield full


def own_prices(set_up: SetUp) -> None:
    """Give the local organization a catalog of its own."""
    prices = {"id": "own", "name": "Offer", "dated": "2026-03-01", "currency": "USD"}
    answer = set_up.client().put("/api/v1/price-list", json=prices, headers={"If-Match": "*"})
    assert answer.status_code == 200, answer.text


@pytest.fixture
def twins(database: SetUp) -> Twins:
    mine, theirs = (organization(database, name) for name in ("Mine & Co", "Theirs"))
    for each in (mine, theirs):
        clone(database.engine, each)
    return Twins(database, mine, theirs, planted(database.engine, mine))


def clone(engine: Engine, organization_id: UUID) -> None:
    """Give an organization a copy of what the local one has, or else one with members, under identifiers of its own."""
    with engine.begin() as connection:
        homes = [LOCAL, connection.scalar(text("SELECT organization_id FROM account_sessions LIMIT 1"))]
        for table in OWNED:
            has = text(f"SELECT count(*) FROM {table.name} WHERE organization_id = :home")
            home = next(each for each in homes if connection.scalar(has, {"home": each}))
            values = {"new": organization_id, "old": home}
            copied = ", ".join(copy_of(column.name, column.type) for column in table.c)
            names = ", ".join(column.name for column in table.c)
            sql = f"INSERT INTO {table.name} ({names}) SELECT {copied} FROM {table.name} WHERE organization_id = :old"
            connection.execute(text(sql), values)


def copy_of(name: str, kind: object) -> str:
    if name in WHOSE:
        return f"CASE WHEN {name} = CAST(:old AS uuid) THEN CAST(:new AS uuid) ELSE {name} END"
    if isinstance(kind, Uuid) and name != "account_id":
        return f"md5({name}::text || CAST(:new AS text))::uuid"
    if name.endswith("_sha256") and isinstance(kind, LargeBinary):
        return f"sha256({name} || convert_to(CAST(:new AS text), 'utf8'))"
    return name


def planted(engine: Engine, organization_id: UUID) -> dict[tuple[str, str], str]:
    """Write a word of its own into every field of an organization that takes one; return the words."""
    words = {}
    with engine.connect() as connection, connection.begin():
        for table in OWNED:
            for column in table.c:
                word = f"canary-{table.name}-{column.name}-"
                value = word_as(word, column.type)
                if value is None:
                    continue
                sql = f"UPDATE {table.name} SET {column.name} = {value} WHERE organization_id = :id"
                for where in ("", f" AND {column.name} IS NOT NULL"):
                    with suppress(DBAPIError), connection.begin_nested():  # some take only certain words, or none
                        if connection.execute(text(sql + where), {"id": organization_id}).rowcount:
                            words[table.name, column.name] = word
                            break
        word = words["organizations", "name"] = "canary-organizations-name-"
        named = text("UPDATE organizations SET name = :word WHERE id = :id")
        connection.execute(named, {"word": word, "id": organization_id})
    return words


def word_as(word: str, kind: object) -> str | None:
    each = f"'{word}' || md5(ctid::text)"
    match kind:
        case JSONB():
            return f"jsonb_build_object('said', {each})"
        case LargeBinary():
            return f"convert_to({each}, 'utf8')"
        case ARRAY() if not isinstance(kind.item_type, Uuid):
            return f"ARRAY[{each}]"
        case Text():
            return each
        case _:
            return None


def exported(set_up: SetUp, organization_id: UUID) -> dict[str, list[dict[str, Any]]]:
    answer = browser_of(set_up, organization_id).get(EXPORT)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert archive.testzip() is None
        found = {
            name.removesuffix(".jsonl"): [json.loads(line) for line in archive.read(name).splitlines()]
            for name in archive.namelist()
            if name.endswith(".jsonl")
        }
        about = json.loads(archive.read("about.json"))
    assert about["n_rows"] == {name: len(rows) for name, rows in found.items()}
    assert about["organization_id"] == str(organization_id)
    return found


def dump(engine: Engine) -> dict[str, str]:
    """Every row of every table as text, bytes as text as well."""
    found = {}
    with engine.connect() as connection:
        names = connection.scalars(text("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).all()
        for name in names:
            rows = "\n".join(connection.scalars(text(f"SELECT t::text FROM {name} t ORDER BY 1")))
            found[name] = rows
    return found


def rows_of(engine: Engine, organization_id: UUID) -> dict[str, list[str]]:
    with engine.connect() as connection:
        sql = "SELECT t::text FROM {} t WHERE organization_id = :id ORDER BY 1"
        return {
            table.name: list(connection.scalars(text(sql.format(table.name)), {"id": organization_id}))
            for table in OWNED
        }


def test_export_contains_everything_but_secrets_and_deletion_removes_everything(twins: Twins) -> None:
    engine, documented = twins.set_up.engine, inventory()
    assert len(twins.words) > 50
    personal = {(t.name, c.name) for t in OWNED for c in t.c if "personal" in documented[t.name][c.name]}
    takes_words = {(t, c) for t, c in personal if word_as("", Base.metadata.tables[t].c[c].type) is not None}
    assert takes_words - {("members", "role")} <= set(twins.words)

    found = exported(twins.set_up, twins.mine)
    whole = json.dumps(found)
    for (table, column), word in twins.words.items():
        encoded = base64.b64encode(word.encode()).decode()[:24]
        if "exported" in documented[table][column]:
            is_bytes = isinstance(Base.metadata.tables[table].c[column].type, LargeBinary)
            values = json.dumps([row[column] for row in found[table]])
            assert (encoded if is_bytes else word) in values, (table, column)
        else:
            assert word not in whole, (table, column)
            assert encoded not in whole, (table, column)
    assert str(twins.theirs) not in whole

    others = rows_of(engine, twins.theirs), rows_of(engine, LOCAL)
    owner = browser_of(twins.set_up, twins.mine)
    assert owner.post(DELETION, json={"name": "Mine & Co"}).status_code == 422
    assert owner.post(DELETION, json={"name": twins.words["organizations", "name"]}).status_code == 204
    left = dump(engine)
    for name, rows in left.items():
        assert "canary" not in rows, name
        assert b"canary".hex() not in rows, name
        if name != "tombstones":
            assert str(twins.mine) not in rows, name
    assert str(twins.mine) in left["tombstones"]
    assert (rows_of(engine, twins.theirs), rows_of(engine, LOCAL)) == others
    assert owner.get("/api/v1/projects").json()["items"] == []


def test_privacy_page_names_every_column_and_whether_it_is_exported(set_up: SetUp) -> None:
    documented = inventory()
    with set_up.engine.connect() as connection:
        columns = connection.execute(
            text("SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'")
        )
        there = {(table, column) for table, column in columns if table != "alembic_version"}
    assert {(table, column) for table, fates in documented.items() for column in fates} == there
    assert {fate for fates in documented.values() for fate in {words[0] for words in fates.values()}} == {
        "personal",
        "not personal",
    }
    is_exported = {(part.table, column) for part in parts(LOCAL) for column in part.columns}
    assert {
        (t, c) for t, fates in documented.items() for c, words in fates.items() if "exported" in words
    } == is_exported


def test_all_rows_of_an_organization_are_deleted_with_it(set_up: SetUp) -> None:
    goes_with = "confrelid = 'organizations'::regclass AND confdeltype = 'c'"
    sql = f"SELECT conrelid::regclass::text FROM pg_constraint WHERE {goes_with}"
    with set_up.engine.connect() as connection:
        cascading = set(connection.scalars(text(sql)))
    assert {table.name for table in OWNED} - cascading == {"account_sessions"}  # goes with the membership


def test_account_is_deleted_with_its_last_organization(set_up: SetUp) -> None:
    mine, theirs = (organization(set_up, name) for name in ("Mine", "Theirs"))
    here, both = new_id(), new_id()
    with set_up.engine.begin() as connection:
        for account, homes in ((here, [mine]), (both, [mine, theirs])):
            made = text("INSERT INTO accounts (id, email, name) VALUES (:id, :email, 'x')")
            connection.execute(made, {"id": account, "email": f"{account}@example.com"})
            for home in homes:
                joined = text("INSERT INTO members (organization_id, account_id, role) VALUES (:home, :id, 'owner')")
                connection.execute(joined, {"home": home, "id": account})
    assert browser_of(set_up, mine).post(DELETION, json={"name": "Mine"}).status_code == 204
    with set_up.engine.connect() as connection:
        left = connection.scalars(text("SELECT id FROM accounts WHERE id IN (:a, :b)"), {"a": here, "b": both}).all()
    assert left == [both]


def test_only_owners_export_or_delete_an_organization(set_up: SetUp) -> None:
    mine = organization(set_up, "Mine")
    for role in (Role.EDITOR, Role.VIEWER):
        who = browser_of(set_up, mine, role=role)
        assert who.get(EXPORT).status_code == 403
        assert who.post(DELETION, json={"name": "Mine"}).status_code == 403
    owner = browser_of(set_up, mine)
    assert owner.get(EXPORT).status_code == 200
    log = owner.get("/api/v1/audit-entries").json()["items"]
    assert [each["action"] for each in log] == ["export_organization"]


def test_organization_of_a_local_installation_cannot_be_deleted(set_up: SetUp) -> None:
    client = set_up.client()
    client.post("/api/v1/projects", json={"name": "Bank"})
    assert client.post(DELETION, json={"name": "This computer"}).status_code == 409
    assert set_up.count("projects") == 1
    found = client.get(EXPORT)
    with zipfile.ZipFile(io.BytesIO(found.content)) as archive:
        assert b"Bank" in archive.read("projects.jsonl")


def test_organization_restored_from_a_backup_is_deleted_again(
    set_up: SetUp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known, unknown, alive = (organization(set_up, name) for name in ("Known", "Unknown", "Alive"))
    for each in (known, unknown, alive):
        browser_of(set_up, each).post("/api/v1/projects", json={"name": "Bank"})
    with set_up.engine.begin() as connection:
        backup = connection.execute(text("SELECT id, name FROM organizations WHERE name = 'Known'")).mappings().one()
    assert browser_of(set_up, known).post(DELETION, json={"name": "Known"}).status_code == 204
    with set_up.engine.begin() as connection:  # yesterday's dump knows of neither deletion's rows
        connection.execute(text("INSERT INTO organizations (id, name) VALUES (:id, :name)"), dict(backup))
    monkeypatch.setenv("DATABASE_URL", set_up.engine.url.render_as_string(hide_password=False))
    listed = CliRunner().invoke(app, ["organizations", "tombstones"])
    assert str(known) in listed.stdout.split()
    file = tmp_path / "deleted.txt"
    file.write_text(f"{unknown}\n")
    outcome = CliRunner().invoke(app, ["organizations", "purge", str(file)])
    assert outcome.exit_code == 0, outcome.output
    assert outcome.stdout.splitlines()[-1] == "2 organizations were deleted again"
    with set_up.engine.connect() as connection:
        left = set(connection.scalars(text("SELECT id FROM organizations")))
    assert not {known, unknown} & left
    assert alive in left
    assert {known, unknown} <= set(service.tombstones(set_up.all_sessions))
    file.write_text("no identifier\n")
    assert CliRunner().invoke(app, ["organizations", "purge", str(file)]).exit_code == 2
