"""Bytes lost to two decimals of a megabyte are recovered from the host's volumes."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import pytest

from stormsizer_io.importers.formats.esxtop import read_esxtop
from stormsizer_io.importers.formats.pdh import PickedTable, open_pdh
from stormsizer_io.importers.parsing.limits import Limits
from stormsizer_io.importers.series.rounded_bytes import AS_PRINTED, FACT, FROM_VOLUMES
from stormsizer_io.measurements import Clock, EntityKind, Measured, Series
from tests.files.importers.esxtop_files import write_esxtop
from tests.files.importers.recordings import MIDNIGHT
from tests.files.importers.samples import texts_of

N, N_DESKTOPS, WRITE_BYTES, READ_BYTES = 60, 40, 4_096.0, 20_000.0


def quiet_file(n_desktops: int = N_DESKTOPS, write_iops: float = 0.8) -> bytes:
    """Desktops that write 4 KiB now and then: 0.00 MB/s, each of them."""
    random = np.random.default_rng(1)
    lengths = np.full(N, 20.0)
    series = []
    for n in range(n_desktops):
        reads, writes = (random.poisson(rate * 20.0, N) / 20.0 for rate in (0.1, write_iops))
        latency = np.full(N, 2e-3)
        series.append(
            Series(
                f"D{n}:scsi0:0", EntityKind.DISK, reads, writes, reads * READ_BYTES, writes * WRITE_BYTES, latency,
                latency, np.full(N, np.nan),
            )
        )  # fmt: skip
    out = BytesIO()
    write_esxtop(out, Clock(np.cumsum(lengths), lengths, MIDNIGHT), series)
    return out.getvalue()


def mean_size(measured: Measured, ios: str, moved: str) -> float:
    total = sum(float(np.nansum(getattr(each, moved))) for each in measured.series)
    return total / sum(float(np.nansum(getattr(each, ios))) for each in measured.series)


def test_io_sizes_of_idle_desktops_follow_the_volumes() -> None:
    measured = read_esxtop(BytesIO(quiet_file()))
    assert {each.kind for each in measured.series} == {EntityKind.DISK}
    assert len(measured.series) == N_DESKTOPS
    assert mean_size(measured, "writes_iops", "write_bytes_per_s") == pytest.approx(WRITE_BYTES, rel=0.02)
    assert mean_size(measured, "reads_iops", "read_bytes_per_s") == pytest.approx(READ_BYTES, rel=0.05)
    assert measured.facts[FACT] == FROM_VOLUMES
    assert "taken from the volumes" in texts_of(measured.notes)
    assert all((each.write_bytes_per_s >= 0).all() for each in measured.series)


def test_io_sizes_stay_as_printed_with_a_note_without_volumes() -> None:
    measured = read_esxtop(BytesIO(quiet_file().replace(b"\\Physical Disk NFS Volume(", b"\\Physical Disk Partition(")))
    assert mean_size(measured, "writes_iops", "write_bytes_per_s") < 0.6 * WRITE_BYTES
    assert measured.facts[FACT] == AS_PRINTED


def test_volumes_with_foreign_ios_are_not_used() -> None:
    lines = quiet_file().decode().splitlines()
    header = lines[0].split('","')
    at = next(
        at for at, name in enumerate(header) if "Physical Disk NFS Volume" in name and name.endswith("\\Writes/sec")
    )
    changed = [lines[0]]
    for line in lines[1:]:
        cells = line.split('","')
        cells[at] = f"{2 * float(cells[at]):.2f}"
        changed.append('","'.join(cells))
    measured = read_esxtop(BytesIO("\n".join(changed).encode()))
    assert mean_size(measured, "writes_iops", "write_bytes_per_s") < 0.6 * WRITE_BYTES
    assert measured.facts[FACT] == AS_PRINTED


def test_sample_that_differs_by_more_than_rounding_is_unchanged() -> None:
    lines = quiet_file().decode().splitlines()
    header = lines[0].split('","')
    at = next(at for at, name in enumerate(header) if "NFS Volume" in name and name.endswith("\\MBytes Written/sec"))
    cells = lines[9].split('","')
    cells[at] = "900.00"
    lines[9] = '","'.join(cells)
    measured = read_esxtop(BytesIO("\n".join(lines).encode()))
    written = np.sum([each.write_bytes_per_s for each in measured.series], axis=0)
    assert written[7] < 0.5 * 2**20
    assert np.delete(written, 7).sum() == pytest.approx(WRITE_BYTES * 0.8 * N_DESKTOPS * (N - 1), rel=0.05)


def test_volumes_are_dropped_before_series_when_memory_is_short() -> None:
    measured = read_esxtop(BytesIO(quiet_file(4)), Limits(values_kept=24 * 64))
    assert len(measured.series) == 4
    assert measured.facts[FACT] == AS_PRINTED


LINES = (
    '"(PDH-CSV 4.0)","a","b","c","d"\n'
    '"t1","1","2","3","4"\n'
    "t2,1,2,3,4\n"
    '"t3","1","2,5","","4"\n'
    '"t4","1","2 ""x""","3","4"\n'
    '"t5","1","2","3"\n'
    '"t6","1","2","3","4","5"\n'
    '"t7","ä","2","3","4"\n'
    '"t8";"1";"2";"3";"4"\n'
    '"t9","1","2","3","4" \n'
    '"t10","1","2","3","4'
)


@pytest.mark.parametrize("picked", [[1], [4], [1, 4], [4, 2], [1, 2, 3, 4], [3, 3]])
def test_picked_cells_match_whole_rows(picked: list[int]) -> None:
    whole, some = open_pdh(BytesIO(LINES.encode())), open_pdh(BytesIO(LINES.encode()))
    some.pick(picked)
    rows = [(row.number, [row.cells[0], *(row.cells[at] for at in picked)]) for row in whole.rows()]
    assert [(row.number, row.cells) for row in some.rows()] == rows
    assert len(rows) >= 5
    assert texts_of(some.noting.notes()) == texts_of(whole.noting.notes())
    assert some.n_skipped == whole.n_skipped


def test_distant_cells_are_picked_without_those_in_between() -> None:
    header = ",".join(f'"c{n}"' for n in range(500))
    row = ",".join(f'"{n}"' for n in range(500))
    table: PickedTable = open_pdh(BytesIO(f"{header}\n{row}\n".encode()))
    table.pick([499, 3, 250])
    assert [each.cells for each in table.rows()] == [["0", "499", "3", "250"]]
