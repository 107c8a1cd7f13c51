"""Fixtures of the file tests: the seed catalog and the sample scenario, as in the engine tests."""

from tests.engine.conftest import acme, acme_document, catalog

__all__ = ["acme", "acme_document", "catalog"]
