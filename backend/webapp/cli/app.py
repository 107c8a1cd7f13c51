"""The commands, one line each. Each imports what it needs only when it runs: `--help` answers at once."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from stormsizer import __version__

app = typer.Typer(
    name="stormsizer", help="Size storage for virtual desktops.", no_args_is_help=True, pretty_exceptions_enable=False
)
catalog = typer.Typer(
    help="Load and read the catalogue of arrays, drives, deployments, workloads, sources and evidence."
)
app.add_typer(catalog, name="catalog", no_args_is_help=True)
organisations = typer.Typer(help="What an operator does about organisations that were deleted.")
app.add_typer(organisations, name="organisations", no_args_is_help=True)
account = typer.Typer(help="Make accounts, and links with which people set passwords.")
app.add_typer(account, name="account", no_args_is_help=True)

ScenarioFile = Annotated[Path, typer.Argument(metavar="FILE", help="Scenario document, YAML or JSON.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a program.")]
SEED = typer.Option(help="Folder with `catalog` and `scenarios`; by default the one that comes with the product.")
SeedFolder = Annotated[Path | None, SEED]


def _print_version(asked: bool) -> None:
    if asked:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and leave."),
    ] = False,
) -> None:
    """Size storage for virtual desktops."""


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(min=1, max=65_535, help="Port to listen on.")] = None,
    worker: Annotated[
        bool | None, typer.Option("--worker/--no-worker", help="Run a worker too; by default unless REDIS_URL is set.")
    ] = None,
) -> None:
    """Serve browser and API, with database, worker, catalogue and sample."""
    _run("server.serve", "serve", host, port, worker)


@app.command()
def worker() -> None:
    """Work runs off, for a service that runs elsewhere."""
    _run("server.work", "work")


@app.command()
def sweeper(
    check: Annotated[bool, typer.Option("--check", help="Only say whether one swept here within a minute.")] = False,
) -> None:
    """Look after jobs whose worker or message is gone; the service does it too, and any number may."""
    _run("server.sweep", "sweep", check)


@app.command()
def migrate(revision: Annotated[str, typer.Argument(help="Revision to go to, `head` or `base`.")] = "head") -> None:
    """Bring the database's tables to this release."""
    _run("server.database", "migrate_database", revision)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="File to write; one that is there is left alone.")],
    verify: Annotated[bool, typer.Option("--verify/--no-verify", help="Try it out by restoring it beside.")] = True,
) -> None:
    """Write a backup of the whole database, and try it out."""
    _run("server.backups", "backup_database", file, verify)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="File that `backup` wrote.")],
    replace: Annotated[
        bool, typer.Option("--replace", help="Also if the database is in use; it is kept beside.")
    ] = False,
) -> None:
    """Put a backup in the database's place, and hold it against what was backed up."""
    _run("server.backups", "restore_database", file, replace)


@app.command()
def move(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Backup of a laptop, made there by `backup`.")],
    into: Annotated[str, typer.Option(help="Organisation that gets it: identifier, or its owner's e-mail address.")],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Say what would be moved, and change nothing.")] = False,
) -> None:
    """Move what a laptop's backup holds into an organisation of this server: all of it, or nothing."""
    _run("server.move", "move_laptop", file, into, dry_run)


@app.command()
def simulate(
    file: ScenarioFile,
    as_json: AsJson = False,
    recommend: Annotated[bool, typer.Option("--recommend", help="Search for the smallest array that holds.")] = False,
    seed: SeedFolder = None,
) -> None:
    """Answer a scenario: what the array does and what people feel, phase by phase."""
    _run("engine.simulate", "simulate_file", file, as_json, recommend, seed)


@app.command()
def window(
    file: ScenarioFile,
    from_at: Annotated[str, typer.Option("--from", help="Start of the window, e.g. 2026-03-02T08:00:00Z.")],
    to_at: Annotated[str, typer.Option("--to", help="End of the window.")],
    n_replications: Annotated[int, typer.Option("--replications", help="Times it is simulated, 1 to 32.")] = 4,
    seed: Annotated[int, typer.Option(help="The same seed gives the same figures.")] = 1,
    as_json: AsJson = False,
    seeds: Annotated[Path | None, typer.Option("--seed-folder", help=SEED.help)] = None,
) -> None:
    """Simulate every I/O of a part of the calendar: percentiles beside the week's means."""
    _run("engine.window", "simulate_window", file, from_at, to_at, n_replications, seed, as_json, seeds)


@app.command()
def advise(file: ScenarioFile, as_json: AsJson = False, seed: SeedFolder = None) -> None:
    """What to change before hardware is bought: each change simulated, with what it mends and saves."""
    _run("engine.advise", "advise_on_file", file, as_json, seed)


@app.command()
def sensitivity(file: ScenarioFile, as_json: AsJson = False, seed: SeedFolder = None) -> None:
    """How far each input moves the verdict, and how far it must move to flip it."""
    _run("engine.advise", "sensitivity_of_file", file, as_json, seed)


@app.command()
def recommend(file: ScenarioFile, as_json: AsJson = False, seed: SeedFolder = None) -> None:
    """Find the cheapest configuration of every array family that keeps every goal, and why nothing cheaper does."""
    _run("engine.recommend", "recommend_families", file, as_json, seed)


@app.command()
def runway(file: ScenarioFile, as_json: AsJson = False, seed: SeedFolder = None) -> None:
    """How many desktops the array holds as it is, how many more that is, and until which year."""
    _run("engine.runway", "runway_of_file", file, as_json, seed)


@app.command()
def compare(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE FILE...", help="Scenario documents, 2 to 8; the first is the measure.")
    ],
    as_json: AsJson = False,
    seed: SeedFolder = None,
) -> None:
    """Lay scenarios side by side: what people feel, cost, room and headroom."""
    _run("engine.runway", "compare_files", files, as_json, seed)


@app.command(name="range")
def range_command(
    file: ScenarioFile,
    n_replications: Annotated[int, typer.Option("--replications", help="Weeks that are drawn, 1 to 10,000.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed gives the same figures, on any number of workers.")] = 1,
    n_workers: Annotated[int | None, typer.Option("--workers", help="Threads; as many as cores by default.")] = None,
    as_json: AsJson = False,
    seeds: Annotated[Path | None, typer.Option("--seed-folder", help=SEED.help)] = None,
) -> None:
    """Draw the week many times over what is not known exactly: P10, P50, P90, and how often it holds."""
    _run("engine.monte_carlo", "draw_ranges", file, n_replications, seed, n_workers, as_json, seeds)


@app.command()
def report(
    file: ScenarioFile,
    output: Annotated[Path, typer.Option("--output", "-o", help="File to write.")],
    form: Annotated[
        str | None, typer.Option(help="pdf, xlsx, csv, pptx or json; by default what the file's name says.")
    ] = None,
    language: Annotated[
        str, typer.Option(help="en, de, es, fr or ja: of labels, numbers and dates; CSV and JSON stay English.")
    ] = "en",
    seed: SeedFolder = None,
) -> None:
    """Answer a scenario as a PDF, workbook, table, slides or document."""
    _run("files.reports", "report_file", file, output, form, language, seed)


@app.command()
def backtest(
    as_json: AsJson = False,
    leave_one_out: Annotated[
        bool, typer.Option("--leave-one-out", help="Predict each study with none of its own rows.")
    ] = False,
    seed: SeedFolder = None,
) -> None:
    """Hold the engine against every published measurement."""
    _run("engine.evidence", "print_backtest", as_json, leave_one_out, seed)


@app.command()
def calibrate(
    check: Annotated[bool, typer.Option("--check", help="Write nothing; fail if a fitted number would move.")] = False,
    seed: SeedFolder = None,
) -> None:
    """Fit every parameter to the evidence rows in role *calibrates* again."""
    _run("engine.evidence", "calibrate_seeds", check, seed)


@app.command()
def warm() -> None:
    """Compile the numeric kernels, so that the first answer is quick."""
    _run("engine.simulate", "warm_kernels")


@app.command()
def bench(
    only: Annotated[
        list[str] | None,
        typer.Option("--only", metavar="NAME", help="A benchmark or a family of them; may be repeated."),
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Less of it, and nothing that takes long.")] = False,
    as_json: AsJson = False,
    docs: Annotated[bool, typer.Option("--docs", help="Write the page and chart in docs/reference too.")] = False,
) -> None:
    """Time engine and service against named peers; every figure is a ratio within one run."""
    _run("engine.benchmarks", "run_benchmarks", only or [], quick, as_json, docs)


@app.command()
def openapi(
    keeps: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Refuse to print one that breaks programs written for this one.")
    ] = None,
) -> None:
    """Print the description of the API (OpenAPI 3.1)."""
    _run("server.api_reference", "print_openapi", keeps)


@app.command()
def problems() -> None:
    """Print the list of all types of problems that the API answers with."""
    _run("server.api_reference", "print_problems")


@app.command(name="import")
def import_command(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE...", help="What esxtop, Windows, iostat, RVTools, calendars, fio wrote; tables."),
    ],
    zone: Annotated[str | None, typer.Option(help="Clock of the site, e.g. Europe/Berlin; UTC by default.")] = None,
    desktops: Annotated[int | None, typer.Option(help="How many stand behind counters of hosts or volumes.")] = None,
    window: Annotated[
        list[str] | None,
        typer.Option(metavar="PHASE=FROM-TO", help="E.g. steady_state=08:30-11:00; may be repeated."),
    ] = None,
    mapping: Annotated[Path | None, typer.Option(help="What the columns of a table mean, YAML or JSON.")] = None,
    bucket: Annotated[float | None, typer.Option(help="Seconds in which desktops are added.")] = None,
    taken_at: Annotated[str | None, typer.Option(help="When a file without a clock was begun.")] = None,
    spread_evenly: Annotated[
        bool, typer.Option("--spread-evenly", help="Spread samples whose seconds a spreadsheet cut off.")
    ] = False,
    calendar_from: Annotated[str | None, typer.Option(help="From when entries of a calendar are looked at.")] = None,
    calendar_to: Annotated[str | None, typer.Option(help="Until when.")] = None,
    as_json: AsJson = False,
    into: Annotated[Path | None, typer.Option(metavar="SCENARIO", help="Scenario that takes what follows.")] = None,
    based_on: Annotated[str | None, typer.Option(help="Workload profile that gives what was not measured.")] = None,
    profile: Annotated[str | None, typer.Option(help="Identifier of the new workload profile.")] = None,
    phases: Annotated[list[str] | None, typer.Option(help="Phases that it takes; all that were measured.")] = None,
    pool: Annotated[list[str] | None, typer.Option(help="Pool that gets it; may be repeated.")] = None,
    take: Annotated[
        list[str] | None, typer.Option(metavar="FOUND=POOL", help="Pool of an inventory, e.g. pool-1=staff.")
    ] = None,
    event: Annotated[
        list[str] | None, typer.Option(metavar="FOUND[=KIND]", help="Storm or entry, e.g. storm-1 or entry-2=login.")
    ] = None,
    hosts: Annotated[str | None, typer.Option(help="Hosts of an inventory, e.g. hosts-1.")] = None,
    calendar_events: Annotated[
        bool, typer.Option("--calendar-events", help="Take over events that came from a scenario.")
    ] = False,
    array: Annotated[str | None, typer.Option(help="Identifier of the array refitted to what was measured.")] = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Folder to write all of it into.")] = None,
    seed: SeedFolder = None,
) -> None:
    """Show what files of measurements hold, and what they would change in a scenario."""
    from webapp.cli.files.imports import Asked, Taken

    windows, found, events = window or (), take or (), event or ()
    asked = Asked(zone, desktops, windows, mapping, bucket, taken_at, spread_evenly, calendar_from, calendar_to)
    pools = pool or ()
    taken = Taken(into, based_on, profile, phases or (), pools, found, events, hosts, calendar_events, array, output)
    _run("files.imports", "import_files", files, asked, taken, as_json, seed)


@app.command()
def export(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="Scenario document, YAML or JSON; none for its schema.")
    ] = None,
    form: Annotated[str, typer.Option("--as", help="fio, fio-poisson, vdbench, ics or schema.")] = "fio",
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="File to write; the standard output by default.")
    ] = None,
    section: Annotated[
        float | None, typer.Option(min=60, max=86_400, help="Cut phases into sections of so many seconds.")
    ] = None,
    scratch: Annotated[str | None, typer.Option(help="File to try the jobs on, scaled down; no device.")] = None,
    seed: SeedFolder = None,
) -> None:
    """Write a scenario's phases as jobs of a load generator, or its week as a calendar."""
    _run("files.exports", "export_file", file, form, output, section, scratch, seed)


@catalog.command("load")
def catalog_load(seed: SeedFolder = None) -> None:
    """Load the catalogue's files into the database, if they changed."""
    _run("server.catalog", "load_catalog", seed)


@catalog.command("list")
def catalog_list(
    kind: Annotated[
        str | None, typer.Argument(help="arrays, drives, deployments, workloads, sources or evidence.")
    ] = None,
    as_json: AsJson = False,
    seed: SeedFolder = None,
) -> None:
    """List the entries of the catalogue's files."""
    _run("server.catalog", "list_catalog", kind, as_json, seed)


@catalog.command("show")
def catalog_show(kind: str, identifier: str, as_json: AsJson = False, seed: SeedFolder = None) -> None:
    """Show one entry with the source of every number."""
    _run("server.catalog", "show_entry", kind, identifier, as_json, seed)


@account.command("create")
def account_create(
    email: str,
    organisation: Annotated[str, typer.Option(help="Name of the organisation that is made for it.")],
) -> None:
    """Make an account that owns an organisation, and print the link with which its password is set."""
    _run("server.accounts", "create_account", email, organisation)


@account.command("link")
def account_link(email: str) -> None:
    """Print a link with which somebody sets a new password."""
    _run("server.accounts", "link_account", email)


@organisations.command("tombstones")
def organisations_tombstones() -> None:
    """List the identifiers of organisations that were deleted, to be kept beside the backups."""
    _run("server.organizations", "print_tombstones")


@organisations.command("purge")
def organisations_purge(
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="Identifiers, one a line, as `tombstones` lists them.")
    ] = None,
) -> None:
    """Delete again what a restored backup has brought back."""
    _run("server.organizations", "purge_organisations", file)


def _run(module: str, function: str, *arguments: Any) -> None:
    from webapp.cli.errors import complaining

    with complaining():
        getattr(import_module(f"webapp.cli.{module}"), function)(*arguments)


def main() -> None:
    """Run the command line."""
    app()
