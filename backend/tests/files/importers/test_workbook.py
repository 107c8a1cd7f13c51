"""Workbooks are read row by row, and no workbook harms the reader."""

from __future__ import annotations

import contextlib
import io
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer_io.importers.parsing.limits import WORKBOOK_LIMITS, Limits
from stormsizer_io.importers.parsing.workbook import open_workbook
from stormsizer_io.importers.parsing.workbook_parts import column_name, column_number
from stormsizer_io.measurements import ImportRefusedError
from tests.files.importers import workbooks
from tests.files.importers.samples import sample_path
from tests.support.languages import english

MOST_RSS_MIB = 128
"""Of which Python with NumPy is 40; the text of shared strings may take the rest."""
CHILD = """
import json, resource, sys
from stormsizer_io.measurements import ImportRefusedError
from stormsizer_io.importers.parsing.workbook import open_workbook
resource.setrlimit(resource.RLIMIT_AS, (512 << 20, 512 << 20))
resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
answers = {}
for name, path in json.load(sys.stdin).items():
    try:
        with open(path, "rb") as file:
            book = open_workbook(file)
            n_rows = sum(1 for sheet in book.sheets for _ in book.rows(sheet))
        answers[name] = ["read", n_rows, 0]
    except ImportRefusedError as refusal:
        answers[name] = ["refused", repr(refusal.message), refusal.row]
    except BaseException as error:
        answers[name] = ["failed", repr(error), 0]
    with open("/proc/self/status") as status:
        answers[name].append(next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmHWM")))
json.dump(answers, sys.stdout)
"""

texts = st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs"), exclude_characters="\ufffe\uffff_"))
cells = st.one_of(st.none(), texts, st.booleans(), st.integers(-(10**9), 10**9), st.floats(-1e9, 1e9))


def as_text(value: workbooks.Cell) -> str:
    text = "" if value is None else value if isinstance(value, str) else repr(value)
    return text if text.strip() else ""


@settings(max_examples=60, deadline=None)
@given(st.lists(st.lists(cells, max_size=6), max_size=8))
def test_written_values_are_read_as_text(rows: list[list[workbooks.Cell]]) -> None:
    book = open_workbook(io.BytesIO(workbooks.workbook({"one": rows})))
    read = {row.number: row.cells for row in book.rows("one")}
    for number, row in enumerate(rows, 1):
        wanted = [as_text(value) for value in row]
        while wanted and not wanted[-1]:
            wanted.pop()
        assert read.get(number, []) == wanted


@given(st.integers(1, 16_384))
def test_column_names_match_excel(number: int) -> None:
    assert column_number(column_name(number)) == number
    assert column_name(number) == workbooks.letters(number - 1).removeprefix("@")


def test_shared_strings_lose_phonetic_text_and_escapes() -> None:
    tokyo = "<si><r><t>Tok</t></r><r><t>yo</t></r><rPh sb='0' eb='1'><t>x</t></rPh></si>"
    shared = f"<sst>{tokyo}<si><t>a_x000A_b</t></si></sst>"
    referring = '<c t="s"><v>0</v></c><c t="s"><v>1</v></c>'
    row = f'<row r="3">{referring}<c t="str"><f>1+1</f><v>2</v></c><c t="e"><v>#N/A</v></c></row>'
    parts = workbooks.members({"one": workbooks.HEAD + row + workbooks.TAIL}, {"xl/sharedStrings.xml": shared})
    book = open_workbook(io.BytesIO(workbooks.packed(parts)))
    assert list(book.rows("one")) == [(3, ["Tokyo", "a\nb", "2"])]
    (note,) = book.noting.notes()
    assert (note.row, note.column) == (3, "D")


def test_sheet_ends_after_1000_empty_rows() -> None:
    empty = "".join(f'<row r="{at}"><c r="A{at}" s="3"/></row>' for at in range(3, 1_300))
    rows = '<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><v>2</v></c></row>' + empty
    late = '<row r="1301"><c r="A1301"><v>3</v></c></row>'
    parts = workbooks.members({"one": workbooks.HEAD + rows + late + workbooks.TAIL})
    book = open_workbook(io.BytesIO(workbooks.packed(parts)))
    assert [row.number for row in book.rows("one")] == [1, 2]
    assert [note.row for note in book.noting.notes()] == [2]


def test_macros_and_external_links_are_ignored_with_a_note() -> None:
    extra: dict[str, str | bytes] = {
        "xl/vbaProject.bin": b"\0",
        "xl/externalLinks/externalLink1.xml": "<!DOCTYPE x><x/>",
    }
    book = open_workbook(io.BytesIO(workbooks.workbook({"one": [["a"]]}, extra)))
    assert [row.cells for row in book.rows("one")] == [["a"]]
    assert len(book.noting.notes()) == 2


@pytest.mark.parametrize("kind", list(workbooks.impostors()))
def test_other_file_types_are_named(kind: str) -> None:
    content, word = workbooks.impostors()[kind]
    with pytest.raises(ImportRefusedError) as refusal:
        open_workbook(io.BytesIO(content))
    assert word in english(refusal.value.message)


def test_every_bomb_is_rejected_with_little_memory(tmp_path: Path) -> None:
    paths = workbooks.write_all(tmp_path, workbooks.bombs().items())
    child = subprocess.run(
        [sys.executable, "-c", CHILD],
        input=json.dumps({name: str(path) for name, path in paths.items()}),
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
        cwd=Path(__file__).parents[3],
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"},
    )
    answers: dict[str, tuple[str, str, int | None, float]] = json.loads(child.stdout)
    assert set(answers) == set(paths)
    assert {name: answer for name, answer in answers.items() if answer[0] != "refused"} == {}
    assert max(answer[3] for answer in answers.values()) < MOST_RSS_MIB
    assert answers["last cell"][2] == 1_048_576
    assert answers["400,000 rows"][2] == WORKBOOK_LIMITS.rows + 1


@settings(max_examples=200, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 10_000), st.integers(0, 255)), min_size=1, max_size=4))
def test_damaged_workbook_is_read_or_rejected(damages: list[tuple[int, int]]) -> None:
    for method in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        sheets = {"one": workbooks.sheet([["VM", "CPUs"], ["a", 2]])}
        content = bytearray(workbooks.packed(workbooks.members(sheets), method))
        for at, value in damages:
            content[at % len(content)] = value
        with contextlib.suppress(ImportRefusedError):
            book = open_workbook(io.BytesIO(bytes(content)))
            for sheet in book.sheets:
                list(book.rows(sheet))


@pytest.mark.parametrize(
    "limits",
    [
        Limits(rows=2),
        Limits(columns=1),
        Limits(cell_chars=3),
        Limits(bytes_read=500),
        Limits(seconds=-1.0),
    ],
)
def test_limits_are_exact(limits: Limits) -> None:
    content = workbooks.workbook({"one": [["VM", "CPUs"], ["a", 2], ["long", 3]]})
    with pytest.raises(ImportRefusedError):
        list(open_workbook(io.BytesIO(content), limits).rows("one"))
    list(open_workbook(io.BytesIO(content), Limits(rows=3, columns=2, cell_chars=4)).rows("one"))


def test_rows_of_the_real_sample_match_its_xml() -> None:
    path = sample_path("rvtools/example1.xlsx")
    wanted = workbooks.by_tree(path, "sheet6")
    with path.open("rb") as file:
        book = open_workbook(file)
        header, *read = [row.cells for row in book.rows("vHost")]
    assert header == list(wanted[0])
    assert [row + [""] * (len(header) - len(row)) for row in read] == [list(row.values()) for row in wanted]
    assert list(book.sheets) == ["vInfo", "vCPU", "vMemory", "vDisk", "vPartition", "vHost"]
