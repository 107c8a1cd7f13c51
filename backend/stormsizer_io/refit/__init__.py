"""Refit of an array's parameters to measurements, for one organization."""

from stormsizer_io.refit.entry import refit
from stormsizer_io.refit.points import RefitRefusedError

__all__ = ["RefitRefusedError", "refit"]
