"""Discrete-event simulation of a window: each I/O individually, for percentiles and queues."""

from stormsizer.discrete_event.figures import WindowResult
from stormsizer.discrete_event.simulate import MAX_IOS, expected_ios, simulate_every_io

__all__ = ["MAX_IOS", "WindowResult", "expected_ios", "simulate_every_io"]
