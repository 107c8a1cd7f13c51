"""Components of the simulated system, and parts of an array that can fail."""

from enum import StrEnum
from typing import Literal


class Component(StrEnum):
    """A part of the system that can become a bottleneck."""

    CONTROLLER_CPU = "controller_cpu"
    FLASH = "flash"
    DRIVES = "drives"
    PERFORMANCE = "performance"
    CAPACITY = "capacity"
    IOPS_LIMIT = "iops_limit"
    THROUGHPUT_LIMIT = "throughput_limit"
    PORT_OUT = "port_out"
    PORT_IN = "port_in"
    HOST_LINK_IN = "host_link_in"
    HOST_LINK_OUT = "host_link_out"
    HOST_CPU = "host_cpu"


LIMITS = (Component.IOPS_LIMIT, Component.THROUGHPUT_LIMIT)
"""Components that are limits of cloud volumes."""
HOST_COMPONENTS = (Component.HOST_LINK_IN, Component.HOST_LINK_OUT, Component.HOST_CPU)
"""Components of the hosts, which all arrays of a scenario have in common."""
TIERS = (Component.FLASH, Component.DRIVES, Component.PERFORMANCE, Component.CAPACITY)
"""Components that are drives, named after their tiers."""

Part = Literal["controller", "drive", "port", "flash_cache"]
"""A part of an array that can fail."""
