"""Sessions: new at every sign-in, gone when they should be, and safe in the browser."""

from __future__ import annotations

import re
from http.cookies import SimpleCookie

import pytest

from tests.webapp.accounts.people import (
    API,
    COOKIE,
    OTHER_PASSWORD,
    PASSWORD,
    House,
    is_in,
    kind_of,
    sign_in,
    with_second_factor,
)

pytestmark = pytest.mark.tested_on("server")

ADA = "ada@example.com"


def replayed(house: House, proof: str | None) -> bool:
    """Return whether a stolen cookie is accepted."""
    assert proof is not None
    thief = house.browser("198.51.100.9")
    thief.cookies.set(COOKIE, proof)
    return is_in(thief)


def test_session_cookie_from_before_the_sign_in_is_invalid_afterwards(house: House) -> None:
    ada, mallory = house.person(ADA), house.person("mallory@example.com", "Evil")
    planted = mallory.cookies[COOKIE]
    victim = house.browser()
    victim.cookies.set(COOKIE, planted)
    assert sign_in(victim, ADA).status_code == 204
    assert not replayed(house, planted)
    assert is_in(ada)
    invented = house.browser()
    invented.cookies.set(COOKIE, "sss_" + "a" * 43)
    assert sign_in(invented, ADA).status_code == 204
    assert not replayed(house, "sss_" + "a" * 43)


def test_sign_out_ends_the_session(house: House) -> None:
    ada = house.person(ADA)
    proof = ada.cookies[COOKIE]
    assert replayed(house, proof)
    assert ada.post(f"{API}/sign-out").status_code == 204
    assert COOKIE not in ada.cookies
    assert not replayed(house, proof)
    assert ada.post(f"{API}/sign-out").status_code == 204


def test_password_change_ends_all_other_sessions_and_renews_this_one(house: House) -> None:
    ada, second = house.person(ADA), house.browser()
    sign_in(second, ADA)
    before = ada.cookies[COOKIE]
    change = {"password": PASSWORD, "new_password": OTHER_PASSWORD}
    assert ada.put(f"{API}/me/password", json=change | {"password": "wrong"}).status_code == 401
    assert ada.put(f"{API}/me/password", json=change).status_code == 204
    assert is_in(ada)
    assert not is_in(second)
    assert not replayed(house, before)
    assert kind_of(sign_in(house.browser(), ADA)) == "wrong-credentials"


def test_session_cookie_is_renewed_when_the_second_factor_changes(house: House) -> None:
    ada = house.person(ADA)
    before = ada.cookies[COOKIE]
    _, codes = with_second_factor(ada)
    confirmed = ada.cookies[COOKIE]
    removal = {"password": PASSWORD, "code": codes[0]}
    assert ada.post(f"{API}/me/second-factor/removal", json=removal).status_code == 204
    removed = ada.cookies[COOKIE]
    here = ada.get(f"{API}/me").json()["organization_id"]
    assert ada.put(f"{API}/me/organization", json={"organization_id": here}).status_code == 204
    assert len({before, confirmed, removed, ada.cookies[COOKIE]}) == 4
    assert not any(replayed(house, each) for each in (before, confirmed, removed))
    assert replayed(house, ada.cookies[COOKIE])


@pytest.mark.parametrize(("column", "limit_s"), [("seen_at", 1_800), ("created_at", 43_200)])
def test_session_expires_when_idle_and_after_half_a_day(house: House, column: str, limit_s: int) -> None:
    ada = house.person(ADA)
    back = f"UPDATE account_sessions SET {column} = clock_timestamp() - make_interval(secs => :s)"
    house.run(back, s=limit_s - 5)
    assert is_in(ada)
    house.run(back, s=limit_s + 1)
    assert not is_in(ada)
    assert ada.get(f"{API}/projects").status_code == 401


def test_session_use_is_recorded_once_a_minute(house: House) -> None:
    ada = house.person(ADA)
    house.run("UPDATE account_sessions SET seen_at = clock_timestamp() - interval '20 minutes'")
    assert is_in(ada)
    seen = ada.get(f"{API}/me/sessions").json()["items"][0]["seen_at"]
    assert is_in(ada)
    assert ada.get(f"{API}/me/sessions").json()["items"][0]["seen_at"] == seen


def test_users_list_and_end_only_their_own_sessions(house: House) -> None:
    ada, bob = house.person(ADA), house.person("bob@example.com", "Other")
    phone = house.browser("192.0.2.44")
    sign_in(phone, ADA)
    items = ada.get(f"{API}/me/sessions").json()["items"]
    assert [each["is_current"] for each in items] == [False, True]
    assert items[0]["address"] == "192.0.2.44"
    assert items[0]["user_agent"] == "Test 1.0"
    foreign = bob.delete(f"{API}/me/sessions/{items[0]['id']}")
    unknown = bob.delete(f"{API}/me/sessions/00000000-0000-7000-8000-000000000000")
    assert (foreign.status_code, foreign.json()) == (unknown.status_code, unknown.json()) == (404, unknown.json())
    assert ada.delete(f"{API}/me/sessions/{items[0]['id']}").status_code == 204
    assert not is_in(phone)
    assert is_in(ada)


def test_number_of_sessions_per_account_is_limited(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    from webapp.accounts.auth import sessions

    monkeypatch.setattr(sessions, "MOST", 3)
    browsers = [house.person(ADA), *(house.browser() for _ in range(3))]
    for each in browsers[1:]:
        assert sign_in(each, ADA).status_code == 204
    assert [is_in(each) for each in browsers] == [False, True, True, True]


def cookie_of(answer: object, name: str) -> SimpleCookie:
    headers = answer.headers.get_list("set-cookie")  # type: ignore[attr-defined]
    return SimpleCookie(next(each for each in headers if each.startswith(f"{name}=")))


@pytest.mark.parametrize(
    ("origin", "name", "is_secure"),
    [("http://127.0.0.1:8000", "stormsizer", False), ("https://127.0.0.1:8000", "__Host-stormsizer", True)],
)
def test_cookie_is_same_site_and_not_readable_by_scripts(house: House, origin: str, name: str, is_secure: bool) -> None:
    house.person(ADA)
    browser = house.browser(origin=origin)
    browser.headers["Sec-Fetch-Site"] = "same-origin"
    answer = sign_in(browser, ADA)
    assert answer.status_code == 204
    for each in (name, f"{name}-browser"):
        cookie = cookie_of(answer, each)[each]
        assert cookie["httponly"]
        assert bool(cookie["secure"]) is is_secure
        assert (cookie["samesite"], cookie["path"], cookie["domain"]) == ("lax", "/", "")
    assert re.fullmatch(r"sss_[\w-]{43}", cookie_of(answer, name)[name].value)
    assert is_in(browser)
    out = browser.post(f"{API}/sign-out")
    assert cookie_of(out, name)[name]["max-age"] == "0"


def test_loopback_cookie_is_not_accepted_over_https(house: House) -> None:
    ada = house.person(ADA)
    browser = house.browser(origin="https://127.0.0.1:8000")
    browser.cookies.set(COOKIE, ada.cookies[COOKIE])
    assert not is_in(browser)


@pytest.mark.parametrize("value", ["", "x", "a" * 10_000, "sss_%00", "sss_ñ", "'; DROP TABLE accounts; --"])
def test_unknown_cookie_does_not_identify_a_user(house: House, value: str) -> None:
    answer = house.browser().get(f"{API}/me", headers={b"Cookie": f"{COOKIE}={value}".encode()})
    assert answer.status_code == 401


def test_invalid_authorization_header_is_rejected_despite_a_valid_cookie(house: House) -> None:
    ada = house.person(ADA)
    assert ada.get(f"{API}/me", headers={"Authorization": "Bearer nonsense"}).status_code in (400, 401)
    assert ada.get(f"{API}/me", headers={"Authorization": "Basic YTpi"}).status_code == 401


def test_many_browsers_can_sign_in_at_once(house: House) -> None:
    from concurrent.futures import ThreadPoolExecutor

    house.person(ADA)
    browsers = [house.browser() for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda browser: sign_in(browser, ADA).status_code, browsers))
    assert set(answers) <= {204, 429}
    assert all(is_in(each) is (status == 204) for each, status in zip(browsers, answers, strict=True))
