"""Lines of text from the bytes of a file, decompressed and decoded in bounded memory."""

from __future__ import annotations

import codecs
import io
import zlib
from collections import deque
from collections.abc import Iterator
from typing import BinaryIO

from stormsizer.messages.text import msg
from stormsizer_io.importers.parsing.limits import DEFAULT_LIMITS, Budget, Limits
from stormsizer_io.importers.parsing.notes import Noting
from stormsizer_io.measurements import ImportRefusedError

CHUNK_BYTES = 256 * 1024
GZIP_MAGIC = b"\x1f\x8b"
_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


class TextLines:
    r"""Lines of a file, each ending in ``\n`` except possibly the last.

    Text is read as UTF-8 unless a byte order mark or the zero bytes of UTF-16 indicate otherwise. Text that is not
    valid UTF-8 is read as Windows-1252.

    Attributes
    ----------
    ended_whole
        Whether the last returned line was complete.
    """

    def __init__(self, stream: BinaryIO, limits: Limits = DEFAULT_LIMITS, noting: Noting | None = None) -> None:
        self.noting = noting or Noting()
        self.budget = Budget(limits)
        self.encoding = "utf-8"
        self.ended_whole = True
        self._ahead: deque[str] = deque()
        self._lines = self._split(self._decoded(unpacked(stream, self.budget, self.noting)))

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        line = self._ahead.popleft() if self._ahead else next(self._lines)
        self.ended_whole = line.endswith("\n")
        return line

    def peek(self, n_lines: int, n_chars: int = 2 * 1024**2) -> list[str]:
        """Return up to ``n_lines`` upcoming lines: as many as ``n_chars`` allow, but at least two if available."""
        while len(self._ahead) < n_lines and (len(self._ahead) < 2 or sum(map(len, self._ahead)) < n_chars):
            line = next(self._lines, None)
            if line is None:
                break
            self._ahead.append(line)
        return list(self._ahead)[:n_lines]

    def _decoded(self, chunks: Iterator[bytes]) -> Iterator[str]:
        head = _head(chunks)
        self.encoding, skip = encoding_of(head)
        decoder = codecs.getincrementaldecoder(self.encoding)()
        for chunk in _and_then(head[skip:], chunks):
            text, decoder = self._decode(decoder, chunk, final=False)
            yield text
        yield self._decode(decoder, b"", final=True)[0]

    def _decode(
        self, decoder: codecs.IncrementalDecoder, chunk: bytes, *, final: bool
    ) -> tuple[str, codecs.IncrementalDecoder]:
        try:
            return self._plain(decoder.decode(chunk, final)), decoder
        except UnicodeDecodeError:
            pending = decoder.getstate()[0] + chunk
        if self.encoding != "utf-8":
            self.noting.add(msg("import-bad-encoding", encoding=self.encoding))
            return self._plain(pending.decode(self.encoding, "replace")), codecs.getincrementaldecoder(self.encoding)()
        if final:
            self.noting.add(msg("import-ends-in-character"))
            return self._plain(pending.decode("utf-8", "ignore")), decoder
        self.noting.add(msg("import-not-utf-8"))
        self.encoding = "cp1252"
        western = codecs.getincrementaldecoder("cp1252")("replace")
        return self._plain(western.decode(pending)), western

    @staticmethod
    def _plain(text: str) -> str:
        if "\0" in text:
            raise ImportRefusedError(msg("import-zero-bytes"), allowed=msg("import-allowed-text-file"))
        return text

    def _split(self, texts: Iterator[str]) -> Iterator[str]:
        newlines = io.IncrementalNewlineDecoder(None, translate=True)
        parts: list[str] = []
        n_lines = 0
        for text in texts:
            pieces = newlines.decode(text).split("\n")
            parts.append(pieces[0])
            if len(pieces) > 1:
                self._check_line(parts, n_lines + 1)
                self._check_line([max(pieces[1:], key=len)], n_lines + 2)
                yield "".join(parts) + "\n"
                yield from (piece + "\n" for piece in pieces[1:-1])
                parts, n_lines = [pieces[-1]], n_lines + len(pieces) - 1
            self._check_line(parts, n_lines + 1)
        rest = "".join(parts) + newlines.decode("", final=True)
        if rest:
            yield rest

    def _check_line(self, parts: list[str], row: int) -> None:
        allowed = self.budget.limits.line_chars
        if sum(map(len, parts)) > allowed:
            raise ImportRefusedError(
                msg("import-line-too-long"), row=row, allowed=msg("allowed-max-characters", n=allowed)
            )


def unpacked(stream: BinaryIO, budget: Budget, noting: Noting) -> Iterator[bytes]:
    """Yield the bytes of a file within the limits, decompressed if it is a gzip file."""
    first = stream.read(CHUNK_BYTES)
    pieces = _and_then(first, iter(lambda: stream.read(CHUNK_BYTES), b""))
    if first.startswith(GZIP_MAGIC):
        yield from _unzipped(pieces, budget, noting)
        return
    for piece in pieces:
        budget.charge_bytes(len(piece))
        yield piece


def _unzipped(pieces: Iterator[bytes], budget: Budget, noting: Noting) -> Iterator[bytes]:
    unzip, packed, begun = zlib.decompressobj(wbits=31), 0, False
    for piece in pieces:
        packed, rest = packed + len(piece), piece
        while rest:
            try:
                data = unzip.decompress(rest, CHUNK_BYTES)
            except zlib.error:
                noting.add(msg("import-packed-damaged"))
                return
            begun = True
            budget.charge_bytes(len(data), packed)
            yield data
            rest = unzip.unconsumed_tail
            if unzip.eof:
                rest, unzip, begun = unzip.unused_data.lstrip(b"\0"), zlib.decompressobj(wbits=31), False
    if begun:
        noting.add(msg("import-packed-cut-off"))
        yield unzip.flush()


def encoding_of(head: bytes) -> tuple[str, int]:
    """Return the encoding indicated by the first bytes of a text, and the length of its byte order mark."""
    for mark, name in _BYTE_ORDER_MARKS:
        if head.startswith(mark):
            return name, len(mark)
    even, odd = head[:400:2], head[1:400:2]
    if odd and odd.count(0) > 0.8 * len(odd) and even.count(0) < 0.2 * len(even):
        return "utf-16-le", 0
    if even and even.count(0) > 0.8 * len(even) and odd.count(0) < 0.2 * len(odd):
        return "utf-16-be", 0
    return "utf-8", 0


def _head(chunks: Iterator[bytes]) -> bytes:
    head = b""
    while len(head) < 512:
        chunk = next(chunks, None)
        if chunk is None:
            break
        head += chunk
    return head


def _and_then(first: bytes, rest: Iterator[bytes]) -> Iterator[bytes]:
    if first:
        yield first
    yield from rest
