"""A service that people sign in to, in both set-ups."""

from __future__ import annotations

import pytest
from fastapi import FastAPI

from tests.webapp.accounts.people import House
from tests.webapp.setups import SetUp
from webapp.accounts.auth import sign_in
from webapp.main import create_app


@pytest.fixture(scope="session")
def application(installation: SetUp) -> FastAPI:
    """One application for all tests of a set-up."""
    set_up = installation.with_accounts()
    without_limits = set_up.settings.model_copy(update={"rate_limits": False})
    return create_app(SetUp(set_up.name, without_limits, set_up.engine).service())


@pytest.fixture(autouse=True)
def _refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip the delay that hides the reason of a refusal, except where it is measured."""
    monkeypatch.setattr(sign_in, "REFUSED_AFTER_S", 0.0)


@pytest.fixture
def house(set_up: SetUp, application: FastAPI) -> House:
    """A service without any account."""
    return House(set_up.with_accounts(), application)
