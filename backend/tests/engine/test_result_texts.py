"""Texts of a result in every language, and texts of results that earlier releases stored."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from stormsizer.capacity import CapacityItem
from stormsizer.messages.text import is_message
from stormsizer.simulation.pipeline import simulate
from stormsizer.simulation.result import Assumption
from tests.engine import seeds
from webapp.core.languages import languages


def ids_in(value: Any) -> Iterator[str]:
    """Ids of all messages in a JSON value."""
    if isinstance(value, dict):
        if is_message(value):
            yield value["message"]
        for item in value.values():
            yield from ids_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from ids_in(item)


@pytest.mark.parametrize("language", languages().codes)
@pytest.mark.parametrize("name", ["acme", "emc-vnx5500", "generic-hci-windows11"])
def test_texts_of_a_result_exist_in_every_language(name: str, language: str) -> None:
    result = simulate(seeds.scenarios()[name], seeds.seed_catalog(), recommend=False).result
    localizer = languages().localizer(language)
    ids = set(ids_in(result.model_dump(mode="json")))
    assert {"phase-label", "assumption-label", "capacity-formula-product"} <= ids
    assert [message_id for message_id in sorted(ids) if not localizer.has(message_id)] == []
    assert list(ids_in(localizer.json(result.model_dump(mode="json")))) == []


def test_assumption_of_an_earlier_release_has_document_and_fact() -> None:
    stored = Assumption(
        label="Windows 7: Login, I/Os", value=1, unit="", origin="stated", source="", where="", reasoning=""
    )
    assert stored.document_and_fact == ("Windows 7", "Login, I/Os")


def test_capacity_item_of_an_earlier_release_has_its_pool() -> None:
    stored = CapacityItem(id="a-swap", label="Swap files, Pool A", gb=1.0, formula="1 × 1 GiB")
    assert stored.label_within("Pool A") == "Swap files"
    assert stored.label_within("Pool B") is None
