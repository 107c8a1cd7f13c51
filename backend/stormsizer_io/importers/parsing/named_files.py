"""Files under the names that people gave them, and how far the work on them is."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

HASHED, READ = 0.1, 0.8
"""How far the work is, as a share of all of it, once files are hashed, and once they are read."""
Progress = Callable[[float], None]


@dataclass(frozen=True)
class NamedFile:
    """A file under the name that people gave it. ``open`` may be called several times; streams can be sought."""

    name: str
    n_bytes: int
    open: Callable[[], BinaryIO]

    @classmethod
    def at(cls, path: Path, name: str | None = None) -> NamedFile:
        """A file on the disk."""
        return cls(name or path.name, path.stat().st_size, lambda: path.open("rb"))


class Steps:
    """How far the work is: never backwards, and told in whole percents."""

    def __init__(self, progress: Progress, n_bytes: int) -> None:
        self._progress, self._n_bytes = progress, max(1, n_bytes)
        self._n_hashed = self._n_read = 0
        self._told = 0.0

    def hashed(self, n_bytes: int) -> None:
        """More bytes were hashed."""
        self._n_hashed += n_bytes
        self._tell(HASHED * min(1.0, self._n_hashed / self._n_bytes))

    def read(self, n_bytes: int) -> None:
        """More bytes were read."""
        self._n_read += n_bytes
        self._tell(HASHED + (READ - HASHED) * min(1.0, self._n_read / self._n_bytes))

    def folded(self, fraction: float) -> None:
        """So much of what was read is folded into the digest."""
        self._tell(READ + (1 - READ) * fraction)

    def _tell(self, fraction: float) -> None:
        if fraction >= self._told + 0.01 or fraction >= 1.0 > self._told:
            self._told = fraction
            self._progress(fraction)


class Watched(io.RawIOBase):
    """A stream whose bytes are counted as they are read."""

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
