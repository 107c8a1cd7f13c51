"""Password links: only the newest one works, and strangers cannot use up an address's emails."""

from __future__ import annotations

import pytest

from tests.webapp.accounts.people import API, OTHER_PASSWORD, PASSWORD, House, kind_of, sign_in, with_second_factor

pytestmark = pytest.mark.tested_on("server")

ADA = "ada@example.com"
STRANGER = "198.51.100.9"


def n_resets(house: House) -> int:
    """Number of emails to Ada, besides the one of her sign-up."""
    return len(house.mails(ADA)) - 1


def test_new_reset_link_replaces_the_earlier_one(house: House) -> None:
    house.person(ADA)
    proofs = []
    for _ in range(2):
        house.browser().post(f"{API}/password-resets", json={"email": ADA})
        proofs.append(house.proof(ADA))
    answers = [
        house.browser().post(f"{API}/reset-password", json={"token": proof, "password": OTHER_PASSWORD})
        for proof in proofs
    ]
    assert [each.status_code for each in answers] == [410, 204]
    assert sign_in(house.browser(), ADA, OTHER_PASSWORD).status_code == 204


def test_strangers_cannot_use_up_the_emails_of_an_address(house: House) -> None:
    ada = house.person(ADA)
    for _ in range(12):
        assert house.browser(STRANGER).post(f"{API}/password-resets", json={"email": ADA}).status_code == 202
    assert n_resets(house) == 6
    house.browser("203.0.113.50").post(f"{API}/password-resets", json={"email": ADA})
    assert n_resets(house) == 7
    for n in range(30):
        house.browser(f"198.51.{n}.9").post(f"{API}/password-resets", json={"email": ADA})
    before = n_resets(house)
    assert before == 20  # and the email of the sign-up
    ada.post(f"{API}/password-resets", json={"email": ADA})
    assert n_resets(house) == before + 1


def test_deleting_an_organization_requires_the_password_and_a_code(house: House) -> None:
    ada = house.person(ADA, "Acme")
    deletion = f"{API}/organization/deletion"
    missing = ada.post(deletion, json={"name": "Acme"})
    assert missing.status_code == 422
    assert [each["path"] for each in missing.json()["errors"]] == ["password"]
    assert kind_of(ada.post(deletion, json={"name": "Acme", "password": OTHER_PASSWORD})) == "wrong-credentials"
    _, codes = with_second_factor(ada)
    given = {"name": "Acme", "password": PASSWORD}
    assert kind_of(ada.post(deletion, json=given)) == "second-factor-needed"
    assert kind_of(ada.post(deletion, json=given | {"code": "000000"})) == "wrong-credentials"
    assert [each["path"] for each in ada.post(deletion, json=given | {"name": "Acm"}).json()["errors"]] == ["name"]
    assert ada.get(f"{API}/organization").json()["name"] == "Acme"
    assert ada.post(deletion, json=given | {"code": codes[0]}).status_code == 204
    assert house.set_up.count("members") == 0
