"""Uncertain inputs: which facts vary, over what range, and which ones vary together.

Each distribution passes through the catalog's P10, value and P90. It is truncated at P1 and P99, because there is no
evidence beyond that range.
"""

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any, Literal

from pydantic import Field

from stormsizer.analysis.facts import FactPlace, Kind, is_whole, limits_of
from stormsizer.messages.text import Message, Quantity, Text, msg
from stormsizer.model.catalog import ArrayModel, Calibration, Catalog, Deployment, Drive, WorkloadProfile
from stormsizer.model.catalog.facts import NamedFact, facts_of
from stormsizer.model.provenance import Document, Status
from stormsizer.model.scenario import Login, Scenario
from stormsizer.simulation.result import Factual, documents_of, unused_paths

PUBLISHED_ERROR = 0.1
"""Median error of the engine's own independent checks (``stormsizer backtest``); a test keeps this value current."""
WINDOW_P10, WINDOW_P90 = 0.85, 1.15
"""P10 and P90 of a day's login window relative to the plan. Assumed: each study covers only one storm of each kind."""
LOAD_P10, LOAD_P90 = 0.9, 1.1
"""P10 and P90 of a day's login I/O relative to the plan. Assumed."""
TAIL = 0.01
"""Draws are truncated at this quantile at both ends."""
Z90 = NormalDist().inv_cdf(0.9)
CHOSEN = frozenset(
    {
        "max_arrays",
        "fewest_arrays",
        "fewest_drives",
        "controllers",
        "max_modules",
        "module_gib",
        "n_drives_per_module",
        "drive_step",
        "max_drives_per_controller",
        "max_ports",
        "n_fixed",
        "group_size",
        "n_parity_per_group",
        "n_spares",
    }
)
"""Facts that are purchasing or configuration choices; they do not vary, even if the catalog is uncertain about them."""
COSTS = frozenset({"W", "U"})
"""Units of facts that affect only power and space, not time."""

Law = Literal["log_normal", "logit_normal", "normal", "alternatives"]
_KINDS: tuple[tuple[type[Factual], Kind], ...] = (
    (WorkloadProfile, "workloads"),
    (Deployment, "deployments"),
    (ArrayModel, "arrays"),
    (Drive, "drives"),
)


Origin = Literal["range", "published_error", "as_good_fits", "assumed"]


class Place(Document):
    """Location of a value in the catalog."""

    kind: Kind
    document_id: str
    path: str


class Spread(Document):
    """One uncertain input: its value, range and distribution."""

    id: str
    label: Text
    unit: str
    value: float
    p10: float
    p90: float
    law: Law
    """For *log_normal*, *logit_normal* and *normal*, two half-distributions meet at the value and pass through P10
    and P90, on a scale of logarithm, log-odds, or plain value; they are truncated at the limits. For *alternatives*,
    one of several equally good fits is drawn with equal probability."""
    alternatives: tuple[float, ...] = ()
    whole: bool = False
    """Whether the value is a count."""
    least: float = 0.0
    most: float | None = None
    moves_with: str
    """Inputs with the same key share one draw."""
    each_login: bool = False
    """Whether a factor is drawn for each login event; otherwise, one value is drawn per calendar."""
    places: tuple[Place, ...] = ()
    """Catalog locations of the value; empty if it is not a catalog fact."""
    origin: Origin
    """*range*: P10 and P90 from the catalog. *published_error*: a calibrated value without a range, which uses the
    engine's own median error. *as_good_fits*: values from equally good calibrations. *assumed*: defined in this
    module."""
    reasoning: Text = ""

    def at(self, share: float) -> float:
        """Return the value at a quantile."""
        if self.alternatives:
            return self.alternatives[min(int(share * len(self.alternatives)), len(self.alternatives) - 1)]
        z = NormalDist().inv_cdf(min(max(share, TAIL), 1.0 - TAIL)) / Z90
        ahead, back = _SCALES[self.law]
        middle, end = ahead(self.value), ahead(self.p90 if z > 0 else self.p10)
        drawn = back(middle + abs(z) * (end - middle))
        kept = min(max(drawn, self.least), math.inf if self.most is None else self.most)
        return float(round(kept)) if self.whole else kept


_SCALES: Mapping[Law, tuple[Callable[[float], float], Callable[[float], float]]] = {
    "log_normal": (math.log, math.exp),
    "logit_normal": (lambda x: math.log(x / (1.0 - x)), lambda y: 1.0 / (1.0 + math.exp(-y))),
    "normal": (float, float),
}


class Inputs(Document):
    """All uncertain inputs of a scenario."""

    spreads: tuple[Spread, ...]
    logins: tuple[tuple[str, str], ...] = ()
    """ID and name of each login event that has its own draws."""
    n_held: int = Field(default=0)
    """Number of facts held constant because their uncertainty is unknown."""

    @property
    def groups(self) -> tuple[str, ...]:
        """Keys of the inputs drawn once per calendar, in draw order."""
        return tuple(dict.fromkeys(spread.moves_with for spread in self.spreads if not spread.each_login))

    @property
    def daily(self) -> tuple[Spread, ...]:
        """Inputs drawn separately for each login event."""
        return tuple(spread for spread in self.spreads if spread.each_login)

    @property
    def n_draws(self) -> int:
        """Number of uniform random numbers that one replication uses."""
        return len(self.groups) + len(self.daily) * len(self.logins)


def spreads_of(scenario: Scenario, catalog: Catalog) -> tuple[Spread, ...]:
    """Return the uncertain inputs of a scenario: catalog facts first, then arrivals.

    Prices, watts and rack units are excluded, as are purchasing choices; see ``CHOSEN``.
    """
    found: dict[object, list[_Uncertain]] = {}
    for each in _uncertain(scenario, catalog):
        found.setdefault(each.same_as, []).append(each)
    facts = tuple(_spread(together) for together in found.values())
    return (*facts, *_arrivals()) if any(isinstance(event, Login) for event in scenario.events) else facts


def n_held(scenario: Scenario, catalog: Catalog) -> int:
    """Return the number of facts that could vary but are held constant because their uncertainty is unknown."""
    varied = {place for spread in spreads_of(scenario, catalog) for place in spread.places}
    return sum(_place(kind, document, named) not in varied for kind, document, named in _facts(scenario, catalog))


@dataclass(frozen=True)
class _Uncertain:
    """A fact that varies, and the key by which it is matched with identical facts."""

    place: Place
    named: NamedFact
    document: str
    parameter: str
    alternatives: tuple[float, ...]
    together: str

    @property
    def same_as(self) -> object:
        fact = self.named.fact
        return self.parameter or (fact.model_dump_json(), self.named.unit, is_whole(fact))


def _facts(scenario: Scenario, catalog: Catalog) -> Iterator[tuple[Kind, Factual, NamedFact]]:
    """Yield the known facts that affect the result, except for choices and facts that affect only cost."""
    unused = unused_paths(scenario, catalog)
    for document in documents_of(scenario, catalog):
        kind = next(kind for each, kind in _KINDS if isinstance(document, each))
        for named in facts_of(document):
            last = named.path.rsplit(".", 1)[-1]
            chosen = last in CHOSEN or named.path.startswith("shelf.")
            if named.fact.value is None or chosen or named.unit in COSTS or named.path.startswith(unused):
                continue
            yield kind, document, named


def _place(kind: Kind, document: Factual, named: NamedFact) -> Place:
    return Place(kind=kind, document_id=document.id, path=named.path)


def _uncertain(scenario: Scenario, catalog: Catalog) -> Iterator[_Uncertain]:
    written = {
        (kind, str(raw.get("id"))): dict(_calibrated(raw))
        for kind, _ in {(kind, None): None for _, kind in _KINDS}
        for raw in catalog.documents.get(kind, ())
    }
    fits = {
        parameter.name: calibration
        for calibration in catalog.calibrations.values()
        if not calibration.held_out
        for parameter in calibration.parameters
    }
    for kind, document, named in _facts(scenario, catalog):
        parameter = written.get((kind, document.id), {}).get(named.path, "")
        others = _as_good(parameter, fits)
        fact = named.fact
        wide = (fact.low is not None or fact.high is not None) and not fact.low == fact.value == fact.high
        if wide or others or (fact.status is Status.CALIBRATED and fact.value):
            yield _Uncertain(
                place=_place(kind, document, named),
                named=named,
                document=document.name,
                parameter=parameter,
                alternatives=(fact.known, *others) if others else (),
                together=f"fits of {fits[parameter].id}" if others else "",
            )


def _as_good(parameter: str, fits: Mapping[str, Calibration]) -> tuple[float, ...]:
    if parameter not in fits:
        return ()
    return tuple(values[parameter] for values in fits[parameter].as_good if parameter in values)


def _calibrated(node: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield the path and parameter name of each calibrated fact in a document."""
    if isinstance(node, Mapping):
        if set(node) == {"calibrated"}:
            yield path, str(node["calibrated"])
            return
        for key, value in node.items():
            yield from _calibrated(value, f"{path}.{key}" if path else str(key))
    elif isinstance(node, list | tuple):
        for item in node:
            if isinstance(item, Mapping):
                yield from _calibrated(item, f"{path}.{item.get('id', '')}")


def _spread(together: list[_Uncertain]) -> Spread:
    first = together[0]
    named, fact = first.named, first.named.fact
    value, field = float(fact.known), named.path.rsplit(".", 1)[-1]
    least, most = limits_of(field)
    if named.unit == "fraction":
        most = 1.0
    origin: Origin
    if first.alternatives:
        p10, p90, origin = min(first.alternatives), max(first.alternatives), "as_good_fits"
    elif fact.low == fact.high:  # no range, or a single measurement
        (p10, p90), origin = _by_published_error(value, named.unit), "published_error"
    else:
        p10 = min(value, value if fact.low is None else fact.low)
        p90 = max(value, value if fact.high is None else fact.high)
        origin = "range"
    label = msg("monte-carlo-fact", document=first.document, fact=named.label)
    if len(together) > 1:
        label = msg("monte-carlo-fact-shared", document=first.document, fact=named.label, n=len(together))
    return Spread(
        id=f"{first.place.kind}.{first.place.document_id}.{first.place.path}",
        label=label,
        unit=named.unit,
        value=value,
        p10=p10,
        p90=p90,
        law="alternatives" if first.alternatives else _law(p10, p90, named.unit),
        alternatives=first.alternatives,
        whole=is_whole(fact),
        least=least,
        most=most if math.isfinite(most) else None,
        moves_with=first.together or f"{first.place.kind}.{first.place.document_id}.{first.place.path}",
        places=tuple(each.place for each in together),
        origin=origin,
        reasoning=_REASONING.get(origin) or fact.reasoning,
    )


_REASONING: Mapping[Origin, Message] = {
    "published_error": msg("monte-carlo-why-published-error", error=Quantity(PUBLISHED_ERROR, "fraction")),
    "as_good_fits": msg("monte-carlo-why-equal-fits"),
}


def _by_published_error(value: float, unit: str) -> tuple[float, float]:
    """Return P10 and P90 of a log-normal factor whose median error is the published error.

    For a fraction above one half, the complement varies: with 99% hits, the 1% of misses is uncertain.
    """
    reach = math.exp(Z90 * math.log1p(PUBLISHED_ERROR) / NormalDist().inv_cdf(0.75))
    if unit == "fraction" and value > 0.5:
        return 1.0 - (1.0 - value) * reach, 1.0 - (1.0 - value) / reach
    return value / reach, value * reach


def _law(p10: float, p90: float, unit: str) -> Law:
    if p10 <= 0.0:
        return "normal"
    if unit == "fraction":
        return "logit_normal" if p90 < 1.0 else "normal"
    return "log_normal"


def _arrivals() -> tuple[Spread, ...]:
    def factor(name: str, label: Message, p10: float, p90: float, reasoning: Message) -> Spread:
        return Spread(
            id=name,
            label=label,
            unit="ratio",
            value=1.0,
            p10=p10,
            p90=p90,
            law="log_normal",
            moves_with=name,
            each_login=True,
            origin="assumed",
            reasoning=reasoning,
        )

    return (
        factor(
            WINDOW,
            msg("monte-carlo-login-window"),
            WINDOW_P10,
            WINDOW_P90,
            msg("monte-carlo-why-login-window"),
        ),
        factor(
            LOAD,
            msg("monte-carlo-login-load"),
            LOAD_P10,
            LOAD_P90,
            msg("monte-carlo-why-login-load"),
        ),
    )


WINDOW, LOAD = "arrivals.window", "arrivals.load"
"""IDs of the inputs drawn for each login event."""


def values_of(spreads: tuple[Spread, ...], drawn: Mapping[str, float]) -> dict[FactPlace, float]:
    """Return the value of each fact by location, given the draws keyed by ``moves_with``."""
    return {
        FactPlace(place.kind, place.document_id, place.path): value
        for spread in spreads
        if spread.places
        for value in (spread.at(drawn[spread.moves_with]),)
        for place in spread.places
    }
