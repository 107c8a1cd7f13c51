"""The oracle of the chaos runs bites: whatever a broken service could do to a job, it names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from tests.chaos.facts import EFFECTS, Facts, RunFact
from tests.chaos.ledger import Ledger
from tests.chaos.oracle import DUE, Kind, shortcomings, used_up, violations

MAX_ATTEMPTS = 3
WEEK = RunFact("week", "week", "succeeded", None, 1, "inputs of a week", "result of a week")
TWIN = replace(WEEK, id="twin", attempt=2)
RANGE = RunFact("range", "range", "succeeded", None, 1, "inputs of a range", "result of a range")
CANCELLED = RunFact("cancelled", "week", "cancelled", None, 1, "inputs of a week", None)
RUNS = (WEEK, TWIN, RANGE, CANCELLED)

Forge = Callable[[Ledger, Facts], Facts]


def ledger() -> Ledger:
    made = Ledger()
    made.accept("one", [WEEK.id])
    made.accept("batch", [TWIN.id, RANGE.id])
    made.accept("three", [CANCELLED.id])
    made.cancel(CANCELLED.id)
    made.report(WEEK.id, "report of the week")
    return made


def facts() -> Facts:
    """Data of a service without broken promises."""
    effects = {name: Counter(run.id for run in RUNS if is_due(run, ledger())) for name, is_due in DUE.items()}
    delivered = {("everything", run.id): {(f"event of {run.id}", b"{}")} for run in RUNS}
    return Facts(runs=RUNS, effects=effects, delivered=delivered)


def with_effects(name: str, **counts: int) -> Forge:
    def forge(_: Ledger, true: Facts) -> Facts:
        return replace(true, effects={**true.effects, name: Counter({**true.effects[name], **counts})})

    return forge


def with_run(run: RunFact, **changes: Any) -> Forge:
    def forge(_: Ledger, true: Facts) -> Facts:
        return replace(true, runs=[replace(each, **changes) if each is run else each for each in true.runs])

    return forge


def promised(key: str, *ids: str) -> Forge:
    def forge(recorded: Ledger, true: Facts) -> Facts:
        recorded.accept(key, ids)
        return true

    return forge


def reported_twice(recorded: Ledger, true: Facts) -> Facts:
    recorded.report(WEEK.id, "another report")
    return true


def without_the_week(_: Ledger, true: Facts) -> Facts:
    return replace(true, runs=[run for run in true.runs if run is not WEEK])


def a_second_run(_: Ledger, true: Facts) -> Facts:
    return replace(true, runs=[*true.runs, replace(WEEK, id="unknown")])


def delivered_as_two_events(_: Ledger, true: Facts) -> Facts:
    seen: Mapping[tuple[str, str], set[tuple[str, bytes]]] = {("everything", "week"): {("a", b"{}"), ("b", b"{}")}}
    return replace(true, delivered={**true.delivered, **seen})


def finished_after_cancellation(recorded: Ledger, true: Facts) -> Facts:
    recorded.cancel(WEEK.id)
    return true


FORGERIES: Mapping[str, tuple[Kind, Forge]] = {
    "an accepted run is gone": (Kind.LOST, without_the_week),
    "an accepted run never existed": (Kind.LOST, promised("four", "missing")),
    "a run has not ended": (Kind.LOST, with_run(WEEK, state="running", result_sha256=None)),
    "a job has not ended": (Kind.LOST, lambda _, true: replace(true, n_unfinished=1)),
    "an event was never sent": (Kind.LOST, with_effects("event for everything", week=0)),
    "a report was never created": (Kind.LOST, with_effects("report", week=0)),
    "a report has no event": (Kind.LOST, with_effects("event for reports", week=0)),
    "a report has two events": (Kind.TWICE, with_effects("event for reports", week=2)),
    "the charge is missing": (Kind.LOST, with_effects("charge", twin=0)),
    "the end is not in the log": (Kind.LOST, with_effects("entry of its end", week=0)),
    "a request created two runs": (Kind.TWICE, a_second_run),
    "a request was answered with two runs": (Kind.WRONG, promised("one", TWIN.id)),
    "a run was answered with two reports": (Kind.WRONG, reported_twice),
    "the series is stored twice": (Kind.TWICE, with_effects("time series", week=2)),
    "a report is stored twice": (Kind.TWICE, with_effects("report", week=2)),
    "a report was created without a request": (Kind.TWICE, with_effects("report", twin=1)),
    "a run was charged twice": (Kind.TWICE, with_effects("charge", range=2)),
    "the end is in the log twice": (Kind.TWICE, with_effects("entry of its end", week=2)),
    "two events are stored": (Kind.TWICE, with_effects("event for everything", week=2)),
    "a webhook without a subscription got an event": (Kind.TWICE, with_effects("event for cancelled", week=1)),
    "a receiver saw two events": (Kind.TWICE, delivered_as_two_events),
    "a cancelled run left a series": (Kind.TWICE, with_effects("time series", cancelled=1)),
    "a cancelled run succeeded": (Kind.WRONG, with_run(CANCELLED, state="succeeded")),
    "a cancellation had no effect": (Kind.WRONG, finished_after_cancellation),
    "the same inputs gave another result": (Kind.WRONG, with_run(TWIN, result_sha256="another")),
    "a run failed": (Kind.WRONG, with_run(TWIN, state="failed", reason="engine_error", result_sha256=None)),
    "a run was abandoned early": (Kind.WRONG, with_run(TWIN, state="failed", reason="worker_lost", result_sha256=None)),
    "a post has a forged signature": (Kind.WRONG, lambda _, true: replace(true, n_forged=1)),
    "the log was changed": (Kind.WRONG, lambda _, true: replace(true, is_log_whole=False)),
}


def test_correct_service_violates_no_invariant() -> None:
    assert violations(ledger(), facts(), MAX_ATTEMPTS) == []


def test_every_effect_is_looked_up_and_judged() -> None:
    assert EFFECTS.keys() == DUE.keys()


@pytest.mark.parametrize("what", FORGERIES)
def test_violated_invariant_is_named(what: str) -> None:
    kind, forge = FORGERIES[what]
    recorded = ledger()
    forged = forge(recorded, facts())
    assert kind in {each.kind for each in violations(recorded, forged, MAX_ATTEMPTS)}


def test_operation_that_uses_up_its_attempts_is_counted_and_is_no_violation() -> None:
    hit = with_run(TWIN, state="failed", reason="worker_lost", attempt=MAX_ATTEMPTS, result_sha256=None)
    forged = with_effects("time series", twin=0)(ledger(), hit(ledger(), facts()))
    assert [run.id for run in used_up(forged.runs, MAX_ATTEMPTS)] == [TWIN.id]
    assert violations(ledger(), forged, MAX_ATTEMPTS) == []


def test_run_with_too_few_faults_is_inconclusive() -> None:
    enough = Counter({"killed": 2, "frozen": 1})
    assert shortcomings({1: enough}, ["killed", "frozen"]) == []
    assert len(shortcomings({1: enough, 2: Counter(killed=2)}, ["killed", "frozen"])) == 1
    assert shortcomings({1: enough}, ["killed", "frozen", "emptied"]) == ["no fault of the kind `emptied` fired"]
