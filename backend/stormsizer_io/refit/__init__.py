"""The parameters of an array refitted to what was measured of it, for one organisation alone."""

from stormsizer_io.refit.entry import refit
from stormsizer_io.refit.points import RefitRefusedError

__all__ = ["RefitRefusedError", "refit"]
