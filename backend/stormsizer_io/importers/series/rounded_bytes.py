"""Bytes lost by rounding to hundredths of a megabyte, restored to the disks that transferred them.

esxtop prints megabytes per second with two decimals. A desktop that writes 4 KiB now and then shows 0.00 MB/s, so
its mean write size would be zero. The host's volumes sum all desktops before rounding.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from stormsizer.messages.text import msg
from stormsizer.units import BYTES_PER_MIB
from stormsizer_io.measurements import EntityKind, Floats, Measured, Note, Series

FACT, FROM_VOLUMES, AS_PRINTED = "bytes", "volumes", "printed"
"""Fact of a file that records whether bytes come from its volumes or are used as printed."""
SAME_IOS = 0.01
"""Volumes count the same I/Os as the disks if their totals differ by no more than this fraction."""
LEAST_TOLD = 0.005
HALF_A_DECIMAL = 0.0051 * BYTES_PER_MIB


def with_bytes_of_volumes(measured: Measured) -> Measured:
    """Distribute the bytes of a file's volumes over its disks in proportion to I/Os, and remove the volumes.

    This applies to reads and writes separately, if the volumes count the same I/Os as the disks and the difference in
    bytes is within rounding. A fact of the file records whether it was applied to both.
    """
    disks = [each for each in measured.series if each.kind is not EntityKind.VOLUME]
    volumes = [each for each in measured.series if each.kind is EntityKind.VOLUME]
    notes = list(measured.notes)
    given_back = 0
    for rate, throughput in (("reads_iops", "read_bytes_per_s"), ("writes_iops", "write_bytes_per_s")):
        moved = _moved(disks, volumes, rate, throughput)
        if moved is None:
            continue
        given_back += 1
        before = _table(disks, throughput)
        if abs(np.nansum(moved) - np.nansum(before)) > LEAST_TOLD * np.nansum(moved):
            notes.append(
                Note(
                    msg("import-read-bytes-of-volumes")
                    if rate == "reads_iops"
                    else msg("import-write-bytes-of-volumes")
                )
            )
        disks = [replace(disk, **{throughput: row}) for disk, row in zip(disks, moved, strict=True)]
    facts = dict(measured.facts) | {FACT: FROM_VOLUMES if given_back == 2 else AS_PRINTED}
    return replace(measured, series=tuple(disks), notes=tuple(notes), facts=facts)


def _table(series: Sequence[Series], field: str) -> Floats:
    """Return one field of all series, (n series, n intervals)."""
    return np.array([getattr(each, field) for each in series])


def _moved(disks: Sequence[Series], volumes: Sequence[Series], rate: str, throughput: str) -> Floats | None:
    """Return the bytes per second of the disks, (n disks, n), which sum to the bytes per second of the volumes.

    Return None if the volumes do not count the same I/Os.
    """
    if not volumes:
        return None
    ios, moved = _table(disks, rate), _table(disks, throughput)
    total_ios, total_bytes = np.nansum(ios, axis=0), np.nansum(moved, axis=0)
    true_ios, true_bytes = (np.nansum(_table(volumes, field), axis=0) for field in (rate, throughput))
    if abs(true_ios.sum() - total_ios.sum()) > SAME_IOS * total_ios.sum():
        return None
    missing = true_bytes - total_bytes
    is_rounding = np.abs(missing) <= HALF_A_DECIMAL * (len(disks) + len(volumes))
    more = is_rounding & (missing > 0) & (total_ios > 0)
    added = np.where(more, missing / np.where(total_ios > 0, total_ios, 1.0), 0.0)
    fewer = is_rounding & (missing < 0) & (true_bytes > 0)
    factor = np.where(fewer, true_bytes / np.where(total_bytes > 0, total_bytes, 1.0), 1.0)
    shared: Floats = moved * factor + np.nan_to_num(ios) * added
    return shared
