"""Small tables from spreadsheet programs of several countries: what is read, and what is refused."""

from __future__ import annotations

import gzip
import math
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stormsizer_io.importers.parsing.amounts import amount, day, decimal_of, is_ambiguous
from stormsizer_io.importers.parsing.limits import Limits
from stormsizer_io.importers.parsing.records import HEADER_WITHIN, Records, read_records
from stormsizer_io.importers.parsing.tables import Decimal
from stormsizer_io.measurements import ImportRefusedError
from tests.files.importers.workbooks import HEAD, TAIL, members, packed, workbook

COLUMNS = ("field", "value")
LINES = "field,name,value\r\ndrives.a,Größe „x“,1.5\r\n"


def cells(found: Records) -> list[tuple[int, str, str]]:
    return [(each.row, each.cells["field"], each.cells["value"]) for each in found.records]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "cp1252"])
def test_text_is_read_in_every_encoding_of_spreadsheet_programs(encoding: str) -> None:
    found = read_records(LINES.encode(encoding), COLUMNS)
    assert cells(found) == [(2, "drives.a", "1.5")]
    assert found.records[0].cells["name"] == "Größe „x“"
    assert not found.is_workbook


@pytest.mark.parametrize("separator", [",", ";", "\t", "|"])
def test_separator_is_the_one_with_the_names_of_the_columns(separator: str) -> None:
    text = LINES.replace(",", separator).replace("1.5", '"1,5;2|3"')
    assert cells(read_records(text.encode(), COLUMNS)) == [(2, "drives.a", "1,5;2|3")]


def test_separator_line_of_excel_is_not_a_row() -> None:
    found = read_records(b"sep=;\r\nvalue;field\r\n3;a\r\n", COLUMNS)
    assert (cells(found), found.separator) == ([(2, "a", "3")], ";")
    assert found.letters == {"value": "A", "field": "B"}


def test_header_may_follow_titles_and_be_in_any_case() -> None:
    text = b"Our prices,,\r\n\r\n Field ,VALUE,Comment\r\na,1,x\r\n,,\r\nb,2\r\n"
    found = read_records(text, COLUMNS)
    assert cells(found) == [(4, "a", "1"), (6, "b", "2")]
    assert found.records[1].cells["comment"] == ""


def test_line_breaks_in_quotes_do_not_change_the_row_number() -> None:
    found = read_records(b'field,value\r\nnotes,"one\r\n\r\ntwo"\r\nname,x\r\n', COLUMNS)
    assert cells(found) == [(2, "notes", "one\r\n\r\ntwo"), (3, "name", "x")]


def test_cell_beyond_the_header_is_reported() -> None:
    first, second = read_records(b"field,value\r\na,1,5\r\nb,2,,\r\n", COLUMNS).records
    assert (first.surplus, second.surplus) == ("5", "")


def test_first_sheet_with_the_columns_is_read() -> None:
    content = workbook(
        {"Cover": [["Prices"]], "List": [[None, "value", "field"], [None, 0.3, "a"], [], [None, 5, "b"]]}
    )
    found = read_records(content, COLUMNS)
    assert cells(found) == [(2, "a", "0.3"), (4, "b", "5")]
    assert (found.letters, found.is_workbook) == ({"value": "B", "field": "C"}, True)


def test_formula_error_and_formula_without_value_are_text() -> None:
    row = '<c r="A{n}" t="inlineStr"><is><t>{name}</t></is></c><c r="B{n}"{kind}><f>{formula}</f>{value}</c>'
    rows = [
        '<c r="A1" t="inlineStr"><is><t>field</t></is></c><c r="B1" t="inlineStr"><is><t>value</t></is></c>',
        row.format(n=2, name="a", kind="", formula="A1*2", value="<v>7</v>"),
        row.format(n=3, name="b", kind=' t="e"', formula="A1/0", value="<v>#DIV/0!</v>"),
        row.format(n=4, name="c", kind="", formula="B2+1", value=""),
        row.format(n=5, name="d", kind=' t="str"', formula="9" * 500, value="<v></v>"),
    ]
    sheet = HEAD + "".join(f'<row r="{n}">{cell}</row>' for n, cell in enumerate(rows, 1)) + TAIL
    found = read_records(packed(members({"Prices": sheet})), COLUMNS)
    assert cells(found)[:3] == [(2, "a", "7"), (3, "b", "#DIV/0!"), (4, "c", "=B2+1")]
    assert cells(found)[3][2] == "=" + "9" * 79


@pytest.mark.parametrize(
    ("content", "message", "row"),
    [
        (b"", "import-empty", None),
        (b" \r\n ", "import-empty", None),
        (b"a,b\r\n1,2\r\n", "records-no-header", None),
        (b"\n" * HEADER_WITHIN + b"field,value\r\n", "records-no-header", None),
        (b"field,value,field\r\n", "import-column-twice", 1),
        (b'field,value\r\na,1\r\nb,"2\r\n', "records-broken-quotes", 3),
        (b'field,value\r\na,"1"2\r\n', "records-broken-quotes", 2),
        (b"field,value\r\na\0,1\r\n", "import-zero-bytes", None),
        (b"%PDF-1.7", "import-pdf", None),
        (b"<html><table>", "import-html", None),
        (gzip.compress(b"field,value", mtime=0), "import-gzip", None),
        (b"PK\x03\x04 damaged", "import-no-directory", None),
        (workbook({"Empty": []}), "records-no-header", None),
        (b"field,value\r\n" + b"a,1\r\n" * 5_000, "import-too-many-rows", 5_001),
        (b"field,value\r\na" + b"," * 200, "import-too-many-columns", 2),
        (b'field,value\r\n"' + b"a" * 200_000 + b'",1', "records-broken-quotes", 2),
    ],
)
def test_file_that_is_no_such_table_is_refused(content: bytes, message: str, row: int | None) -> None:
    with pytest.raises(ImportRefusedError) as refused:
        read_records(content, COLUMNS)
    assert (refused.value.message.id, refused.value.row) == (message, row)


@pytest.mark.parametrize(("content", "given_text"), [(b"a,b\n1,2", "a,b"), (b' {"prices": "field,value"}', "JSON")])
def test_file_without_a_header_says_what_it_has_instead(content: bytes, given_text: str) -> None:
    with pytest.raises(ImportRefusedError) as refused:
        read_records(content, COLUMNS)
    assert refused.value.given == given_text


def test_size_of_text_is_limited() -> None:
    with pytest.raises(ImportRefusedError) as refused:
        read_records(LINES.encode(), COLUMNS, Limits(bytes_read=20))
    assert refused.value.message.id == "import-too-large"


@pytest.mark.parametrize(
    ("cell", "decimal", "value"),
    [
        ("1500", ".", 1500),
        ("1,500", ".", 1500),
        ("1.500", ",", 1500),
        ("1.500,25", ",", 1500.25),
        ("1 500,25", ",", 1500.25),
        ("1\u202f500,25", ",", 1500.25),
        ("1\u00a0500\u00a0000", ",", 1_500_000),
        ("1’500.25", ".", 1500.25),
        ("1.5E+03", ".", 1500),
        ("0.000125", ".", 0.000125),
    ],
)
def test_amounts_of_several_countries_are_read(cell: str, decimal: Decimal, value: float) -> None:
    assert amount(cell, decimal) == value


@pytest.mark.parametrize(
    "cell", ["", "5 %", "$5", "5 EUR", "1,5", "1,50,000", "12,34,567", "=5", "#REF!", "１２", "nan", "0x10"]
)
def test_what_is_no_amount_is_not_guessed(cell: str) -> None:
    assert math.isnan(amount(cell, "."))


@pytest.mark.parametrize(
    ("given_cells", "usual", "decimal"),
    [
        (["1500", "7"], None, None),
        (["1500", "7"], ".", "."),
        (["12,75"], ".", ","),
        (["0,125"], ".", ","),
        (["1.234,5", "1,234.5"], None, "."),
        (["1.234,5", "12,5", "1,234.5"], None, ","),
        (["1.250.000"], None, ","),
        (["30,5 %"], None, ","),
        (["2500.125"], None, "."),
    ],
)
def test_decimal_separator_is_proven_by_other_cells(
    given_cells: list[str], usual: Decimal | None, decimal: Decimal | None
) -> None:
    assert decimal_of(given_cells, usual) == decimal


@given(st.floats(0, 1e9, allow_nan=False))
def test_number_with_a_point_is_itself_in_a_file_with_commas_between_columns(value: float) -> None:
    text = repr(value)
    assert decimal_of([text], ".") == "."
    assert not is_ambiguous(text, ".")
    assert amount(text, ".") == value


@pytest.mark.parametrize(
    ("cell", "is_workbook", "since_1904", "found"),
    [
        ("2026-03-01 00:00:00", False, False, date(2026, 3, 1)),
        ("2026/3/1", False, False, date(2026, 3, 1)),
        ("31/3/2026", False, False, date(2026, 3, 31)),
        ("3/3/2026", False, False, date(2026, 3, 3)),
        ("1/3/2026", False, False, None),
        ("31.02.2026", False, False, None),
        ("1.3.26", False, False, None),
        ("46082", False, False, None),
        ("46082.0", True, False, date(2026, 3, 1)),
        ("44620", True, True, date(2026, 3, 1)),
        ("60", True, False, None),
        ("999999", True, False, date(4637, 11, 25)),
        ("2026-03-01", True, False, date(2026, 3, 1)),
        ("46082.5", True, False, None),
        ("yesterday", True, False, None),
    ],
)
def test_dates(cell: str, is_workbook: bool, since_1904: bool, found: date | None) -> None:
    assert day(cell, is_workbook=is_workbook, since_1904=since_1904) == found
