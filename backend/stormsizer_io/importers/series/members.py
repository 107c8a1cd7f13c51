"""Selection of measured series so that each I/O is counted once, across overlapping series and files."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from stormsizer.messages.text import msg
from stormsizer_io.importers.parsing.notes import Noting
from stormsizer_io.importers.series.buckets import Member, Recording, began_s, points_of, seconds_within, union
from stormsizer_io.measurements import EntityKind, Floats, ImportRefusedError, Series

GUEST_KINDS = frozenset({EntityKind.VM, EntityKind.DISK})
INNER_TOOLS = frozenset({"Performance Monitor"})
"""Readers that measure inside a machine: tools outside the machine count the same I/Os."""
TOUCHING_S = 1e-3
"""Intervals of two files that overlap by no more than this are treated as consecutive."""
FEWEST_COMMON = 2
"""Minimum number of common instants at which two volume files must agree to be the same measurement."""
_DISK_OF_VM = re.compile(r"(?P<vm>.*):(?:scsi|sata|nvme|ide)[0-9]+:[0-9]+(?: \([0-9]+\))?", re.DOTALL)
_LeftOut = frozenset[tuple[str, str]]
"""Pairs of file names: a file that is partly omitted, and a file with the same measurement."""


def members(recordings: Sequence[Recording], noting: Noting) -> dict[str, list[Member]]:
    """Return the series by desktop, with each I/O counted once; machine names match regardless of case and domain.

    Machines and their disks are used. Hosts and volumes are used only if nothing else was measured, because they count
    the same I/Os again. If several files have the same measurement at the same time, only one is used.

    Raises
    ------
    ImportRefusedError
        If no file has a clock and a series.
    """
    found = list(_clocked(recordings, noting))
    guests = [member for member in found if member.series.kind in GUEST_KINDS]
    if guests and len(guests) < len(found):
        noting.add(msg("import-hosts-left-out"))
    if not found:
        raise ImportRefusedError(msg("import-no-rates"), allowed=msg("import-allowed-series"))
    by_name: dict[str, list[Member]] = {}
    for member in guests or found:
        by_name.setdefault(desktop_of(member).casefold(), []).append(member)
    by_desktop: dict[str, list[Member]] = {}
    n_twice: Counter[tuple[str, str]] = Counter()
    for each in _whatever_the_domain(by_name).values():
        by_desktop[desktop_of(each[0])], left_out = _each_once(each)
        n_twice.update(left_out)
    for (name, better), n in n_twice.items():
        noting.add(
            msg("import-machines-left-out", file=name, n=n, better=better)
            if guests
            else msg("import-volumes-left-out", file=name, n=n, better=better)
        )
    return by_desktop


def _clocked(recordings: Sequence[Recording], noting: Noting) -> Iterator[Member]:
    for recording in recordings:
        clock = recording.measured.clock
        if clock is None or clock.starts_at is None:
            noting.add(msg("import-no-clock-in-file", file=recording.name))
        elif clock.ends_s.size:
            yield from (Member(recording, clock, series) for series in recording.measured.series)


def desktop_of(member: Member) -> str:
    """Return the desktop of a series: the machine of a disk, otherwise the entity itself."""
    series, recording = member.series, member.recording
    if series.kind is not EntityKind.DISK:
        return series.entity
    if match := _DISK_OF_VM.fullmatch(series.entity):
        return match["vm"]
    machine, colon, _ = series.entity.partition(":")
    return machine if colon else recording.measured.facts.get("host", recording.name)


def _whatever_the_domain(by_name: dict[str, list[Member]]) -> dict[str, list[Member]]:
    """Group series by machine name, with or without a domain.

    Series measured inside a machine are grouped with series of the same name measured outside.

    One of the two names may have a domain; if there are several domains, the match is ambiguous.
    """
    of_label: dict[str, list[str]] = {}
    for name in by_name:
        label, dot, _ = name.partition(".")
        if dot and label in by_name:
            of_label.setdefault(label, []).append(name)
    joined = dict(by_name)
    for label, (name, *others) in of_label.items():
        if not others and _is_inside(by_name[label]) != _is_inside(by_name[name]):
            joined[label] = [*by_name[label], *joined.pop(name)]
    return joined


def _is_inside(each: Sequence[Member]) -> bool:
    return all(member.recording.measured.tool in INNER_TOOLS for member in each)


def _each_once(each: Sequence[Member]) -> tuple[list[Member], _LeftOut]:
    """Return one desktop's series, without the parts that a better file also covers, and the files omitted.

    Measurements from outside a desktop rank above those from inside; after that, longer files rank higher.
    """
    if all(member.recording is each[0].recording for member in each):
        return list(each), frozenset()
    kept: list[Member] = []
    left_out: set[tuple[str, str]] = set()
    for member in sorted(each, key=_precedence):
        better = [other for other in kept if _counts_the_same(member, other) and _overlaps(member, [other]).any()]
        left_out |= {(member.recording.name, other.recording.name) for other in better}
        hidden = _overlaps(member, better)
        if not hidden.all():
            kept.append(_without(member, hidden) if hidden.any() else member)
    return kept, frozenset(left_out)


def _precedence(member: Member) -> tuple[bool, float]:
    return member.recording.measured.tool in INNER_TOOLS, -float(member.clock.lengths_s.sum())


def _counts_the_same(one: Member, other: Member) -> bool:
    """Return whether two series count the same I/Os; two disks, or two hosts' use of one volume, do not."""
    if one.recording is other.recording:
        return False
    measured, of_other = one.recording.measured, other.recording.measured
    if one.series.kind in GUEST_KINDS:
        are_disks = one.series.kind is other.series.kind is EntityKind.DISK and measured.tool == of_other.tool
        return not are_disks or one.series.entity.casefold() == other.series.entity.casefold()
    host, of_other_host = measured.facts.get("host", ""), of_other.facts.get("host", "")
    return host == of_other_host and (bool(host) or _says_the_same(one, other))


def _says_the_same(one: Member, other: Member) -> bool:
    """Return whether two series have the same rates at their common instants."""
    at_one, at_other = (np.round(began_s(member.clock) + member.clock.ends_s, 3) for member in (one, other))
    common, of_one, of_other = np.intersect1d(at_one, at_other, return_indices=True)
    return common.size >= FEWEST_COMMON and np.array_equal(
        _rates(one)[:, of_one], _rates(other)[:, of_other], equal_nan=True
    )


def _rates(member: Member) -> Floats:
    """Return reads and writes per second, (2, n)."""
    return np.stack((member.series.reads_iops, member.series.writes_iops))


def _overlaps(member: Member, others: Iterable[Member]) -> NDArray[np.bool_]:
    """Return which intervals of a series overlap, even partly, intervals in which other series have I/Os, (n,)."""
    spans = [points_of(other.clock).reshape(-1, 2)[_is_busy(other)] for other in others]
    begins, ends = points_of(member.clock).reshape(-1, 2).T
    joined = union(np.concatenate([np.zeros((0, 2)), *spans]))
    return np.asarray(seconds_within(joined, ends) - seconds_within(joined, begins) > TOUCHING_S)


def _is_busy(member: Member) -> NDArray[np.bool_]:
    """Return whether a series has I/Os in each interval, (n,); a machine that changed hosts appears in two files."""
    return np.asarray(np.nan_to_num(_rates(member)).sum(axis=0) > 0)


def _without(member: Member, hidden: NDArray[np.bool_]) -> Member:
    """Return a series without its measurements in the hidden intervals."""
    values = vars(member.series)
    rates: dict[str, Floats] = {
        name: np.where(hidden, np.nan, value) for name, value in values.items() if isinstance(value, np.ndarray)
    }
    return replace(member, series=Series(member.series.entity, member.series.kind, **rates))
