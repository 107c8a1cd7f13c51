"""`recommend` on files."""

from __future__ import annotations

import json
import shutil
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


FAMILIES = ("netapp-fas3270", "dell-ps6100xs", "generic-nvme-dual-controller", "tintri-t540", "ceph-rbd-64-core")


def of_families() -> list[str]:
    """The options that name the families."""
    return [part for model_id in FAMILIES for part in ("--family", model_id)]


def test_named_families_are_printed_side_by_side(scenario_file: Path) -> None:
    printed = CliRunner().invoke(app, ["recommend", str(scenario_file), *of_families()])
    assert printed.exit_code == 0, printed.output
    for model_id in FAMILIES:
        assert seeds.seed_catalog().arrays[model_id].name in printed.output
    assert "illustrative, not a quote" in printed.output
    assert "legal configurations" in printed.output


def test_json_output_has_the_families_that_can_be_ordered(scenario_file: Path) -> None:
    printed = CliRunner().invoke(app, ["recommend", str(scenario_file), "--json"])
    assert printed.exit_code == 0, printed.output
    answer = json.loads(printed.output)
    assert answer["shortlist"]["n_legal"] > 5000
    compared = {
        *(each["recommendation"]["model_id"] for each in answer["shortlist"]["families"]),
        *(each["model_id"] for each in answer["shortlist"]["refused"]),
    }
    assert {"netapp-fas3270", "generic-hci-node", "ceph-rbd-48-core", "nutanix-nx-3170-g8"} <= compared
    assert not {"tintri-t540", "netapp-aff-a50", "nutanix-files-nx-8170-g9"} & compared


@pytest.fixture
def seeds_without_a_port_price(tmp_path: Path) -> Path:
    """The seed folder with a custom price list without the FAS3270's ports."""
    folder = tmp_path / "seeds"
    shutil.copytree(seeds.SEEDS, folder)
    path = folder / "catalog" / "prices" / "illustrative.yaml"
    prices = yaml.safe_load(path.read_text())
    del prices["arrays"]["netapp-fas3270"]["port"]
    path.write_text(yaml.safe_dump(prices | {"name": "Our quote", "standing": "own"}))
    return folder


def test_output_explains_what_prices_cover_and_lack(scenario_file: Path, seeds_without_a_port_price: Path) -> None:
    document = yaml.safe_load(scenario_file.read_text())
    document |= {
        "growth": {"desktops_fraction_per_year": 0.1, "through_year": 2013},
        "goals": {"survives": ["controller"]},
    }
    scenario_file.write_text(yaml.safe_dump(document))
    arguments = ["recommend", str(scenario_file), *of_families(), "--seed", str(seeds_without_a_port_price)]
    printed = CliRunner().invoke(app, arguments)
    assert printed.exit_code == 0, printed.output
    lines = printed.output.splitlines()
    assert "Prices in USD: Our quote, 2026-11-22." in lines
    assert "NetApp FAS3270: missing prices: Port (NetApp FAS3270)." in lines
    assert "Goals and prices per desktop are for 121 desktops in 2013." in lines
    assert "Not compared because prices are missing: NetApp FAS3270." in lines[0]
    assert "illustrative" not in printed.output
    assert any("With one controller failed, Failure tolerance" in line for line in lines)
