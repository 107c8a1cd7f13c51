"""What is not known exactly: which facts vary, how far, and which of them move together.

The laws pass through the catalogue's P10, value and P90 and stop at P1 and P99, beyond which nobody has looked.
"""

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any, Literal

from pydantic import Field

from stormsizer.analysis.facts import FactPlace, Kind, is_whole, limits_of
from stormsizer.messages.formatting import percent
from stormsizer.model.catalog import ArrayModel, Calibration, Catalog, Deployment, Drive, WorkloadProfile
from stormsizer.model.catalog.facts import NamedFact, facts_of
from stormsizer.model.provenance import Document, Status
from stormsizer.model.scenario import Login, Scenario
from stormsizer.simulation.result import Factual, documents_of, unused_paths

PUBLISHED_ERROR = 0.08
"""Half of the engine's checks are off by no more than this share (``stormsizer backtest``); a test keeps it so."""
WINDOW_P10, WINDOW_P90 = 0.85, 1.15
"""Width of a day's login window over the planned one. Assumed: a study has one storm of each kind, and no days."""
LOAD_P10, LOAD_P90 = 0.9, 1.1
"""Login I/O of a day's users over the mean. Assumed."""
TAIL = 0.01
"""Draws stop at the quantiles of this share from either end."""
Z90 = NormalDist().inv_cdf(0.9)
CHOSEN = frozenset(
    {
        "max_arrays",
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
"""Facts that say what may be bought or set up: a choice, however uncertain the catalogue is about it."""
COSTS = frozenset({"W", "U"})
"""Facts in these units cost power and room, and no time."""

Law = Literal["log_normal", "logit_normal", "normal", "alternatives"]
_KINDS: tuple[tuple[type[Factual], Kind], ...] = (
    (WorkloadProfile, "workloads"),
    (Deployment, "deployments"),
    (ArrayModel, "arrays"),
    (Drive, "drives"),
)


Origin = Literal["range", "published_error", "as_good_fits", "assumed"]


class Place(Document):
    """One place of the catalogue where a value stands."""

    kind: Kind
    document_id: str
    path: str


class Spread(Document):
    """One uncertain input: its value, its range and the law of its draws."""

    id: str
    label: str
    unit: str
    value: float
    p10: float
    p90: float
    law: Law
    """*log_normal*, *logit_normal*, *normal*: two halves that meet at the value and reach P10 and P90; of the
    logarithm, of the odds, or of the value itself, cut off where it can go no further. *alternatives*: one of some
    fits that are as good, each as likely."""
    alternatives: tuple[float, ...] = ()
    whole: bool = False
    """Whether it counts things."""
    least: float = 0.0
    most: float | None = None
    moves_with: str
    """Spreads with the same word here share one draw."""
    each_login: bool = False
    """Drawn anew for each login event, as a factor; otherwise once for the whole calendar."""
    places: tuple[Place, ...] = ()
    """Where the value stands; empty for what is no fact of the catalogue."""
    origin: Origin
    """*range*: the catalogue's P10 and P90. *published_error*: calibrated without a range, so that it gets the
    error of the engine's own checks. *as_good_fits*: what the calibration leaves open. *assumed*: of this module."""
    reasoning: str = ""

    def at(self, share: float) -> float:
        """The value below which this share of the draws lies."""
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
    """Everything that varies in a scenario."""

    spreads: tuple[Spread, ...]
    logins: tuple[tuple[str, str], ...] = ()
    """Id and name of each login event that has draws of its own."""
    n_held: int = Field(default=0)
    """Facts that stay as they are, because nothing says how far they may be off."""

    @property
    def groups(self) -> tuple[str, ...]:
        """What is drawn once for the calendar, in the order of the draws."""
        return tuple(dict.fromkeys(spread.moves_with for spread in self.spreads if not spread.each_login))

    @property
    def daily(self) -> tuple[Spread, ...]:
        """What is drawn for each login event."""
        return tuple(spread for spread in self.spreads if spread.each_login)

    @property
    def n_draws(self) -> int:
        """Uniform numbers that one replication takes."""
        return len(self.groups) + len(self.daily) * len(self.logins)


def spreads_of(scenario: Scenario, catalog: Catalog) -> tuple[Spread, ...]:
    """The uncertain inputs that a scenario's answer rests on: facts of the catalogue first, then arrivals.

    Prices, watts and rack units are left out, and so is what may be bought: see ``CHOSEN``.
    """
    found: dict[object, list[_Uncertain]] = {}
    for each in _uncertain(scenario, catalog):
        found.setdefault(each.same_as, []).append(each)
    facts = tuple(_spread(together) for together in found.values())
    return (*facts, *_arrivals()) if any(isinstance(event, Login) for event in scenario.events) else facts


def n_held(scenario: Scenario, catalog: Catalog) -> int:
    """Facts that an answer rests on, could vary and do not, because nothing says how far they may be off."""
    varied = {place for spread in spreads_of(scenario, catalog) for place in spread.places}
    return sum(_place(kind, document, named) not in varied for kind, document, named in _facts(scenario, catalog))


@dataclass(frozen=True)
class _Uncertain:
    """A fact that varies, and what tells it is the same as another."""

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
    """Facts that an answer rests on and that are neither choices nor mere costs, if they are known."""
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
    """Path and parameter of every fact of a document as it is written that a calibration fills."""
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
    elif fact.low == fact.high:  # none, or those of a single measurement
        (p10, p90), origin = _by_published_error(value, named.unit), "published_error"
    else:
        p10 = min(value, value if fact.low is None else fact.low)
        p90 = max(value, value if fact.high is None else fact.high)
        origin = "range"
    several = f" (in {len(together)} places)" if len(together) > 1 else ""
    return Spread(
        id=f"{first.place.kind}.{first.place.document_id}.{first.place.path}",
        label=f"{first.document}: {named.label}{several}",
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
        reasoning=_REASONING.get(origin, "") or fact.reasoning,
    )


_REASONING = {
    "published_error": f"Calibrated without a range; half of the engine's checks are off by up to "
    f"{percent(PUBLISHED_ERROR)}.",
    "as_good_fits": "Fits that reproduce the measured rows about as well; their parameters move together.",
}


def _by_published_error(value: float, unit: str) -> tuple[float, float]:
    """P10 and P90 of a log-normal factor of which half the draws are off by no more than the published error.

    Of a share, the smaller side moves: one in which 99 % hit and 1 % miss is uncertain in its misses.
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
    def factor(name: str, label: str, p10: float, p90: float, reasoning: str) -> Spread:
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
            "Width of the login window, that day over the plan",
            WINDOW_P10,
            WINDOW_P90,
            "People are no timetable; the studies measured one storm of each kind and no days. When so many arrive "
            "within a given window hardly varies beside that.",
        ),
        factor(
            LOAD,
            "Login I/O of a user, that day over the mean",
            LOAD_P10,
            LOAD_P90,
            "Mail, profiles and habits differ from day to day; no study prints by how much.",
        ),
    )


WINDOW, LOAD = "arrivals.window", "arrivals.load"
"""Ids of the spreads that are drawn for each login event."""


def values_of(spreads: tuple[Spread, ...], drawn: Mapping[str, float]) -> dict[FactPlace, float]:
    """Facts by place, for draws by ``moves_with``."""
    return {
        FactPlace(place.kind, place.document_id, place.path): value
        for spread in spreads
        if spread.places
        for value in (spread.at(drawn[spread.moves_with]),)
        for place in spread.places
    }
