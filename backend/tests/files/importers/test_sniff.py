"""Which tool wrote a file, recognized by its first bytes."""

from __future__ import annotations

import gzip
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stormsizer_io.importers.formats.detection import HEAD_BYTES, Tool, sniff
from stormsizer_io.importers.parsing.limits import DEFAULT_LIMITS
from stormsizer_io.measurements import ImportRefusedError
from tests.files.importers.samples import sample_path

SAMPLES = {
    "synthetic/esxtop_style.csv": Tool.ESXTOP,
    "synthetic/perfmon_style_en.csv": Tool.PERFMON,
    "synthetic/perfmon_style_de_native.csv": Tool.PERFMON,
    "synthetic/perfmon_style_de_excel_resaved.csv": Tool.PERFMON,
    "perfmon/PAL_SampleLog.blg": Tool.PERFMON_BINARY,
    "vscsistats/er0080_sample_vscsiStats.csv": Tool.VSCSISTATS,
    "synthetic/vscsi_trace_style.csv": Tool.VSCSI_TRACE,
    "synthetic/msr_style.csv": Tool.MSR,
    "synthetic/systor17_style_2016022219-LUN0.csv": Tool.SYSTOR,
    "sysstat/iostat_xkt.txt": Tool.IOSTAT,
    "sysstat/iostat_x.json": Tool.IOSTAT_JSON,
    "sysstat/sadf_d.csv": Tool.SADF,
    "rvtools/example1.xlsx": Tool.WORKBOOK,
    "synthetic/liveoptics_style.xlsx": Tool.WORKBOOK,
    "ical/multiple_timezones.ics": Tool.CALENDAR,
    "fio/real_rate.json": Tool.FIO,
}
REFUSED_WITHOUT_CONSENT = "synthetic/perfmon_style_de_excel_resaved.csv"


@pytest.mark.parametrize(("name", "tool"), SAMPLES.items())
def test_every_sample_is_identified_compressed_or_not(name: str, tool: Tool) -> None:
    whole = sample_path(name).read_bytes()
    assert sniff(whole[:HEAD_BYTES]).tool is tool
    assert sniff(gzip.compress(whole)[:HEAD_BYTES]).tool is tool


@pytest.mark.parametrize("name", [name for name in SAMPLES if name != REFUSED_WITHOUT_CONSENT])
def test_identified_reader_reads_the_sample(name: str) -> None:
    whole = sample_path(name).read_bytes()
    sniffed = sniff(whole[:HEAD_BYTES])
    if sniffed.reader is None:
        assert sniffed.advice
    else:
        measured = sniffed.reader(BytesIO(whole), DEFAULT_LIMITS)
        assert measured.series or measured.shapes


@pytest.mark.parametrize(
    ("head", "tool"),
    [
        (b"", Tool.UNKNOWN),
        (b"hello", Tool.UNKNOWN),
        (bytes(range(256)) * 4, Tool.UNKNOWN),
        (b"\x1f\x8bnothing", Tool.UNKNOWN),
        (bytes.fromhex("d0cf11e0a1b11ae1") + b"\0" * 500, Tool.PROTECTED),
        (bytes.fromhex("96d5") + b"\0" * 500, Tool.SAR_BINARY),
        ("Zeit;VM;Lesen/s\n1;2;3\n".encode("utf-16"), Tool.TABLE),
        ('\ufeff"(PDH-CSV 4.0)","\\\\h\\Virtual Disk(a, b:scsi0:0)\\Reads/sec"\n'.encode(), Tool.ESXTOP),
        ('"(PDH-CSV 4.0)","\\\\h\\Memory\\Available Bytes"\n'.encode("utf-16"), Tool.PERFMON),
        (b'note: verify\nfio: something\n{\n  "fio version" : "fio-3.33"', Tool.FIO),
        (b"fio: x\n" * 5000, Tool.UNKNOWN),
    ],
)
def test_first_bytes_identify_the_tool(head: bytes, tool: Tool) -> None:
    assert sniff(head).tool is tool


def test_truncated_header_is_sufficient() -> None:
    header = '"(PDH-CSV 4.0) (UTC)(0)"' + "".join(f',"\\\\esx\\Group Cpu({n}:world)\\% Used"' for n in range(20_000))
    assert sniff(header.encode()[:HEAD_BYTES]).tool is Tool.ESXTOP


@given(st.binary(max_size=300))
def test_noise_is_identified_and_read_or_rejected(head: bytes) -> None:
    sniffed = sniff(head)
    assert (sniffed.reader is None) == bool(sniffed.advice)
    if sniffed.reader:
        with pytest.raises(ImportRefusedError):
            sniffed.reader(BytesIO(head), DEFAULT_LIMITS)
