"""A measured number with its prediction, and what the printed form of the number means."""

from stormsizer.messages.text import Text
from stormsizer.model.catalog import EvidenceRow, Role, Tolerance
from stormsizer.model.catalog.evidence_rows import printed_range
from stormsizer.model.provenance import Document

ROUNDING = 0.005
"""Tolerance for published arithmetic, as a fraction; the studies round to two or three digits."""


class BacktestRow(Document):
    """One measured number and its prediction."""

    id: str
    system: str
    system_name: str
    source: str
    table: str
    phase: str
    phase_label: Text
    metric: str
    metric_label: Text
    """Label for use in a sentence; empty if the engine does not model the metric."""
    unit: str
    measured: float | tuple[float, float]
    predicted: float | None
    """Predicted value; None if the engine does not model the metric."""
    predicted_range: tuple[float, float] | None = None
    """Lowest and highest prediction from equally good fits; only for held-out rows."""
    error: float | None
    """Error relative to the measured value; for shares and zeros, the difference. Zero within a published range."""
    tolerance: Tolerance | None
    role: Role
    within: bool | None
    """Whether the error is within the tolerance; None if there is no prediction or no tolerance."""
    left_out_predicted: float | None = None
    """Prediction that uses none of the study's own rows; None if no substitute parameters exist."""
    left_out_error: float | None = None
    left_out_within: bool | None = None
    n_differences: int | None = None
    """Differences from the nearest system of another study; None if there is no leave-one-out prediction."""
    perspective: str
    qualifier: str = ""
    counts_with: str = ""
    """Row that this row depends on; the two count as one check."""
    same_as: str = ""
    drives: str = ""
    note: Text = ""


def rounding_of(row: EvidenceRow | BacktestRow) -> Tolerance:
    """Return the tolerance for published arithmetic: half a unit in the last digit, or the usual rounding if larger."""
    printed = printed_range(row.measured)
    decimals = max(len(f"{value:g}".partition(".")[2]) for value in printed)
    return Tolerance(absolute=max(0.5 * 10.0**-decimals, ROUNDING * max(abs(value) for value in printed)))


def nearest_measured(said: float, row: EvidenceRow | BacktestRow) -> float:
    """Return the measured value, or the value within the published range or bound, that is closest to a prediction."""
    low, high = printed_range(row.measured)
    if row.qualifier == "above":
        return max(said, low)
    if row.qualifier in ("below", "at_most"):
        return min(said, high)
    return min(max(said, low), high)
