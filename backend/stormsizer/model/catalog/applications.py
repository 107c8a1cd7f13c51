"""Applications with I/O recorded on one desktop."""

from stormsizer.model.provenance import Document, Fact


class ApplicationRun(Document):
    """Storage I/O during one use of an application."""

    reads: Fact[int]
    writes: Fact[int]
    read_mb: Fact[float]
    write_mb: Fact[float]
    run_time_s: Fact[float] | None = None
    """Time from start to end, if the source states it."""


class Application(Document):
    """I/O of one application running alone on one desktop."""

    id: str
    name: str
    activity: str
    """The recorded actions, as one sentence."""
    guest_os: str
    first: ApplicationRun
    """First use since the desktop was rebooted."""
    later: ApplicationRun | None = None
    """Any later use, with the libraries still in guest memory; None if not recorded."""
    notes: str = ""
