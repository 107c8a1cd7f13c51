"""Plausible mistakes, each as small as possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


class StaleEditError(Exception):
    """The text that an edit changes does not exist exactly once: the breakage needs to be updated."""


@dataclass(frozen=True)
class Edit:
    """A text in a file of the repository, and what becomes of it."""

    file: str
    old: str
    new: str

    def applied(self, source: str) -> str:
        """Return a source with the change.

        Raises
        ------
        StaleEditError
            If the old text does not occur exactly once.
        """
        if source.count(self.old) != 1:
            raise StaleEditError(f"{self.file} holds {source.count(self.old)} times, instead of once: {self.old!r}")
        return source.replace(self.old, self.new)


@dataclass(frozen=True)
class Breakage:
    """A mistake, and the tests each of which has to turn red."""

    name: str
    edits: Sequence[Edit]
    tests: Sequence[str]


RUNS, LEASE = "backend/webapp/runs/transitions.py", "backend/webapp/jobs/lease.py"
ATTEMPTS = "backend/webapp/runs/execution/attempts.py"
TENANCY, SHARES = "backend/webapp/core/db/tenancy.py", "backend/webapp/shares/models.py"
WEBAPP = "tests/webapp"
RUN_TESTS = f"{WEBAPP}/runs/test_runs.py"
JOB_TESTS, SESSION_TESTS = f"{WEBAPP}/jobs/test_jobs.py", f"{WEBAPP}/accounts/test_sessions.py"
TRANSITION_TESTS = f"{WEBAPP}/runs/test_transitions.py"

BREAKAGES: Sequence[Breakage] = [
    Breakage(
        "a leased row is written without its fence",
        [Edit(LEASE, "row.state == RUNNING, row.fence == self.fence)", "row.state == RUNNING)")],
        [
            f"{TRANSITION_TESTS}::test_worker_with_an_expired_lease_writes_nothing[embedded]",
            f"{WEBAPP}/runs/test_chunks.py::test_worker_with_an_expired_lease_of_a_chunk_writes_nothing[embedded]",
            f"{JOB_TESTS}::test_frozen_worker_writes_nothing_while_its_successor_works[embedded]",
        ],
    ),
    Breakage(
        "the end of a run ignores that it was canceled",
        [
            Edit(LEASE, "self.table.has_key(self.key), row.state == RUNNING, row", "self.table.has_key(self.key), row"),
            Edit(RUNS, '"finished_at": NOW, "fence": RunRow.fence + 1}', '"finished_at": NOW}'),
        ],
        [f"{TRANSITION_TESTS}::test_canceled_run_never_succeeds[embedded-running]"],
    ),
    Breakage(
        "a database that breaks off ends the run",
        [Edit(ATTEMPTS, "isinstance(error, DATABASE_AWAY)", "isinstance(error, EOFError)")],
        [f"{RUN_TESTS}::test_database_failure_during_a_run_costs_only_one_attempt[embedded-succeed]"],
    ),
    Breakage(
        "a lease ends by the clock of the worker",
        [
            Edit(LEASE, "from dataclasses import", "import datetime as dt\nfrom dataclasses import"),
            Edit(
                LEASE,
                "                lease_until=NOW + seconds(lease_s),\n",
                "                lease_until=dt.datetime.now(dt.UTC) + dt.timedelta(seconds=lease_s),\n",
            ),
        ],
        [f"{TRANSITION_TESTS}::test_clock_of_the_worker_does_not_matter[embedded-behind]"],
    ),
    Breakage(
        "the sweeper announces nothing again",
        [Edit(LEASE, "if republish_s is not None:", "if republish_s == 0:")],
        [
            f"{TRANSITION_TESTS}::test_lost_message_is_sent_again_after_a_while[embedded]",
            f"{WEBAPP}/runs/test_chunks.py::test_lost_message_of_a_chunk_is_sent_again_after_a_while[embedded]",
            f"{JOB_TESTS}::test_lost_message_is_sent_again_after_a_while[embedded]",
        ],
    ),
    Breakage(
        "a run is announced before it is safe",
        [
            Edit(
                "backend/webapp/runs/service.py",
                "after_commit(session, partial(service.queue.announce, task, row.id, *part))",
                "service.queue.announce(task, row.id, *part)",
            )
        ],
        [f"{RUN_TESTS}::test_run_is_announced_only_after_the_commit[embedded]"],
    ),
    Breakage(
        "the answer leaves before the commit",
        [
            Edit(
                "backend/webapp/core/ports.py",
                'Db = Annotated[Session, Depends(_db, scope="function")]',
                "Db = Annotated[Session, Depends(_db)]",
            )
        ],
        [f"{WEBAPP}/core/test_answers.py::test_response_is_sent_only_after_the_commit[embedded]"],
    ),
    Breakage(
        "a key of idempotency fits any request",
        [
            Edit(
                "backend/webapp/core/http/idempotency.py",
                "    if row.request_sha256 != request_sha256:\n",
                "    if row.request_sha256 is None:\n",
            )
        ],
        [f"{WEBAPP}/idempotency/test_idempotency.py::test_key_reused_with_another_body_or_path_is_rejected[embedded]"],
    ),
    Breakage(
        "what was cancelled stays charged",
        [
            Edit(
                "backend/webapp/runs/quota/service.py",
                "is_known = RunRow.state.not_in(OPEN)",
                "is_known = RunRow.state == RunState.SUCCEEDED",
            )
        ],
        [f"{WEBAPP}/limits/test_quota.py::test_computing_time_per_day_is_limited[embedded]"],
    ),
    Breakage(
        "the service does not ask for its own rows alone",
        [
            Edit(
                TENANCY,
                "is DatabaseRole.SERVICE and not state.is_column_load:",
                "is DatabaseRole.SERVICE and state.is_insert:",
            )
        ],
        [f"{WEBAPP}/core/test_tenancy.py::test_each_barrier_suffices[embedded-first]"],
    ),
    Breakage(
        "a transaction keeps the role of the login",
        [Edit(TENANCY, "set_config('role', :role, true)", "set_config('stormsizer.role', :role, true)")],
        [f"{WEBAPP}/core/test_tenancy.py::test_each_barrier_suffices[embedded-second]"],
    ),
    Breakage(
        "a table has no row-level security",
        [
            Edit(
                "migrations/versions/0005_organisations.py",
                'op.execute(f"ALTER TABLE {table} ENABLE ROW LEVEL SECURITY")',
                'op.execute(f"ALTER TABLE {table} DISABLE ROW LEVEL SECURITY")',
            )
        ],
        [f"{WEBAPP}/core/test_tenancy.py::test_every_table_of_an_organization_has_row_level_security[embedded]"],
    ),
    Breakage(
        "a webhook reaches whatever is not called private",
        [
            Edit(
                "backend/webapp/webhooks/addresses.py",
                "    if isinstance(given, IPv4Address):\n",
                "    if not given.is_private:\n        return True\n    if isinstance(given, IPv4Address):\n",
            )
        ],
        [f"{WEBAPP}/webhooks/test_addresses.py::test_non_public_address_is_rejected[100.64.0.1]"],
    ),
    Breakage(
        "a webhook follows redirects",
        [
            Edit(
                "backend/webapp/webhooks/sending.py",
                "                status = event.status_code\n",
                "                status = event.status_code\n"
                "                where = dict(event.headers).get(b'location', b'').decode().split('/')\n"
                "                if len(where) > 2:\n"
                "                    host, _, port = where[2].partition(':')\n"
                "                    moved = Receiver(where[0][:-1], host, int(port or 443), '/', True)\n"
                "                    return send(moved, headers, body, 5.0)\n",
            )
        ],
        [f"{WEBAPP}/webhooks/test_sending.py::test_a_redirect_is_not_followed"],
    ),
    Breakage(
        "a share link does not end by itself",
        [Edit(SHARES, "and_(expires_at > NOW, revoked_at.is_(None))", "revoked_at.is_(None)")],
        [
            f"{WEBAPP}/shares/test_share_links.py::test_ended_link_gets_the_same_response_as_an_unknown_one[embedded-expired]"
        ],
    ),
    Breakage(
        "a share link cannot be revoked",
        [Edit(SHARES, "and_(expires_at > NOW, revoked_at.is_(None))", "expires_at > NOW")],
        [
            f"{WEBAPP}/shares/test_share_links.py::test_ended_link_gets_the_same_response_as_an_unknown_one[embedded-revoked]"
        ],
    ),
    Breakage(
        "a revoked key is known still",
        [
            Edit(
                "backend/webapp/api_keys/repository.py",
                "_LIVES = (ApiKeyRow.revoked_at.is_(None), ApiKeyRow.expires_at > NOW)",
                "_LIVES = (ApiKeyRow.expires_at > NOW,)",
            )
        ],
        [f"{WEBAPP}/api_keys/test_api_keys.py::test_revoked_key_is_rejected_from_the_next_request[embedded]"],
    ),
    Breakage(
        "sessions outlive the password",
        [Edit("backend/webapp/accounts/own_account.py", "    sessions.end_all(session, account_id, but=but)\n", "")],
        [f"{SESSION_TESTS}::test_password_change_ends_all_other_sessions_and_renews_this_one[embedded]"],
    ),
    Breakage(
        "a problem quotes the password",
        [
            Edit(
                "backend/webapp/core/http/problem_responses.py",
                'return {**item, "input": HIDDEN} if SECRETS.intersection(item["loc"]) else item',
                "return item",
            )
        ],
        [f"{WEBAPP}/accounts/test_passwords.py::test_malformed_credentials_are_not_echoed[embedded-password]"],
    ),
]
"""Each must be noticed."""
