"""Every I/O of a window, one by one: percentiles and queues where the week gives means."""
