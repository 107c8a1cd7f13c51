"""Detection of the tool that wrote a file, based on its first bytes and never on its name."""

from __future__ import annotations

import csv
import re
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import BinaryIO

from stormsizer.messages.text import Message, msg
from stormsizer_io.importers.formats.counter_names import object_of
from stormsizer_io.importers.formats.esxtop import read_esxtop
from stormsizer_io.importers.formats.generic import read_generic
from stormsizer_io.importers.formats.pdh import counters
from stormsizer_io.importers.formats.perfmon import BINARY_COMMAND, is_binary, read_perfmon
from stormsizer_io.importers.formats.rvtools import tab_of
from stormsizer_io.importers.formats.sysstat import SADF_HELP, read_iostat, read_iostat_json, read_sadf
from stormsizer_io.importers.formats.traces import SYSTOR_COLUMNS, VSCSI_TITLE, read_msr, read_systor, read_vscsi_trace
from stormsizer_io.importers.formats.unsupported import foreign_kind
from stormsizer_io.importers.formats.vscsistats import read_vscsistats
from stormsizer_io.importers.parsing.limits import Limits
from stormsizer_io.importers.parsing.tables import integer, n_comments, sniff_dialect, split
from stormsizer_io.importers.parsing.texts import GZIP_MAGIC, encoding_of
from stormsizer_io.measurements import Measured

HEAD_BYTES = 256 * 1024
"""Number of bytes to inspect."""

Reader = Callable[[BinaryIO, Limits], Measured]


class Tool(StrEnum):
    """Tool that wrote a file, or the format of the file."""

    ESXTOP = "esxtop"
    PERFMON = "Performance Monitor"
    PERFMON_BINARY = "Performance Monitor, binary"
    VSCSISTATS = "vscsiStats"
    VSCSI_TRACE = "vscsiStats trace"
    IOSTAT = "iostat"
    IOSTAT_JSON = "iostat, JSON"
    SADF = "sadf"
    SAR_BINARY = "sar, binary"
    MSR = "MSR Cambridge trace"
    SYSTOR = "SYSTOR '17 trace"
    WORKBOOK = "workbook"
    RVTOOLS = "RVTools"
    """An RVTools tab exported as CSV, or an RVTools workbook after it is opened."""
    LIVE_OPTICS = "Live Optics"
    PROTECTED = "protected or old workbook"
    CALENDAR = "calendar"
    FIO = "fio, JSON"
    TABLE = "table"
    UNKNOWN = "unknown"


@dataclass(frozen=True)
class Sniffed:
    """Detected format of a file.

    Attributes
    ----------
    reader
        Reader that returns series; None if another reader, or another export, is needed.
    advice
        What to do if there is no reader.
    """

    tool: Tool
    reader: Reader | None = None
    advice: Message | None = None


_READERS: dict[Tool, Reader] = {
    Tool.ESXTOP: read_esxtop,
    Tool.PERFMON: read_perfmon,
    Tool.VSCSISTATS: read_vscsistats,
    Tool.VSCSI_TRACE: read_vscsi_trace,
    Tool.IOSTAT: read_iostat,
    Tool.IOSTAT_JSON: read_iostat_json,
    Tool.SADF: read_sadf,
    Tool.MSR: read_msr,
    Tool.SYSTOR: read_systor,
    Tool.TABLE: lambda stream, limits: read_generic(stream, None, limits),
}
_ADVICE = {
    Tool.PERFMON_BINARY: msg("import-binary-log", command=BINARY_COMMAND),
    Tool.SAR_BINARY: msg("import-binary-sar", command=SADF_HELP),
    Tool.PROTECTED: msg("import-old-office"),
    Tool.WORKBOOK: msg("import-advice-workbook"),
    Tool.RVTOOLS: msg("import-advice-rvtools"),
    Tool.CALENDAR: msg("import-advice-calendar"),
    Tool.FIO: msg("import-advice-fio"),
    Tool.UNKNOWN: msg("import-unknown-format"),
}
_BINARY = (
    (b"PK\x03\x04", Tool.WORKBOOK),
    (bytes.fromhex("d0cf11e0a1b11ae1"), Tool.PROTECTED),
    (bytes.fromhex("96d5"), Tool.SAR_BINARY),
    (bytes.fromhex("d596"), Tool.SAR_BINARY),
)
_MARKUP = ("{", "[", "<")
_ESXTOP_GROUPS = re.compile(r"\\(?:Virtual Disk\(|Physical Disk |Group Cpu\(|Physical Cpu\(|Memory\\Memory Overcommit)")
_FIO = re.compile(r'^\{\s*"fio version"', re.MULTILINE)
_PDH = re.compile(r'"?\(PDH-[CT]SV 4\.0\)')
_BEGINNINGS = (
    (re.compile(r"Histogram: "), Tool.VSCSISTATS),
    (re.compile(re.escape(VSCSI_TITLE)), Tool.VSCSI_TRACE),
    (re.compile(re.escape(",".join(SYSTOR_COLUMNS))), Tool.SYSTOR),
    (re.compile(r"# hostname;interval;timestamp;"), Tool.SADF),
    (re.compile(r"Linux \S+ \([^)]*\)"), Tool.IOSTAT),
    (re.compile(r'\{\s*"sysstat"'), Tool.IOSTAT_JSON),
    (re.compile(r"BEGIN:V(?:CALENDAR|EVENT)\b", re.IGNORECASE), Tool.CALENDAR),
)


def sniff(head: bytes) -> Sniffed:
    """Detect the format of a file, plain or gzip-compressed, from its first bytes."""
    head = head[:HEAD_BYTES]
    is_whole = len(head) < HEAD_BYTES
    head = _unpacked(head)
    if foreign := foreign_kind(head):
        return Sniffed(Tool.UNKNOWN, advice=foreign)
    tool = _tool(head, is_whole=is_whole and len(head) < HEAD_BYTES)
    return Sniffed(tool, _READERS.get(tool), _ADVICE.get(tool))


def _tool(head: bytes, *, is_whole: bool) -> Tool:
    if is_binary(head):
        return Tool.PERFMON_BINARY
    for magic, tool in _BINARY:
        if head.startswith(magic):
            return tool
    encoding, skip = encoding_of(head)
    text = head[skip:].decode(encoding, "replace").lstrip()
    if "\0" in text:
        return Tool.UNKNOWN
    return _tool_of_text(text.replace("\r\n", "\n").replace("\r", "\n"), is_whole=is_whole)


def _unpacked(head: bytes) -> bytes:
    if not head.startswith(GZIP_MAGIC):
        return head
    try:
        return zlib.decompressobj(wbits=31).decompress(head, HEAD_BYTES)
    except zlib.error:
        return b""


def _tool_of_text(text: str, *, is_whole: bool) -> Tool:
    if _PDH.match(text):
        return _writer_of_counters(text)
    for pattern, tool in _BEGINNINGS:
        if pattern.match(text):
            return tool
    lines = text.split("\n", maxsplit=20)[:20]
    if _FIO.search(text):
        return Tool.FIO
    if _is_msr(lines[0].split(",")):
        return Tool.MSR
    lines = lines[n_comments(lines) :]
    separator = sniff_dialect(lines).separator
    is_table = separator in lines[0] and (len(lines) > 1 or not is_whole)
    if not is_table or text.startswith(_MARKUP):
        return Tool.UNKNOWN
    return Tool.RVTOOLS if tab_of(_header(lines[0], separator)) else Tool.TABLE


def _header(line: str, separator: str) -> list[str]:
    try:
        return split(line, separator)
    except csv.Error:
        return []


def _writer_of_counters(text: str) -> Tool:
    header = text.split("\n", maxsplit=1)[0]
    paths = re.split(r'"?[,;\t]"?(?=\\\\)', header)
    if any(object_of(each.group) for each in counters([path.rstrip('"\r') for path in paths])):
        return Tool.PERFMON
    return Tool.ESXTOP if _ESXTOP_GROUPS.search(header) else Tool.PERFMON


def _is_msr(cells: list[str]) -> bool:
    return len(cells) == 7 and integer(cells[0]) is not None and cells[3].strip().lower() in ("read", "write")
