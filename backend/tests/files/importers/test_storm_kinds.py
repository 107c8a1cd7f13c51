"""Kinds of storms: scored on sites that did not choose the parameters, never surer than right, unclear below 70%."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from stormsizer_io.importers.series.storm_kinds import (
    FIRST,
    FOLLOWS,
    KINDS,
    LEAST_PROBABILITY,
    LIKELIHOODS,
    Evidence,
    StormKind,
    infer,
    kind_probabilities,
)
from tests.files.importers import labeled_storms as labeled
from tests.files.importers.labeled_storms import MONDAY, Labeled
from tests.support.languages import english

REFERENCE = Path(__file__).parents[4] / "docs" / "reference" / "imports.md"
BINS = (0.7, 0.8, 0.9, 0.95, 1.0)
LOGIN = Evidence(MONDAY + timedelta(days=1, hours=8), 2700.0, 6.0, 0.30, None, 500.0, 1500.0)
"""A six-fold storm at eight o'clock with few reads, after which the load is higher than before."""


def held_out() -> tuple[Labeled, ...]:
    return labeled.of_sites(labeled.HELD_OUT)


def share_right(storms: Sequence[Labeled]) -> float:
    return float(np.mean([each.is_right for each in storms]))


def reliability(storms: Sequence[Labeled]) -> list[tuple[str, int, float, float]]:
    """Return the number of named storms in each range of probabilities, their mean probability, and the share right."""
    rows = []
    for low, high in pairwise(BINS):
        named = [each for each in storms if each.inferred is not StormKind.UNKNOWN and low <= each.probability < high]
        if named:
            mean = float(np.mean([each.probability for each in named]))
            rows.append((f"{low:.0%} to {high:.0%}", len(named), mean, share_right(named)))
    return rows


def test_sites_that_score_share_no_scenario_with_those_that_chose_the_parameters() -> None:
    assert not {site.scenario for site in labeled.FIT} & {site.scenario for site in labeled.HELD_OUT}
    assert not {site.schedule for site in labeled.FIT} & {site.schedule for site in labeled.HELD_OUT}


def test_set_has_at_least_60_storms_and_some_of_each_kind() -> None:
    kinds = Counter(each.kind for each in (*held_out(), *labeled.of_drawn()))
    assert kinds.total() >= 60
    assert min(kinds[kind] for kind in ("boot", "login", "logout")) >= 15
    assert kinds["other"] >= 5


def test_at_least_nine_in_ten_held_out_storms_are_right() -> None:
    assert share_right(held_out()) >= 0.9
    assert share_right((*held_out(), *labeled.of_drawn())) >= 0.9


def test_named_kinds_are_never_surer_than_right() -> None:
    storms = (*held_out(), *labeled.of_drawn(), *labeled.of_published())
    for _, _, mean, right in reliability(storms):
        assert right >= mean
    named = [each for each in storms if each.inferred is not StormKind.UNKNOWN]
    assert share_right(named) >= np.mean([each.probability for each in named])


@pytest.mark.parametrize(("zone", "n_right"), [("America/Chicago", 65), ("Asia/Tokyo", 67)])
def test_hours_in_a_wrong_time_zone_make_storms_unclear_but_not_wrong(zone: str, n_right: int) -> None:
    storms = labeled.of_sites(labeled.HELD_OUT, zone)
    assert all(each.is_right or each.inferred is StormKind.UNKNOWN for each in storms)
    assert sum(each.is_right for each in storms) == n_right
    assert f"{zone.rpartition('/')[2]}, {n_right}" in REFERENCE.read_text()


def test_published_storms_without_time_and_shape_are_never_named_wrongly() -> None:
    storms = labeled.of_published()
    assert len(storms) == 14
    assert all(each.is_right or each.inferred is StormKind.UNKNOWN for each in storms)


def test_unclear_storms_have_less_than_the_least_probability_of_a_kind() -> None:
    for each in (*held_out(), *labeled.of_drawn()):
        assert (each.inferred is StormKind.UNKNOWN) == (each.probability < LEAST_PROBABILITY)


def test_storm_in_the_morning_with_few_reads_is_a_login() -> None:
    (found,) = infer([LOGIN], "UTC")
    assert found.kind is StormKind.LOGIN
    assert "3.0 times the load before" in english(found.reasons[-1])


def test_storm_in_the_evening_with_many_reads_after_which_the_load_is_lower_is_a_logoff() -> None:
    evening = replace(
        LOGIN, starts_at=MONDAY + timedelta(hours=17), read_fraction=0.6, before_iops=1500.0, after_iops=500.0
    )
    assert infer([evening], "UTC")[0].kind is StormKind.LOGOUT


def test_hours_are_those_of_the_site() -> None:
    quiet = replace(LOGIN, before_iops=None, after_iops=None)
    here, far = (kind_probabilities([quiet], zone)[0, 1] for zone in ("UTC", "Australia/Brisbane"))
    assert here > far


def test_login_is_likelier_after_a_boot() -> None:
    alone = replace(LOGIN, before_iops=None, after_iops=None)
    boot = replace(
        alone, starts_at=MONDAY + timedelta(days=1, hours=6), read_fraction=0.85, height=20.0, length_s=900.0
    )
    assert kind_probabilities([boot, alone], "UTC")[1, 1] > kind_probabilities([alone], "UTC")[0, 1] + 0.05


def test_unclear_storm_names_its_two_likeliest_kinds_and_asks() -> None:
    (found,) = infer([Evidence(None, None, None, 0.7, None, None, None)], "UTC")
    assert found.kind is StormKind.UNKNOWN
    assert found.probability < LEAST_PROBABILITY
    assert re.match(r"Unclear: something else \d+% and boot \d+%\. Choose the type", english(found.reasons[0]))


@pytest.mark.parametrize("feature", LIKELIHOODS)
def test_shares_of_each_kind_add_up(feature: str) -> None:
    np.testing.assert_allclose(np.sum(list(LIKELIHOODS[feature].values()), axis=0), 1.0, atol=0.005)


def test_kinds_that_follow_add_up() -> None:
    np.testing.assert_allclose(np.sum((*FOLLOWS, FIRST), axis=1), 1.0)


def confusion(storms: Sequence[Labeled]) -> list[str]:
    """Return the rows of the confusion table: true kinds by named kinds."""
    names = {"boot": "boot", "login": "login", "logout": "logoff", "other": "other"}
    rows = []
    for kind, name in names.items():
        of_kind = Counter(each.inferred for each in storms if each.kind == kind)
        rows.append(f"| {name} | " + " | ".join(str(of_kind[each]) for each in KINDS) + " |")
    return rows


def test_documentation_has_the_tables_of_the_labeled_set() -> None:
    text = REFERENCE.read_text()
    groups = {"sites": held_out(), "drawn": labeled.of_drawn(), "published": labeled.of_published()}
    for storms in groups.values():
        assert "\n".join(confusion(storms)) in text, "\n".join(confusion(storms))
    rows = [
        f"| {span} | {n} | {mean:.0%} | {right:.0%} |"
        for span, n, mean, right in reliability((*groups["sites"], *groups["drawn"], *groups["published"]))
    ]
    assert "\n".join(rows) in text, "\n".join(rows)
    for feature in LIKELIHOODS.values():
        for name, row in feature.items():
            assert f"| {name} | " + " | ".join(f"{share:.0%}" for share in row) + " |" in text, name
