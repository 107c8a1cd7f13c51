"""Files with their user-assigned names, and the progress of reading them."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

HASHED, READ = 0.1, 0.8
"""Progress after all files are hashed and after all files are read, as fractions of the total work."""
Progress = Callable[[float], None]


@dataclass(frozen=True)
class NamedFile:
    """A file with its user-assigned name. ``open`` may be called several times; streams are seekable."""

    name: str
    n_bytes: int
    open: Callable[[], BinaryIO]

    @classmethod
    def at(cls, path: Path, name: str | None = None) -> NamedFile:
        """Return a ``NamedFile`` for a file on disk."""
        return cls(name or path.name, path.stat().st_size, lambda: path.open("rb"))


class Steps:
    """Progress of an import: it never decreases and is reported in steps of at least one percent."""

    def __init__(self, progress: Progress, n_bytes: int) -> None:
        self._progress, self._n_bytes = progress, max(1, n_bytes)
        self._n_hashed = self._n_read = 0
        self._told = 0.0

    def hashed(self, n_bytes: int) -> None:
        """Report that bytes were hashed."""
        self._n_hashed += n_bytes
        self._tell(HASHED * min(1.0, self._n_hashed / self._n_bytes))

    def read(self, n_bytes: int) -> None:
        """Report that bytes were read."""
        self._n_read += n_bytes
        self._tell(HASHED + (READ - HASHED) * min(1.0, self._n_read / self._n_bytes))

    def folded(self, fraction: float) -> None:
        """Report the fraction of the data read so far that has been summarized."""
        self._tell(READ + (1 - READ) * fraction)

    def _tell(self, fraction: float) -> None:
        if fraction >= self._told + 0.01 or fraction >= 1.0 > self._told:
            self._told = fraction
            self._progress(fraction)


class Watched(io.RawIOBase):
    """A stream that counts the bytes read from it."""

    def __init__(self, inner: BinaryIO, steps: Steps) -> None:
        super().__init__()
        self._inner, self._steps = inner, steps

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def seek(self, offset: int, whence: int = 0, /) -> int:
        return self._inner.seek(offset, whence)

    def tell(self) -> int:
        return self._inner.tell()

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        data = self._inner.read(len(buffer))
        buffer[: len(data)] = data
        self._steps.read(len(data))
        return len(data)

    def close(self) -> None:
        self._inner.close()
        super().close()
