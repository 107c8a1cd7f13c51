"""No page of another site changes anything in the name of who is signed in."""

from __future__ import annotations

from itertools import product

import pytest
from fastapi.testclient import TestClient

from tests.webapp.accounts.people import API, COOKIE, House, kind_of

pytestmark = pytest.mark.tested_on("server")

OWN = "http://127.0.0.1:8000"
ORIGINS = (None, OWN, "http://localhost:8000", "https://evil.example", "null")
SITES = (None, "same-origin", "same-site", "cross-site", "none")
JSON = ("application/json", "application/json; charset=utf-8")
TYPES = (None, *JSON, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x")
METHODS = ("POST", "PUT", "PATCH", "DELETE")
BODY = b'{"name": "Changed"}'


def test_only_requests_from_the_same_origin_change_anything(house: House) -> None:
    ada = house.person("ada@example.com")
    browser = TestClient(house.app, base_url=OWN, raise_server_exceptions=False)
    browser.cookies.set(COOKIE, ada.cookies[COOKIE])
    id_ = ada.post(f"{API}/projects", json={"name": "Mine"}).json()["id"]
    changed = 0
    for origin, site, kind, method in product(ORIGINS, SITES, TYPES, METHODS):
        given = {"Origin": origin, "Sec-Fetch-Site": site, "Content-Type": kind}
        headers = {name: value for name, value in given.items() if value is not None}
        path = f"{API}/projects" if method == "POST" else f"{API}/projects/{id_ if method == 'PUT' else 0}"
        answer = browser.request(method, path, content=BODY, headers=headers)
        is_own = origin in (None, OWN) and (site == "same-origin" or (site is None and origin == OWN))
        assert answer.status_code < 500
        if not is_own:
            assert answer.status_code in (403, 405), (given, method)
            assert method == "PATCH" or kind_of(answer) == "foreign-page"
        changed += answer.status_code in (200, 201)
    n_own = 3
    assert changed == n_own * len(JSON) * 2
    names = [each["name"] for each in ada.get(f"{API}/projects").json()["items"]]
    assert len(names) == 1 + n_own * len(JSON)


def test_every_account_operation_requires_the_same_origin(house: House) -> None:
    ada = house.person("ada@example.com")
    bare = TestClient(house.app, base_url=OWN, raise_server_exceptions=False)
    bare.cookies.set(COOKIE, ada.cookies[COOKIE])
    document = house.app.openapi()
    n_asked = 0
    for path, operations in document["paths"].items():
        for method in set(operations) - {"get"}:
            filled = path.replace("{", "").replace("}", "")
            if operations[method]["operationId"] == "open_share_link":
                continue  # a link identifies its holder by itself alone
            answer = bare.request(method, filled)
            assert (answer.status_code, kind_of(answer)) == (403, "foreign-page"), path
            n_asked += 1
    assert n_asked > 20
    assert bare.get(f"{API}/me").status_code == 200


def test_other_host_name_of_the_same_machine_is_another_origin(house: House) -> None:
    ada = house.person("ada@example.com")
    for origin in ("http://localhost:8000", "http://[::1]:8000", "http://127.0.0.1:8001", "https://127.0.0.1:8000"):
        answer = ada.post(f"{API}/projects", json={"name": "x"}, headers={"Origin": origin})
        assert answer.status_code == 403, origin


def test_other_site_cannot_sign_a_user_in(house: House) -> None:
    given = {"email": "mallory@example.com", "password": "x"}
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = TestClient(house.app, base_url=OWN).post(f"{API}/sign-in", json=given, headers=headers)
        assert answer.status_code == 403


def test_client_without_a_cookie_needs_no_origin(house: House) -> None:
    house.person("ada@example.com")
    program = TestClient(house.app, base_url=OWN)
    given = {"email": "ada@example.com", "password": "ginger-Vault-78-otter"}
    assert program.post(f"{API}/sign-in", json=given).status_code == 204
