"""How sure an answer is: error of earlier predictions, distance to measured systems, ranges and probabilities."""

from stormsizer.confidence.answer import Confidence, PhaseConfidence, confidence_of

__all__ = ["Confidence", "PhaseConfidence", "confidence_of"]
