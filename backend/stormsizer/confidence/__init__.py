"""Reliability of a result: errors of earlier predictions, distance to measured systems, ranges, probabilities."""

from stormsizer.confidence.answer import Confidence, PhaseConfidence, confidence_of

__all__ = ["Confidence", "PhaseConfidence", "confidence_of"]
