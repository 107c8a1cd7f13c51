"""Search for the smallest configuration of the chosen array family that keeps every goal."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from stormsizer.catalog import ArrayModel, Drive
from stormsizer.recommendation.answer import BrokenGoal, Candidate, Recommendation
from stormsizer.recommendation.screening import Screen, Screened, nothing_known
from stormsizer.scenario import ArrayConfiguration
from stormsizer.storage.raid import raid_counts

Evaluate = Callable[[ArrayConfiguration], tuple[BrokenGoal, ...]]
"""Simulates a configuration over the whole calendar and returns the goals it breaks."""


def recommend(
    current: ArrayConfiguration,
    array: ArrayModel,
    drives: Mapping[str, Drive],
    evaluate: Evaluate,
    screen: Screen = nothing_known,
) -> Recommendation:
    """The fewest arrays and controllers, then drives, then cache modules, then ports that keep every goal.

    More arrays, cache and ports never make a phase worse, and neither do more drives in the same number of RAID
    groups; a new group, which costs its parity, may. So the number of groups is found first, full ones compared,
    then the drives in them, the cache that does with those drives, and the ports that do with that cache. If no
    configuration holds, the answer is the smallest one that breaks no goal which the largest keeps. Appliances
    inside the hosts are as many as the hosts, which are no choice here.

    Parameters
    ----------
    current
        Firmware and drive models are taken from it, and the drives of tiers that are no choice.
    evaluate
        Must be deterministic; it is called at most once per configuration.
    screen
        Rules configurations out without simulating them, and says which are likely to do.
    """
    n_most = array.controllers.known
    fewest = current.n_arrays if array.runs_on_hosts else 1
    most = fewest if array.runs_on_hosts else array.max_arrays.known
    sizes = [(fewest, n) for n in range(1, n_most + 1)] + [(n, n_most) for n in range(fewest + 1, most + 1)]
    judge = _Judge(evaluate, screen)
    ladders = [_Ladder(n_arrays, n, current, array, judge) for n_arrays, n in sizes]
    largest = [ladder.configuration(ladder.largest) for ladder in ladders]
    # nothing of a family breaks less than its largest
    target = _goals(judge.broken(largest[n_most - 1]))
    if target and len(ladders) > n_most:
        target = _goals(judge.broken(largest[-1]))
    i = judge.first(largest, target)
    target = _goals(judge.broken(largest[i]))
    chosen = ladders[i].smallest(target)
    smaller = [ladders[i].configuration(step) for step in ladders[i].below(chosen)] + largest[max(0, i - 1) : i]
    answer, *why_not = (
        _candidate(configuration, judge.broken(configuration), array, drives)
        for configuration in (ladders[i].configuration(chosen), *smaller)
    )
    return Recommendation(
        holds=answer.holds,
        chosen=answer,
        why_not_smaller=tuple(why_not),
        n_candidates=len(judge.seen),
        sentence=_sentence(answer),
    )


GoalKey = tuple[str, str, str]
Step = tuple[int, int, int]
"""Drives, cache modules per controller, ports per controller."""


def _goals(broken: tuple[BrokenGoal, ...]) -> frozenset[GoalKey]:
    return frozenset((goal.phase_id, goal.goal, goal.label) for goal in broken)


SCREENED_AT_ONCE = 8
"""Configurations screened before the next ones are looked at: enough to share a pass, few enough to stop early."""


class _Judge:
    """What configurations break: everything screened and everything simulated so far."""

    def __init__(self, evaluate: Evaluate, screen: Screen) -> None:
        self.evaluate, self.screen = evaluate, screen
        self.seen: dict[ArrayConfiguration, tuple[BrokenGoal, ...]] = {}
        self.screened: dict[ArrayConfiguration, Screened] = {}

    def broken(self, configuration: ArrayConfiguration) -> tuple[BrokenGoal, ...]:
        """Every goal that a configuration breaks, by simulation."""
        if configuration not in self.seen:
            self.seen[configuration] = self.evaluate(configuration)
        return self.seen[configuration]

    def does(self, configuration: ArrayConfiguration, allowed: frozenset[GoalKey]) -> bool:
        """Whether a configuration breaks nothing outside ``allowed``; simulated unless it is ruled out."""
        if configuration not in self.seen:
            names = {(phase_id, goal) for phase_id, goal, _ in allowed}
            (known,) = self._known([configuration])
            if any(goals.isdisjoint(names) for goals in known.breaks):
                return False
        return _goals(self.broken(configuration)) <= allowed

    def first(self, configurations: Sequence[ArrayConfiguration], allowed: frozenset[GoalKey]) -> int:
        """Index of the first that does, given that the last one does and so do all after one that does.

        From the first that is likely to do the search goes on in steps that grow, until it halves what is left.
        """
        low, high = 0, len(configurations) - 1
        at, reach = self._likely(configurations), 1
        while low < high:
            at = min(max(at, low), high - 1)
            if self.does(configurations[at], allowed):
                high = at
                at = max(high - reach, (low + high) // 2)
            else:
                low = at + 1
                at = min(low + reach - 1, (low + high) // 2)
            reach *= 2
        return high

    def _likely(self, configurations: Sequence[ArrayConfiguration]) -> int:
        """Index of the first that is likely to do, or else of the last."""
        for start in range(0, len(configurations), SCREENED_AT_ONCE):
            for i, known in enumerate(self._known(configurations[start : start + SCREENED_AT_ONCE]), start):
                if known.likely:
                    return i
        return len(configurations) - 1

    def _known(self, configurations: Sequence[ArrayConfiguration]) -> list[Screened]:
        new = [configuration for configuration in configurations if configuration not in self.screened]
        if new:
            self.screened |= dict(zip(new, self.screen(new), strict=True))
        return [self.screened[configuration] for configuration in configurations]


class _Ladder:
    """The legal steps of one array family with a given number of arrays and controllers."""

    def __init__(
        self, n_arrays: int, n_controllers: int, current: ArrayConfiguration, array: ArrayModel, judge: _Judge
    ) -> None:
        self.n_arrays, self.n_controllers = n_arrays, n_controllers
        self.current, self.array, self.judge = current, array, judge
        self.stepped = stepped_tier(array)
        self.n_modules = array.flash_cache.max_modules.known if array.flash_cache is not None else 0
        self.n_ports = array.network.max_ports.known

    @cached_property
    def drive_counts(self) -> list[int]:
        """Legal numbers of drives in the tier that the search steps through."""
        return [n for n in self._counts if self._groups(n) is not None]

    @property
    def _counts(self) -> Sequence[int]:
        """Numbers of drives that can be bought for that tier, whether or not they make RAID groups."""
        tier = self.array.tiers[self.stepped]
        if tier.n_fixed is not None:
            return [tier.n_fixed.known]
        step = self.array.shelf.drive_step.known
        beside = self.current.n_drives - self.current.tiers[self.stepped].n_drives
        return range(step, self.array.shelf.max_drives_per_controller.known * self.n_controllers - beside + 1, step)

    @property
    def largest(self) -> Step:
        n_drives = next(n for n in reversed(self._counts) if self._groups(n) is not None)
        return n_drives, self.n_modules, self.n_ports

    def _groups(self, n_drives: int) -> int | None:
        """RAID groups that a number of drives makes; none if it does not make one for each controller."""
        try:
            return raid_counts(self.array.tiers[self.stepped].raid, n_drives, self.n_controllers).n_groups
        except ValueError:
            return None

    def configuration(self, step: Step) -> ArrayConfiguration:
        n_drives, n_modules, n_ports = step
        module_gib = self.array.flash_cache.module_gib.known if self.array.flash_cache is not None else 0.0
        tiers = tuple(
            tier.model_copy(update={"n_drives": n_drives}) if i == self.stepped else tier
            for i, tier in enumerate(self.current.tiers)
        )
        return self.current.model_copy(
            update={
                "n_arrays": self.n_arrays,
                "n_controllers": self.n_controllers,
                "tiers": tiers,
                "flash_cache_gib": n_modules * self.n_controllers * module_gib,
                "n_ports": n_ports * self.n_controllers,
            }
        )

    def smallest(self, allowed: frozenset[GoalKey]) -> Step:
        """Fewest drives, then modules, then ports, that break nothing outside ``allowed``."""

        def first(steps: Sequence[Step]) -> Step:
            return steps[self.judge.first([self.configuration(step) for step in steps], allowed)]

        groups: dict[int, list[Step]] = {}
        for n in self.drive_counts:
            groups.setdefault(self._groups(n) or 0, []).append((n, self.n_modules, self.n_ports))
        full = first([steps[-1] for steps in groups.values()])
        n_drives, _, _ = first(groups[self._groups(full[0]) or 0])
        _, n_modules, _ = first([(n_drives, n, self.n_ports) for n in range(self.n_modules + 1)])
        return first([(n_drives, n_modules, n) for n in range(1, self.n_ports + 1)])

    def below(self, step: Step) -> list[Step]:
        """The next smaller legal step in each direction."""
        n_drives, n_modules, n_ports = step
        i = self.drive_counts.index(n_drives)
        steps = [(self.drive_counts[i - 1], n_modules, n_ports)] if i > 0 else []
        steps += [(n_drives, n_modules - 1, n_ports)] if n_modules > 0 else []
        return steps + ([(n_drives, n_modules, n_ports - 1)] if n_ports > 1 else [])


def stepped_tier(array: ArrayModel) -> int:
    """Index of the tier whose drives the search steps through: the one that takes new blocks."""
    if array.tiering is None:
        return 0
    return [tier.id for tier in array.tiers].index(array.tiering.new_blocks_tier)


def _candidate(
    configuration: ArrayConfiguration, broken: tuple[BrokenGoal, ...], array: ArrayModel, drives: Mapping[str, Drive]
) -> Candidate:
    return Candidate(
        configuration=configuration,
        words=in_words(configuration, array, drives),
        holds=not broken,
        broken=broken,
        rack_units=_rack_units(configuration, array),
        watts=_watts(configuration, array, drives),
        price_usd=_price_usd(configuration, array, drives),
    )


def in_words(configuration: ArrayConfiguration, array: ArrayModel, drives: Mapping[str, Drive]) -> str:
    """A configuration as one would say it."""
    each = " each" if configuration.n_arrays > 1 else ""
    arrays = f"{configuration.n_arrays} arrays, " if configuration.n_arrays > 1 else ""
    controllers = "1 controller" if configuration.n_controllers == 1 else f"{configuration.n_controllers} controllers"
    behind = " + ".join(f"{tier.n_drives} × {drives[tier.drive_id].name}" for tier in configuration.tiers)
    cache: tuple[str, ...] = ()
    if array.flash_cache is not None:
        held = configuration.flash_cache_gib
        cache = (f"{held:g} GiB Flash Cache" if held else "no Flash Cache",)
    ports = "1 port" if configuration.n_ports == 1 else f"{configuration.n_ports} ports"
    return ", ".join((f"{arrays}{controllers}{each}", behind, *cache, ports))


def _n_modules(configuration: ArrayConfiguration, array: ArrayModel) -> int:
    return round(configuration.flash_cache_gib / array.flash_cache.module_gib.known) if array.flash_cache else 0


def _n_shelves(configuration: ArrayConfiguration, array: ArrayModel) -> int:
    return -(-configuration.n_drives // array.shelf.n_drives.known)


def _total(n_arrays: int, *parts: tuple[float, float | None]) -> float | None:
    """Sum of count times value over all arrays; unknown as soon as one value that counts is."""
    if any(value is None for count, value in parts if count):
        return None
    return float(n_arrays * sum(count * (value or 0.0) for count, value in parts))


def _rack_units(configuration: ArrayConfiguration, array: ArrayModel) -> float | None:
    return _total(
        configuration.n_arrays,
        (configuration.n_controllers, array.controller.rack_units.value),
        (_n_shelves(configuration, array), array.shelf.rack_units.value),
    )


def _watts(configuration: ArrayConfiguration, array: ArrayModel, drives: Mapping[str, Drive]) -> float | None:
    if array.runs_on_hosts:
        return None  # the hosts' own power is not known
    return _total(
        configuration.n_arrays,
        (configuration.n_controllers, array.controller.watts.value),
        (_n_shelves(configuration, array), array.shelf.watts_without_drives.value),
        *((tier.n_drives, drives[tier.drive_id].watts.value) for tier in configuration.tiers),
        (_n_modules(configuration, array), array.flash_cache.watts_per_module.value if array.flash_cache else None),
    )


def _price_usd(configuration: ArrayConfiguration, array: ArrayModel, drives: Mapping[str, Drive]) -> float | None:
    return _total(
        configuration.n_arrays,
        (configuration.n_controllers, array.controller.price_usd.value),
        (_n_shelves(configuration, array), array.shelf.price_usd.value),
        *((tier.n_drives, drives[tier.drive_id].price_usd.value) for tier in configuration.tiers),
        (_n_modules(configuration, array), array.flash_cache.price_usd_per_module.value if array.flash_cache else None),
    )


def _sentence(chosen: Candidate) -> str:
    if chosen.holds:
        return f"The smallest configuration that keeps every goal: {chosen.words}."
    worst = chosen.broken[0]
    others = f" and {len(chosen.broken) - 1} more goals" if len(chosen.broken) > 1 else ""
    return (
        f"No configuration of this family keeps every goal: {worst.label} of {worst.phase_label} stays broken{others}. "
        f"Nothing beyond {chosen.words} helps."
    )
