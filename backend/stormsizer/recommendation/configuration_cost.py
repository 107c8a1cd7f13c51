"""Cost of a scenario's current configuration, and its total cost of ownership over several years."""

from collections.abc import Iterator
from dataclasses import replace

from stormsizer.messages.text import Listing, Message, Money, Quantity, Text, msg, sentences
from stormsizer.model.catalog import Catalog, License, PriceList
from stormsizer.model.catalog.prices import MONTHS_PER_YEAR
from stormsizer.model.scenario import Scenario, SizedFor, sized_for
from stormsizer.recommendation.answer import ConfigurationCost, CostOfOwnership, OwnershipLine, OwnershipPeriod
from stormsizer.recommendation.cost import (
    HOURS_PER_YEAR,
    WATTS_PER_KILOWATT,
    Cost,
    cost_of_all_arrays,
    cost_of_main_array,
    in_words,
    is_in_hosts_or_cloud,
    mark_of,
    price_of_other_arrays,
    prices_in_use,
    purchase_price,
    sum_if_known,
)
from stormsizer.recommendation.price_contents import budget_check
from stormsizer.recommendation.upgrade import upgrade_of

YEARS = (3, 5)
"""Periods over which proposals usually compare costs."""


def configuration_cost(scenario: Scenario, catalog: Catalog, *, is_main: bool = True) -> ConfigurationCost:
    """Return the cost of a scenario's current configuration; what covers all arrays is part of the main one's."""
    cost, prices = cost_of_main_array(scenario, catalog), prices_in_use(catalog)
    size = sized_for(scenario)
    each = size.n_users if scenario.has_session_hosts else None
    array = catalog.arrays[scenario.array.model_id]
    return ConfigurationCost(
        words=in_words(scenario.array, array, catalog.drives, scenario.hosts.host_cache_gib),
        n_drives=cost.n_drives,
        rack_units=cost.rack_units,
        watts=cost.watts,
        price=cost.price,
        price_per_desktop=None if cost.price is None else cost.price / size.n_desktops,
        n_desktops=size.n_desktops,
        ownership=ownership_if_priced(scenario, catalog) if is_main else None,
        price_per_month=cost.price_per_month,
        price_per_user=cost.price / each if cost.price is not None and each is not None else None,
        unpriced=cost.unpriced,
        prices=mark_of(prices),
        is_in_hosts=array.is_in_hosts,
        upgrade=upgrade_of(scenario.array, scenario.installed_array, scenario.hosts, catalog),
        budget=budget_check(scenario, sum_if_known(cost.price, price_of_other_arrays(scenario, catalog)), prices),
    )


def has_ownership_prices(prices: PriceList | None) -> bool:
    """Return whether a list prices anything that only the total cost of ownership includes."""
    return prices is not None and bool(
        prices.price_per_host is not None or prices.licenses or prices.support_fraction_per_year is not None
    )


def ownership_if_priced(scenario: Scenario, catalog: Catalog) -> CostOfOwnership | None:
    """Return the total cost of ownership; None if no price of hosts, licenses or support is given."""
    return cost_of_ownership(scenario, catalog) if has_ownership_prices(prices_in_use(catalog)) else None


def cost_of_ownership(scenario: Scenario, catalog: Catalog) -> CostOfOwnership | None:
    """Return the total cost of ownership of a scenario's arrays, hosts and licenses; None without a price list.

    Items without a price are named and not included. Support is a fraction of what is purchased, after discounts;
    installed parts are not purchased.
    """
    prices = prices_in_use(catalog)
    if prices is None:
        return None
    size, missing = sized_for(scenario), list(_missing(scenario, catalog, prices))
    parts_only = prices.model_copy(update={"price_per_kwh": None, "support_fraction_per_year": None})
    paid = _cost_at(scenario, catalog, parts_only)
    storage = purchase_price(paid, parts_only)
    lines: list[OwnershipLine] = []
    if storage is None or paid.price_per_month is None:
        missing.insert(0, msg("ownership-no-storage-price", parts=Listing(paid.unpriced)))
    else:
        lines += _storage(scenario, catalog, parts_only, storage, paid.price_per_month * MONTHS_PER_YEAR)
    lines += _others(scenario, catalog, prices, size, storage)
    if all(line.item in ("storage", "discount") and not line.per_year for line in lines):
        lines = []  # totals over years would repeat the price
    periods = tuple(_period(years, lines, size) for years in YEARS) if storage is not None and lines else ()
    return CostOfOwnership(
        lines=tuple(lines),
        missing=tuple(missing),
        periods=periods,
        n_desktops=size.n_desktops,
        sentence=_sentence(periods, missing, size, storage, prices.currency),
    )


def _cost_at(scenario: Scenario, catalog: Catalog, prices: PriceList) -> Cost:
    return cost_of_all_arrays(scenario, replace(catalog, prices={prices.id: prices}))


def _storage(
    scenario: Scenario, catalog: Catalog, prices: PriceList, purchase: float, rent_per_year: float
) -> Iterator[OwnershipLine]:
    """Yield the storage at list prices, and the discount on it and on the hosts."""
    at_list = prices.model_copy(update={"discounts": {}, "hardware_discount": 0.0})
    cost = _cost_at(scenario, catalog, at_list)
    once, per_year = purchase_price(cost, at_list) or 0.0, (cost.price_per_month or 0.0) * MONTHS_PER_YEAR
    yield _line("storage", msg("ownership-storage"), once, per_year)
    off_hosts = scenario.hosts.n_hosts * (prices.price_per_host or 0.0) * prices.hardware_discount
    off_once, off_per_year = once - purchase + off_hosts, per_year - rent_per_year
    if off_once > 0.0 or off_per_year > 0.0:
        yield _line("discount", msg("ownership-discount"), -off_once, -off_per_year)


def _others(
    scenario: Scenario, catalog: Catalog, prices: PriceList, size: SizedFor, storage: float | None
) -> Iterator[OwnershipLine]:
    """Yield hosts, licenses, support and power, as far as their prices are known."""
    currency, hosts = prices.currency, 0.0
    if prices.price_per_host is not None:
        at_list = size.n_hosts * prices.price_per_host
        hosts = at_list * (1.0 - prices.hardware_discount)
        label = msg("ownership-hosts", n=size.n_hosts, price=Money(prices.price_per_host, currency))
        yield _line("hosts", label, at_list, 0.0)
    for license_ in prices.licenses:
        n = _n_licenses(license_, size)
        if n is not None:
            price = Money(license_.price, currency)
            label = msg("ownership-license", name=license_.name, n=Quantity(n, "", 6), price=price)
            cost = n * license_.price
            yield _line("license", label, *((0.0, cost) if license_.is_yearly else (cost, 0.0)))
    if prices.support_fraction_per_year is not None and storage is not None:
        fraction = prices.support_fraction_per_year
        label = msg("ownership-support", share=Quantity(fraction, "fraction"), price=Money(storage + hosts, currency))
        yield _line("support", label, 0.0, fraction * (storage + hosts))
    watts = _cost_at(scenario, catalog, prices).watts
    if prices.price_per_kwh is not None and watts is not None:
        per_year = watts * HOURS_PER_YEAR / WATTS_PER_KILOWATT * prices.price_per_kwh * prices.pue
        label = msg("ownership-power", power=Quantity(watts, "W"), pue=Quantity(prices.pue, ""))
        yield _line("power", label, 0.0, per_year)


def _line(item: str, label: Message, once: float, per_year: float) -> OwnershipLine:
    return OwnershipLine.model_validate({"item": item, "label": label, "once": once, "per_year": per_year})


def _n_licenses(license_: License, size: SizedFor) -> float | None:
    """Return the number of licenses; None if the number of sockets is not known."""
    if license_.per == "desktop":
        return size.n_desktops
    if license_.per == "user":
        return size.n_users
    if license_.per == "host":
        return size.n_hosts
    return None if license_.sockets_per_host is None else size.n_hosts * license_.sockets_per_host


def _missing(scenario: Scenario, catalog: Catalog, prices: PriceList) -> Iterator[Text]:
    """Yield the items, other than storage, whose price is not known."""
    if prices.price_per_host is None:
        yield msg("ownership-no-host-price")
    if not prices.licenses:
        yield msg("ownership-no-licenses")
    for license_ in prices.licenses:
        if license_.per == "socket" and license_.sockets_per_host is None:
            yield msg("ownership-no-sockets", name=license_.name)
    if prices.support_fraction_per_year is None:
        yield msg("ownership-no-support")
    arrays = [catalog.arrays[each.model_id] for each in (scenario.array, *scenario.other_arrays)]
    if all(array.volume is not None for array in arrays):
        return
    if prices.price_per_kwh is None:
        yield msg("ownership-no-kwh-price")
    elif any(is_in_hosts_or_cloud(array) for array in arrays):
        yield msg("ownership-power-of-hosts")
    elif _cost_at(scenario, catalog, prices).watts is None:
        yield msg("ownership-no-power")


def _period(years: int, lines: list[OwnershipLine], size: SizedFor) -> OwnershipPeriod:
    price = sum(line.once + years * line.per_year for line in lines)
    each = price / size.n_desktops
    return OwnershipPeriod(
        years=years, price=price, price_per_desktop=each, price_per_desktop_per_month=each / (years * MONTHS_PER_YEAR)
    )


def _sentence(
    periods: tuple[OwnershipPeriod, ...], missing: list[Text], size: SizedFor, storage: float | None, currency: str
) -> Text:
    """Return the total cost, or that of the items with a price, and the items without one."""
    without = msg("ownership-not-included", items=Listing(tuple(missing))) if missing else None
    if storage is None:
        return sentences(msg("ownership-not-known"), without)
    if not periods:
        return sentences(msg("ownership-total-storage", price=Money(storage, currency)), without)
    three, five = (Money(each.price, currency) for each in periods)
    month, n = Money(periods[0].price_per_desktop_per_month, currency), size.n_desktops
    if without is None:
        return msg("ownership-total", three=three, five=five, month=month, n=n)
    return sentences(msg("ownership-total-priced", three=three, five=five, month=month, n=n), without)
