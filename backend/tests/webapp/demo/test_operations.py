"""A demo offers a list of operations, and refuses all others."""

from __future__ import annotations

import pytest
from pydantic import SecretStr

from tests.webapp.demo.conftest import Demo
from tests.webapp.matrix.description import operations
from tests.webapp.setups import SetUp
from webapp.demo import operations as demo_operations
from webapp.demo.limits import MOST, limited
from webapp.demo.operations import AVAILABLE, REFUSED, require_classified
from webapp.permissions import PERMISSIONS
from webapp.settings import Settings

SOME_ID = "00000000-0000-7000-8000-000000000000"
REFUSED_NAMES = sorted(name for names in REFUSED.values() for name in names)


def test_every_operation_is_classified() -> None:
    require_classified()
    assert len(AVAILABLE) + len(REFUSED_NAMES) == len(PERMISSIONS)


def test_a_new_operation_has_to_be_classified(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(demo_operations, "AVAILABLE", AVAILABLE - {"get_run"})
    with pytest.raises(LookupError, match=r"\['get_run'\]"):
        require_classified()


def test_an_operation_in_both_lists_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(demo_operations, "AVAILABLE", AVAILABLE | {"create_webhook"})
    with pytest.raises(LookupError, match=r"\['create_webhook'\]"):
        require_classified()


def test_operations_outside_the_list_are_refused_to_visitors_and_strangers(demo: Demo) -> None:
    visitor, stranger = demo.visitor(), demo.browser()
    asked: set[str] = set()
    for operation in operations():
        if operation.id in REFUSED_NAMES:
            path = _filled(operation.path)
            browser = stranger if len(asked) % 2 else visitor
            answer = browser.request(operation.method.upper(), path, json={})
            assert answer.status_code == 403, (operation.id, answer.text)
            assert answer.json()["type"] == "urn:stormsizer:problem:not-in-demo", operation.id
            asked.add(operation.id)
    assert sorted(asked) == REFUSED_NAMES


def test_other_installations_refuse_nothing(set_up: SetUp) -> None:
    answer = set_up.client().get("/api/v1/webhooks")
    assert (answer.status_code, answer.json()["items"]) == (200, [])


def test_a_demo_sends_no_email_and_limits_every_visitor() -> None:
    given = Settings(
        demo=True, smtp_url=SecretStr("smtps://mail.example.com"), sign_up=True, accounts=False, quotas=False
    )
    settings = limited(given)
    assert settings.smtp_url is None
    assert not settings.sign_up
    assert settings.has_accounts
    assert settings.has_quotas
    assert settings.has_rate_limits
    assert all(getattr(settings, name) == most for name, most in MOST.items())


def test_operators_can_lower_limits_but_not_raise_them() -> None:
    settings = limited(Settings(demo=True, max_open_runs=1, max_imports=10_000))
    assert (settings.max_open_runs, settings.max_imports) == (1, MOST["max_imports"])


def test_a_demo_never_uses_the_default_data_folder() -> None:
    plain = Settings()
    assert limited(plain) is plain
    assert limited(Settings(demo=True)).data_folder.name == f"{plain.data_folder.name}-demo"
    assert limited(limited(Settings(demo=True))).data_folder.name == f"{plain.data_folder.name}-demo"


def test_uploads_above_a_mebibyte_are_refused(demo: Demo) -> None:
    browser = demo.visitor()
    import_id = browser.post("/api/v1/imports", json={"name": "Large"}).json()["id"]
    address = f"/api/v1/imports/{import_id}/files?name=large.csv"
    answer = browser.post(address, content=b"x" * (1024**2 + 1), headers={"Content-Type": "application/octet-stream"})
    assert answer.status_code == 413
    assert browser.post("/api/v1/projects", json={"name": "n", "notes": "x" * 1024**2}).status_code == 413


def _filled(path: str) -> str:
    for name in ("{version}", "{number}"):
        path = path.replace(name, "1")
    while "{" in path:
        head, _, tail = path.partition("{")
        path = head + SOME_ID + tail.partition("}")[2]
    return path
