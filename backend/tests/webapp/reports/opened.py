"""A workbook as its XML says it is, read without the program that wrote it."""

from __future__ import annotations

import io
import re
import zipfile
from dataclasses import dataclass
from xml.etree import ElementTree as ET

MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
RELATION = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"

ESCAPED = re.compile("_x([0-9A-Fa-f]{4})_")
"""Workbook escapes for characters that are invalid in XML, and for the escape itself."""


@dataclass(frozen=True)
class OpenedCell:
    """A cell: its value as a number or text, and its formula without the equals sign."""

    value: float | str | None
    formula: str | None
    style: int

    @property
    def number(self) -> float:
        """The value, which must be a number."""
        assert isinstance(self.value, float)
        return self.value


@dataclass(frozen=True)
class OpenedSheet:
    """Cells by address, and the XML around them."""

    cells: dict[str, OpenedCell]
    root: ET.Element
    path: str

    def rows(self) -> list[list[float | str | None]]:
        """Values row by row, from column A on, gaps filled."""
        found: dict[int, dict[int, float | str | None]] = {}
        for address, cell in self.cells.items():
            column, row = place(address)
            found.setdefault(row, {})[column] = cell.value
        width = 1 + max(max(row) for row in found.values())
        return [[found.get(row, {}).get(column) for column in range(width)] for row in range(max(found) + 1)]

    @property
    def heading_row(self) -> int:
        """Row of the headings, from 0: the last that is frozen."""
        pane = self.root.find(f"{MAIN}sheetViews/{MAIN}sheetView/{MAIN}pane")
        assert pane is not None
        return int(pane.attrib["ySplit"]) - 1

    def table(self) -> list[dict[str, float | str | None]]:
        """Rows below the headings, by heading."""
        rows = self.rows()
        headings = [str(each) for each in rows[self.heading_row]]
        return [dict(zip(headings, row, strict=True)) for row in rows[self.heading_row + 1 :]]


@dataclass(frozen=True)
class OpenedBook:
    """Sheets by name, in order, and every file of the package."""

    sheets: dict[str, OpenedSheet]
    files: dict[str, bytes]

    def formulas(self) -> dict[tuple[str, str], OpenedCell]:
        """All cells with a formula, by sheet and address."""
        return {
            (name, address): cell
            for name, sheet in self.sheets.items()
            for address, cell in sheet.cells.items()
            if cell.formula is not None
        }


def opened(content: bytes) -> OpenedBook:
    """Every cell of a workbook."""
    with zipfile.ZipFile(io.BytesIO(content)) as package:
        files = {name: package.read(name) for name in package.namelist()}
    shared = [
        ESCAPED.sub(_character, "".join(part.text or "" for part in entry.iter(f"{MAIN}t")))
        for entry in ET.fromstring(files["xl/sharedStrings.xml"]).iter(f"{MAIN}si")
    ]
    targets = {
        relation.attrib["Id"]: relation.attrib["Target"]
        for relation in ET.fromstring(files["xl/_rels/workbook.xml.rels"])
    }
    sheets = {}
    for sheet in ET.fromstring(files["xl/workbook.xml"]).iter(f"{MAIN}sheet"):
        path = f"xl/{targets[sheet.attrib[RELATION]]}"
        root = ET.fromstring(files[path])
        cells = {cell.attrib["r"]: _cell(cell, shared) for cell in root.iter(f"{MAIN}c")}
        sheets[sheet.attrib["name"]] = OpenedSheet(cells, root, path)
    return OpenedBook(sheets, files)


def with_file(content: bytes, path: str, changed: bytes) -> bytes:
    """The same package with one file in it changed."""
    output = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as package, zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED) as copy:
        for name in package.namelist():
            copy.writestr(name, changed if name == path else package.read(name))
    return output.getvalue()


def place(address: str) -> tuple[int, int]:
    """Column and row of an address, from 0."""
    letters, row = re.fullmatch(r"([A-Z]+)(\d+)", address).groups()  # type: ignore[union-attr]
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - ord("A") + 1
    return column - 1, int(row) - 1


def _character(escaped: re.Match[str]) -> str:
    return chr(int(escaped[1], 16))


def _cell(cell: ET.Element, shared: list[str]) -> OpenedCell:
    value, formula = cell.find(f"{MAIN}v"), cell.find(f"{MAIN}f")
    kind, text = cell.attrib.get("t", "n"), None if value is None else value.text
    told: float | str | None = text
    if kind == "s" and text is not None:
        told = shared[int(text)]
    elif kind == "n":
        told = float(text) if text else None
    return OpenedCell(told, None if formula is None else formula.text, int(cell.attrib.get("s", 0)))
