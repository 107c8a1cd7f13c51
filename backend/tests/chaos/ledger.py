"""Responses that the customer received, compared with the final state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from threading import Lock


@dataclass
class Ledger:
    """Every promise that an answer of the service made.

    Attributes
    ----------
    accepted
        Identifiers of runs by the idempotency key of the request that was answered 202.
    cancelled
        Runs whose cancellation was answered 200.
    reported
        Runs of which a report was accepted, and its identifier.
    broken
        Promises that contradict each other, or answers that must never be.
    answers
        How often each status was answered; 0 where the connection broke.
    """

    accepted: dict[str, tuple[str, ...]] = field(default_factory=dict)
    cancelled: set[str] = field(default_factory=set)
    reported: dict[str, str] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)
    answers: Counter[int] = field(default_factory=Counter)
    _lock: Lock = field(default_factory=Lock)

    @property
    def run_ids(self) -> set[str]:
        """All runs that were promised."""
        return {run_id for ids in self.accepted.values() for run_id in ids}

    def accept(self, key: str, ids: Sequence[str]) -> None:
        """Note what a request was answered; the same request again gives the same."""
        with self._lock:
            before = self.accepted.setdefault(key, tuple(ids))
            if before != tuple(ids):
                self.broken.append(f"the same request made {before} and then {tuple(ids)}")

    def report(self, run_id: str, report_id: str) -> None:
        """Note that a report was accepted; asking again gives the same one."""
        with self._lock:
            before = self.reported.setdefault(run_id, report_id)
            if before != report_id:
                self.broken.append(f"run {run_id} has the reports {before} and {report_id}")

    def cancel(self, run_id: str) -> None:
        """Note that a cancellation was accepted."""
        with self._lock:
            self.cancelled.add(run_id)

    def answer(self, status: int) -> None:
        """Note an answer."""
        with self._lock:
            self.answers[status] += 1

    def complain(self, what: str) -> None:
        """Note an answer that must never be."""
        with self._lock:
            self.broken.append(what)
