"""Timeline: calendar events converted to storms, with the warm state of the desktops when each storm starts."""

from stormsizer.timeline.plan import Departure, LoginStorm, Outages, Plan, RateInterval, Sweep, plan

__all__ = ["Departure", "LoginStorm", "Outages", "Plan", "RateInterval", "Sweep", "plan"]
