"""Hardware prices: a dated list that users may replace with their own."""

from collections.abc import Mapping
from datetime import date
from typing import Annotated, Literal

from pydantic import Field

from stormsizer.model.provenance import Document

Amount = Annotated[float, Field(ge=0, le=1e9)]
VendorName = Annotated[str, Field(min_length=1, max_length=100)]
Fraction = Annotated[float, Field(ge=0, le=1)]
Currency = Annotated[str, Field(pattern=r"^[A-Z]{3}$")]
Identifier = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,63}$")]


class ArrayPrice(Document):
    """Purchase price of one array with all of its controllers and ports and the drives that it has at least."""

    amount: Amount
    currency: Currency


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


class CurrencyConversion(Document):
    """Conversion of all prices of a list from another currency, at the rate of a date."""

    from_currency: Currency
    rate: Annotated[float, Field(gt=0, le=1e6)]
    """Units of the list's currency for one unit of the former currency."""
    dated: date
    source: Annotated[str, Field(min_length=1, max_length=200)]
    """Where the rate is from, for example ECB."""


class License(Document):
    """One license, for example of the desktop broker or the hypervisor."""

    name: Annotated[str, Field(min_length=1, max_length=100)]
    price: Amount
    per: Literal["desktop", "user", "host", "socket"]
    is_yearly: bool = True
    """Whether the price is paid every year, instead of once."""
    sockets_per_host: Annotated[int, Field(ge=1, le=16)] | None = None
    """Processor sockets per host, for a license per socket."""


MONTHS_PER_YEAR = 12


class PriceList(Document):
    """Prices as of a date. The built-in list is illustrative: no study prints hardware prices."""

    id: Identifier
    name: Annotated[str, Field(min_length=1, max_length=200)]
    dated: date
    valid_until: date | None = None
    """Last day on which the prices are valid, for example of a quote; None if it is not known."""
    standing: Literal["illustrative", "own"] = "own"
    """Illustrative: orders of magnitude that show how the comparison works, not a quote. Own: an organization's real
    prices."""
    currency: Currency = "USD"
    conversion: CurrencyConversion | None = None
    """Last conversion of the prices from another currency; none if they were never converted."""
    project: Annotated[str, Field(max_length=200)] = ""
    """Name of the project whose prices replace some of the organization's; set by the service."""
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
    """Price of one kWh, without cooling if a PUE is given; without a price, power is not part of the price."""
    pue: Annotated[float, Field(ge=1, le=5)] = 1.0
    """Power usage effectiveness by which storage power is multiplied; 1 if the price per kWh includes cooling."""
    discounts: Mapping[VendorName, Fraction] = Field(default_factory=dict)
    """Discount on all prices of a vendor, as a fraction, by the vendor's name."""
    hardware_discount: Fraction = 0.0
    """Discount on hosts, host memory and the hardware of vendors that have no discount of their own, as a fraction."""
    host_memory_per_gib: Amount | None = None
    """Price per GiB of host memory, for caches and storage appliances on the hosts."""
    price_per_host: Amount | None = None
    """Price of one host; 0 if the hosts are already there."""
    licenses: Annotated[tuple[License, ...], Field(max_length=20)] = ()
    """Licenses of desktops, users and hosts."""
    support_fraction_per_year: Fraction | None = None
    """Yearly support, as a fraction of the purchase price of storage and hosts."""

    @property
    def term_months(self) -> float:
        """Months over which monthly prices are added up."""
        return self.term_years * MONTHS_PER_YEAR


class ProjectPrices(Document):
    """Prices of one project that replace those of the organization's list, item by item."""

    project: Annotated[str, Field(max_length=200)] = ""
    """Name of the project; set by the service."""
    currency: Currency
    """Currency of the organization's list, which a project shares."""
    valid_until: date | None = None
    """Last day on which the prices are valid; None for that of the organization's list."""
    arrays: Mapping[Identifier, ArrayPrices] = Field(default_factory=dict)
    """Part prices, by array family; parts without a price keep the organization's."""
    drives: Mapping[Identifier, Amount] = Field(default_factory=dict)
    """Price per drive, by drive model."""
    volumes_per_month: Mapping[Identifier, Amount] = Field(default_factory=dict)
    """Monthly price of a cloud volume, by drive ID."""
    discounts: Mapping[VendorName, Fraction] = Field(default_factory=dict)
    """Discount on all prices of a vendor, as a fraction, by the vendor's name."""
    hardware_discount: Fraction | None = None
    """Discount on other hardware, as a fraction; None for the organization's, as for all prices below."""
    price_per_kwh: Amount | None = None
    pue: Annotated[float, Field(ge=1, le=5)] | None = None
    host_memory_per_gib: Amount | None = None
    price_per_host: Amount | None = None
    licenses: Annotated[tuple[License, ...], Field(max_length=20)] | None = None
    support_fraction_per_year: Fraction | None = None

    def applied_to(self, prices: PriceList) -> PriceList:
        """Return the organization's list with the prices of the project; the list itself in another currency."""
        if prices.currency != self.currency:
            return prices
        by_id = {name: {**getattr(prices, name), **getattr(self, name)} for name in _BY_ID}
        single = {name: value for name in _SINGLE if (value := getattr(self, name)) is not None}
        arrays = {array_id: _merged(prices.arrays.get(array_id), own) for array_id, own in self.arrays.items()}
        changes = {**by_id, **single, "arrays": {**prices.arrays, **arrays}, "project": self.project}
        return prices.model_copy(update=changes)

    def converted(self, currency: str, rate: float) -> "ProjectPrices":
        """Return the prices in another currency, each multiplied by a rate."""
        amounts = {name: {each: rate * price for each, price in getattr(self, name).items()} for name in _AMOUNTS_BY_ID}
        single = {name: None if getattr(self, name) is None else rate * getattr(self, name) for name in _AMOUNTS}
        arrays = {
            array_id: ArrayPrices(**{part: None if price is None else rate * price for part, price in parts})
            for array_id, parts in self.arrays.items()
        }
        licenses = self.licenses and tuple(
            each.model_copy(update={"price": rate * each.price}) for each in self.licenses
        )
        changes = {**amounts, **single, "arrays": arrays, "licenses": licenses, "currency": currency}
        return self.model_copy(update=changes)


_AMOUNTS_BY_ID = ("drives", "volumes_per_month")
_BY_ID = (*_AMOUNTS_BY_ID, "discounts")
_AMOUNTS = ("price_per_kwh", "host_memory_per_gib", "price_per_host")
_SINGLE = (*_AMOUNTS, "valid_until", "hardware_discount", "pue", "licenses", "support_fraction_per_year")


def _merged(prices: ArrayPrices | None, own: ArrayPrices) -> ArrayPrices:
    known = {part: price for part, price in own if price is not None}
    return ArrayPrices(**known) if prices is None else prices.model_copy(update=known)
