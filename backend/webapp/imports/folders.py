"""Private folders for files being analyzed. The next analysis deletes folders left behind by a killed worker."""

from __future__ import annotations

import fcntl
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

NEW = "new-"
"""Name prefix of folders that have not been locked yet."""


@contextmanager
def private_folder(parent: Path) -> Iterator[Path]:
    """Create a private folder, and delete it on exit.

    The process holds a lock on the folder, which the system releases when the process ends.
    """
    parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    for left in parent.iterdir():
        _remove_if_left(left)
    new = Path(tempfile.mkdtemp(prefix=NEW, dir=parent))
    with _opened(new) as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        folder = new.rename(parent / new.name.removeprefix(NEW))
        try:
            yield folder
        finally:
            shutil.rmtree(folder, ignore_errors=True)


def _remove_if_left(folder: Path) -> None:
    """Delete a folder if no process uses it."""
    if folder.name.startswith(NEW):
        return
    with suppress(OSError), _opened(folder) as lock:  # another process is using or deleting it
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _opened(folder: Path) -> Iterator[int]:
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        yield descriptor
    finally:
        os.close(descriptor)
