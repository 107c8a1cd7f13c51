"""When each desktop does what: the calendar's events turned into storms, with the warm state they find."""

from stormsizer.timeline.plan import Departure, LoginStorm, Outages, Plan, RateInterval, Sweep, plan

__all__ = ["Departure", "LoginStorm", "Outages", "Plan", "RateInterval", "Sweep", "plan"]
