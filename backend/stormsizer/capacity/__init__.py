"""Capacity that desktops need and arrays provide, host memory, and the number of desktops per host."""

from stormsizer.capacity.breakdown import CapacityBreakdown, CapacityItem, break_down
from stormsizer.capacity.building_block import BuildingBlock, building_block
from stormsizer.capacity.datastores import DatastoreSize, datastore_sizes
from stormsizer.capacity.host_density import HostDensity, host_density, hosts_at_end_of_growth
from stormsizer.capacity.host_memory import HostMemory, beyond_goal, host_memory

__all__ = [
    "BuildingBlock",
    "CapacityBreakdown",
    "CapacityItem",
    "DatastoreSize",
    "HostDensity",
    "HostMemory",
    "beyond_goal",
    "break_down",
    "building_block",
    "datastore_sizes",
    "host_density",
    "host_memory",
    "hosts_at_end_of_growth",
]
