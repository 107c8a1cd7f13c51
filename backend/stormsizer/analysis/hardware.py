"""Difference between two hardware configurations."""

from collections import Counter

from stormsizer.messages.formatting import count, listed, number
from stormsizer.model.catalog import Catalog
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.answer import Recommendation
from stormsizer.recommendation.cost import Cost, cost_at_prices_in_use
from stormsizer.simulation.pipeline import recommendation_of


class Difference(Document):
    """Parts that a configuration has less than another; negative if it has more."""

    n_controllers: int
    n_drives: int
    n_shelves: int
    n_cache_modules: int
    n_ports: int
    host_cache_gib: float
    """Memory used by caches and storage appliances on all hosts."""
    price: float | None
    """In the currency of the price list; none if a price is missing."""

    @property
    def nothing(self) -> bool:
        """Whether both are equal."""
        counts = (self.n_controllers, self.n_drives, self.n_shelves, self.n_cache_modules, self.n_ports)
        return not any(counts) and not self.host_cache_gib and not self.price

    @property
    def less(self) -> str:
        """Saved parts as text; empty without any."""
        return listed(_parts(self, 1))

    @property
    def more(self) -> str:
        """Additional parts as text; empty without any."""
        return listed(_parts(self, -1))


def _parts(difference: Difference, sign: int) -> list[str]:
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
    return parts


def left_over(present: Cost, chosen: Cost) -> str:
    """Unused parts of one configuration as text; empty without any."""
    unused = Counter(present.drives) - Counter(chosen.drives)
    drives = [f"{n:,} × {name}" for name, n in unused.items()]
    others = less_than(chosen, present).model_copy(update={"n_drives": 0})
    return listed([*drives, *_parts(others, 1)])


def less_than(cost: Cost, other: Cost) -> Difference:
    """Parts that one configuration needs less than another."""
    return Difference(
        n_controllers=other.n_controllers - cost.n_controllers,
        n_drives=other.n_drives - cost.n_drives,
        n_shelves=other.n_shelves - cost.n_shelves,
        n_cache_modules=other.n_modules - cost.n_modules,
        n_ports=other.n_ports - cost.n_ports,
        host_cache_gib=other.host_gib - cost.host_gib,
        price=None if cost.price is None or other.price is None else other.price - cost.price,
    )


def recommended(scenario: Scenario, catalog: Catalog) -> tuple[Recommendation, Cost]:
    """Parts to buy for a scenario, with their counts."""
    recommendation = recommendation_of(scenario, catalog)
    chosen = recommendation.chosen
    hosts = scenario.hosts.model_copy(update={"host_cache_gib": chosen.host_cache_gib})
    return recommendation, cost_at_prices_in_use(chosen.configuration, hosts, catalog)


def money(amount: float | None, currency: str) -> str:
    """A price list amount as text.

    >>> money(61_600.0, "USD"), money(None, "USD")
    ('61,600 USD', 'an unknown price')
    """
    return "an unknown price" if amount is None else f"{amount:,.0f} {currency}"
