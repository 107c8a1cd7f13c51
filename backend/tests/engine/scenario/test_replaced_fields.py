"""A document of an earlier release is refused with a message that helps to fix it."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from stormsizer.model.scenario import InvalidScenarioError, parse
from tests.engine import seeds
from tests.support.languages import english, english_problems


@pytest.fixture
def old_document() -> dict[str, Any]:
    """The fortnight as the first release wrote it."""
    document = copy.deepcopy(seeds.acme_scenario().model_dump(mode="json"))
    (drives,) = document["array"].pop("tiers")
    document["array"] |= drives
    return document


def test_replaced_field_is_named_with_its_successor(old_document: dict[str, Any]) -> None:
    with pytest.raises(InvalidScenarioError) as raised:
        parse(old_document)
    found = {problem.path: problem for problem in english_problems(raised.value)}
    assert set(found) == {"array.tiers", "array.drive_id", "array.n_drives"}
    for field, given in (("drive_id", "fc-450gb-15k"), ("n_drives", "48")):
        problem = found[f"array.{field}"]
        assert (problem.message, problem.given) == ("was replaced by array.tiers", given)
        assert english(problem.allowed).startswith("array.tiers, e.g. [{drive_id: ")


def test_replaced_field_name_is_unknown_elsewhere() -> None:
    document = seeds.acme_scenario().model_dump(mode="json")
    document["hosts"]["n_drives"] = 48
    with pytest.raises(InvalidScenarioError) as raised:
        parse(document)
    assert [problem.message for problem in english_problems(raised.value)] == ["is not a field of this document"]
