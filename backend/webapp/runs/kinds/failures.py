"""Failure analyses: validation of the request."""

from stormsizer.analysis.failures.request import FailureRequest
from stormsizer.analysis.failures.run import require_request
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import InvalidScenarioError, Scenario
from webapp.core.http.errors import InvalidInputError


def require_possible(scenario: Scenario, catalog: Catalog, asked: FailureRequest) -> None:
    """Reject a failure that is outside the calendar or of a component that the array does not have."""
    try:
        require_request(scenario, catalog, asked)
    except InvalidScenarioError as error:
        raise InvalidInputError(error.problems) from error
