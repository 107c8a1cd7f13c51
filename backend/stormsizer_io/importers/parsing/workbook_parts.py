"""Parts of an XLSX workbook, parsed by expat in chunks, with limits on everything that can grow."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Mapping
from posixpath import join, normpath
from xml.parsers import expat

from stormsizer.messages.text import Message, Quantity, Text, msg
from stormsizer.units import BYTES_PER_MIB
from stormsizer_io.importers.parsing.archive import Archive
from stormsizer_io.importers.parsing.limits import Limits
from stormsizer_io.importers.parsing.notes import Noting
from stormsizer_io.importers.parsing.tables import Row
from stormsizer_io.measurements import ImportRefusedError

BLANK_ROWS = 1_000
"""A sheet ends after this many consecutive rows without a value, regardless of its declared size."""
SHARED_CHARACTERS = 32 * int(BYTES_PER_MIB)
SHARED_TEXTS = 1_000_000
FORMULA_CHARACTERS = 80
"""Number of characters of a formula to keep."""
_CELL = re.compile(r"([A-Z]{1,3})([1-9][0-9]{0,6})\Z")
_ESCAPE = re.compile(r"_x([0-9A-Fa-f]{4})_")
_BOOLEANS = {"0": "False", "1": "True"}
_TOKEN_BYTES = int(BYTES_PER_MIB)


class Part:
    """Parser of one XML part. It calls ``start``, ``end`` and ``text`` with names stripped of namespaces."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.n_fed = 0
        self.expat = expat.ParserCreate(namespace_separator=" ")
        self.expat.buffer_text = False
        self.expat.StartElementHandler = lambda tag, given: self.start(_local(tag), given)
        self.expat.EndElementHandler = lambda tag: self.end(_local(tag))
        self.expat.CharacterDataHandler = self.text
        self.expat.StartDoctypeDeclHandler = self._refuse_doctype

    def start(self, tag: str, given: Mapping[str, str], /) -> None:
        """Handle an opening tag."""

    def end(self, tag: str, /) -> None:
        """Handle a closing tag."""

    def text(self, text: str, /) -> None:
        """Handle characters."""

    def feed(self, chunk: bytes) -> None:
        """Parse the next bytes. Reject an unterminated tag or comment before it exhausts memory."""
        self.n_fed += len(chunk)
        self._parse(chunk, last=False)
        if self.n_fed - self.expat.CurrentByteIndex > _TOKEN_BYTES:
            raise ImportRefusedError(msg("import-part-long-tag", part=self.name, n=_TOKEN_BYTES))

    def close(self) -> None:
        """Handle the end of the part."""
        self._parse(b"", last=True)

    def _parse(self, chunk: bytes, *, last: bool) -> None:
        try:
            self.expat.Parse(chunk, last)
        except expat.ExpatError as error:
            raise ImportRefusedError(msg("import-part-damaged", part=self.name), given=str(error)) from error
        except (ValueError, LookupError) as error:
            if isinstance(error, ImportRefusedError):
                raise
            raise ImportRefusedError(msg("import-part-unreadable", part=self.name), given=str(error)) from error

    def _refuse_doctype(self, *_: object) -> None:
        raise ImportRefusedError(msg("import-part-doctype", part=self.name))

    def read_all(self, archive: Archive) -> None:
        """Read the part with this name."""
        for chunk in archive.chunks(self.name):
            self.feed(chunk)
        self.close()


def _local(name: str) -> str:
    return name.rpartition(" ")[2]


class Relations(Part):
    """Paths of the worksheets in the archive, by relationship ID."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.targets: dict[str, str] = {}

    def start(self, tag: str, given: Mapping[str, str], /) -> None:
        if tag == "Relationship" and given.get("Type", "").endswith("/worksheet"):
            target = given.get("Target", "")
            self.targets[given.get("Id", "")] = normpath(join("/xl", target)).lstrip("/")

    @classmethod
    def read(cls, archive: Archive, name: str) -> dict[str, str]:
        """Read the part with this name."""
        part = cls(name)
        part.read_all(archive)
        return part.targets


class Contents(Part):
    """Sheet names with their relationship IDs."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.sheets: list[tuple[str, str]] = []
        self.since_1904 = False

    def start(self, tag: str, given: Mapping[str, str], /) -> None:
        if tag == "sheet":
            related = [value for key, value in given.items() if key.endswith(" id")]
            self.sheets.append((given.get("name", ""), related[0] if related else ""))
        elif tag == "workbookPr":
            self.since_1904 = given.get("date1904", "").lower() in {"1", "true"}

    @classmethod
    def read(cls, archive: Archive, name: str) -> Contents:
        """Read the part with this name."""
        part = cls(name)
        part.read_all(archive)
        return part


class Texts(Part):
    """Shared strings, which cells reference by index."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.texts: list[str] = []
        self.n_characters = 0
        self.pieces: list[str] = []
        self.in_text = self.in_reading = False

    def start(self, tag: str, _given: Mapping[str, str], /) -> None:
        if tag == "si":
            self.pieces = []
        self.in_reading = self.in_reading or tag == "rPh"
        self.in_text = tag == "t" and not self.in_reading

    def end(self, tag: str, /) -> None:
        self.in_text = False
        if tag == "rPh":
            self.in_reading = False
        elif tag == "si":
            self.texts.append(_plain("".join(self.pieces)))
            if len(self.texts) > SHARED_TEXTS:
                raise ImportRefusedError(msg("import-too-many-texts", n=SHARED_TEXTS))

    def text(self, text: str, /) -> None:
        if self.in_text:
            self.pieces.append(text)
            self.n_characters += len(text)
            if self.n_characters > SHARED_CHARACTERS:
                raise ImportRefusedError(msg("import-too-many-characters", n=SHARED_CHARACTERS))

    @classmethod
    def read(cls, archive: Archive, name: str) -> list[str]:
        """Read the part with this name."""
        part = cls(name)
        part.read_all(archive)
        return part.texts


class SheetRows(Part):
    """Rows of one sheet.

    Formula errors and formulas without a calculated value are empty cells, or with ``shows_errors`` their text, such as
    *#REF!* and *=B2+1*.
    """

    def __init__(
        self, name: str, texts: list[str], limits: Limits, noting: Noting, *, shows_errors: bool = False
    ) -> None:
        super().__init__(f"Sheet {name}")
        self.texts, self.limits, self.noting, self.shows_errors = texts, limits, noting, shows_errors
        self.ready: deque[Row] = deque()
        self.over = False
        self.row = self.column = self.last_filled = 0
        self.cells: dict[int, str] = {}
        self.kind = ""
        self.pieces: list[str] = []
        self.n_characters = 0
        self.formula = ""
        self.in_value = self.in_formula = self.in_reading = self.in_data = False

    def start(self, tag: str, given: Mapping[str, str], /) -> None:
        if tag == "sheetData":
            self.in_data = True
        elif not self.in_data or self.over:
            return
        elif tag == "row":
            self._start_row(given.get("r"))
        elif tag == "c":
            self._start_cell(given)
        elif tag == "rPh":
            self.in_reading = True
        elif tag == "f":
            self.in_formula, self.formula = self.shows_errors, "="
        else:
            self.in_value = tag in {"v", "t"} and not self.in_reading

    def end(self, tag: str, /) -> None:
        self.in_value = self.in_formula = False
        if not self.in_data or self.over:
            return
        if tag == "c":
            self._end_cell()
        elif tag == "row":
            self._end_row()
        elif tag == "rPh":
            self.in_reading = False
        elif tag == "sheetData":
            self.in_data = False

    def text(self, text: str, /) -> None:
        if self.in_formula:
            self.formula = (self.formula + text)[:FORMULA_CHARACTERS]
        if not self.in_value:
            return
        self.pieces.append(text)
        self.n_characters += len(text)
        if self.n_characters > self.limits.cell_chars:
            raise self._refused(msg("import-cell-too-long"), msg("allowed-max-characters", n=self.limits.cell_chars))

    def _start_row(self, number: str | None) -> None:
        before = self.row
        self.row = self._integer(number) if number is not None else before + 1
        self.column = 0
        self.cells = {}
        if self.row <= before:
            raise self._refused(
                msg("import-row-order", row=str(self.row), before=str(before)), msg("import-allowed-row-order")
            )

    def _integer(self, number: str) -> int:
        if not (number.isascii() and number.isdigit() and len(number) < 9):
            raise self._refused(msg("import-bad-row-number"), msg("allowed-whole-number"), number)
        return int(number)

    def _start_cell(self, given: Mapping[str, str]) -> None:
        self.kind, self.pieces, self.n_characters, self.formula = given.get("t", "n"), [], 0, ""
        if (place := given.get("r")) is None:
            self.column += 1
            return
        match = _CELL.match(place)
        if match is None or int(match[2]) != self.row or column_number(match[1]) <= self.column:
            raise self._refused(
                msg("import-bad-cell-place"), msg("import-allowed-cell-of-row", row=str(self.row)), place
            )
        self.column = column_number(match[1])

    def _end_cell(self) -> None:
        text = self._value("".join(self.pieces))
        if self.shows_errors and not text:
            text = self.formula
        if not text.strip():
            return
        if self.row > self.limits.rows:
            raise self._refused(
                msg("import-too-many-rows"), msg("allowed-at-most", amount=Quantity(self.limits.rows, "")), text
            )
        if self.column > self.limits.columns:
            raise self._refused(
                msg("import-too-many-columns"), msg("allowed-at-most", amount=Quantity(self.limits.columns, "")), text
            )
        self.cells[self.column] = text

    def _value(self, raw: str) -> str:
        if self.kind == "s":
            index = int(raw) if raw.isascii() and raw.isdigit() and len(raw) < 9 else len(self.texts)
            if index >= len(self.texts):
                raise self._refused(msg("import-missing-text"), "", raw)
            return self.texts[index]
        if self.kind == "b":
            return _BOOLEANS.get(raw.strip(), raw)
        if self.kind == "e" and not self.shows_errors:
            self.noting.add(msg("import-formula-error", sheet=self.name), self.row, column_name(self.column))
            return ""
        return _plain(raw)

    def _end_row(self) -> None:
        n_blank = self.row - self.last_filled - 1 if self.cells else self.row - self.last_filled
        if n_blank >= BLANK_ROWS:
            self.over = True
            self.noting.add(msg("import-sheet-end", sheet=self.name, row=str(self.last_filled)), self.last_filled)
        elif self.cells:
            self.last_filled = self.row
            width = max(self.cells)
            self.ready.append(Row(self.row, [self.cells.get(at, "") for at in range(1, width + 1)]))

    def _refused(self, problem: Message, allowed: Text, given: str = "") -> ImportRefusedError:
        where = column_name(self.column) if self.column else None
        return ImportRefusedError(
            msg("import-in-sheet", sheet=self.name, problem=problem),
            row=self.row or None,
            column=where,
            given=given,
            allowed=allowed,
        )


def column_number(letters: str) -> int:
    """Return the number of a column, given its letters: 1 for A, 16,384 for XFD.

    >>> column_number("XFD")
    16384
    """
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - 64
    return number


def column_name(number: int) -> str:
    """Return the letters of a column, given its number: A for 1, XFD for 16,384.

    >>> column_name(16384)
    'XFD'
    """
    letters = ""
    while number:
        number, rest = divmod(number - 1, 26)
        letters = chr(65 + rest) + letters
    return letters


def _plain(text: str) -> str:
    """Return text without Excel's escapes for characters that XML cannot represent."""
    return _ESCAPE.sub(lambda match: chr(int(match[1], 16)), text) if "_x" in text else text
