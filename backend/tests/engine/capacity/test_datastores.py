"""Datastores of linked clones, against the documentation's own examples."""

from __future__ import annotations

from typing import Any

import pytest

from stormsizer.capacity import datastore_sizes
from stormsizer.model.scenario import Pool
from tests.support.languages import english

GIB_IN_GB = 1.073741824


def linked(**fields: Any) -> Pool:
    """A pool of linked clones."""
    return Pool.model_validate(
        {"id": "desks", "name": "Desks", "profile_id": "any", "clone_type": "linked", "n_desktops": 10} | fields
    )


def test_forty_clones_of_ten_gb_fit_on_a_datastore_of_a_hundred() -> None:
    """The example of View's documentation for the conservative level."""
    (size,) = datastore_sizes([linked(n_desktops=40, image_gib=10.0)])
    assert size.overcommit_ratio == 4
    assert size.smallest_gb == pytest.approx(100 * GIB_IN_GB)


def test_overcommit_levels_match_the_table_of_the_documentation() -> None:
    """10 desktops of 1 GB of memory, a replica of 10 GB: 40, 80 and 130 GB."""
    (size,) = datastore_sizes([linked(memory_gib=1.0, image_gib=10.0)])
    assert size.minimum_gb == pytest.approx(40 * GIB_IN_GB)
    assert size.half_gb == pytest.approx(80 * GIB_IN_GB)
    assert size.maximum_gb == pytest.approx(130 * GIB_IN_GB)


@pytest.mark.parametrize(("level", "ratio"), [("none", 1), ("conservative", 4), ("moderate", 7), ("aggressive", 15)])
def test_higher_level_needs_less_space(level: str, ratio: float) -> None:
    (size,) = datastore_sizes([linked(overcommit=level, n_desktops=832, image_gib=25.0)])
    assert size.smallest_gb == pytest.approx(832 * 25 / ratio * GIB_IN_GB)


def test_the_ps6100xs_pools_had_little_room_for_deltas() -> None:
    """25 / 4 GiB for each clone, less 1.5 of swap and 4 of disposable disk: full at 0.75 GiB of delta."""
    pool = linked(n_desktops=832, memory_gib=1.5, image_gib=25.0, disposable_gib_per_desktop=4.0)
    (size,) = datastore_sizes([pool])
    assert size.full_at_gib_per_desktop == pytest.approx(0.75)
    assert size.expected_gb == pytest.approx(832 * (2 + 1.5 + 4) * GIB_IN_GB)
    assert "not enough for deltas" in english(size.sentence)


def test_aggressive_level_can_be_filled_by_swap_files_alone() -> None:
    (size,) = datastore_sizes([linked(overcommit="aggressive", image_gib=20.0, memory_gib=2.0)])
    assert size.full_at_gib_per_desktop < 0
    assert "Swap files" in english(size.sentence)


def test_other_clone_types_have_no_overcommit() -> None:
    assert (
        datastore_sizes([linked(clone_type=kind) for kind in ("instant", "mcs", "pvs", "full", "deduplicated")]) == ()
    )
