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
    idle_rate,
    profiles_of,
    steady_rate,
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
    "idle_rate",
    "profiles_of",
    "relative_speed",
    "speed_for",
    "steady_rate",
]
