"""Cost of a configuration: price if prices are known, and drives, rack units and watts in any case."""

import functools
import itertools
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stormsizer.messages.text import Message, Quantity, Text, msg
from stormsizer.model.catalog import ArrayModel, ArrayPrice, ArrayPrices, Catalog, Drive, PriceList, ProjectPrices
from stormsizer.model.scenario import ArrayConfiguration, Hosts, Scenario
from stormsizer.recommendation.answer import PriceListMark
from stormsizer.recommendation.family import Variant

Number = Any
"""A number, or an array of numbers: the same code evaluates many configurations at once."""
Value = Callable[["PartLine"], float | None]
"""Function that returns the value of one part on a line; None if unknown."""
HOURS_PER_YEAR, WATTS_PER_KILOWATT = 8766.0, 1000.0
HOST_MEMORY = msg("bill-host-memory")
_EXACT = 10
"""Significant digits of a memory size."""
Rank = tuple[float, ...]
"""Sort key for cost: the configuration with the smaller rank is cheaper. Fully priced configurations come first, by
price; then drives, rack units, watts, controllers, cache modules, ports and host memory decide. Unknown watts and rack
units count as zero."""


@dataclass(frozen=True)
class PartLine:
    """One kind of part in all arrays, with its values per part. Unknown values are None.

    Attributes
    ----------
    n
        Number of parts; an array of counts for several configurations.
    price
        Per part, in the currency of the list; for running costs, the sum over the term of the list.
    rack_units, watts
        Per part. Parts inside another's enclosure use no rack units of their own.
    is_running_cost
        Whether the price is paid month by month, instead of once.
    n_owned
        Number of these parts that the customer already owns; more than ``n`` if some are left over.
    is_net
        Whether no discount applies to the price.
    yearly_share
        For support: the price of a year as a fraction of the purchase price.
    discount_fraction
        Discount that the price includes, as a fraction of the list price.
    """

    part: Text
    n: Number
    price: float | None
    rack_units: float | None
    watts: float | None
    is_running_cost: bool = False
    n_owned: float = 0.0
    is_net: bool = False
    yearly_share: float | None = None
    discount_fraction: float = 0.0

    @property
    def n_paid(self) -> Number:
        """Number of parts that must be paid for: those that are not owned, or all if they are paid month by month."""
        return self.n if self.is_running_cost else np.maximum(self.n - self.n_owned, 0)


Owned = Sequence[PartLine]
"""Parts of an installed configuration of the same array family, in the order of that family's lines."""


@dataclass(frozen=True)
class Cost:
    """Totals of a configuration, over all arrays.

    Attributes
    ----------
    n_drives
        Number of drives, including those of a drive-based cache; 0 for cloud volumes.
    drives
        Number of drives in the tiers, by drive name.
    host_gib
        Host memory used by caches and storage appliances, over all hosts.
    price
        Of all parts that are not owned yet, in the currency of the list, including running costs over its term; none if
        the price of a part is missing.
    price_per_month
        Running costs per month; none if the price of a part is missing.
    unpriced
        Parts that are not owned and have no price.
    """

    n_controllers: int
    n_drives: int
    drives: Mapping[str, int]
    n_shelves: int
    n_modules: int
    n_ports: int
    host_gib: float
    rack_units: float | None
    watts: float | None
    price: float | None
    price_per_month: float | None
    unpriced: tuple[Text, ...]


@dataclass(frozen=True)
class _Counts:
    n_arrays: Number
    n_controllers: int
    """Controllers per array; drives, modules and ports are counted per array, too."""
    drives: tuple[tuple[Drive, Number], ...]
    """Drives of the tiers; drives of a cache are bought with its modules."""
    n_modules: Number
    n_cache_drives: Number
    n_ports: Number
    host_gib: Number
    """Host memory for caches and storage appliances, over all hosts."""

    @property
    def n_drives(self) -> Number:
        return sum(n for _, n in self.drives) + self.n_cache_drives


def cost_of(
    configuration: ArrayConfiguration,
    hosts: Hosts,
    array: ArrayModel,
    drives: Mapping[str, Drive],
    prices: PriceList | None,
    owned: Owned = (),
) -> Cost:
    """Return the cost of a configuration, including the host memory for caches and storage appliances."""
    counts = _counts(configuration, hosts, array, drives)
    lines = tuple(_lines(counts, array, prices, owned))
    n_arrays = configuration.n_arrays
    return Cost(
        n_controllers=n_arrays * counts.n_controllers,
        n_drives=n_arrays * counts.n_drives if array.volume is None else 0,
        drives=_by_model(counts) if array.volume is None else {},
        n_shelves=n_arrays * int(_n_shelves(counts, array)),
        n_modules=n_arrays * counts.n_modules,
        n_ports=n_arrays * counts.n_ports,
        host_gib=counts.host_gib,
        rack_units=None if is_in_hosts_or_cloud(array) else _known_total(lines, _RACK_UNITS),
        watts=None if is_in_hosts_or_cloud(array) else _known_total(lines, _WATTS),
        price=_known_total(_paid(lines), _PRICE),
        price_per_month=price_per_month(lines, prices),
        unpriced=tuple(line.part for line in lines if line.n_paid and line.price is None),
    )


def price_per_month(lines: Sequence[PartLine], prices: PriceList | None) -> float | None:
    """Return the running costs per month; None if the price of a part is missing."""
    total = _known_total([line for line in lines if line.is_running_cost], _PRICE)
    return total / prices.term_months if total and prices is not None else total


def purchase_price(cost: Cost, prices: PriceList | None) -> float | None:
    """Return the price without running costs; None if the price of a part is missing."""
    if cost.price is None or cost.price_per_month is None or prices is None:
        return cost.price
    return cost.price - cost.price_per_month * prices.term_months


def _by_model(counts: _Counts) -> Mapping[str, int]:
    found: Counter[str] = Counter()
    for drive, n in counts.drives:
        found[drive.name] += int(counts.n_arrays * n)
    return found


def part_lines(
    configuration: ArrayConfiguration,
    hosts: Hosts,
    array: ArrayModel,
    drives: Mapping[str, Drive],
    prices: PriceList | None,
    owned: Owned = (),
) -> tuple[PartLine, ...]:
    """Return the parts that ``cost_of`` counts, except those with a count of zero.

    Count times value, summed over the lines, equals ``cost_of``; for prices, the count of parts to pay for. For arrays
    inside the hosts, power is counted with the hosts and is unknown for each part; cloud services include it.
    """
    lines = _lines(_counts(configuration, hosts, array, drives), array, prices, owned)
    there = (replace(line, n=float(line.n)) for line in lines if line.n)
    return tuple(replace(line, rack_units=None, watts=None) if is_in_hosts_or_cloud(array) else line for line in there)


def owned_parts(
    installed: ArrayConfiguration | None, array: ArrayModel, hosts: Hosts, drives: Mapping[str, Drive]
) -> Owned:
    """Return the parts of an installed configuration that a configuration of an array family can use.

    Parts of another family cannot be used. The hosts' image cache is not part of the installed configuration.
    """
    if installed is None or installed.model_id != array.id:
        return ()
    without_cache = hosts.model_copy(update={"host_cache_gib": 0.0})
    return tuple(_lines(_counts(installed, without_cache, array, drives), array, None, ()))


def cost_at_prices_in_use(
    configuration: ArrayConfiguration, hosts: Hosts, catalog: Catalog, installed: ArrayConfiguration | None = None
) -> Cost:
    """Return the cost of a configuration at the current price list, without the price of installed parts."""
    array, prices = catalog.arrays[configuration.model_id], prices_in_use(catalog)
    owned = owned_parts(installed, array, hosts, catalog.drives)
    return cost_of(configuration, hosts, array, catalog.drives, prices, owned)


def cost_of_main_array(scenario: Scenario, catalog: Catalog) -> Cost:
    """Return the cost of a scenario's main array at the current price list, without the price of installed parts."""
    return cost_at_prices_in_use(scenario.array, scenario.hosts, catalog, scenario.installed_array)


def cost_of_all_arrays(scenario: Scenario, catalog: Catalog) -> Cost:
    """Return the cost of all arrays of a scenario; the hosts' image cache counts once."""
    total = cost_of_main_array(scenario, catalog)
    hosts = scenario.hosts.model_copy(update={"host_cache_gib": 0.0})
    for other in scenario.other_arrays:
        cost = cost_at_prices_in_use(other, hosts, catalog, other.installed_array)
        total = replace(
            total,
            n_controllers=total.n_controllers + cost.n_controllers,
            n_drives=total.n_drives + cost.n_drives,
            drives=Counter(total.drives) + Counter(cost.drives),
            n_shelves=total.n_shelves + cost.n_shelves,
            n_modules=total.n_modules + cost.n_modules,
            n_ports=total.n_ports + cost.n_ports,
            host_gib=total.host_gib + cost.host_gib,
            rack_units=sum_if_known(total.rack_units, cost.rack_units),
            watts=sum_if_known(total.watts, cost.watts),
            price=sum_if_known(total.price, cost.price),
            price_per_month=sum_if_known(total.price_per_month, cost.price_per_month),
            unpriced=tuple(dict.fromkeys((*total.unpriced, *cost.unpriced))),
        )
    return total


def price_of_other_arrays(scenario: Scenario, catalog: Catalog) -> float | None:
    """Return the price of the arrays in addition to the main one; None if the price of a part is missing."""
    hosts = scenario.hosts.model_copy(update={"host_cache_gib": 0.0})
    total: float | None = 0.0
    for other in scenario.other_arrays:
        total = sum_if_known(total, cost_at_prices_in_use(other, hosts, catalog, other.installed_array).price)
    return total


def sum_if_known(one: float | None, other: float | None) -> float | None:
    """Return the sum of two amounts; None if either is unknown."""
    return None if one is None or other is None else one + other


def is_in_hosts_or_cloud(array: ArrayModel) -> bool:
    """Return whether rack units and power are counted with the hosts, or are part of a cloud service."""
    return array.is_in_hosts or array.volume is not None


def ranks_of(
    variant: Variant, rows: NDArray[np.int64], hosts: Hosts, prices: PriceList | None, owned: Owned = ()
) -> NDArray[np.float64]:
    """Return the rank of each row of a variant's ``Steps``, shape (n, length of a rank)."""
    n_arrays, *drives, n_modules, n_ports = rows.T
    counts = _Counts(
        n_arrays=n_arrays,
        n_controllers=variant.n_controllers,
        drives=tuple(zip(variant.drives, drives, strict=True)),
        n_modules=n_modules * variant.n_controllers,
        n_cache_drives=n_modules * variant.n_controllers * variant.array.n_drives_per_cache_module,
        n_ports=n_ports * variant.n_controllers,
        host_gib=_host_gib(n_arrays, variant.n_controllers, variant.array, hosts, variant.host_cache_gib),
    )
    rank = _rank(counts, variant.array, prices, owned)
    columns = [np.broadcast_to(np.asarray(each, np.float64), len(rows)) for each in rank]
    return np.stack(columns).T


def prices_in_use(catalog: Catalog) -> PriceList | None:
    """Return the organization's newest price list, or the newest illustrative one if it has none."""
    return max(catalog.prices.values(), key=lambda each: (each.standing == "own", each.dated, each.id), default=None)


def at_project_prices(catalog: Catalog, own: ProjectPrices | None) -> Catalog:
    """Return the catalog with a project's prices on its current price list; the catalog itself if there are none."""
    prices = prices_in_use(catalog)
    if own is None or prices is None:
        return catalog
    return replace(catalog, prices={prices.id: own.applied_to(prices)})


def mark_of(prices: PriceList | None) -> PriceListMark | None:
    """Return the details of a price list that are shown with an answer."""
    if prices is None:
        return None
    return PriceListMark(
        id=prices.id,
        name=prices.name,
        dated=prices.dated,
        valid_until=prices.valid_until,
        standing=prices.standing,
        currency=prices.currency,
        term_years=prices.term_years,
        conversion=prices.conversion,
        project=prices.project,
    )


def _host_gib(n_arrays: Number, n_controllers: int, array: ArrayModel, hosts: Hosts, host_cache_gib: float) -> Number:
    appliance_gib = array.controller.memory_gib.known if array.runs_on_hosts else 0.0
    return hosts.n_hosts * host_cache_gib + n_arrays * n_controllers * appliance_gib


def _n_shelves(counts: _Counts, array: ArrayModel) -> Number:
    """Return the number of shelves of one array, in addition to the controllers' enclosure."""
    n_built_in = 0 if array.shelf.n_built_in is None else array.shelf.n_built_in.known
    return -(-np.maximum(0, counts.n_drives - n_built_in) // array.shelf.n_drives.known)


def _counts(configuration: ArrayConfiguration, hosts: Hosts, array: ArrayModel, drives: Mapping[str, Drive]) -> _Counts:
    n_modules = array.n_cache_modules(configuration.flash_cache_gib)
    return _Counts(
        n_arrays=configuration.n_arrays,
        n_controllers=configuration.n_controllers,
        drives=tuple((drives[tier.drive_id], tier.n_drives) for tier in configuration.tiers),
        n_modules=n_modules,
        n_cache_drives=n_modules * array.n_drives_per_cache_module,
        n_ports=configuration.n_ports,
        host_gib=_host_gib(configuration.n_arrays, configuration.n_controllers, array, hosts, hosts.host_cache_gib),
    )


def _lines(counts: _Counts, array: ArrayModel, prices: PriceList | None, owned: Owned) -> Iterator[PartLine]:
    """Yield the parts to buy or rent, in display order, with their support and power over the term of the list."""
    discount = discount_on(array, prices)
    parts = _volumes(counts, prices) if array.volume is not None else _hardware(counts, array, prices)
    lines = [line if line.is_net else _discounted(line, discount) for line in parts]
    per_gib = prices.host_memory_per_gib if prices else None
    hardware_discount = prices.hardware_discount if prices else 0.0
    memory = _discounted(PartLine(HOST_MEMORY, counts.host_gib, per_gib, 0.0, 0.0), hardware_discount)
    bought = tuple(
        line if own is None or own.part != line.part else replace(line, n_owned=own.n)
        for line, own in itertools.zip_longest((*lines, memory), owned)
    )
    yield from bought
    if prices is not None and prices.support_fraction_per_year is not None:
        yield _support(bought, prices.support_fraction_per_year, prices)
    if prices is not None and prices.price_per_kwh is not None and not is_in_hosts_or_cloud(array):
        kwh = _total(lines, _WATTS) * HOURS_PER_YEAR * prices.term_years * prices.pue / WATTS_PER_KILOWATT
        unknown = any(line.watts is None and np.any(line.n) for line in lines)
        price = None if unknown else prices.price_per_kwh
        yield PartLine(msg("bill-power"), np.maximum(kwh, unknown), price, 0.0, 0.0, is_running_cost=True)


def _discounted(line: PartLine, fraction: float) -> PartLine:
    """Return a line after a discount on its list price."""
    if line.price is None:
        return line
    return replace(line, price=(1.0 - fraction) * line.price, discount_fraction=fraction)


def _support(bought: Sequence[PartLine], share: float, prices: PriceList) -> PartLine:
    """Return the support of what is purchased over the term of the list; no years if a price is missing."""
    purchased = _paid([line for line in bought if not line.is_running_cost])
    is_known = 1 - (sum((line.price is None) * (line.n > 0) for line in purchased) > 0)
    per_year = share * _total(purchased, _PRICE)
    years = prices.term_years * is_known * (per_year > 0)
    name = msg("bill-support", share=Quantity(share, "fraction"))
    return PartLine(name, years, per_year, 0.0, 0.0, is_running_cost=True, yearly_share=share)


def discount_on(array: ArrayModel, prices: PriceList | None) -> float:
    """Return the discount on an array's prices: its vendor's, otherwise that on all hardware, as a fraction."""
    if prices is None:
        return 0.0
    return prices.discounts.get(array.vendor, 0.0 if array.volume is not None else prices.hardware_discount)


def shelf_of(array: ArrayModel) -> Message:
    """Return the name of an array's shelves on a bill."""
    return msg("bill-shelf", array=array.name)


def _volumes(counts: _Counts, prices: PriceList | None) -> Iterator[PartLine]:
    """Yield the cloud volumes, each size with its number, or the GiB of all volumes."""
    for size, n in counts.drives:
        per_month = prices.volumes_per_month.get(size.id) if prices else None
        price = None if per_month is None or prices is None else per_month * prices.term_months
        name = msg("bill-gib", volume=size.name) if size.is_gib else size.name
        yield PartLine(name, counts.n_arrays * n, price, 0.0, 0.0, is_running_cost=True)


def _hardware(counts: _Counts, array: ArrayModel, prices: PriceList | None) -> Iterator[PartLine]:
    if prices is not None and array.price is not None and array.id not in prices.arrays:
        yield from _whole(counts, array, array.price, prices)
        return
    yield from _enclosures(counts, array, prices.arrays.get(array.id, ArrayPrices()) if prices else ArrayPrices())
    for drive, n_drives in counts.drives:
        price_each = prices.drives.get(drive.id) if prices else None
        yield PartLine(drive.name, counts.n_arrays * n_drives, price_each, 0.0, drive.watts.value)


def _rate(currency: str, prices: PriceList) -> float | None:
    """Return the rate from a currency to that of a list, the list's own dated rate; None without one."""
    if currency == prices.currency:
        return 1.0
    done = prices.conversion
    return None if done is None or done.from_currency != currency else done.rate


def _whole(counts: _Counts, array: ArrayModel, price: ArrayPrice, prices: PriceList) -> Iterator[PartLine]:
    """Yield an array with a price as a whole, its parts without a further price, and drives in addition to them."""
    n, fewest = counts.n_arrays, array.shelf.n_least_drives
    rate = _rate(price.currency, prices)
    if rate is None:
        name = msg("bill-array-without-rate", array=array.name, entered=price.currency, currency=prices.currency)
    else:
        name = msg("bill-array", array=array.name)
    yield PartLine(name, n, None if rate is None else rate * price.amount, 0.0, 0.0, is_net=True)
    yield from _enclosures(counts, array, ArrayPrices(controller=0.0, shelf=0.0, cache_module=0.0, port=0.0))
    for drive, n_drives in counts.drives:
        yield PartLine(drive.name, n * np.minimum(n_drives, fewest), 0.0, 0.0, drive.watts.value)
    for drive, n_drives in counts.drives:
        name, n_added = msg("bill-added-drives", drive=drive.name), np.maximum(n_drives - fewest, 0)
        yield PartLine(name, n * n_added, prices.drives.get(drive.id), 0.0, drive.watts.value)


def _enclosures(counts: _Counts, array: ArrayModel, of_array: ArrayPrices) -> Iterator[PartLine]:
    """Yield everything in an array but its drives."""
    n, controller, shelf, cache = counts.n_arrays, array.controller, array.shelf, array.flash_cache
    module_watts = cache.watts_per_module.value if cache else None
    part = msg("bill-controller", array=array.name)
    if array.is_cluster and array.is_in_hosts:
        part = msg("bill-node-in-hosts", array=array.name)
    elif array.is_cluster:
        part = msg("bill-node", array=array.name)
    yield PartLine(
        part,
        n * counts.n_controllers,
        of_array.controller,
        controller.rack_units.value,
        controller.watts.value,
    )
    yield PartLine(
        shelf_of(array),
        n * _n_shelves(counts, array),
        of_array.shelf,
        shelf.rack_units.value,
        shelf.watts_without_drives.value,
    )
    cache_module = msg("bill-cache-module", array=array.name)
    yield PartLine(cache_module, n * counts.n_modules, of_array.cache_module, 0.0, module_watts)
    yield PartLine(msg("bill-port", array=array.name), n * counts.n_ports, of_array.port, 0.0, 0.0)


def _rank(counts: _Counts, array: ArrayModel, prices: PriceList | None, owned: Owned) -> Sequence[Number]:
    lines, n = tuple(_lines(counts, array, prices, owned)), counts.n_arrays
    paid = _paid(lines)
    unpriced: Number = sum((line.price is None) * (line.n > 0) for line in paid) > 0
    return (
        unpriced,
        (1 - unpriced) * _total(paid, _PRICE),
        n * counts.n_drives,
        _total(lines, _RACK_UNITS),
        _total(lines, _WATTS),
        n * counts.n_controllers,
        n * counts.n_modules,
        n * counts.n_ports,
        counts.host_gib,
    )


_PRICE, _RACK_UNITS, _WATTS = attrgetter("price"), attrgetter("rack_units"), attrgetter("watts")


def _paid(lines: Sequence[PartLine]) -> Sequence[PartLine]:
    """Return the lines with the number of parts to pay for."""
    return [replace(line, n=line.n_paid) for line in lines]


def _total(lines: Sequence[PartLine], value: Value) -> Number:
    """Return the sum of count times value over the lines whose value is known."""
    return sum(line.n * each for line in lines if (each := value(line)) is not None)


def _known_total(lines: Sequence[PartLine], value: Value) -> float | None:
    """Return the sum of count times value; None if the value of any counted part is unknown."""
    if any(value(line) is None for line in lines if line.n):
        return None
    return float(_total(lines, value))


def in_words(
    configuration: ArrayConfiguration,
    array: ArrayModel,
    drives: Mapping[str, Drive],
    host_cache_gib: float = 0.0,
    host_cache_now_gib: float = 0.0,
) -> Text:
    """Describe a configuration as text; mention the host cache only if this or the current configuration has one."""
    if array.volume is not None:
        return _volumes_in_words(configuration, drives)
    n_arrays, cache_gib = configuration.n_arrays, configuration.flash_cache_gib
    parts: list[Text] = []
    if n_arrays > 1:
        parts.append(_counted(array, n_arrays))
        if not array.is_cluster or configuration.n_controllers > 1:
            parts.append(msg("configuration-controllers-each", n=configuration.n_controllers))
    else:
        parts.append(msg("configuration-controllers", n=configuration.n_controllers))
    parts.append(_tiers(configuration, drives))
    if array.flash_cache is not None and cache_gib:
        parts.append(msg("configuration-flash-cache", size=Quantity(cache_gib, "GiB", _EXACT)))
    elif array.flash_cache is not None:
        parts.append(msg("configuration-no-flash-cache"))
    parts.append(msg("configuration-ports", n=configuration.n_ports))
    if len(array.firmware) > 1:
        parts.append(array.firmware_named(configuration.firmware_id).name)
    if host_cache_gib > 0.0:
        parts.append(msg("configuration-host-cache", size=Quantity(host_cache_gib, "GiB", _EXACT)))
    elif host_cache_now_gib > 0.0:
        parts.append(msg("configuration-host-cache-off"))
    listed = functools.reduce(lambda others, first: msg("configuration-list", first=first, others=others), parts[::-1])
    return msg("assumed-value", value=listed) if array.has_assumed_parts else listed


def _counted(array: ArrayModel, n_arrays: int) -> Message:
    return msg("configuration-nodes", n=n_arrays) if array.is_cluster else msg("configuration-arrays", n=n_arrays)


def _volumes_in_words(configuration: ArrayConfiguration, drives: Mapping[str, Drive]) -> Message:
    (choice,) = configuration.tiers
    size, n = drives[choice.drive_id], configuration.n_arrays
    if not size.is_gib:
        return msg("configuration-drives", n=n, drive=size.name)
    return msg("configuration-volumes", n=n, size=Quantity(choice.n_drives, "GiB", _EXACT), volume=size.name)


def _tiers(configuration: ArrayConfiguration, drives: Mapping[str, Drive]) -> Message:
    """Describe the drives of each tier as text."""
    tiers = [
        msg("configuration-drives", n=tier.n_drives, drive=drives[tier.drive_id].name) for tier in configuration.tiers
    ]
    return functools.reduce(lambda others, first: msg("configuration-tiers", first=first, others=others), tiers[::-1])
