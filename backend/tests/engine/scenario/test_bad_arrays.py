"""Arrays that cannot be built and failures of parts that are not there: path, value and what is allowed."""

from __future__ import annotations

from typing import Any

import pytest

from stormsizer.model.scenario import InvalidScenarioError, parse
from stormsizer.simulation.pipeline import prepare
from tests.engine import seeds
from tests.support.languages import english, english_problems

FAILURE = {
    "id": "loss",
    "name": "Loss",
    "kind": "failure",
    "starts_at": "2011-05-30T09:00:00Z",
    "ends_at": "2011-05-30T10:00:00Z",
}


def refused(array: dict[str, Any], *events: dict[str, Any]) -> list[tuple[str, str, str]]:
    """Path, value and allowed range of everything that is wrong with Acme on this array."""
    document = seeds.acme_document()
    document["array"] = {**document["array"], **array}
    document["events"] = [*document["events"], *events]
    with pytest.raises(InvalidScenarioError) as error:
        prepare(parse(document), seeds.seed_catalog())
    return [
        (problem.path, english(problem.given), english(problem.allowed)) for problem in english_problems(error.value)
    ]


@pytest.mark.parametrize(
    ("array", "problem"),
    [
        ({"tiers": []}, ("array.tiers", "a list of 0 items", "at least 1 item")),
        ({"tiers": [{"drive_id": "fc-450gb-15k", "n_drives": 0}]}, ("array.tiers.0.n_drives", "0", "at least 1")),
        ({"tiers": [{"drive_id": "fc-450gb-15k", "n_drives": 2}]}, ("array.tiers.0.n_drives", "2", "at least 3")),
        (
            {"tiers": [{"drive_id": "ssd-100gb-2011", "n_drives": 4}], "flash_cache_gib": 512.0},
            ("array.flash_cache_gib", "512", "at most 373"),
        ),
        ({"n_arrays": 21}, ("array.n_arrays", "21", "at most 20")),
    ],
)
def test_an_array_that_cannot_be_built_is_refused(array: dict[str, Any], problem: tuple[str, str, str]) -> None:
    path, given, allowed = problem
    assert any((p, g) == (path, given) and allowed in a for p, g, a in refused(array)), refused(array)


@pytest.mark.parametrize(
    ("part", "path", "allowed"),
    [
        ({"part": "controller"}, "n_parts", "no failure of this part"),
        ({"part": "port"}, "n_parts", "no failure of this part"),
        ({"part": "drive", "n_parts": 48}, "n_parts", "at most 2"),
        ({"part": "drive", "tier": "flash"}, "tier", "drives"),
        ({"part": "controller", "tier": "drives"}, "tier", "no tier; only drives have tiers"),
        ({"part": "flash_cache", "n_parts": 2}, "n_parts", "at most 1"),
    ],
)
def test_failure_of_a_missing_part_is_rejected(part: dict[str, Any], path: str, allowed: str) -> None:
    found = refused({}, {**FAILURE, **part})
    assert any(p.endswith(path) and allowed == a for p, _, a in found), found
