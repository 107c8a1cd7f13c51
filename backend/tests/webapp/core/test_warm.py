"""Kernels are compiled at installation, never while a user waits."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from webapp.settings import REPOSITORY

FRESH = """
import json, sys
from stormsizer.discrete_event import simulate_every_io
from stormsizer.simulation.pipeline import simulate
from tests.engine.seeds import scenarios, seed_catalog
from tests.webapp.documents import office
from webapp.preview.schemas import PreviewRequest
from webapp.preview.service import preview


def preview_of_a_draft():
    preview(catalog, scenarios(), asked)


def run():
    simulate(asked.scenario, catalog)


def windows():
    for name in ("acme", "dell-ps6100xs", "nexentaconnect-vsa", "generic-hci-windows11"):
        other = scenarios()[name]
        for from_s in (0.0, other.calendar.length_s - 1.0):
            simulate_every_io(other, catalog, from_s, from_s + 1.0, n_replications=2)
    simulate_every_io(asked.scenario, catalog, 7300.0, 7301.0, n_replications=2)


def so_far():
    modules = [module for name, module in list(sys.modules.items()) if name.startswith("stormsizer.")]
    functions = {id(each): each for module in modules for each in vars(module).values()}.values()
    kernels = [each for each in functions if hasattr(each, "nopython_signatures")]
    return {"loaded": sum(sum(each.stats.cache_hits.values()) for each in kernels),
            "compiled": sum(sum(each.stats.cache_misses.values()) for each in kernels)}


catalog = seed_catalog()
asked = PreviewRequest.model_validate({"scenario": office()})
counted = {}
for doing in (preview_of_a_draft, run, windows):
    doing()
    counted[doing.__name__] = so_far()
print(json.dumps(counted))
"""


def ran(*command: str) -> str:
    outcome = subprocess.run(
        command, cwd=REPOSITORY / "backend", capture_output=True, text=True, timeout=600, check=False
    )
    assert outcome.returncode == 0, outcome.stderr
    return outcome.stdout


@pytest.fixture(scope="module", autouse=True)
def _warmed() -> None:
    """Do what `make setup` and the image do."""
    assert "ready" in ran(sys.executable, "-m", "webapp.cli", "warm")


def test_new_process_compiles_nothing() -> None:
    """One process does everything: what the first calculation loads, the next ones find."""
    counted: dict[str, dict[str, int]] = json.loads(ran(sys.executable, "-c", FRESH).splitlines()[-1])
    assert {doing: each["compiled"] for doing, each in counted.items()} == dict.fromkeys(counted, 0)
    assert all(each["loaded"] > 0 for each in counted.values())
