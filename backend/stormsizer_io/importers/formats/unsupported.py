"""Files with the wrong format for their name: each gets its own message with a solution."""

from __future__ import annotations

from typing import BinaryIO

from stormsizer_io.importers.parsing.archive import CHUNK_BYTES, Archive
from stormsizer_io.measurements import ImportRefusedError

_ZIP = b"PK\x03\x04"
_EMPTY_ZIP = b"PK\x05\x06"
_COMPOUND = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_SAVE = "Open it and save it as Excel workbook (.xlsx)."
_OLD = f"It is an old Excel workbook (.xls). {_SAVE}"
_GZIP = b"\x1f\x8b"
_STARTS = (
    (b"%PDF", "It is a PDF. Export the tables as Excel workbook (.xlsx)."),
    (_GZIP, "It is a gzip file. Unpack it first."),
    (b"7z\xbc\xaf", "It is a 7-Zip archive. Unpack it first."),
    (b"Rar!", "It is a RAR archive. Unpack it first."),
    (b"\x09\x08", _OLD),
    (b"{\\rtf", f"It is a text document. {_SAVE}"),
)
_MARKUP = (b"<!doctype html", b"<html", b"<table", b"<head", b"<body")


def foreign_kind(start: bytes) -> str | None:
    """Description and solution for a file that begins with these bytes, if no reader accepts its kind.

    Otherwise None.
    """
    for magic, text in _STARTS:
        if start.startswith(magic) and not magic.startswith(_GZIP):
            return text
    begin = start.removeprefix(b"\xef\xbb\xbf").lstrip().lower()
    if begin.startswith(_MARKUP) or begin.startswith(b"<?xml"):
        return _text(start)
    return None


def refuse_foreign(stream: BinaryIO) -> None:
    """Refuse a file that is not a ZIP container, and name its format. Leaves the stream at its start."""
    start = stream.read(4096)
    if not start:
        raise ImportRefusedError("The file is empty.")
    if start.startswith(_COMPOUND):
        raise ImportRefusedError(_compound(stream, start))
    stream.seek(0)
    if start.startswith(_ZIP):
        return
    if start.startswith(_EMPTY_ZIP):
        raise ImportRefusedError("It is an empty ZIP archive.")
    for magic, text in _STARTS:
        if start.startswith(magic):
            raise ImportRefusedError(text)
    raise ImportRefusedError(_text(start), given=start[:40].decode("ascii", "replace"), allowed="an XLSX workbook")


def _text(start: bytes) -> str:
    text = start.removeprefix(b"\xef\xbb\xbf").lstrip().lower()
    if any(mark in text[:1024] for mark in _MARKUP):
        return f"It is an HTML page with the name of a workbook. {_SAVE}"
    if text.startswith(b"<?xml"):
        return f"It is an XML file, perhaps a workbook of Excel 2003. {_SAVE}"
    if b"\0" not in start and (b"," in start or b";" in start or b"\t" in start):
        return "It is text, not a workbook. Give it the ending .csv and import it as a table."
    return "It is no Excel workbook (.xlsx)."


def _compound(stream: BinaryIO, before: bytes) -> str:
    """Distinguish a password-protected workbook from an old one."""
    marks = {
        "EncryptedPackage": f"The workbook is locked by a password. {_SAVE} Leave out the password.",
        "Workbook": _OLD,
        "Book": _OLD,
        "WordDocument": f"It is a Word document. {_SAVE}",
    }
    found: set[str] = set()
    while before:
        chunk = stream.read(CHUNK_BYTES)
        found.update(mark for mark in marks if mark.encode("utf-16-le") in before + chunk)
        before = chunk
    return next(
        (text for mark, text in marks.items() if mark in found),
        f"It is an Office file of the old kind, or locked by a password. {_SAVE} Leave out the password.",
    )


def refuse_other_container(archive: Archive) -> None:
    """Refuse a ZIP container that is not an XLSX workbook, and name its format."""
    names = archive.names
    if "xl/workbook.xml" in names:
        if "xl/_rels/workbook.xml.rels" not in names:
            raise ImportRefusedError("The workbook does not say where its sheets are: it is damaged.")
        return
    if "xl/workbook.bin" in names:
        raise ImportRefusedError(f"It is a binary Excel workbook (.xlsb). {_SAVE}")
    if "mimetype" in names and "content.xml" in names:
        raise ImportRefusedError(f"It is an OpenDocument file (.ods). {_SAVE}")
    if "word/document.xml" in names or "ppt/presentation.xml" in names:
        raise ImportRefusedError(f"It is a document or presentation, not a workbook. {_SAVE}")
    inner = next((name for name in sorted(names) if name.lower().endswith((".xlsx", ".zip", ".csv", ".gz"))), None)
    if inner is not None:
        raise ImportRefusedError(
            "It is a ZIP archive with other files in it. Unpack it and import what it holds.", given=inner
        )
    raise ImportRefusedError("It is a ZIP archive, but no Excel workbook.")
