"""How much space the desktops take, and how much the array offers."""

from stormsizer.capacity.breakdown import CapacityBreakdown, CapacityItem, break_down

__all__ = ["CapacityBreakdown", "CapacityItem", "break_down"]
