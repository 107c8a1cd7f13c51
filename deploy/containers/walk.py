"""The life of an installation: first run, report, share link, backup, restore, upgrade, rollback."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from containers.customer import READY_SCENARIO, Customer, new_customer, open_share_link, wait_for_answer
from containers.installation import Installation

LIVING_TABLES = ("sessions", "alembic_version", "idempotency_keys")
"""Tables that signing in, migrating and repeating requests change."""


class WalkError(RuntimeError):
    """The installation did not do what it should have done."""


@dataclass
class Walk:
    """What was done and how long each step took.

    Attributes
    ----------
    steps
        Step, result, seconds.
    rows
        For each comparison: tables compared and rows in them.
    """

    steps: list[tuple[str, str, float]] = field(default_factory=list)
    rows: dict[str, tuple[int, int]] = field(default_factory=dict)

    @contextmanager
    def step(self, name: str) -> Iterator[list[str]]:
        """Time a step; the body appends its result."""
        result: list[str] = []
        began_s = time.monotonic()
        print(f"- {name} …", flush=True)
        yield result
        lasted_s = time.monotonic() - began_s
        self.steps.append((name, "; ".join(result), lasted_s))
        print(f"  {'; '.join(result)} ({lasted_s:.1f} s)", flush=True)

    def compare(self, name: str, before: dict[str, str], after: dict[str, str], ignored: tuple[str, ...] = ()) -> str:
        """Compare the rows of all tables before and after a step.

        Raises
        ------
        WalkError
            If a table differs.
        """
        tables = sorted({*before, *after} - {*ignored})
        differing = [table for table in tables if before.get(table) != after.get(table)]
        if differing:
            details = [f"{table}: {before.get(table)} before, {after.get(table)} after" for table in differing]
            raise WalkError(f"{name}: rows differ in {'; '.join(details)}")
        n_rows = sum(int(before[table].split()[0]) for table in tables)
        self.rows[name] = len(tables), n_rows
        return f"{n_rows} rows of {len(tables)} tables are equal"


def first_use(walk: Walk, installation: Installation) -> tuple[Customer, dict[str, Any]]:
    """Start an empty installation, and size a scenario up to a shared result; return customer and run."""
    with walk.step("Start an empty installation") as result:
        installation.up()
        result.append("migrated; API and nginx are healthy")
    with walk.step("Create an account and set its password with the printed link") as result:
        customer = new_customer(installation, "ada@example.com")
        result.append("signed in over HTTPS")
    with walk.step("Create a project with a scenario, and run it") as result:
        scenario = customer.scenario(installation.release / READY_SCENARIO, "Branch offices")
        run = customer.run(scenario["id"])
        result.append(f"run {run['state']}")
    with walk.step("PDF report") as result:
        result.append(f"{len(customer.report(run['id'])) / 1000:.0f} kB")
    with walk.step("Open a share link without signing in") as result:
        link = customer.post(f"/runs/{run['id']}/share-links", {})
        open_share_link(installation, link)
        result.append("the shared run opens, the list of runs does not")
    return customer, run


def backup_and_restore(walk: Walk, installation: Installation, customer: Customer, run_id: str) -> None:
    """Back up, delete everything, restore into an empty installation, and compare all rows."""
    with walk.step("Back up") as result:
        before = installation.rows()
        backup = installation.backup()
        result.append(f"verified, {len(backup) / 1000:.0f} kB")
    with walk.step("Remove all containers and volumes, start again, restore") as result:
        installation.down(volumes=True)
        installation.up()
        installation.restore(backup)
        result.append(walk.compare("restore into an empty installation", before, installation.rows()))
    with walk.step("Open the restored run and its report") as result:
        installation.up()
        wait_for_answer(installation)
        customer.sign_in()
        customer.ended(run_id)
        result.append(f"report of {len(customer.report(run_id)) / 1000:.0f} kB")


def upgrade_and_rollback(walk: Walk, old: Installation, new: Installation) -> None:
    """Use the previous release, upgrade to this one, and go back with the backup made before the upgrade."""
    with walk.step("Start the previous release, with an account, a project and a run") as result:
        old.up()
        customer = new_customer(old, "grace@example.com")
        scenario = customer.scenario(old.release / READY_SCENARIO, "Made with the previous release")
        run = customer.run(scenario["id"])
        result.append(f"run {run['state']}, report of {len(customer.report(run['id'])) / 1000:.0f} kB")
    with walk.step("Back up with the previous release") as result:
        old.compose("stop", "--timeout", "60", "nginx")
        before = old.rows()
        backup = old.backup()
        result.append(f"verified, {len(backup) / 1000:.0f} kB")
    with walk.step("Upgrade") as result:
        old.down()
        new.up()
        result.append("migrated; API and nginx are healthy")
        result.append(_unchanged_counts(before, new.rows()))
    with walk.step("Open the previous release's data, and run its scenario again") as result:
        _use_old_data(customer, scenario["id"], run["id"])
        result.append("project, scenario, run and report open; a new run succeeded")
    with walk.step("Roll back: start the previous release, restore the backup made before the upgrade") as result:
        new.down()
        old.use_image()
        old.compose("up", "--detach", "--no-build", "postgres", "redis")
        old.wait_until_healthy("postgres", "redis")
        old.restore(backup)
        result.append(walk.compare("rollback to the previous release", before, old.rows()))
    with walk.step("Open the run with the previous release again") as result:
        old.up()
        customer.sign_in()
        customer.ended(run["id"])
        result.append(f"report of {len(customer.report(run['id'])) / 1000:.0f} kB")


def _use_old_data(customer: Customer, scenario_id: str, run_id: str) -> None:
    customer.sign_in()
    names = [project["name"] for project in customer.get("/projects").json()["items"]]
    if names != ["Made with the previous release"]:
        raise WalkError(f"projects after the upgrade: {names}")
    customer.ended(run_id)
    customer.report(run_id)
    customer.run(scenario_id)


def _unchanged_counts(before: dict[str, str], after: dict[str, str]) -> str:
    """Return how many tables have as many rows as before the upgrade; the new release's may have new contents.

    Raises
    ------
    WalkError
        If a table that both releases have lost rows.
    """
    counts = {
        name: (int(rows.split()[0]), int(after[name].split()[0])) for name, rows in before.items() if name in after
    }
    lost = [f"{name}: {old} before, {new} after" for name, (old, new) in counts.items() if new < old]
    if lost:
        raise WalkError(f"rows are missing after the upgrade: {'; '.join(lost)}")
    return f"no row lost in {len(counts)} tables; {len(set(after) - set(before))} tables are new"
