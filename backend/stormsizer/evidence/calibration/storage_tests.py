"""Processor work per I/O of arrays under synthetic loads, pooled over manufacturers.

At the highest published rate of small random I/Os, all cores are taken to be in use. The work of a read is then the
score of all cores divided by the rate; that of a write is divided by the number of copies or fragments, after their
reads. Arrays of other manufacturers use the common values.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import geometric_mean

from stormsizer.evidence.calibration.fit import rounded
from stormsizer.evidence.storage_tests import MAXIMUM_IOPS, STORAGE_TEST
from stormsizer.model.catalog import (
    CalibratedParameter,
    Calibration,
    Documents,
    EvidenceRow,
    Role,
    evidence_rows,
    measured_systems,
)
from stormsizer.model.catalog.assembly import SPEC_SHEETS
from stormsizer.model.catalog.evidence_rows import StorageTest
from stormsizer.model.catalog.spec_sheets import (
    READ_WORK,
    WRITE_WORK,
    SpecSheet,
    Work,
    core_times_us,
    pieces_of,
    read_cpu_of,
    write_cpu_of,
)
from stormsizer.model.pooling import Pooled, pooled
from stormsizer.model.scenario import Scenario
from stormsizer.units import SECONDS_PER_US

SOURCE = "storage-tests"
READ_METHOD = "score of all cores divided by the highest rate of small random reads; pooled over the manufacturers"
WRITE_METHOD = (
    "score of all cores divided by the highest rate of small random writes, per copy or fragment; pooled over the "
    "manufacturers"
)


@dataclass(frozen=True)
class _Sample:
    """Processor work of a small I/O in one test, per copy or fragment."""

    sheet: SpecSheet
    is_read: bool
    work: float
    row: str


def calibrate(
    documents: Documents, _scenarios: Mapping[str, Scenario], _others: Sequence[Calibration]
) -> tuple[Calibration, ...]:
    """Return the calibration in use, and for each source one without the rows of its manufacturer."""
    evidence = evidence_rows(documents)
    sheets = {str(each["id"]): SpecSheet.model_validate(each) for each in documents.get(SPEC_SHEETS, ())}
    systems = measured_systems(documents)
    tests = {name: system.storage_test for name, system in systems.items() if system.storage_test is not None}
    samples = tuple(_samples(evidence, tests, sheets))
    publishers = {str(each["id"]): str(each["publisher"]) for each in documents.get("sources", ())}
    vendors = {row.source: publishers[row.source] for row in evidence if row.phase == STORAGE_TEST}
    vendors |= {systems[name].source: sheets[test.array].vendor for name, test in tests.items() if test.array in sheets}
    left_out = (
        Calibration(
            id=f"without-{source}",
            source=source,
            held_out=tuple(row.id for row in evidence if row.source == source),
            borrowed=True,
            parameters=_parameters(samples, without=vendor),
        )
        for source, vendor in sorted(vendors.items())
    )
    return (Calibration(id=SOURCE, source=SOURCE, parameters=_parameters(samples)), *left_out)


def _samples(
    evidence: Iterable[EvidenceRow], tests: Mapping[str, StorageTest], sheets: Mapping[str, SpecSheet]
) -> Iterable[_Sample]:
    """Yield the samples of all pure tests, reads before writes, because a write may include reads."""
    rows = [
        row for row in evidence if row.role is Role.CALIBRATES and row.metric == MAXIMUM_IOPS and row.system in tests
    ]
    reads: dict[str, list[float]] = {}
    for row in sorted(rows, key=lambda each: -tests[each.system].read_fraction):
        test = tests[row.system]
        sheet = sheets[test.array]
        n_read, n_read_first, n_written = pieces_of(sheet)
        n_cores = sheet.n_cores.known * sheet.controllers.known * test.n_arrays
        work = n_cores * sheet.specrate_per_core.known / (0.5 * sum(row.measured_range)) / SECONDS_PER_US
        if test.read_fraction == 1.0:
            reads.setdefault(sheet.id, []).append(work / n_read)
            yield _Sample(sheet, True, work / n_read, row.id)
        elif test.read_fraction == 0.0:
            first = n_read_first * geometric_mean(reads[sheet.id]) if n_read_first else 0.0
            yield _Sample(sheet, False, (work - first) / n_written, row.id)
        else:
            raise ValueError(f"{row.id}: a row that calibrates must be of reads only or writes only")


def _parameters(samples: Sequence[_Sample], without: str = "") -> tuple[CalibratedParameter, ...]:
    """Return the common parameters, and those of each family with samples; leave out a manufacturer's samples."""
    given = [sample for sample in samples if sample.sheet.vendor != without]
    reads, writes = ([each for each in given if each.is_read is is_read] for is_read in (True, False))
    found = [
        _parameter(READ_WORK, _pooled((), reads), (), reads, READ_METHOD),
        _parameter(WRITE_WORK, _pooled((), writes), (), writes, WRITE_METHOD),
    ]
    for sheet in {sample.sheet.id: sample.sheet for sample in samples}.values():
        found += _of_family(sheet, reads, writes)
    return tuple(found)


def _of_family(
    sheet: SpecSheet, reads: Sequence[_Sample], writes: Sequence[_Sample]
) -> tuple[CalibratedParameter, CalibratedParameter]:
    """Return a family's core time of a read and of a write, from its own samples and those of other manufacturers."""
    own, others = zip(*(_split(samples, sheet) for samples in (reads, writes)), strict=True)
    read, write = (_pooled(*each) for each in zip(own, others, strict=True))
    read_us = read.mapped(lambda each: core_times_us(sheet, Work(each, write.value))[0])
    write_us = write.mapped(lambda each: core_times_us(sheet, Work(read.value, each))[1])
    return (
        _parameter(read_cpu_of(sheet.id), read_us, own[0], others[0], READ_METHOD, "µs"),
        _parameter(write_cpu_of(sheet.id), write_us, own[1], others[1], WRITE_METHOD, "µs"),
    )


def _split(samples: Iterable[_Sample], sheet: SpecSheet) -> tuple[list[_Sample], list[_Sample]]:
    """Return a family's own samples, and those of other manufacturers."""
    every = list(samples)
    return (
        [sample for sample in every if sample.sheet.id == sheet.id],
        [sample for sample in every if sample.sheet.vendor != sheet.vendor],
    )


def _pooled(own: Sequence[_Sample], others: Sequence[_Sample]) -> Pooled:
    return pooled([sample.work for sample in own], _of_vendors(others))


def _parameter(
    name: str, estimate: Pooled, own: Sequence[_Sample], others: Sequence[_Sample], method: str, unit: str = "score·µs"
) -> CalibratedParameter:
    return CalibratedParameter(
        name=name,
        value=rounded(estimate.value),
        low=rounded(estimate.low),
        high=rounded(estimate.high),
        unit=unit,
        rows=tuple(sample.row for sample in (*own, *others)),
        method=method,
    )


def _of_vendors(samples: Sequence[_Sample]) -> list[float]:
    """Return the geometric mean of each manufacturer's samples."""
    by_vendor: dict[str, list[float]] = {}
    for sample in samples:
        by_vendor.setdefault(sample.sheet.vendor, []).append(sample.work)
    return [geometric_mean(values) for values in by_vendor.values()]
