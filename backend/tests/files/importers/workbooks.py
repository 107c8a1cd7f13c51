"""XLSX workbooks written by hand, good ones and hostile ones, for the tests of their readers."""

from __future__ import annotations

import io
import struct
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from xml.etree import ElementTree as ET
from xml.sax.saxutils import escape

Cell = str | float | bool | None
Rows = Sequence[Sequence[Cell]]

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
HEAD = f'<worksheet xmlns="{MAIN}"><sheetData>'
TAIL = "</sheetData></worksheet>"


def letters(column: int) -> str:
    """Name of a column counted from 0."""
    return (letters(column // 26 - 1) if column >= 26 else "") + chr(65 + column % 26)


def cell(row: int, column: int, value: Cell) -> str:
    place = f"{letters(column)}{row}"
    if value is None:
        return f'<c r="{place}" s="1"/>'
    if isinstance(value, bool):
        return f'<c r="{place}" t="b"><v>{int(value)}</v></c>'
    if isinstance(value, int | float):
        return f'<c r="{place}"><v>{value!r}</v></c>'
    return f'<c r="{place}" t="inlineStr"><is><t>{escape(value)}</t></is></c>'


def sheet(rows: Rows) -> str:
    body = "".join(
        f'<row r="{at}">{"".join(cell(at, column, value) for column, value in enumerate(row))}</row>'
        for at, row in enumerate(rows, 1)
    )
    return HEAD + body + TAIL


def members(sheets: Mapping[str, str], extra: Mapping[str, str | bytes] | None = None) -> dict[str, str | bytes]:
    listed = "".join(f'<sheet name="{escape(name)}" sheetId="{n}" r:id="rId{n}"/>' for n, name in enumerate(sheets, 1))
    related = "".join(
        f'<Relationship Id="rId{n}" Type="{OFFICE}/worksheet" Target="worksheets/sheet{n}.xml"/>'
        for n in range(1, len(sheets) + 1)
    )
    return {
        "[Content_Types].xml": "<Types/>",
        "xl/workbook.xml": f'<workbook xmlns="{MAIN}" xmlns:r="{OFFICE}"><sheets>{listed}</sheets></workbook>',
        "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{RELATIONS}">{related}</Relationships>',
        **{f"xl/worksheets/sheet{n}.xml": content for n, content in enumerate(sheets.values(), 1)},
        **(extra or {}),
    }


def packed(parts: Mapping[str, str | bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w", method) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return into.getvalue()


def workbook(sheets: Mapping[str, Rows], extra: Mapping[str, str | bytes] | None = None) -> bytes:
    return packed(members({name: sheet(rows) for name, rows in sheets.items()}, extra))


def _only(content: str) -> bytes:
    return packed(members({"vInfo": content}))


def _lying(content: bytes, name: bytes, size: int) -> bytes:
    """Change the size of one member in the table of contents."""
    at = content.rfind(name) - 46
    assert content[at : at + 4] == b"PK\x01\x02"
    return content[: at + 24] + struct.pack("<L", size) + content[at + 28 :]


def _overlapping(content: bytes) -> bytes:
    """Let two members of the table of contents begin at the same place."""
    first, second = (content.rfind(name) - 46 for name in (b"xl/worksheets/sheet1.xml", b"xl/worksheets/sheet2.xml"))
    return content[: second + 42] + content[first + 42 : first + 46] + content[second + 46 :]


def _spaces(n_bytes: int) -> bytes:
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members({"vInfo": ""}).items():
            if "sheet1" not in name:
                archive.writestr(name, content)
        with archive.open("xl/worksheets/sheet1.xml", "w") as part:
            part.write((HEAD + '<row r="1"><c r="A1" t="inlineStr"><is><t>').encode())
            for _ in range(n_bytes >> 20):
                part.write(b" " * (1 << 20))
            part.write(b"</t></is></c></row>" + TAIL.encode())
    return into.getvalue()


def _many_rows(n_rows: int) -> bytes:
    rows = "".join(f'<row r="{at}"><c r="A{at}"><v>{at}</v></c></row>' for at in range(1, n_rows + 1))
    return _only(HEAD + rows + TAIL)


def _noise(n_bytes: int) -> str:
    state, pieces = 1, []
    for _ in range(1024):
        state = state * 6364136223846793005 % (1 << 64)
        pieces.append(f"{state:016x}")
    return "".join(pieces) * (n_bytes // (16 * 1024))


def bombs() -> dict[str, bytes]:
    """Workbooks that end careless readers, by what is wrong with them."""
    tame = _only(sheet([["VM"], ["a"]]))
    two = packed(members({"vInfo": sheet([["VM"], ["a"]]), "vDisk": sheet([["VM"], ["a"]])}))
    one_cell = '<row r="1"><c r="A1"><v>1</v></c></row>'
    noise = _noise(4 << 20)
    return {
        "last cell": _only(HEAD + one_cell + '<row r="1048576"><c r="XFD1048576"><v>2</v></c></row>' + TAIL),
        "last column": _only(HEAD + '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>' + TAIL),
        "400,000 rows": _many_rows(400_000),
        "spaces": _spaces(32 << 20),
        "spaces, declared small": _lying(_spaces(32 << 20), b"xl/worksheets/sheet1.xml", 1000),
        "told large": _lying(tame, b"xl/worksheets/sheet1.xml", 100_000),
        "told huge": _lying(tame, b"xl/worksheets/sheet1.xml", 0xFFFFFFF0),
        "long text": packed(members({"vInfo": HEAD + '<row r="1"><c r="A1" t="inlineStr"><is><t>' + noise}), 0),
        "long tag": packed(members({"vInfo": HEAD + '<row r="1"><c r="A1" t="' + noise}), 0),
        "long comment": packed(members({"vInfo": HEAD + "<!--" + noise}), 0),
        "long shared text": packed(
            members({"vInfo": sheet([["VM"]])}, {"xl/sharedStrings.xml": "<sst><si><t>" + noise * 9}), 0
        ),
        "entities": _only('<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>' + HEAD + one_cell + TAIL),
        "outside entity": _only('<!DOCTYPE w [<!ENTITY a SYSTEM "file:///etc/passwd">]>' + HEAD + one_cell + TAIL),
        "unknown text": _only(HEAD + '<row r="1"><c r="A1" t="s"><v>7</v></c></row>' + TAIL),
        "rows backwards": _only(HEAD + '<row r="5"><c r="A5"><v>1</v></c></row>' + one_cell + TAIL),
        "cell elsewhere": _only(HEAD + '<row r="5"><c r="A9"><v>1</v></c></row>' + TAIL),
        "not closed": _only(HEAD + one_cell),
        "nested": packed({"inner.zip": tame, "other.zip": tame}),
        "members": packed({**members({"vInfo": sheet([["VM"]])}), **{f"xl/media/{n}": "" for n in range(2_100)}}),
        "overlapping": _overlapping(two),
        "outside": packed(members({"vInfo": sheet([["VM"]])}, {"../../etc/cron.d/x": "x"})),
        "encrypted member": _flagged(tame),
        "no end": tame[:-22],
        **{f"cut at {n} tenths": tame[: len(tame) * n // 10] for n in range(10)},
    }


def _flagged(content: bytes) -> bytes:
    at = content.rfind(b"xl/worksheets/sheet1.xml") - 46
    return content[: at + 8] + b"\x01\x00" + content[at + 10 :]


def impostors() -> dict[str, tuple[bytes, str]]:
    """Files of other kinds with the name of a workbook, and the word that must be said."""
    compound = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(200_000)
    return {
        "password": (compound + "EncryptedPackage".encode("utf-16-le") + bytes(600), "password"),
        "old": (compound + "Workbook".encode("utf-16-le") + bytes(600), ".xls)"),
        "ods": (
            packed({"mimetype": "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "<x/>"}),
            ".ods",
        ),
        "xlsb": (packed({"xl/workbook.bin": "x"}), ".xlsb"),
        "docx": (packed({"word/document.xml": "<x/>"}), "document"),
        "pdf": (b"%PDF-1.7\n", "PDF"),
        "html": (b"\xef\xbb\xbf\n <!DOCTYPE html><table><tr><td>VM</td></tr></table>", "HTML"),
        "xml": (b'<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>', "XML"),
        "csv": (b"VM,CPUs\r\na,2\r\n", ".csv"),
        "gzip": (b"\x1f\x8b\x08\0", "gzip"),
        "empty": (b"", "empty"),
        "noise": (bytes(range(128, 256)) * 8, "not an Excel workbook"),
        "zip": (packed({"a.txt": "x"}), "not an Excel workbook"),
    }


def by_tree(path: Path, part: str) -> list[dict[str, str]]:
    """Rows of a sheet by the names of its columns, read as a whole tree and not by the reader."""
    tag = "{" + MAIN + "}"
    with zipfile.ZipFile(path) as archive:
        shared = []
        if "xl/sharedStrings.xml" in archive.namelist():
            items = ET.fromstring(archive.read("xl/sharedStrings.xml"))
            shared = ["".join(text.text or "" for text in item.iter(tag + "t")) for item in items]
        root = ET.fromstring(archive.read(f"xl/worksheets/{part}.xml"))
    rows = []
    for row in root.iter(tag + "row"):
        values = {}
        for each in row:
            value = each.findtext(tag + "v")
            if each.get("t") == "inlineStr":
                value = "".join(text.text or "" for text in each.iter(tag + "t"))
            elif each.get("t") == "s" and value is not None:
                value = shared[int(value)]
            if value:
                values[(each.get("r") or "").rstrip("0123456789")] = value
        if values:
            rows.append(values)
    header = rows[0]
    return [{name: row.get(column, "") for column, name in header.items()} for row in rows[1:]]


def write_all(folder: Path, files: Iterable[tuple[str, bytes]]) -> dict[str, Path]:
    paths = {}
    for n, (name, content) in enumerate(files):
        paths[name] = folder / f"{n}.xlsx"
        paths[name].write_bytes(content)
    return paths
