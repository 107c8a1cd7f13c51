"""Fixtures of engine tests: the seed catalog and the sample scenario."""

from __future__ import annotations

from typing import Any

import pytest

from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from tests.engine import seeds


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    """The catalog as it ships."""
    return seeds.seed_catalog()


@pytest.fixture(scope="session")
def acme() -> Scenario:
    """The sample scenario: the fortnight of TR-3949."""
    return seeds.acme_scenario()


@pytest.fixture
def acme_document() -> dict[str, Any]:
    """The sample scenario as a document, to be changed at will."""
    return seeds.acme_document()
