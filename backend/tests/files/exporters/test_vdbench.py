"""Vdbench parameter files are valid, and describe the simulated load."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from stormsizer_io.exporters.fio import UnsafeTargetError
from stormsizer_io.exporters.vdbench import Line, ParameterFile, parameter_file, parsed, problems, workloads, written
from stormsizer_io.measurements import ImportRefusedError
from tests.engine import seeds
from tests.files.importers.week_loads import simulation, week_loads
from tests.support.languages import english

NAMES = sorted(seeds.scenarios())


def rendered(file: ParameterFile) -> ParameterFile:
    """The file with its comments in English, as it reads back."""
    lines = tuple(replace(line, comments=tuple(map(english, line.comments))) for line in file.lines)
    return ParameterFile(tuple(map(english, file.comments)), lines)


@pytest.mark.parametrize("name", NAMES)
def test_every_scenario_yields_a_valid_file_that_is_read_back_unchanged(name: str) -> None:
    file = parameter_file(week_loads(name), dedupe_ratio=1.67)
    assert problems(file) == ()
    assert parsed(written(file, english)) == rendered(file)
    assert sum(line.kind == "rd" for line in file.lines) == len(week_loads(name).loads)


@pytest.mark.parametrize("name", NAMES)
def test_rates_mix_and_sizes_match_the_result(name: str) -> None:
    """Parsed from the text, and compared with the result."""
    n_arrays = seeds.scenarios()[name].array.n_arrays
    phases = {phase.id: phase.figures for phase in simulation(name).result.phases}
    text = written(parameter_file(week_loads(name)), english)
    rates = {run: float(rate) for run, rate in re.findall(r"^rd=\d+-([\w-]+),.*iorate=([\d.]+)", text, re.MULTILINE)}
    found = re.findall(r"^wd=\d+-([\w-]+)-([rw]),.*xfersize=\(?([\w,]+)\)?,seekpct.*skew=([\d.]+)", text, re.MULTILINE)
    assert rates
    for phase_id, op, sizes, skew in found:
        figures = phases[phase_id]
        iops, mb = (
            (figures.reads_iops, figures.read_mb_per_s) if op == "r" else (figures.writes_iops, figures.write_mb_per_s)
        )
        assert rates[phase_id] * float(skew) / 100 == pytest.approx(iops / n_arrays, rel=0.01)
        parts = sizes.split(",") if "," in sizes else [sizes, "100"]
        pairs = zip(parts[::2], parts[1::2], strict=True)
        mean = sum(float(size.strip("km")) * (1024 if size[-1] == "k" else 1) * int(p) for size, p in pairs) / 100
        assert mean == pytest.approx(1e6 * mb / iops, rel=0.03)


@pytest.mark.parametrize(("reads", "writes"), [(70.0, 9_930.0), (9_948.0, 52.0), (0.3, 0.2), (1.0, 2.0), (1e6, 2e6)])
def test_low_rates_of_one_direction_get_their_own_workload(reads: float, writes: float) -> None:
    """No whole per cent and no whole rate says them."""
    week = week_loads("acme")
    (load,) = (load for load in week.loads if load.id == "first-login")
    few = replace(load, reads=replace(load.reads, iops=reads), writes=replace(load.writes, iops=writes))
    file = parameter_file(replace(week, loads=(few,)))
    assert problems(file) == ()
    assert parsed(written(file, english)) == rendered(file)
    rate = float(file.lines[-1].get("iorate") or "")
    skews = [float(line.get("skew") or "") for line in workloads(file).values()]
    assert [rate * skew / 100 for skew in skews] == pytest.approx([reads, writes], rel=1e-3)


def test_write_only_phase_has_one_workload() -> None:
    week = week_loads("acme")
    (load,) = (load for load in week.loads if load.id == "first-login")
    only = replace(load, reads=replace(load.reads, iops=0.0))
    lines = workloads(parameter_file(replace(week, loads=(only,))))
    assert [(name[-2:], line.get("rdpct"), line.get("skew")) for name, line in lines.items()] == [("-w", "0", "100")]


def test_reads_and_writes_have_separate_sizes() -> None:
    lines = workloads(parameter_file(week_loads("acme")))
    reads, writes = lines["04-first-login-r"], lines["04-first-login-w"]
    assert (reads.get("rdpct"), writes.get("rdpct")) == ("100", "0")
    assert reads.get("xfersize") != writes.get("xfersize")


def test_default_file_names_no_volume() -> None:
    text = written(parameter_file(week_loads("acme")), english)
    assert re.findall(r"lun=([^,]*)", text) == ["/dev/CHANGE_ME"]
    assert "DESTROYS DATA" in text
    with pytest.raises(UnsafeTargetError):
        parameter_file(week_loads("acme"), lun="/dev/sdb")


def _with(line: Line, name: str, value: str) -> Line:
    return Line(tuple((key, value if key == name else old) for key, old in line.parameters), line.comments)


@pytest.mark.parametrize(
    ("kind", "name", "value", "words"),
    [
        ("wd", "xfersize", "(4k,60,8k,20)", "sum to 100"),
        ("wd", "xfersize", "4kb", "not a valid size"),
        ("wd", "skew", "0", "above 0"),
        ("wd", "skew", "70.001", "skews"),
        ("wd", "skew", "1e1", "above 0"),
        ("wd", "rdpct", "101", "whole percentage"),
        ("wd", "sd", "sd9", "not defined"),
        ("rd", "wd", "missing", "undefined workloads"),
        ("rd", "iorate", "0", "not above 0"),
        ("rd", "iorate", "max", "not above 0"),
        ("rd", "elapsed", "2.5", "not above 0"),
        ("sd", "lun", "/dev/sda", "device"),
        ("sd", "lun", "/tmp/a b", "after a space"),
    ],
)
def test_rule_violations_are_found(kind: str, name: str, value: str, words: str) -> None:
    file = parameter_file(week_loads("acme"))
    i = next(i for i, line in enumerate(file.lines) if line.kind == kind)
    lines = (*file.lines[:i], _with(file.lines[i], name, value), *file.lines[i + 1 :])
    assert any(words in problem for problem in problems(replace(file, lines=lines)))


def test_wrong_order_and_duplicate_names_are_found() -> None:
    file = parameter_file(week_loads("acme"))
    assert any("order" in problem for problem in problems(ParameterFile((), tuple(reversed(file.lines)))))
    assert any("twice" in problem for problem in problems(replace(file, lines=(*file.lines, file.lines[-1]))))


@pytest.mark.parametrize("line", ["wd=a, sd=b", "wd=a,xfersize=(4k", "nonsense", "wd=a,"])
def test_invalid_line_is_rejected_with_its_row(line: str) -> None:
    with pytest.raises(ImportRefusedError) as refused:
        parsed(f"* head\n{line}\n")
    assert refused.value.row == 2
