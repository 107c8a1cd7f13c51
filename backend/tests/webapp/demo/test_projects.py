"""The projects of the demo as they ship."""

from __future__ import annotations

from pathlib import Path

import pytest

from stormsizer.model.catalog import Catalog
from stormsizer.simulation.pipeline import prepare, simulate
from webapp.catalogs.seeds import catalog_from_files
from webapp.core.seed_scenarios import seed_scenarios
from webapp.demo.projects import demo_projects
from webapp.runs.schemas import RunKind
from webapp.settings import Settings

FOLDER = Settings().seed_folder / "demo"


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return catalog_from_files(Settings().seed_folder / "catalog")


def test_there_are_three_projects_whose_scenarios_are_all_used() -> None:
    projects = demo_projects(FOLDER)
    assert len(projects) == 3
    used = [each.file for project in projects for each in project.scenarios]
    assert sorted(used) == sorted(seed_scenarios(FOLDER / "scenarios"))


def test_every_scenario_and_family_is_in_the_catalog(catalog: Catalog) -> None:
    for project in demo_projects(FOLDER):
        for each in project.scenarios:
            prepare(seed_scenarios(FOLDER / "scenarios")[each.file], catalog)
            assert set(each.family_ids) <= set(catalog.arrays)
            assert RunKind.WEEK in each.analyses


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "holds"), [("hospital-today", False), ("hospital-earlier", True), ("bank-offer", True)]
)
def test_the_boot_storm_misses_the_goals_only_when_it_meets_the_early_shift(
    catalog: Catalog, name: str, holds: bool
) -> None:
    result = simulate(seed_scenarios(FOLDER / "scenarios")[name], catalog).result
    assert result.verdict.holds is holds


def test_the_start_page_ships_with_the_product() -> None:
    assert "{{ start }}" in Path(FOLDER / "start.html").read_text()
