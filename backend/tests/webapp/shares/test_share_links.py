"""A share link shows one run, only to its holders, until it expires."""

from __future__ import annotations

import base64
import io
import json
import random
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import pytest
import structlog
import time_machine
from fastapi import FastAPI, Response
from pypdf import PdfReader
from sqlalchemy import event, text

from tests.webapp.documents import key_figures, office
from tests.webapp.setups import SetUp
from tests.webapp.shares.tenants import MEMBER, NOTES, Tenant, browser, opened, service_of, tenant_of, token_of
from webapp.core.http.errors import NotFoundError
from webapp.core.security import secrets
from webapp.core.security.principal import Role
from webapp.main import create_app
from webapp.shares import service as shares

pytestmark = pytest.mark.tested_on("server")

COOKIE = "__Host-stormsizer-share"


@pytest.fixture(scope="module")
def app(installation: SetUp) -> FastAPI:
    return create_app(service_of(installation))


@pytest.fixture(scope="module")
def acme(installation: SetUp, app: FastAPI) -> Iterator[Tenant]:
    yield tenant_of(installation, app, "Acme")
    installation.clean()


@pytest.fixture(scope="module")
def bolt(installation: SetUp, app: FastAPI, acme: Tenant) -> Tenant:
    return tenant_of(installation, app, "Bolt")


def change(set_up: SetUp, link: dict[str, Any], what: str) -> None:
    """Change a link behind the service's back."""
    with set_up.engine.begin() as connection:
        connection.execute(text(f"UPDATE share_links SET {what} WHERE id = :id"), {"id": link["id"]})


def answer_to(app: FastAPI, token: str) -> Any:
    return browser(app).post("/api/v1/shared", json={"token": token})


def listed(acme: Tenant) -> dict[str, dict[str, Any]]:
    """The links of a run by their identifier."""
    answer = acme.member().get(f"/api/v1/runs/{acme.run_id}/share-links?limit=200")
    return {item["id"]: item for item in answer.json()["items"]}


def n_views(acme: Tenant, link: dict[str, Any]) -> int:
    return int(listed(acme)[link["id"]]["n_views"])


# what a link is


def test_link_has_256_random_bits_in_its_fragment(acme: Tenant) -> None:
    links = [acme.link() for _ in range(3)]
    assert len({token_of(link) for link in links}) == 3
    for link in links:
        found = re.fullmatch(r"https://sizing\.example\.com/shared#szl_([A-Za-z0-9_-]{43})", link["url"])
        assert found
        assert len(base64.urlsafe_b64decode(found[1] + "=")) == 32


def test_link_url_is_shown_once(acme: Tenant) -> None:
    link = acme.link(label="Ms Smith")
    item = listed(acme)[link["id"]]
    assert token_of(link) not in str(item)
    assert item == {key: value for key, value in link.items() if key != "url"}
    assert (item["label"], item["created_by"], item["n_views"], item["is_open"]) == ("Ms Smith", "Ada", 0, True)


def test_repeated_request_creates_no_second_link_and_does_not_show_it_again(installation: SetUp, acme: Tenant) -> None:
    before = len(listed(acme))
    path, headers = f"/api/v1/runs/{acme.run_id}/share-links", {"Idempotency-Key": "twice"}
    first, second = (acme.member().post(path, json={}, headers=headers) for _ in range(2))
    assert (first.status_code, second.status_code) == (201, 409)
    assert len(listed(acme)) == before + 1


@pytest.mark.parametrize(("given", "days"), [({}, 14), ({"lasts_days": 1}, 1), ({"lasts_days": 90}, 90)])
def test_link_lasts_two_weeks_or_as_requested(acme: Tenant, given: dict[str, int], days: int) -> None:
    link = acme.link(**given)
    lasts = datetime.fromisoformat(link["expires_at"]) - datetime.fromisoformat(link["created_at"])
    assert lasts.total_seconds() == pytest.approx(days * 86_400, abs=5)


@pytest.mark.parametrize(
    "given",
    [
        {"lasts_days": 91},
        {"lasts_days": 0},
        {"lasts_days": -1},
        {"lasts_days": "14"},
        {"lasts_days": 1e9},
        {"shows": "everything"},
        {"label": "two\nlines"},
        {"token": "szl_mine"},
        {"organization_id": "00000000-0000-0000-0000-000000000000"},
        {"n_views": 5},
    ],
)
def test_invalid_link_request_is_rejected(installation: SetUp, acme: Tenant, given: dict[str, Any]) -> None:
    before = listed(acme)
    assert acme.member().post(f"/api/v1/runs/{acme.run_id}/share-links", json=given).status_code == 422
    assert listed(acme) == before


def test_only_a_finished_week_can_be_shared(acme: Tenant) -> None:
    client = acme.member()
    scenario_id = client.get(f"/api/v1/runs/{acme.run_id}").json()["scenario_id"]
    for kind in ("runs", "shortlists"):
        run = client.post(f"/api/v1/scenarios/{scenario_id}/{kind}").json()
        assert client.post(f"/api/v1/runs/{run['id']}/share-links", json={}).status_code == 409


@pytest.mark.parametrize(("role", "status"), [(Role.OWNER, 201), (Role.EDITOR, 201), (Role.VIEWER, 403)])
def test_viewers_cannot_create_links(acme: Tenant, role: Role, status: int) -> None:
    assert acme.member(role).post(f"/api/v1/runs/{acme.run_id}/share-links", json={}).status_code == status


# what a holder sees


def test_link_holder_sees_the_frozen_result_without_notes(acme: Tenant) -> None:
    member = acme.member()
    run = member.get(f"/api/v1/runs/{acme.run_id}")
    link = acme.link()
    client = opened(acme.app, token_of(link))
    shared = client.get(f"/api/v1/shared/{link['id']}")
    assert shared.status_code == 200, shared.text
    assert NOTES not in shared.text
    assert result_in(shared.text) == result_in(run.text)
    document = shared.json()
    assert document["scenario"] == run.json()["scenario"]
    assert (document["project_name"], document["has_report"]) == ("Project of Acme", True)
    assert document["bill"]["price"] == document["result"]["cost"]["price"]
    assert document["engine_version"] == run.json()["engine_version"]
    assert document["catalog_version"] == run.json()["catalog_version"]
    assert "evidence" not in document
    assert "run_id" not in document
    assert document["assumed_parts"] == ""
    for rest in ("series?n_buckets=7", "report"):
        ours, theirs = (
            member.get(f"/api/v1/runs/{acme.run_id}/{rest}"),
            client.get(f"/api/v1/shared/{link['id']}/{rest}"),
        )
        assert (ours.status_code, theirs.status_code) == (200, 200)
        assert theirs.content == ours.content


def test_link_names_the_assumed_parts_of_an_array_from_key_figures(installation: SetUp, app: FastAPI) -> None:
    tenant = tenant_of(installation, app, "Own array")
    client, place = tenant.member(), "/api/v1/catalog/own/arrays"
    preview = client.post(f"{place}/from-key-figures/preview", json={"figures": key_figures()}).json()
    provenance = {"source": "Entered by hand", "publisher": "Acme", "dated": "2026-10-01"}
    saved = client.post(f"{place}/from-sheet", json={"sheet": preview["sheet"], "provenance": provenance})
    assert saved.status_code == 201, saved.text
    scenario = office(array=preview["answer"]["configuration"])
    draft = client.post(f"/api/v1/projects/{tenant.project_id}/scenarios", json=scenario).json()
    run = client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()
    assert installation.work_off(run["id"])
    link = replace(tenant, run_id=run["id"]).link(shows="result")
    document = opened(app, token_of(link)).get(f"/api/v1/shared/{link['id']}").json()
    assert document["assumed_parts"].startswith("This array was described by its capacity")


def result_in(body: str) -> str:
    """Return a result as in a response, byte for byte."""
    begins = body.index('"result":{') + len('"result":')
    _, length = json.JSONDecoder().raw_decode(body[begins:])
    return body[begins : begins + length]


def test_shared_result_does_not_change_with_the_scenario(acme: Tenant) -> None:
    link = acme.link()
    client, member = opened(acme.app, token_of(link)), acme.member()
    before = result_in(client.get(f"/api/v1/shared/{link['id']}").text)
    scenario_id = member.get(f"/api/v1/runs/{acme.run_id}").json()["scenario_id"]
    changed = member.put(f"/api/v1/scenarios/{scenario_id}", json=office(name="New"), headers={"If-Match": "*"})
    assert changed.status_code == 200
    assert result_in(client.get(f"/api/v1/shared/{link['id']}").text) == before


def test_result_only_link_shows_no_report(acme: Tenant) -> None:
    link = acme.link(shows="result")
    client = opened(acme.app, token_of(link))
    document = client.get(f"/api/v1/shared/{link['id']}").json()
    assert (document["has_report"], document["bill"]) == (False, None), "prices of parts stand in the report"
    assert client.get(f"/api/v1/shared/{link['id']}/report").status_code == 404


def compared(installation: SetUp, acme: Tenant, family_id: str) -> dict[str, Any]:
    """A comparison with one family for the scenario of the run."""
    member = acme.member()
    scenario_id = member.get(f"/api/v1/runs/{acme.run_id}").json()["scenario_id"]
    run = member.post(f"/api/v1/scenarios/{scenario_id}/shortlists", json={"family_ids": [family_id]}).json()
    assert installation.work_off(run["id"])
    answer: dict[str, Any] = member.get(f"/api/v1/runs/{run['id']}").json()
    return answer


def test_link_shows_the_options_of_the_newest_comparison(installation: SetUp, app: FastAPI) -> None:
    tenant = tenant_of(installation, app, "Compared")
    assert tenant.link()["shows_options"] is False
    run = compared(installation, tenant, "netapp-aff-a30")
    links = {shows: tenant.link(shows=shows) for shows in ("result_and_report", "result")}
    hidden = tenant.link(shows_options=False)
    later = compared(installation, tenant, "netapp-fas3270")
    assert later["id"] != run["id"]

    def seen(link: dict[str, Any]) -> dict[str, Any]:
        client = opened(tenant.app, token_of(link))
        document: dict[str, Any] = client.get(f"/api/v1/shared/{link['id']}").json()
        return document

    (family,) = run["shortlist"]["families"]
    chosen = family["recommendation"]["chosen"]
    whole, without_prices = (seen(links[shows])["options"] for shows in ("result_and_report", "result"))
    (option,) = whole["items"]
    assert (option["model_name"], option["words"]) == (family["recommendation"]["model_name"], chosen["words"])
    assert (option["status"], option["constraint"]) == (family["status"], family["constraint"])
    assert option["constraint"]
    assert option["standing"] == family["recommendation"]["standing"] == "generic"
    assert (option["price"], whole["prices"]["currency"]) == (chosen["price"], "USD")
    assert option["price"] is not None
    assert option["price_per_month"] == chosen["price_per_month"]
    assert option["is_installed"] is False
    (option,) = without_prices["items"]
    assert (option["price"], option["price_per_desktop"], without_prices["prices"]) == (None, None, None)
    assert option["price_per_month"] is None
    assert seen(hidden)["options"] is None
    report = opened(tenant.app, token_of(links["result_and_report"])).get(
        f"/api/v1/shared/{links['result_and_report']['id']}/report"
    )
    included = tenant.member().get(f"/api/v1/runs/{tenant.run_id}/report?included_run_ids={run['id']}")
    assert report.content == included.content
    assert tenant.member().delete(f"/api/v1/runs/{run['id']}").status_code == 204
    assert seen(links["result"])["options"] is None


def test_link_shows_the_reboot_windows_of_the_newest_advice(installation: SetUp, app: FastAPI) -> None:
    tenant = tenant_of(installation, app, "Advised")
    member = tenant.member()
    scenario_id = member.get(f"/api/v1/runs/{tenant.run_id}").json()["scenario_id"]
    assert tenant.link()["shows_reboot_windows"] is False

    def advised() -> dict[str, Any]:
        run_id = member.post(f"/api/v1/scenarios/{scenario_id}/advices").json()["id"]
        assert installation.work_off(run_id)
        answer: dict[str, Any] = member.get(f"/api/v1/runs/{run_id}").json()
        return answer

    run = advised()
    link, hidden = tenant.link(), tenant.link(shows_reboot_windows=False)
    assert (link["shows_reboot_windows"], hidden["shows_reboot_windows"]) == (True, False)

    def seen(link: dict[str, Any]) -> dict[str, Any]:
        document: dict[str, Any] = opened(app, token_of(link)).get(f"/api/v1/shared/{link['id']}").json()
        return document

    assert seen(link)["reboot_windows"] == run["advice"]["reboot_windows"] != []
    assert seen(link)["reboot_windows_note"] == ""
    assert run["advice"]["cheapest_hardware_change"]["sentence"] not in json.dumps(seen(link))
    assert seen(hidden)["reboot_windows"] == []
    not_run = "How much does a schedule change save compared with new hardware?"
    window = run["advice"]["reboot_windows"][0]
    shown, without = report_of(app, link), report_of(app, hidden)
    assert window["sentence"] in shown
    assert "Shortest, one component failed" in shown
    assert not_run not in shown
    assert run["advice"]["cheapest_hardware_change"]["sentence"] not in shown
    assert window["sentence"] not in without
    assert "Shortest, one component failed" not in without
    assert not_run in without
    assert member.delete(f"/api/v1/runs/{run['id']}").status_code == 204
    assert seen(link)["reboot_windows"] == []
    assert report_of(app, link) == without


def report_of(app: FastAPI, link: dict[str, Any]) -> str:
    """Text of the link's PDF report in one line."""
    answer = opened(app, token_of(link)).get(f"/api/v1/shared/{link['id']}/report")
    assert answer.status_code == 200
    pages = PdfReader(io.BytesIO(answer.content)).pages
    return re.sub(r"[\s\xa0]+", " ", " ".join(page.extract_text() for page in pages))


def test_shared_responses_are_not_cached_not_indexed_and_send_no_referrer(acme: Tenant) -> None:
    link = acme.link()
    client = browser(acme.app)
    answers = [
        client.get("/shared"),
        client.post("/api/v1/shared", json={"token": "szl_wrong"}),
        client.post("/api/v1/shared", json={"token": token_of(link)}),
        *(client.get(f"/api/v1/shared/{link['id']}{rest}") for rest in ("", "/series", "/report")),
        browser(acme.app).get(f"/api/v1/shared/{link['id']}"),
    ]
    for answer in answers:
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "noindex" in answer.headers["x-robots-tag"]
        assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert all(answer.headers["cache-control"] == "no-store" for answer in answers[1:])


def test_cookie_is_same_site_and_lasts_an_hour(acme: Tenant) -> None:
    client = browser(acme.app)
    said = client.post("/api/v1/shared", json={"token": token_of(acme.link())}).headers["set-cookie"]
    name, _, rest = said.partition("=")
    value, *flags = (part.strip().lower() for part in rest.split(";"))
    assert name == COOKIE
    assert len(value) == 43
    assert set(flags) == {"httponly", "max-age=3600", "path=/", "samesite=strict", "secure"}


# when a link ends


Ending = Callable[[SetUp, Tenant, dict[str, Any]], object]
ENDINGS: dict[str, Ending] = {
    "expired": lambda set_up, _, link: change(set_up, link, "expires_at = clock_timestamp()"),
    "revoked": lambda _, acme, link: acme.member().post(f"/api/v1/share-links/{link['id']}/revoke"),
    "run deleted": lambda _, acme, __: acme.member().delete(f"/api/v1/runs/{acme.run_id}"),
    "project deleted": lambda _, acme, __: acme.member().delete(f"/api/v1/projects/{acme.project_id}"),
    "organization gone": lambda set_up, acme, _: gone(set_up, acme),
}
DESTROYING = ("run deleted", "project deleted", "organization gone")
FORGERIES: dict[str, Callable[[str], str]] = {
    "wrong prefix": lambda token: token.replace("szl_", "szk_"),
    "no prefix": lambda token: token.removeprefix("szl_"),
    "cut short": lambda token: token[:-1],
    "in capitals": str.swapcase,
    "with a space": lambda token: f"{token} ",
    "hash in place of the token": lambda token: secrets.hash_of(token).hex(),
    "something else": lambda _: "' OR true --",
}


def gone(set_up: SetUp, acme: Tenant) -> None:
    with set_up.engine.begin() as connection:
        connection.execute(text("DELETE FROM organizations WHERE id = :id"), {"id": acme.organization_id})


def assert_as_if_it_never_was(acme: Tenant, token: str) -> None:
    never, answer = answer_to(acme.app, secrets.token("szl_")), answer_to(acme.app, token)
    assert (answer.status_code, never.status_code) == (404, 404)
    assert answer.content == never.content
    assert kept(answer) == kept(never)
    assert "set-cookie" not in answer.headers


def kept(answer: Any) -> dict[str, str]:
    """Return the headers without what differs from one request to the next."""
    return {name: value for name, value in answer.headers.items() if name != "x-request-id"}


@pytest.mark.parametrize("how", ENDINGS)
def test_ended_link_gets_the_same_response_as_an_unknown_one(installation: SetUp, acme: Tenant, how: str) -> None:
    if how in DESTROYING:
        acme = tenant_of(installation, acme.app, "Doomed")
    link = acme.link()
    assert answer_to(acme.app, token_of(link)).status_code == 200
    ENDINGS[how](installation, acme, link)
    assert_as_if_it_never_was(acme, token_of(link))


@pytest.mark.parametrize("how", FORGERIES)
def test_forged_link_gets_the_same_response_as_an_unknown_one(acme: Tenant, how: str) -> None:
    assert_as_if_it_never_was(acme, FORGERIES[how](token_of(acme.link())))


@pytest.mark.parametrize("how", ENDINGS)
def test_cookie_expires_with_its_link(installation: SetUp, acme: Tenant, how: str) -> None:
    if how in DESTROYING:
        acme = tenant_of(installation, acme.app, "Doomed")
    link = acme.link()
    client = opened(acme.app, token_of(link))
    nothing = browser(acme.app).get(f"/api/v1/shared/{link['id']}")
    assert client.get(f"/api/v1/shared/{link['id']}").status_code == 200
    ENDINGS[how](installation, acme, link)
    for rest in ("", "/series", "/report"):
        answer = client.get(f"/api/v1/shared/{link['id']}{rest}")
        assert (answer.status_code, answer.content) == (404, nothing.content)


def test_visit_expires(installation: SetUp, acme: Tenant) -> None:
    link = acme.link()
    client = opened(acme.app, token_of(link))
    with installation.engine.begin() as connection:
        connection.execute(text("UPDATE share_visits SET expires_at = clock_timestamp()"))
    assert client.get(f"/api/v1/shared/{link['id']}").status_code == 404
    opened(acme.app, token_of(link))
    assert installation.count("share_visits") == 1, "visits that are over are forgotten with the next one"


def test_expiry_uses_the_clock_of_the_database(acme: Tenant) -> None:
    link = acme.link(lasts_days=1)
    with time_machine.travel(datetime.now(UTC) + timedelta(days=30), tick=True):
        assert answer_to(acme.app, token_of(link)).status_code == 200
        fresh = acme.link(lasts_days=1)
    assert datetime.fromisoformat(fresh["expires_at"]) < datetime.now(UTC) + timedelta(days=2)


def test_report_in_progress_is_finished_and_the_next_one_is_rejected(installation: SetUp) -> None:
    service = service_of(installation)
    meanwhile: list[Callable[[], object]] = []

    def report(*given: Any) -> Response:
        for do in meanwhile:
            do()
        return service.ports.report(*given)

    app = create_app(replace(service, ports=replace(service.ports, report=report)))
    customer = tenant_of(installation, app, "Acme")
    link = customer.link()
    client = opened(app, token_of(link))
    meanwhile.append(lambda: customer.member().post(f"/api/v1/share-links/{link['id']}/revoke"))
    answer = client.get(f"/api/v1/shared/{link['id']}/report")
    assert answer.content.startswith(b"%PDF-")
    assert client.get(f"/api/v1/shared/{link['id']}/report").status_code == 404


def test_expired_link_can_be_extended_and_a_revoked_one_cannot(installation: SetUp, acme: Tenant) -> None:
    link, member = acme.link(label="Smith"), acme.member()
    change(installation, link, "expires_at = clock_timestamp()")
    again = member.patch(f"/api/v1/share-links/{link['id']}", json={"lasts_days": 3}).json()
    assert (again["is_open"], again["label"]) == (True, "Smith")
    assert answer_to(acme.app, token_of(link)).status_code == 200
    revoked = member.post(f"/api/v1/share-links/{link['id']}/revoke").json()
    assert member.patch(f"/api/v1/share-links/{link['id']}", json={"lasts_days": 3}).status_code == 409
    twice = member.post(f"/api/v1/share-links/{link['id']}/revoke").json()
    assert twice["revoked_at"] == revoked["revoked_at"]
    assert answer_to(acme.app, token_of(link)).status_code == 404


# who counts as a viewer


def test_visit_counts_once_for_any_number_of_page_loads(acme: Tenant) -> None:
    link = acme.link()
    client = opened(acme.app, token_of(link))
    for _ in range(3):
        assert client.post("/api/v1/shared", json={"token": token_of(link)}).status_code == 200
        client.get(f"/api/v1/shared/{link['id']}/series")
    assert n_views(acme, link) == 1
    opened(acme.app, token_of(link))
    assert n_views(acme, link) == 2


def test_link_scanners_do_not_count_as_visits(acme: Tenant) -> None:
    link = acme.link()
    scanner = browser(acme.app)
    for path in ("/shared", "/api/v1/shared", f"/api/v1/shared/{link['id']}", f"/api/v1/shared?token={token_of(link)}"):
        for ask in (scanner.get, scanner.head):
            assert "set-cookie" not in ask(path).headers
    assert scanner.post("/api/v1/shared", data={"token": token_of(link)}).status_code == 422
    assert n_views(acme, link) == 0
    assert answer_to(acme.app, token_of(link)).status_code == 200
    assert n_views(acme, link) == 1


def test_other_origin_cannot_open_a_link(acme: Tenant) -> None:
    link = acme.link()
    headers = {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}
    answer = browser(acme.app).post("/api/v1/shared", json={"token": token_of(link)}, headers=headers)
    assert answer.status_code == 403
    assert n_views(acme, link) == 0


# whose is whose


def test_link_and_session_of_different_organizations_are_separate(acme: Tenant, bolt: Tenant) -> None:
    link = acme.link()
    both = opened(acme.app, token_of(link))
    both.headers[MEMBER] = f"{bolt.organization_id} owner"
    assert both.get(f"/api/v1/shared/{link['id']}").json()["project_name"] == "Project of Acme"
    names = [project["name"] for project in both.get("/api/v1/projects").json()["items"]]
    assert names == ["Project of Bolt"]
    for path in (f"runs/{acme.run_id}", f"runs/{acme.run_id}/report", f"runs/{acme.run_id}/share-links"):
        assert both.get(f"/api/v1/{path}").status_code == 404
    other = bolt.link()
    assert both.get(f"/api/v1/shared/{other['id']}").status_code == 404


def test_link_gives_no_membership_and_membership_opens_no_link(acme: Tenant) -> None:
    link = acme.link()
    client = opened(acme.app, token_of(link))
    for path in ("projects", f"runs/{acme.run_id}", f"runs/{acme.run_id}/share-links", "evidence", "catalog"):
        assert client.get(f"/api/v1/{path}").status_code == 401, path
    assert client.post(f"/api/v1/share-links/{link['id']}/revoke").status_code == 401
    assert client.delete(f"/api/v1/runs/{acme.run_id}").status_code == 401
    assert acme.member(Role.OWNER).get(f"/api/v1/shared/{link['id']}").status_code == 404


def test_cookie_of_one_link_shows_nothing_of_another(acme: Tenant) -> None:
    mine, other = acme.link(), acme.link()
    client = opened(acme.app, token_of(mine))
    for rest in ("", "/series", "/report"):
        assert client.get(f"/api/v1/shared/{other['id']}{rest}").status_code == 404


def test_links_of_other_organizations_are_not_found(installation: SetUp, acme: Tenant, bolt: Tenant) -> None:
    link, client = acme.link(), bolt.member(Role.OWNER)
    nowhere = "01900000-0000-7000-8000-000000000000"
    for method, path, body in (("PATCH", "", {"label": "mine"}), ("POST", "/revoke", None)):
        theirs, none = (
            client.request(method, f"/api/v1/share-links/{each}{path}", json=body) for each in (link["id"], nowhere)
        )
        assert (theirs.status_code, theirs.content) == (404, none.content)
    path = "/api/v1/runs/{}/share-links"
    assert client.get(path.format(acme.run_id)).content == client.get(path.format(nowhere)).content
    assert client.post(path.format(acme.run_id), json={}).status_code == 404
    assert answer_to(acme.app, token_of(link)).status_code == 200


@pytest.mark.parametrize("cookie", [b"", b"x", b"\xc3\xa9", b"\xff", b"szl_", b"0" * 43, b"a" * 5000])
def test_forged_cookie_shows_nothing(acme: Tenant, cookie: bytes) -> None:
    link = acme.link()
    opened(acme.app, token_of(link))
    headers = {b"Cookie": f"{COOKIE}=".encode() + cookie}
    answer = browser(acme.app).get(f"/api/v1/shared/{link['id']}", headers=headers)
    assert answer.status_code == 404


def test_token_and_cookie_are_not_interchangeable(acme: Tenant) -> None:
    link = acme.link()
    client = opened(acme.app, token_of(link))
    assert answer_to(acme.app, client.cookies[COOKIE]).status_code == 404
    headers = {"Cookie": f"{COOKIE}={token_of(link)}"}
    assert browser(acme.app).get(f"/api/v1/shared/{link['id']}", headers=headers).status_code == 404


# guessing


def test_guessing_is_throttled_with_the_wait_in_the_response(installation: SetUp) -> None:
    app = create_app(service_of(installation, rate_limits=True, redis_url=None, rate_limit_unknown_per_minute=100))
    statuses = [answer_to(app, secrets.token("szl_")).status_code for _ in range(25)]
    assert statuses[:20] == [404] * 20
    assert statuses[20:] == [429] * 5
    assert 1 <= int(answer_to(app, secrets.token("szl_")).headers["retry-after"]) <= 60


@pytest.fixture
def ended(installation: SetUp, acme: Tenant) -> dict[str, str]:
    """Tokens that show nothing, by why."""
    tokens = {"unknown": secrets.token("szl_"), "wrong prefix": secrets.token("szk_")}
    for how in ("expired", "revoked"):
        link = acme.link()
        tokens[how] = token_of(link)
        ENDINGS[how](installation, acme, link)
    return tokens


def test_ended_and_unknown_links_run_the_same_queries(installation: SetUp, ended: dict[str, str]) -> None:
    sessions, steps = service_of(installation).sessions, dict[str, list[str]]()
    for how, token in ended.items():
        said = steps[how] = []
        note = partial(lambda said, *given: said.append(given[2]), said)
        event.listen(installation.service_engine, "before_cursor_execute", note)
        with pytest.raises(NotFoundError):
            shares.opened(sessions, token, "cookie")
        event.remove(installation.service_engine, "before_cursor_execute", note)
    assert len(steps["unknown"]) == 2, "a role is taken, and a link looked for"
    assert all(each == steps["unknown"] for each in steps.values())


@pytest.mark.long
@pytest.mark.alone
def test_ended_and_unknown_links_take_the_same_time(installation: SetUp, ended: dict[str, str]) -> None:
    sessions, order = service_of(installation).sessions, list(ended) * 100
    random.Random(1).shuffle(order)
    taken_ms: dict[str, list[float]] = {how: [] for how in ended}
    for how in order:
        began_s = time.perf_counter()
        with pytest.raises(NotFoundError):
            shares.opened(sessions, ended[how], None)
        taken_ms[how].append((time.perf_counter() - began_s) * 1000)
    # the fastest of each, so that other load on the machine does not matter
    fastest_ms = {how: min(each) for how, each in taken_ms.items()}
    assert max(fastest_ms.values()) - min(fastest_ms.values()) < 2, fastest_ms


# nothing is left behind


@pytest.fixture
def logged() -> Iterator[list[str]]:
    """Everything logged in the meantime."""
    lines: list[str] = []
    before = structlog.get_config()["processors"]

    def note(_: object, __: str, event: Any) -> Any:
        lines.append(repr(event))
        raise structlog.DropEvent

    structlog.configure(processors=[note])
    yield lines
    structlog.configure(processors=before)


def test_no_token_is_stored_in_any_table_or_in_the_log(
    installation: SetUp, acme: Tenant, logged: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    path = f"/api/v1/runs/{acme.run_id}/share-links"
    link = acme.member().post(path, json={}, headers={"Idempotency-Key": "one"}).json()
    acme.member().post(path, json={}, headers={"Idempotency-Key": "one"})
    token = token_of(link)
    client = opened(acme.app, token)
    client.get(f"/api/v1/shared/{link['id']}")
    for wrong in ({"token": token, "more": 1}, {"tokn": token}, {"token": [token]}, {"token": token * 9}):
        assert client.post("/api/v1/shared", json=wrong).status_code == 422
    acme.member().post(f"/api/v1/share-links/{link['id']}/revoke")
    client.post("/api/v1/shared", json={"token": token})
    said = "\n".join([*logged, caplog.text, dump(installation)])
    assert secrets.hash_of(token).hex() in said
    for secret in (token, token.removeprefix("szl_"), client.cookies[COOKIE]):
        assert secret not in said
        assert secret.encode().hex() not in said
        assert base64.b64encode(secret.encode()).decode()[:-4] not in said


def dump(set_up: SetUp) -> str:
    """All rows of all tables, as text."""
    with set_up.engine.connect() as connection:
        tables = connection.scalars(text("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).all()
        rows = [connection.scalars(text(f"SELECT t::text FROM {name} t")).all() for name in tables]
    return "\n".join(row for each in rows for row in each)
