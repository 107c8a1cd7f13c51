"""No user learns or changes anything of another customer's, and each barrier suffices."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import Engine, text

from tests.webapp.accounts.people import House
from tests.webapp.core.test_tenancy import without_the_first_wall
from tests.webapp.matrix.calls import Answer, absent_call
from tests.webapp.matrix.conftest import Tell
from tests.webapp.matrix.description import operations
from tests.webapp.matrix.fixtures import Refers, fixture_of
from tests.webapp.matrix.matrix import attack, differences, do_everything
from tests.webapp.matrix.tenants import Tenant
from tests.webapp.matrix.victim import Possessions

pytestmark = pytest.mark.tested_on("server")
SOME = frozenset({"owner", "link holder"})
"""Clients with the most permissions, and one without an organization."""
ALL = SOME | {"editor", "viewer", "api key", "anonymous"}
BOTH_WALLS = "both walls"
"""Isolation by the ORM and by row-level security, which alone is sufficient."""


@pytest.mark.parametrize("who", [pytest.param(SOME, id="some"), pytest.param(ALL, id="all", marks=pytest.mark.long)])
@pytest.mark.parametrize("walls", [pytest.param(BOTH_WALLS, marks=pytest.mark.long), "row-level security alone"])
def test_foreign_items_get_the_same_response_as_missing_ones(
    victim: Possessions, attacker: Tenant, attackers: dict[str, TestClient], tell: Tell, walls: str, who: frozenset[str]
) -> None:
    people = {name: each for name, each in attackers.items() if name in who}
    with nullcontext() if walls == BOTH_WALLS else without_the_first_wall():
        tally = attack(operations(), people, attacker, victim)
    tell(f"two customers, {walls}, {len(people)} principals", tally)
    assert tally.leaks == [], "\n".join(tally.leaks[:50])
    assert tally.n_requests > 170 * len(people)


def test_victim_has_rows_in_every_table(victim: Possessions) -> None:
    rarely_filled = {"recovery_codes", "password_links"}
    assert set(victim.empty_tables()) <= rarely_filled
    assert len(victim.identifiers) > 50


def test_requests_for_own_items_work_and_reveal_no_others(victim: Possessions, attacker: Tenant, tell: Tell) -> None:
    before = victim.checksums()
    answers = do_everything(operations(), attacker)
    told = {name: found for name, each in answers.items() if (found := victim.revealed_by(each))}
    assert told == {}
    assert not [name for name, each in answers.items() if ("idempotency-replayed", "true") in each.headers]
    assert victim.checksums() == before
    refers = [
        operation
        for operation in operations()
        if any(isinstance(fixture_of(operation, place), Refers) for place in operation.id_places if "path." in place)
    ]
    for operation in refers:  # the answers that foreign identifiers get are not those that all get
        client = attacker.visitor() if operation.id.startswith("get_shared") else attacker.owner
        nothing = absent_call(operation, attacker).by(client)
        assert nothing.status in (404, 412), (operation.id, nothing)
        assert nothing.status != answers[operation.id].status, operation.id
    tell("own items", f"{len(answers)} operations, {len(refers)} of them for missing items")


@contextmanager
def without_row_level_security(engine: Engine) -> Iterator[None]:
    """Turn row-level security off in the whole database."""
    tables = text(
        "SELECT c.oid::regclass::text FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace "
        "AND c.relkind = 'r' AND c.relrowsecurity"
    )
    with engine.begin() as connection:
        walled = connection.scalars(tables).all()
        for table in walled:
            connection.execute(text(f"ALTER TABLE {table} DISABLE ROW LEVEL SECURITY"))
    yield
    with engine.begin() as connection:
        for table in walled:
            connection.execute(text(f"ALTER TABLE {table} ENABLE ROW LEVEL SECURITY"))


def test_same_requests_find_leaks_when_isolation_is_disabled(house: House, attacker: Tenant, tell: Tell) -> None:
    victim = Possessions(house.set_up.engine, Tenant.new(house, "numbat"))
    for kind in ("project", "scenario", "webhook", "invitation", "API key"):
        for tenant in (victim.tenant, attacker):
            tenant.one(kind)
    wanted = ["get_project", "update_project", "list_projects", "get_scenario", "get_webhook", "withdraw_invitation"]
    asked = [each for each in operations() if each.id in wanted]
    with without_the_first_wall(), without_row_level_security(house.set_up.engine):
        tally = attack(asked, {"owner": attacker.owner}, attacker, victim)
    tell("two customers, no wall", tally)
    by_operation = {name: [leak for leak in tally.leaks if leak.startswith(name)] for name in wanted}
    assert any("is answered with 200" in leak for leak in by_operation["get_project"])
    assert any("tells numbat" in leak for leak in by_operation["get_scenario"])
    assert any("tells numbat" in leak for leak in by_operation["list_projects"])
    assert "update_project changed projects" in by_operation["update_project"]
    assert "withdraw_invitation changed invitations" in by_operation["withdraw_invitation"]
    assert all(by_operation[name] for name in wanted)


NOTHING = Answer(404, (("content-type", "application/problem+json"),), b'{"detail":"There is no such run."}')


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (Answer(403, NOTHING.headers, NOTHING.content), "403, but 404 if there is none"),
        (Answer(404, NOTHING.headers, b'{"detail":"Not yours."}'), "says"),
        (Answer(404, (*NOTHING.headers, ("etag", '"3"')), NOTHING.content), "has the headers"),
        (Answer(500, NOTHING.headers, NOTHING.content), "is a mistake of ours"),
        (Answer(204, (), b""), "is answered with 204"),
    ],
)
def test_smallest_difference_counts_as_a_leak(other: Answer, said: str) -> None:
    assert differences(NOTHING, NOTHING, refuses=True) == []
    assert any(each.startswith(said) for each in differences(other, NOTHING, refuses=True))
