"""When each desktop does what: the calendar's events turned into storms, with the warm state they find."""

from stormsizer.timeline.plan import Boot, Departure, LoginStorm, Outages, Plan, RateInterval, plan

__all__ = ["Boot", "Departure", "LoginStorm", "Outages", "Plan", "RateInterval", "plan"]
