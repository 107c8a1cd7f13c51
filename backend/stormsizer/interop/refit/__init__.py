"""The parameters of an array refitted to what was measured of it, for one organisation alone."""

from stormsizer.interop.refit.entry import refit
from stormsizer.interop.refit.points import RefitRefusedError

__all__ = ["RefitRefusedError", "refit"]
