"""The one judge: what was promised against what came of it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from tests.chaos.customer import CANCELLED, EVERYTHING, FINAL, REPORTS
from tests.chaos.facts import Facts, RunFact
from tests.chaos.ledger import Ledger

FEWEST_FAULTS = 3


class Kind(StrEnum):
    """Kind of violation."""

    LOST = "lost"
    TWICE = "twice"
    WRONG = "wrong"


class Violation(NamedTuple):
    """A broken promise."""

    kind: Kind
    what: str


def _is_finished_week(run: RunFact, _: Ledger) -> bool:
    return (run.kind, run.state) == ("week", "succeeded")


def _is_reported(run: RunFact, ledger: Ledger) -> bool:
    return run.id in ledger.reported


DUE: Mapping[str, Callable[[RunFact, Ledger], bool]] = {
    "time series": _is_finished_week,
    "charge": lambda *_: True,
    "report": _is_reported,
    "entry of its report": _is_reported,
    "entry of its order": lambda *_: True,
    "entry of its end": lambda run, _: run.state in ("succeeded", "failed"),
    "entry of its cancellation": lambda run, _: run.state == "cancelled",
    f"event for {EVERYTHING}": lambda run, _: run.state in FINAL,
    f"event for {CANCELLED}": lambda run, _: run.state == "cancelled",
    f"event for {REPORTS}": _is_reported,
}
"""Which runs have each effect: these once, all others never."""


def violations(ledger: Ledger, facts: Facts, max_attempts: int) -> list[Violation]:
    """Return every broken promise; none for a correct service."""
    return [
        *_of_the_whole(facts),
        *_of_runs(ledger, facts, max_attempts),
        *_of_effects(ledger, facts),
        *_of_results(facts.runs),
        *_of_events(facts),
        *(Violation(Kind.WRONG, what) for what in ledger.broken),
    ]


def used_up(runs: Sequence[RunFact], max_attempts: int) -> list[RunFact]:
    """Runs that were given up because the faults hit them that often: allowed, and counted."""
    return [run for run in runs if run.reason == "worker_lost" and run.attempt >= max_attempts]


def shortcomings(fired: Mapping[int, Counter[str]], kinds: Sequence[str]) -> list[str]:
    """Why runs prove nothing: too few faults in one of them, or one kind of fault in none."""
    few = [
        f"seed {seed}: only {each.total()} faults, at least {FEWEST_FAULTS} make a run count"
        for seed, each in fired.items()
        if each.total() < FEWEST_FAULTS
    ]
    all_of_them = sum(fired.values(), Counter())
    return few + [f"no fault of the kind `{kind}` fired" for kind in kinds if not all_of_them[kind]]


def _of_runs(ledger: Ledger, facts: Facts, max_attempts: int) -> Iterator[Violation]:
    found = {run.id: run for run in facts.runs}
    for run_id in sorted(ledger.run_ids - found.keys()):
        yield Violation(Kind.LOST, f"run {run_id} was accepted and is not there")
    for run_id in sorted(found.keys() - ledger.run_ids):
        yield Violation(Kind.TWICE, f"run {run_id} was not promised: a repeated request created a second one")
    allowed = {run.id for run in used_up(facts.runs, max_attempts)}
    for run in facts.runs:
        if run.state not in FINAL:
            yield Violation(Kind.LOST, f"run {run.id} is {run.state} still")
        if run.state == "failed" and run.id not in allowed:
            yield Violation(Kind.WRONG, f"run {run.id} failed at attempt {run.attempt}: {run.reason}")
        if run.id in ledger.cancelled and run.state != "cancelled":
            yield Violation(Kind.WRONG, f"run {run.id} is {run.state} although its cancellation was accepted")


def _of_effects(ledger: Ledger, facts: Facts) -> Iterator[Violation]:
    for name, is_due in DUE.items():
        had = facts.effects[name]
        due = Counter(run.id for run in facts.runs if is_due(run, ledger))
        for run_id, n in (due - had).items():
            yield Violation(Kind.LOST, f"run {run_id} lacks {n} {name}")
        for run_id, n in (had - due).items():
            yield Violation(Kind.TWICE, f"run {run_id} has {n} {name} too many")


def _of_results(runs: Sequence[RunFact]) -> Iterator[Violation]:
    results: defaultdict[str, set[str]] = defaultdict(set)
    for run in runs:
        if run.result_sha256 is not None:
            results[run.inputs_sha256].add(run.result_sha256)
    for inputs, different in results.items():
        if len(different) > 1:
            yield Violation(Kind.WRONG, f"the inputs {inputs} have {len(different)} different results")


def _of_events(facts: Facts) -> Iterator[Violation]:
    for (webhook, run_id), seen in facts.delivered.items():
        if len(seen) > 1:
            yield Violation(Kind.TWICE, f"webhook {webhook} got {len(seen)} events for run {run_id}")
        if not facts.effects[f"event for {webhook}"][run_id]:
            yield Violation(Kind.WRONG, f"webhook {webhook} got an event for run {run_id} that is not stored")
    if facts.n_forged:
        yield Violation(Kind.WRONG, f"{facts.n_forged} posts are not signed by the sender")


def _of_the_whole(facts: Facts) -> Iterator[Violation]:
    if facts.n_unfinished:
        yield Violation(Kind.LOST, f"{facts.n_unfinished} runs and jobs have not ended in time")
    if not facts.is_log_whole:
        yield Violation(Kind.WRONG, "the chain of the audit log is broken")
