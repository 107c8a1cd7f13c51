"""The matrix: every operation, by every user of one customer, with the identifiers of another in every place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from fastapi.testclient import TestClient

from tests.webapp.documents import Document
from tests.webapp.matrix.calls import Answer, Call, Pair, lasting_call, own_call, pairs
from tests.webapp.matrix.description import Operation
from tests.webapp.matrix.fixtures import FOR_ONESELF, OTHERWISE
from tests.webapp.matrix.tenants import Tenant
from tests.webapp.matrix.victim import Possessions

KEY = {"Idempotency-Key": "the key that the victim used"}


@dataclass
class Tally:
    """Number of requests, and leaked data."""

    n_operations: int = 0
    n_places: int = 0
    n_requests: int = 0
    leaks: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.n_operations} operations, {self.n_places} places of identifiers, "
            f"{self.n_requests:,} requests, {len(self.leaks)} leaks"
        )


def attack(operations: Iterable[Operation], people: dict[str, TestClient], own: Tenant, victim: Possessions) -> Tally:
    """Have each of these people ask for everything of the victim's in every way that the description knows."""
    tally = Tally()
    everything = [(operation, list(pairs(operation, own, victim.tenant))) for operation in operations]
    before = victim.checksums()
    for operation, asked in everything:
        tally.n_operations += 1
        tally.n_places += len(asked)
        for name, client in people.items():
            who = f"{operation.id} by {name}"
            for pair in asked:
                tally.n_requests += 2
                tally.leaks += [f"{who}, {pair.place}: {leak}" for leak in tried(pair, client, victim)]
            if not operation.changes:
                tally.n_requests += 1
                answer = lasting_call(operation, own).by(client)
                tally.leaks += [f"{who}: tells {each}" for each in victim.revealed_by(answer)]
        after = victim.checksums()
        tally.leaks += [f"{operation.id} changed {table}" for table in after if after[table] != before[table]]
        before = after
    return tally


def tried(pair: Pair, client: TestClient, victim: Possessions) -> list[str]:
    """Request items of another user and unused ones; return the differences between the responses."""
    foreign, absent = (call.by(client).without(*pair.given) for call in (pair.foreign, pair.absent))
    return [
        *differences(foreign, absent, refuses=pair.refuses),
        *(f"tells {each}" for each in victim.revealed_by(foreign)),
    ]


def differences(foreign: Answer, absent: Answer, *, refuses: bool) -> list[str]:
    """Return how the response about a foreign item differs from that about an unused one."""
    found = []
    if refuses and foreign.is_fine:
        found.append(f"is answered with {foreign.status}")
    if foreign.status >= 500:
        found.append(f"is a mistake of ours: {foreign.status}")
    if foreign.status != absent.status:
        found.append(f"{foreign.status}, but {absent.status} if there is none")
    elif foreign.content != absent.content:
        found.append(f"says {foreign.content[:300]!r}, but {absent.content[:300]!r} if there is none")
    elif foreign.headers != absent.headers:
        found.append(f"has the headers {set(foreign.headers) ^ set(absent.headers)} more or less than if there is none")
    return found


def do_everything(operations: Iterable[Operation], tenant: Tenant) -> dict[str, Answer]:
    """Do everything once that a customer can do, all with the same idempotency key; nothing of it may fail."""
    return {call.operation.id: answer for call, answer in done_by(operations, tenant)}


def done_by(
    operations: Iterable[Operation], tenant: Tenant, words: Mapping[str, Document] | None = None
) -> Iterator[tuple[Call, Answer]]:
    """Do the same, and return each request with its response; ``words`` has fields of bodies, by operation."""
    tenant.one("logo")  # is read before one is written
    tenant.one("report")  # is there when it is asked for, and need not be drawn each time
    for operation in operations:
        call = own_call(operation, tenant)
        if words and operation.id in words:
            call = replace(call, body=call.body | words[operation.id])
        takes_key = "idempotency-key" in operation.parameters["header"]
        if operation.id in FOR_ONESELF:
            client = tenant.member("owner")
        elif operation.id.startswith("get_shared"):
            client = tenant.visitor()
        else:
            client = tenant.owner
        answer = call.by(client, **(KEY if takes_key else {}))
        expected = OTHERWISE.get(operation.id)
        is_well = answer.is_fine if expected is None else answer.status == expected
        assert is_well, f"{operation.id} of one's own: {answer.status} {answer.content[:500]!r}"
        yield call, answer
