"""Every I/O of a window, one by one: percentiles and queues where the week gives means."""

from stormsizer.every_io.figures import WindowResult
from stormsizer.every_io.simulate import MAX_IOS, expected_ios, simulate_every_io

__all__ = ["MAX_IOS", "WindowResult", "expected_ios", "simulate_every_io"]
