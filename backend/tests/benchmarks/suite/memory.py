"""Memory of a simulation of every I/O: none of it per I/O."""

from __future__ import annotations

from collections.abc import Sequence

from tests.benchmarks.suite.children import answer_of
from tests.benchmarks.suite.figures import Effort, Line, Measured, Trial, at_most
from tests.benchmarks.suite.timing import of_rounds

FEW, MANY = 6_000_000, 48_000_000
# `getrusage` starts at the peak of the parent process.
STORM = """
import json, re, sys
from pathlib import Path
from tests.benchmarks.suite.windows import login_window
from stormsizer.discrete_event import simulate_every_io
scenario, catalog, from_s, to_s = login_window(float(sys.argv[1]))
window = simulate_every_io(scenario, catalog, from_s, to_s, n_replications=1)
peak_kib = int(re.search(r"VmHWM:\\s+(\\d+) kB", Path("/proc/self/status").read_text())[1])
print(json.dumps([peak_kib / 1024, window.n_ios]))
"""


def _peaks(effort: Effort) -> Sequence[Measured]:
    """Largest resident memory in MiB of a process that simulates many I/Os and of one that simulates few."""
    (few, _), (many, n_many) = (answer_of(STORM, str(n)) for n in (FEW, MANY))
    if n_many < 0.9 * MANY:
        raise ValueError(f"the storm has {n_many} I/Os, {MANY} were asked for")
    return (of_rounds([(many, few)]),)


TRIALS = (
    Trial(
        (
            Line(
                "memory/every-io",
                "MiB",
                "6 million I/Os",
                at_most(1.05),
                "Largest memory of a process that simulates 48 million I/Os of the first login, one by one, against 6 "
                "million: nothing is kept of a single I/O.",
            ),
        ),
        _peaks,
        is_long=True,
    ),
)
