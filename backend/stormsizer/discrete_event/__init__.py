"""Discrete-event simulation of a window: simulates each I/O individually to obtain percentiles and queue lengths."""

from stormsizer.discrete_event.figures import WindowResult
from stormsizer.discrete_event.simulate import MAX_IOS, expected_ios, has_hardware, simulate_every_io

__all__ = ["MAX_IOS", "WindowResult", "expected_ios", "has_hardware", "simulate_every_io"]
