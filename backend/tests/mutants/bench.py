"""A copy of the repository that may be broken, and the tests that run on it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

from tests.mutants.breakages import Breakage
from webapp.settings import REPOSITORY

COPY_VARIABLE = "STORMSIZER_MUTANT_COPY"
COPIED = ("backend/webapp", "backend/tests", "backend/pyproject.toml", "migrations")
"""Everything else is only linked: no test writes there."""
GREEN, RED, BROKEN = "green", "red", "broken"
NO_FAILURE = ("ImportError", "ModuleNotFoundError", "SyntaxError", "NameError")
"""Signs that a breakage makes the code invalid."""


class BenchError(Exception):
    """The tests did not run."""


@dataclass(frozen=True)
class Bench:
    """A copy of the repository."""

    root: Path

    @contextmanager
    def broken(self, breakage: Breakage) -> Iterator[None]:
        """Break the copy for a while."""
        whole = {edit.file: (self.root / edit.file).read_text() for edit in breakage.edits}
        try:
            for edit in breakage.edits:
                file = self.root / edit.file
                file.write_text(edit.applied(file.read_text()))
            yield
        finally:
            for name, source in whole.items():
                (self.root / name).write_text(source)

    def outcomes(self, tests: Sequence[str]) -> Mapping[str, str]:
        """Run some tests on the copy; return the outcome of each: green, red, or broken where it did not get to it.

        Raises
        ------
        BenchError
            If pytest cannot run them, e.g. because one is not there.
        """
        report = self.root / "outcomes.xml"
        report.unlink(missing_ok=True)
        options = ["-q", "-p", "no:cacheprovider", "-p", "tests.mutants.witness", f"--junitxml={report}", "--tb=short"]
        outcome = subprocess.run(
            [sys.executable, "-m", "pytest", *options, *tests],
            check=False, cwd=self.root / "backend", env=self._environment(), capture_output=True, text=True,
        )  # fmt: skip
        if outcome.returncode not in (0, 1):
            raise BenchError(f"{outcome.stdout[-2000:]}\n{outcome.stderr[-2000:]}")
        found = _read(report)
        return {test: found.get(_name(test), BROKEN) for test in tests}

    def _environment(self) -> dict[str, str]:
        backend = str(self.root / "backend")
        return os.environ | {"PYTHONPATH": backend, COPY_VARIABLE: backend}


@contextmanager
def benched(folder: Path) -> Iterator[Bench]:
    """Make a copy in a folder, which goes away afterwards."""
    try:
        for each in REPOSITORY.iterdir():
            if each.name not in ("backend", "migrations"):
                (folder / each.name).symlink_to(each)
        for name in COPIED:
            source = REPOSITORY / name
            (folder / name).parent.mkdir(exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__", "golden"))
            else:
                shutil.copy(source, folder / name)
        yield Bench(folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _name(test: str) -> str:
    """Return how the report calls a test."""
    file, _, name = test.partition("::")
    return f"{file.removesuffix('.py').replace('/', '.')}::{name}"


def _read(report: Path) -> dict[str, str]:
    cases = ET.parse(report).iter("testcase")
    return {f"{case.get('classname')}::{case.get('name')}": _color(case) for case in cases}


def _color(case: ET.Element) -> str:
    failure = case.find("failure")
    if failure is not None:
        said = f"{failure.get('message')}"
        return BROKEN if said.startswith(NO_FAILURE) else RED
    return GREEN if not len(case) or {each.tag for each in case} <= {"system-out", "system-err"} else BROKEN
