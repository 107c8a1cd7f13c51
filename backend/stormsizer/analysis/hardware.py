"""Difference between two hardware configurations."""

from collections import Counter

from stormsizer.messages.text import Listing, Quantity, Text, msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.answer import Recommendation
from stormsizer.recommendation.cost import Cost, cost_of_main_array
from stormsizer.simulation.pipeline import recommendation_of


class Difference(Document):
    """Parts that one configuration saves compared with another; counts are negative where it needs more parts."""

    n_controllers: int
    n_drives: int
    n_shelves: int
    n_cache_modules: int
    n_ports: int
    host_cache_gib: float
    """Memory used by caches and storage appliances on all hosts."""
    price: float | None
    """Price saved, in the currency of the price list; None if a price is missing."""

    @property
    def nothing(self) -> bool:
        """Whether the two configurations are equal."""
        counts = (self.n_controllers, self.n_drives, self.n_shelves, self.n_cache_modules, self.n_ports)
        return not any(counts) and not self.host_cache_gib and not self.price

    @property
    def less(self) -> Listing | None:
        """Parts saved; None if there are none."""
        return _listed(_parts(self, 1))

    @property
    def more(self) -> Listing | None:
        """Additional parts needed; None if there are none."""
        return _listed(_parts(self, -1))


def _parts(difference: Difference, sign: int) -> list[Text]:
    controllers, drives = sign * difference.n_controllers, sign * difference.n_drives
    shelves, modules = sign * difference.n_shelves, sign * difference.n_cache_modules
    ports, host_gib = sign * difference.n_ports, sign * difference.host_cache_gib
    parts: list[Text] = []
    if controllers > 0:
        parts.append(msg("analysis-controllers", n=controllers))
    if drives > 0:
        parts.append(msg("analysis-drives", n=drives))
    if shelves > 0:
        parts.append(msg("analysis-shelves", n=shelves))
    if modules > 0:
        parts.append(msg("analysis-cache-modules", n=modules))
    if ports > 0:
        parts.append(msg("analysis-ports", n=ports))
    if host_gib > 0:
        parts.append(msg("analysis-host-memory", amount=Quantity(host_gib, "GiB", 4)))
    return parts


def _listed(parts: list[Text]) -> Listing | None:
    return Listing(tuple(parts)) if parts else None


def left_over(present: Cost, chosen: Cost) -> Listing | None:
    """Return the parts of the present configuration that the chosen one leaves unused; None if there are none."""
    unused = Counter(present.drives) - Counter(chosen.drives)
    drives = [msg("analysis-drives-of-model", n=n, drive=name) for name, n in unused.items()]
    others = less_than(chosen, present).model_copy(update={"n_drives": 0})
    return _listed([*drives, *_parts(others, 1)])


def less_than(cost: Cost, other: Cost) -> Difference:
    """Return the parts that one configuration saves compared with another."""
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
    """Return the recommendation for a scenario and the cost of its parts."""
    recommendation = recommendation_of(scenario, catalog)
    return recommendation, cost_of_main_array(recommendation.chosen.applied_to(scenario), catalog)
