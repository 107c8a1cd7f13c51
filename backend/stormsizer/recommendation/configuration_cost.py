"""Cost of a scenario's current configuration."""

from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario, sized_for
from stormsizer.recommendation.answer import ConfigurationCost
from stormsizer.recommendation.budget import budget_check
from stormsizer.recommendation.cost import (
    cost_of_main_array,
    in_words,
    mark_of,
    price_of_other_arrays,
    prices_in_use,
    sum_if_known,
)
from stormsizer.recommendation.ownership import ownership_if_priced
from stormsizer.recommendation.upgrade import upgrade_of


def configuration_cost(scenario: Scenario, catalog: Catalog, *, is_main: bool = True) -> ConfigurationCost:
    """Return the cost of a scenario's current configuration; what covers all arrays is part of the main one's."""
    cost, prices = cost_of_main_array(scenario, catalog), prices_in_use(catalog)
    size = sized_for(scenario)
    each = size.n_users if scenario.has_session_hosts else None
    array = catalog.arrays[scenario.array.model_id]
    return ConfigurationCost(
        words=in_words(scenario.array, array, catalog.drives, scenario.hosts.host_cache_gib),
        n_drives=cost.n_drives,
        rack_units=cost.rack_units,
        watts=cost.watts,
        price=cost.price,
        price_per_desktop=None if cost.price is None else cost.price / size.n_desktops,
        n_desktops=size.n_desktops,
        ownership=ownership_if_priced(scenario, catalog) if is_main else None,
        price_per_month=cost.price_per_month,
        price_per_user=cost.price / each if cost.price is not None and each is not None else None,
        unpriced=cost.unpriced,
        prices=mark_of(prices),
        upgrade=upgrade_of(scenario.array, scenario.installed_array, scenario.hosts, catalog),
        budget=budget_check(scenario, sum_if_known(cost.price, price_of_other_arrays(scenario, catalog)), prices),
    )
