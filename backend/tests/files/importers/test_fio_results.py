"""fio's JSON output with any text before it, and measured compared with predicted."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stormsizer_io.importers.formats.fio_results import compare, read
from stormsizer_io.importers.parsing.limits import Limits
from tests.files.importers.samples import sample_path
from tests.files.importers.week_loads import week_loads
from tests.support.imports import import_refused
from tests.support.languages import english


def _of(n: int, size: int, ms: int = 1000, late_ns: float = 1e6) -> dict[str, Any]:
    latency = {"mean": late_ns}
    return {
        "total_ios": n,
        "io_bytes": n * size,
        "runtime": ms,
        "lat_ns": latency,
        "clat_ns": {"percentile": {"99.000000": 5 * late_ns}},
    }


def _job(name: str, reads: dict[str, Any], writes: dict[str, Any], error: int = 0, group: int = 0) -> dict[str, Any]:
    return {"jobname": name, "groupid": group, "error": error, "read": reads, "write": writes}


def _output(*jobs: dict[str, Any]) -> str:
    return json.dumps({"fio version": "fio-3.33", "jobs": list(jobs)}, indent=2)


def test_clones_of_a_job_are_merged() -> None:
    first = _job("01-login", _of(100, 8192, late_ns=1e6), _of(50, 4096))
    second = _job("01-login", _of(300, 4096, ms=2000, late_ns=3e6), _of(0, 0, ms=0))
    (job,) = read(_output(first, second)).jobs
    assert job.n_clones == 2
    assert job.reads.iops == pytest.approx(100 / 1.0 + 300 / 2.0)
    assert job.reads.mean_bytes == pytest.approx((100 * 8192 + 300 * 4096) / 400)
    assert job.reads.latency_s == pytest.approx((100 * 1e-3 + 300 * 3e-3) / 400)
    assert job.reads.latency_p99_s == pytest.approx(15e-3)
    assert job.read_fraction == pytest.approx(400 / 450)
    assert job.seconds == 2.0


def test_text_before_the_first_brace_becomes_notes() -> None:
    text = "fio: this platform has no {x}\n\nnote: both iodepth\n" + _output(_job("a", _of(1, 512), _of(1, 512)))
    results = read(text)
    assert [(note.row, english(note.text)) for note in results.notes] == [
        (1, "fio: this platform has no {x}"),
        (3, "note: both iodepth"),
    ]
    assert results.version == "fio-3.33"
    assert read(text + "\nfio: trailing words").jobs == results.jobs


def test_failed_job_is_left_out_and_the_next_one_is_read() -> None:
    results = read(_output(_job("a", _of(1, 512), _of(1, 512), error=5), _job("b", _of(1, 512), _of(1, 512))))
    assert [job.name for job in results.jobs] == ["b"]
    assert "error 5" in english(results.notes[0].text)


def test_job_without_io_gets_a_note() -> None:
    results = read(_output(_job("a", _of(0, 0), _of(0, 0))))
    assert results.jobs[0].iops == 0
    assert "did no I/O" in english(results.notes[0].text)


GOOD = _output(_job("a", _of(1, 512), _of(1, 512)))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "brace"),
        ("fio: nothing happened", "brace"),
        (GOOD[:200], "truncated"),
        ("{}", "no jobs"),
        ('{"jobs": []}', "no jobs"),
        ('{"jobs": [{"read": {}}]}', "no name"),
        ('{"jobs": [{"jobname": "a"}]}', "missing"),
        (GOOD.replace('"io_bytes": 512', '"io_bytes": -1'), "missing or invalid"),
        (GOOD.replace('"io_bytes": 512', '"io_bytes": NaN'), "missing or invalid"),
    ],
)
def test_files_without_fio_output_are_rejected(text: str, words: str) -> None:
    with import_refused(words):
        read(text)


def test_oversized_file_is_rejected() -> None:
    with import_refused("large"):
        read(GOOD, Limits(bytes_read=10))


def test_measured_values_are_shown_with_predictions() -> None:
    loads = week_loads("acme").loads
    deploy, power_on = loads[0], loads[1]
    reads, writes = deploy.reads.iops, deploy.writes.iops
    served = _job("01-deploy", _of(round(10 * reads), 65_536, 10_000), _of(round(10 * writes), 65_536, 10_000))
    slow = _job("02-first-power-on", _of(10, 65_536), _of(10, 65_536), group=1)
    pairs, notes = compare(read(_output(served, slow, _job("mine", _of(1, 512), _of(1, 512)))), loads)
    assert [(pair.load, pair.kept_up) for pair in pairs] == [(deploy, True), (power_on, False)]
    assert pairs[0].job.iops == pytest.approx(deploy.iops, rel=0.01)
    texts = [english(note.text) for note in notes]
    assert texts[0] == "Job mine does not belong to a phase."
    assert len(texts) == 1 + len(loads) - 2


@pytest.mark.parametrize(
    ("sample", "iops"),
    [
        ("real_poisson.json", [(1640.5, 358.6), (973.6, 525.9), (534.1, 469.6), (182.0, 419.8)]),
        ("real_rate.json", [(1643.3, 356.3), (974.0, 526.5), (527.0, 463.5), (174.5, 423.2)]),
    ],
)
def test_samples_of_real_runs_are_read(sample: str, iops: list[tuple[float, float]]) -> None:
    text = sample_path(f"fio/{sample}").read_text()
    jobs = read(text).jobs
    assert [(round(job.reads.iops, 1), round(job.writes.iops, 1)) for job in jobs] == iops
    document = json.loads(text[text.index("{") :])
    for job, raw in zip(jobs, document["jobs"], strict=True):
        assert job.reads.mean_bytes == raw["read"]["io_bytes"] / raw["read"]["total_ios"]
        assert job.writes.latency_s == pytest.approx(raw["write"]["lat_ns"]["mean"] / 1e9)
        assert job.reads.latency_p99_s == pytest.approx(raw["read"]["clat_ns"]["percentile"]["99.000000"] / 1e9)
