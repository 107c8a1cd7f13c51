"""What was asked of a scenario beyond its week: the answers that a report takes along."""

from stormsizer.analysis.advice.answer import Advice
from stormsizer.analysis.monte_carlo.ranges import Ranges
from stormsizer.analysis.runway import Runway
from stormsizer.analysis.sensitivity.answer import Sensitivity
from stormsizer.model.provenance import Document
from stormsizer.recommendation.answer import Shortlist


class Studies(Document):
    """Finished answers about the same scenario, engine and catalogue as the week; none where nobody asked."""

    shortlist: Shortlist | None = None
    advice: Advice | None = None
    runway: Runway | None = None
    sensitivity: Sensitivity | None = None
    ranges: Ranges | None = None
