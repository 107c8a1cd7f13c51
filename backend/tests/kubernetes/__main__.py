"""`python -m tests.kubernetes`: install the chart on a real API server, and print what that has shown.

With `--docs`, also write the table of `docs/reference/kubernetes.md`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

from tests.kubernetes.chart import REPOSITORY, ChartError, helm
from tests.kubernetes.control_plane import Cluster, KubectlError, control_plane
from tests.kubernetes.kubelets import kubelets
from tests.kubernetes.queue_metric import queue_metric
from tests.kubernetes.trial import Outcome, Trial, TrialError, logs, outcomes
from tests.support.services import open_folder

PAGE = REPOSITORY / "docs" / "reference" / "kubernetes.md"
BEGIN, END = "<!-- begin -->\n", "<!-- end -->\n"


def main() -> None:
    """Take all steps; the exit code is 1 if one fails."""
    parser = argparse.ArgumentParser(prog="python -m tests.kubernetes", description=__doc__)
    parser.add_argument("--docs", action="store_true", help=f"write {PAGE.relative_to(REPOSITORY)}")
    asked = parser.parse_args()
    began_s = time.monotonic()
    with open_folder("kubernetes") as folder:
        try:
            versions, shown = _tried(folder)
        except (TrialError, ChartError, KubectlError, TimeoutError) as error:
            print(f"FAILED: {error}\n\n{logs(folder)}", file=sys.stderr)
            raise SystemExit(1) from error
    took_s = time.monotonic() - began_s
    print(f"{len(shown)} steps in {took_s:.0f} s with {versions}. No kubelet, no container, no network plug-in.")
    if asked.docs:
        rows = "\n".join(f"| {each.title} | {each.shown} | {each.took_s:.0f} |" for each in shown)
        head = f"{versions}; {took_s:.0f} s on two cores, without the build:\n\n| step | result | s |\n|---|---|---|"
        table = f"{head}\n{rows}\n"
        before, _, rest = PAGE.read_text().partition(BEGIN)
        PAGE.write_text(f"{before}{BEGIN}{table}{END}{rest.partition(END)[2]}")


def _tried(folder: Path) -> tuple[str, list[Outcome]]:
    shown = []
    with control_plane(folder) as cluster, queue_metric(cluster, folder) as metric, kubelets(cluster) as nodes:
        for outcome in outcomes(Trial(cluster, nodes, metric)):
            print(f"{outcome.took_s:6.1f} s  {outcome.title}: {outcome.shown}", flush=True)
            shown.append(outcome)
        return _versions(cluster), shown


def _versions(cluster: Cluster) -> str:
    kubernetes = json.loads(cluster.kubectl("version", "--output", "json"))["serverVersion"]["gitVersion"]
    own = helm("version", "--template", "{{.Version}}")
    return f"Kubernetes {kubernetes.removeprefix('v')}, Helm {own.removeprefix('v')}"


if __name__ == "__main__":
    main()
