"""Cost of a configuration: money, rack units and watts, with the status of its prices."""

from collections.abc import Sequence

from stormsizer.messages import formatting
from stormsizer.model.scenario import Scenario, grown, years_of
from stormsizer.recommendation.answer import Candidate, ConfigurationCost, PriceListMark
from stormsizer.report import dates

NOT_KNOWN = "not known"


def currency_of(prices: PriceListMark | None) -> str:
    """Currency of a price list; empty without one."""
    return prices.currency if prices is not None else ""


def money(amount: float | None, prices: PriceListMark | None) -> str:
    """A price list amount, or that it is unknown."""
    return NOT_KNOWN if amount is None else formatting.figure(amount, currency_of(prices), 3)


def beyond(amount: float | None, prices: PriceListMark | None) -> str:
    """Price difference to the existing configuration: *12,000 USD more*."""
    if amount is None:
        return "price not known"
    if amount == 0:
        return "costs nothing"
    return f"{money(abs(amount), prices)} {'more' if amount > 0 else 'less'}"


def rack_units(value: float | None) -> str:
    """Rack units of all parts."""
    return NOT_KNOWN if value is None else f"{formatting.number(value, 3)} U"


def watts(value: float | None) -> str:
    """Power of all parts."""
    return NOT_KNOWN if value is None else formatting.figure(value, "W")


def all_of_them(scenario: Scenario) -> str:
    """Desktops that share the price of the simulated configuration: *2,500 desktops*, those of today."""
    return formatting.count(scenario.n_desktops, "desktop")


def all_at_the_end(scenario: Scenario) -> str:
    """Desktops that share the price of the recommended configuration: *2,710 desktops in 2014* with growth."""
    n_desktops = grown(scenario, years_of(scenario)).n_desktops
    if n_desktops == scenario.n_desktops:
        return all_of_them(scenario)
    return f"{formatting.count(n_desktops, 'desktop')} in {scenario.growth.through_year}"


def for_each(price_per_desktop: float, prices: PriceListMark | None, of_whom: str) -> str:
    """*24.6 USD for each of 2,500 desktops*: prices are always shown with the desktops that share them."""
    return f"{money(price_per_desktop, prices)} for each of {of_whom}"


def in_short(
    cost: Candidate | ConfigurationCost, price_per_desktop: float | None, prices: PriceListMark | None, of_whom: str
) -> str:
    """*61,600 USD, 24.6 USD for each of 2,500 desktops; 24 U, 2,310 W*; unknown values are omitted.

    Parameters
    ----------
    of_whom
        Desktops that share the price.
    """
    paid = [money(cost.price, prices)] if cost.price is not None else []
    if price_per_desktop is not None:
        paid.append(for_each(price_per_desktop, prices, of_whom))
    taken = [rack_units(cost.rack_units)] if cost.rack_units else []
    if cost.watts is not None:
        taken.append(watts(cost.watts))
    parts = [", ".join(part) for part in (paid or ["price not known"], taken) if part]
    return "; ".join(parts)


def worth(prices: PriceListMark | None) -> str:
    """Status of the prices."""
    if prices is None:
        return "There is no price list."
    if prices.standing == "illustrative":
        return "Prices are illustrative, not a quote."
    return f"Prices: {prices.name}, {dates.day(prices.dated)}."


def missing(unpriced: Sequence[str]) -> str:
    """Missing prices; empty without any."""
    return f"No price is known for {formatting.listed(list(unpriced), most=4)}." if unpriced else ""
