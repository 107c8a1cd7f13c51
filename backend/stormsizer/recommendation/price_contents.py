"""What prices contain: the period, the items of purchased and rented storage, and what is missing."""

from collections.abc import Collection, Iterator

from stormsizer.messages.text import Listing, Message, Money, Quantity, Text, msg, sentences, shown
from stormsizer.model.catalog import ArrayModel, PriceList
from stormsizer.recommendation.answer import Candidate, PriceListMark
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


def storage_price(chosen: Candidate, array: ArrayModel, prices: PriceListMark) -> Text:
    """Return a price with the years of its running costs; for storage on the hosts, note that servers are extra."""
    amount = shown(Money(chosen.price, prices.currency))
    if chosen.price_per_month:
        amount = msg("report-costs-over-years", total=amount, years=number_of_years(prices.term_years))
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
