"""Private servers: `python -m tests.support.serve` prints their addresses and serves until Ctrl-C.

`python -m tests.support.serve COMMAND …` runs a command that finds them in its environment, until that ends.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence

from tests.support.services import server_postgres, server_redis

PATIENCE_S = 30


def main(command: Sequence[str]) -> int:
    """Serve PostgreSQL and Redis for the duration of a command, or until stopped; return the command's exit code."""
    asked_to_stop = threading.Event()
    for request in (signal.SIGINT, signal.SIGTERM):
        signal.signal(request, lambda *_: asked_to_stop.set())
    with server_postgres() as database_url, server_redis() as redis_url:
        servers = {"DATABASE_URL": database_url, "REDIS_URL": redis_url}
        if command:
            return _run_with_servers(command, servers, asked_to_stop)
        print("\n".join(f"export {name}={address}" for name, address in servers.items()), flush=True)
        asked_to_stop.wait()
        return 0


def _run_with_servers(command: Sequence[str], servers: dict[str, str], asked_to_stop: threading.Event) -> int:
    with subprocess.Popen(command, env=os.environ | servers) as process:
        while process.poll() is None and not asked_to_stop.wait(0.2):
            pass
        if process.poll() is None:
            process.terminate()
        return process.wait(PATIENCE_S)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
