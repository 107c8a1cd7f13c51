"""Hardware beside hardware: what one configuration takes more or less than another."""

from dataclasses import dataclass

from stormsizer.catalog import Catalog
from stormsizer.pipeline import recommendation_of
from stormsizer.provenance import Document
from stormsizer.recommendation.answer import Candidate, Recommendation
from stormsizer.recommendation.cost import Cost, cost_of, n_modules_of, prices_in_use
from stormsizer.scenario import ArrayConfiguration, Hosts, Scenario
from stormsizer.wording import count, number


class Difference(Document):
    """What a configuration has less than another; negative where it has more."""

    n_controllers: int
    n_drives: int
    n_shelves: int
    n_cache_modules: int
    n_ports: int
    host_cache_gib: float
    """Memory that the caches of all hosts take."""
    price: float | None
    """In the currency of the price list; none where it lacks a price."""

    @property
    def nothing(self) -> bool:
        """Whether both are the same."""
        counts = (self.n_controllers, self.n_drives, self.n_shelves, self.n_cache_modules, self.n_ports)
        return not any(counts) and not self.host_cache_gib and not self.price

    @property
    def less(self) -> str:
        """What is saved, in words; empty if nothing is."""
        return _listed(self, 1)

    @property
    def more(self) -> str:
        """What is needed beyond, in words; empty if nothing is."""
        return _listed(self, -1)


def _listed(difference: Difference, sign: int) -> str:
    parts = [
        count(n, one, many)
        for n, one, many in (
            (sign * difference.n_controllers, "controller", ""),
            (sign * difference.n_drives, "drive", ""),
            (sign * difference.n_shelves, "shelf", "shelves"),
            (sign * difference.n_cache_modules, "cache module", ""),
            (sign * difference.n_ports, "port", ""),
        )
        if n > 0
    ]
    if sign * difference.host_cache_gib > 0:
        parts.append(f"{number(sign * difference.host_cache_gib, 4)} GiB of host memory")
    return " and ".join(filter(None, (", ".join(parts[:-1]), *parts[-1:])))


@dataclass(frozen=True)
class Equipment:
    """A configuration and the hosts in front of it, counted up."""

    configuration: ArrayConfiguration
    hosts: Hosts
    cost: Cost
    n_shelves: int
    n_cache_modules: int

    def less_than(self, other: "Equipment") -> Difference:
        """What this one takes less than another."""
        prices = self.cost.price, other.cost.price
        return Difference(
            n_controllers=_n_controllers(other.configuration) - _n_controllers(self.configuration),
            n_drives=other.cost.n_drives - self.cost.n_drives,
            n_shelves=other.n_shelves - self.n_shelves,
            n_cache_modules=other.n_cache_modules - self.n_cache_modules,
            n_ports=_n_ports(other.configuration) - _n_ports(self.configuration),
            host_cache_gib=_cache_gib(other.hosts) - _cache_gib(self.hosts),
            price=None if None in prices else (prices[1] or 0.0) - (prices[0] or 0.0),
        )


def _n_controllers(configuration: ArrayConfiguration) -> int:
    return configuration.n_arrays * configuration.n_controllers


def _n_ports(configuration: ArrayConfiguration) -> int:
    return configuration.n_arrays * configuration.n_ports


def _cache_gib(hosts: Hosts) -> float:
    return hosts.n_hosts * hosts.host_cache_gib


def equipment_of(configuration: ArrayConfiguration, hosts: Hosts, catalog: Catalog) -> Equipment:
    """Count up a configuration with the price list in use."""
    array = catalog.arrays[configuration.model_id]
    cost = cost_of(configuration, hosts, array, catalog.drives, prices_in_use(catalog))
    n_arrays = configuration.n_arrays
    n_shelves = n_arrays * -(-configuration.n_drives // array.shelf.n_drives.known)
    return Equipment(configuration, hosts, cost, n_shelves, n_arrays * n_modules_of(configuration, array))


def recommended(scenario: Scenario, catalog: Catalog) -> tuple[Recommendation, Equipment]:
    """What has to be bought for a scenario, counted up."""
    recommendation = recommendation_of(scenario, catalog)
    return recommendation, equipment_of_candidate(recommendation.chosen, scenario, catalog)


def equipment_of_candidate(candidate: Candidate, scenario: Scenario, catalog: Catalog) -> Equipment:
    """Count up a candidate of a search; the hosts keep their caches where it says nothing of them."""
    cache_gib = candidate.host_cache_gib or scenario.hosts.host_cache_gib
    hosts = scenario.hosts.model_copy(update={"host_cache_gib": cache_gib})
    if candidate.configuration.n_arrays != scenario.array.n_arrays and (
        catalog.arrays[candidate.configuration.model_id].runs_on_hosts
    ):
        hosts = hosts.model_copy(update={"n_hosts": candidate.configuration.n_arrays})
    return equipment_of(candidate.configuration, hosts, catalog)


def money(amount: float | None, currency: str) -> str:
    """An amount of the price list in words.

    >>> money(61_600.0, "USD"), money(None, "USD")
    ('61,600 USD', 'an unknown price')
    """
    return "an unknown price" if amount is None else f"{amount:,.0f} {currency}"
