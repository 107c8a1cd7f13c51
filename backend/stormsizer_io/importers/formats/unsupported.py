"""Unsupported files: each kind gets its own error message with a solution."""

from __future__ import annotations

from typing import BinaryIO

from stormsizer.messages.text import Message, msg
from stormsizer_io.importers.parsing.archive import CHUNK_BYTES, Archive
from stormsizer_io.measurements import ImportRefusedError

_ZIP = b"PK\x03\x04"
_EMPTY_ZIP = b"PK\x05\x06"
_COMPOUND = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_OLD = msg("import-xls")
_GZIP = b"\x1f\x8b"
_STARTS = (
    (b"%PDF", msg("import-pdf")),
    (_GZIP, msg("import-gzip")),
    (b"7z\xbc\xaf", msg("import-7z")),
    (b"Rar!", msg("import-rar")),
    (b"\x09\x08", _OLD),
    (b"{\\rtf", msg("import-rtf")),
)
_MARKUP = (b"<!doctype html", b"<html", b"<table", b"<head", b"<body")


def foreign_kind(start: bytes) -> Message | None:
    """Return a message with a solution if no reader accepts files that begin with these bytes.

    Return None otherwise.
    """
    for magic, text in _STARTS:
        if start.startswith(magic) and not magic.startswith(_GZIP):
            return text
    begin = start.removeprefix(b"\xef\xbb\xbf").lstrip().lower()
    if begin.startswith(_MARKUP) or begin.startswith(b"<?xml"):
        return _text(start)
    return None


def refuse_foreign(stream: BinaryIO) -> None:
    """Reject a file that is not a ZIP container, naming its format; otherwise rewind the stream."""
    start = stream.read(4096)
    if not start:
        raise ImportRefusedError(msg("import-empty"))
    if start.startswith(_COMPOUND):
        raise ImportRefusedError(_compound(stream, start))
    stream.seek(0)
    if start.startswith(_ZIP):
        return
    if start.startswith(_EMPTY_ZIP):
        raise ImportRefusedError(msg("import-empty-zip"))
    for magic, text in _STARTS:
        if start.startswith(magic):
            raise ImportRefusedError(text)
    raise ImportRefusedError(
        _text(start), given=start[:40].decode("ascii", "replace"), allowed=msg("import-allowed-xlsx")
    )


def _text(start: bytes) -> Message:
    text = start.removeprefix(b"\xef\xbb\xbf").lstrip().lower()
    if any(mark in text[:1024] for mark in _MARKUP):
        return msg("import-html")
    if text.startswith(b"<?xml"):
        return msg("import-xml")
    if b"\0" not in start and (b"," in start or b";" in start or b"\t" in start):
        return msg("import-plain-text")
    return msg("import-not-xlsx")


def _compound(stream: BinaryIO, before: bytes) -> Message:
    """Distinguish a password-protected workbook from an old one."""
    marks = {
        "EncryptedPackage": msg("import-locked"),
        "Workbook": _OLD,
        "Book": _OLD,
        "WordDocument": msg("import-word"),
    }
    found: set[str] = set()
    while before:
        chunk = stream.read(CHUNK_BYTES)
        found.update(mark for mark in marks if mark.encode("utf-16-le") in before + chunk)
        before = chunk
    return next(
        (text for mark, text in marks.items() if mark in found),
        msg("import-old-office"),
    )


def refuse_other_container(archive: Archive) -> None:
    """Reject a ZIP container that is not an XLSX workbook, naming its format."""
    names = archive.names
    if "xl/workbook.xml" in names:
        if "xl/_rels/workbook.xml.rels" not in names:
            raise ImportRefusedError(msg("import-no-sheet-list"))
        return
    if "xl/workbook.bin" in names:
        raise ImportRefusedError(msg("import-xlsb"))
    if "mimetype" in names and "content.xml" in names:
        raise ImportRefusedError(msg("import-ods"))
    if "word/document.xml" in names or "ppt/presentation.xml" in names:
        raise ImportRefusedError(msg("import-office-document"))
    inner = next((name for name in sorted(names) if name.lower().endswith((".xlsx", ".zip", ".csv", ".gz"))), None)
    if inner is not None:
        raise ImportRefusedError(msg("import-zip-with-files"), given=inner)
    raise ImportRefusedError(msg("import-zip"))
