"""`python -m tests.chaos --seeds 1 2 3 --jobs 200`: fault injection against the whole service.

For each seed, a customer requests several hundred runs, ranges, batches, cancellations and reports, and receives
webhooks when they end, while processes are killed and frozen and servers lose their data. The figures are printed as a
table with broken promises below it; the exit code is then 1.
"""

from __future__ import annotations

import argparse
import json
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from sqlalchemy.orm import Session

from tests.chaos.customer import Customer, moody, small
from tests.chaos.facts import NOTIFICATIONS, PROMISED, Facts, gathered, n_unfinished, organization_of
from tests.chaos.faults import FAULTS, Scene, inject
from tests.chaos.jobs import Shop, planned
from tests.chaos.oracle import Kind, Violation, shortcomings, used_up, violations
from tests.chaos.stage import MAX_ATTEMPTS, Stage, staged
from tests.webapp.runs.real import long_week
from tests.webapp.webhooks.receiver import Receiver, receiving
from webapp.evidence import repository

N_QUICK, N_SLOW = 5, 2
MOST_NAMED = 20


@dataclass(frozen=True)
class Outcome:
    """Outcome of a seed.

    Attributes
    ----------
    settled_s
        From the last fault to the end of everything that was accepted.
    notified_s
        From the last fault to the last webhook.
    """

    seed: int
    n_jobs: int
    fired: Counter[str]
    answers: Counter[int]
    settled_s: float
    notified_s: float
    lasted_s: float
    facts: Facts
    broken: Sequence[Violation]

    def row(self) -> list[str]:
        """Return the figures for the table."""
        kinds = Counter(each.kind for each in self.broken)
        again = sum(max(run.attempt - 1, 0) for run in self.facts.runs)
        figures = (
            self.seed, self.n_jobs, self.fired.total(), kinds[Kind.LOST], kinds[Kind.TWICE], kinds[Kind.WRONG],
            again, self.facts.n_dropped, len(used_up(self.facts.runs, MAX_ATTEMPTS)), self.answers[0],
            self.answers[503],
        )  # fmt: skip
        return [
            *(f"{figure:,}" for figure in figures),
            *(f"{time_s:.1f}" for time_s in (self.settled_s, self.notified_s, self.lasted_s)),
        ]


HEADINGS = (
    "seed", "jobs", "faults", "lost", "twice", "wrong", "tried again", "fenced out", "given up", "broken off", "503",
    "settled s", "notified s", "lasted s",
)  # fmt: skip


def main() -> int:
    """Show every seed on one stage; return the exit code."""
    asked = _asked()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    folder = Path(tempfile.mkdtemp(prefix="stormsizer-chaos-"))
    folder.chmod(0o755)
    failed = True
    try:
        outcomes = []
        with staged(folder) as stage, receiving() as receiver:
            if asked.evidence is not None:
                _store_evidence(stage, asked.evidence)
            for seed in asked.seeds:
                outcomes.append(shown(stage, receiver, seed, asked.jobs, asked.within))
                print(_table([HEADINGS, outcomes[-1].row()]), flush=True)
            fallen = stage.fallen()
        failed = _conclude(outcomes, fallen)
    finally:
        if failed:
            print(f"the logs are in {folder}", file=sys.stderr)
        else:
            shutil.rmtree(folder)
    return int(failed)


def shown(stage: Stage, receiver: Receiver, seed: int, n_jobs: int, within_s: float) -> Outcome:
    """Let a customer work and faults happen; look at it when all has settled, or should have."""
    began_s = time.monotonic()
    chance = Random(seed)
    customer = Customer.of(stage, f"customer-{seed}-{chance.getrandbits(32):08x}")
    customer.ask("GET", "/evidence")  # computed once for an installation, and every report shows it
    secrets = customer.webhooks(receiver.url)
    moody(receiver, Random(seed))
    jobs = planned(_shop(customer), n_jobs, chance)
    fired, last_fault_s = inject(Scene(stage, customer, chance), jobs)
    settled_s = _settled_after_s(customer, PROMISED, last_fault_s, within_s)
    notified_s = _settled_after_s(customer, NOTIFICATIONS, last_fault_s, settled_s + within_s)
    facts = gathered(customer, receiver, secrets)
    return Outcome(
        seed=seed,
        n_jobs=len(customer.ledger.run_ids) + len(customer.ledger.reported),
        fired=fired,
        answers=customer.ledger.answers,
        settled_s=settled_s,
        notified_s=notified_s,
        lasted_s=time.monotonic() - began_s,
        facts=facts,
        broken=violations(customer.ledger, facts, MAX_ATTEMPTS),
    )


def _shop(customer: Customer) -> Shop:
    slow = [long_week() | {"name": f"Head office {n}"} for n in range(N_SLOW)]
    project_id, ids = customer.project([*map(small, range(N_QUICK)), *slow])
    return Shop(project_id, ids[:N_QUICK], ids[N_QUICK:])


def _store_evidence(stage: Stage, file: Path) -> None:
    """Store the evidence before anyone asks for it. The name of the file is the hash of its inputs."""
    with Session(stage.engine) as session, session.begin():
        repository.store(session, file.stem, json.loads(file.read_text()))


def _settled_after_s(customer: Customer, tables: Sequence[str], last_fault_s: float, within_s: float) -> float:
    """Wait until nothing of some tables is open any more, but no longer than so many seconds from the last fault."""
    owner = organization_of(customer)
    while n_unfinished(customer.stage, owner, tables) and time.monotonic() - last_fault_s < within_s:
        time.sleep(0.25)
    return time.monotonic() - last_fault_s


def _conclude(outcomes: Sequence[Outcome], fallen: Counter[str]) -> bool:
    """Print the figures and what is wrong; whether anything is.

    Celery ends a worker that finds a process of its pool killed while it comes back to Redis. Docker starts it again,
    and so do we; no other program has a reason to end.
    """
    fired = {outcome.seed: outcome.fired for outcome in outcomes}
    totals = sum(fired.values(), Counter())
    print(_table([("fault", "times"), *((name, f"{totals[name]:,}") for name in FAULTS)]))
    problems = [f"seed {each.seed}: {broken.what}" for each in outcomes for broken in each.broken]
    problems += shortcomings(fired, list(FAULTS))
    for name, n in fallen.items():
        message = f"{name} ended {n} times without a fault"
        print(message) if name.startswith("worker") else problems.append(message)
    for problem in problems[:MOST_NAMED]:
        print(problem, file=sys.stderr)
    if len(problems) > MOST_NAMED:
        print(f"and {len(problems) - MOST_NAMED:,} more", file=sys.stderr)
    return bool(problems)


def _table(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3], help="one run for each")
    parser.add_argument("--jobs", type=int, default=200, help="jobs of a run, at least")
    parser.add_argument(
        "--within",
        type=float,
        default=60.0,
        help="seconds from the last fault to the end of all jobs; webhooks have as long again",
    )
    parser.add_argument("--evidence", type=Path, help="finished evidence; without it, the service computes it")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
