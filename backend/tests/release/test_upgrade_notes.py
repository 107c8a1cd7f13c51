"""UPGRADE.md has a correct row for every migration."""

from __future__ import annotations

from pathlib import Path

import pytest

from release.upgrade_notes import NOTES, VERSIONS, findings, migrations, released, sections
from webapp.settings import REPOSITORY

HEAD = "## Unreleased\n\n| Migration | Change | Time | Locks | Rolling | Downgrade |\n|---|---|---|---|---|---|\n"
NOTHING = 'revision = "0040"\n\ndef upgrade() -> None:\n    """Change nothing."""\n'
STATEMENT = 'revision = "0040"\n\ndef upgrade() -> None:\n    """Add a column."""\n    op.add_column("runs", column)\n'
RAISE = """    op.execute("UPDATE installation SET oldest_compatible_revision = '{}'")\n"""
CONTRACT = STATEMENT + RAISE.format("0038") + "\n\ndef downgrade() -> None:\n" + RAISE.format("0032")


def wrong(folder: Path, source: str, *rows: str) -> tuple[str, ...]:
    """Findings for one migration and these rows."""
    (folder / VERSIONS).mkdir(parents=True)
    (folder / VERSIONS / "0040_example.py").write_text(source)
    (folder / NOTES).write_text(HEAD + "".join(f"| {row} |\n" for row in rows))
    return findings(folder)


def test_every_migration_of_the_product_has_a_correct_entry() -> None:
    assert findings() == ()


def test_every_release_has_a_section_and_unreleased_is_first() -> None:
    text = (REPOSITORY / NOTES).read_text()
    assert sections(text)[0] == "Unreleased"
    assert {each.release for each in migrations(text)} <= set(sections(text))


def test_migration_without_entry_is_reported(tmp_path: Path) -> None:
    assert wrong(tmp_path, NOTHING) == ("migration 0040 has no entry",)


def test_correct_entries_are_accepted(tmp_path: Path) -> None:
    assert wrong(tmp_path, STATEMENT, "0040 | a column | instant | brief: runs | yes | complete") == ()


@pytest.mark.parametrize(
    ("source", "row", "reason"),
    [
        (NOTHING, "0040 | a field | instant | none | yes | complete", "upgrade() changes nothing"),
        (STATEMENT, "0040 | a column | none | none | yes | complete", "upgrade() runs statements"),
        (STATEMENT, "0040 | a column | quick | none | yes | complete", "time is 'quick'"),
        (STATEMENT, "0040 | a column | instant | some | yes | complete", "locks are 'some'"),
        (STATEMENT, "0040 | a column | instant | none | no | complete", "rolling is 'no', expected 'yes'"),
        (CONTRACT, "0040 | a column | instant | none | yes | complete", "rolling is 'yes', expected 'from 0038'"),
        (STATEMENT + RAISE.format("0040"), "0040 | a column | instant | none | yes | complete", "expected 'no'"),
        (STATEMENT, "0040 | a column | instant | none | yes | ", "must be described"),
    ],
)
def test_wrong_entries_are_reported_with_the_reason(tmp_path: Path, source: str, row: str, reason: str) -> None:
    (finding,) = wrong(tmp_path, source, row)
    assert reason in finding


def test_entries_of_missing_migrations_and_repeated_entries_are_reported(tmp_path: Path) -> None:
    row = "a column | instant | none | yes | complete"
    found = wrong(tmp_path, STATEMENT, f"0040 | {row}", f"0040 | {row}", f"0041 | {row}")
    assert found == ("migration 0041 has an entry but does not exist", "migration 0040 has two entries")


def test_release_gets_the_unreleased_rows_and_the_next_one_starts_empty() -> None:
    text = released(HEAD + "| 0040 | a column | instant | none | yes | complete |\n", "1.2.0")
    assert sections(text) == ("Unreleased", "1.2.0")
    assert [each.release for each in migrations(text)] == ["1.2.0"]
