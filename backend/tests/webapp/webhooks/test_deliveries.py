"""Events are delivered once per webhook, signed, with retries until accepted or given up."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from stormsizer.experience.grades import GoalStatus
from tests.support.languages import english
from tests.webapp.documents import Document
from tests.webapp.setups import Notebook, SetUp
from tests.webapp.webhooks.receiver import Post, Receiver, answering, hanging_up, is_genuine
from webapp import jobs
from webapp.core.db.tenancy import LOCAL
from webapp.jobs.execution import execute_job
from webapp.jobs.lease import Lease
from webapp.runs import transitions
from webapp.runs.schemas import FailureReason
from webapp.runs.transitions import RUNS, RunResult
from webapp.webhooks.sending import UNREACHABLE
from webapp.worker import HANDLERS

pytestmark = pytest.mark.tested_on("server")

Json = dict[str, Any]
HOOKS = "/api/v1/webhooks"
RESULT = RunResult(
    result={"a": 1},
    result_sha256="x",
    holds=True,
    status=GoalStatus.PASSES,
    sentence="Holds.",
    elapsed_ms=1.0,
    npz=None,
)


@pytest.fixture
def run_id(client: TestClient, draft: Document) -> UUID:
    """A run that waits."""
    return UUID(client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()["id"])


def run_jobs(set_up: SetUp, **how: Any) -> int:
    """Run all due jobs, and the jobs that they add; return how many ran."""
    n = 0
    queue = Notebook()
    while set_up.sweep_jobs(queue):
        while queue.jobs:
            n += execute_job(set_up.job_runner(queue=queue, **how), queue.jobs.pop(0))
    return n


def hurry(set_up: SetUp) -> None:
    """Let the pause before the next try be over."""
    with set_up.engine.begin() as connection:
        connection.execute(text("UPDATE jobs SET due_at = now() WHERE state = 'queued'"))


def run_out(set_up: SetUp) -> None:
    """Use up all tries."""
    for _ in range(set_up.settings.max_job_attempts + 1):
        run_jobs(set_up)
        hurry(set_up)


def events(set_up: SetUp) -> list[Json]:
    query = text("SELECT payload FROM jobs WHERE kind = 'event' ORDER BY id")
    with set_up.engine.connect() as connection:
        return list(connection.scalars(query))


def pauses(set_up: SetUp, webhook: Json) -> list[Json]:
    """The audit log's entries about automatic pauses."""
    query = text("SELECT details FROM audit_entries WHERE action = 'pause_webhook' AND subject_id = :id")
    with set_up.engine.connect() as connection:
        return list(connection.scalars(query, {"id": webhook["id"]}))


def deliveries(client: TestClient, webhook: Json, **asked: Any) -> list[Json]:
    answer = client.get(f"{HOOKS}/{webhook['id']}/deliveries", params=asked)
    assert answer.status_code == 200, answer.text
    found: list[Json] = answer.json()["items"]
    return found


def ping(client: TestClient, webhook: Json) -> Json:
    answer = client.post(f"{HOOKS}/{webhook['id']}/ping")
    assert answer.status_code == 202, answer.text
    found: Json = answer.json()
    return found


def held(set_up: SetUp, run_id: UUID) -> Lease:
    with set_up.sessions.begin() as session:
        found = RUNS.claim(session, run_id, lease_s=60.0, max_attempts=3)
    assert found is not None
    return found


def end(set_up: SetUp, run_id: UUID) -> None:
    """Let a run succeed."""
    holder = held(set_up, run_id)
    with set_up.sessions.begin() as session:
        assert transitions.succeed(session, holder, RESULT)


def test_finished_run_creates_one_event(set_up: SetUp, run_id: UUID) -> None:
    holder = held(set_up, run_id)
    for _ in range(2):
        with set_up.sessions.begin() as session:
            transitions.succeed(session, holder, RESULT)
            transitions.fail(session, holder, FailureReason.ENGINE_ERROR, "late")
            transitions.cancel(session, run_id)
    assert events(set_up) == [{"type": "run.succeeded", "run_id": str(run_id)}]


def test_a_rolled_back_event_is_not_delivered(set_up: SetUp, run_id: UUID) -> None:
    holder = held(set_up, run_id)
    with set_up.sessions() as session:
        assert transitions.succeed(session, holder, RESULT)
        session.rollback()
    assert events(set_up) == []


def test_failed_canceled_and_abandoned_runs_create_events(set_up: SetUp, client: TestClient, draft: Document) -> None:
    failed, cancelled, lost, broken = (
        UUID(client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()["id"]) for _ in range(4)
    )
    with set_up.sessions.begin() as session:
        assert transitions.fail(session, held_in(session, failed), FailureReason.ENGINE_ERROR, "broke off")
    assert client.post(f"/api/v1/runs/{cancelled}/cancel").status_code == 200
    for _ in range(set_up.settings.max_attempts):
        held(set_up, lost)
        with set_up.engine.begin() as connection:
            connection.execute(text("UPDATE runs SET lease_until = now() - interval '1 s' WHERE state = 'running'"))
        set_up.sweep()
    set_up.sweep()
    with set_up.engine.begin() as connection:  # a run in chunks: no worker holds all of it
        connection.execute(text("UPDATE runs SET kind = 'range', request = '{}' WHERE id = :id"), {"id": broken})
        connection.execute(text("UPDATE runs SET state = 'running' WHERE id = :id"), {"id": broken})
        connection.execute(
            text(
                "INSERT INTO run_chunks (organization_id, run_id, first, n, state, attempt, fence, lease_until) "
                "VALUES (:owner, :id, 0, 1, 'running', 9, 1, now() - interval '1 s')"
            ),
            {"id": broken, "owner": LOCAL},
        )
    set_up.sweep()
    told = [(each["type"], each["run_id"]) for each in events(set_up)]
    assert told == [
        ("run.failed", str(failed)),
        ("run.cancelled", str(cancelled)),
        ("run.failed", str(lost)),
        ("run.failed", str(broken)),
    ]


def held_in(session: Any, run_id: UUID) -> Lease:
    found = RUNS.claim(session, run_id, lease_s=60.0, max_attempts=3)
    assert found is not None
    return found


def test_end_of_a_run_is_delivered_signed_and_complete(
    calling: SetUp, client: TestClient, webhook: Json, receiver: Receiver, run_id: UUID
) -> None:
    end(calling, run_id)
    assert run_jobs(calling) == 2
    (post,) = receiver.posts
    assert is_genuine(webhook["secret"], post.headers, post.body, post.at)
    told = json.loads(post.body)
    row, address = calling.row(run_id), f"{calling.settings.public_url or ''}/api/v1/runs/{run_id}"
    assert (told["type"], told["timestamp"]) == ("run.succeeded", row["finished_at"].isoformat().replace("+00:00", "Z"))
    assert told["data"] == {
        "run_id": str(run_id),
        "project_id": str(row["project_id"]),
        "scenario_id": str(row["scenario_id"]),
        "kind": "week",
        "state": "succeeded",
        "holds": True,
        "status": "pass",
        "sentence": "Holds.",
        "links": {"run": address, "report": f"{address}/report"},
    }
    assert (post.path, post.headers["content-type"]) == ("/hook?x=1", "application/json")
    (delivery,) = deliveries(client, webhook)
    assert (delivery["state"], delivery["event_id"], delivery["next_try_at"]) == ("delivered", post.event_id, None)
    (tried,) = delivery["tries"]
    assert (tried["status"], tried["error"], tried["excerpt"]) == (200, "", "thanks")
    whole = client.get(f"{HOOKS}/{webhook['id']}/deliveries/{delivery['id']}").json()
    assert whole == delivery | {"body": post.body.decode()}


def test_finished_report_is_delivered_with_its_url(
    calling: SetUp, client: TestClient, receiver: Receiver, run_id: UUID
) -> None:
    types = ["report.ready", "report.failed"]
    client.post(HOOKS, json={"url": receiver.url, "event_types": types})
    calling.work_off(run_id)
    report = client.post(f"/api/v1/runs/{run_id}/reports", json={}).json()
    run_jobs(calling)
    (post,) = receiver.posts
    told, ready = json.loads(post.body), client.get(f"/api/v1/reports/{report['id']}").json()
    api = f"{calling.settings.public_url}/api/v1"
    assert (told["type"], told["timestamp"]) == ("report.ready", ready["finished_at"])
    assert (told["data"]["report_id"], told["data"]["form"]) == (report["id"], "pdf")
    assert told["data"]["links"] == {"run": f"{api}/runs/{run_id}", "report": f"{api}/reports/{report['id']}/content"}


@pytest.mark.parametrize(
    "change",
    [
        {"body": b'{"type":"run.succeeded"}'},
        {"webhook-id": "another"},
        {"webhook-timestamp": "1700000000"},
        {"webhook-signature": "v1,AAAA"},
        {"secret": "whsec_" + "A" * 43 + "="},
        {"later_s": 301.0},
    ],
    ids=["body", "event", "time", "signature", "secret", "replayed"],
)
def test_a_tampered_delivery_is_detected(
    calling: SetUp, client: TestClient, webhook: Json, receiver: Receiver, change: Json
) -> None:
    ping(client, webhook)
    run_jobs(calling)
    (post,) = receiver.posts
    headers = post.headers | {name: change[name] for name in change if name in post.headers}
    body, now = change.get("body", post.body), post.at + change.get("later_s", 0.0)
    assert is_genuine(webhook["secret"], post.headers, post.body, post.at)
    assert not is_genuine((webhook | change)["secret"], headers, body, now)


def test_a_duplicate_event_is_delivered_once_to_each_subscriber(
    calling: SetUp, client: TestClient, webhook: Json, receiver: Receiver, run_id: UUID
) -> None:
    def made(**changes: Any) -> Json:
        given = {"url": receiver.url, "event_types": ["run.succeeded"]} | changes
        found: Json = client.post(HOOKS, json=given).json()
        return found

    second, other, paused = made(), made(event_types=["run.failed"]), made(paused=True)
    end(calling, run_id)

    def twice(context: jobs.JobContext, payload: Json) -> None:
        HANDLERS["event"](context, payload)
        HANDLERS["event"](context, payload)
        raise jobs.RetryJob("and again")

    run_jobs(calling, handlers=HANDLERS | {"event": twice})
    hurry(calling)
    run_jobs(calling)
    assert [len(deliveries(client, each)) for each in (webhook, second, other, paused)] == [1, 1, 0, 0]
    assert len(receiver.posts) == 2
    assert len({post.event_id for post in receiver.posts}) == 1


def test_a_deleted_run_is_not_delivered(calling: SetUp, client: TestClient, webhook: Json, run_id: UUID) -> None:
    end(calling, run_id)
    assert client.delete(f"/api/v1/runs/{run_id}").status_code == 204
    run_jobs(calling)
    assert deliveries(client, webhook) == []


@pytest.mark.parametrize(
    "act",
    [answering(500), answering(302, Location="/"), answering(404), hanging_up],
    ids=["error", "elsewhere", "not found", "reset"],
)
def test_failed_delivery_is_retried_as_the_same_event(
    calling: SetUp, client: TestClient, webhook: Json, receiver: Receiver, act: Any
) -> None:
    ping(client, webhook)
    receiver.act = act
    run_jobs(calling)
    (delivery,) = deliveries(client, webhook, state="pending")
    assert delivery["next_try_at"] > delivery["tries"][0]["at"]
    failing_since = client.get(f"{HOOKS}/{webhook['id']}").json()["failing_since"]
    assert failing_since is not None
    receiver.act = answering(204, b"")
    hurry(calling)
    run_jobs(calling)
    (delivery,) = deliveries(client, webhook, state="delivered")
    assert len(delivery["tries"]) == 2
    assert len({(post.event_id, post.body) for post in receiver.posts}) == 1
    assert client.get(f"{HOOKS}/{webhook['id']}").json()["failing_since"] is None


def test_exhausted_delivery_has_failed_and_can_be_sent_again_as_the_same_event(
    calling: SetUp, client: TestClient, webhook: Json, receiver: Receiver
) -> None:
    made = ping(client, webhook)
    resend = f"{HOOKS}/{webhook['id']}/deliveries/{made['id']}/resend"
    assert client.post(resend).status_code == 409
    receiver.act = answering(503)
    run_out(calling)
    (delivery,) = deliveries(client, webhook, state="failed")
    assert len(delivery["tries"]) == len(receiver.posts) == calling.settings.max_job_attempts
    assert (delivery["next_try_at"], delivery["finished_at"] is None) == (None, False)
    receiver.act = answering(200)
    for n_more in (1, 2):
        assert client.post(resend).json()["state"] == "pending"
        run_jobs(calling)
        (delivery,) = deliveries(client, webhook)
        assert (delivery["state"], len(delivery["tries"])) == ("delivered", calling.settings.max_job_attempts + n_more)
    assert {post.event_id for post in receiver.posts} == {made["event_id"]}


def test_delivery_whose_worker_is_lost_every_time_has_failed(
    calling: SetUp, client: TestClient, webhook: Json, receiver: Receiver
) -> None:
    ping(client, webhook)
    with calling.engine.begin() as connection:
        connection.execute(text("UPDATE jobs SET attempt = :n"), {"n": calling.settings.max_job_attempts})
    run_jobs(calling)
    (delivery,) = deliveries(client, webhook)
    assert (delivery["state"], delivery["tries"], receiver.posts) == ("failed", [], [])


def test_webhook_gone_with_410_is_paused_and_gets_only_pings(
    calling: SetUp, client: TestClient, webhook: Json, receiver: Receiver, run_id: UUID
) -> None:
    ping(client, webhook)
    receiver.act = answering(410)
    run_jobs(calling)
    hurry(calling)
    run_jobs(calling)
    shown = client.get(f"{HOOKS}/{webhook['id']}").json()
    assert (shown["paused"], shown["pause_reason"], len(receiver.posts)) == (True, "gone", 1)
    assert pauses(calling, webhook) == [{"reason": "gone"}]
    assert deliveries(client, webhook)[0]["state"] == "failed"
    end(calling, run_id)
    run_jobs(calling)
    assert len(deliveries(client, webhook)) == 1
    receiver.act = answering(200)
    ping(client, webhook)
    run_jobs(calling)
    assert [each["state"] for each in deliveries(client, webhook)] == ["delivered", "failed"]


def test_pending_deliveries_of_a_paused_webhook_have_failed(
    calling: SetUp, client: TestClient, webhook: Json, receiver: Receiver, run_id: UUID
) -> None:
    end(calling, run_id)
    receiver.act = answering(500)
    run_jobs(calling)
    given = {"url": receiver.url, "event_types": webhook["event_types"]}
    client.put(f"{HOOKS}/{webhook['id']}", json=given | {"paused": True})
    hurry(calling)
    run_jobs(calling)
    assert (len(receiver.posts), deliveries(client, webhook)[0]["state"]) == (1, "failed")


def test_webhook_that_fails_for_three_days_is_paused(
    calling: SetUp, client: TestClient, webhook: Json, receiver: Receiver
) -> None:
    def shown() -> Json:
        found: Json = client.get(f"{HOOKS}/{webhook['id']}").json()
        return found

    receiver.act = answering(500)
    ping(client, webhook)
    run_jobs(calling)
    for past, paused in (("71 hours", False), ("73 hours", True)):
        with calling.engine.begin() as connection:
            connection.execute(text(f"UPDATE webhooks SET failing_since = now() - interval '{past}'"))
        hurry(calling)
        run_jobs(calling)
        assert shown()["paused"] is paused
    assert shown()["pause_reason"] == "failing"
    assert pauses(calling, webhook) == [{"reason": "failing"}]
    client.put(f"{HOOKS}/{webhook['id']}", json={"url": receiver.url, "event_types": ["ping"]})
    assert (shown()["paused"], shown()["failing_since"]) == (False, None)


def test_both_secrets_sign_for_a_day_after_a_rotation(
    calling: SetUp, client: TestClient, webhook: Json, receiver: Receiver
) -> None:
    def pinged() -> Post:
        ping(client, webhook)
        run_jobs(calling)
        return receiver.posts[-1]

    def genuine(post: Post) -> list[bool]:
        return [is_genuine(each, post.headers, post.body, post.at) for each in (first, second)]

    first = webhook["secret"]
    before = pinged()
    second = client.post(f"{HOOKS}/{webhook['id']}/secret").json()["secret"]
    assert genuine(before) == [True, False]
    assert genuine(pinged()) == [True, True]
    with calling.engine.begin() as connection:
        connection.execute(text("UPDATE webhooks SET previous_until = previous_until - interval '24 hours'"))
    assert genuine(pinged()) == [False, True]


def test_blocked_and_unreachable_receivers_are_indistinguishable(calling: SetUp, client: TestClient) -> None:
    answers: dict[str, tuple[str, ...]] = {"blocked.example.com": ("127.0.0.1",), "nowhere.example.com": ()}

    def resolve(name: str, time_limit_s: float) -> Sequence[str]:
        return answers[name]

    def deliver(context: jobs.JobContext, payload: Json) -> None:
        HANDLERS["webhook"](context, payload, resolve)  # type: ignore[call-arg]

    said: list[Json] = []
    for name in answers:
        made = client.post(HOOKS, json={"url": f"https://{name}/", "event_types": ["ping"]}).json()
        ping(client, made)
        run_jobs(calling, handlers={"webhook": deliver})
        (tried,) = deliveries(client, made)[0]["tries"]
        said.append({**tried, "at": None, "elapsed_ms": None})
    assert (
        said[0]
        == said[1]
        == {"at": None, "status": None, "error": english(UNREACHABLE), "excerpt": "", "elapsed_ms": None}
    )


def test_url_accepted_under_an_older_rule_is_not_called(
    calling: SetUp, client: TestClient, webhook: Json, receiver: Receiver
) -> None:
    stricter = replace(calling, settings=calling.settings.model_copy(update={"webhook_test_hosts": ()}))
    ping(client, webhook)
    run_jobs(stricter)
    assert receiver.posts == []
    assert deliveries(client, webhook)[0]["tries"][0]["error"] == english(UNREACHABLE)


def test_worker_frozen_while_sending_changes_nothing(
    calling: SetUp, client: TestClient, webhook: Json, receiver: Receiver
) -> None:
    ping(client, webhook)
    queue = Notebook()
    calling.sweep_jobs(queue)
    (job_id,) = queue.jobs

    def taken_over(request: Any, post: Post) -> None:
        if len(receiver.posts) == 1:
            with calling.engine.begin() as connection:
                connection.execute(text("UPDATE jobs SET lease_until = now() - interval '1 s'"))
            assert execute_job(calling.job_runner(), job_id)
        answering(410 if post is receiver.posts[0] else 200)(request, post)

    receiver.act = taken_over
    execute_job(calling.job_runner(), job_id)
    (delivery,) = deliveries(client, webhook)
    assert (delivery["state"], [each["status"] for each in delivery["tries"]]) == ("delivered", [200])
    assert client.get(f"{HOOKS}/{webhook['id']}").json()["paused"] is False


def test_deliveries_are_paginated_and_old_ones_are_deleted(
    calling: SetUp, client: TestClient, webhook: Json, run_id: UUID
) -> None:
    made = [ping(client, webhook)["id"] for _ in range(5)]
    run_jobs(calling)
    found, cursor = [], None
    while True:
        page = client.get(
            f"{HOOKS}/{webhook['id']}/deliveries", params={"limit": 2} | ({"cursor": cursor} if cursor else {})
        )
        found += [each["id"] for each in page.json()["items"]]
        cursor = page.json()["next_cursor"]
        if cursor is None:
            break
    assert found == made[::-1]
    with calling.engine.begin() as connection:
        old = text("UPDATE webhook_deliveries SET finished_at = now() - interval '31 days' WHERE id <> :id")
        connection.execute(old, {"id": made[0]})
    end(calling, run_id)
    run_jobs(calling)
    assert [each["id"] for each in deliveries(client, webhook)][1:] == [made[0]]


def test_deliveries_are_deleted_with_their_webhook(
    calling: SetUp, client: TestClient, webhook: Json, receiver: Receiver
) -> None:
    ping(client, webhook)
    assert client.delete(f"{HOOKS}/{webhook['id']}").status_code == 204
    assert run_jobs(calling) == 1
    assert (receiver.posts, calling.count("webhook_deliveries")) == ([], 0)
