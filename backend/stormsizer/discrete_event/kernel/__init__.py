"""Compiled kernel of the discrete-event simulation: draws, routes, queues, histograms.

Arrays are float64 and int64 unless a table says otherwise. Times are in seconds from the window's start; negative times
are in the lead-in.

An I/O takes one path through at most four stations. A write goes through the hosts' links, the ports and the CPU, and
reaches the drives in the background. A read goes through the CPU, a cache or a drive, the ports and the hosts' links.
Every queue is first come, first served, so the instant at which an I/O leaves a station is known when it arrives there.
This permits two algorithms:

``chunks``
    If no stream waits for a response before it issues its next I/O, each station in turn serves a chunk of I/Os in
    order of arrival. There is no event list.
``streams``
    If streams do wait, a tournament tree holds one pending instant for each stream and each I/O in progress: its next
    arrival at any station. A visit replaces that instant with the departure.

Both give the same result for the same I/Os. A general event list is not needed: there are no priorities and no
preemption, and a write that finds the write buffer full waits for its drive's backlog, which is also known.
"""

from stormsizer.discrete_event.kernel.caches import read_all
from stormsizer.discrete_event.kernel.chunks import run_open, serve_chunk
from stormsizer.discrete_event.kernel.draws import draw, fill_exponential, fill_uniform, fill_words
from stormsizer.discrete_event.kernel.layout import (
    ASKING,
    BEHIND,
    CELL_BITS,
    CPU,
    CURSOR,
    DRAWN,
    DRIVE,
    FINISHED,
    FIRST_CELL,
    GAPS,
    LEAST_S,
    LINK,
    LOOKUP,
    MIXES,
    MOST_S,
    N_CELLS,
    N_PURPOSES,
    N_STAGES,
    NO_SLOT,
    PORT,
    ROUTE,
    SEEN,
    SERVICES,
    STATION,
    TIER,
    Boxes,
    Caches,
    Draws,
    Floats,
    Indices,
    Ints,
    Ios,
    Queues,
    Records,
    Schedule,
    Slots,
    Tables,
    Tally,
    Words,
)
from stormsizer.discrete_event.kernel.routes import route
from stormsizer.discrete_event.kernel.streams import run_streams, serve_streams
from stormsizer.discrete_event.kernel.tally import count_all

__all__ = [
    "ASKING",
    "BEHIND",
    "CELL_BITS",
    "CPU",
    "CURSOR",
    "DRAWN",
    "DRIVE",
    "FINISHED",
    "FIRST_CELL",
    "GAPS",
    "LEAST_S",
    "LINK",
    "LOOKUP",
    "MIXES",
    "MOST_S",
    "NO_SLOT",
    "N_CELLS",
    "N_PURPOSES",
    "N_STAGES",
    "PORT",
    "ROUTE",
    "SEEN",
    "SERVICES",
    "STATION",
    "TIER",
    "Boxes",
    "Caches",
    "Draws",
    "Floats",
    "Indices",
    "Ints",
    "Ios",
    "Queues",
    "Records",
    "Schedule",
    "Slots",
    "Tables",
    "Tally",
    "Words",
    "count_all",
    "draw",
    "fill_exponential",
    "fill_uniform",
    "fill_words",
    "read_all",
    "route",
    "run_open",
    "run_streams",
    "serve_chunk",
    "serve_streams",
]
