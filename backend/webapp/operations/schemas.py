"""API schemas for health checks."""

from datetime import datetime
from typing import Literal

from pydantic import BaseModel, ConfigDict

from stormsizer.messages.text import Text


class Liveness(BaseModel):
    """The process responds."""

    status: Literal["alive"] = "alive"


class Readiness(BaseModel):
    """Readiness of the service, with the state of its parts."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    ready: bool
    """Whether requests are served: the database responds, and this release can use its tables."""
    database: Literal["ready", "slow", "away", "not_migrated", "incompatible"]
    """State of the database; *not_migrated* if its tables are older than this release, *incompatible* if they are so
    new that this release cannot use them."""
    queue: Literal["ready", "away"]
    """State of the message queue. Without it, jobs wait in the database and start a little later."""
    workers: Literal["ready", "deaf", "unknown"]
    """State of the workers; *deaf* if jobs have waited for more than a minute without one."""
    disk: Literal["ready", "nearly_full"]
    """State of the disk that contains the data folder."""
    maintenance: bool
    """Whether maintenance mode is on: data can be read but not changed."""
    maintenance_message: str
    """The operator's message for users."""
    maintenance_until: datetime | None
    """Expected end of maintenance mode, if known."""
    degraded: tuple[Text, ...]
    """Findings as text."""
