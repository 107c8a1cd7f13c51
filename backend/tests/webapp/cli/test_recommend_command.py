"""`recommend` on files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner

from tests.engine import seeds
from webapp.cli.app import app


@pytest.fixture
def scenario_file(tmp_path: Path) -> Path:
    """A small morning, quick to search."""
    document = seeds.short_week("first-login", initial_state="idle_never_used", hours=1.5)
    document["pools"][0] |= {"n_desktops": 100, "n_image_copies": 1, "growth_gib_per_desktop": 0.2}
    document["events"][0] |= {"window_s": 300, "averaging_s": 300}
    document["hosts"]["n_hosts"] = 2
    path = tmp_path / "morning.yaml"
    path.write_text(yaml.safe_dump(document))
    return path


def test_all_families_are_printed_side_by_side(scenario_file: Path) -> None:
    printed = CliRunner().invoke(app, ["recommend", str(scenario_file)])
    assert printed.exit_code == 0, printed.output
    for model in seeds.seed_catalog().arrays.values():
        assert model.name in printed.output
    assert "illustrative, not a quote" in printed.output
    assert "legal configurations" in printed.output


def test_a_program_reads_the_same(scenario_file: Path) -> None:
    printed = CliRunner().invoke(app, ["recommend", str(scenario_file), "--json"])
    assert printed.exit_code == 0, printed.output
    answer = json.loads(printed.output)
    assert answer["shortlist"]["n_legal"] > 5000
    assert len(answer["shortlist"]["families"]) == len(seeds.seed_catalog().arrays)
