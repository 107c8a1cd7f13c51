"""What one desktop asks of the storage in each phase, in the engine's own units."""

from stormsizer.workload.demand import DesktopDemand, LoginDemand, ProvisioningDemand, Rate, Work, desktop_demand

__all__ = ["DesktopDemand", "LoginDemand", "ProvisioningDemand", "Rate", "Work", "desktop_demand"]
