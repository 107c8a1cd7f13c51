"""Space and load of an inventory's machines in total, for machines that share an array with the desktops."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import Literal

import numpy as np

from stormsizer.units import BYTES_PER_GIB, BYTES_PER_KIB
from stormsizer_io.file_texts import files_text
from stormsizer_io.importers.formats.detection import Tool
from stormsizer_io.importers.formats.inventory import Machine
from stormsizer_io.importers.formats.liveoptics import MachineLoad, mean_size_bytes
from stormsizer_io.importers.parsing.notes import Noting
from stormsizer_io.importers.series.buckets import (
    Member,
    Recording,
    counts_of,
    grid_of,
    is_measured,
    known_together,
    usual_interval_s,
)
from stormsizer_io.importers.series.members import GUEST_KINDS, members
from stormsizer_io.importers.series.storms import BUCKET_S
from stormsizer_io.importers.summary.document import MachineTotals, TotalLoad
from stormsizer_io.importers.summary.loads import MeasuredInventory, p95_ratio, running
from stormsizer_io.importers.summary.workloads import of_one_time
from stormsizer_io.measurements import ImportRefusedError

PERCENTILE = 95
MOST_NAMED = 20
"""Machines without a measurement that are named."""


class Totals:
    """Totals of any of an inventory's machines. Machines match measurements by name, regardless of case."""

    def __init__(
        self, machines: Sequence[Machine], measured: Sequence[MeasuredInventory], recordings: Sequence[Recording]
    ) -> None:
        self._machines, self._measured, self._recordings = machines, measured, recordings

    def of(self, names: Collection[str]) -> MachineTotals:
        """Return the totals of the named machines; those that were powered off have space, but no load."""
        machines = [machine for machine in self._machines if machine.name in names]
        in_use = [machine.used_bytes for machine in machines if machine.used_bytes is not None]
        provisioned = [
            machine.provisioned_bytes
            for machine in machines
            if machine.used_bytes is None and machine.provisioned_bytes is not None
        ]
        running_machines = [machine for machine in machines if machine.is_on]
        load, measured = self._load(running_machines)
        unmeasured = sorted({each.name for each in running_machines if each.name.casefold() not in measured})
        return MachineTotals(
            n_machines=len(machines),
            n_on=sum(machine.is_on for machine in machines),
            used_gib=sum((*in_use, *provisioned)) / BYTES_PER_GIB if in_use or provisioned else None,
            n_in_use=len(in_use),
            n_provisioned=len(provisioned),
            load=load,
            unmeasured=tuple(unmeasured[:MOST_NAMED]),
        )

    def _load(self, machines: Sequence[Machine]) -> tuple[TotalLoad | None, Collection[str]]:
        """Return the load from the measurement of most machines, with their names in lower case.

        A measurement at the same time ranks above averages.
        """
        loads = [self._sum_at_the_same_time(machines), *(_sum_of_means(machines, each) for each in self._measured)]
        found = [each for each in loads if each is not None]
        return max(found, key=lambda each: each[0].n_machines, default=(None, ()))

    def _sum_at_the_same_time(self, machines: Sequence[Machine]) -> tuple[TotalLoad, Collection[str]] | None:
        """Return the 95th percentile of the machines' sums over a minute or more, while all of them were measured."""
        by_name = self._by_name
        measured = {name: by_name[name] for each in machines if (name := each.name.casefold()) in by_name}
        if not measured:
            return None
        grid = grid_of(measured, max(BUCKET_S, usual_interval_s(measured)))
        rates, n_seen = np.zeros((2, grid.n_buckets)), np.zeros(grid.n_buckets, dtype=np.int64)
        sized = np.zeros(2)
        for each in measured.values():
            counts = counts_of(known_together(each, both=True), grid)
            seen = is_measured(counts, grid)
            rates += np.stack((counts.reads, counts.writes)) / np.where(seen, counts.covered_s, np.inf)
            n_seen += seen
            for n_bytes, ios in ((counts.read_bytes, counts.sized_reads), (counts.write_bytes, counts.sized_writes)):
                sized += (float(n_bytes.sum()), float(ios.sum()))
        if not n_seen.any():
            return None
        together = rates[:, n_seen == n_seen.max()]
        reads, writes = together.mean(axis=1)
        scale = float(np.percentile(together.sum(axis=0), PERCENTILE)) / (reads + writes) if reads + writes else 0.0
        files = {
            (member.recording.measured.tool, member.recording.name): None
            for each in measured.values()
            for member in each
        }
        load = TotalLoad(
            n_machines=len(measured),
            reads_iops=float(reads) * scale,
            writes_iops=float(writes) * scale,
            io_kib=sized[0] / sized[1] / BYTES_PER_KIB if sized.all() else None,
            level="p95_of_sum",
            files=files_text(list(files)),
        )
        return load, measured.keys()

    @cached_property
    def _by_name(self) -> Mapping[str, Sequence[Member]]:
        """Return the series of each machine by its name in lower case."""
        try:
            recordings = of_one_time(self._recordings, Noting())
            by_desktop = members(recordings, Noting())
        except ImportRefusedError:
            return {}
        return {
            name.casefold(): each
            for name, each in by_desktop.items()
            if all(member.series.kind in GUEST_KINDS for member in each)
        }


def _sum_of_means(machines: Sequence[Machine], workbook: MeasuredInventory) -> tuple[TotalLoad, Collection[str]] | None:
    """Return the sum of the machines' averages in a Live Optics workbook, at the 95th percentile of their hosts."""
    loads = list(running(workbook.contents, {machine.name.casefold() for machine in machines}))
    if not loads:
        return None
    ratio = p95_ratio(workbook.contents.hosts, {machine.host for machine in machines})
    level: Literal["mean", "p95_of_hosts"] = "mean" if ratio is None else "p95_of_hosts"
    size_bytes = mean_size_bytes([rate for load in loads for rate in _rates(load)])
    total = TotalLoad(
        n_machines=len(loads),
        reads_iops=sum(load.reads_iops for load in loads) * (ratio or 1.0),
        writes_iops=sum(load.writes_iops for load in loads) * (ratio or 1.0),
        io_kib=None if size_bytes is None else size_bytes / BYTES_PER_KIB,
        level=level,
        files=files_text([(Tool.LIVE_OPTICS.value, workbook.file)]),
    )
    return total, {load.name.casefold() for load in loads}


def _rates(load: MachineLoad) -> tuple[tuple[float | None, float], ...]:
    return (load.read_bytes_per_s, load.reads_iops), (load.write_bytes_per_s, load.writes_iops)
