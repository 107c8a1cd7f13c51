"""Rows of XLSX workbooks as text, one after the other, in memory that does not grow with the file.

Neither openpyxl nor calamine keeps that promise: a file of 5 KB whose last cell is XFD1048576 takes gigabytes in one
and ends the process in the other. This reads the XML with expat and counts everything: bytes, rows, columns, texts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import BinaryIO

from stormsizer_io.importers.formats.unsupported import refuse_foreign, refuse_other_container
from stormsizer_io.importers.parsing.archive import Archive, open_archive
from stormsizer_io.importers.parsing.limits import WORKBOOK_LIMITS, Limits
from stormsizer_io.importers.parsing.notes import Noting
from stormsizer_io.importers.parsing.tables import Row
from stormsizer_io.importers.parsing.workbook_parts import Contents, Relations, SheetRows, Texts
from stormsizer_io.measurements import ImportRefusedError


@dataclass
class Workbook:
    """Sheets of a workbook. Rows are read when they are asked for; notes are complete once they were."""

    sheets: Mapping[str, str]
    """Members of the archive by name of the sheet, in the workbook's order."""
    since_1904: bool
    """Whether dates count from 1904 instead of 1900."""
    noting: Noting
    limits: Limits
    _archive: Archive = field(repr=False, kw_only=True)
    _texts: list[str] = field(repr=False, kw_only=True)

    def rows(self, sheet: str) -> Iterator[Row]:
        """Rows of a sheet that hold something.

        Raises
        ------
        ImportRefusedError
            It is damaged, or has more rows, columns or text than is read.
        KeyError
            There is no such sheet.
        """
        parser = SheetRows(sheet, self._texts, self.limits, self.noting)
        for chunk in self._archive.chunks(self.sheets[sheet]):
            parser.feed(chunk)
            while parser.ready:
                yield parser.ready.popleft()
            if parser.over:
                break
        else:
            parser.close()
            yield from parser.ready


def open_workbook(stream: BinaryIO, limits: Limits = WORKBOOK_LIMITS) -> Workbook:
    """Open an XLSX workbook without believing anything that it says of itself.

    Parameters
    ----------
    stream
        Seekable, at its beginning.

    Raises
    ------
    ImportRefusedError
        It is no XLSX workbook, damaged, encrypted, or larger than the limits.
    """
    refuse_foreign(stream)
    archive = open_archive(stream, limits)
    refuse_other_container(archive)
    main = "xl/workbook.xml"
    targets = Relations.read(archive, "xl/_rels/workbook.xml.rels")
    contents = Contents.read(archive, main)
    sheets = {name: targets[r_id] for name, r_id in contents.sheets if targets.get(r_id) in archive.names}
    if not sheets:
        raise ImportRefusedError("The workbook has no sheet of cells.")
    noting = Noting()
    if any("vbaProject" in name for name in archive.names):
        noting.add("The workbook has macros: they are not looked at")
    if any(name.startswith("xl/externalLinks/") for name in archive.names):
        noting.add("The workbook links to other files: only the values that it holds itself are read")
    texts = Texts.read(archive, "xl/sharedStrings.xml") if "xl/sharedStrings.xml" in archive.names else []
    return Workbook(sheets, contents.since_1904, noting, limits, _archive=archive, _texts=texts)
