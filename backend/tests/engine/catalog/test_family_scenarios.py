"""Every array family that can be ordered has a ready scenario, whose goals it meets."""

import pytest

from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import parse
from stormsizer.simulation.pipeline import simulate
from tests.engine import seeds
from tests.support.families import FOLDER, current_families
from tests.support.languages import english

FILES = sorted(path.stem for path in FOLDER.glob("*.yaml"))


def test_every_family_that_can_be_ordered_has_a_ready_scenario(catalog: Catalog) -> None:
    assert sorted(array.id for array in current_families(catalog)) == FILES


@pytest.mark.parametrize("family_id", FILES)
def test_ready_scenario_runs_on_its_family(family_id: str, catalog: Catalog) -> None:
    scenario = parse(seeds.read(FOLDER / f"{family_id}.yaml"))
    assert family_id in {array.model_id for array in (scenario.array, *scenario.other_arrays)}
    result = simulate(scenario, catalog, recommend=False).result
    assert result.verdict.holds, english(result.verdict.sentence)
