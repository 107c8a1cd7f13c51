"""Reliability of a result: errors of earlier predictions, distance to measured systems, ranges, probabilities."""

from stormsizer.confidence.answer import Confidence, PhaseConfidence, confidence_of
from stormsizer.confidence.prices import ConfidencePrice, confidence_prices

__all__ = ["Confidence", "ConfidencePrice", "PhaseConfidence", "confidence_of", "confidence_prices"]
