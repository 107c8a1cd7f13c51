"""Rows of XLSX workbooks as text, read one at a time, in memory that does not grow with the file.

Neither openpyxl nor calamine guarantees this: a 5 KB file whose last cell is XFD1048576 takes gigabytes in one and
crashes the other. This reader parses the XML with expat and counts bytes, rows, columns and strings.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import BinaryIO

from stormsizer.messages.text import msg
from stormsizer_io.importers.formats.unsupported import refuse_foreign, refuse_other_container
from stormsizer_io.importers.parsing.archive import Archive, open_archive
from stormsizer_io.importers.parsing.limits import WORKBOOK_LIMITS, Limits
from stormsizer_io.importers.parsing.notes import Noting
from stormsizer_io.importers.parsing.tables import Row
from stormsizer_io.importers.parsing.workbook_parts import Contents, Relations, SheetRows, Texts
from stormsizer_io.measurements import ImportRefusedError


@dataclass
class Workbook:
    """Sheets of a workbook. Rows are read on demand; notes are complete once the rows are read."""

    sheets: Mapping[str, str]
    """Archive members by sheet name, in workbook order."""
    since_1904: bool
    """Whether dates count from 1904 instead of 1900."""
    noting: Noting
    limits: Limits
    shows_errors: bool = False
    """Whether formula errors, and formulas without a value, are read as text instead of as empty cells."""
    _archive: Archive = field(repr=False, kw_only=True)
    _texts: list[str] = field(repr=False, kw_only=True)

    def rows(self, sheet: str) -> Iterator[Row]:
        """Yield the non-empty rows of a sheet.

        Raises
        ------
        ImportRefusedError
            If it is damaged, or has too many rows, columns or text.
        KeyError
            If there is no such sheet.
        """
        parser = SheetRows(sheet, self._texts, self.limits, self.noting, shows_errors=self.shows_errors)
        for chunk in self._archive.chunks(self.sheets[sheet]):
            parser.feed(chunk)
            while parser.ready:
                yield parser.ready.popleft()
            if parser.over:
                break
        else:
            parser.close()
            yield from parser.ready


def open_workbook(stream: BinaryIO, limits: Limits = WORKBOOK_LIMITS, *, shows_errors: bool = False) -> Workbook:
    """Open an XLSX workbook without trusting its own metadata.

    Parameters
    ----------
    stream
        Seekable stream, positioned at its start.
    shows_errors
        As in ``Workbook``.

    Raises
    ------
    ImportRefusedError
        If it is not an XLSX workbook, is damaged or encrypted, or exceeds the limits.
    """
    refuse_foreign(stream)
    archive = open_archive(stream, limits)
    refuse_other_container(archive)
    main = "xl/workbook.xml"
    targets = Relations.read(archive, "xl/_rels/workbook.xml.rels")
    contents = Contents.read(archive, main)
    sheets = {name: targets[r_id] for name, r_id in contents.sheets if targets.get(r_id) in archive.names}
    if not sheets:
        raise ImportRefusedError(msg("import-no-sheet-of-cells"))
    noting = Noting()
    if any("vbaProject" in name for name in archive.names):
        noting.add(msg("import-macros"))
    if any(name.startswith("xl/externalLinks/") for name in archive.names):
        noting.add(msg("import-links"))
    texts = Texts.read(archive, "xl/sharedStrings.xml") if "xl/sharedStrings.xml" in archive.names else []
    return Workbook(sheets, contents.since_1904, noting, limits, shows_errors, _archive=archive, _texts=texts)
