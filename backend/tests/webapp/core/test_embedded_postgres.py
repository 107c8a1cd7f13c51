"""The embedded database starts anywhere, comes back from anything, and says in one line what is wrong."""

from __future__ import annotations

import multiprocessing
import os
import pwd
import shutil
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import psycopg
import pytest

from tests.support.services import FORGETFUL, open_folder
from webapp.deployment.postgres.binaries import Binaries, account_for, find_binaries, process_options, readable_binaries
from webapp.deployment.postgres.cluster import free_ports
from webapp.deployment.postgres.embedded import EmbeddedPostgres, EmbeddedPostgresError

as_root_only = pytest.mark.skipif(os.geteuid() != 0, reason="asks what happens to root")


@pytest.fixture
def folder() -> Iterator[Path]:
    with open_folder("kit-test") as made:
        yield made


@pytest.fixture
def embedded(folder: Path) -> Iterator[EmbeddedPostgres]:
    server = EmbeddedPostgres(folder)
    server.start()
    yield server
    server.stop()
    server.leave()


def ask(server: EmbeddedPostgres, question: str) -> object:
    with psycopg.connect(server.url.replace("+psycopg", "")) as connection:
        row = connection.execute(question).fetchone()
    assert row is not None
    return row[0]


def remember_a_row(server: EmbeddedPostgres) -> None:
    with psycopg.connect(server.url.replace("+psycopg", "")) as connection:
        connection.execute("create table kept (word text)")
        connection.execute("insert into kept values ('safe')")


def pid_of(server: EmbeddedPostgres) -> int:
    running = server.cluster.postmaster
    assert running is not None
    return running.pid


def kill_hard(server: EmbeddedPostgres) -> int:
    process = psutil.Process(pid_of(server))
    process.kill()
    process.wait(10)
    return process.pid


def test_first_start_creates_a_current_utf8_database_with_a_password(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "pgdata.half").mkdir()
    (folder / "pgdata.half" / "left by a killed start").touch()
    monkeypatch.setenv("PGDATA", "/nowhere")
    with EmbeddedPostgres(folder) as server:
        assert str(ask(server, "show server_version")).startswith("18.")
        assert ask(server, "show server_encoding") == "UTF8"
        assert ask(server, "show timezone") == "UTC"
        without_password = f"postgresql://stormsizer@127.0.0.1:{server.url.rsplit(':', 1)[1]}"
        with pytest.raises(psycopg.OperationalError, match="no password supplied"):
            psycopg.connect(without_password)
    assert server.cluster.postmaster is None
    assert stat.S_IMODE((folder / "postgres.password").stat().st_mode) == 0o600
    assert not (folder / "initdb.password").exists()


def test_committed_data_survives_kill_9(embedded: EmbeddedPostgres) -> None:
    remember_a_row(embedded)
    killed = kill_hard(embedded)
    embedded.start()
    assert pid_of(embedded) != killed
    assert ask(embedded, "select word from kept") == "safe"


@pytest.mark.long
def test_restart_works_when_another_process_has_the_old_process_id(embedded: EmbeddedPostgres) -> None:
    kill_hard(embedded)
    stranger = subprocess.Popen(["sleep", "60"], **process_options(account_for(embedded.cluster.data)))
    lock_file = embedded.cluster.data / "postmaster.pid"
    lock_file.write_text("\n".join([str(stranger.pid), *lock_file.read_text().split("\n")[1:]]))
    try:
        assert embedded.cluster.postmaster is None
        embedded.start()
        assert pid_of(embedded) != stranger.pid
        assert ask(embedded, "select 1") == 1
    finally:
        stranger.kill()
        stranger.wait()


def test_second_start_attaches_and_the_last_one_to_leave_stops_the_server(embedded: EmbeddedPostgres) -> None:
    second = EmbeddedPostgres(embedded.cluster.root)
    assert second.start() == embedded.url
    first_pid = pid_of(second)
    embedded.leave()
    assert pid_of(second) == first_pid
    assert ask(second, "select 1") == 1
    second.leave()
    assert second.cluster.postmaster is None


def test_killed_user_does_not_keep_the_server_running(embedded: EmbeddedPostgres) -> None:
    attach = "import sys,time,pathlib; from webapp.deployment.postgres.embedded import EmbeddedPostgres as E;"
    attach += "E(pathlib.Path(sys.argv[1])).start(); print('attached', flush=True); time.sleep(60)"
    other = subprocess.Popen([sys.executable, "-c", attach, embedded.cluster.root], stdout=subprocess.PIPE, text=True)
    assert other.stdout is not None
    assert other.stdout.readline() == "attached\n"
    other.send_signal(signal.SIGKILL)
    other.communicate()
    embedded.leave()
    assert embedded.cluster.postmaster is None


@as_root_only
def test_ordinary_user_needs_no_root(folder: Path) -> None:
    folder.chmod(0o777)
    child = multiprocessing.get_context("fork").Process(target=start_as, args=("nobody", folder / "mine"))
    child.start()
    child.join(60)
    assert child.exitcode == 0
    assert (folder / "mine" / "pgdata").owner() == "nobody"


def start_as(name: str, folder: Path) -> None:
    user = pwd.getpwnam(name)
    os.setgroups([])
    os.setgid(user.pw_gid)
    os.setuid(user.pw_uid)
    with EmbeddedPostgres(folder, settings=FORGETFUL) as server:
        assert ask(server, "select current_user") == "stormsizer"


def test_data_of_another_major_version_is_rejected_with_both_versions(folder: Path) -> None:
    account = account_for(folder / "pgdata")
    (folder / "pgdata").mkdir(mode=0o700)
    (folder / "pgdata" / "PG_VERSION").write_text("12\n")
    if account is not None:
        shutil.chown(folder / "pgdata", account.uid, account.gid)
    with pytest.raises(EmbeddedPostgresError, match=r"written by PostgreSQL 12, but only .*18 is installed"):
        EmbeddedPostgres(folder).start()
    with pytest.raises(EmbeddedPostgresError, match=r"written by PostgreSQL 12,\s+but .* contains PostgreSQL 18"):
        EmbeddedPostgres(folder, find_binaries(18)).start()


def test_missing_programs_are_reported_in_one_line_with_the_setting(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STORMSIZER_PG_BIN", str(folder))
    with pytest.raises(EmbeddedPostgresError, match=r"^no PostgreSQL programs found: .*STORMSIZER_PG_BIN$"):
        EmbeddedPostgres(folder).start()


def test_uncreatable_folder_is_named(folder: Path) -> None:
    (folder / "a file").touch()
    with pytest.raises(EmbeddedPostgresError, match=r"^cannot write to .*a file/data: Not a directory: choose another"):
        EmbeddedPostgres(folder / "a file" / "data").start()


@as_root_only
def test_folder_inaccessible_to_the_database_account_is_named(folder: Path) -> None:
    folder.chmod(0o700)
    with pytest.raises(EmbeddedPostgresError, match=r"is not accessible to the account `\w+`, which runs the database"):
        EmbeddedPostgres(folder / "data").start()


def test_startup_error_of_the_server_is_reported(folder: Path) -> None:
    impossible = EmbeddedPostgres(folder, settings={"shared_buffers": "many"})
    with pytest.raises(EmbeddedPostgresError, match=r'does not start: .*"shared_buffers": "many".*postgres\.log'):
        impossible.start()


@as_root_only
def test_server_runs_as_the_owner_of_the_data_even_if_accounts_are_added_later(folder: Path) -> None:
    os.chown(folder, 65534, 65534)
    account = account_for(folder)
    assert account is not None
    assert (account.name, account.uid) == ("nobody", 65534)


@as_root_only
def test_programs_in_an_inaccessible_folder_are_copied_once(folder: Path) -> None:
    closed, shelf = folder / "closed", folder / "shelf"
    shelf.mkdir()
    account = account_for(folder / "absent")
    closed.mkdir(mode=0o700)
    (closed / "bin").mkdir(mode=0o700)
    (closed / "bin" / "postgres").write_text("program")
    copied = readable_binaries(Binaries(closed / "bin", 18), account, shelf)
    assert copied.folder == shelf / "postgresql-18" / "bin"
    assert account is not None
    assert account.can_read(copied.folder / "postgres")


def test_free_ports_of_one_request_differ() -> None:
    n_ports = 500  # one port at a time, as many have a duplicate in 99 of 100 tries
    assert len(set(free_ports(n_ports))) == n_ports
