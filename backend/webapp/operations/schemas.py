"""The health of the service as the API speaks of it."""

from typing import Literal

from pydantic import BaseModel, ConfigDict


class Liveness(BaseModel):
    """The process answers."""

    status: Literal["alive"] = "alive"


class Readiness(BaseModel):
    """Whether the service can do its work, and what is not as it should be."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    ready: bool
    """Whether requests are served: the database answers and has the tables of this release."""
    database: Literal["ready", "slow", "away", "not_migrated"]
    queue: Literal["ready", "away"]
    """What wakes the workers. Without it jobs wait in the database, and are found a little later."""
    workers: Literal["ready", "deaf", "unknown"]
    """Deaf: jobs wait for more than a minute, and nobody works on any."""
    disk: Literal["ready", "nearly_full"]
    """Where the data folder is."""
    degraded: tuple[str, ...]
    """What is not as it should be, in words."""
