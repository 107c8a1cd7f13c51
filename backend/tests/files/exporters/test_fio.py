"""Job files for fio: what they say, what fio makes of them, and what it then does."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stormsizer_io.exporters import fio
from stormsizer_io.exporters.block_sizes import split_of
from stormsizer_io.exporters.event_loads import Direction, EventLoad, Hot, Loads, SizeShare, loads_of
from stormsizer_io.exporters.fio import (
    FioOptions,
    JobFile,
    UnsafeTargetError,
    job_file,
    parsed,
    problems,
    scratch,
    written,
)
from stormsizer_io.importers.formats import fio_results
from stormsizer_io.measurements import ImportRefusedError
from tests.engine import seeds
from tests.files.importers.week_loads import simulation, week_loads
from tests.support.languages import english
from webapp.core.languages import languages

NAMES = sorted(seeds.scenarios())
EVERY_NTH = 4
SOME_SHORT = [
    name if n % EVERY_NTH == 0 else pytest.param(name, marks=pytest.mark.long) for n, name in enumerate(NAMES)
]
"""All scenarios; `make test` takes every fourth."""
POISSON = FioOptions(arrivals="poisson")
RATES_WANTED = {"rate": "rate", "poisson": "rate_iops"}
NONE = Direction(0.0, 0.0, 1.0, (), float("nan"))


def _direction(iops: float, mean_bytes: float, random_fraction: float = 1.0) -> Direction:
    return Direction(iops, mean_bytes, random_fraction, (SizeShare(mean_bytes, 1.0, is_exact=False),), 1e-3)


def _loads(*loads: EventLoad) -> Loads:
    return Loads("A week", "An array", 1, 1.0, 1e12, loads)


def _load(reads: Direction, writes: Direction, hot: Hot | None = None, seconds: float = 900.0) -> EventLoad:
    return EventLoad("login", "Mon 08:00 Login", reads, writes, hot, seconds)


def _only_job(load: EventLoad, options: FioOptions | None = None) -> fio.Section:
    (job,) = job_file(_loads(load), options).jobs
    return job


def _parse_only(file: JobFile, folder: Path) -> subprocess.CompletedProcess[str]:
    path = folder / "week.fio"
    path.write_text(written(file, english))
    command = ["fio", "--parse-only", str(path)]
    return subprocess.run(command, capture_output=True, text=True, timeout=600, check=False, cwd=folder)


@pytest.fixture(scope="module", autouse=True)
def _fio() -> None:
    if shutil.which("fio") is None:
        pytest.fail("fio is missing; tests/support/machine.sh installs it")


@pytest.mark.parametrize("arrivals", ["rate", "poisson"])
@pytest.mark.parametrize("name", SOME_SHORT)
def test_jobs_of_every_scenario_are_valid_for_fio(name: str, arrivals: fio.Arrivals, tmp_path: Path) -> None:
    file = job_file(week_loads(name), FioOptions(arrivals=arrivals))
    assert len(file.jobs) == len(week_loads(name).loads) > 0
    assert problems(file) == ()
    taken = _parse_only(file, tmp_path)
    assert (taken.returncode, taken.stderr) == (0, "")


@pytest.mark.parametrize("language", languages().codes)
@pytest.mark.parametrize("name", SOME_SHORT)
def test_written_job_file_is_read_back_unchanged(name: str, language: str) -> None:
    say = languages().localizer(language).text
    for options in (FioOptions(), POISSON, scratch("/tmp/a.dat")):
        file = job_file(week_loads(name), options)
        assert parsed(written(file, say)) == JobFile(
            tuple(map(say, file.comments)),
            tuple(replace(each, comments=tuple(map(say, each.comments))) for each in file.sections),
        )


def test_line_break_in_a_name_starts_no_option() -> None:
    week = replace(week_loads("acme"), scenario_name="A week\nfilename=/dev/sda")
    text = written(job_file(week), english)
    assert "A week filename=/dev/sda" in text.splitlines()[0]
    assert re.findall(r"^filename=(.*)$", text, re.MULTILINE) == ["/dev/CHANGE_ME"]


@pytest.mark.parametrize("name", NAMES)
def test_each_phase_with_array_load_has_a_job_with_its_rates(name: str) -> None:
    """Rates and sizes from the result itself, those of the jobs added up by hand."""
    n_arrays = seeds.scenarios()[name].array.n_arrays
    phases = {phase.id: phase.figures for phase in simulation(name).result.phases}
    jobs = job_file(week_loads(name)).jobs
    assert [re.sub(r"^\d+-", "", job.name) for job in jobs] == [load.id for load in week_loads(name).loads]
    for job in jobs:
        figures = phases[re.sub(r"^\d+-", "", job.name)]
        clones = int(job.get("numjobs", "1"))
        asked = job.get("rate").split(",")
        for i, (iops, mb_per_s) in enumerate(
            ((figures.reads_iops, figures.read_mb_per_s), (figures.writes_iops, figures.write_mb_per_s))
        ):
            if i >= len(asked) or not asked[i]:
                assert iops < 0.005 * figures.total_iops
                continue
            pairs = [pair.split("/") for pair in job.get("bssplit").split(",")[i].split(":")]
            mean = sum(fio.size_bytes(size) * int(percent) for size, percent in pairs) / 100
            assert int(asked[i]) * clones / mean == pytest.approx(iops / n_arrays, rel=0.01, abs=0.01)
            assert mean == pytest.approx(1e6 * mb_per_s / iops, rel=0.03)


def test_requested_rates_add_up_to_the_served_load(acme: object) -> None:
    """The make-up of each phase, which is read from who asked, has the mean that was served."""
    for name in ("acme", "generic-nvme-windows11"):
        for load in week_loads(name).loads:
            for direction in (load.reads, load.writes):
                if direction.iops > 0:
                    made_up = sum(share.mean_bytes * share.fraction for share in direction.sizes)
                    assert made_up == pytest.approx(direction.mean_bytes, rel=0.01)
                    assert sum(share.fraction for share in direction.sizes) == pytest.approx(1.0)


def test_copies_are_sequential_and_desktops_are_random() -> None:
    jobs = {job.name: job for job in job_file(week_loads("acme")).jobs}
    assert jobs["01-deploy"].get("percentage_random") == "0,0"
    assert jobs["01-deploy"].get("bssplit") == "64k/100,64k/100"
    assert jobs["04-first-login"].get("percentage_random") == "100,100"


@given(mean=st.floats(512, 2e6), second=st.floats(4096, 262_144), share=st.floats(0, 1))
def test_whole_percentages_have_the_exact_mean(mean: float, second: float, share: float) -> None:
    sizes = (SizeShare(mean, share, is_exact=False), SizeShare(second, 1 - share, is_exact=True))
    for parts in (sizes, (SizeShare(mean, 1.0, is_exact=False),)):
        split = split_of(Direction(1.0, mean, 1.0, parts, 1e-3))
        wanted = sum(part.mean_bytes * part.fraction for part in parts)
        assert sum(split.percents) == 100
        assert min(split.percents) > 0
        assert list(split.sizes) == sorted(set(split.sizes))
        assert all(size % split.sizes[0] == 0 for size in split.sizes)
        # 4 kB means 4 KiB, and 4.1 KiB lies between whole percentages of 4 and 8
        assert split.mean_bytes == pytest.approx(wanted, rel=0.035)


def test_unusual_mean_size_is_spread_over_block_sizes() -> None:
    split = split_of(_direction(1.0, 19 * 1024))
    assert split.sizes == (4096, 8192, 16384, 32768, 65536)
    assert np.diff(split.percents).max() <= 1
    assert split.mean_bytes == pytest.approx(19 * 1024, rel=0.002)


def test_direction_without_ios_gets_no_zero_rate() -> None:
    """A rate of 0 has no limit in fio."""
    for load, mode, rate in (
        (_load(NONE, _direction(100.0, 8192.0)), "randwrite", ","),
        (_load(_direction(100.0, 8192.0), NONE), "randread", ""),
    ):
        for options in (FioOptions(), POISSON):
            job = _only_job(load, options)
            assert job.get("rw") == mode
            assert job.get(RATES_WANTED[options.arrivals]).startswith(rate)
            assert problems(job_file(_loads(load), options)) == ()


def test_high_rates_are_split_among_clones() -> None:
    job = _only_job(_load(_direction(12_000.0, 8192.0), _direction(3_000.0, 8192.0)), POISSON)
    assert (job.get("numjobs"), job.get("rate_iops")) == ("3", "4000,1000")


@pytest.mark.parametrize("n_ios", [0.3, 9.4])
def test_low_random_rates_are_set_in_bytes(n_ios: float, tmp_path: Path) -> None:
    """Whole I/Os per second would make more than three of a third of one."""
    load = _load(_direction(n_ios, 4096.0), _direction(40.0, 8192.0))
    file = job_file(_loads(load), POISSON)
    (job,) = file.jobs
    reads, writes = (int(each) for each in job.get("rate").split(","))
    assert (job.get("rate_process"), job.get("rate_iops")) == ("", "")
    assert reads / 4096 == pytest.approx(n_ios, rel=0.001)
    assert writes / 8192 == pytest.approx(40.0, rel=0.02)
    assert "not at random" in english(job.comments[-1])
    assert problems(file) == ()
    assert _parse_only(file, tmp_path).returncode == 0
    enough = _only_job(_load(_direction(10.0, 4096.0), _direction(40.0, 8192.0)), POISSON)
    assert (enough.get("rate_process"), enough.get("rate_iops"), enough.get("rate")) == ("poisson", "10,40", "")
    assert not any("not at random" in english(words) for words in enough.comments)


def test_hot_blocks_get_their_share_of_ios() -> None:
    load = _load(_direction(100.0, 8192.0), _direction(100.0, 8192.0), Hot(0.95, 0.05))
    assert _only_job(load).get("random_distribution") == "zoned:95/5:5/95"


def test_write_data_can_be_deduplicated_and_compressed() -> None:
    shared = job_file(replace(week_loads("generic-nvme-windows11"), reduction_ratio=2.0)).sections[0]
    assert shared.get("buffer_compress_percentage") == "50"
    given_by_hand = job_file(week_loads("acme"), FioOptions(dedupe_fraction=0.4, compress_fraction=0.25)).sections[0]
    assert given_by_hand.get("dedupe_percentage") == "40"
    assert given_by_hand.get("buffer_compress_percentage") == "25"


def test_curve_is_followed_section_by_section(acme: object) -> None:
    whole = {load.id: load for load in week_loads("acme").loads}
    cut = loads_of(simulation("acme"), seeds.acme_scenario(), seeds.seed_catalog(), section_s=300.0).loads
    login = [load for load in cut if re.fullmatch(r"first-login-\d", load.id)]
    assert [load.seconds for load in login] == [300.0] * 6
    assert np.mean([load.reads.iops for load in login]) == pytest.approx(whole["first-login"].reads.iops, rel=1e-6)
    assert max(load.iops for load in login) > 1.01 * whole["first-login"].iops


@pytest.mark.parametrize(
    "name", ["/dev/sda", "/dev/../dev/nvme0n1", "/tmp/../dev/sda", r"\\.\PhysicalDrive0", "/a:/dev/sda"]
)
def test_unsafe_targets_are_rejected(name: str) -> None:
    with pytest.raises(UnsafeTargetError):
        job_file(week_loads("acme"), FioOptions(filename=name))
    with pytest.raises(ValueError, match="size"):
        job_file(week_loads("acme"), FioOptions(size="1g\nfilename=/dev/sda"))


def test_default_file_names_no_volume_and_warns_of_data_loss() -> None:
    text = written(job_file(week_loads("acme")), english)
    assert re.findall(r"^filename=(.*)$", text, re.MULTILINE) == ["/dev/CHANGE_ME"]
    assert "DESTROYS DATA" in text.split("[global]")[0]


WRONG = {
    "percentages do not sum to 100": ("bssplit", "4k/60:8k/20,4k/100"),
    "multiples of the smallest": ("bssplit", "4k/25:19k/75,4k/100"),
    "does not specify writes": ("bssplit", "4k/50:8k/50"),
    "without a limit": ("rate", "0,100"),
    "blocks of the smallest size": ("rate_iops", "100,100"),
    "a rate in bytes/s is applied incorrectly": ("rate_process", "poisson"),
    "not a whole percentage": ("percentage_random", "75.5,80"),
    "truncated": ("norandommap", "0"),
    "is a device": ("filename", "/dev/sda"),
    "zone percentages do not sum": ("random_distribution", "zoned:90/5:5/95"),
}


@pytest.mark.parametrize("words", WRONG)
def test_errors_that_fio_silently_accepts_are_found(words: str) -> None:
    file = job_file(_loads(_load(_direction(100.0, 20_000.0), _direction(100.0, 20_000.0))))
    assert problems(file) == ()
    job = file.jobs[0]
    wrong = replace(job, options=(*job.options, WRONG[words]))
    assert any(words in problem for problem in problems(replace(file, sections=(file.sections[0], wrong))))


def test_invalid_line_is_rejected_with_its_row() -> None:
    with pytest.raises(ImportRefusedError) as refused:
        parsed("; head\n[global]\nsize=1g\n???\n")
    assert refused.value.row == 4


ALLOWED = 0.05
"""Return the allowed difference between a measured and a predicted mean."""
SURE = 4.0
"""Standard deviations that must lie within what is allowed, so that chance alone fails one run in thousands."""


def _seconds(load: EventLoad, options: FioOptions) -> int:
    """How long a phase must run until the means of what fio draws at random lie within what is allowed."""
    scale = min(1.0, (options.most_iops or load.iops) / load.iops)
    needed_s = [5.0]
    for direction in (load.reads, load.writes):
        if direction.iops > 0:
            split = split_of(direction)
            sizes, shares = np.array(split.sizes), np.array(split.percents) / 100
            variation = np.sqrt(shares @ sizes**2 / (shares @ sizes) ** 2 - 1)
            needed_s.append(float(SURE * variation / ALLOWED) ** 2 / (direction.iops * scale))
    if options.arrivals == "poisson":
        needed_s.append((SURE / ALLOWED) ** 2 / (load.iops * scale))
    return int(np.ceil(max(needed_s)))


def _lasting(file: JobFile, seconds: Iterable[int]) -> JobFile:
    """The same jobs, each for its own time."""
    shared, *jobs = file.sections
    lasting = [
        replace(job, options=tuple((key, str(s) if key == "runtime" else value) for key, value in job.options))
        for job, s in zip(jobs, seconds, strict=True)
    ]
    return replace(file, sections=(shared, *lasting))


def _confirmed(loads: Loads, options: FioOptions, folder: Path) -> None:
    """Run jobs on a scratch file and hold what fio measured against what the simulation predicted."""
    target = folder / "scratch.dat"
    seconds = [_seconds(load, options) for load in loads.loads]
    try:
        file = _lasting(job_file(loads, replace(options, filename=str(target))), seconds)
        path, output = folder / "week.fio", folder / "results.json"
        path.write_text(written(file, english))
        command = ["fio", "--output-format=json+", f"--output={output}", str(path)]
        subprocess.run(command, check=True, timeout=60 + 2 * sum(seconds), cwd=folder)
        results = fio_results.read(output.read_text())
    finally:
        target.unlink(missing_ok=True)
    assert [job.name for job in results.jobs] == [job.name for job in file.jobs]
    pairs, notes = fio_results.compare(results, loads.loads)
    assert notes == ()
    assert len(pairs) == len(loads.loads)
    wrong = [text for pair in pairs for text in _off(pair.load, pair.job, options)]
    assert wrong == []


def _off(load: EventLoad, job: fio_results.MeasuredJob, options: FioOptions) -> list[str]:
    scale = min(1.0, (options.most_iops or load.iops) / load.iops)
    found = []
    if abs(job.read_fraction - load.read_fraction) > 0.02:
        found.append(f"{job.name}: {job.read_fraction:.3f} read, not {load.read_fraction:.3f}")
    if abs(job.iops / (load.iops * scale) - 1) > ALLOWED:
        found.append(f"{job.name}: {job.iops:.1f} I/Os per second, not {load.iops * scale:.1f}")
    for name, measured, wanted in (("reads", job.reads, load.reads), ("writes", job.writes, load.writes)):
        if wanted.iops > 0 and abs(measured.mean_bytes / wanted.mean_bytes - 1) > ALLOWED:
            found.append(f"{job.name}: {name} of {measured.mean_bytes:.0f} bytes, not {wanted.mean_bytes:.0f}")
    return found


def test_fio_runs_a_phase_of_acme_as_simulated(tmp_path: Path) -> None:
    loads = week_loads("acme")
    login = next(load for load in loads.loads if load.id == "monday-login-06")
    _confirmed(replace(loads, loads=(login,)), FioOptions(size="64m", most_iops=3_000.0), tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("arrivals", ["rate", "poisson"])
def test_fio_runs_all_phases_of_acme_as_simulated(arrivals: fio.Arrivals, tmp_path: Path) -> None:
    options = FioOptions(arrivals=arrivals, size="256m", most_iops=3_000.0)
    _confirmed(week_loads("acme"), options, tmp_path)
