"""A backup holds every row, says so only when it was tried out, and comes back the same or not at all."""

from __future__ import annotations

import json
import random
import zipfile
from collections.abc import Callable
from pathlib import Path
from threading import Timer
from typing import Any

import pytest
from sqlalchemy import text

from tests.webapp.backups.conftest import Operator, database
from tests.webapp.setups import SetUp
from tests.webapp.tenants import browser_of, organization
from webapp.core.db.migrations import current_revision, migrate
from webapp.core.db.session import Base
from webapp.core.db.tenancy import LOCAL
from webapp.deployment.backup.access import whole_view
from webapp.deployment.backup.facts import Facts, facts_of

KEY = b"any"
OTHER_SECRET = "Qx7_wT2.nLv~83Rk-Jb5+Yc1=Hf6*Gm9"


def facts(set_up: SetUp) -> Facts:
    with whole_view(set_up.engine.url.render_as_string(hide_password=False)).connect() as connection:
        return facts_of(connection, KEY)


def change(set_up: SetUp, *statements: str) -> None:
    with set_up.engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))


def manifest_of(file: Path) -> dict[str, Any]:
    with zipfile.ZipFile(file) as archive:
        found: dict[str, Any] = json.loads(archive.read("manifest.json"))
    return found


def rewritten(file: Path, to: Path, **members: bytes) -> Path:
    """Write a backup again with other members."""
    with zipfile.ZipFile(file) as archive, zipfile.ZipFile(to, "w") as changed:
        for name in archive.namelist():
            changed.writestr(name, members.get(name.replace(".", "_"), archive.read(name)))
    return to


def test_restored_backup_replaces_later_changes(full: Operator, tmp_path: Path, others: Callable[[], set[str]]) -> None:
    file = tmp_path / "monday"
    before = facts(full.set_up)
    output = full.does("backup", str(file))
    assert "verified: test restore matches row by row" in output
    assert file.stat().st_mode & 0o077 == 0
    assert list(tmp_path.iterdir()) == [file]
    assert others() == {"backup_test"}
    tables = manifest_of(file)["facts"]["tables"]
    assert set(tables) == {*Base.metadata.tables, "alembic_version"}
    assert min(each["n_rows"] for each in tables.values()) > 0

    change(full.set_up, "DELETE FROM projects", "UPDATE accounts SET name = 'Mallory'")
    assert facts(full.set_up) != before
    refusal = full.fails("restore", str(file))
    assert "--replace" in refusal
    assert "the database is in use (" in refusal
    output = full.does("restore", str(file), "--replace")
    assert facts(full.set_up) == before
    assert "restored in" in output
    assert "differs" not in output
    assert "those recorded in this database are deleted again" in output
    kept = others() - {"backup_test"}
    assert len(kept) == 1
    assert kept.pop() in output
    assert full.set_up.client().get("/api/v1/runs").json()["items"]


def test_backup_is_restored_into_an_empty_database_with_policies_and_grants(
    full: Operator, installation: SetUp, tmp_path: Path, others: Callable[[], set[str]]
) -> None:
    file, before = tmp_path / "monday", facts(full.set_up)
    full.does("backup", str(file))
    with database(installation, "backup_test_2") as empty:
        output = Operator(empty).does("restore", str(file))
        assert facts(empty) == before
        assert others() == {"backup_test", "backup_test_2"}
        assert "is kept as" not in output
        stranger = organization(empty, "Stranger")
        assert browser_of(empty, stranger).get("/api/v1/projects").json()["items"] == []
        assert empty.client().get("/api/v1/projects").json()["items"]


def test_role_subject_to_row_level_security_cannot_create_a_backup(full: Operator, tmp_path: Path) -> None:
    output = full.fails("backup", str(tmp_path / "empty"), DATABASE_URL=full.set_up.service_url)
    assert "the login stormsizer_app is subject to row-level security" in output
    assert list(tmp_path.iterdir()) == []


def test_truncated_or_changed_files_are_rejected_in_one_line(full: Operator, tmp_path: Path) -> None:
    file = tmp_path / "monday"
    full.does("backup", "--no-verify", str(file))
    content, before = file.read_bytes(), facts(full.set_up)
    tampered = tmp_path / "tampered"
    chance = random.Random(1)
    for n_bytes in (0, 1, len(content) - 1, *(chance.randrange(len(content)) for _ in range(7))):
        tampered.write_bytes(content[:n_bytes])
        assert len(full.fails("restore", "--replace", str(tampered)).splitlines()) == 1
    for at in (chance.randrange(200, len(content) // 2) for _ in range(5)):
        tampered.write_bytes(content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :])
        assert "damaged" in full.fails("restore", "--replace", str(tampered))
    manifest = manifest_of(file)
    manifest["facts"]["tables"]["projects"]["n_rows"] += 1
    forged = rewritten(file, tampered, manifest_json=json.dumps(manifest).encode())
    assert "was changed after it was created" in full.fails("restore", "--replace", str(forged))
    assert "is damaged" in full.fails("restore", "--replace", str(rewritten(file, tampered, database_dump=b"x")))
    assert "can read" in full.fails("restore", "--replace", str(rewritten(file, tampered, manifest_json=b"{}")))
    assert full.fails("restore", str(tmp_path / "nothing")).startswith(f"stormsizer: {tmp_path}/nothing: No such")
    assert facts(full.set_up) == before


def test_existing_file_is_not_overwritten(full: Operator, tmp_path: Path) -> None:
    file = tmp_path / "monday"
    file.write_text("the only one")
    assert "already exists" in full.fails("backup", str(file))
    assert file.read_text() == "the only one"


TAMPERED = {
    "DELETE FROM recovery_codes": "recovery_codes: rows, content",
    "UPDATE projects SET notes = 'x' || notes": "projects: content",
    "DROP POLICY own ON runs": "runs: policies",
    "ALTER TABLE scenarios DISABLE ROW LEVEL SECURITY": "scenarios: row-level security",
    "GRANT DELETE ON audit_heads TO stormsizer_service": "audit_heads: grants",
    "GRANT UPDATE (password_hash) ON accounts TO stormsizer_service": "accounts: grants",
    "CREATE TABLE more (id int)": "more: is not in the backup",
    "DROP TABLE backtests": "backtests: is missing",
    "UPDATE alembic_version SET version_num = '0001'": "(migration): differs",
    "REVOKE USAGE ON SCHEMA public FROM stormsizer_gate": "(schema privileges): differs",
    f"UPDATE audit_entries SET actor_name = 'M' WHERE organization_id = '{LOCAL}'": f"(audit log {LOCAL}): differs",
}
"""Changes that corrupt a restored database, and the reported difference."""


def test_dump_that_differs_from_its_counts_is_rejected(
    full: Operator, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, others: Callable[[], set[str]]
) -> None:
    from webapp.deployment.backup import programs

    restore = programs.restore

    def restore_and_tamper(folder: Path, url: str, content: Any) -> None:
        restore(folder, url, content)
        with whole_view(url).begin() as connection:
            for statement in TAMPERED:
                connection.execute(text(statement))

    good = tmp_path / "good"
    full.does("backup", "--no-verify", str(good))
    before = facts(full.set_up)
    monkeypatch.setattr(programs, "restore", restore_and_tamper)
    for refusal in (full.fails("backup", str(tmp_path / "bad")), full.fails("restore", "--replace", str(good))):
        for output in TAMPERED.values():
            assert output in refusal
        assert refusal.count("audit log") <= 3  # of those that were not touched nothing is said
        assert "same" not in refusal
    assert list(tmp_path.iterdir()) == [good]
    assert facts(full.set_up) == before
    assert others() == {"backup_test"}


def test_deleted_organizations_are_not_restored(full: Operator, tmp_path: Path) -> None:
    known, unknown = (organization(full.set_up, name) for name in ("Known", "Unknown"))
    for each in (known, unknown):
        browser_of(full.set_up, each).post("/api/v1/projects", json={"name": "Bank"})
    file = tmp_path / "monday"
    full.does("backup", "--no-verify", str(file))
    assert browser_of(full.set_up, known).post("/api/v1/organization/deletion", json={"name": "Known"}).is_success
    output = full.does("restore", "--replace", str(file))
    assert f"deleted again: {known}" in output
    with full.set_up.engine.connect() as connection:
        left = set(connection.scalars(text("SELECT id FROM organizations")))
    assert unknown in left
    assert known not in left


def test_old_backup_is_migrated_and_one_of_a_newer_release_is_rejected(full: Operator, tmp_path: Path) -> None:
    head = current_revision(full.set_up.engine)
    migrate(full.set_up.engine, full.set_up.settings.migrations_folder, "0009")
    old = tmp_path / "old"
    full.does("backup", str(old))
    full.does("migrate")
    full.does("restore", "--replace", str(old))
    assert current_revision(full.set_up.engine) == head
    assert full.set_up.client().get("/api/v1/runs").json()["items"]
    change(full.set_up, "UPDATE alembic_version SET version_num = '9999'")
    new = tmp_path / "new"
    full.does("backup", str(new))
    assert "9999" in full.fails("restore", "--replace", str(new))


def test_different_secret_key_is_reported(full: Operator, tmp_path: Path) -> None:
    file = tmp_path / "monday"
    full.does("backup", "--no-verify", str(file))
    output = full.does("restore", "--replace", str(file), STORMSIZER_SECRET_KEY=OTHER_SECRET)
    assert "created with a different STORMSIZER_SECRET_KEY" in output
    assert "not checked" in output


def test_previously_broken_audit_log_is_still_reported_as_broken(full: Operator, tmp_path: Path) -> None:
    change(full.set_up, f"UPDATE audit_entries SET actor_name = 'M' WHERE number = 2 AND organization_id = '{LOCAL}'")
    file = tmp_path / "monday"
    for output in (full.does("backup", str(file)), full.does("restore", "--replace", str(file))):
        assert f"the audit log of {LOCAL} was broken at entry 2" in output


def test_restore_is_rejected_while_clients_are_connected(full: Operator, tmp_path: Path) -> None:
    file = tmp_path / "monday"
    full.does("backup", str(file))
    url = full.set_up.engine.url.render_as_string(hide_password=False)
    with whole_view(url).connect() as connection:
        connection.execute(text("SELECT 1"))
        assert "stop service, workers and sweepers" in full.fails("restore", "--replace", str(file))


def test_restore_waits_for_connections_that_are_being_closed(full: Operator, tmp_path: Path) -> None:
    file = tmp_path / "monday"
    full.does("backup", "--no-verify", str(file))
    url = full.set_up.engine.url.render_as_string(hide_password=False)
    stopping = whole_view(url).connect()
    stopping.execute(text("SELECT 1"))
    Timer(1.0, stopping.close).start()
    full.does("restore", "--replace", str(file))


def test_rows_added_during_a_backup_are_in_neither_counts_nor_dump(
    full: Operator, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from webapp.deployment.backup import programs

    dump = programs.dump

    def dump_late(folder: Path, url: str, snapshot: str) -> Any:
        change(full.set_up, "UPDATE projects SET notes = 'late'", "DELETE FROM recovery_codes")
        return dump(folder, url, snapshot)

    monkeypatch.setattr(programs, "dump", dump_late)
    before = facts(full.set_up)
    file = tmp_path / "monday"
    assert "verified" in full.does("backup", str(file))
    full.does("restore", "--replace", str(file))
    assert facts(full.set_up) == before


@pytest.mark.long
def test_drill_with_three_organizations_of_ten_thousand_rows(
    full: Operator, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    owners = [organization(full.set_up, f"Customer {n}") for n in range(3)]
    for owner in owners:
        rows = f"SELECT gen_random_uuid(), 'Project ' || n, repeat(md5(n::text), 8), '{owner}'"
        change(
            full.set_up,
            f"INSERT INTO projects (id, name, notes, organization_id) {rows} FROM generate_series(1, 10000) n",
        )
    before = facts(full.set_up)
    file = tmp_path / "drill"
    made = full.does("backup", str(file))
    change(full.set_up, "DELETE FROM projects")
    restored = full.does("restore", "--replace", str(file))
    assert facts(full.set_up) == before
    for owner in owners:
        assert len(browser_of(full.set_up, owner).get("/api/v1/projects", params={"limit": 50}).json()["items"]) == 50
    with capsys.disabled():
        print(f"\n{made.strip()}\n{restored.splitlines()[-1]}")
