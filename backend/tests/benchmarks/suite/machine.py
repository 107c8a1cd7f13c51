"""Description of the machine that the benchmarks ran on."""

from __future__ import annotations

import os
import platform
import subprocess
from importlib.metadata import version
from pathlib import Path

LIBRARIES = ("numpy", "numba", "pydantic", "simpy", "ciw")


def machine() -> dict[str, str]:
    """Processor, memory and versions of what takes part; nothing that names the machine."""
    return {
        "processor": _processor(),
        "cores": str(os.cpu_count()),
        "memory": f"{os.sysconf('SC_PAGE_SIZE') * os.sysconf('SC_PHYS_PAGES') / 2**30:.0f} GiB",
        "system": f"{platform.system()} {platform.release().partition('-')[0]}",
        "python": platform.python_version(),
        "compiler": _compiler(),
        **{name: version(name) for name in LIBRARIES},
    }


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    found = {key.strip(): value.strip() for key, _, value in (line.partition(":") for line in lines)}
    if "model name" not in found:
        return platform.machine()
    return f"{found['model name']}, family {found['cpu family']} model {found['model']}"


def _compiler() -> str:
    try:
        said = subprocess.run(["cc", "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return "none"
    return said.splitlines()[0]
