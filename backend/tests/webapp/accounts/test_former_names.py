"""Clients of the previous release, which spelled *organisation*, find and send what they know."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from stormsizer.model.former_names import current, former
from tests.webapp.accounts.people import API, PASSWORD, House
from tests.webapp.described import description
from tests.webapp.setups import SetUp
from webapp.cli.app import app
from webapp.settings import Settings

ADA, BOB = "ada@example.com", "bob@example.com"


def test_former_paths_and_fields_work_for_the_account(house: House) -> None:
    ada = house.browser()
    given = {"email": ADA, "password": PASSWORD, "name": "Ada", "organisation": "Acme"}
    assert ada.post(f"{API}/sign-up", json=given).status_code == 202
    assert ada.post(f"{API}/verify-email", json={"token": house.proof(ADA), "password": PASSWORD}).status_code == 204
    me = ada.get(f"{API}/me").json()
    assert me["organisations"] == me["organizations"]
    assert me["organisation_id"] == me["organization_id"] == me["organisations"][0]["organisation_id"]
    assert ada.put(f"{API}/organisation", json={"name": "Acme Ltd"}).json()["name"] == "Acme Ltd"
    assert ada.get(f"{API}/organisation").json() == ada.get(f"{API}/organization").json()
    chosen = {"organisation_id": me["organisation_id"]}
    assert ada.put(f"{API}/me/organisation", json=chosen).status_code == 204
    assert ada.get(f"{API}/organisation/export").headers["content-type"] == "application/zip"
    assert ada.get(f"{API}/organisations").status_code == 404
    assert house.browser().get(f"{API}/organisation").status_code == 401
    ada.post(f"{API}/invitations", json={"email": BOB, "role": "viewer"})
    offer = house.browser().post(f"{API}/invitations/read", json={"token": house.proof(BOB)}).json()
    assert offer["organisation"] == offer["organization"] == "Acme Ltd"


@pytest.mark.parametrize(
    ("given", "status"),
    [
        ({"organisation": "Acme"}, 200),
        ({"organisation": "Acme", "organization": "Acme"}, 200),
        ({"organisation": "Acme", "organization": "Other"}, 422),
        ({"organisation": "x" * 201}, 422),
    ],
    ids=str,
)
def test_former_field_is_validated_like_the_current_one(set_up: SetUp, given: dict[str, Any], status: int) -> None:
    answer = set_up.client().put(f"{API}/branding", json=given, headers={"If-Match": "*"})
    assert answer.status_code == status
    if status == 200:
        assert answer.json()["organisation"] == answer.json()["organization"] == "Acme"
    else:
        assert len(answer.json()["errors"]) == 1


def test_limits_response_contains_the_former_field(set_up: SetUp) -> None:
    limits = set_up.client().get(f"{API}/limits").json()
    assert limits["rate_limit_organisation"] == limits["rate_limit_organization"]


def test_former_names_are_described_as_deprecated() -> None:
    document = description()
    deprecated = [each for name, path in document["paths"].items() if "organisation" in name for each in path.values()]
    assert sorted(each["operationId"] for each in deprecated) == [
        "choose_organisation",
        "delete_organisation",
        "export_organisation",
        "get_organisation",
        "leave_organisation",
        "rename_organisation",
    ]
    assert all(each["deprecated"] for each in deprecated)
    fields = [
        field
        for schema in document["components"]["schemas"].values()
        for name, field in schema.get("properties", {}).items()
        if former(name) == name != current(name)
    ]
    assert len(fields) == 13
    assert all(each["deprecated"] for each in fields)


def test_former_commands_options_and_variables_work(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STORMSIZER_RATE_LIMIT_ORGANISATION_PER_MINUTE", "4321")
    assert Settings().rate_limit_organization_per_minute == 4321
    outcome = CliRunner().invoke(app, ["organisations", "tombstones", "--help"])
    assert outcome.exit_code == 0, outcome.output
    given = ["account", "create", ADA, "--organisation", "Acme"]
    outcome = CliRunner().invoke(app, given, env=house.set_up.environment)
    assert outcome.exit_code == 0, outcome.output
    with house.set_up.engine.connect() as connection:
        assert "Acme" in connection.scalars(text("SELECT name FROM organizations")).all()
