"""Applications whose I/O somebody recorded on one desktop."""

from stormsizer.model.provenance import Document, Fact


class ApplicationRun(Document):
    """What the storage saw while the application was used once."""

    reads: Fact[int]
    writes: Fact[int]
    read_mb: Fact[float]
    write_mb: Fact[float]
    run_time_s: Fact[float] | None = None
    """From start to end, where it was printed."""


class Application(Document):
    """The I/O of one application, by itself, on one desktop."""

    id: str
    name: str
    activity: str
    """What was done, as one sentence."""
    guest_os: str
    first: ApplicationRun
    """The first time since the desktop was rebooted."""
    later: ApplicationRun | None = None
    """Any time after that, with the libraries still in the guest's memory; none where it was not recorded."""
    notes: str = ""
