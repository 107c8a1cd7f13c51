"""Confidence in a predicted duration, given the prediction errors on measured systems."""

from dataclasses import dataclass

from stormsizer.confidence.answer import MOST_STATED
from stormsizer.confidence.distance import Dimension, Evidence
from stormsizer.confidence.error_model import FigureKind, probability_of, range_of
from stormsizer.confidence.guest_time import pools_of
from stormsizer.experience.phases import PhaseResult
from stormsizer.model.scenario import Scenario


@dataclass(frozen=True)
class DurationConfidence:
    """A predicted duration, and the number of differences from the nearest measured system."""

    predicted_s: float
    n_differences: int

    @property
    def likely_s(self) -> float:
        """Limit that a measured duration meets with a probability of 90%."""
        return range_of(self.predicted_s, FigureKind.TIME, self.n_differences)[1]

    def within(self, limit_s: float) -> float:
        """Return the probability that a measured duration would be at most a limit."""
        probability = probability_of(self.predicted_s, limit_s, FigureKind.TIME, self.n_differences)
        return min(max(probability, 1.0 - MOST_STATED), MOST_STATED)


def duration_confidence(
    scenario: Scenario, phase: PhaseResult, predicted_s: float, evidence: Evidence
) -> DurationConfidence:
    """Return the confidence in a duration of a phase, which may be that with a component failed."""
    nearest = evidence.nearest(scenario, pools_of(scenario, phase.pool_ids), str(phase.phase))
    return DurationConfidence(predicted_s, len(Dimension) if nearest is None else len(nearest.differences))
