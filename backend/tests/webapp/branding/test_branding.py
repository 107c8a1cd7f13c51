"""Branding of reports: set by owners, used by every report requested afterwards."""

from __future__ import annotations

import base64
import io
import json
from typing import Any

import pytest
from fastapi.testclient import TestClient
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image
from pypdf import PdfReader
from sqlalchemy import text

from stormsizer.report.branding import Branding
from stormsizer.report.colors import LEAST_CONTRAST, PAPER, contrast, darkened
from tests.support.pdf import text_of
from tests.webapp.branding.logos import png, svg
from tests.webapp.documents import Document
from tests.webapp.setups import SetUp
from tests.webapp.tenants import browser_of, organization
from webapp.core.security.principal import Role

PLACE, LOGO = "/api/v1/branding", "/api/v1/branding/logo"
OWN: Document = {
    "organization": "Acme Storage Ltd",
    "primary_color": "#204080",
    "accent_color": "#8c3d00",
    "cover_text": "For the board.\nConfidential.",
}

FORMER = {"organisation": OWN["organization"]}
"""The deprecated name in responses."""


def put(client: TestClient, if_match: str | None = "*", **changes: Any) -> Any:
    headers = {} if if_match is None else {"If-Match": if_match}
    return client.put(PLACE, json=OWN | changes, headers=headers)


def problem_of(answer: Any) -> Document:
    assert answer.status_code == 422, answer.text
    (problem,) = answer.json()["errors"]
    found: Document = problem
    return found


def test_reports_have_default_branding_before_and_after_a_custom_one(client: TestClient) -> None:
    plain = client.get(PLACE)
    assert plain.json() == {
        "organization": "",
        "organisation": "",
        "primary_color": Branding().primary_color,
        "accent_color": Branding().accent_color,
        "cover_text": "",
        "logo": None,
        "is_own": False,
    }
    own = put(client)
    assert (own.status_code, own.json()) == (200, OWN | FORMER | {"logo": None, "is_own": True})
    assert client.get(PLACE).headers["etag"] == own.headers["etag"] != plain.headers["etag"]
    assert client.delete(PLACE).status_code == 204
    assert client.get(PLACE).headers["etag"] == plain.headers["etag"]
    assert client.delete(PLACE).status_code == 404


def test_stale_write_is_rejected(client: TestClient) -> None:
    seen = client.get(PLACE).headers["etag"]
    assert put(client, if_match=None).status_code == 428
    assert put(client, if_match=seen).status_code == 200
    late = put(client, if_match=seen, cover_text="Late")
    assert (late.status_code, late.headers["etag"]) == (412, client.get(PLACE).headers["etag"])
    with_logo = client.put(LOGO, content=png())
    assert with_logo.headers["etag"] == client.get(PLACE).headers["etag"] != late.headers["etag"]


def test_color_unreadable_on_white_is_rejected_with_the_nearest_readable_color(client: TestClient) -> None:
    problem = problem_of(put(client, primary_color="#E69F00"))
    assert (problem["path"], problem["given"]) == ("primary_color", "#E69F00")
    assert "2.2" in problem["message"]
    assert "4.5:1" in problem["message"]
    nearest = problem["allowed"].partition(" ")[0]
    assert put(client, primary_color=nearest, accent_color=nearest.upper()).json()["accent_color"] == nearest
    assert problem_of(put(client, accent_color="#ffffff"))["allowed"] == "#767676 or darker"


@pytest.mark.parametrize(
    "color", ["red", "#fff", "#12345g", "#1234567", "204080", "url(#x)", "#２０４０８０", "#204080\n", ""]
)
def test_invalid_color_is_rejected(client: TestClient, color: str) -> None:
    assert problem_of(put(client, primary_color=color))["allowed"] == "# and six hexadecimal digits, e.g. #3a4fc2"
    assert client.get(PLACE).json()["is_own"] is False


@given(st.from_regex(r"#[0-9a-f]{6}", fullmatch=True))
def test_suggested_color_is_readable_and_as_close_as_possible(color: str) -> None:
    found = darkened(color)
    assert contrast(found, PAPER) >= LEAST_CONTRAST
    assert (found == color) == (contrast(color, PAPER) >= LEAST_CONTRAST)
    assert all(int(found[at : at + 2], 16) <= int(color[at : at + 2], 16) for at in (1, 3, 5))
    assert found == color or contrast(found, PAPER) < LEAST_CONTRAST * 1.04


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"cover_text": "x" * 601}, "cover_text"),
        ({"cover_text": "a\x00b"}, "cover_text"),
        ({"cover_text": "\u202etxet"}, "cover_text"),
        ({"organization": "x" * 201}, "organization"),
        ({"organization": "Two\nlines"}, "organization"),
        ({"organization": "\ud800"}, "organization"),
        ({"logo_png": "AAAA"}, "logo_png"),
    ],
)
def test_texts_that_do_not_fit_on_the_cover_are_rejected_by_name(
    client: TestClient, changes: Document, path: str
) -> None:
    body = json.dumps(OWN | changes).encode()
    answer = client.put(PLACE, content=body, headers={"If-Match": "*", "Content-Type": "application/json"})
    if answer.status_code != 400:  # halves of characters are no JSON that is read
        assert problem_of(answer)["path"] == path
    assert client.get(PLACE).json()["is_own"] is False


def test_logo_is_independent_of_the_other_settings(client: TestClient) -> None:
    assert client.get(LOGO).status_code == client.delete(LOGO).status_code == 404
    first = client.put(LOGO, content=svg('<rect width="100" height="50" fill="#ff0000"/>')).json()
    assert (first["logo"]["width_px"], first["logo"]["height_px"], first["is_own"]) == (1600, 800, True)
    second = client.put(LOGO, content=png(40, 20)).json()
    assert put(client).json() == OWN | FORMER | {"logo": second["logo"], "is_own": True}
    found = client.get(LOGO)
    assert found.headers["content-type"] == "image/png"
    assert len(found.content) == second["logo"]["n_bytes"]
    assert Image.open(io.BytesIO(found.content)).size == (40, 20)
    assert client.delete(LOGO).status_code == 204
    assert client.get(PLACE).json() == OWN | FORMER | {"logo": None, "is_own": True}


def test_only_owners_change_branding_and_members_see_only_their_organizations(set_up: SetUp) -> None:
    mine, theirs = (organization(set_up, name) for name in ("Mine", "Theirs"))
    for role in (Role.EDITOR, Role.VIEWER):
        who = browser_of(set_up, mine, role=role)
        changes = (put(who), who.put(LOGO, content=png()), who.delete(PLACE), who.delete(LOGO))
        assert {each.status_code for each in changes} == {403}
    owner = browser_of(set_up, mine)
    assert put(owner).status_code == owner.put(LOGO, content=png()).status_code == 200
    assert browser_of(set_up, mine, role=Role.VIEWER).get(PLACE).json()["organization"] == OWN["organization"]
    assert browser_of(set_up, mine, role=Role.VIEWER).get(LOGO).status_code == 200
    stranger = browser_of(set_up, theirs)
    assert stranger.get(PLACE).json()["is_own"] is False
    assert stranger.get(LOGO).status_code == 404
    log = owner.get("/api/v1/audit-entries").json()["items"]
    assert [each["action"] for each in log] == ["replace_branding_logo", "replace_branding"]


@pytest.fixture
def run_id(set_up: SetUp, client: TestClient, draft: Document) -> str:
    """A finished run."""
    run_id = str(client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()["id"])
    set_up.work_off(run_id)
    return run_id


def words(pdf: bytes) -> str:
    return " ".join(text_of(pdf).split())


def test_report_has_the_branding_at_the_time_of_its_request(set_up: SetUp, client: TestClient, run_id: str) -> None:
    place = f"/api/v1/runs/{run_id}/reports"
    put(client)
    client.put(LOGO, content=png())
    logo = client.get(LOGO).content
    first = client.post(place, json={}).json()
    put(client, organization="Renamed Ltd", cover_text="")
    second = client.post(place, json={}).json()
    assert first["id"] != second["id"]
    put(client)
    assert client.post(place, json={}).json()["id"] == first["id"]
    with set_up.engine.connect() as connection:
        kept = connection.execute(text("SELECT branding FROM reports WHERE id = :id"), {"id": first["id"]}).scalar_one()
    assert base64.urlsafe_b64decode(kept.pop("logo_png")) == logo
    assert kept == OWN

    client.delete(PLACE)
    set_up.execute_jobs("report")
    made = {each["id"]: client.get(f"/api/v1/reports/{each['id']}/content").content for each in (first, second)}
    assert OWN["organization"] in words(made[first["id"]])
    assert "For the board." in words(made[first["id"]])
    assert "Renamed Ltd" in words(made[second["id"]])
    plain = client.get(f"/api/v1/runs/{run_id}/report").content
    assert OWN["organization"] not in words(plain)
    put(client)
    client.put(LOGO, content=logo)
    client.delete(f"/api/v1/reports/{first['id']}")
    assert client.get(f"/api/v1/runs/{run_id}/report").content == made[first["id"]]


MARKUP = (
    "=1+1",
    "+cmd|' /C calc'!A0",
    "@SUM(1+1)",
    '=HYPERLINK("https://evil.example","x")',
    "<script>alert(1)</script>",
    "<img src=file:///etc/passwd>",
    "{{7*7}} ${env} #{7*7}",
    '#read("/etc/passwd")',
    '#image("/etc/hostname")',
    '#import "@preview/x:1.0.0"',
    "[link](javascript:alert(1)) `raw` $x^2$",
    "%n%s '; DROP TABLE branding; --",
    "]]> --> </text>",
)


@pytest.mark.parametrize("form", ["application/pdf", "application/json"])
def test_markup_in_branding_texts_is_shown_literally(client: TestClient, run_id: str, form: str) -> None:
    written = "\n".join(MARKUP)
    assert put(client, organization=MARKUP[4], cover_text=written).json()["cover_text"] == written
    answer = client.get(f"/api/v1/runs/{run_id}/report", headers={"Accept": form})
    assert answer.status_code == 200
    assert b"root:" not in answer.content
    if form == "application/pdf":
        said = words(answer.content).replace("\u200b", "")
        squeezed = said.replace(" ", "")
        assert [each for each in MARKUP if each.replace(" ", "") not in squeezed] == []
        assert not PdfReader(io.BytesIO(answer.content)).attachments
