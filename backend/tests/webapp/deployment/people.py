"""A user created by the operator, and their first steps."""

from __future__ import annotations

from typing import Any

import httpx2

from tests.webapp.deployment.plain import Installation
from tests.webapp.documents import office

API = "/api/v1"
PASSWORD = "ginger-Vault-78-otter"


def owner(everything: Installation, email: str, address: str = "127.0.0.2") -> httpx2.Client:
    """Return the browser of a user whose account the operator created."""
    said = everything.stormsizer("account", "create", email, "--organization", f"House of {email}")
    browser = everything.browser(address)
    given = {"token": said.split()[-1].partition("#")[2], "password": PASSWORD}
    answer = browser.post(f"{API}/reset-password", json=given)
    assert answer.status_code == 204, answer.text
    answer = browser.post(f"{API}/sign-in", json={"email": email, "password": PASSWORD})
    assert answer.status_code == 204, answer.text
    return browser


def draft(browser: httpx2.Client) -> dict[str, Any]:
    """Make a project with a scenario; return the scenario."""
    project = made(browser.post(f"{API}/projects", json={"name": "Branch offices"}))
    return made(browser.post(f"{API}/projects/{project['id']}/scenarios", json=office()))


def made(answer: httpx2.Response) -> dict[str, Any]:
    """Return what an answer says was made."""
    assert answer.status_code in (201, 202), answer.text
    document: dict[str, Any] = answer.json()
    return document
