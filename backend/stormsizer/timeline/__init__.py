"""Timeline: calendar events as storms, with the warm state of desktops at their start."""

from stormsizer.timeline.plan import Departure, LoginStorm, Outages, Plan, RateInterval, Sweep, plan

__all__ = ["Departure", "LoginStorm", "Outages", "Plan", "RateInterval", "Sweep", "plan"]
