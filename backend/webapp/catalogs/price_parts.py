"""Parts of arrays that a price list can price."""

from __future__ import annotations

from collections.abc import Mapping

from stormsizer.messages.text import Text, msg
from stormsizer.model.catalog import ArrayModel

PARTS: Mapping[str, Text] = {
    "controller": msg("price-part-controller"),
    "shelf": msg("price-part-shelf"),
    "cache_module": msg("price-part-cache-module"),
    "port": msg("price-part-port"),
}


def parts_of(array: ArrayModel) -> tuple[str, ...]:
    """Return the parts of an array that have a price."""
    return tuple(part for part in PARTS if part != "cache_module" or array.flash_cache is not None)
