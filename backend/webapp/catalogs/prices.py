"""Current price list: the organization's own, or the illustrative one that ships with the product."""

import hashlib
import json
from collections.abc import Iterator
from typing import Any

from sqlalchemy.orm import Session

from stormsizer.messages.text import msg
from stormsizer.model.catalog import Catalog, PriceList
from stormsizer.model.scenario import Problem
from stormsizer.model.scenario.problems import LONGEST_STEP, shortened_text
from stormsizer.recommendation.cost import prices_in_use
from webapp.catalogs import service
from webapp.catalogs.own_checks import hardware_of, problem, reference_problem
from webapp.catalogs.price_parts import PARTS, parts_of
from webapp.catalogs.project_prices.repository import follow
from webapp.catalogs.schemas import PriceListInUse, Unpriced
from webapp.catalogs.seeds import SeedDocument, hashed
from webapp.core.http.errors import InvalidInputError, NotFoundError, require_match

OWN_PRICES = ("prices", "own")
"""Kind and ID of the organization's own price list."""


def in_use(catalog: Catalog) -> PriceListInUse:
    """Return the current price list and the prices missing from it."""
    prices = prices_in_use(catalog)
    return PriceListInUse(catalog_version=catalog.version, prices=prices, unpriced=tuple(_unpriced(catalog, prices)))


def etag(prices: PriceList | None) -> str:
    """Return the ETag of a list: a hash of its content."""
    return etag_of(None if prices is None else prices.model_dump(mode="json"))


def etag_of(document: Any) -> str:
    """Return the ETag of a JSON document: a hash of its content."""
    return f'"{hashlib.sha256(json.dumps(document, sort_keys=True).encode()).hexdigest()[:32]}"'


def replace(session: Session, given: PriceList, if_match: str | None, *, keep_numbers: bool) -> PriceListInUse:
    """Set the organization's price list. Future runs use the resulting new catalog version."""
    service.lock(session)
    catalog = service.current_catalog(session)
    before = prices_in_use(catalog)
    require_match(if_match, etag(before), msg("problem-price-list-changed"))
    problems = (*currency_problems(given, before, keep_numbers=keep_numbers), *unknown_references(given, catalog))
    if problems:
        raise InvalidInputError(problems)
    kind, identifier = OWN_PRICES
    own = given.model_copy(update={"id": identifier, "standing": "own", "project": ""})
    follow(session, before, own, keep_numbers=keep_numbers)
    service.use_own(
        session, (*_others(session), hashed(kind, identifier, own.model_dump(mode="json", exclude_defaults=True)))
    )
    return in_use(service.current_catalog(session))


def currency_problems(given: PriceList, before: PriceList | None, *, keep_numbers: bool) -> Iterator[Problem]:
    """Yield a problem if a change of currency neither converts the prices nor says that they need no conversion."""
    done = given.conversion
    if done is not None and done.from_currency == given.currency:
        allowed = msg("price-currency-other", currency=given.currency)
        yield problem("conversion.from_currency", done.from_currency, allowed, msg("price-currency-same"))
        return
    if before is None or before.currency == given.currency or keep_numbers:
        return
    if done is None or done.from_currency != before.currency:
        allowed = msg("price-currency-allowed", currency=before.currency)
        yield problem("currency", given.currency, allowed, msg("price-currency-changed", currency=before.currency))


def remove(session: Session) -> None:
    """Delete the organization's price list; existing runs keep it."""
    service.lock(session)
    others = _others(session)
    if len(others) == len(service.own_entries(session)):
        raise NotFoundError(msg("problem-no-own-price-list"))
    service.use_own(session, others)


def _others(session: Session) -> tuple[SeedDocument, ...]:
    """Return the organization's custom entries except its price list."""
    return tuple(each for each in service.own_entries(session) if each.name != OWN_PRICES)


def unknown_references(given: PriceList, catalog: Catalog) -> Iterator[Problem]:
    """Yield a problem for each array, drive, volume and vendor of a list that is not in the catalog."""
    volumes = {drive.id: drive for drive in catalog.drives.values() if drive.is_volume_size}
    vendors = {array.vendor: array for array in catalog.arrays.values()}
    for kind, priced, known in (
        ("arrays", given.arrays, catalog.arrays),
        ("drives", given.drives, hardware_of(catalog)),
        ("volumes_per_month", given.volumes_per_month, volumes),
        ("discounts", given.discounts, vendors),
    ):
        for identifier in priced:
            if identifier not in known:
                yield reference_problem(f"{kind}.{shortened_text(identifier, LONGEST_STEP)}", identifier, kind, known)


def _unpriced(catalog: Catalog, prices: PriceList | None) -> Iterator[Unpriced]:
    for array in catalog.arrays.values():
        if array.volume is not None:
            continue
        known = prices.arrays.get(array.id) if prices else None
        for part in parts_of(array):
            if known is None or getattr(known, part) is None:
                name = msg("price-part-of-array", part=PARTS[part], array=array.name)
                yield Unpriced(path=f"arrays.{array.id}.{part}", name=name)
    for drive in catalog.drives.values():
        part = "volumes_per_month" if drive.is_volume_size else "drives"
        if prices is None or drive.id not in getattr(prices, part):
            yield Unpriced(path=f"{part}.{drive.id}", name=drive.name)
    if prices is None or prices.host_memory_per_gib is None:
        yield Unpriced(path="host_memory_per_gib", name=msg("price-part-host-memory"))
