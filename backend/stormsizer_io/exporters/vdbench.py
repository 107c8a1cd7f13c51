"""Parameter files for Vdbench: two workloads per phase, one for reads and one for writes, that share one rate.

Read percentages and sizes are whole numbers in Vdbench; skews and rates may have decimals, so reads and writes can
have separate rates, exact to a fraction of a percent. The files follow the rules of the Vdbench guide, which
``problems`` checks. Vdbench itself is not run.
"""

import math
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from stormsizer.messages.text import Text, msg
from stormsizer_io.exporters.block_sizes import byte_sizes, split_of
from stormsizer_io.exporters.event_loads import Direction, EventLoad, Loads
from stormsizer_io.exporters.fio import PLACEHOLDER, UnsafeTargetError, job_name, one_line
from stormsizer_io.measurements import ImportRefusedError

THREADS = 64
KINDS = ("general", "sd", "wd", "rd")
"""Required order of the line kinds."""
SKEW_DECIMALS = 4
MOST_SKEW_OFF = 1e-4
"""Tolerance for the sum of the skews of a run, which should be 100."""


@dataclass(frozen=True)
class Line:
    """A line: its parameters in order, and the comments above it.

    The first parameter names the line, except for general parameters.
    """

    parameters: tuple[tuple[str, str], ...]
    comments: tuple[Text, ...] = ()

    @property
    def kind(self) -> str:
        """Kind of line: *sd*, *wd*, *rd* or *general*."""
        first = self.parameters[0][0]
        return first if first in KINDS else "general"

    @property
    def name(self) -> str:
        """Name that other lines refer to."""
        return self.parameters[0][1]

    def get(self, name: str) -> str | None:
        """Return the value of a parameter."""
        return dict(self.parameters).get(name)


@dataclass(frozen=True)
class ParameterFile:
    """Lines in order, and comments at the top."""

    comments: tuple[Text, ...]
    lines: tuple[Line, ...]


def parameter_file(
    loads: Loads, *, lun: str = PLACEHOLDER, most_seconds: int = 600, dedupe_ratio: float = 1.0
) -> ParameterFile:
    """Return the parameter file for a week. Arrivals are random (exponential), which is the Vdbench default.

    Parameters
    ----------
    dedupe_ratio
        4 KiB blocks written per unique block.

    Raises
    ------
    UnsafeTargetError
        If ``lun`` is a device.
    """
    _refuse_device(lun)
    head = (
        msg("export-title", scenario=loads.scenario_name, array=loads.array_name),
        msg("export-vdbench-destroys", placeholder=PLACEHOLDER),
        msg("export-vdbench-fill"),
        *((msg("export-one-array", n=loads.n_arrays),) if loads.n_arrays > 1 else ()),
    )
    general = [_general("compratio", loads.reduction_ratio)] if loads.reduction_ratio > 1 else []
    if dedupe_ratio > 1:
        general += [_general("dedupratio", dedupe_ratio), Line((("dedupunit", "4k"),))]
    storage = Line((("sd", "sd1"), ("lun", lun), ("openflags", "o_direct"), ("threads", str(THREADS))))
    named = [(job_name(i, load), load) for i, load in enumerate(loads.loads, start=1)]
    workloads = [line for name, load in named for line in _workloads(name, load)]
    runs = [_run(name, load, most_seconds) for name, load in named]
    return ParameterFile(head, (*general, storage, *workloads, *runs))


def _general(name: str, ratio: float) -> Line:
    return Line(((name, f"{ratio:.4g}"),))


def _refuse_device(lun: str) -> None:
    if lun != PLACEHOLDER and (lun.startswith(("/dev/", "\\\\.\\")) or not re.fullmatch(r"[\w./-]+", lun)):
        raise UnsafeTargetError(f"{lun} is a device or not a plain path; edit the file and replace {PLACEHOLDER}")


def _workloads(name: str, load: EventLoad) -> Iterator[Line]:
    reads = round(100 * load.read_fraction, SKEW_DECIMALS)
    if load.reads.iops > 0:
        yield _workload(f"{name}-r", load.reads, "100", reads, load)
    if load.writes.iops > 0:
        yield _workload(f"{name}-w", load.writes, "0", 100 - reads, load)


def _decimal(value: float) -> str:
    """Format a number without an exponent, and without decimals if it is whole."""
    return f"{value:.{SKEW_DECIMALS}f}".rstrip("0").rstrip(".")


def _workload(name: str, direction: Direction, rdpct: str, skew: float, load: EventLoad) -> Line:
    split = split_of(direction)
    sizes = byte_sizes(split.sizes)
    pairs = ",".join(f"{size},{percent}" for size, percent in zip(sizes, split.percents, strict=True))
    given = [
        ("wd", name),
        ("sd", "sd1"),
        ("rdpct", rdpct),
        ("xfersize", sizes[0] if len(sizes) == 1 else f"({pairs})"),
        ("seekpct", str(round(100 * direction.random_fraction))),
        ("skew", _decimal(skew)),
    ]
    if load.hot is not None and load.hot.io_fraction == 1:
        given.append(("range", f"(0,{max(1, round(100 * load.hot.space_fraction))})"))
    return Line(tuple(given))


def _run(name: str, load: EventLoad, most_seconds: int) -> Line:
    seconds = max(2, min(most_seconds, round(load.seconds)))
    given = (
        ("rd", name),
        ("wd", f"({','.join(line.name for line in _workloads(name, load))})"),
        ("iorate", _decimal(load.iops)),
        ("elapsed", str(seconds)),
        ("interval", "1"),
    )
    return Line(given, (load.label,))


def written(file: ParameterFile, say: Callable[[Text], str]) -> str:
    """Return a parameter file as text; ``say`` renders its comments."""
    lines = [f"* {one_line(say(comment))}" for comment in file.comments]
    for line in file.lines:
        lines += [f"* {one_line(say(comment))}" for comment in line.comments]
        lines.append(",".join(f"{name}={value}" for name, value in line.parameters))
    return "\n".join(lines) + "\n"


_PARAMETER = re.compile(r"(\w+)=(\([^()]*\)|[^,()]*)(?:,|$)")


def parsed(text: str) -> ParameterFile:
    """Parse a parameter file; comments before the first line belong to the header.

    Raises
    ------
    ImportRefusedError
        If a line is neither a comment nor a list of parameters.
    """
    head: list[str] = []
    lines: list[Line] = []
    above: list[str] = []
    for row, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        if line[0] in "*#/":
            (above if lines else head).append(line[1:].removeprefix(" "))
            continue
        lines.append(Line(_parameters(line, row), tuple(above)))
        above = []
    return ParameterFile(tuple(head), tuple(lines))


def _parameters(line: str, row: int) -> tuple[tuple[str, str], ...]:
    found = list(_PARAMETER.finditer(line))
    if not found or "".join(match[0] for match in found) != line or line.endswith(","):
        allowed = msg("import-allowed-parameter-line")
        raise ImportRefusedError(msg("import-not-a-parameter-line"), row=row, given=line, allowed=allowed)
    return tuple((match[1], match[2]) for match in found)


def problems(file: ParameterFile) -> tuple[str, ...]:
    """Return a file's violations of the rules in the Vdbench guide; empty if there are none."""
    return tuple(_problems(file))


def _problems(file: ParameterFile) -> Iterator[str]:
    kinds = [KINDS.index(line.kind) for line in file.lines]
    if kinds != sorted(kinds):
        yield "lines must be in the order general, sd, wd, rd"
    named = [line for line in file.lines if line.kind != "general"]
    seen: set[tuple[str, str]] = set()
    for line in named:
        if (line.kind, line.name) in seen:
            yield f"{line.kind}={line.name} occurs twice"
        seen.add((line.kind, line.name))
        if not re.fullmatch(r"[A-Za-z0-9_.-]+", line.name):
            yield f"{line.kind}={line.name} is not a valid name"
    for line in file.lines:
        if any(" " in value for _, value in line.parameters):
            yield f"{line.name}: text after a space is read as a comment"
        yield from _RULES[line.kind](line, file)


def _of_general(line: Line, _: ParameterFile) -> Iterator[str]:
    name, value = line.parameters[0]
    if name in ("compratio", "dedupratio") and float(value) < 1:
        yield f"{name}={value} is less than 1"


def _of_sd(line: Line, _: ParameterFile) -> Iterator[str]:
    try:
        _refuse_device(line.get("lun") or "")
    except UnsafeTargetError as error:
        yield str(error)


def _of_wd(line: Line, file: ParameterFile) -> Iterator[str]:
    if not any(each.kind == "sd" and each.name == line.get("sd") for each in file.lines):
        yield f"{line.name}: sd={line.get('sd')} is not defined"
    for name in ("rdpct", "seekpct"):
        value = line.get(name)
        if value is None or not value.isdigit() or int(value) > 100:
            yield f"{line.name}: {name}={value} is not a whole percentage"
    if not 0 < _number(line.get("skew")) <= 100:
        yield f"{line.name}: skew={line.get('skew')} is not a percentage above 0"
    size = line.get("xfersize") or ""
    if size.startswith("("):
        parts = size[1:-1].split(",")
        if len(parts) % 2 or sum(int(part) for part in parts[1::2]) != 100:
            yield f"{line.name}: percentages in xfersize={size} do not sum to 100"
    elif not re.fullmatch(r"\d+[km]?", size):
        yield f"{line.name}: xfersize={size} is not a valid size"


def _of_rd(line: Line, file: ParameterFile) -> Iterator[str]:
    pattern = line.get("wd") or ""
    names = pattern.strip("()").split(",")
    matching = [each for each in file.lines if each.kind == "wd" and each.name in names]
    if len(matching) != len(names):
        yield f"{line.name}: wd={pattern} contains undefined workloads"
    elif not abs(sum(_number(each.get("skew")) for each in matching) - 100) <= MOST_SKEW_OFF:
        yield f"{line.name}: skews of {pattern} do not sum to 100"
    if not _number(line.get("iorate")) > 0:
        yield f"{line.name}: iorate={line.get('iorate')} is not above 0"
    for name in ("elapsed", "interval"):
        value = line.get(name) or ""
        if not value.isdigit() or int(value) == 0:
            yield f"{line.name}: {name}={value} is not above 0"


def _number(text: str | None) -> float:
    """Parse a number with or without decimals, as in Vdbench files; NaN for anything else."""
    return float(text) if text is not None and re.fullmatch(r"\d+(\.\d+)?", text) else math.nan


_RULES = {"general": _of_general, "sd": _of_sd, "wd": _of_wd, "rd": _of_rd}


def workloads(file: ParameterFile) -> Mapping[str, Line]:
    """Return workloads by name."""
    return {line.name: line for line in file.lines if line.kind == "wd"}
