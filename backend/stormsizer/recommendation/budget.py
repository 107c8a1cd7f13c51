"""Comparison of the costs of all arrays with the budget of a scenario."""

from stormsizer.messages.text import Message, Money, Quantity, msg
from stormsizer.model.catalog import PriceList
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.answer import BudgetCheck


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
    sentence = _sentence(budget.amount, budget.currency, over, prices)
    if scenario.other_arrays and price is not None and is_known:
        sentence = msg("budget-all-arrays", price=Money(price, budget.currency), comparison=sentence)
    return BudgetCheck(
        amount=budget.amount,
        currency=budget.currency,
        is_within=None if over is None else over <= 0.0,
        over=over,
        sentence=sentence,
    )


def _sentence(amount: float, currency: str, over: float | None, prices: PriceList | None) -> Message:
    given = Money(amount, currency)
    if prices is not None and over is not None:
        term = prices.term_years
        years = int(term) if term.is_integer() else Quantity(term, "")
        difference = Money(abs(over), currency)
        if over > 0.0:
            return msg("budget-exceeded", budget=given, difference=difference, years=years)
        return msg("budget-met", budget=given, difference=difference, years=years)
    if prices is not None and prices.currency != currency:
        return msg("budget-other-currency", budget=given, currency=prices.currency)
    return msg("budget-missing-prices", budget=given)
