"""Settings of a demo: the operator's settings, with the limits that a service on the internet needs."""

from __future__ import annotations

from typing import Any

from webapp.settings import Settings

MOST: dict[str, int | float] = {
    "rate_limit_per_minute": 600,
    "rate_limit_organization_per_minute": 600,
    "rate_limit_unknown_per_minute": 120,
    "max_body_bytes": 1024**2,
    "max_import_file_bytes": 1024**2,
    "max_import_bytes": 4 * 1024**2,
    "max_imports": 3,
    "import_time_limit_s": 60.0,
    "run_time_limit_s": 120,
    "max_open_runs": 4,
    "max_run_s": 240.0,
    "max_day_s": 300.0,
    "max_open_reports": 2,
}
"""Largest value of each limit in a demo; operators can set lower ones."""
ALWAYS: dict[str, Any] = {
    "accounts": True,
    "sign_up": False,
    "smtp_url": None,
    "webhook_test_hosts": (),
    "rate_limits": True,
    "quotas": True,
    "session_longest_s": 86_400.0,
}
"""Settings that are the same in every demo."""


def limited(settings: Settings) -> Settings:
    """Return the settings with the limits of a demo; settings of other installations are unchanged."""
    if not settings.demo:
        return settings
    changes = {name: min(most, getattr(settings, name)) for name, most in MOST.items()}
    changes |= ALWAYS | {"session_idle_s": settings.demo_idle_s}
    if "data_folder" not in settings.model_fields_set:  # never the folder of another installation
        changes["data_folder"] = settings.data_folder.with_name(f"{settings.data_folder.name}-demo")
    return settings.model_copy(update=changes)
