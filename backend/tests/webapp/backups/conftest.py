"""Databases separate from the installation's, full or empty, and the commands of an operator."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

import pytest
from sqlalchemy import Connection, text
from typer.testing import CliRunner, Result

from tests.webapp.setups import SetUp, until
from webapp.cli.app import app
from webapp.core.db.session import connect
from webapp.deployment.backup.access import maintenance

CLOSING_S = 5.0
"""How long a closed connection may remain on a busy server. Tests that hold one open wait this long."""
SIDES = "datname LIKE 'backup_test%' OR datname LIKE 'stormsizer_copy_%'"


@dataclass(frozen=True)
class Operator:
    """An operator at the server's command line."""

    set_up: SetUp

    def runs(self, *words: str, **environment: str) -> Result:
        """Give a command."""
        self.set_up.service_engine.dispose()
        self.set_up.engine.dispose()
        until(self._is_alone, seconds=CLOSING_S)
        return CliRunner().invoke(app, [*words], env=self.set_up.owner_environment | environment)

    def _is_alone(self) -> bool:
        """Return whether no client is connected to the database: the server ends a connection after its client does."""
        url = self.set_up.engine.url
        is_alone = text("SELECT count(*) = 0 FROM pg_stat_activity WHERE datname = :name AND usesysid IS NOT NULL")
        with maintenance(url.render_as_string(hide_password=False)).connect() as connection:
            return bool(connection.scalar(is_alone, {"name": url.database}))

    def does(self, *words: str, **environment: str) -> str:
        """Give a command that works; return what it says."""
        outcome = self.runs(*words, **environment)
        assert outcome.exit_code == 0, outcome.output
        assert outcome.exception is None
        return outcome.output

    def fails(self, *words: str, **environment: str) -> str:
        """Give a command that is refused in words; return them."""
        outcome = self.runs(*words, **environment)
        assert outcome.exit_code in (1, 2), outcome.output
        assert isinstance(outcome.exception, SystemExit), outcome.exception
        return outcome.output


@contextmanager
def database(installation: SetUp, name: str, like: str = "template1") -> Iterator[SetUp]:
    """Create a database on the installation's server, empty or as a copy."""
    installation.engine.dispose()
    with server_of(installation) as connection:
        connection.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
        connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {like}"))
    engine = connect(installation.engine.url.set(database=name).render_as_string(hide_password=False))
    set_up = replace(installation, engine=engine)
    yield set_up
    set_up.service_engine.dispose()
    engine.dispose()
    with server_of(installation) as connection:
        for left in connection.scalars(text(f"SELECT datname FROM pg_database WHERE {SIDES}")).all():
            connection.execute(text(f'DROP DATABASE "{left}" WITH (FORCE)'))


@contextmanager
def server_of(installation: SetUp) -> Iterator[Connection]:
    """Connect to the server to make and drop databases."""
    with installation.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        yield connection


@pytest.fixture
def full(installation: SetUp, full_database: str) -> Iterator[Operator]:
    """A database with rows in every table."""
    with database(installation, "backup_test", like=full_database) as made:
        yield Operator(made)


@pytest.fixture
def others(installation: SetUp) -> Callable[[], set[str]]:
    """Names of databases created by the test."""

    def names() -> set[str]:
        with server_of(installation) as connection:
            return set(connection.scalars(text(f"SELECT datname FROM pg_database WHERE {SIDES}")))

    return names
