"""From a scenario's choices to the station network that serves it."""

from stormsizer.catalog import Catalog
from stormsizer.scenario import ArrayConfiguration, Scenario
from stormsizer.storage.cache import cached_read_fraction
from stormsizer.storage.network import StationNetwork, cache_bytes_per_controller, station_network


def network_of(scenario: Scenario, configuration: ArrayConfiguration, catalog: Catalog) -> StationNetwork:
    """The station network of a configuration under the pools of a scenario."""
    array = catalog.arrays[configuration.model_id]
    pools = [(pool, catalog.workloads[pool.profile_id]) for pool in scenario.pools]
    cached = cached_read_fraction(pools, cache_bytes_per_controller(configuration, array), configuration.n_controllers)
    return station_network(configuration, array, catalog.drives[configuration.drive_id], cached)
