"""Compiled kernels are loaded from the cache only if no kernel source has changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from stormsizer.storage.kernel import compiling, wait

CALLEE = """
from a.kernel.compiling import compiled

@compiled
def twice(x):
    return {factor} * x
"""
CALLER = """
from a.kernel.callee import twice
from a.kernel.compiling import compiled

@compiled
def twice_and_one(x):
    return twice(x) + 1.0
"""


def _result(engine: Path) -> tuple[float, int]:
    """Return what a fresh process computes, and how many functions it compiles for that."""
    code = (
        "from a.kernel.caller import twice_and_one as f; print(f(10.0), sum(f.stats.cache_misses.values()), sep='\\n')"
    )
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=engine, env=environment, capture_output=True, text=True, check=True
    )
    value, misses = done.stdout.split()
    return float(value), int(misses)


def test_edit_in_a_called_module_recompiles_the_caller(tmp_path: Path) -> None:
    package = tmp_path / "a" / "kernel"
    package.mkdir(parents=True)
    shutil.copy(str(compiling.__file__), package / "compiling.py")
    (package / "caller.py").write_text(CALLER)
    (package / "callee.py").write_text(CALLEE.format(factor=2.0))
    assert _result(tmp_path) == (21.0, 1)
    assert _result(tmp_path) == (21.0, 0)
    (package / "callee.py").write_text(CALLEE.format(factor=3.0))
    assert _result(tmp_path) == (31.0, 1)


def test_all_kernels_that_call_another_module_are_in_the_digest() -> None:
    """``screening`` calls compiled functions of its own file only, which Numba's cache notices."""
    sources = set(compiling.ENGINE.glob(compiling.SOURCES))
    users = {
        path
        for path in compiling.ENGINE.rglob("*.py")
        if "numba" in path.read_text() and "from numba" in path.read_text()
    }
    assert users - sources == {compiling.ENGINE / "storage" / "screening.py"}
    assert compiling.ENGINE / "storage" / "kernel" / "run.py" in sources


def test_kernels_are_cached_in_the_directory_of_their_digest() -> None:
    where = Path(wait.stats.cache_path)  # type: ignore[attr-defined]
    assert where.is_relative_to(compiling.cache_directory())
    assert compiling.source_digest() in str(where)


def test_only_the_newest_caches_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = [tmp_path / f"kernels-{name}" for name in ("a", "b", "c", "d")]
    for age, path in enumerate(old):
        path.mkdir()
        os.utime(path, (1e9 - age, 1e9 - age))
    current = tmp_path / "kernels-now"
    current.mkdir()
    monkeypatch.setattr(compiling, "cache_directory", lambda: current)
    compiling.remove_old_caches()
    assert set(tmp_path.iterdir()) == {current, old[0], old[1]}
