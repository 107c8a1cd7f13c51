"""API schemas for health checks."""

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
    """Whether requests are served: the database responds and is migrated."""
    database: Literal["ready", "slow", "away", "not_migrated"]
    queue: Literal["ready", "away"]
    """State of the message queue. Without it, jobs wait in the database and start a little later."""
    workers: Literal["ready", "deaf", "unknown"]
    """State of the workers; *deaf* if jobs have waited for more than a minute without one."""
    disk: Literal["ready", "nearly_full"]
    """State of the disk that contains the data folder."""
    degraded: tuple[Text, ...]
    """Findings as text."""
