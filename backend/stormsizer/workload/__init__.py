"""Workload: I/O of one desktop in each phase, in the engine's own units."""

from stormsizer.workload.demand import (
    DeploymentDemand,
    DesktopDemand,
    LoginDemand,
    PoolProfiles,
    ProvisioningDemand,
    Rate,
    Work,
    deployment_demand,
    deployment_of,
    desktop_demand,
    pools_on_main_array,
    profiles_of,
    provided,
    rate_of_others,
)
from stormsizer.workload.speed import host_demand, relative_speed, speed_for

__all__ = [
    "DeploymentDemand",
    "DesktopDemand",
    "LoginDemand",
    "PoolProfiles",
    "ProvisioningDemand",
    "Rate",
    "Work",
    "deployment_demand",
    "deployment_of",
    "desktop_demand",
    "host_demand",
    "pools_on_main_array",
    "profiles_of",
    "provided",
    "rate_of_others",
    "relative_speed",
    "speed_for",
]
