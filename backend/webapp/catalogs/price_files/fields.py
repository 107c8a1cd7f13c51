"""Fields of a price list as rows of a file: each has a path in the list, a name and a kind of value."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from stormsizer.messages.text import Text, msg
from stormsizer.model.catalog import ArrayModel, Catalog, PriceList
from webapp.catalogs.price_parts import PARTS, parts_of

Value = str | float
"""Value of a field: text, an ISO date, or a number."""


class FieldKind(StrEnum):
    """Kind of value of a field."""

    TEXT = "text"
    DATE = "date"
    YEARS = "years"
    NUMBER = "number"
    AMOUNT = "amount"
    FRACTION = "fraction"


@dataclass(frozen=True)
class PriceField:
    """One field of a price list.

    Attributes
    ----------
    path
        Path in the list, for example ``arrays.netapp-aff-a20.shelf``.
    """

    path: str
    name: Text
    kind: FieldKind
    unit: Text


HEAD: Mapping[str, tuple[Text, FieldKind]] = {
    "name": (msg("price-field-name"), FieldKind.TEXT),
    "dated": (msg("price-field-dated"), FieldKind.DATE),
    "valid_until": (msg("price-field-valid-until"), FieldKind.DATE),
    "currency": (msg("price-field-currency"), FieldKind.TEXT),
    "notes": (msg("price-field-notes"), FieldKind.TEXT),
    "term_years": (msg("price-field-term-years"), FieldKind.YEARS),
    "price_per_kwh": (msg("price-field-price-per-kwh"), FieldKind.AMOUNT),
    "pue": (msg("price-field-pue"), FieldKind.NUMBER),
    "host_memory_per_gib": (msg("price-part-host-memory"), FieldKind.AMOUNT),
    "price_per_host": (msg("price-field-price-per-host"), FieldKind.AMOUNT),
    "support_fraction_per_year": (msg("price-field-support"), FieldKind.FRACTION),
    "hardware_discount": (msg("price-field-hardware-discount"), FieldKind.FRACTION),
}
"""Fields that every list has, with their names."""


UNSET: Mapping[str, Value] = {"pue": 1.0, "hardware_discount": 0.0}
"""Values that count as none."""


def kind_of(path: str) -> FieldKind:
    """Return the kind of value of a field."""
    if path in HEAD:
        return HEAD[path][1]
    return FieldKind.FRACTION if path.startswith("discounts.") else FieldKind.AMOUNT


def values_of(prices: PriceList) -> dict[str, Value]:
    """Return the values of a list by the path of their field, without fields that have none."""
    document = prices.model_dump(mode="json", include={*HEAD})
    found = {path: value for path in HEAD if (value := document[path]) not in (None, "", UNSET.get(path))}
    found |= {f"discounts.{vendor}": value for vendor, value in prices.discounts.items()}
    for array_id, parts in prices.arrays.items():
        amounts = {part: getattr(parts, part) for part in PARTS}
        found |= {f"arrays.{array_id}.{part}": value for part, value in amounts.items() if value is not None}
    found |= {f"drives.{drive_id}": value for drive_id, value in prices.drives.items()}
    return found | {f"volumes_per_month.{drive_id}": value for drive_id, value in prices.volumes_per_month.items()}


def fields_of(catalog: Catalog, prices: PriceList | None) -> tuple[PriceField, ...]:
    """Return every field that a list can have in this catalog, then those that only the list has."""
    currency = prices.currency if prices is not None else PriceList.model_fields["currency"].default
    known = {field.path: field for field in _of_catalog(catalog, currency)}
    others = values_of(prices).keys() - known.keys() if prices is not None else ()
    for path in sorted(others):
        known[path] = PriceField(path, path.split(".", 1)[1], kind_of(path), currency)
    return tuple(known.values())


def _of_catalog(catalog: Catalog, currency: str) -> Iterator[PriceField]:
    units: Mapping[str, Text] = {
        "term_years": msg("price-unit-years"),
        "price_per_kwh": msg("price-unit-per-kwh", currency=currency),
        "host_memory_per_gib": msg("price-unit-per-gib", currency=currency),
        "price_per_host": currency,
    }
    for path, (name, kind) in HEAD.items():
        yield PriceField(path, name, kind, units.get(path, ""))
    for vendor in sorted({array.vendor for array in catalog.arrays.values()}, key=str.casefold):
        name = msg("price-field-discount", vendor=vendor)
        yield PriceField(f"discounts.{vendor}", name, FieldKind.FRACTION, "")
    for array in catalog.arrays.values():
        yield from _of_array(array, currency)
    for drive in catalog.drives.values():
        if not drive.is_volume_size:
            yield PriceField(f"drives.{drive.id}", drive.name, FieldKind.AMOUNT, currency)
    for drive in catalog.drives.values():
        if drive.is_volume_size:
            unit = (
                msg("price-unit-per-gib-month", currency=currency)
                if drive.volume_unit == "gib"
                else msg("price-unit-per-month", currency=currency)
            )
            yield PriceField(f"volumes_per_month.{drive.id}", drive.name, FieldKind.AMOUNT, unit)


def _of_array(array: ArrayModel, currency: str) -> Iterator[PriceField]:
    if array.volume is None:
        for part in parts_of(array):
            name = msg("price-part-of-array", part=PARTS[part], array=array.name)
            yield PriceField(f"arrays.{array.id}.{part}", name, FieldKind.AMOUNT, currency)
