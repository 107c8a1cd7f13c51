"""The headers that the description names are those that answers have: every operation, asked live."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.webapp.accounts.people import API, House
from tests.webapp.described import description
from tests.webapp.matrix.calls import Answer
from tests.webapp.matrix.conftest import Tell
from tests.webapp.matrix.description import operations
from tests.webapp.matrix.tenants import Tenant
from webapp.core.openapi.response_headers import COMPONENTS, FILE_NAME, REPLAYED, RETRY_AFTER

pytestmark = pytest.mark.tested_on("server")
NOW_AND_THEN = {each.lower() for each in (REPLAYED, RETRY_AFTER, FILE_NAME)}
"""Headers of some answers of an operation: of the second to a key, of one that comes too early, of a file."""


@pytest.fixture(scope="module")
def described() -> dict[str, Any]:
    return description()


def documented_headers(described: dict[str, Any], method: str, path: str, status: int) -> dict[str, dict[str, Any]]:
    """Return what the description says of the headers of an answer, by their names in small letters."""
    answers = described["paths"][path][method.lower()]["responses"]
    headers: dict[str, dict[str, Any]] = answers.get(str(status), answers["default"])["headers"]
    known = described["components"]["headers"]
    return {
        name.lower(): known[each["$ref"].rpartition("/")[2]] if "$ref" in each else each
        for name, each in headers.items()
    }


def differences(expected: dict[str, dict[str, Any]], answer: Answer) -> Iterator[str]:
    """Say what was sent and is not described, or the other way round, or is of another form."""
    sent = dict(answer.headers)
    yield from (f"sends {name}" for name in sent if name in {each.lower() for each in COMPONENTS} - expected.keys())
    counted = {name for name in expected if name.startswith("ratelimit") or name == "x-request-id"}
    always = counted | {name for name, each in expected.items() if each.get("required")}
    yield from (f"does not send {name}" for name in always - sent.keys())
    if answer.is_fine:
        yield from (f"does not send {name}" for name in expected.keys() - sent.keys() - NOW_AND_THEN - always)
    for name, each in expected.items():
        if name in sent and each["schema"]["type"] == "integer" and not sent[name].isdigit():
            yield f"{name} is no number: {sent[name]}"


def test_every_operation_sends_the_documented_headers(
    everything: tuple[Tenant, dict[str, Answer]], described: dict[str, Any], tell: Tell
) -> None:
    asked = operations()
    _, answers = everything
    wrong = [
        f"{each.id} {answers[each.id].status}: {difference}"
        for each in asked
        for difference in differences(
            documented_headers(described, each.method, each.path, answers[each.id].status), answers[each.id]
        )
    ]
    sent = {name for answer in answers.values() for name, _ in answer.headers}
    tell("headers compared", f"{len(asked)} operations, {len(wrong)} differences")
    assert wrong == []
    assert {"location", "etag", "x-request-id", "content-disposition", "ratelimit-remaining"} <= sent


def test_documented_headers_are_sent_on_replay_conflict_and_throttling(
    counting: House, described: dict[str, Any]
) -> None:
    tenant = Tenant.new(counting, "axolotl")
    key = {"Idempotency-Key": "once"}
    twice = [tenant.owner.post(f"{API}/projects", json={"name": "Once"}, headers=key) for _ in range(2)]
    assert [each.headers.get("idempotency-replayed") for each in twice] == [None, "true"]
    place = f"{API}/scenarios/{tenant.one('scenario')}"
    late = tenant.owner.put(place, json=tenant.scenario(), headers={"If-Match": '"77"'})
    assert late.status_code == 412
    assert late.headers["etag"] == tenant.owner.get(place).headers["etag"]
    given = {"email": "nobody@axolotl.example", "password": "wrong"}
    tries = [counting.browser("198.51.100.77").post(f"{API}/sign-in", json=given) for _ in range(7)]
    assert tries[-1].status_code == 429
    for path, method, answer in (
        (f"{API}/projects", "post", twice[1]),
        (f"{API}/scenarios/{{scenario_id}}", "put", late),
        (f"{API}/sign-in", "post", tries[-1]),
    ):
        expected = documented_headers(described, method, path, answer.status_code)
        seen = Answer(answer.status_code, tuple(answer.headers.items()), answer.content)
        assert list(differences(expected, seen)) == []
    assert int(tries[-1].headers["retry-after"]) >= 1
