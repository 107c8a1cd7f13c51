"""Hardware prices: a dated list that users may replace with their own."""

from collections.abc import Mapping
from datetime import date
from typing import Annotated, Literal

from pydantic import Field

from stormsizer.model.provenance import Document

Amount = Annotated[float, Field(ge=0, le=1e9)]
VendorName = Annotated[str, Field(min_length=1, max_length=100)]
Identifier = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,63}$")]


class ArrayPrices(Document):
    """Part prices for one array family, excluding drives. A price is None if unknown."""

    controller: Amount | None = None
    """Price of one controller, including its share of chassis and software."""
    shelf: Amount | None = None
    """Price of one shelf without drives."""
    cache_module: Amount | None = None
    """Price of one flash cache module."""
    port: Amount | None = None
    """Price of one front-end port in use."""


MONTHS_PER_YEAR = 12


class PriceList(Document):
    """Prices as of a date. The built-in list is illustrative: no study prints hardware prices."""

    id: Identifier
    name: Annotated[str, Field(min_length=1, max_length=200)]
    dated: date
    standing: Literal["illustrative", "own"] = "own"
    """Illustrative: orders of magnitude that show how the comparison works, not a quote. Own: an organization's real
    prices."""
    currency: Annotated[str, Field(pattern=r"^[A-Z]{3}$")] = "USD"
    notes: Annotated[str, Field(max_length=2500)] = ""
    arrays: Mapping[Identifier, ArrayPrices] = Field(default_factory=dict)
    """Part prices, by array family."""
    drives: Mapping[Identifier, Amount] = Field(default_factory=dict)
    """Price per drive, by drive model."""
    volumes_per_month: Mapping[Identifier, Amount] = Field(default_factory=dict)
    """Monthly price of a cloud volume, by drive ID: of a size that is sold, or of one GiB."""
    term_years: Annotated[float, Field(ge=1, le=10)] = 3.0
    """Years over which monthly prices and power are added to purchase prices."""
    price_per_kwh: Amount | None = None
    """Price of one kWh, including cooling; without it, power is not part of the price."""
    discounts: Mapping[VendorName, Annotated[float, Field(ge=0, le=1)]] = Field(default_factory=dict)
    """Discount on all prices of a vendor, as a fraction, by the vendor's name."""
    host_memory_per_gib: Amount | None = None
    """Price per GiB of host memory, for caches and storage appliances on the hosts."""

    @property
    def term_months(self) -> float:
        """Months over which monthly prices are added up."""
        return self.term_years * MONTHS_PER_YEAR
