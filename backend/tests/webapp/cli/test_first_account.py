"""The first account from environment variables: created once, by `stormsizer migrate`."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from tests.webapp.accounts.people import API, PASSWORD, House, sign_in
from tests.webapp.setups import SetUp
from webapp.cli.app import app
from webapp.cli.installation.first_account import create_first_account

EMAIL = {"STORMSIZER_FIRST_ACCOUNT_EMAIL": "Ada@Example.com", "STORMSIZER_FIRST_ORGANIZATION": "Acme"}
SECURE = {"STORMSIZER_PASSWORD_PASSES": "2", "STORMSIZER_PASSWORD_MEMORY_KIB": "19456"}


@pytest.fixture
def house(set_up: SetUp) -> House:
    """A service without any account."""
    return House.of(set_up)


def migrate(house: House, **environment: str) -> tuple[int, str]:
    given = house.set_up.environment | SECURE | environment
    outcome = CliRunner().invoke(app, ["migrate"], env=given)
    return outcome.exit_code, outcome.output


def test_account_with_a_password_is_created_once_and_can_sign_in(house: House, tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text(f"{PASSWORD}\n")
    code, output = migrate(house, **EMAIL, STORMSIZER_FIRST_ACCOUNT_PASSWORD_FILE=str(file))
    assert code == 0, output
    assert "created the first account, ada@example.com, in the organization Acme" in output
    assert PASSWORD not in output
    ada = house.browser()
    assert sign_in(ada, "ada@example.com").status_code == 204
    assert ada.get(f"{API}/me").json()["role"] == "owner"
    entries = ada.get(f"{API}/audit-entries").json()["items"]
    assert "create_first_account" in {each["action"] for each in entries}
    file.unlink()
    code, output = migrate(house, **EMAIL, STORMSIZER_FIRST_ACCOUNT_PASSWORD_FILE=str(file))
    assert (code, "created" in output) == (0, False)
    assert house.set_up.count("accounts") == 1


def test_without_a_password_a_link_is_printed(house: House) -> None:
    code, output = migrate(house, **EMAIL)
    assert code == 0, output
    given = {"token": output.split()[-1].partition("#")[2], "password": PASSWORD}
    assert house.browser().post(f"{API}/reset-password", json=given).status_code == 204
    assert sign_in(house.browser(), "ada@example.com").status_code == 204


def test_concurrent_starts_create_one_account(house: House) -> None:
    changes = {
        "first_account_email": "ada@example.com",
        "first_organization": "Acme",
        "password_passes": 2,
        "password_memory_kib": 19_456,
    }
    settings = house.set_up.settings.model_copy(update=changes)
    with ThreadPoolExecutor(4) as threads:
        said = list(threads.map(lambda _: create_first_account(settings, house.set_up.engine), range(4)))
    assert sum(each is not None for each in said) == 1
    with house.set_up.engine.connect() as connection:
        assert connection.scalar(text("SELECT count(*) FROM organizations WHERE name = 'Acme'")) == 1


@pytest.mark.parametrize(
    ("environment", "fault"),
    [
        ({**EMAIL, "STORMSIZER_FIRST_ACCOUNT_EMAIL": "ada"}, "STORMSIZER_FIRST_ACCOUNT_EMAIL is 'ada'"),
        ({**EMAIL, "STORMSIZER_FIRST_ORGANIZATION": " "}, "STORMSIZER_FIRST_ORGANIZATION is"),
        ({"STORMSIZER_FIRST_ACCOUNT_EMAIL": "ada@example.com"}, "STORMSIZER_FIRST_ORGANIZATION is not set"),
        ({"STORMSIZER_FIRST_ORGANIZATION": "Acme"}, "STORMSIZER_FIRST_ACCOUNT_EMAIL is not"),
        ({**EMAIL, "STORMSIZER_FIRST_ACCOUNT_PASSWORD": "ada@example.com1"}, "too easy to guess"),
        ({**EMAIL, "STORMSIZER_FIRST_ACCOUNT_PASSWORD": "short"}, "not a valid password"),
        ({**EMAIL, "STORMSIZER_FIRST_ACCOUNT_PASSWORD_FILE": "/nonexistent"}, "No such file"),
        ({**EMAIL, "STORMSIZER_ACCOUNTS": "false"}, "set STORMSIZER_ACCOUNTS=true"),
    ],
)
def test_invalid_variables_are_named_and_nothing_is_created(
    house: House, environment: dict[str, str], fault: str
) -> None:
    code, output = migrate(house, **environment)
    assert (code, fault in output) == (2, True), output
    assert house.set_up.count("accounts") == 0
    assert "short" not in output.partition("password: ")[2].partition("at least")[0]
