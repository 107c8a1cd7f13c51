"""Checks of the environment variables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from ipaddress import ip_address

from pydantic import AliasChoices, ValidationError

from webapp.cli.doctor.finding import Finding, ok, problem, warning
from webapp.cli.errors import variable_of
from webapp.cli.server.safety import is_loopback, unsafe_settings
from webapp.secret_files import SECRETS
from webapp.settings import Settings
from webapp.worker import PARENT_VARIABLE

NAME, PREFIX = "settings", "STORMSIZER_"
UNPREFIXED = ("DATABASE_URL", "REDIS_URL")
FILE_SUFFIX = "_FILE"
"""Ending of variables that name a file with the value."""
SIMILAR = 0.84
WIDEST_PREFIX = {4: 8, 6: 16}
"""Networks with shorter prefixes contain strangers' addresses."""


def known_variables() -> dict[str, bool]:
    """Return all variables, with whether they are the former name of another one."""
    found = {PARENT_VARIABLE: False}
    for name, field in Settings.model_fields.items():
        alias = field.validation_alias
        names = [str(each) for each in alias.choices] if isinstance(alias, AliasChoices) else [PREFIX + name.upper()]
        current, *former = [each for each in names if each.isupper()]
        found |= {current: False, **dict.fromkeys(former, True)}
    return found


def check_names(environment: Mapping[str, str]) -> Iterator[Finding]:
    """Find variables that are misspelled or have former names."""
    known = known_variables()
    current = [name for name, is_former in known.items() if not is_former]
    unknown = []
    for name in sorted(environment):
        if known.get(name) or known.get(name.removesuffix(FILE_SUFFIX)):
            yield warning(NAME, f"{name} is the former name of a variable", f"use {_similar(name, current)[0]}")
        elif _is_ours(name) and name not in known and not _names_a_secret_file(name):
            unknown.append(name)
    for name in unknown:
        similar = _similar(name, current)
        remedy = f"did you mean {similar[0]}?" if similar else "remove it, or correct its name"
        yield problem(NAME, f"{name} is not a variable of this release and has no effect", remedy)
    if not unknown:
        n_set = sum(_is_ours(name) for name in environment)
        yield ok(NAME, f"{n_set} variables are set, and all of them exist in this release")


def _names_a_secret_file(name: str) -> bool:
    return name.endswith(FILE_SUFFIX) and name.removesuffix(FILE_SUFFIX) in SECRETS


def _is_ours(name: str) -> bool:
    return name.startswith(PREFIX) or bool(get_close_matches(name, UNPREFIXED, 1, SIMILAR))


def _similar(name: str, current: Sequence[str]) -> list[str]:
    return get_close_matches(name.removesuffix(FILE_SUFFIX), current, 1, 0.6)


def invalid_values(error: ValidationError) -> Iterator[Finding]:
    """Describe variables with invalid values. Values are not quoted, because they may be secrets."""
    for detail in error.errors(include_input=False, include_url=False):
        yield problem(NAME, f"{variable_of(detail)} is invalid: {detail['msg']}", "correct its value")


def check_values(settings: Settings) -> Iterator[Finding]:
    """Find settings that are unsafe, contradictory or incomplete."""
    found = [*_of_access(settings), *_of_networks(settings), *_of_operation(settings)]
    yield from found
    if not found:
        yield ok(NAME, "values are consistent")


def _of_access(settings: Settings) -> Iterator[Finding]:
    for text in unsafe_settings(settings):
        fault, _, remedy = text.partition(": ")
        yield problem(NAME, fault, remedy or "correct it; otherwise the service does not start")
    if not settings.has_accounts and not is_loopback(settings.host):
        yield problem(
            NAME,
            f"STORMSIZER_HOST is {settings.host}, and users do not sign in",
            "set STORMSIZER_ACCOUNTS=true or remove STORMSIZER_HOST; otherwise the service does not start",
        )
    for host in settings.allowed_hosts:
        if not (_is_address(host) or host.replace(".", "").replace("-", "").isalnum()):
            yield problem(
                NAME,
                f"STORMSIZER_ALLOWED_HOSTS contains {host!r}, which matches no request",
                "list host names only, without scheme, port, path or wildcard, e.g. sizing.example.com",
            )


def _is_address(host: str) -> bool:
    """Return whether a host is an IP address. The chart lists that of the pod with and without brackets."""
    try:
        ip_address(host.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    else:
        return True


def _of_networks(settings: Settings) -> Iterator[Finding]:
    behind_proxy = settings.has_accounts and not is_loopback(settings.host)
    if behind_proxy and not settings.trusted_proxies:
        yield warning(
            NAME,
            "STORMSIZER_TRUSTED_PROXIES is not set: behind a proxy, rate limits and logs see its address for all users",
            "set it to the proxy's network, e.g. 172.30.0.0/24; ignore this if there is no proxy",
        )
    for variable, networks in (
        ("STORMSIZER_TRUSTED_PROXIES", settings.trusted_proxies),
        ("STORMSIZER_METRICS_NETWORKS", settings.metrics_networks),
    ):
        for network in networks:
            if network.prefixlen < WIDEST_PREFIX[network.version]:
                yield problem(
                    NAME,
                    f"{variable} contains {network}, which includes addresses of strangers",
                    "list only your own network",
                )


def _of_operation(settings: Settings) -> Iterator[Finding]:
    if settings.has_accounts and settings.smtp_url is None:
        yield warning(
            NAME,
            "STORMSIZER_SMTP_URL is not set: no invitations or password resets are sent",
            "set it, e.g. smtps://user:password@mail.example.com:465",
        )
    if settings.smtp_url is not None and "@localhost" in settings.mail_from:
        yield warning(
            NAME,
            f"STORMSIZER_MAIL_FROM is {settings.mail_from}, which mail servers reject",
            "set it to an address of your domain",
        )
    if not settings.is_local and settings.redis_url is None:
        yield warning(
            NAME,
            "REDIS_URL is not set: workers on other machines are not woken, and rate limits apply per process",
            "set it, unless everything runs on one machine",
        )
    if settings.import_time_limit_s > settings.run_time_limit_s:
        yield problem(
            NAME,
            f"STORMSIZER_IMPORT_TIME_LIMIT_S is {settings.import_time_limit_s:g} s, but workers stop any job after "
            f"{settings.run_time_limit_s:g} s",
            "lower it, or raise STORMSIZER_RUN_TIME_LIMIT_S",
        )
