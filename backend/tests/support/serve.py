"""Private servers for work by hand: `python -m tests.support.serve` prints their addresses and serves until Ctrl-C."""

from __future__ import annotations

import signal
import threading

from tests.support.services import server_postgres, server_redis


def main() -> None:
    """Serve PostgreSQL and Redis, print the environment to use them, stop both at the end."""
    asked_to_stop = threading.Event()
    for request in (signal.SIGINT, signal.SIGTERM):
        signal.signal(request, lambda *_: asked_to_stop.set())
    with server_postgres() as database_url, server_redis() as redis_url:
        print(f"export DATABASE_URL={database_url}\nexport REDIS_URL={redis_url}", flush=True)
        asked_to_stop.wait()


if __name__ == "__main__":
    main()
