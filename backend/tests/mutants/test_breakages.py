"""Every breakage still fits the source, and its tests are there."""

from __future__ import annotations

import ast

import pytest

from tests.mutants.breakages import BREAKAGES, Breakage, Edit, StaleEditError
from webapp.settings import REPOSITORY


@pytest.mark.parametrize("breakage", BREAKAGES, ids=lambda breakage: breakage.name.replace(" ", "-"))
def test_breakage_applies_to_the_source_and_names_existing_tests(breakage: Breakage) -> None:
    sources = {edit.file: (REPOSITORY / edit.file).read_text() for edit in breakage.edits}
    for edit in breakage.edits:
        sources[edit.file] = edit.applied(sources[edit.file])
    for source in sources.values():
        ast.parse(source)
    assert breakage.tests
    for test in breakage.tests:
        file, _, name = test.partition("::")
        assert f"def {name.partition('[')[0]}(" in (REPOSITORY / "backend" / file).read_text(), test


def test_outdated_edit_is_rejected() -> None:
    for source in ("", "fence fence"):
        with pytest.raises(StaleEditError, match="instead of once"):
            Edit("ledger.py", "fence", "").applied(source)


def test_there_are_at_least_12_distinct_breakages() -> None:
    assert len({breakage.name for breakage in BREAKAGES}) == len(BREAKAGES) >= 12
