"""Files that end careless readers, made by functions: tables of bad shape, numbers of bad form, broken containers.

Each file comes with what must become of it. The same call makes the same bytes.
"""

from __future__ import annotations

import gzip
import io
import re
import struct
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from typing import Literal

from tests.files.importers import workbooks

MIB = 2**20
BEGIN = datetime(2026, 3, 10, 9)  # noqa: DTZ001 - tables name no zone
HEADER = "Time,VM,Read IOPS,Write IOPS"


@dataclass(frozen=True)
class Hostile:
    """A file and its expected outcome.

    Attributes
    ----------
    must
        Whether it is read, as far as it is valid, or refused.
    says
        Part of the refusal, or of a note.
    row, column
        Position that the refusal or note must give; none without a position.
    is_long
        Whether it takes seconds.
    """

    name: str
    content: bytes
    must: Literal["read", "refused"]
    says: str = ""
    row: int | None = None
    column: str | None = None
    is_long: bool = False


class _Numbering:
    """Numbers of machines, from 1 again whenever a class of files is made."""

    def __init__(self) -> None:
        self._n = 0

    def restart(self) -> None:
        self._n = 0

    def next(self) -> int:
        self._n += 1
        return self._n


_MACHINES = _Numbering()


def rows(
    n: int = 6, machine: str = "", *, sep: str = ",", form: str = "%Y-%m-%d %H:%M:%S", value: str = "12.5"
) -> list[str]:
    """Rows of a table, five seconds apart, of one machine."""
    name = machine or f"M-{_MACHINES.next()}"
    return [sep.join((f"{BEGIN + timedelta(seconds=5 * at):{form}}", name, value, value)) for at in range(n)]


def table(lines: Sequence[str], *, header: str = HEADER, end: str = "\n") -> str:
    return end.join((header, *lines)) + end


def _read(name: str, text: str | bytes, says: str = "", row: int | None = None, column: str | None = None) -> Hostile:
    return Hostile(name, text.encode() if isinstance(text, str) else text, "read", says, row, column)


def _refused(name: str, text: str | bytes, says: str, row: int | None = None, column: str | None = None) -> Hostile:
    return Hostile(name, text.encode() if isinstance(text, str) else text, "refused", says, row, column)


def separators() -> Iterator[Hostile]:
    """Tables as regional settings and old systems write them."""
    for name, sep in (("semicolons", ";"), ("tabs", "\t"), ("pipes", "|")):
        yield _read(f"{name}.csv", table(rows(sep=sep), header=HEADER.replace(",", sep)))
    yield _read("cr only.csv", table(rows(), end="\r"))
    yield _read("crlf.csv", table(rows(), end="\r\n"))
    mixed = "".join(
        line + end for line, end in zip([HEADER, *rows(5)], ("\n", "\r\n", "\r", "\n", "\r\n", ""), strict=True)
    )
    yield _read("mixed endings.csv", mixed)
    yield _read("decimal comma.csv", table(rows(sep=";", value="1.234,5"), header=HEADER.replace(",", ";")), "comma")
    quoted = [",".join(f'"{cell}"' for cell in row.split(",")) for row in rows()]
    yield _read("all quoted.csv", table(quoted, header='"Time","VM","Read IOPS","Write IOPS"'))
    yield _read("blank lines.csv", table([line for row in rows() for line in (row, "", "  ")]))


def encodings() -> Iterator[Hostile]:
    """Texts in the encodings of spreadsheets and of the whole world."""
    for encoding in ("utf-8-sig", "utf-16", "utf-16-be", "utf-16-le", "utf-32"):
        yield _read(f"{encoding}.csv", table(rows()).encode(encoding))
    yield _read("cp1252.csv", table(rows(machine="Büro Müller")).encode("cp1252"), "Windows-1252")
    japanese = "時刻,仮想マシン,読み取り,書き込み"
    yield _refused("cp932.csv", table(rows(), header=japanese).encode("cp932"), "headers do not show", 1)
    yield _read("names turned round.csv", table(rows(machine="\u202eVM\u200b\u0301" + "\u0301" * 200)))
    yield _refused("nul.csv", table(rows()).replace("M-", "M\0"), "file format is unknown")
    late = table(rows(8_000)) + "\0\n"
    yield _refused("late nul.csv", late, "null bytes")
    yield _refused("noise.csv", bytes(range(256)) * 40, "file format is unknown")
    yield _read(
        "cut within a character.csv", table(rows(machine="Büro")).encode()[: -len(",12.5,12.5\n") - 2], "truncated"
    )


def shapes() -> Iterator[Hostile]:
    """Tables with too few, too many, too long or broken rows and columns."""
    yield _refused("empty.csv", b"", "empty")
    yield _refused("blank.csv", b"\n \n\n", "file format is unknown")
    yield _refused("header only.csv", HEADER + "\n", "no usable rows", 2)
    yield _refused("header without end.csv", HEADER, "file format is unknown")
    yield _refused("no header.csv", "\n".join(rows()), "headers do not show", 1)
    yield _refused("one column.csv", "Time\n2026-03-10 09:00:00\n", "file format is unknown")
    yield _refused("no rates.csv", table(rows(), header="Time,VM,Color,Taste"), "headers do not show", 1)
    ragged = rows(8)
    ragged[3] += ",1,2,3"
    ragged[5] = ragged[5].rpartition(",")[0]
    yield _read("ragged.csv", table(ragged), "does not have the same 4 columns", 5)
    broken = rows(8)
    broken[4] = broken[4].replace("M-", '"M-')
    yield _read("unclosed quote.csv", table(broken), "a quote in it is not closed", 6)
    every = [each.replace("M-", '"M-') for each in rows(8)]
    yield _refused("unclosed quotes.csv", table(every), "opens in row 2, column 2 is not closed", 2, "2")
    after = rows(8)
    after[4] = after[4].replace("M-", '"M"-')
    yield _read("text after a quote.csv", table(after), "quotation marks do not match", 6)
    yield _refused(
        "unclosed quote in the header.csv", table(rows(), header='Time,"VM,Read IOPS,Write IOPS'), "quote", 1
    )
    newlines = rows(8)
    newlines[4] = newlines[4].replace("M-", '"M-\n') + '"'
    yield _read("newline in a cell.csv", table(newlines), "skipped", 6)
    for name, cell in (("quoted", '"' + "x" * 140_000 + '"'), ("plain", "y" * 140_000)):
        long = rows(8)
        long[2] = long[2].replace(long[2].split(",")[1], cell)
        yield _read(f"{name} field of 140 kB.csv", table(long), "quotation marks do not match", 4)
    yield _refused("name of 3,000 characters.csv", table(rows(), header=HEADER + "," + "z" * 3_000), "too long", 1, "5")
    yield _refused("line without end.csv", table(rows(2)) + "1" * (33 * MIB), "line is too long")
    yield _refused("100,001 columns.csv", "Time,VM" + ",a" * 99_999 + "\n1,2\n", "too many columns", 1)
    twice = table(rows(), header="Time,VM,Read IOPS,Write IOPS").replace("Write IOPS", "Read IOPS")
    yield _refused("duplicate headers.csv", twice, "headers do not show", 1)
    both = table([row + ",1" for row in rows()], header=HEADER + ",Read IOPS")
    yield _refused("duplicate headers beside.csv", both, "appears twice in the file", 1, "Read IOPS")
    yield _read("cut within a row.csv", table(rows(9))[:-8], "truncated", 10)
    yield wide_table()


def wide_table(n_columns: int = 60_000, n_rows: int = 30) -> Hostile:
    """A header of 5 MB over thirty rows."""
    header = HEADER + "".join(
        f",\\\\host{at:05}.example.com\\Memory(domain {at:05})\\Committed part of it all, %"
        for at in range(n_columns - 4)
    )
    header = header.replace("all, %", "all")
    filling = ",1" * (n_columns - 4)
    return _read("60,000 columns.csv", table([row + filling for row in rows(n_rows)], header=header))


def million_rows() -> Hostile:
    """A table of a million rows."""
    stamps = (BEGIN + timedelta(seconds=at) for at in range(1_000_000))
    body = "\n".join(f"{stamp:%Y-%m-%d %H:%M:%S},LONG,1.5,2.5" for stamp in stamps)
    return Hostile("a million rows.csv", f"{HEADER}\n{body}\n".encode(), "read", is_long=True)


def times() -> Iterator[Hostile]:
    """Ambiguous dates, clocks that go back, and times without a measurement."""
    yield _refused(
        "day or month.csv", table(rows(form="%d/%m/%Y %H:%M:%S")).replace("10/03", "04/03"), "ambiguous", 2, "1"
    )
    yield _read("day first.csv", table(rows(form="%d/%m/%Y %H:%M:%S")).replace("10/03", "25/03"))
    yield _read("points.csv", table(rows(form="%d.%m.%Y %H:%M:%S")))
    yield _read("month first.csv", table(rows(form="%m/%d/%Y %H:%M:%S")).replace("03/10", "03/25"))
    yield _read("with a zone.csv", table(rows(form="%Y-%m-%dT%H:%M:%S+02:00")))
    yield _read("seconds of 1970.csv", table([f"{1_773_133_200 + 5 * at},E-1,4,4" for at in range(6)]))
    yield _read("milliseconds of 1970.csv", table([f"{1_773_133_200_000 + 5_000 * at},E-2,4,4" for at in range(6)]))
    yield _refused("times without days.csv", table(rows(form="%H:%M:%S")), "no usable rows", 2)
    yield _refused("one time.csv", table(rows(1)), "have the same time", 2)
    yield _refused("the year 1.csv", table(rows()).replace("2026", "0001"), "")
    yield _refused("the year 9999.csv", table(rows()).replace("2026", "9999"), "implausible years")
    yield _refused("the year 1601.csv", table(rows()).replace("2026", "1601"), "implausible years")
    back = rows(8)
    back[3], back[4] = back[4], back[3]
    yield _read("rows that change places.csv", table(back))
    yield _read("a time twice.csv", table([*rows(6, "T-1"), *rows(6, "T-1")]), "repeat a time")
    yield _read("a cell that is no time.csv", table([*rows(5), "yesterday,M,1,1"]), "time cannot be read", 7, "1")


def measures() -> Iterator[Hostile]:
    """Numbers that measure nothing, or something else than they seem to."""
    negative = rows(6)
    negative[2] = negative[2].replace("12.5,12.5", "-4,12.5")
    yield _read("negative rates.csv", table(negative), "Negative values", 4)
    formula = rows(6)
    formula[3] = formula[3].replace("12.5,12.5", "=1+1,12.5")
    yield _read("formulas.csv", table(formula), "not a number", 5, "3")
    yield _read(
        "kilobytes.csv", table([f"{row},64" for row in rows()], header=HEADER + ",Read kB/s"), "powers of 1000", 1
    )
    yield _read("kibibytes.csv", table([f"{row},64" for row in rows()], header=HEADER + ",Read KiB/s"))
    yield _read("blank cells.csv", table([row.replace("12.5,12.5", ",12.5") for row in rows()]))


def pdh(*columns: str, n: int = 6, first: str = "(PDH-CSV 4.0) (UTC)(0)", form: str = "%m/%d/%Y %H:%M:%S") -> str:
    """A counter log of the columns named, all of the same numbers."""
    head = ",".join(f'"{name}"' for name in (first, *columns))
    body = [
        ",".join(f'"{cell}"' for cell in (f"{BEGIN + timedelta(seconds=5 * at):{form}}", *("3.00" for _ in columns)))
        for at in range(n)
    ]
    return "\n".join((head, *body)) + "\n"


def disk(machine: str, host: str = "esx1") -> tuple[str, str]:
    return (
        rf"\\{host}\Virtual Disk({machine}:scsi0:0)\Reads/sec",
        rf"\\{host}\Virtual Disk({machine}:scsi0:0)\Writes/sec",
    )


def counter_logs() -> Iterator[Hostile]:
    """Files of esxtop and Windows with typical damage."""
    yield _read("esxtop.csv", pdh(*disk("P-1")))
    yield _read("esxtop truncated.csv", pdh(*disk("P-2"), n=9)[:-9], "truncated", 10)
    yield _refused("esxtop header only.csv", pdh(*disk("P-3"), n=0), "No row begins with a date", 2, "1")
    yield _refused("esxtop without disks.csv", pdh(r"\\esx1\Memory\Free MBytes"), "disk counters", 1)
    excel = pdh(*disk("P-4"), *(rf"\\esx1\Group Cpu({at}:w)\% Used" for at in range(16_381)))
    yield _refused("esxtop through a spreadsheet.csv", excel, "spreadsheet program truncated", 1)
    reset = pdh(*disk("P-5")).replace('"3.00"', '"-3.00"', 5)
    yield _read("counters that reset.csv", reset, "Negative values", 3)
    lines = pdh(*disk("P-6"), n=40).splitlines()
    yield _read("gaps.csv", "\n".join([*lines[:10], *lines[30:]]) + "\n", "gap")
    standing = re.sub(r"09:00:[0-9]{2}", "09:00:00", pdh(*disk("P-7")))
    yield _refused("clock that stands.csv", standing, "no usable samples")
    twice = pdh(*disk("P-8"), n=8, first="(PDH-CSV 4.0)").splitlines()
    hour = [line.replace("03/10/2026 09", "10/25/2026 02") for line in twice[1:]]
    yield _read(
        "an hour twice.csv", "\n".join([twice[0], *hour, *hour]) + "\n", "not later than that of the previous row", 10
    )
    german = (r"\\PC7\PhysicalDisk(0 C:)\Lesevorgänge/s", r"\\PC7\Physikalischer Datenträger(0 C:)\Lesevorgänge/s",
              r"\\PC7\Physikalischer Datenträger(0 C:)\Schreibvorgänge/s")  # fmt: skip
    yield _read("german counters.csv", pdh(*german[1:], form="%m/%d/%Y %H:%M:%S.000").encode("cp1252"))
    finnish = r"\\PC8\Fyysinen levy(0 C:)\Levylukemista sekunnissa"
    yield _refused("finnish counters.csv", pdh(finnish), "unknown language", 1)
    resaved = pdh(*german[1:], form="%d.%m.%Y %H:%M").replace('","', ";").replace('"', "")
    yield _refused("counters through a spreadsheet.csv", resaved, "removed the seconds", 2, "1")
    yield _refused("binary counters.blg", bytes.fromhex("00000100000000004002") + bytes(500), "relog")


def packed() -> Iterator[Hostile]:
    """Files packed by gzip, well and badly."""
    good = table(rows(400)).encode()
    yield _read("packed.csv.gz", gzip.compress(good, mtime=0))
    yield _read(
        "packed and truncated.csv.gz", gzip.compress(table(rows(4_000)).encode(), mtime=0)[:-200], "is truncated"
    )
    damaged = bytearray(gzip.compress(table(rows(40_000, "DAMAGED")).encode(), mtime=0))
    damaged[len(damaged) * 3 // 4] ^= 0xFF
    yield _read("packed and damaged.csv.gz", bytes(damaged), "damaged")
    bomb = table(rows(3)).encode() + (b"x" * MIB + b"\n") * 100
    yield _refused("bomb.csv.gz", gzip.compress(bomb, 9, mtime=0), "unpacked file is too large")
    yield _refused(
        "packed twice.csv.gz", gzip.compress(gzip.compress(good, mtime=0), mtime=0), "file format is unknown"
    )
    yield _refused("not packed.csv.gz", b"\x1f\x8b" + b"no gzip at all" * 9, "file format is unknown")


def other_tools() -> Iterator[Hostile]:
    """Files of the other tools, broken."""
    yield _refused(
        "vscsiStats list.csv", "Histogram: IO lengths of commands : virtual machine 1\n", "not in table form", 1
    )
    title = "Histogram: IO lengths of commands,virtual machine worldGroupID,7,virtual disk handleID,8 (scsi0:0)\n"
    yield _refused("vscsiStats truncated.csv", title + "min,512\nmax,", "no usable histogram")
    yield _refused("vscsi trace truncated.csv", "#Vscsi Cmd Trace\n", "not a vscsiStats command trace", 1)
    yield _refused("msr of nonsense.csv", "1,h,0,Read,-5,-5,0\n" * 9, "no usable command", 1)
    huge = f"{2**70},h,0,Read,{2**70},{2**70},0\n"
    yield _refused("msr of huge numbers.csv", "128166372003061629,h,0,Write,1,0,0\n" + huge * 9, "no usable command", 1)
    yield _refused("systor without rows.csv", "Timestamp,Response,IOType,LUN,Offset,Size\n\n", "no usable command", 1)
    yield _refused(
        "iostat of one report.txt", "Linux 6.1 (h) \t03/10/2026\n\n03/10/2026 09:00:00\nDevice r/s w/s\nsda 1 1\n\n", ""
    )
    yield _refused("iostat nested.json", '{"sysstat": ' + "[" * 200_000, "")
    yield _refused(
        "sadf without columns.csv",
        "# hostname;interval;timestamp;DEV\nh;5;2026-03-10 09:00:00 UTC;sda\n",
        "column is missing",
        1,
        "tps",
    )
    yield _refused("fio truncated.json", '{\n  "fio version" : "fio-3.33",\n  "jobs" : [', "truncated", 3)
    huge = '{"fio version" : "fio-3.33", "jobs" : [{"jobname": "a", "read": {"total_ios": 1e999}}]}'
    yield _refused("fio of huge numbers.json", huge, "number", None, "a.read.total_ios")
    yield _refused("calendar truncated.ics", "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:x\n", "truncated", 2)
    ages = (
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:00010101T000000Z\nRRULE:FREQ=HOURLY\nEND:VEVENT\nEND:VCALENDAR\n"
    )
    yield _read("calendar of ages.ics", ages, "repeats more than", 2)
    yield _refused("calendar of noise.ics", "BEGIN:VCALENDAR\nthis is no line\n", "not a valid iCalendar line", 2)


@cache
def csv_shapes() -> tuple[Hostile, ...]:
    """Class I5, but for what takes long."""
    _MACHINES.restart()
    makers = (separators, encodings, shapes, times, measures, counter_logs, packed, other_tools)
    return tuple(hostile for make in makers for hostile in make())


NUMBERS: tuple[tuple[str, float | None], ...] = (
    ("12", 12.0), (" 12 ", 12.0), ("+7", 7.0), ("007", 7.0), (".5", 0.5), ("5.", 5.0), ("1e3", 1000.0), ("1E+2", 100.0),
    ("12.50", 12.5), ('"1,234.5"', 1234.5), ("0", 0.0),
    ("1_000", None), ("1_0.5", None), ("\uff11\uff12", None), ("\u0661\u0662", None), ("nan", None), ("NaN", None),
    ("inf", None), ("-Infinity", None), ("0x10", None), ("\u22125", None), ("12\u200b", None), ("\u00a012", None),
    ("9" * 4_301, None), ("1e999", None), ("1e300", None), ("1e19", None), ("--5", None), ("1 000", None),
    ("12%", None), ("½", None), ("²", None), ("1.2.3", None), ("true", None), ("1d3", None), ('"1,2,3"', None),
)  # fmt: skip
"""A cell and the number that it holds; None where it holds none."""
MINUTES_APART = 4


def number_tables() -> list[Hostile]:
    """Class I6: one table per number, each at its own time, so that the combined curve shows what was read.

    The number is in row 3, for the minute at ``MINUTES_APART`` times its index.
    """
    files = []
    for at, (cell, value) in enumerate(NUMBERS):
        begin = BEGIN + timedelta(minutes=MINUTES_APART * at)
        stamps = [f"{begin + timedelta(minutes=minute):%Y-%m-%d %H:%M:%S}" for minute in range(3)]
        cells = ("5", cell, "5")
        body = [f"{stamp},N-{at},{text},1" for stamp, text in zip(stamps, cells, strict=True)]
        place = (3, "3") if value is None else (None, None)
        says = "not a number" if value is None else ""
        files.append(Hostile(f"number {at}.csv", table(body).encode(), "read", says, *place))
    return files


def _info(*extra: tuple[workbooks.Cell, ...]) -> list[tuple[workbooks.Cell, ...]]:
    head = ("VM", "Powerstate", "CPUs", "Memory", "Total disk capacity MiB")
    return [head, *((f"W11-{at:03}", "poweredOn", 2, 8192, 65_536) for at in range(5)), *extra]


def _book(extra: dict[str, str | bytes] | None = None, *more: tuple[workbooks.Cell, ...]) -> bytes:
    return workbooks.workbook({"vInfo": _info(*more)}, extra)


def sound_workbooks() -> Iterator[Hostile]:
    """Workbooks with things in them that must be left alone."""
    macro: dict[str, str | bytes] = {"xl/vbaProject.bin": b"\0" * 2_000}
    links: dict[str, str | bytes] = {"xl/externalLinks/externalLink1.xml": "<externalLink/>"}
    yield _read("macros.xlsm", _book(macro), "macros")
    yield _read("links.xlsx", _book(links), "links to other files")
    yield _read("dde.xlsx", _book(None, ("=cmd|' /C calc'!A0", "poweredOn", 2, 8192, 65_536)))
    yield _read(
        "not a number.xlsx", _book(None, ("W11-9", "poweredOn", "two", 8192, 65_536)), "not a number", 7, "CPUs"
    )
    yield _read("unlimited.xlsx", _book(None, ("W11-10", "poweredOn", -1, 1e308, 65_536)))
    claiming = workbooks.sheet(_info()).replace("<sheetData>", '<dimension ref="A1:XFD1048576"/><sheetData>')
    yield _read("claims a million rows.xlsx", workbooks.packed(workbooks.members({"vInfo": claiming})))


def broken_containers() -> Iterator[Hostile]:
    """Containers that lie, overlap, point outside or are truncated."""
    for name, content in workbooks.bombs().items():
        yield _refused(f"bomb {name}.xlsx", content, "")
    for kind, (content, word) in workbooks.impostors().items():
        words = {"csv": "", "empty": "empty", "noise": "", "gzip": ""}
        yield _refused(f"impostor {kind}.xlsx", content, words.get(kind, word))
    yield _refused("symbolic link.xlsx", _linked(), "")
    yield _refused("other sheets.xlsx", workbooks.workbook({"Sheet1": [("a", "b"), (1, 2)]}), "neither from RVTools")
    yield _refused(
        "rvtools without machines.xlsx", workbooks.workbook({"vInfo": [("Color",), ("red",)]}), "no column", 1
    )
    for tenth in range(1, 11):
        whole = _book({"xl/media/picture.bin": bytes(range(256)) * 40})
        yield _refused(f"cut at {tenth} elevenths.xlsx", whole[: len(whole) * tenth // 11], "damaged")


def _linked() -> bytes:
    """A sheet that is a symbolic link to a file of the machine."""
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w") as archive:
        for name, content in workbooks.members({"vInfo": ""}).items():
            info = zipfile.ZipInfo(name)
            is_sheet = "sheet1" in name
            info.create_system, info.external_attr = 3, (0o120777 if is_sheet else 0o100644) << 16
            archive.writestr(info, "/etc/passwd" if is_sheet else content)
    return into.getvalue()


@cache
def containers() -> tuple[Hostile, ...]:
    """Class I7, but for what takes long."""
    return (*sound_workbooks(), *broken_containers())


def large_containers() -> list[Hostile]:
    """What of class I7 takes seconds: 300 MB of spaces, 50,000 members, rows to the limit of a worksheet."""
    members = {**workbooks.members({"vInfo": ""}), **{f"xl/media/{at}": "" for at in range(50_000)}}
    return [
        _refused("300 MB of spaces.xlsx", workbooks._spaces(300 * MIB), ""),
        _refused("50,000 members.xlsx", workbooks.packed(members), ""),
        _refused("a million rows.xlsx", _machines(1_000_000), "too many machines", 20_002),
        _read("as many machines as are read.xlsx", _machines(19_000)),
        _refused("texts to the limit.xlsx", _many_texts(), ""),
    ]


def _machines(n: int) -> bytes:
    """A sheet of machines, written piece by piece."""
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in workbooks.members({"vInfo": ""}).items():
            if "sheet1" not in name:
                archive.writestr(name, content)
        with archive.open("xl/worksheets/sheet1.xml", "w") as part:
            whole = workbooks.sheet(_info()[:1]).removesuffix(workbooks.TAIL)
            part.write(whole.encode())
            for at in range(2, n + 2):
                row: tuple[workbooks.Cell, ...] = (f"V-{at}", "poweredOn", 2, 4096, 9_000)
                cells = "".join(workbooks.cell(at, column, value) for column, value in enumerate(row))
                part.write(f'<row r="{at}">{cells}</row>'.encode())
            part.write(workbooks.TAIL.encode())
    return into.getvalue()


def _many_texts() -> bytes:
    """Shared texts of more characters than are kept."""
    texts = "".join(f"<si><t>{at:032}</t></si>" for at in range(1_100_000))
    return workbooks.packed(
        workbooks.members({"vInfo": workbooks.sheet(_info())}, {"xl/sharedStrings.xml": f"<sst>{texts}</sst>"})
    )


def lying_directory(n_members: int) -> bytes:
    """An end record that promises a table of contents which is not there."""
    return b"PK\x03\x04" + bytes(200) + struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, n_members, n_members, 2**31, 4, 0)
