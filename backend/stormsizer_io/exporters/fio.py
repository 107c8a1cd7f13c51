"""Job files for fio that run the phases of a simulated week in sequence, as loads on a real array."""

import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Literal

from stormsizer.messages.text import Quantity, Text, msg
from stormsizer.units import BYTES_PER_KIB, SECONDS_PER_MS
from stormsizer_io.exporters.block_sizes import Split, byte_sizes, split_of
from stormsizer_io.exporters.event_loads import Direction, EventLoad, Loads
from stormsizer_io.measurements import ImportRefusedError

PLACEHOLDER = "/dev/CHANGE_ME"
"""Placeholder for the volume, so that running an unedited job file cannot destroy data."""
MOST_IOPS_PER_JOB = 5_000
"""Rate per direction above which fio would issue too many I/Os, because it spaces them in whole microseconds."""
LEAST_POISSON_IOPS = 10
"""Rate per direction below which rounding to whole IOPS is off by more than 5%; such a phase is limited in bytes/s."""
LEAST_DEPTH, MOST_DEPTH = 32, 256
SPARE_DEPTH = 4.0
"""Maximum number of I/Os in flight in a job, as a multiple of the prediction."""

Arrivals = Literal["rate", "poisson"]


class UnsafeTargetError(ValueError):
    """Error raised if a job file would overwrite a real device."""


@dataclass(frozen=True)
class FioOptions:
    """Options of a job file.

    Attributes
    ----------
    arrivals
        *rate*: limited in bytes/s, correct in every release of fio. *poisson*: random arrivals, as from many desktops;
        requires fio 3.29. Phases with very few I/Os use *rate*, with a comment.
    filename
        The placeholder, or a scratch file for testing the jobs; never a device.
    size
        Size of the file or volume to use, in fio notation.
    most_seconds
        Maximum duration of a phase.
    most_iops
        Maximum rate: all rates of a phase are scaled down by the same factor to stay below it. No limit by default.
    dedupe_fraction
        Share of 4 KiB blocks that duplicate others.
    compress_fraction
        Share of written data that compression removes; by default the array's own write reduction.
    direct
        Bypass the page cache. Disable only for scratch files on file systems without direct I/O.
    """

    arrivals: Arrivals = "rate"
    filename: str = PLACEHOLDER
    size: str = "100%"
    most_seconds: int = 600
    most_iops: float | None = None
    dedupe_fraction: float = 0.0
    compress_fraction: float | None = None
    direct: bool = True


def scratch(path: str, *, size: str = "256m", seconds: int = 5, most_iops: float = 1_000.0) -> FioOptions:
    """Return options for testing jobs at a reduced rate on a scratch file.

    Raises
    ------
    UnsafeTargetError
        If the path is a device.
    """
    return FioOptions(filename=path, size=size, most_seconds=seconds, most_iops=most_iops)


Options = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Section:
    """A section of a job file: its comments, and its options in order. An option without a value has the value 1."""

    name: str
    options: Options
    comments: tuple[Text, ...] = ()

    def get(self, name: str, otherwise: str = "") -> str:
        """Return the value of an option."""
        return dict(self.options).get(name, otherwise)


@dataclass(frozen=True)
class JobFile:
    """A job file: its header comments, and its sections with *global* first."""

    comments: tuple[Text, ...]
    sections: tuple[Section, ...]

    @property
    def jobs(self) -> tuple[Section, ...]:
        """Sections that are jobs, without *global*."""
        return tuple(section for section in self.sections if section.name != "global")


def job_name(number: int, load: EventLoad) -> str:
    """Return the job name of a load, such as *03-first-login*; ``number`` counts from 1."""
    return f"{number:02d}-{load.id}"


def job_file(loads: Loads, options: FioOptions | None = None) -> JobFile:
    """Return the job file for a week.

    Raises
    ------
    UnsafeTargetError
        If the target is a device.
    ValueError
        If the size is not in fio notation.
    """
    options = options or FioOptions()
    _refuse_device(options.filename)
    if not re.fullmatch(r"\d+[kmgt%]?", options.size):
        raise ValueError(f"size {options.size!r} is not a valid fio size, such as 256m or 100%")
    jobs = [_job(i, load, options) for i, load in enumerate(loads.loads, start=1)]
    return JobFile(tuple(_head(loads, options)), (Section("global", tuple(_global(loads, options))), *jobs))


def _refuse_device(filename: str) -> None:
    if filename == PLACEHOLDER:
        return
    parts = PurePosixPath(filename).parts
    in_memory = parts[:3] == ("/", "dev", "shm")
    if ".." in parts or (parts[:2] == ("/", "dev") and not in_memory) or filename.startswith("\\\\.\\"):
        raise UnsafeTargetError(f"{filename} is a device; edit the file and replace {PLACEHOLDER} with its name")
    if not re.fullmatch(r"[\w./ -]+", filename):
        raise UnsafeTargetError(f"{filename!r} is not a plain path; fio treats a colon as a file separator")


def _head(loads: Loads, options: FioOptions) -> Iterator[Text]:
    yield msg("export-title", scenario=loads.scenario_name, array=loads.array_name)
    yield msg("export-fio-destroys", placeholder=PLACEHOLDER)
    yield msg("export-fio-fill")
    yield f"  fio --name=fill --filename={options.filename} --rw=write --bs=1m --iodepth=16 --ioengine=libaio"
    if loads.n_arrays > 1:
        yield msg("export-one-array", n=loads.n_arrays)
    if options.arrivals == "poisson":
        yield msg("export-fio-release", release="3.29")
    yield msg("export-fio-stalls", share=Quantity(0.98, "fraction"))
    if loads.used_bytes > 0:
        yield msg("export-fio-space", space=Quantity(loads.used_bytes / 1e12, "TB"))
    yield msg("export-fio-run", command="fio --output-format=json+ --output=results.json this-file")


def _global(loads: Loads, options: FioOptions) -> Iterator[tuple[str, str]]:
    yield "ioengine", "libaio"
    yield "direct", str(int(options.direct))
    yield "filename", options.filename
    yield "size", options.size
    yield "norandommap", "1"
    yield "randrepeat", "0"
    yield "time_based", "1"
    yield "random_generator", "tausworthe64"
    yield "refill_buffers", "1"
    removed = 1 - 1 / loads.reduction_ratio if options.compress_fraction is None else options.compress_fraction
    if options.dedupe_fraction > 0:
        yield "dedupe_percentage", _percent(options.dedupe_fraction)
    if removed > 0:
        yield "buffer_compress_percentage", _percent(removed)
        yield "buffer_compress_chunk", "4k"
    yield "group_reporting", "0"


def _percent(fraction: float) -> str:
    return str(min(100, max(0, round(100 * fraction))))


def _job(number: int, load: EventLoad, options: FioOptions) -> Section:
    top = max(load.reads.iops, load.writes.iops)
    scale = 1.0 if options.most_iops is None else min(1.0, options.most_iops / load.iops)
    n_jobs = max(1, math.ceil(top * scale / MOST_IOPS_PER_JOB))
    per_job = scale / n_jobs
    directions = [d for d in (load.reads, load.writes) if d.iops > 0]
    splits = [split_of(d) for d in directions]
    rates = [d.iops * per_job for d in directions]
    given = [("stonewall", "1")] if number > 1 else []
    given += [("runtime", str(max(1, min(options.most_seconds, round(load.seconds)))))]
    given += _order(load)
    given += [("bssplit", ",".join(_split(split) for split in _both(splits, load)))]
    given += _zones(load)
    given += [("iodepth", str(_depth(directions, per_job)))]
    if n_jobs > 1:
        given += [("numjobs", str(n_jobs))]
    is_too_slow = options.arrivals == "poisson" and min(rates) < LEAST_POISSON_IOPS
    given += _rates(rates, splits, load, "rate" if is_too_slow else options.arrivals)
    return Section(job_name(number, load), tuple(given), tuple(_words(load, scale, is_too_slow)))


def _words(load: EventLoad, scale: float, is_too_slow: bool) -> Iterator[Text]:
    yield load.label
    if load.reads.iops > 0:
        yield _latency(msg("export-reads", rate=_iops(load.reads), size=_size(load.reads)), load.reads)
    if load.writes.iops > 0:
        yield _latency(msg("export-writes", rate=_iops(load.writes), size=_size(load.writes)), load.writes)
    if scale < 1:
        yield msg("export-fio-scaled", share=Quantity(scale, "fraction", 3))
    if is_too_slow:
        yield msg("export-fio-not-random", n=LEAST_POISSON_IOPS)


def _iops(direction: Direction) -> Quantity:
    return Quantity(direction.iops, "", 6)


def _size(direction: Direction) -> Quantity:
    return Quantity(direction.mean_bytes / BYTES_PER_KIB, "KiB", 4)


def _latency(rate: Text, direction: Direction) -> Text:
    """Return ``rate``, with the predicted latency appended if there is one."""
    if not math.isfinite(direction.latency_s):
        return rate
    return msg("export-predicted", rate=rate, latency=Quantity(direction.latency_s / SECONDS_PER_MS, "ms", 3))


def _order(load: EventLoad) -> list[tuple[str, str]]:
    """Return the direction and access pattern. A single direction has its own mode, because rate 0 means no limit."""
    reads, writes = load.reads, load.writes
    if writes.iops <= 0 or reads.iops <= 0:
        only, mode = (reads, "read") if writes.iops <= 0 else (writes, "write")
        return [("rw", f"rand{mode}"), ("percentage_random", _percent(only.random_fraction))]
    mix = min(99, max(1, round(100 * load.read_fraction)))
    order = f"{_percent(reads.random_fraction)},{_percent(writes.random_fraction)}"
    return [("rw", "randrw"), ("percentage_random", order), ("rwmixread", str(mix))]


def _both(splits: Sequence[Split], load: EventLoad) -> Sequence[Split]:
    """Return one split for reads and one for writes: with a single split, fio uses its default of 4 KiB for writes."""
    return splits if load.reads.iops > 0 and load.writes.iops > 0 else (splits[0], splits[0])


def _split(split: Split) -> str:
    return ":".join(f"{size}/{p}" for size, p in zip(byte_sizes(split.sizes), split.percents, strict=True))


def _zones(load: EventLoad) -> list[tuple[str, str]]:
    """Return the distribution of I/Os over the capacity."""
    if load.hot is None:
        return [("random_distribution", "random")]
    io = round(100 * load.hot.io_fraction)
    space = max(1, round(100 * load.hot.space_fraction))
    if not (0 < io < 100 and 0 < space < 100 and io > space):
        if io < 100 or space >= 100:
            return [("random_distribution", "random")]
        io = 99
    return [("random_distribution", f"zoned:{io}/{space}:{100 - io}/{100 - space}")]


def _depth(directions: Iterable[Direction], per_job: float) -> int:
    """Return the maximum number of I/Os in flight, for four times the predicted response time (Little's law)."""
    under_way = sum(d.iops * per_job * d.latency_s for d in directions if math.isfinite(d.latency_s))
    return min(MOST_DEPTH, max(LEAST_DEPTH, math.ceil(SPARE_DEPTH * under_way)))


def _rates(
    rates: Sequence[float], splits: Sequence[Split], load: EventLoad, arrivals: Arrivals
) -> list[tuple[str, str]]:
    if arrivals == "poisson":
        given = [str(max(1, round(rate))) for rate in rates]
        return [("rate_process", "poisson"), ("rate_iops", _per_direction(given, load))]
    given = [str(max(1, round(rate * split.mean_bytes))) for rate, split in zip(rates, splits, strict=True)]
    return [("rate", _per_direction(given, load))]


def _per_direction(given: Sequence[str], load: EventLoad) -> str:
    if len(given) == 2:
        return ",".join(given)
    return given[0] if load.reads.iops > 0 else f",{given[0]}"


def written(file: JobFile, say: Callable[[Text], str]) -> str:
    """Return a job file as text; ``say`` renders its comments."""
    lines = [f"; {one_line(say(comment))}" for comment in file.comments]
    for section in file.sections:
        lines += ["", f"[{section.name}]"]
        lines += [f"; {one_line(say(comment))}" for comment in section.comments]
        lines += [f"{name}={value}" for name, value in section.options]
    return "\n".join(lines) + "\n"


def one_line(text: str) -> str:
    """Return a comment without line breaks, because text on a new line would be read as an option."""
    return " ".join(text.splitlines())


_HEADER = re.compile(r"\[([^\[\]]+)\]")
_OPTION = re.compile(r"(\w+)(?:\s*=\s*(.*))?")


def parsed(text: str) -> JobFile:
    """Parse a job file.

    Raises
    ------
    ImportRefusedError
        If a line is not a comment, section or option, or an option precedes the first section.
    """
    head: list[str] = []
    found: list[tuple[str, list[tuple[str, str]], list[str]]] = []
    for row, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if not line:
            continue
        if line[0] in ";#":
            (found[-1][2] if found else head).append(line[1:].removeprefix(" "))
        elif header := _HEADER.fullmatch(line):
            found.append((header[1], [], []))
        elif (option := _OPTION.fullmatch(line)) and found:
            found[-1][1].append((option[1], "1" if option[2] is None else option[2]))
        else:
            allowed = msg("import-allowed-job-line")
            raise ImportRefusedError(msg("import-not-a-job-line"), row=row, given=line, allowed=allowed)
    return JobFile(tuple(head), tuple(Section(name, tuple(given), tuple(comments)) for name, given, comments in found))


def problems(file: JobFile) -> tuple[str, ...]:
    """Return settings that fio accepts silently but misinterprets, or that would destroy data; empty if none."""
    shared = {name: value for section in file.sections if section.name == "global" for name, value in section.options}
    found = [f"{section.name}: {text}" for section in file.jobs for text in _wrong(shared | dict(section.options))]
    names = [section.name for section in file.jobs]
    found += [f"{name}: occurs more than once" for name in sorted({name for name in names if names.count(name) > 1})]
    return tuple(found)


def _wrong(job: Mapping[str, str]) -> Iterator[str]:
    try:
        _refuse_device(job.get("filename", ""))
    except UnsafeTargetError as error:
        yield str(error)
    if "bssplit" in job:
        yield from _wrong_splits(job["bssplit"])
        if job.get("norandommap") != "1":
            yield "without norandommap=1, I/Os are truncated as the file fills up"
    yield from _wrong_rates(job)
    for name in ("percentage_random", "rwmixread", "dedupe_percentage", "buffer_compress_percentage"):
        for value in job.get(name, "0").split(","):
            if not value.isdigit() or int(value) > 100:
                yield f"{name}={job[name]} is not a whole percentage"
    if job.get("random_distribution", "").startswith("zoned:"):
        pairs = [pair.split("/") for pair in job["random_distribution"][6:].split(":")]
        if any(sum(int(pair[i]) for pair in pairs) != 100 for i in (0, 1)):
            yield "zone percentages do not sum to 100"


def _wrong_splits(given: str) -> Iterator[str]:
    parts = given.split(",")
    if len(parts) != 2:
        yield "bssplit does not specify writes"
    for part in filter(None, parts):
        pairs = [pair.split("/") for pair in part.split(":")]
        if not all(len(pair) == 2 and pair[1].isdigit() for pair in pairs):
            yield f"bssplit {part}: not all percentages are whole numbers"
            continue
        if sum(int(percent) for _, percent in pairs) != 100:
            yield f"bssplit {part}: percentages do not sum to 100"
        sizes = [size_bytes(size) for size, _ in pairs]
        if any(size % min(sizes) for size in sizes):
            yield f"bssplit {part}: not all sizes are multiples of the smallest"


def _wrong_rates(job: Mapping[str, str]) -> Iterator[str]:
    is_poisson, mixed = job.get("rate_process") == "poisson", "bssplit" in job
    if "rate_iops" in job and mixed and not is_poisson:
        yield "without rate_process=poisson, rate_iops counts blocks of the smallest size"
    if "rate" in job and mixed and is_poisson:
        yield "with rate_process=poisson, a rate in bytes/s is applied incorrectly"
    name = "rate_iops" if "rate_iops" in job else "rate"
    rates = job.get(name, "").split(",")
    needed = {"randread": [0], "randwrite": [1]}.get(job.get("rw", ""), [0, 1])
    for i in needed:
        if i >= len(rates) or not rates[i].isdigit() or int(rates[i]) == 0:
            yield f"{name}={job.get(name, '')} leaves {('reads', 'writes')[i]} without a limit"
        elif name == "rate_iops" and int(rates[i]) > MOST_IOPS_PER_JOB:
            yield f"{name}={job[name]} is more than fio can sustain accurately in one job"


def size_bytes(text: str) -> int:
    """Return the number of bytes in a size given in fio notation, without decimals.

    >>> size_bytes("4k"), size_bytes("512")
    (4096, 512)
    """
    units = {"k": 1024, "m": 1024**2, "g": 1024**3}
    return int(text[:-1]) * units[text[-1]] if text[-1] in units else int(text)
