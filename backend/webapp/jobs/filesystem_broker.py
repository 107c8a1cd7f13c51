"""Celery's ``filesystem://`` broker with messages that are complete before a worker can see them.

Kombu creates a message file under its final name and then writes to it. A worker that takes the file in between reads
an empty message and exits. Here, a message gets its final name after it is written.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any
from uuid import uuid4

from kombu.transport import TRANSPORT_ALIASES, filesystem
from kombu.utils.json import dumps

SCHEME = "complete-files"
"""Scheme of the broker address."""


class _Channel(filesystem.Channel):
    """Kombu's channel, changed to rename messages into place."""

    def _put(self, queue: str, payload: Any, **_: Any) -> None:  # type: ignore[override]
        name = f"{time.monotonic_ns():020}_{uuid4()}.{queue}.msg"
        unfinished = Path(self.data_folder_out, f"{name}.part")
        text: str = dumps(payload)  # type: ignore[no-untyped-call]
        unfinished.write_text(text, encoding="utf-8")
        unfinished.rename(Path(self.data_folder_out, name))


class Transport(filesystem.Transport):
    """Kombu's transport with the channel above."""

    Channel = _Channel


TRANSPORT_ALIASES[SCHEME] = f"{__name__}:{Transport.__name__}"
