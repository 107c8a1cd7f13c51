"""What prices contain: the period, the items and what is missing; and how they compare with a budget."""

from collections.abc import Collection, Iterator

from stormsizer.messages.text import Listing, Message, Money, Quantity, Text, msg, sentences, shown
from stormsizer.model.catalog import ArrayModel, PriceList
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.answer import (
    BudgetCheck,
    Candidate,
    CostOfOwnership,
    OwnershipPeriod,
    PriceListMark,
    StorageKind,
)
from stormsizer.recommendation.cost import is_in_hosts_or_cloud

PURCHASE, SUPPORT, POWER = msg("price-basis-purchase"), msg("price-basis-support"), msg("price-basis-power")


def number_of_years(years: float) -> int | Quantity:
    """Return a number of years for a message; whole numbers have no decimals."""
    return int(years) if years.is_integer() else Quantity(years, "")


def contents_of(array: ArrayModel, n_arrays: int) -> Message:
    """Return a sentence on what the price of a configuration contains, and that servers are not part of it."""
    if array.volume is not None:
        return msg("price-contents-volumes")
    if array.is_in_hosts:
        return msg("price-contents-in-hosts", n=n_arrays)
    if array.is_cluster:
        return msg("price-contents-nodes", n=n_arrays)
    return msg("price-contents-array")


def kind_of(array: ArrayModel) -> StorageKind:
    """Return the kind of a family; prices are comparable only within a kind, because they contain different parts."""
    if array.volume is not None:
        return "cloud"
    if array.is_in_hosts:
        return "hyperconverged" if array.is_cluster else "local"
    return "array"


def total_with_hosts(ownership: CostOfOwnership | None, prices: PriceListMark | None) -> OwnershipPeriod | None:
    """Return the total cost if it includes hosts and licenses, which makes kinds comparable; None otherwise."""
    items = set() if ownership is None else {line.item for line in ownership.lines}
    return ownership_period(ownership, prices) if {"hosts", "license"} <= items else None


def ownership_period(ownership: CostOfOwnership | None, prices: PriceListMark | None) -> OwnershipPeriod | None:
    """Return the total cost over the years of the price list, or else over the shortest period; None if unknown."""
    periods = () if ownership is None else ownership.periods
    term = None if prices is None else prices.term_years
    return next((each for each in periods if each.years == term), periods[0] if periods else None)


def amount_of(chosen: Candidate, prices: PriceListMark) -> Text:
    """Return a price with the years of its running costs."""
    amount = shown(Money(chosen.price, prices.currency))
    if not chosen.price_per_month:
        return amount
    return msg("report-costs-over-years", total=amount, years=number_of_years(prices.term_years))


def storage_price(chosen: Candidate, array: ArrayModel, prices: PriceListMark) -> Text:
    """Return a price with the years of its running costs; for storage on the hosts, note that servers are extra."""
    amount = amount_of(chosen, prices)
    return msg("price-storage-only", price=amount) if array.is_in_hosts else amount


def basis_of(arrays: Collection[ArrayModel], prices: PriceList) -> Text:
    """Return sentences on the period and the items of the prices that are compared, and on what is missing."""
    has_rented = any(array.volume is not None for array in arrays)
    has_purchased = any(array.volume is None for array in arrays)
    items, years = tuple(_items(arrays, prices)), number_of_years(prices.term_years)
    if has_rented and has_purchased:
        basis = msg("price-basis-mixed", years=years, items=Listing(items))
    elif has_rented:
        basis = msg("price-basis-rent", years=years)
    elif len(items) > 1:
        basis = msg("price-basis-total", years=years, items=Listing(items))
    else:
        basis = msg("price-basis-once")
    has_hosts = prices.price_per_host is not None or bool(prices.licenses)
    missing = tuple(_missing(arrays, prices)) if has_purchased else ()
    left_out = (*missing, msg("price-basis-hosts"), msg("price-basis-licenses"))
    return sentences(
        basis,
        msg("ownership-not-included", items=Listing(left_out)),
        msg("price-basis-in-total-cost") if has_hosts else None,
    )


def _items(arrays: Collection[ArrayModel], prices: PriceList) -> Iterator[Text]:
    yield PURCHASE
    if prices.support_fraction_per_year is not None:
        yield SUPPORT
    if prices.price_per_kwh is not None and not all(is_in_hosts_or_cloud(array) for array in arrays):
        yield POWER


def _missing(arrays: Collection[ArrayModel], prices: PriceList) -> Iterator[Text]:
    if prices.support_fraction_per_year is None:
        yield msg("ownership-no-support")
    if prices.price_per_kwh is None:
        yield msg("ownership-no-kwh-price")
    elif any(array.is_in_hosts and array.volume is None for array in arrays):
        yield msg("ownership-power-of-hosts")


def budget_check(scenario: Scenario, price: float | None, prices: PriceList | None) -> BudgetCheck | None:
    """Compare a price with the budget of a scenario; None if there is no budget.

    Parameters
    ----------
    price
        Price of all arrays in the currency of the list, including running costs over its term; None if unknown.
    """
    budget = scenario.budget
    if budget.amount is None:
        return None
    is_known = price is not None and prices is not None and prices.currency == budget.currency
    over = price - budget.amount if price is not None and is_known else None
    sentence = _comparison(budget.amount, budget.currency, over, prices)
    if scenario.other_arrays and price is not None and is_known:
        sentence = msg("budget-all-arrays", price=Money(price, budget.currency), comparison=sentence)
    return BudgetCheck(
        amount=budget.amount,
        currency=budget.currency,
        is_within=None if over is None else over <= 0.0,
        over=over,
        sentence=sentence,
    )


def _comparison(amount: float, currency: str, over: float | None, prices: PriceList | None) -> Message:
    given = Money(amount, currency)
    if prices is not None and over is not None:
        years = number_of_years(prices.term_years)
        difference = Money(abs(over), currency)
        if over > 0.0:
            return msg("budget-exceeded", budget=given, difference=difference, years=years)
        return msg("budget-met", budget=given, difference=difference, years=years)
    if prices is not None and prices.currency != currency:
        return msg("budget-other-currency", budget=given, currency=prices.currency)
    return msg("budget-missing-prices", budget=given)
