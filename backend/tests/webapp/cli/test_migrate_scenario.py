"""Scenario files of version 1: they open as they are, and can be upgraded in place."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner, Result

from stormsizer.model.scenario import SCHEMA_VERSION, parse
from tests.engine import seeds
from webapp.cli.app import app

SHIPPED = sorted((seeds.SEEDS / "scenarios").glob("*.yaml"))


def migrate(*files: Path) -> Result:
    return CliRunner().invoke(app, ["migrate-scenario", *map(str, files)])


def version_1(folder: Path, shipped: Path) -> Path:
    """A shipped scenario as a file of version 1, with its comments."""
    text, n = re.subn(r"(?m)^schema_version: 2$", "schema_version: 1 # as saved by 0.2", shipped.read_text())
    assert n == 1
    file = folder / shipped.name
    file.write_text(text)
    return file


@pytest.mark.parametrize("shipped", SHIPPED, ids=lambda path: path.stem)
def test_version_1_is_read_as_the_newest_version(tmp_path: Path, shipped: Path) -> None:
    scenario = parse(yaml.safe_load(version_1(tmp_path, shipped).read_text()))
    assert scenario.schema_version == SCHEMA_VERSION
    assert scenario == parse(yaml.safe_load(shipped.read_text()))


def test_only_the_version_of_a_file_changes(tmp_path: Path) -> None:
    files = [version_1(tmp_path, each) for each in SHIPPED[:3]]
    before = [file.read_text() for file in files]
    outcome = migrate(*files)
    assert outcome.exit_code == 0, outcome.stderr
    for file, text in zip(files, before, strict=True):
        assert file.read_text() == text.replace("schema_version: 1 #", "schema_version: 2 #")
        assert f"{file}: upgraded to version 2" in outcome.stdout
    again = migrate(*files)
    assert again.stdout.count("already version 2") == len(files)
    assert sorted(tmp_path.iterdir()) == sorted(files)


@pytest.mark.parametrize("suffix", [".yaml", ".json"])
def test_a_file_without_a_version_gets_one(tmp_path: Path, suffix: str) -> None:
    document = parse(yaml.safe_load(SHIPPED[0].read_text())).model_dump(mode="json")
    del document["schema_version"]
    file = tmp_path / f"old{suffix}"
    file.write_text(json.dumps(document) if suffix == ".json" else "# a comment\n" + yaml.safe_dump(document))
    outcome = migrate(file)
    assert outcome.exit_code == 0, outcome.stderr
    assert yaml.safe_load(file.read_text()) == document | {"schema_version": 2}
    assert suffix == ".json" or file.read_text().startswith("# a comment\n")


def test_nothing_is_changed_if_one_file_is_wrong(tmp_path: Path) -> None:
    good = version_1(tmp_path, SHIPPED[0])
    bad = tmp_path / "bad.yaml"
    bad.write_text("schema_version: 3\nname: From the future\n")
    before = good.read_text()
    outcome = migrate(good, bad)
    assert outcome.exit_code == 2
    assert "schema_version" in outcome.stderr
    assert good.read_text() == before
