"""Delimited text: encodings, dialects, broken rows, strict numbers; bad files are refused and nothing else."""

from __future__ import annotations

import csv
import gzip
import math
import zlib
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer_io.importers.formats.detection import Tool, sniff
from stormsizer_io.importers.parsing.limits import Limits
from stormsizer_io.importers.parsing.notes import MOST_KINDS, Noting
from stormsizer_io.importers.parsing.tables import (
    MOST,
    Dialect,
    Row,
    integer,
    number,
    numbers,
    open_table,
    sniff_dialect,
    split,
)
from stormsizer_io.importers.parsing.texts import TextLines
from stormsizer_io.importers.parsing.timestamps import DateOrder, order_of, parse_stamp
from stormsizer_io.measurements import ImportRefusedError
from tests.files.importers.samples import texts_of
from tests.support.imports import import_refused
from tests.support.languages import english

PLAIN = "Zeit,Datenträger,Wert\n1,é,2.5\n2,ü,3.25\n"


def all_rows(whole: bytes, limits: Limits | None = None) -> tuple[list[str], list[Row], str]:
    table = open_table(BytesIO(whole), limits or Limits())
    rows = list(table.rows())
    return table.header, rows, texts_of(table.noting.notes())


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1252", "latin-1"]
)
@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_every_encoding_and_line_ending_reads_the_same(encoding: str, ending: str) -> None:
    header, rows, _ = all_rows(PLAIN.replace("\n", ending).encode(encoding))
    assert header == ["Zeit", "Datenträger", "Wert"]
    assert rows == [Row(2, ["1", "é", "2.5"]), Row(3, ["2", "ü", "3.25"])]


def test_windows_encoding_is_reported_as_a_guess() -> None:
    assert "Windows-1252" in all_rows(PLAIN.encode("cp1252"))[2]
    assert "Windows-1252" not in all_rows(PLAIN.encode())[2]


def test_character_split_across_two_chunks_is_decoded() -> None:
    for shift in range(2):
        whole = "a,b\n" + ("1," + "2" * 1_021 + "\n") * 255 + "1," + "x" * shift + "é" * 2_140 + "\n"
        header, _, notes = all_rows(whole.encode())
        assert (header, notes) == (["a", "b"], "")


@pytest.mark.parametrize("separator", [",", ";", "\t", "|"])
@pytest.mark.parametrize("decimal", [".", ","])
def test_delimiter_and_decimal_separator_are_detected_together(separator: str, decimal: str) -> None:
    quote = '"' if separator == decimal else ""
    lines = [separator.join("abc")] + [
        separator.join(f"{quote}{n}{decimal}{n}5{quote}" for n in range(at, at + 3)) for at in range(1, 5)
    ]
    assert sniff_dialect(lines) == Dialect(separator, decimal)  # type: ignore[arg-type]


def test_thousands_separators_are_not_decimal_separators() -> None:
    assert sniff_dialect(["a;b", "1.234,5;2.000,25", "3,5;1"]) == Dialect(";", ",")
    assert sniff_dialect(["a,b", '"1,234.5",2.5', "3.5,1"]) == Dialect(",", ".")


NUMBERS = [
    ("12", 12.0),
    ("-0.5", -0.5),
    ("+3.", 3.0),
    (".25", 0.25),
    (" 12 ", 12.0),
    ("1e3", 1000.0),
    ("5.4E-05", 5.4e-5),
    ("1,234.5", 1234.5),
    ("-1,234,567.25", -1234567.25),
]
NO_NUMBERS = [
    "", " ", "1_000", "1_0.5", "１２", "١٢", "nan", "inf", "-Infinity", "0x10", "−5", "12\u200b", "0" * 65, "1" * 4301,
    "1e999", "1e9999",
    "1,234", "12,34.5", "1.2.3", "--1", "1e", "e5", "1 2", "\t1", "1\n", "½", "²", "True", "=1+1",
]  # fmt: skip


@pytest.mark.parametrize(("text", "value"), NUMBERS)
def test_numbers_are_parsed_by_one_rule(text: str, value: float) -> None:
    assert number(text) == value
    assert number(text.translate(str.maketrans(",.", ".,")), decimal=",") == value


@pytest.mark.parametrize("text", NO_NUMBERS)
def test_lookalikes_of_numbers_are_rejected(text: str) -> None:
    assert math.isnan(number(text))


@given(st.text(max_size=12))
def test_rows_of_numbers_accept_the_same_as_single_numbers(text: str) -> None:
    row = numbers(["1.5", text, "2"], [1, 2, 3], 7, Noting())
    assert row[[0, 2]].tolist() == [1.5, 2.0]
    assert repr(float(row[1])) == repr(number(text))


@given(st.floats(-MOST, MOST))
def test_every_printed_number_is_read_back(value: float) -> None:
    assert number(repr(value)) == value


@given(st.floats(min_value=MOST, exclude_min=True, allow_infinity=False))
def test_numbers_that_would_overflow_in_sums_are_rejected(value: float) -> None:
    assert math.isnan(number(repr(value)))
    assert math.isnan(number(repr(-value)))
    row = numbers([repr(value), "1"], [1, 2], 3, Noting())
    assert (math.isnan(row[0]), row[1]) == (True, 1.0)


@pytest.mark.parametrize("text", ["1.5", "", "９", "1_0", "9" * 19, "9" * 20, "0x1"])
def test_non_integers_are_rejected_as_counts(text: str) -> None:
    assert integer(text) is None


def test_integers_are_exact() -> None:
    assert [integer("128166372003063839"), integer("-7"), integer(str(2**63 - 1))] == [
        128166372003063839,
        -7,
        2**63 - 1,
    ]


def test_invalid_number_is_reported_with_its_position() -> None:
    noting = Noting()
    assert math.isnan(numbers(["1", "x"], ["a", "b"], 9, noting)[1])
    assert [(note.row, note.column) for note in noting.notes()] == [(9, "b")]


def test_broken_rows_are_skipped_and_the_others_are_read() -> None:
    whole = b'a,b\n1,2\n3\n4,5,6\n"7,8\n9,"1"0\n\n  \n11,12\n'
    _, rows, notes = all_rows(whole)
    assert rows == [Row(2, ["1", "2"]), Row(9, ["11", "12"])]
    assert "2 times" in notes


def test_row_with_an_oversized_field_is_skipped() -> None:
    _, rows, notes = all_rows(b"a,b\n" + b"x" * 140_000 + b",1\n3,4\n")
    assert rows == [Row(3, ["3", "4"])]
    assert "skipped" in notes


def test_oversized_header_name_is_rejected() -> None:
    with import_refused("too long") as refused:
        all_rows(b"a," + b"x" * 2_001 + b"\n1,2\n")
    assert (refused.value.row, refused.value.column) == (1, 2)


@given(st.text(alphabet='",;a \n', max_size=14))
def test_quoted_lines_are_split_like_the_csv_module(line: str) -> None:
    try:
        cells = next(csv.reader([line], strict=True), [])
    except csv.Error:
        with pytest.raises(csv.Error):
            split(line, ",")
    else:
        assert split(line, ",") == cells


def test_last_line_without_a_newline_counts_if_it_is_complete() -> None:
    assert len(all_rows(b"a,b\n1,2\n3,4")[1]) == 2
    _, rows, notes = all_rows(b"a,b\n1,2\n3")
    assert (len(rows), "truncated" in notes) == (1, True)


def test_sixty_thousand_columns_are_read() -> None:
    wide = b",".join(b"column %d" % n for n in range(60_000))
    header, rows, _ = all_rows(wide + b"\n" + b"1," * 59_999 + b"1\n")
    assert (len(header), len(rows), len(rows[0].cells)) == (60_000, 1, 60_000)


@pytest.mark.parametrize(
    "whole",
    [
        b"",
        b"\n\n\n",
        b"\xef\xbb\xbf",
        b"\x00" * 5000,
        b'"a,b\n1,2\n',
        b"a,b\n1,\x00\n" * 3,
        gzip.compress(b"", mtime=0),
        b"\x1f\x8bnothing",
    ],
)
def test_files_without_a_table_are_rejected(whole: bytes) -> None:
    with pytest.raises(ImportRefusedError):
        all_rows(whole)


def test_compressed_files_with_one_or_more_members_read_the_same() -> None:
    whole = PLAIN.encode()
    for packed in (gzip.compress(whole), gzip.compress(whole[:20]) + gzip.compress(whole[20:]) + b"\0" * 64):
        assert len(all_rows(packed)[1]) == 2


def test_truncated_archive_is_read_up_to_the_end() -> None:
    whole = b"a,b\n" + b"".join(b"%d,%d\n" % (n, n * n) for n in range(50_000))
    _, rows, notes = all_rows(gzip.compress(whole)[:-5_000])
    assert 1_000 < len(rows) < 50_000
    assert rows[999].cells == ["999", "998001"]
    assert "is truncated" in notes


def test_damaged_compressed_file_is_read_up_to_the_damage() -> None:
    packed = bytearray(gzip.compress(b"a,b\n" + b"".join(b"%d,%d\n" % (n, n * n) for n in range(50_000))))
    packed[len(packed) // 2 : len(packed) // 2 + 2_000] = b"\xff" * 2_000
    try:
        _, rows, notes = all_rows(bytes(packed))
    except ImportRefusedError as refused:
        notes, rows = english(refused.message), []
    assert "damaged" in notes or "null bytes" in notes
    assert len(rows) < 50_000


def test_decompression_bomb_is_rejected_early() -> None:
    bomb = zlib.compressobj(9, wbits=31)
    packed = b"".join(bomb.compress(b"1," * 2**19) for _ in range(40)) + bomb.flush()
    with import_refused("unpacked file is too large"):
        all_rows(packed, Limits(line_chars=10**9))


def test_time_limit_uses_the_given_clock() -> None:
    ticks = iter(range(1000))
    limits = Limits(seconds=3, now=lambda: float(next(ticks)))
    with import_refused("too long"):
        all_rows((b"1," + b"2" * 1_000 + b"\n") * 1_300, limits)


@settings(max_examples=300)
@given(st.binary(max_size=400))
def test_noise_is_read_or_rejected(whole: bytes) -> None:
    try:
        header, rows, _ = all_rows(whole)
    except ImportRefusedError:
        return
    assert all(len(row.cells) == len(header) for row in rows)


def test_peeked_lines_are_not_consumed() -> None:
    lines = TextLines(BytesIO(b"a\nb\nc"))
    assert lines.peek(2) == ["a\n", "b\n"]
    assert list(lines) == ["a\n", "b\n", "c"]
    assert not lines.ended_whole


def test_notes_of_a_kind_are_counted_and_kinds_are_limited() -> None:
    noting = Noting()
    for n in range(MOST_KINDS + 50):
        noting.add(f"kind {n}", n)
        noting.add("kind 0", n)
    assert len(noting.notes()) == MOST_KINDS + 1
    assert (noting.notes()[0].text, noting.notes()[0].times) == ("kind 0", MOST_KINDS + 51)


def test_timestamps_of_every_tool_are_read() -> None:
    noon = 1_773_144_000.0
    for text, order in [
        ("03/10/2026 12:00:00", DateOrder.MONTH_FIRST),
        ("3/10/26 12:00", DateOrder.MONTH_FIRST),
        ("03/10/2026 12:00:00 PM", DateOrder.MONTH_FIRST),
        ("10.03.2026 12:00:00,000", DateOrder.DAY_FIRST),
        ("10/03/2026, 12:00", DateOrder.DAY_FIRST),
        ("2026-03-10T12:00:00Z", DateOrder.MONTH_FIRST),
        ("2026-03-10 12:00:00 UTC", DateOrder.MONTH_FIRST),
        ("2026-03-10T13:00:00.000000000+0100", DateOrder.MONTH_FIRST),
        ("2026-03-10T06:30:00-05:30", DateOrder.MONTH_FIRST),
    ]:
        stamp = parse_stamp(text, order)
        assert stamp is not None, text
        assert stamp.epoch_s == noon, text


@pytest.mark.parametrize(
    "text",
    ["", "noon", "13/13/2026 09:00", "2026-02-30 09:00", "03/10/2026", "03/10/2026 25:00:00", "1/1/2026 0:00 PM"],
)
def test_invalid_timestamps_are_rejected(text: str) -> None:
    assert parse_stamp(text) is None


def test_order_of_day_and_month_is_inferred_or_unknown() -> None:
    assert order_of(["03/10/2026 09:00", "03/13/2026 09:00"]) is DateOrder.MONTH_FIRST
    assert order_of(["03/10/2026 09:00", "13/10/2026 09:00"]) is DateOrder.DAY_FIRST
    assert order_of(["x", "03/10/2026 09:00"]) is None


@pytest.mark.parametrize("comments", ["# exported by a tool\n", "# a, b; c\n# d\n"])
def test_comments_above_the_header_are_left_out(comments: str) -> None:
    whole = comments + "time,machine,reads\n2026-03-10T12:00:00Z,VDI-1,x\n"
    table = open_table(BytesIO(whole.encode()))
    assert table.header == ["time", "machine", "reads"]
    (row,) = table.rows()
    assert row.number == comments.count("\n") + 2
    assert any("above the header" in english(note.text) for note in table.noting.notes())
    assert sniff(whole.encode()).tool is Tool.TABLE


def test_header_that_begins_like_a_comment_is_kept() -> None:
    table = open_table(BytesIO(b"# by a tool\n#time,reads\n2026-03-10T12:00:00Z,2\n"))
    assert table.header == ["#time", "reads"]
