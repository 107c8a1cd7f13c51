"""Final state: data from the database, the receivers and the workers' logs."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from uuid import UUID

from sqlalchemy import Connection, text

from tests.chaos.customer import WEBHOOKS, Customer
from tests.chaos.stage import Stage
from tests.webapp.webhooks.receiver import Post, Receiver, is_genuine

OPEN = "state IN ('queued', 'running') AND organization_id = :owner"
PROMISED, NOTIFICATIONS = ("runs", "run_chunks", "reports"), ("jobs",)
"""Tables of accepted requests (202) and of the notifications about them."""
DROPPED = "lease lost; outcome discarded"
"""Log line of a worker that lost its lease."""
RUN_ID = re.compile(r'"run_id": "([0-9a-f-]{36})"')


@dataclass(frozen=True)
class RunFact:
    """A run as the database has it."""

    id: str
    kind: str
    state: str
    reason: str | None
    attempt: int
    inputs_sha256: str
    result_sha256: str | None


@dataclass(frozen=True)
class Facts:
    """All data that the oracle checks.

    Attributes
    ----------
    effects
        Number of effects of each kind per run.
    delivered
        Event identifiers and bodies that the receiver got, per webhook and run.
    n_forged
        Posts with an invalid signature.
    n_unfinished
        Jobs, chunks and reports that have not ended.
    n_dropped
        Messages of workers that had lost their lease; they had no effect.
    """

    runs: Sequence[RunFact]
    effects: Mapping[str, Counter[str]]
    delivered: Mapping[tuple[str, str], set[tuple[str, bytes]]] = field(default_factory=dict)
    n_forged: int = 0
    n_unfinished: int = 0
    is_log_whole: bool = True
    n_dropped: int = 0


EFFECTS = {
    "time series": "SELECT run_id FROM run_traces WHERE organization_id = :owner",
    "charge": "SELECT run_id FROM run_charges WHERE organization_id = :owner",
    "report": "SELECT run_id FROM reports WHERE state = 'ready' AND organization_id = :owner",
    "entry of its report": "SELECT r.run_id FROM audit_entries a JOIN reports r ON r.id::text = a.subject_id"
    " WHERE a.action LIKE 'report.%' AND a.organization_id = :owner",
    "entry of its order": "SELECT subject_id FROM audit_entries WHERE action LIKE 'create\\_%'"
    " AND subject_kind = 'run' AND organization_id = :owner",
    "entry of its end": "SELECT subject_id FROM audit_entries WHERE action LIKE 'run.%' AND organization_id = :owner",
    "entry of its cancellation": "SELECT subject_id FROM audit_entries"
    " WHERE action = 'cancel_run' AND organization_id = :owner",
} | {
    f"event for {name}": "SELECT body::json -> 'data' ->> 'run_id' FROM webhook_deliveries d"
    f" JOIN webhooks w ON w.id = d.webhook_id WHERE w.url LIKE '%/{name}' AND d.state = 'delivered'"
    " AND d.organization_id = :owner"
    for name in WEBHOOKS
}
"""Where each effect of a run is written down, once."""


def n_unfinished(stage: Stage, owner: UUID, tables: Sequence[str] = (*PROMISED, *NOTIFICATIONS)) -> int:
    """Return how many jobs of a customer have not come to an end."""
    with stage.engine.connect() as connection:
        return sum(
            int(connection.scalar(text(f"SELECT count(*) FROM {table} WHERE {OPEN}"), {"owner": owner}) or 0)
            for table in tables
        )


def gathered(customer: Customer, receiver: Receiver, secrets: Mapping[str, str]) -> Facts:
    """Look everything up."""
    owner = organization_of(customer)
    with customer.stage.engine.connect() as connection:
        runs = _runs(connection, owner)
        effects = {name: _counted(connection, query, owner) for name, query in EFFECTS.items()}
    posts = [post for post in receiver.posts if post.path.startswith(f"/{customer.name}/")]
    return Facts(
        runs=runs,
        effects=effects,
        delivered=_delivered(posts),
        n_forged=sum(not is_genuine(secrets[_webhook(post)], post.headers, post.body, post.at) for post in posts),
        n_unfinished=n_unfinished(customer.stage, owner),
        is_log_whole=bool(customer.ask("GET", "/audit-entries/verification").json()["holds"]),
        n_dropped=_n_dropped(customer.stage, {run.id for run in runs if run.state != "cancelled"}),
    )


def organization_of(customer: Customer) -> UUID:
    """Return the customer's organization."""
    with customer.stage.engine.connect() as connection:
        found = connection.scalar(text("SELECT id FROM organizations WHERE name = :name"), {"name": customer.name})
    return UUID(str(found))


def _runs(connection: Connection, owner: UUID) -> list[RunFact]:
    query = text(
        "SELECT id::text, kind, state, reason, attempt, inputs_sha256, result_sha256 FROM runs"
        " WHERE organization_id = :owner ORDER BY id"
    )
    return [RunFact(**row) for row in connection.execute(query, {"owner": owner}).mappings()]


def _counted(connection: Connection, query: str, owner: UUID) -> Counter[str]:
    return Counter(str(run_id) for run_id in connection.scalars(text(query), {"owner": owner}))


def _delivered(posts: Sequence[Post]) -> dict[tuple[str, str], set[tuple[str, bytes]]]:
    delivered: dict[tuple[str, str], set[tuple[str, bytes]]] = {}
    for post in posts:
        run_id = str(json.loads(post.body)["data"]["run_id"])
        delivered.setdefault((_webhook(post), run_id), set()).add((post.event_id, post.body))
    return delivered


def _webhook(post: Post) -> str:
    return post.path.rpartition("/")[2]


def _n_dropped(stage: Stage, run_ids: set[str]) -> int:
    lines = (line for worker in stage.workers for line in worker.log.read_text(errors="replace").splitlines())
    dropped = (RUN_ID.search(line) for line in lines if DROPPED in line)  # processes that are killed leave half lines
    return sum(found is not None and found[1] in run_ids for found in dropped)
