"""What hardware costs: a dated list that anybody may replace with their own."""

from collections.abc import Mapping
from datetime import date
from typing import Annotated, Literal

from pydantic import Field

from stormsizer.model.provenance import Document

Amount = Annotated[float, Field(ge=0, le=1e9)]
Identifier = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,63}$")]


class ArrayPrices(Document):
    """What the parts of one array family cost each, without drives. Empty where nobody knows."""

    controller: Amount | None = None
    """One controller with its share of chassis and software."""
    shelf: Amount | None = None
    """One shelf without drives."""
    cache_module: Amount | None = None
    """One module of cache on flash."""
    port: Amount | None = None
    """One front-end port in use."""


class PriceList(Document):
    """Prices as of a day. The built-in list is illustrative: no study prints hardware prices."""

    id: Identifier
    name: Annotated[str, Field(min_length=1, max_length=200)]
    dated: date
    standing: Literal["illustrative", "own"] = "own"
    """Illustrative: orders of magnitude to show how the comparison works, not a quote. Own: somebody's real prices."""
    currency: Annotated[str, Field(pattern=r"^[A-Z]{3}$")] = "USD"
    notes: Annotated[str, Field(max_length=2500)] = ""
    arrays: Mapping[Identifier, ArrayPrices] = Field(default_factory=dict)
    """By array family."""
    drives: Mapping[Identifier, Amount] = Field(default_factory=dict)
    """By drive model, each."""
    host_memory_per_gib: Amount | None = None
    """Memory of a host, for caches and storage appliances in the hosts."""
