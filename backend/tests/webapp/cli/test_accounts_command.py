"""Account commands of operators, and checks that prevent an insecure start of the service."""

from __future__ import annotations

import re

import pytest
from pydantic import SecretStr
from sqlalchemy import text
from typer.testing import CliRunner

from tests.webapp.accounts.people import API, PASSWORD, House, is_in, sign_in
from tests.webapp.setups import SetUp
from webapp.cli.app import app
from webapp.cli.errors import CommandError
from webapp.cli.server.safety import require_own_machine, require_safe
from webapp.settings import Settings

SECRET = "Xq3_vT8.kLw~52Rz-Jm9+Yb6=Hd4*Fn7"
SAFE = {"accounts": True, "secret_key": SecretStr(SECRET), "public_url": "https://sizing.example.com"}


@pytest.fixture
def house(set_up: SetUp) -> House:
    """A service without any account."""
    return House.of(set_up)


def run(house: House, *words: str) -> tuple[int, str]:
    outcome = CliRunner().invoke(app, ["account", *words], env=house.set_up.environment)
    return outcome.exit_code, outcome.output


def test_operator_creates_an_account_and_its_owner_sets_the_password(house: House) -> None:
    code, output = run(house, "create", "Ada@Example.com", "--organization", "Acme")
    assert code == 0, output
    link = output.split()[-1]
    assert re.fullmatch(r"http://127\.0\.0\.1:8000/reset-password#ssp_[\w-]{43}", link)
    ada = house.browser()
    assert sign_in(ada, "ada@example.com").status_code == 401
    given = {"token": link.partition("#")[2], "password": PASSWORD}
    assert ada.post(f"{API}/reset-password", json=given).status_code == 204
    assert ada.post(f"{API}/reset-password", json=given).status_code == 410
    assert sign_in(ada, "ada@example.com").status_code == 204
    assert ada.get(f"{API}/me").json()["role"] == "owner"
    code, output = run(house, "link", "ada@example.com")
    assert code == 0
    given = {"token": output.split()[-1].partition("#")[2], "password": "another-Lantern-55-moss"}
    assert house.browser().post(f"{API}/reset-password", json=given).status_code == 204
    assert not is_in(ada)


def test_operator_sees_why_a_command_failed(house: House) -> None:
    assert run(house, "create", "ada@example.com", "--organization", "Acme")[0] == 0
    for words, said in (
        (("create", "ADA@example.com", "--organization", "Acme"), "already has an account"),
        (("create", "no-address", "--organization", "Acme"), "not a valid email address"),
        (("create", "bob@example.com", "--organization", ""), "not a valid name"),
        (("link", "bob@example.com"), "has no account"),
    ):
        code, output = run(house, *words)
        assert (code, said in output) == (2, True), output
    assert house.set_up.count("accounts") == 1


@pytest.mark.parametrize(
    "words",
    [
        "account create a@example.com --organization x",
        "organizations tombstones",
        "maintenance status",
        "move x --into y",
    ],
)
def test_commands_on_a_new_database_say_that_it_is_not_migrated(house: House, words: str) -> None:
    installed = house.set_up.engine
    with installed.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("DROP DATABASE IF EXISTS not_migrated WITH (FORCE)"))
        connection.execute(text("CREATE DATABASE not_migrated"))
    url = installed.url.set(database="not_migrated").render_as_string(hide_password=False)
    outcome = CliRunner().invoke(app, words.split(), env=house.set_up.environment | {"DATABASE_URL": url})
    said = "stormsizer: the database is not migrated to this release: run `stormsizer migrate` first\n"
    assert (outcome.exit_code, outcome.output) == (1, said)


def test_accounts_cannot_be_created_on_a_local_installation(set_up: SetUp) -> None:
    outcome = CliRunner().invoke(
        app, ["account", "create", "a@example.com", "--organization", "x"], env=set_up.environment
    )
    assert outcome.exit_code == 2
    assert "no accounts" in outcome.output


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"secret_key": None}, "SECRET_KEY is not set"),
        ({"secret_key": SecretStr("")}, "SECRET_KEY is not set"),
        ({"secret_key": SecretStr(SECRET[:31])}, "too easy to guess"),
        ({"secret_key": SecretStr("a" * 64)}, "too easy to guess"),
        ({"secret_key": SecretStr("please-change-me-0123456789-abcdefgh")}, "placeholder"),
        ({"public_url": None}, "PUBLIC_URL is not set"),
        ({"public_url": "http://sizing.example.com"}, "https://"),
        ({"password_memory_kib": 64}, "password hashing"),
        ({"password_passes": 1}, "password hashing"),
    ],
)
def test_service_requires_a_secret_an_address_and_safe_password_hashing(change: dict[str, object], said: str) -> None:
    require_safe(Settings.model_validate(SAFE))
    with pytest.raises(CommandError, match=said) as caught:
        require_safe(Settings.model_validate(SAFE | change))
    assert SECRET not in str(caught.value)
    require_safe(Settings.model_validate(SAFE | change | {"accounts": False}))


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.2", "::1", "localhost"])
def test_installation_without_accounts_can_listen_on_loopback(host: str) -> None:
    require_own_machine(Settings(accounts=False, host=host))


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "10.0.0.1", "sizing.example.com", ""])
def test_installation_without_accounts_cannot_listen_on_other_addresses(host: str) -> None:
    with pytest.raises(CommandError, match="without accounts"):
        require_own_machine(Settings(accounts=False, host=host))
    require_own_machine(Settings(accounts=True, host=host))


@pytest.mark.parametrize("command", ["serve", "worker"])
def test_commands_reject_unsafe_settings(set_up: SetUp, command: str) -> None:
    env = set_up.environment | {"STORMSIZER_ACCOUNTS": "true", "STORMSIZER_SECRET_KEY": "short"}
    outcome = CliRunner().invoke(app, [command], env=env)
    assert outcome.exit_code == 2
    assert "SECRET_KEY" in outcome.output
