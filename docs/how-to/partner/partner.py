"""A partner's program: it asks for a run, is told when it ended, and fetches the report.

    python partner.py 100 report.pdf

In the environment: STORMSIZER_URL; STORMSIZER_KEY, a key that may read, write, run and manage; HOOK_URL, where the
service reaches this program, and HOOK_PORT, where it listens. The answer is printed as JSON.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from receiver import Receiver
from stormsizer_client import AuthenticatedClient
from stormsizer_client.api.limits import get_limits
from stormsizer_client.api.preview import preview
from stormsizer_client.api.projects import create_project
from stormsizer_client.api.reports import create_report, get_report_content, get_report_state
from stormsizer_client.api.runs import create_run, get_run
from stormsizer_client.api.scenarios import create_scenario, get_defaults, get_scenario, update_scenario
from stormsizer_client.api.webhooks import create_webhook, delete_webhook
from stormsizer_client.models import EventType, PreviewRequest, ProblemDocument, ProjectInput, ReportInput, WebhookInput

LOOK_EVERY_S = float(os.environ.get("LOOK_EVERY_S", "10"))
LONGEST_PAUSE_S = 120
OVER = {"succeeded", "ready", "failed", "cancelled"}

api = AuthenticatedClient(base_url=os.environ["STORMSIZER_URL"], token=os.environ["STORMSIZER_KEY"])


class RefusedError(Exception):
    """What the service does not do, and why."""

    def __init__(self, problem: ProblemDocument) -> None:
        fields = [f"\n  {each.path}: {each.message}; allowed: {each.allowed}" for each in problem.errors or ()]
        super().__init__(f"{problem.status} {problem.type_}: {problem.title}{''.join(fields)}")
        self.kind = problem.type_.removeprefix("urn:stormsizer:problem:")


def ask(operation: Any, **given: Any) -> Any:
    """Ask for something; again where the answer says when, under the same key: nothing is done twice."""
    while True:
        answer = operation.sync_detailed(client=api, **given)
        if not isinstance(answer.parsed, ProblemDocument):
            return answer
        pause_s = float(answer.headers.get("retry-after", "inf"))
        if pause_s > LONGEST_PAUSE_S:
            raise RefusedError(answer.parsed)
        print(f"{answer.status_code}, once more in {pause_s:.0f} s", file=sys.stderr)
        time.sleep(pause_s)


def ended(thing: Any, look: Callable[[], Any], events: queue.Queue[Any]) -> tuple[Any, str]:
    """Wait until a run or a report ended: to be told is enough, but a message may get lost, so look as well."""
    told_by = "answer"
    while thing.state not in OVER:
        try:
            events.get(timeout=LOOK_EVERY_S)
            told_by = "webhook"
        except queue.Empty:
            told_by = "polling"
        thing = look()
    return thing, told_by


def save(made: Any, change: Callable[[Any], None]) -> Any:
    """Save a change on top of the newest version: where somebody else saved meanwhile, of what they saved."""
    change(made.parsed.scenario)
    given = {"scenario_id": made.parsed.id, "body": made.parsed.scenario, "if_match": made.headers["etag"]}
    try:
        return ask(update_scenario, **given)
    except RefusedError as refused:
        if refused.kind != "changed-meanwhile":
            raise
        return save(ask(get_scenario, scenario_id=made.parsed.id), change)


def story(n_desktops: int, file: Path) -> dict[str, Any]:
    """Ask, wait, read, fetch, change."""
    scenario = ask(get_defaults).parsed.scenario
    scenario.name, scenario.pools[0].n_desktops = "Asked by a partner", n_desktops
    print(f"At most {ask(get_limits).parsed.max_desktops_per_pool:,} desktops in a pool.", file=sys.stderr)
    glance = ask(preview, body=PreviewRequest(scenario=scenario, n_buckets=1)).parsed
    print(f"At a glance: {glance.result.verdict.sentence}", file=sys.stderr)

    project = ask(create_project, body=ProjectInput(name="Quotes")).parsed
    made = ask(create_scenario, project_id=project.id, body=scenario)
    wanted = [each for each in EventType if each is not EventType.PING]
    webhook = ask(create_webhook, body=WebhookInput(url=os.environ["HOOK_URL"], event_types=wanted)).parsed
    receiver = Receiver(int(os.environ.get("HOOK_PORT", "8090")), webhook.secret)
    try:
        key = f"{made.parsed.id} {made.headers['etag']}"
        run = ask(create_run, scenario_id=made.parsed.id, idempotency_key=key).parsed
        run, told_by = ended(run, lambda: ask(get_run, run_id=run.id).parsed, receiver.events)
        if run.state != "succeeded":
            raise SystemExit(f"The run {run.state}: {run.message}")
        report = ask(create_report, run_id=run.id, body=ReportInput()).parsed
        report, _ = ended(report, lambda: ask(get_report_state, report_id=report.id).parsed, receiver.events)
        if report.state != "ready":
            raise SystemExit(f"The report {report.state}: {report.message}")
        file.write_bytes(ask(get_report_content, report_id=report.id).parsed.payload.read())
    finally:
        receiver.shutdown()
        ask(delete_webhook, webhook_id=webhook.id)
    save(made, lambda each: setattr(each, "notes", "Offered on Monday."))
    saved = save(made, lambda each: setattr(each, "name", "As offered")).parsed
    return {
        "run_id": str(run.id),
        "told_by": told_by,
        "holds": run.result.verdict.holds,
        "sentence": run.result.verdict.sentence,
        "phases": [figures(each) for each in run.result.phases],
        "warnings": [f"{each.path}: {each.message}" for each in run.result.warnings],
        "version": saved.version,
        "notes": saved.scenario.notes,
    }


def figures(phase: Any) -> dict[str, Any]:
    """What an event is like for people and for the array."""
    return {
        "label": phase.label,
        "duration_s": phase.duration_s,
        "holds": phase.holds,
        "peak_iops": phase.figures.peak_iops,
        "host_read_latency_ms": phase.figures.host_read_latency_ms,
        "login_p95_s": phase.experience.p95_s if phase.experience else None,
    }


if __name__ == "__main__":
    try:
        print(json.dumps(story(int(sys.argv[1]), Path(sys.argv[2])), indent=2))
    except RefusedError as refused:
        sys.exit(str(refused))
