"""What was asked of a scenario beyond its week: the answers that a report takes along."""

from stormsizer.provenance import Document
from stormsizer.recommendation.answer import Shortlist
from stormsizer.whatif.advice_answer import Advice
from stormsizer.whatif.ranges import Ranges
from stormsizer.whatif.runway import Runway
from stormsizer.whatif.sensitivity_answer import Sensitivity


class Studies(Document):
    """Finished answers about the same scenario, engine and catalogue as the week; none where nobody asked."""

    shortlist: Shortlist | None = None
    advice: Advice | None = None
    runway: Runway | None = None
    sensitivity: Sensitivity | None = None
    ranges: Ranges | None = None
