"""Difference between two hardware configurations."""

from collections import Counter
from collections.abc import Sequence

from stormsizer.messages.text import Listing, Message, Quantity, Text, msg, shown
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
    def less(self) -> Message | None:
        """Saved parts as text; None without any."""
        return _listed(_parts(self, 1))

    @property
    def more(self) -> Message | None:
        """Additional parts as text; None without any."""
        return _listed(_parts(self, -1))


def _listed(parts: Sequence[Text]) -> Message | None:
    return shown(Listing(tuple(parts))) if parts else None


def _parts(difference: Difference, sign: int) -> list[Message]:
    n_controllers, n_drives, n_shelves, n_cache_modules, n_ports = (
        sign * n
        for n in (
            difference.n_controllers,
            difference.n_drives,
            difference.n_shelves,
            difference.n_cache_modules,
            difference.n_ports,
        )
    )
    parts = (
        (n_controllers, msg("configuration-controllers", n=n_controllers)),
        (n_drives, msg("configuration-all-drives", n=n_drives)),
        (n_shelves, msg("configuration-shelves", n=n_shelves)),
        (n_cache_modules, msg("configuration-cache-modules", n=n_cache_modules)),
        (n_ports, msg("configuration-ports", n=n_ports)),
        (
            sign * difference.host_cache_gib,
            msg("configuration-host-memory", size=Quantity(sign * difference.host_cache_gib, "GiB", 4)),
        ),
    )
    return [part for amount, part in parts if amount > 0]


def left_over(present: Cost, chosen: Cost) -> Message | None:
    """Unused parts of one configuration as text; None without any."""
    unused = Counter(present.drives) - Counter(chosen.drives)
    drives = [msg("configuration-drives", n=n, drive=name) for name, n in unused.items()]
    others = less_than(chosen, present).model_copy(update={"n_drives": 0})
    return _listed([*drives, *_parts(others, 1)])


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
