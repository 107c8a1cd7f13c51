"""Additional analyses that a report can include."""

from stormsizer.analysis.advice.answer import Advice
from stormsizer.analysis.monte_carlo.ranges import Ranges
from stormsizer.analysis.runway import Runway
from stormsizer.analysis.sensitivity.answer import Sensitivity
from stormsizer.model.provenance import Document
from stormsizer.recommendation.answer import Shortlist


class Studies(Document):
    """Completed analyses that use the week's scenario, engine and catalog; None for analyses that were not run."""

    shortlist: Shortlist | None = None
    advice: Advice | None = None
    runway: Runway | None = None
    sensitivity: Sensitivity | None = None
    ranges: Ranges | None = None
