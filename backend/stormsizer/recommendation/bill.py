"""Bill of materials: the parts of a configuration, line by line, and their totals."""

from stormsizer.messages.text import Text, msg
from stormsizer.model.catalog import ArrayModel, Catalog, PriceList
from stormsizer.model.catalog.prices import MONTHS_PER_YEAR
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import ArrayConfiguration, Hosts, Scenario, sized_for
from stormsizer.recommendation.answer import CostOfOwnership, PriceListMark, Recommendation
from stormsizer.recommendation.configuration_cost import cost_of_ownership
from stormsizer.recommendation.cost import (
    HOST_MEMORY,
    Cost,
    PartLine,
    cost_of,
    in_words,
    mark_of,
    owned_parts,
    part_lines,
    prices_in_use,
    purchase_price,
)
from stormsizer.recommendation.price_contents import contents_of

USUAL_YEARS = (3.0, 5.0)
"""Periods over which proposals usually compare prices."""


class BillLine(Document):
    """One kind of part in all arrays. Unknown values are None."""

    part: Text
    quantity: float
    """Number of parts; for memory, the size in GiB."""
    n_owned: float = 0.0
    """Number of these parts that are installed already and have no price."""
    unit_price: float | None
    """Price per part, in the currency of the price list."""
    price: float | None
    """Total price of all parts that are not installed already."""
    discount_fraction: float = 0.0
    """Discount that the unit price includes, as a fraction of the list price."""
    rack_units_each: float | None
    rack_units: float | None
    watts_each: float | None
    watts: float | None
    is_running_cost: bool = False
    """Whether the price is the sum of running costs over the term of the price list."""
    yearly_share: float | None = None
    """For support: the price of a year, which is the unit price, as a fraction of the purchase price."""


class PriceOverYears(Document):
    """Purchase price and running costs over a number of years."""

    years: float
    price: float


class Bill(Document):
    """Bill of one configuration, in which installed parts have no price; its totals equal those of the cost."""

    words: Text
    """The configuration as text."""
    lines: tuple[BillLine, ...]
    """Parts in price list order; those with a count of zero are omitted."""
    n_desktops: int
    """Number of desktops by which the price is divided: those at the end of the planned growth."""
    price: float | None
    price_per_desktop: float | None
    price_per_month: float | None = None
    """Running costs per month, part of the price; 0 without any, None if a price is missing."""
    price_contents: Text = ""
    """What the price contains and that servers are not part of it, as a sentence; empty without a price list."""
    has_assumed_parts: bool = False
    """Whether the parts are assumed because only key figures of the array are known."""
    over_years: tuple[PriceOverYears, ...] = ()
    """Total price over several periods; empty if a price is missing, or if there are no running costs."""
    ownership: CostOfOwnership | None = None
    """Total cost of ownership of the scenario with this configuration; None if the catalog has no price list."""
    rack_units: float | None
    watts: float | None
    prices: PriceListMark | None
    """Price list used; None if the catalog has no price list."""

    @property
    def unpriced(self) -> tuple[Text, ...]:
        """Parts to buy that have no price."""
        return tuple(line.part for line in self.lines if line.price is None)

    @property
    def has_discount(self) -> bool:
        """Whether the price of some parts includes a discount."""
        return any(line.discount_fraction for line in self.lines)

    @property
    def has_installed(self) -> bool:
        """Whether some parts are installed already."""
        return any(line.n_owned for line in self.lines)


class Bills(Document):
    """Bills of the simulated and recommended configurations."""

    simulated: Bill
    recommended: Bill | None
    """Bill of the recommended configuration; None if no search was run or it chose the simulated configuration."""


def bills_of(scenario: Scenario, recommendation: Recommendation | None, catalog: Catalog) -> Bills:
    """Return both bills of a finished run, with the price list of its catalog."""
    simulated = bill_of_scenario(scenario, catalog)
    if recommendation is None:
        return Bills(simulated=simulated, recommended=None)
    bought = recommendation.chosen.applied_to(scenario)
    if (bought.array, bought.hosts) == (scenario.array, scenario.hosts):
        return Bills(simulated=simulated, recommended=None)
    return Bills(simulated=simulated, recommended=bill_of_scenario(bought, catalog))


def bill_of_scenario(scenario: Scenario, catalog: Catalog) -> Bill:
    """Return the bill of a scenario's main array, with the total cost of ownership of the whole scenario."""
    n_desktops = sized_for(scenario).n_desktops
    bill = bill_of(scenario.array, scenario.hosts, n_desktops, catalog, scenario.installed_array)
    return bill.model_copy(update={"ownership": cost_of_ownership(scenario, catalog)})


def bill_of(
    configuration: ArrayConfiguration,
    hosts: Hosts,
    n_desktops: int,
    catalog: Catalog,
    installed: ArrayConfiguration | None = None,
) -> Bill:
    """Return the bill of a configuration, including the host memory for caches and storage appliances.

    Installed parts have no price.
    """
    array, prices = catalog.arrays[configuration.model_id], prices_in_use(catalog)
    owned = owned_parts(installed, array, hosts, catalog.drives)
    cost = cost_of(configuration, hosts, array, catalog.drives, prices, owned)
    parts = part_lines(configuration, hosts, array, catalog.drives, prices, owned)
    return Bill(
        words=in_words(configuration, array, catalog.drives, hosts.host_cache_gib),
        lines=tuple(_line(each, array) for each in parts),
        price_contents="" if prices is None else contents_of(array, configuration.n_arrays),
        has_assumed_parts=array.has_assumed_parts,
        n_desktops=n_desktops,
        price=cost.price,
        price_per_desktop=None if cost.price is None else cost.price / n_desktops,
        price_per_month=cost.price_per_month,
        over_years=_over_years(cost, prices),
        rack_units=cost.rack_units,
        watts=cost.watts,
        prices=mark_of(prices),
    )


def _line(line: PartLine, array: ArrayModel) -> BillLine:
    def total(each: float | None, n: float = line.n) -> float | None:
        return None if each is None else n * each

    is_assumed = array.has_assumed_parts and line.part != HOST_MEMORY and not line.is_running_cost
    return BillLine(
        part=msg("assumed-value", value=line.part) if is_assumed else line.part,
        quantity=line.n,
        n_owned=line.n - line.n_paid,
        unit_price=line.price,
        price=total(line.price, line.n_paid) if line.n_paid else 0.0,
        rack_units_each=line.rack_units,
        rack_units=total(line.rack_units),
        watts_each=line.watts,
        watts=total(line.watts),
        is_running_cost=line.is_running_cost,
        yearly_share=line.yearly_share,
        discount_fraction=line.discount_fraction,
    )


def _over_years(cost: Cost, prices: PriceList | None) -> tuple[PriceOverYears, ...]:
    purchase, per_month = purchase_price(cost, prices), cost.price_per_month
    if purchase is None or not per_month or prices is None:
        return ()
    return tuple(
        PriceOverYears(years=years, price=purchase + per_month * years * MONTHS_PER_YEAR)
        for years in sorted({*USUAL_YEARS, prices.term_years})
    )
