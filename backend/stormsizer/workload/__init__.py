"""What one desktop asks of the storage in each phase, in the engine's own units."""

from stormsizer.workload.demand import (
    DeploymentDemand,
    DesktopDemand,
    LoginDemand,
    ProvisioningDemand,
    Rate,
    Work,
    deployment_demand,
    deployment_of,
    desktop_demand,
)

__all__ = [
    "DeploymentDemand",
    "DesktopDemand",
    "LoginDemand",
    "ProvisioningDemand",
    "Rate",
    "Work",
    "deployment_demand",
    "deployment_of",
    "desktop_demand",
]
