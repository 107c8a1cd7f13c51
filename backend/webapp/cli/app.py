"""The commands. Each imports its modules only when it runs, so that `--help` is fast."""

from __future__ import annotations

import gc
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from stormsizer import __version__

app = typer.Typer(
    name="stormsizer",
    help="Size storage for virtual desktops.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    # commands and options of the previous release, kept for one more release
    context_settings={"token_normalize_func": lambda name: name.replace("organisation", "organization")},
)
catalog = typer.Typer(help="Load and list the catalog of arrays, drives, deployments, workloads, sources and evidence.")
app.add_typer(catalog, name="catalog", no_args_is_help=True)
organizations = typer.Typer(help="Manage deleted organizations.")
app.add_typer(organizations, name="organizations", no_args_is_help=True)
account = typer.Typer(help="Create accounts and password links.")
app.add_typer(account, name="account", no_args_is_help=True)
maintenance = typer.Typer(help="Turn maintenance mode on and off: users can read data but not change it.")
app.add_typer(maintenance, name="maintenance", no_args_is_help=True)

ScenarioFile = Annotated[Path, typer.Argument(metavar="FILE", help="Scenario document, YAML or JSON.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
SEED = typer.Option(help="Folder with `catalog` and `scenarios`; by default the one shipped with the product.")
SeedFolder = Annotated[Path | None, SEED]
OwnCatalog = Annotated[
    Path | None, typer.Option("--catalog", metavar="PLACE", help="File or folder with custom catalog entries.")
]


def _print_version(asked: bool) -> None:
    if asked:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and exit."),
    ] = False,
) -> None:
    """Size storage for virtual desktops."""


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(min=1, max=65_535, help="Port to listen on.")] = None,
    worker: Annotated[
        bool | None,
        typer.Option("--worker/--no-worker", help="Run a worker too; default unless REDIS_URL is set."),
    ] = None,
    demo: Annotated[
        bool, typer.Option("--demo", help="Serve a public demo without sign-in. Its data is deleted every day.")
    ] = False,
) -> None:
    """Start the web interface and the API with the database, worker, catalog and sample project."""
    _run("server.serve", "serve", host, port, worker, demo)


@app.command()
def worker() -> None:
    """Run a worker for a service that runs elsewhere."""
    _run("server.work", "work")


@app.command()
def sweeper(
    check: Annotated[bool, typer.Option("--check", help="Check that a sweeper ran within the last minute.")] = False,
) -> None:
    """Recover jobs whose worker or message was lost. The service does this too; any number of sweepers can run."""
    _run("server.sweep", "sweep", check)


@app.command()
def migrate(revision: Annotated[str, typer.Argument(help="Target revision, `head` or `base`.")] = "head") -> None:
    """Migrate the database to this release, and create the first account if STORMSIZER_FIRST_ACCOUNT_EMAIL is set."""
    _run("server.database", "migrate_database", revision)


@app.command(name="create-logins")
def create_logins(
    owner: Annotated[str, typer.Option(help="Login that owns the database.")] = "stormsizer_owner",
    app: Annotated[str, typer.Option(help="Login that runs the service.")] = "stormsizer_app",
) -> None:
    """Create database logins without privileges, as a superuser: one for migrations and backups, one for the service.

    Passwords come from DATABASE_OWNER_PASSWORD and DATABASE_APP_PASSWORD. Repeated calls change the passwords.
    """
    _run("server.logins", "create_database_logins", owner, app)


@app.command()
def doctor(as_json: Annotated[bool, typer.Option("--json", help="Print the findings as JSON.")] = False) -> None:
    """Check this installation and say what to do. Exit code: 0 no problems, 1 warnings, 2 problems."""
    _run("doctor.command", "print_findings", as_json)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="File to write; an existing file is not overwritten.")],
    verify: Annotated[bool, typer.Option("--verify/--no-verify", help="Test the backup by restoring it.")] = True,
) -> None:
    """Back up the whole database and verify the backup."""
    _run("server.backups", "backup_database", file, verify)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="File that `backup` wrote.")],
    replace: Annotated[
        bool, typer.Option("--replace", help="Replace a database that is in use; it is kept under another name.")
    ] = False,
) -> None:
    """Restore a backup and compare the result with the original."""
    _run("server.backups", "restore_database", file, replace)


@app.command()
def move(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Backup of a laptop, created there by `backup`.")],
    into: Annotated[str, typer.Option(help="Target organization: ID, or email address of its owner.")],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Show what would be moved.")] = False,
) -> None:
    """Move the data in a laptop's backup into an organization on this server, in one transaction."""
    _run("server.move", "move_laptop", file, into, dry_run)


@app.command()
def simulate(
    file: ScenarioFile,
    as_json: AsJson = False,
    recommend: Annotated[bool, typer.Option("--recommend", help="Find the smallest array meeting all goals.")] = False,
    own: OwnCatalog = None,
    seed: SeedFolder = None,
) -> None:
    """Simulate a scenario: array load and user experience by phase."""
    _run("engine.simulate", "simulate_file", file, as_json, recommend, own, seed)


@app.command("migrate-scenario")
def migrate_scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files, YAML or JSON.")],
) -> None:
    """Upgrade scenario files to the newest version of the format, in place."""
    _run("engine.migrate", "migrate_files", files)


@app.command()
def window(
    file: ScenarioFile,
    from_at: Annotated[str, typer.Option("--from", help="Start of the window, e.g. 2026-03-02T08:00:00Z.")],
    to_at: Annotated[str, typer.Option("--to", help="End of the window.")],
    n_replications: Annotated[int, typer.Option("--replications", help="Number of replications, 1 to 32.")] = 4,
    seed: Annotated[int, typer.Option(help="The same seed gives the same figures.")] = 1,
    as_json: AsJson = False,
    own: OwnCatalog = None,
    seeds: Annotated[Path | None, typer.Option("--seed-folder", help=SEED.help)] = None,
) -> None:
    """Run a discrete-event simulation of a time window; print response time percentiles and the week's means."""
    _run("engine.window", "simulate_window", file, from_at, to_at, n_replications, seed, as_json, own, seeds)


@app.command()
def advise(file: ScenarioFile, as_json: AsJson = False, own: OwnCatalog = None, seed: SeedFolder = None) -> None:
    """Simulate schedule and configuration changes that need no new hardware, and list those that help."""
    _run("engine.advise", "advise_on_file", file, as_json, own, seed)


@app.command()
def sensitivity(file: ScenarioFile, as_json: AsJson = False, own: OwnCatalog = None, seed: SeedFolder = None) -> None:
    """Run a sensitivity analysis: the effect of each input on the verdict and the value that flips it."""
    _run("engine.advise", "sensitivity_of_file", file, as_json, own, seed)


@app.command()
def recommend(
    file: ScenarioFile,
    families: Annotated[
        list[str] | None,
        typer.Option("--family", metavar="ID", help="Family to compare; by default, all that can be ordered."),
    ] = None,
    save_to: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Save the scenario on each family's configuration to this folder."),
    ] = None,
    array: Annotated[
        str | None, typer.Option(metavar="ID", help="Array of the scenario to size; by default, the main one.")
    ] = None,
    as_json: AsJson = False,
    own: OwnCatalog = None,
    seed: SeedFolder = None,
) -> None:
    """Find the cheapest configuration of each array family that meets all goals; show why cheaper ones miss them."""
    _run("engine.recommend", "recommend_families", file, families, save_to, array, as_json, own, seed)


@app.command()
def runway(file: ScenarioFile, as_json: AsJson = False, own: OwnCatalog = None, seed: SeedFolder = None) -> None:
    """Find the maximum number of desktops the array supports and the year in which growth reaches it."""
    _run("engine.runway", "runway_of_file", file, as_json, own, seed)


@app.command()
def failure(
    file: ScenarioFile,
    event: Annotated[
        str | None, typer.Option(metavar="ID", help="Failure in the calendar, instead of the options below.")
    ] = None,
    part: Annotated[
        str | None, typer.Option(help="controller, drive, port or flash_cache; by default, a controller.")
    ] = None,
    n_parts: Annotated[int | None, typer.Option("--count", help="Number of failed components; 1 by default.")] = None,
    from_at: Annotated[
        str | None,
        typer.Option("--from", help="Start, e.g. 2026-03-02T08:00:00Z; by default, the hour with the most logins."),
    ] = None,
    duration_s: Annotated[
        int | None, typer.Option("--duration", metavar="SECONDS", help="Until it is replaced; 3600 by default.")
    ] = None,
    array: Annotated[
        str | None, typer.Option(metavar="ID", help="Array of the scenario that fails; by default, the main one.")
    ] = None,
    compared: Annotated[
        list[Path] | None,
        typer.Option("--with", metavar="FILE", help="Scenario whose array is compared; up to 3, repeat the option."),
    ] = None,
    as_json: AsJson = False,
    own: OwnCatalog = None,
    seed: SeedFolder = None,
) -> None:
    """Simulate a component failure: logins, response times and utilization without and with it."""
    given = {"event_id": event, "part": part, "n_parts": n_parts, "starts_at": from_at}
    given |= {"duration_s": duration_s, "array_id": array}
    _run("engine.failure", "fail_component", file, given, compared, as_json, own, seed)


@app.command()
def compare(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE FILE...", help="2 to 8 scenario documents; the first is the baseline."),
    ],
    as_json: AsJson = False,
    own: OwnCatalog = None,
    seed: SeedFolder = None,
) -> None:
    """Compare scenarios side by side: user experience, cost, capacity and headroom."""
    _run("engine.runway", "compare_files", files, as_json, own, seed)


@app.command(name="range")
def range_command(
    file: ScenarioFile,
    n_replications: Annotated[int, typer.Option("--replications", help="Simulated weeks, 1 to 10,000.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed gives the same figures with any number of workers.")] = 1,
    n_workers: Annotated[int | None, typer.Option("--workers", help="Threads; one per core by default.")] = None,
    as_json: AsJson = False,
    own: OwnCatalog = None,
    seeds: Annotated[Path | None, typer.Option("--seed-folder", help=SEED.help)] = None,
) -> None:
    """Run a Monte Carlo simulation over uncertain inputs: P10, P50, P90 and the probability of meeting all goals."""
    _run("engine.monte_carlo", "draw_ranges", file, n_replications, seed, n_workers, as_json, own, seeds)


@app.command()
def report(
    file: ScenarioFile,
    output: Annotated[Path, typer.Option("--output", "-o", help="File to write.")],
    form: Annotated[
        str | None, typer.Option(help="pdf, xlsx, csv, pptx or json; by default taken from the file name.")
    ] = None,
    language: Annotated[
        str, typer.Option(help="Language of the report, such as de. CSV and JSON are always English.")
    ] = "en",
    technical_annex: Annotated[
        bool, typer.Option("--technical-annex", help="Add an annex for engineers to the PDF; not for customers.")
    ] = False,
    own: OwnCatalog = None,
    seed: SeedFolder = None,
) -> None:
    """Write the report for a scenario as a PDF, workbook, table, slide deck or JSON file."""
    _run("files.reports", "report_file", file, output, form, language, technical_annex, own, seed)


@app.command()
def backtest(
    as_json: AsJson = False,
    leave_one_out: Annotated[
        bool, typer.Option("--leave-one-out", help="Predict each study without its own rows.")
    ] = False,
    seed: SeedFolder = None,
) -> None:
    """Compare the engine with every published measurement."""
    _run("engine.evidence", "print_backtest", as_json, leave_one_out, seed)


@app.command()
def calibrate(
    check: Annotated[bool, typer.Option("--check", help="Only check; fail if a fit would change.")] = False,
    seed: SeedFolder = None,
) -> None:
    """Refit every parameter to the evidence rows with the role *calibrates*."""
    _run("engine.evidence", "calibrate_seeds", check, seed)


@app.command()
def warm() -> None:
    """Compile the numeric kernels, so that the first simulation is fast."""
    _run("engine.simulate", "warm_kernels")


@app.command()
def bench(
    only: Annotated[
        list[str] | None,
        typer.Option("--only", metavar="NAME", help="Benchmark or group of benchmarks; can be repeated."),
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Run only a short subset.")] = False,
    as_json: AsJson = False,
    docs: Annotated[bool, typer.Option("--docs", help="Also write the page and chart in docs/reference.")] = False,
) -> None:
    """Benchmark the engine and service against named peers; every figure is a ratio of values from the same run."""
    _run("engine.benchmarks", "run_benchmarks", only or [], quick, as_json, docs)


@app.command()
def openapi(
    keeps: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Fail if the new description breaks clients of this one.")
    ] = None,
) -> None:
    """Print the API description (OpenAPI 3.1)."""
    _run("server.api_reference", "print_openapi", keeps)


@app.command()
def problems() -> None:
    """Print the list of all problem types of the API."""
    _run("server.api_reference", "print_problems")


@app.command(name="import")
def import_command(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE...",
            help="Files from esxtop, Perfmon, iostat, RVTools or fio, or calendars and tables.",
        ),
    ],
    zone: Annotated[str | None, typer.Option(help="Time zone of the site, e.g. Europe/Berlin; UTC by default.")] = None,
    desktops: Annotated[int | None, typer.Option(help="Number of desktops behind host or volume counters.")] = None,
    window: Annotated[
        list[str] | None,
        typer.Option(metavar="PHASE=FROM-TO", help="E.g. steady_state=08:30-11:00; can be repeated."),
    ] = None,
    mapping: Annotated[Path | None, typer.Option(help="Column mapping of a table, YAML or JSON.")] = None,
    bucket: Annotated[float | None, typer.Option(help="Interval in seconds over which desktops are summed.")] = None,
    taken_at: Annotated[str | None, typer.Option(help="Capture start of a file without timestamps.")] = None,
    spread_evenly: Annotated[
        bool,
        typer.Option("--spread-evenly", help="Space samples evenly if their timestamps lost the seconds."),
    ] = False,
    date_order: Annotated[
        str | None,
        typer.Option(metavar="ORDER", help="Order of dates such as 03/10/2026: day-first or month-first."),
    ] = None,
    pseudonyms: Annotated[
        str | None,
        typer.Option(metavar="PASSPHRASE", help="Replace names by pseudonyms, the same for the same passphrase."),
    ] = None,
    calendar_from: Annotated[str | None, typer.Option(help="Start of the calendar entries to read.")] = None,
    calendar_to: Annotated[str | None, typer.Option(help="End of the calendar entries to read.")] = None,
    as_json: AsJson = False,
    into: Annotated[Path | None, typer.Option(metavar="SCENARIO", help="Scenario for the options below.")] = None,
    based_on: Annotated[str | None, typer.Option(help="Workload profile for unmeasured values.")] = None,
    profile: Annotated[str | None, typer.Option(help="ID of the new workload profile.")] = None,
    phases: Annotated[list[str] | None, typer.Option(help="Phases to include; all measured ones by default.")] = None,
    pool: Annotated[list[str] | None, typer.Option(help="Pool that uses the profile; can be repeated.")] = None,
    take: Annotated[
        list[str] | None, typer.Option(metavar="FOUND=POOL", help="Pool from an inventory, e.g. pool-1=staff.")
    ] = None,
    event: Annotated[
        list[str] | None,
        typer.Option(metavar="FOUND[=KIND]", help="Storm or calendar entry, e.g. storm-1 or entry-2=login."),
    ] = None,
    hosts: Annotated[str | None, typer.Option(help="Host group from an inventory, e.g. hosts-1.")] = None,
    calendar_events: Annotated[
        bool, typer.Option("--calendar-events", help="Apply events that were exported from a scenario.")
    ] = False,
    array: Annotated[str | None, typer.Option(help="ID of the new array, refitted to the measurements.")] = None,
    others: Annotated[
        bool, typer.Option("--others", help="Add the inventory's other machines as other workloads on the array.")
    ] = False,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Folder for the results.")] = None,
    seed: SeedFolder = None,
) -> None:
    """Summarize measurement files and show what they would change in a scenario."""
    from webapp.cli.files.imports import Asked, Taken

    windows, found, events = window or (), take or (), event or ()
    asked = Asked(
        zone, desktops, windows, mapping, bucket, taken_at, spread_evenly, calendar_from, calendar_to, date_order,
        pseudonyms,
    )  # fmt: skip
    pools = pool or ()
    taken = Taken(
        into, based_on, profile, phases or (), pools, found, events, hosts, calendar_events, array, others, output
    )
    _run("files.imports", "import_files", files, asked, taken, as_json, seed)


@app.command()
def export(
    file: Annotated[
        Path | None,
        typer.Argument(metavar="[FILE]", help="Scenario document, YAML or JSON; omit for `schema`."),
    ] = None,
    form: Annotated[str, typer.Option("--as", help="fio, fio-poisson, vdbench, ics or schema.")] = "fio",
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="File to write; standard output by default.")
    ] = None,
    section: Annotated[
        float | None, typer.Option(min=60, max=86_400, help="Split phases into sections of this many seconds.")
    ] = None,
    scratch: Annotated[str | None, typer.Option(help="File to run scaled-down test jobs on; not a device.")] = None,
    seed: SeedFolder = None,
) -> None:
    """Export a scenario's phases as load generator jobs, or its week as a calendar."""
    _run("files.exports", "export_file", file, form, output, section, scratch, seed)


@catalog.command("load")
def catalog_load(seed: SeedFolder = None) -> None:
    """Load the catalog files into the database if they changed."""
    _run("server.catalog", "load_catalog", seed)


@catalog.command("list")
def catalog_list(
    kind: Annotated[
        str | None, typer.Argument(help="arrays, drives, deployments, workloads, sources or evidence.")
    ] = None,
    as_json: AsJson = False,
    seed: SeedFolder = None,
) -> None:
    """List the entries in the catalog files."""
    _run("server.catalog", "list_catalog", kind, as_json, seed)


@catalog.command("show")
def catalog_show(kind: str, identifier: str, as_json: AsJson = False, seed: SeedFolder = None) -> None:
    """Show one entry with the source of every number."""
    _run("server.catalog", "show_entry", kind, identifier, as_json, seed)


@catalog.command("add")
def catalog_add(
    file: Annotated[
        Path, typer.Argument(metavar="SHEET.yaml", help="File with `provenance` and `spec_sheets`, YAML or JSON.")
    ],
    to: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Folder of custom entries, used with `--catalog FOLDER`.")
    ] = Path("own-catalog"),
    replace: Annotated[bool, typer.Option("--replace", help="Replace arrays that are in the folder already.")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Print the derived array; save nothing.")] = False,
    as_json: AsJson = False,
    seed: SeedFolder = None,
) -> None:
    """Build an array from its specification sheet, compare it with the published maximum, and save it."""
    _run("files.sheets", "add_sheets", file, to, replace, dry_run, as_json, seed)


@account.command("create")
def account_create(
    email: str,
    organization: Annotated[str, typer.Option(help="Name of the account's new organization.")],
) -> None:
    """Create an account that owns an organization and print a link to set its password."""
    _run("server.accounts", "create_account", email, organization)


@account.command("link")
def account_link(email: str) -> None:
    """Print a link to set a new password."""
    _run("server.accounts", "link_account", email)


@maintenance.command("on")
def maintenance_on(
    message: Annotated[str, typer.Option(help="Message for users.")] = "",
    until: Annotated[
        str | None, typer.Option(metavar="TIME", help="Expected end for users, e.g. 2026-03-02T18:00:00Z.")
    ] = None,
) -> None:
    """Reject all changes and start no jobs until `maintenance off`; reading continues, and running jobs finish."""
    _run("installation.maintenance", "turn_on", message, until)


@maintenance.command("off")
def maintenance_off() -> None:
    """Allow changes again, and start waiting jobs."""
    _run("installation.maintenance", "turn_off")


@maintenance.command("status")
def maintenance_status() -> None:
    """Print whether maintenance mode is on, its message and its expected end."""
    _run("installation.maintenance", "print_status")


@organizations.command("tombstones")
def organizations_tombstones() -> None:
    """List the IDs of deleted organizations, to be stored with the backups."""
    _run("server.organizations", "print_tombstones")


@organizations.command("purge")
def organizations_purge(
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="IDs, one per line, as listed by `tombstones`.")
    ] = None,
) -> None:
    """Delete the organizations that a restored backup brought back."""
    _run("server.organizations", "purge_organizations", file)


def _run(module: str, function: str, *arguments: Any) -> None:
    from webapp.cli.errors import complaining

    with complaining():
        command = getattr(import_module(f"webapp.cli.{module}"), function)
        if not gc.isenabled():
            gc.freeze()
            gc.enable()
        command(*arguments)


def main() -> None:
    """Run the command line. Garbage collection is off during module imports, to save a third of their time."""
    gc.disable()
    app()
