"""Groups of measured machines whose names differ only by a number, such as the desktops of one pool."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace

from stormsizer.messages.text import msg
from stormsizer.model.scenario.problems import some_of
from stormsizer_io.importers.formats.inventory import SMALLEST_POOL, prefix_of
from stormsizer_io.importers.series.buckets import Member, Recording
from stormsizer_io.importers.series.members import GUEST_KINDS, desktop_of
from stormsizer_io.importers.summary.document import MachineGroup
from stormsizer_io.measurements import ImportRefusedError, Series

MOST_GROUPS, MOST_NAME = 100, 200


def machine_groups(recordings: Sequence[Recording]) -> tuple[MachineGroup, ...]:
    """Return the groups of at least three machines, largest first."""
    machines: dict[str, set[str]] = defaultdict(set)
    for recording in recordings:
        for series in recording.measured.series:
            if group := _group_of(recording, series):
                machines[group].add(_machine(recording, series).casefold())
    found = [MachineGroup(name=name, n_machines=len(names)) for name, names in machines.items()]
    large = [group for group in found if group.n_machines >= SMALLEST_POOL]
    return tuple(sorted(large, key=lambda group: (-group.n_machines, group.name))[:MOST_GROUPS])


def only_group(recordings: Sequence[Recording], group: str | None) -> list[Recording]:
    """Return the recordings with only the machines of a group; all of them without a group.

    Raises
    ------
    ImportRefusedError
        If no machine belongs to the group.
    """
    if group is None:
        return list(recordings)
    kept = [_only(recording, group) for recording in recordings]
    if not any(recording.measured.series for recording in kept):
        known = [each.name for each in machine_groups(recordings)]
        raise ImportRefusedError(msg("import-unknown-machines"), given=group, allowed=some_of(known))
    return [recording for recording in kept if recording.measured.series]


def _only(recording: Recording, group: str) -> Recording:
    """Return a recording without the machines, disks and shapes of other groups."""
    measured = recording.measured
    series = tuple(each for each in measured.series if _group_of(recording, each) == group)
    kept = {each.entity for each in series}
    shapes = tuple(each for each in measured.shapes if each.entity in kept)
    return replace(recording, measured=replace(measured, series=series, shapes=shapes))


def _group_of(recording: Recording, series: Series) -> str | None:
    """Return the group of a machine or its disk; None for hosts, volumes, and names without a number."""
    if series.kind not in GUEST_KINDS:
        return None
    prefix = prefix_of(_machine(recording, series))
    return None if prefix is None else prefix.rstrip("-_. ")[:MOST_NAME] or None


def _machine(recording: Recording, series: Series) -> str:
    clock = recording.measured.clock
    return series.entity if clock is None else desktop_of(Member(recording, clock, series))
