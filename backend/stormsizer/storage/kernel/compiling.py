"""Compilation of the kernels, and the directory of Numba's cache.

Numba's cache detects an edit to the file of a compiled function, but not to functions in other files that it calls.
Therefore the cache is in a directory named after a digest of all kernel sources: any edit to them starts an empty
directory, so no stale function is loaded.
"""

import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

from numba import config, njit
from numba.misc.appdirs import AppDirs

Function = TypeVar("Function", bound=Callable[..., Any])

ENGINE = Path(__file__).parents[2]
SOURCES = "*/kernel/*.py"
"""Pattern of the kernel sources in the engine's folder."""
KEPT_VERSIONS = 3
"""Number of cache directories (one per version of the sources) that ``remove_old_caches`` keeps."""


@cache
def source_digest() -> str:
    """Return a digest of the kernel sources, as 16 hexadecimal digits."""
    found = hashlib.sha256()
    for path in sorted(ENGINE.glob(SOURCES)):
        source = path.read_bytes()
        found.update(f"{path.relative_to(ENGINE).as_posix()} {len(source)}\n".encode())
        found.update(source)
    return found.hexdigest()[:16]


@cache
def cache_directory() -> Path:
    """Create and return the cache directory for this version of the sources.

    Its parent is the first writable one: ``NUMBA_CACHE_DIR`` if set, otherwise ``__pycache__`` in the engine's folder
    or the user's own cache.

    Raises
    ------
    OSError
        If no directory is writable.
    """
    chosen: str = config.CACHE_DIR  # type: ignore[attr-defined]
    of_user = AppDirs(appname="stormsizer", appauthor=False).user_cache_dir  # type: ignore[no-untyped-call]
    parents = [Path(chosen)] if chosen else [ENGINE / "__pycache__", Path(of_user)]
    for parent in parents:
        directory = parent / f"kernels-{source_digest()}"
        try:
            directory.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=directory).close()
        except OSError:
            continue
        return directory
    raise OSError(f"no directory for compiled kernels can be written to: {', '.join(map(str, parents))}")


def remove_old_caches() -> None:
    """Delete all compiled-kernel caches except those for the newest source versions."""
    current = cache_directory()
    os.utime(current)
    others = sorted(current.parent.glob("kernels-*"), key=os.path.getmtime, reverse=True)
    for path in others[KEPT_VERSIONS:]:
        shutil.rmtree(path, ignore_errors=True)


def decorator(**options: Any) -> Callable[[Function], Function]:
    """Return ``numba.njit`` with these options, a cache keyed by the kernel sources, and no reference counting.

    Kernels allocate no arrays, so there are no references to count; counting them took most of the time.
    """
    every: dict[str, Any] = {"cache": True, "nogil": True, "_nrt": False, **options}

    def compile_later(function: Function) -> Function:
        chosen = config.CACHE_DIR  # type: ignore[attr-defined]
        config.CACHE_DIR = str(cache_directory())  # type: ignore[attr-defined]
        try:
            return cast("Function", njit(**every)(function))
        finally:
            config.CACHE_DIR = chosen  # type: ignore[attr-defined]

    return compile_later


compiled = decorator(error_model="numpy")
inlined = decorator(error_model="numpy", forceinline=True)
"""Decorator for functions that a step calls once or a few times, where passing the tables would cost more than the
work."""
