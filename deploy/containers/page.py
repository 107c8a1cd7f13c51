"""Writes `docs/reference/containers.md` from the figures of one proof."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from containers.checks import ProcessFacts
from containers.images import MAX_MB, MAX_START_S, ImageFacts
from containers.kills import N_RUNS, Kill
from containers.walk import Walk

INTRODUCTION = """# Containers

Results of the last `make containers`. It builds `backend/Dockerfile` and starts `docker-compose.yml`, both unchanged,
on a Docker engine of its own. Then it uses the service through nginx over HTTPS, upgrades it from the previous release,
kills each container, and inspects what is running. [Run Stormsizer on a server](../how-to/run-on-a-server.md) describes
the same setup for operators."""
STAND_INS = """No image registry was used: the base images were stand-ins made from Debian packages, with the names,
tags, paths, users and entry points of the official images. Their versions can differ from the tags:"""
NEEDS = """## What `make containers` needs

- root on Debian 12, because engine and containers run on the machine itself. Missing Debian packages (`docker.io`,
  `mmdebstrap`, `iptables`, `openssl`) are installed with `apt-get`.
- Go 1.24 or newer, to build Docker Compose from its published source, and the Debian, PyPI and npm registries.
- 15 GB of disk in `.containers`, where images and caches stay for the next run, and the ports 18080 and 18443.
- `make containers CONTAINERS="--base-images official"` uses the machine's own engine and the official images instead.
- `--previous COMMIT` chooses the release to upgrade from. By default it is the newest in `deploy/releases.yaml` other
  than this commit."""
LARGEST = """

The largest parts are the compiler of the engine (LLVM, 160 MB), the typesetter of reports (Typst, 68 MB), NumPy, and
the PostgreSQL programs for backups. Tests, headers, other languages and debugging symbols are removed while the image
is built (`deploy/image/slim.py`)."""
KILLS = f"""## Killed containers

The main process of each container gets SIGKILL while a customer requests {N_RUNS} runs, two per second. The restart
policy starts it again. Requests without a successful response are repeated with the same `Idempotency-Key`. *Not
responding* is the longest time without a successful response from `/readyz` through nginx; the last two columns count
from the kill.

"""
NO_LEAKS = """None of the {n} secrets (passwords of PostgreSQL, Redis, mail server and user; secret key) appears in a
log, in `docker inspect` or `docker history`, or on a command line."""
WRITABLE = "; its service does not start with the read-only root of its Compose file, and ran with a writable one"
NOT_SHOWN = (
    "Download of the official base images from a registry, and upload of this image to one.",
    "arm64: {arm64}",
    "More than one machine, and networks between machines.",
    "Mail and webhooks to real receivers.",
)


@dataclass
class Findings:
    """Everything that one proof has found."""

    date: str
    commit: str
    previous: str
    previous_read_only: bool
    official_images: bool
    arm64: str
    machine: str
    versions: dict[str, str]
    base_images: dict[str, str]
    image: ImageFacts
    start_s: Sequence[float]
    walk: Walk
    processes: Sequence[ProcessFacts]
    leaks: Sequence[str]
    n_secrets: int
    kills: Sequence[Kill]
    load: float
    lasted_s: float

    def violations(self) -> list[str]:
        """Return every requirement that is not met, except the size of the image, which is stated."""
        found = [each for facts in self.processes for each in facts.violations()] + list(self.leaks)
        found += [f"killing {kill.service} lost {kill.n_lost} runs" for kill in self.kills if kill.n_lost]
        found += [f"killing {kill.service} made {kill.n_twice} runs twice" for kill in self.kills if kill.n_twice]
        return found


def page(findings: Findings) -> str:
    """Return the page as Markdown."""
    sections = (
        INTRODUCTION,
        _summary(findings),
        _image(findings),
        _walk(findings.walk),
        _kills(findings.kills),
        _checks(findings),
        _versions(findings),
        "## What this does not show\n\n" + _bullets(line.format(arm64=findings.arm64) for line in NOT_SHOWN),
        NEEDS,
    )
    return "\n\n".join(sections) + "\n"


def write(findings: Findings, path: Path) -> None:
    """Write the page."""
    path.write_text(page(findings))


def _summary(findings: Findings) -> str:
    facts = (
        ("Date", findings.date),
        ("Commit", f"`{findings.commit[:12]}`"),
        ("Previous release", f"commit `{findings.previous[:12]}`{'' if findings.previous_read_only else WRITABLE}"),
        ("Machine", f"{findings.machine}; load average {findings.load:.0f}, including other programs"),
        ("Duration", f"{findings.lasted_s / 60:.0f} minutes"),
        ("Requirements not met", "; ".join(findings.violations()) or "none, except as stated below for the image"),
    )
    return _table(("", ""), facts)


def _image(findings: Findings) -> str:
    image, start_s = findings.image, sorted(findings.start_s)
    median_s = start_s[len(start_s) // 2]
    rows = (
        (
            "Size to download (layers compressed with gzip)",
            f"{image.compressed_mb:.0f} MB",
            _target(image.compressed_mb, MAX_MB, "MB"),
        ),
        ("Size on disk", f"{image.uncompressed_mb:.0f} MB", _target(image.uncompressed_mb, MAX_MB, "MB")),
        ("Start of the API until `/readyz` is 200, median", f"{median_s:.1f} s", _target(median_s, MAX_START_S, "s")),
        ("Start, slowest", f"{start_s[-1]:.1f} s, of {len(start_s)} starts", ""),
        ("Build of the image", f"{image.build_s:.0f} s", ""),
    )
    layers = [(f"`{_short(command)}`", f"{size:.0f} MB") for command, size in image.parts_mb[:8]]
    return (
        "## Image\n\n" + _table(("", "measured", "target"), rows)
        + "\n\nLargest layers on disk:\n\n" + _table(("layer", "size"), layers)
        + LARGEST
    )  # fmt: skip


def _walk(walk: Walk) -> str:
    steps = [(name, result, f"{lasted_s:.1f}") for name, result, lasted_s in walk.steps]
    rows = [(name, f"{n_tables}", f"{n_rows}", "0") for name, (n_tables, n_rows) in walk.rows.items()]
    return (
        "## Steps\n\n" + _table(("step", "result", "seconds"), steps)
        + "\n\nRows compared (number and content of all rows of each table):\n\n"
        + _table(("after", "tables", "rows", "differences"), rows)
    )  # fmt: skip


def _kills(kills: Sequence[Kill]) -> str:
    rows = [
        (
            f"`{kill.service}`", f"{kill.n_accepted}", f"{kill.n_succeeded}", f"{kill.n_lost}", f"{kill.n_twice}",
            f"{kill.n_repeated}", f"{kill.away_s:.1f}", f"{kill.restarted_s:.1f}", f"{kill.settled_s:.1f}",
        )
        for kill in kills
    ]  # fmt: skip
    head = (
        "killed", "accepted", "succeeded", "lost", "twice", "requests repeated", "not responding s", "restarted s",
        "all runs ended s",
    )  # fmt: skip
    return KILLS + _table(head, rows)


def _checks(findings: Findings) -> str:
    rows = [
        (
            f"`{facts.service}`", ", ".join(map(str, facts.users)), f"{facts.n_processes}",
            "none" if not any(int(each, 16) for each in facts.capabilities) else ", ".join(facts.capabilities),
            "yes" if facts.no_new_privileges else "no", "yes" if facts.read_only else "no",
            ", ".join(facts.changed_files) or "none",
        )
        for facts in findings.processes
    ]  # fmt: skip
    head = (
        "container",
        "user ids",
        "processes",
        "capabilities",
        "no new privileges",
        "read-only root",
        "files written outside volumes",
    )
    leaks = _bullets(findings.leaks) if findings.leaks else NO_LEAKS.format(n=findings.n_secrets)
    return f"## Checks of running containers\n\n{_table(head, rows)}\n\n{leaks}"


def _versions(findings: Findings) -> str:
    origin = "" if findings.official_images else f"{STAND_INS}\n\n"
    bases = [(f"`{tag}`", version) for tag, version in findings.base_images.items()]
    parts = (_table(("", ""), findings.versions.items()), f"{origin}{_table(('image', 'contains'), bases)}")
    return "## Versions\n\n" + "\n\n".join(parts)


def _target(value: float, limit: float, unit: str) -> str:
    return f"≤ {limit:g} {unit}, {'met' if value <= limit else 'not met'}"


def _short(command: str) -> str:
    words = command.removeprefix("/bin/sh -c ").replace("|", "\\|").split("#")[0].split()
    text = " ".join(word for word in words if word not in ("RUN", "/bin/sh", "-c")) or "base image"
    return text if len(text) <= 60 else text[:57] + "…"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _bullets(lines: Iterable[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)
