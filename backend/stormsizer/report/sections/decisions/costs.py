"""Cost of a configuration: price, rack units and watts, and the status of the price list."""

from collections.abc import Sequence
from datetime import UTC, date, datetime, time

from stormsizer.messages.text import Instant, Message, Money, Quantity, Text, msg, sentences, shown
from stormsizer.model.scenario import Scenario, sized_for
from stormsizer.recommendation.answer import (
    Candidate,
    ConfigurationCost,
    PriceListMark,
    Upgrade,
)
from stormsizer.recommendation.price_contents import number_of_years
from stormsizer.report import phrases
from stormsizer.report.blocks import Cell
from stormsizer.report.sections.decisions.joined import with_commas, with_semicolons

MOST_PARTS = 4
ASSUMED_PARTS = msg("assumed-parts")
"""What is assumed for an array of which only key figures are known."""


def currency_of(prices: PriceListMark | None) -> str:
    """Return the currency of a price list; empty if there is no price list."""
    return prices.currency if prices is not None else ""


def money(amount: float | None, prices: PriceListMark | None) -> Text:
    """Format an amount in the currency of the price list; an unknown amount is shown as such."""
    return shown(Money(amount, currency_of(prices)))


def beyond(amount: float | None, prices: PriceListMark | None) -> Text:
    """Describe a price difference from the existing configuration: *12,000 USD more*."""
    if amount is None:
        return msg("report-costs-difference-unknown")
    if amount == 0:
        return msg("report-costs-no-difference")
    difference = Money(abs(amount), currency_of(prices))
    if amount > 0:
        return msg("report-costs-more", difference=difference)
    return msg("report-costs-less", difference=difference)


def adds_nothing(upgrade: Upgrade | None, price: float | None) -> bool:
    """Return whether a configuration consists of installed parts only, so that nothing is bought for it."""
    return upgrade is not None and not upgrade.added and price == 0.0


def rack_units(value: float | None) -> Text:
    """Format the rack units of all parts."""
    return shown(Quantity(value, "U", 3))


def watts(value: float | None) -> Text:
    """Format the power of all parts, in whole watts as everywhere else."""
    return shown(Quantity(value, "W", 1))


def watts_cell(value: float | None) -> Cell:
    """Return the power of parts for a column in watts."""
    return Cell(text=shown(Quantity(value, "", 1)))


def desktops(scenario: Scenario, n_desktops: int | None = None) -> Text:
    """Describe the desktops by which a price is divided: *2,500 desktops*, or *2,710 desktops in 2014* with growth.

    Parameters
    ----------
    n_desktops
        Number in the result; None for the desktops at the end of the planned growth.
    """
    n_desktops = sized_for(scenario).n_desktops if n_desktops is None else n_desktops
    if n_desktops == scenario.n_desktops:
        return msg("report-costs-desktops", n=n_desktops)
    return msg("report-costs-desktops-in-year", n=n_desktops, year=str(scenario.growth.through_year))


def desktops_of(cost: ConfigurationCost, scenario: Scenario) -> Text:
    """Describe the desktops by which the price of the simulated configuration is divided."""
    return desktops(scenario, scenario.n_desktops if cost.n_desktops is None else cost.n_desktops)


def total(cost: Candidate | ConfigurationCost, prices: PriceListMark | None) -> Text:
    """Format a total price; with running costs, say over how many years it adds them up."""
    if not cost.price_per_month or prices is None:
        return money(cost.price, prices)
    return msg("report-costs-over-years", total=money(cost.price, prices), years=number_of_years(prices.term_years))


def for_each(price_per_desktop: float, prices: PriceListMark | None, of_whom: Text) -> Text:
    """Describe a price per desktop, always with the desktop count: *24.6 USD per desktop (2,500 desktops)*."""
    return msg(
        "report-costs-per-desktop", price=Money(price_per_desktop, currency_of(prices)), desktops=of_whom
    )  # fmt: skip


def in_short(
    cost: Candidate | ConfigurationCost, price_per_desktop: float | None, prices: PriceListMark | None, of_whom: Text
) -> Text:
    """Summarize costs: *61,600 USD, 24.6 USD per desktop (2,500 desktops); 24 U, 2,310 W*; omit unknown values.

    Parameters
    ----------
    of_whom
        Desktops that share the price.
    """
    paid = [total(cost, prices)] if cost.price is not None else []
    if price_per_desktop is not None:
        paid.append(for_each(price_per_desktop, prices, of_whom))
    taken = [rack_units(cost.rack_units)] if cost.rack_units else []
    if cost.watts is not None:
        taken.append(watts(cost.watts))
    paid = paid or [msg("report-costs-unknown")]
    return with_semicolons(with_commas(part) for part in (paid, taken) if part)


def worth(prices: PriceListMark | None) -> Text:
    """Describe the status of the price list."""
    if prices is None:
        return msg("report-costs-no-price-list")
    until = None if prices.valid_until is None else msg("report-costs-valid-until", day=_day(prices.valid_until))
    if prices.standing == "illustrative":
        return sentences(msg("report-costs-illustrative"), until)
    own = msg("report-costs-price-list", name=prices.name, dated=_day(prices.dated))
    project = msg("report-costs-project-prices", project=prices.project) if prices.project else None
    return sentences(own, until, project, converted(prices))


def converted(prices: PriceListMark) -> Message | None:
    """Return a sentence on the last conversion of the prices, with its rate, date and source; None without one."""
    done = prices.conversion
    if done is None:
        return None
    rate, dated = Quantity(done.rate, "", 6), _day(done.dated)
    return msg("report-costs-converted", currency=done.from_currency, rate=rate, dated=dated, source=done.source)


def _day(of: date) -> Instant:
    return Instant(datetime.combine(of, time(), UTC), "UTC", "date")


def missing(unpriced: Sequence[Text]) -> Text:
    """Describe which prices are missing; empty if none are."""
    return msg("report-costs-missing", parts=phrases.listed(unpriced, MOST_PARTS)) if unpriced else ""
