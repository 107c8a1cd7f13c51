"""Catalog files with numbers that cannot be are refused by path, value and what is allowed."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from stormsizer.model.catalog import assemble
from tests.engine import seeds
from tests.support.languages import catalog_refused

Documents = dict[str, list[dict[str, Any]]]


def entry(documents: Documents, kind: str, identifier: str) -> dict[str, Any]:
    """One document of a kind."""
    return next(document for document in documents[kind] if document["id"] == identifier)


def too_many_reads(documents: Documents) -> None:
    entry(documents, "workloads", "windows7-knowledge-rawc")["power_on"]["read_fraction"]["value"] = 1.2


def negative_time(documents: Documents) -> None:
    entry(documents, "drives", "fc-450gb-15k")["random_read_ms"].update(value=-5.3, low=None, high=None)


def growing_data(documents: Documents) -> None:
    entry(documents, "arrays", "generic-hci-node")["data_reduction_ratio"].update(value=0.5, low=None)


def group_without_data(documents: Documents) -> None:
    entry(documents, "arrays", "netapp-fas3270")["tiers"][0]["raid"]["group_size"]["value"] = 2


def tiers_out_of_order(documents: Documents) -> None:
    entry(documents, "arrays", "emc-vnx5500")["tiers"].reverse()


def unknown_placement(documents: Documents) -> None:
    entry(documents, "arrays", "dell-ps6100xs")["tiering"]["new_blocks_tier"] = "capacity"


def two_tiers_without_tiering(documents: Documents) -> None:
    del entry(documents, "arrays", "dell-ps6100xs")["tiering"]


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (too_many_reads, r"power_on\.read_fraction: given 1\.2, allowed 0 to 1"),
        (negative_time, r"Drive fc-450gb-15k: random_read_ms: given -5\.3, allowed 0 or more"),
        (growing_data, r"generic-hci-node: data_reduction_ratio: given 0\.5, allowed 1 or more"),
        (group_without_data, r"tiers\.0\.raid\.group_size: of 2 leaves no drives for data.* \(allowed: at least 3\)"),
        (
            tiers_out_of_order,
            r"tiers: must be listed from fastest to slowest, without duplicates .*: flash, performance, and capacity\)",
        ),
        (
            unknown_placement,
            r"tiering: places new blocks on “capacity”, .* not one of .*: flash or performance\)",
        ),
        (two_tiers_without_tiering, r"tiering: is required for an array with several tiers"),
    ],
)
def test_invalid_number_is_rejected(spoil: Callable[[Documents], None], message: str) -> None:
    documents = copy.deepcopy(seeds.catalog_documents())
    spoil(documents)
    with catalog_refused(message):
        assemble(documents)
