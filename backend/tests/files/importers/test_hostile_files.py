"""Bad input of every class, through the child that reads what people bring: read or refused by name."""

from __future__ import annotations

import resource
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path

import pytest

from stormsizer_io.importers.summary.document import MOST_FILES, ImportOptions, ImportSummary, Remark
from stormsizer_io.importers.summary.summarize import NO_ROOM, ODD
from tests.files.importers import hostile_files as hostile
from tests.files.importers.hostile_files import Hostile
from tests.support.languages import english
from webapp.imports.sandbox import ChildLimits, summarize_apart

MOST_BYTES = 512 * 2**20
MOST_S = 60.0
PATIENCE_S = 240.0
"""By the wall clock, on a machine with much else to do."""
NEIGHBOR = "neighbor.csv"


def written(folder: Path, files: Sequence[Hostile]) -> list[tuple[str, Path]]:
    paths = []
    for at, file in enumerate(files):
        path = folder / f"{at}.bin"
        path.write_bytes(file.content)
        paths.append((file.name, path))
    return paths


def through_the_child(folder: Path, files: Sequence[Hostile], options: ImportOptions | None = None) -> ImportSummary:
    """A summary of the files with a sound one in their midst; memory and time are what a child may take."""
    folder.mkdir(parents=True, exist_ok=True)
    sound = Hostile(NEIGHBOR, hostile.table(hostile.rows(50, "NEIGHBOR")).encode(), "read")
    middle = len(files) // 2
    peaks: list[int] = []
    paths = written(folder, [*files[:middle], sound, *files[middle:]])
    began_s = processor_s()
    summary = summarize_apart(paths, options, ChildLimits(wall_s=PATIENCE_S), peak=peaks.append)
    seconds = processor_s() - began_s
    print(f"{files[0].name} and {len(files) - 1} more: {seconds:.1f} s of processor time, {peaks[0] / 2**20:.0f} MiB")
    assert seconds <= MOST_S
    assert 0 < peaks[0] <= MOST_BYTES
    assert [file.n_rows_used for file in summary.files if file.name == NEIGHBOR] == [50]
    assert summary.workload is not None
    return summary


def processor_s() -> float:
    """Processor time of the children that have ended, which a busy machine does not lengthen."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def what_is_wrong(file: Hostile, summary: ImportSummary) -> str | None:
    """Why a file did not become what it must become; None if it did."""
    read = {each.name: each for each in summary.files}.get(file.name)
    refusal = {each.file: each for each in summary.refused}.get(file.name)
    if (read is None) == (refusal is None):
        return "is neither read nor refused, or both"
    if file.must == "refused":
        if refusal is None:
            return f"is read: {read}"
        if refusal.message in (ODD, NO_ROOM) or file.says not in english(refusal.message):
            return f"is refused in other words: {refusal}"
        if (file.row or refusal.row, file.column or refusal.column) != (refusal.row, refusal.column):
            return f"is refused at another place: {refusal}"
        return None
    if read is None:
        return f"is refused: {refusal}"
    if file.says and not any(is_reported(file, remark) for remark in read.remarks):
        return f"has no remark that says {file.says}: {read.remarks}"
    return None


def is_reported(file: Hostile, remark: Remark) -> bool:
    return file.says in english(remark.text) and file.row in (None, remark.row) and file.column in (None, remark.column)


def check(folder: Path, files: Sequence[Hostile], options: ImportOptions | None = None) -> None:
    wrong: dict[str, str] = {}
    at_once = MOST_FILES - 1
    for number, some in enumerate(files[at : at + at_once] for at in range(0, len(files), at_once)):
        summary = through_the_child(folder / str(number), some, options)
        assert len(summary.files) + len(summary.refused) == len(some) + 1
        wrong |= {file.name: said for file in some if (said := what_is_wrong(file, summary))}
    assert not wrong


def test_corpus_has_the_required_size() -> None:
    counts = [len(files) for files in (hostile.csv_shapes(), hostile.number_tables(), hostile.containers())]
    assert [n >= most for n, most in zip(counts, (60, 30, 50), strict=True)] == [True] * 3
    names = [file.name for file in (*hostile.csv_shapes(), *hostile.number_tables(), *hostile.containers())]
    assert len(set(names)) == len(names)


def test_tables_of_every_shape_are_read_or_rejected_with_row_and_column(tmp_path: Path) -> None:
    check(tmp_path, hostile.csv_shapes(), ImportOptions(time_zone="Europe/Berlin"))


def test_inconsistent_containers_are_rejected_and_valid_ones_are_read(tmp_path: Path) -> None:
    check(tmp_path, hostile.containers())


def test_valid_numbers_are_read_and_others_are_excluded_with_a_note(tmp_path: Path) -> None:
    files = hostile.number_tables()
    summary = through_the_child(tmp_path / "numbers", files, ImportOptions(bucket_s=60))
    assert {file.name: said for file in files if (said := what_is_wrong(file, summary))} == {}
    assert summary.workload is not None
    curve = summary.workload.curve
    assert curve is not None
    begin = hostile.BEGIN.replace(tzinfo=curve.starts_at.tzinfo)
    for at, (cell, value) in enumerate(hostile.NUMBERS):
        if at == 0:
            continue
        since = begin + timedelta(minutes=hostile.MINUTES_APART * at) - curve.starts_at
        read = curve.reads_iops[round(since.total_seconds() / 60)]
        assert read == (None if value is None else pytest.approx(value)), cell


@pytest.mark.long
def test_bombs_and_huge_files_stay_within_limits(tmp_path: Path) -> None:
    for number, file in enumerate([hostile.million_rows(), *hostile.large_containers()]):
        check(tmp_path / str(number), [file])


def test_missing_central_directory_is_rejected_without_a_search(tmp_path: Path) -> None:
    files = [Hostile(f"{n}.xlsx", hostile.lying_directory(n), "refused", "ZIP directory") for n in (1, 2_001, 65_535)]
    check(tmp_path, files)
