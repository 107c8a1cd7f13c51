"""`python -m tests.mutants`: break the service on purpose, one way after the other, and see that a test notices.

First the named tests run on an unbroken copy and are green. Then each breakage has to turn its own tests red. The exit
code is 1 if one is not noticed.
"""

from __future__ import annotations

import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from tests.mutants.bench import BROKEN, GREEN, RED, Bench, BenchError, benched
from tests.mutants.breakages import BREAKAGES, Breakage

N_BENCHES = 2
NOTICED, SURVIVED, NONSENSE = "noticed", "SURVIVED", "NONSENSE"


class Verdict(NamedTuple):
    """Outcome of a breakage."""

    breakage: Breakage
    what: str
    took_s: float


def main() -> int:
    """Try every breakage; return the exit code."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    began_s = time.monotonic()
    with ExitStack() as ending:
        benches: SimpleQueue[Bench] = SimpleQueue()
        for _ in range(N_BENCHES):
            folder = Path(tempfile.mkdtemp(prefix="stormsizer-mutants-"))
            folder.chmod(0o755)
            benches.put(ending.enter_context(benched(folder)))
        if not _is_green(benches):
            return 1
        with ThreadPoolExecutor(N_BENCHES) as pool:
            verdicts = list(pool.map(lambda breakage: _tried(benches, breakage), BREAKAGES))
    print(f"{len(verdicts)} breakages in {time.monotonic() - began_s:.0f} s")
    return int(any(verdict.what != NOTICED for verdict in verdicts))


def _is_green(benches: SimpleQueue[Bench]) -> bool:
    """Return whether all named tests pass without a breakage."""
    bench = benches.get()
    tests = list(dict.fromkeys(test for breakage in BREAKAGES for test in breakage.tests))
    outcomes = bench.outcomes(tests)
    benches.put(bench)
    for test, color in outcomes.items():
        if color != GREEN:
            print(f"{color} although nothing is broken: {test}", file=sys.stderr)
    return set(outcomes.values()) == {GREEN}


def _tried(benches: SimpleQueue[Bench], breakage: Breakage) -> Verdict:
    bench, began_s = benches.get(), time.monotonic()
    try:
        with bench.broken(breakage):
            what = _verdict_of(list(bench.outcomes(breakage.tests).values()))
    except BenchError as error:
        print(error, file=sys.stderr)
        what = NONSENSE
    finally:
        benches.put(bench)
    verdict = Verdict(breakage, what, time.monotonic() - began_s)
    print(f"{verdict.what:9} {verdict.took_s:5.1f} s  {breakage.name}", flush=True)
    return verdict


def _verdict_of(colors: Sequence[str]) -> str:
    if BROKEN in colors:
        return NONSENSE
    return NOTICED if set(colors) == {RED} else SURVIVED


if __name__ == "__main__":
    sys.exit(main())
