"""Search for the smallest configuration of the chosen array family that keeps every goal."""

from collections.abc import Callable, Mapping
from functools import cached_property

from stormsizer.catalog import ArrayModel, Drive
from stormsizer.recommendation.answer import BrokenGoal, Candidate, Recommendation
from stormsizer.scenario import ArrayConfiguration
from stormsizer.storage.raid import raid_counts

Evaluate = Callable[[ArrayConfiguration], tuple[BrokenGoal, ...]]
"""Simulates a configuration over the whole calendar and returns the goals it breaks."""


def recommend(
    current: ArrayConfiguration, array: ArrayModel, drives: Mapping[str, Drive], evaluate: Evaluate
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
    """
    n_most = array.controllers.known
    fewest = current.n_arrays if array.runs_on_hosts else 1
    most = fewest if array.runs_on_hosts else array.max_arrays.known
    sizes = [(fewest, n) for n in range(1, n_most + 1)] + [(n, n_most) for n in range(fewest + 1, most + 1)]
    ladders = [_Ladder(n_arrays, n, current, array, drives, evaluate) for n_arrays, n in sizes]
    one_array = ladders[n_most - 1]
    target = _goals(one_array.most())
    if target and len(ladders) > n_most:
        target = _goals(ladders[-1].most())
    i = _first(0, len(ladders) - 1, lambda i: _goals(ladders[i].most()) <= target)
    ladder = ladders[i]
    target = _goals(ladder.most())
    chosen = ladder.smallest(target)
    smaller = [ladder.candidate(step) for step in ladder.below(chosen)]
    smaller += [ladders[i - 1].candidate(ladders[i - 1].largest)] if i > 0 else []
    answer = ladder.candidate(chosen)
    return Recommendation(
        holds=answer.holds,
        chosen=answer,
        why_not_smaller=tuple(smaller),
        n_candidates=sum(len(each.seen) for each in ladders),
        sentence=_sentence(answer),
    )


GoalKey = tuple[str, str, str]
Step = tuple[int, int, int]
"""Drives, cache modules per controller, ports per controller."""


def _goals(broken: tuple[BrokenGoal, ...]) -> frozenset[GoalKey]:
    return frozenset((goal.phase_id, goal.goal, goal.label) for goal in broken)


class _Ladder:
    """The legal steps of one array family with a given number of controllers, and everything simulated so far."""

    def __init__(
        self,
        n_arrays: int,
        n_controllers: int,
        current: ArrayConfiguration,
        array: ArrayModel,
        drives: Mapping[str, Drive],
        evaluate: Evaluate,
    ) -> None:
        self.n_arrays, self.n_controllers = n_arrays, n_controllers
        self.current, self.array, self.drives, self.evaluate = current, array, drives, evaluate
        self.seen: dict[ArrayConfiguration, tuple[BrokenGoal, ...]] = {}
        self.stepped = stepped_tier(array)
        self.n_modules = array.flash_cache.max_modules.known if array.flash_cache is not None else 0
        self.n_ports = array.network.max_ports.known

    @cached_property
    def drive_counts(self) -> list[int]:
        """Legal numbers of drives in the tier that the search steps through."""
        tier = self.array.tiers[self.stepped]
        step = self.array.shelf.drive_step.known
        beside = self.current.n_drives - self.current.tiers[self.stepped].n_drives
        most = self.array.shelf.max_drives_per_controller.known * self.n_controllers - beside
        counts = [tier.n_fixed.known] if tier.n_fixed is not None else range(step, most + 1, step)
        return [n for n in counts if self._groups(n) is not None]

    @property
    def largest(self) -> Step:
        return self.drive_counts[-1], self.n_modules, self.n_ports

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

    def broken(self, step: Step) -> tuple[BrokenGoal, ...]:
        configuration = self.configuration(step)
        if configuration not in self.seen:
            self.seen[configuration] = self.evaluate(configuration)
        return self.seen[configuration]

    def most(self) -> tuple[BrokenGoal, ...]:
        """What the largest configuration breaks; nothing of this family breaks less."""
        return self.broken(self.largest)

    def smallest(self, allowed: frozenset[GoalKey]) -> Step:
        """Fewest drives, then modules, then ports, that break nothing outside ``allowed``."""

        def does(n_drives: int, n_modules: int, n_ports: int) -> bool:
            return _goals(self.broken((n_drives, n_modules, n_ports))) <= allowed

        by_groups: dict[int, list[int]] = {}
        for n in self.drive_counts:
            by_groups.setdefault(self._groups(n) or 0, []).append(n)
        groups = list(by_groups.values())
        group = groups[_first(0, len(groups) - 1, lambda i: does(groups[i][-1], self.n_modules, self.n_ports))]
        n_drives = group[_first(0, len(group) - 1, lambda i: does(group[i], self.n_modules, self.n_ports))]
        n_modules = _first(0, self.n_modules, lambda n: does(n_drives, n, self.n_ports))
        return n_drives, n_modules, _first(1, self.n_ports, lambda n: does(n_drives, n_modules, n))

    def below(self, step: Step) -> list[Step]:
        """The next smaller legal step in each direction."""
        n_drives, n_modules, n_ports = step
        i = self.drive_counts.index(n_drives)
        steps = [(self.drive_counts[i - 1], n_modules, n_ports)] if i > 0 else []
        steps += [(n_drives, n_modules - 1, n_ports)] if n_modules > 0 else []
        return steps + ([(n_drives, n_modules, n_ports - 1)] if n_ports > 1 else [])

    def candidate(self, step: Step) -> Candidate:
        configuration = self.configuration(step)
        broken = self.broken(step)
        return Candidate(
            configuration=configuration,
            words=in_words(configuration, self.array, self.drives),
            holds=not broken,
            broken=broken,
            rack_units=_rack_units(configuration, self.array),
            watts=_watts(configuration, self.array, self.drives),
            price_usd=_price_usd(configuration, self.array, self.drives),
        )


def stepped_tier(array: ArrayModel) -> int:
    """Index of the tier whose drives the search steps through: the one that takes new blocks."""
    if array.tiering is None:
        return 0
    return [tier.id for tier in array.tiers].index(array.tiering.new_blocks_tier)


def _first(low: int, high: int, holds: Callable[[int], bool]) -> int:
    """Smallest number in [low, high] that holds, given that ``high`` does and holding is monotone."""
    while low < high:
        middle = (low + high) // 2
        if holds(middle):
            high = middle
        else:
            low = middle + 1
    return high


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
