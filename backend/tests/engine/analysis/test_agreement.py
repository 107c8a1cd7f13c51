"""Advice, sensitivity and growth give the same answer to the same question, and say which question it is."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from stormsizer.analysis.runway import Runway, runway
from stormsizer.analysis.sensitivity.sweep import InputSensitivity, Sensitivity, sensitivity
from stormsizer.model.scenario import parse
from tests.engine.analysis.two_sites import two_sites_document
from tests.engine.seeds import seed_catalog
from tests.support.languages import english

GROWTH = {"desktops_fraction_per_year": 0.05, "through_year": 2029}


@cache
def both(n_desktops: int, *, grows: bool) -> tuple[Sensitivity, Runway]:
    document: dict[str, Any] = two_sites_document(n_desktops)
    if grows:
        document["growth"] = GROWTH
    scenario = parse(document)
    return sensitivity(scenario, seed_catalog()), runway(scenario, seed_catalog())


def desktops(answer: Sensitivity) -> InputSensitivity:
    return next(each for each in answer.inputs if each.id == "n_desktops")


@pytest.mark.parametrize("n_desktops", [203, 395])
def test_sensitivity_and_growth_find_the_same_limit_of_desktops(n_desktops: int) -> None:
    swept, limit = both(n_desktops, grows=False)
    flip = desktops(swept).flip
    assert flip is not None
    assert limit.breaks is not None
    assert flip.value == limit.breaks.n_desktops == limit.most_desktops + limit.step_desktops


def test_limit_of_more_desktops_than_an_array_supports_is_the_same_too() -> None:
    swept, limit = both(1203, grows=False)
    flip = desktops(swept).flip
    assert not swept.holds
    assert flip is not None
    assert flip.value == limit.most_desktops


def test_input_that_scales_several_events_or_pools_says_so() -> None:
    swept, _ = both(203, grows=False)
    labels = {each.id: english(each.label) for each in swept.inputs}
    assert labels["n_desktops"] == "Desktops, all pools in proportion"
    assert labels["n_slots"].startswith("Desktops started at a time, all reboots and power-ons in proportion (shown")
    assert labels["login_window_s"].startswith("Login windows, all in proportion (shown")


def test_sensitivity_is_of_today_if_growth_is_planned() -> None:
    swept, _ = both(203, grows=True)
    assert english(swept.sentence).startswith("Today with 406 desktops: ")
