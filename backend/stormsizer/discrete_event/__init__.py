"""Every I/O of a window, one by one: percentiles and queues where the week gives means."""

from stormsizer.discrete_event.figures import WindowResult
from stormsizer.discrete_event.simulate import MAX_IOS, expected_ios, simulate_every_io

__all__ = ["MAX_IOS", "WindowResult", "expected_ios", "simulate_every_io"]
