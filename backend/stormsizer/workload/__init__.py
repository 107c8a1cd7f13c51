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
    profiles_of,
    steady_rate,
)
from stormsizer.workload.speed import effective_ghz_per_core, relative_speed

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
    "effective_ghz_per_core",
    "profiles_of",
    "relative_speed",
    "steady_rate",
]
