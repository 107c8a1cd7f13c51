"""`stormsizer doctor` names what is wrong with an installation and what to do, on real servers, also broken ones."""

from __future__ import annotations

import json
import os
import socket
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import redis
from pydantic import SecretStr
from sqlalchemy import text
from typer.testing import CliRunner

import stormsizer
from tests.webapp.conftest import copied
from tests.webapp.documents import Document
from tests.webapp.setups import SetUp
from webapp.cli.app import app
from webapp.cli.doctor import examination, files, variables
from webapp.cli.doctor.broker import check_redis, check_workers
from webapp.cli.doctor.database import check_database
from webapp.cli.doctor.files import check_catalog, check_folders, check_kernels, check_reports
from webapp.cli.doctor.finding import Finding, State, ok
from webapp.cli.doctor.network import check_mail
from webapp.core import maintenance
from webapp.core.db.migrations import migrate
from webapp.deployment.postgres.cluster import free_port
from webapp.settings import Settings

pytestmark = pytest.mark.tested_on("server")

SECRET = "Xq3_vT8.kLw~52Rz-Jm9+Yb6=Hd4*Fn7"
SAFE: dict[str, Any] = {
    "database_url": "postgresql://db/stormsizer",
    "redis_url": "redis://redis/0",
    "secret_key": SecretStr(SECRET),
    "public_url": "https://sizing.example.com",
    "smtp_url": SecretStr("smtps://user:word@mail.example.com"),
    "mail_from": "Stormsizer <sizing@example.com>",
}


def states(findings: Sequence[Finding], check: str = "") -> set[State]:
    return {each.state for each in findings if not check or each.check == check}


def said(findings: Sequence[Finding]) -> str:
    return "\n".join(f"{each.check} {each.state} {each.text} | {each.remedy}" for each in findings)


def url_of(set_up: SetUp, **changes: Any) -> str:
    return set_up.engine.url.set(**changes).render_as_string(hide_password=False)


def has_redis(set_up: SetUp) -> bool:
    return set_up.settings.redis_url is not None


def examined(set_up: SetUp, **environment: str) -> tuple[int, dict[str, Any], str]:
    answer = CliRunner().invoke(app, ["doctor", "--json"], env=set_up.environment | environment)
    return answer.exit_code, json.loads(answer.output), answer.output


def test_working_installation_has_no_problem_but_the_missing_worker_of_a_server(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("webapp.cli.doctor.broker.TIMEOUT_S", 0.5)
    code, document, output = examined(set_up)
    problems = {each["check"] for each in document["findings"] if each["state"] == "problem"}
    is_server = has_redis(set_up)
    expected = (2, "problem", {"workers"}) if is_server else (1, "warning", set())
    assert (code, document["state"], problems) == expected
    checks = {each["check"] for each in document["findings"]}
    assert checks >= {"versions", "settings", "database", "catalog", "files", "disk", "engine", "reports"}
    assert ("redis" in checks) == is_server
    assert all(each["remedy"] for each in document["findings"] if each["state"] != "ok")
    password = set_up.engine.url.password
    assert isinstance(password, str)
    assert password not in output
    assert set_up.settings.secret_key is not None
    assert set_up.settings.secret_key.get_secret_value() not in output


@pytest.mark.parametrize(
    ("states_", "code"), [([State.OK], 0), ([State.OK, State.WARNING], 1), ([State.WARNING, State.PROBLEM], 2)]
)
def test_exit_code_is_that_of_the_worst_finding(
    monkeypatch: pytest.MonkeyPatch, states_: list[State], code: int
) -> None:
    found = [Finding("disk", each, "1 GiB is free", "" if each is State.OK else "Delete files") for each in states_]
    monkeypatch.setattr("webapp.cli.doctor.command.examine", lambda _: found)
    answer = CliRunner().invoke(app, ["doctor"])
    assert answer.exit_code == code
    assert ("→ Delete files" in answer.output) == (code > 0)


def test_unreachable_database_is_reported_while_everything_else_is_checked(set_up: SetUp) -> None:
    code, document, _ = examined(set_up, DATABASE_URL=url_of(set_up, port=free_port()))
    database = [each for each in document["findings"] if each["check"] == "database"]
    assert (code, [each["state"] for each in database]) == (2, ["problem"])
    fine = {each["check"] for each in document["findings"] if each["state"] == "ok"}
    assert fine >= {"engine", "files"}
    assert ("redis" in fine) == has_redis(set_up)


def test_wrong_password_is_not_printed(set_up: SetUp) -> None:
    (finding,) = check_database(url_of(set_up, password="wrong-word"), set_up.settings)
    assert finding.state is State.PROBLEM
    assert "password authentication failed" in finding.text
    assert "wrong-word" not in said([finding])


def test_database_without_this_releases_tables_is_reported(set_up: SetUp, full_database: str) -> None:
    with copied(set_up, full_database, "doctor") as engine:
        url = replace(set_up, engine=engine).service_url
        assert State.PROBLEM not in states(list(check_database(url, set_up.settings)))
        with engine.begin() as connection:
            connection.execute(text("ALTER TABLE runs DISABLE ROW LEVEL SECURITY"))
        assert "row-level security is not enforced on runs" in said(list(check_database(url, set_up.settings)))
        migrate(engine, set_up.settings.migrations_folder, "0031")
        assert "run `stormsizer migrate`" in said(list(check_database(url, set_up.settings)))
        with engine.begin() as connection:
            connection.execute(text("DELETE FROM catalog_memberships"))
            connection.execute(text("UPDATE catalog_versions SET is_current = false"))
        (catalog,) = check_catalog(url, set_up.settings)
        assert (catalog.state, catalog.text) == (State.PROBLEM, "not loaded")


def test_catalog_of_another_release_is_reported(set_up: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    assert states(list(check_catalog(url_of(set_up), set_up.settings))) == {State.OK}
    monkeypatch.setattr(files, "__version__", "9.9.9")
    (finding,) = check_catalog(url_of(set_up), set_up.settings)
    assert (finding.state, finding.remedy.startswith("run `stormsizer catalog load`")) == (State.WARNING, True)
    monkeypatch.setattr(stormsizer, "__version__", "0.0.1")
    (finding,) = check_catalog(url_of(set_up), set_up.settings)
    assert (finding.state, "which is newer than this one" in finding.text) == (State.WARNING, True)
    assert finding.remedy.startswith("complete the upgrade")


def test_lost_and_waiting_jobs_show_that_no_sweeper_or_worker_runs(set_up: SetUp, draft: Document) -> None:
    client = set_up.client()
    runs = [client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()["id"] for _ in range(2)]
    assert states(list(check_database(url_of(set_up), set_up.settings)), "sweeper") == {State.OK}
    long_ago = "clock_timestamp() - interval '5 min'"
    with set_up.engine.begin() as connection:
        lost = f"UPDATE runs SET state = 'running', lease_until = {long_ago} WHERE id = :id"
        connection.execute(text(lost), {"id": runs[0]})
        connection.execute(text(f"UPDATE runs SET created_at = {long_ago} WHERE id = :id"), {"id": runs[1]})
    found = list(check_database(url_of(set_up), set_up.settings))
    assert (states(found, "sweeper"), states(found, "queue")) == ({State.PROBLEM}, {State.WARNING})
    with set_up.engine.begin() as connection:
        maintenance.turn_on(connection, "", None)
    try:
        found = list(check_database(url_of(set_up), set_up.settings))
        assert (states(found, "maintenance"), states(found, "queue")) == ({State.WARNING}, set())
    finally:
        with set_up.engine.begin() as connection:
            maintenance.turn_off(connection)


def test_old_backups_are_reported(set_up: SetUp) -> None:
    def backup() -> set[State]:
        return states(list(check_database(url_of(set_up), set_up.settings)), "backup")

    try:
        assert backup() == {State.WARNING}
        for age, expected in (("1 hour", State.OK), ("9 days", State.WARNING)):
            with set_up.engine.begin() as connection:
                connection.execute(text(f"UPDATE installation SET last_backup_at = now() - interval '{age}'"))
            assert backup() == {expected}
    finally:
        with set_up.engine.begin() as connection:
            connection.execute(text("UPDATE installation SET last_backup_at = NULL"))


def test_redis_that_evicts_keys_is_a_problem(server_redis_url: str) -> None:
    assert states(list(check_redis(server_redis_url))) == {State.OK}
    with redis.Redis.from_url(server_redis_url) as client:
        client.config_set("maxmemory", "64mb")
        client.config_set("maxmemory-policy", "allkeys-lru")
        try:
            found = list(check_redis(server_redis_url))
        finally:
            client.config_set("maxmemory-policy", "noeviction")
            client.config_set("maxmemory", "0")
    assert "set `maxmemory-policy noeviction`" in [each.remedy for each in found if each.state is State.PROBLEM]


def test_redis_with_a_wrong_password_or_without_a_server_is_a_problem(server_redis_url: str) -> None:
    with redis.Redis.from_url(server_redis_url) as client:
        client.config_set("requirepass", "right-word")
        try:
            (wrong,) = check_redis(server_redis_url.replace("://", "://:wrong-word@"))
        finally:
            client.execute_command("AUTH", "right-word")
            client.config_set("requirepass", "")
    assert (wrong.state, wrong.text) == (State.PROBLEM, "the password is wrong or missing")
    (away,) = check_redis(f"redis://:secret-word@127.0.0.1:{free_port()}/0")
    assert away.state is State.PROBLEM
    assert "secret-word" not in said([away])


def test_workers_of_a_laptop_run_only_with_the_service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("webapp.cli.doctor.broker.TIMEOUT_S", 0.2)
    (finding,) = check_workers(Settings(data_folder=tmp_path))
    assert (finding.state, "stormsizer serve" in finding.remedy) == (State.WARNING, True)


def test_laptop_without_a_database_is_told_to_start(tmp_path: Path) -> None:
    environment = {"STORMSIZER_DATA_FOLDER": str(tmp_path), "DATABASE_URL": None, "REDIS_URL": None}
    answer = CliRunner().invoke(app, ["doctor"], env={**os.environ, **environment}, catch_exceptions=False)
    assert answer.exit_code in (1, 2)
    assert "→ run `stormsizer serve`" in answer.output
    assert not (tmp_path / "postgres").exists(), "the check creates no database"


def test_misspelled_variable_gets_a_suggestion() -> None:
    names = {"STORMSIZER_SECRET_KEE": "", "DATABSE_URL": "", "STORMSIZER_ERRAND_PAUSES_S": "", "HOME": ""}
    found = {each.text.split()[0]: each for each in variables.check_names(names)}
    assert found["STORMSIZER_SECRET_KEE"].remedy == "did you mean STORMSIZER_SECRET_KEY?"
    assert found["DATABSE_URL"].remedy == "did you mean DATABASE_URL?"
    assert found["STORMSIZER_ERRAND_PAUSES_S"].remedy == "use STORMSIZER_JOB_PAUSES_S"
    assert "HOME" not in found
    known = ("STORMSIZER_SECRET_KEY", "STORMSIZER_SECRET_KEY_FILE", "DATABASE_URL", "STORMSIZER_FIRST_ORGANIZATION")
    assert states(list(variables.check_names(dict.fromkeys(known, "")))) == {State.OK}


def test_variable_that_cannot_be_in_a_file_is_reported() -> None:
    (found,) = variables.check_names({"STORMSIZER_PUBLIC_URL_FILE": "/run/secrets/url"})
    assert (found.state, found.remedy) == (State.PROBLEM, "did you mean STORMSIZER_PUBLIC_URL?")
    assert "STORMSIZER_PUBLIC_URL_FILE is not a variable of this release" in found.text


def test_invalid_variable_is_named_without_its_value(set_up: SetUp) -> None:
    code, document, output = examined(set_up, STORMSIZER_METRICS_TOKEN="short-secret")
    assert (code, "STORMSIZER_METRICS_TOKEN is invalid" in output) == (2, True)
    assert "short-secret" not in output
    assert {each["check"] for each in document["findings"]} == {"versions", "settings"}
    answer = CliRunner().invoke(app, ["migrate"], env=set_up.environment | {"STORMSIZER_PORT": "port"})
    assert (answer.exit_code, "STORMSIZER_PORT is invalid" in answer.output) == (2, True)


@pytest.mark.parametrize(
    ("changes", "state", "fault"),
    [
        ({}, State.OK, "consistent"),
        ({"secret_key": None}, State.PROBLEM, "SECRET_KEY is not set"),
        ({"secret_key": SecretStr("short")}, State.PROBLEM, "too easy to guess"),
        ({"public_url": None}, State.PROBLEM, "PUBLIC_URL is not set"),
        ({"public_url": "http://sizing.example.com"}, State.PROBLEM, "does not begin with https"),
        ({"allowed_hosts": ("https://sizing.example.com",)}, State.PROBLEM, "matches no request"),
        ({"allowed_hosts": ("10.1.2.3", "[10.1.2.3]", "fd00::1", "[fd00::1]", "sizing-api")}, State.OK, "consistent"),
        ({"allowed_hosts": ("*",)}, State.PROBLEM, "matches no request"),
        ({"host": "0.0.0.0"}, State.WARNING, "TRUSTED_PROXIES is not set"),
        ({"trusted_proxies": "0.0.0.0/0"}, State.PROBLEM, "includes addresses of strangers"),
        ({"metrics_networks": "::/0"}, State.PROBLEM, "includes addresses of strangers"),
        ({"smtp_url": None}, State.WARNING, "STORMSIZER_SMTP_URL is not set"),
        ({"mail_from": "Stormsizer <stormsizer@localhost>"}, State.WARNING, "mail servers reject"),
        ({"redis_url": None}, State.WARNING, "REDIS_URL is not set"),
        ({"import_time_limit_s": 900.0}, State.PROBLEM, "workers stop any job"),
        ({"accounts": False, "host": "0.0.0.0"}, State.PROBLEM, "users do not sign in"),
    ],
)
def test_inconsistent_values_are_reported(changes: dict[str, Any], state: State, fault: str) -> None:
    found = list(variables.check_values(Settings(**{**SAFE, **changes})))
    assert fault in said(found)
    assert states(found) == {state}
    assert SECRET not in said(found)


def test_folder_that_cannot_be_written_to_is_a_problem(tmp_path: Path) -> None:
    settings = Settings(data_folder=tmp_path, frontend_folder=tmp_path)
    assert states(list(check_folders(settings)), "files") == {State.OK, State.WARNING}, "the pages are not built"
    (tmp_path / "file").touch()
    broken = settings.model_copy(update={"data_folder": tmp_path / "file" / "data"})
    assert states(list(check_folders(broken)), "files") == {State.PROBLEM, State.WARNING}
    full = settings.model_copy(update={"least_free_bytes": 10**18})
    assert states(list(check_folders(full)), "disk") == {State.PROBLEM}


def test_missing_kernels_and_fonts_are_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert states(list(check_reports())) == {State.OK}
    monkeypatch.setattr(files, "cache_directory", lambda: tmp_path)
    (finding,) = check_kernels()
    assert (finding.state, finding.remedy) == (State.WARNING, "run `stormsizer warm`")

    def without_fonts() -> None:
        raise OSError("no such folder")

    monkeypatch.setattr(files, "compiler_fonts", without_fonts)
    assert states(list(check_reports())) == {State.PROBLEM}


@contextmanager
def mail_server(*lines: bytes) -> Iterator[int]:
    """A mail server that gives these answers, one after the other."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            connection, _ = server.accept()
            with connection:
                for line in lines:
                    connection.sendall(line + b"\r\n")
                    connection.recv(1000)

        thread = threading.Thread(target=answer, daemon=True)
        thread.start()
        yield int(server.getsockname()[1])
        thread.join(10)


def test_mail_server_is_greeted_without_sending_mail() -> None:
    with mail_server(b"220 mail", b"250 hello", b"221 bye") as port:
        (finding,) = check_mail(f"smtp://127.0.0.1:{port}")
    assert finding.state is State.OK
    with mail_server(b"220 mail", b"250-hello\r\n250 AUTH PLAIN", b"535 no", b"221 bye") as port:
        (finding,) = check_mail(f"smtp://user:secret-word@127.0.0.1:{port}")
    assert (finding.state, "rejects user or password" in finding.text) == (State.PROBLEM, True)
    assert "secret-word" not in said([finding])
    (finding,) = check_mail(f"smtp://127.0.0.1:{free_port()}")
    assert finding.state is State.PROBLEM


def test_check_that_hangs_or_fails_does_not_stop_the_others() -> None:
    def hangs() -> Iterator[Finding]:
        yield ok("network", "connected")
        time.sleep(5)

    def fails() -> Iterator[Finding]:
        raise ZeroDivisionError("by zero")

    first, second = examination._within_limit("network", hangs, longest_s=0.2)
    assert (first.state, second.state) == (State.OK, State.PROBLEM)
    (finding,) = examination._within_limit("network", fails)
    assert (finding.state, "ZeroDivisionError" in finding.text) == (State.PROBLEM, True)
