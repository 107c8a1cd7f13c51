"""Search for the smallest configuration of the chosen array family that keeps every goal."""

from collections.abc import Callable

from stormsizer.catalog import ArrayModel, Drive
from stormsizer.recommendation.answer import BrokenGoal, Candidate, Recommendation
from stormsizer.scenario import ArrayConfiguration
from stormsizer.storage.raid import raid_layout

Evaluate = Callable[[ArrayConfiguration], tuple[BrokenGoal, ...]]
"""Simulates a configuration over the whole calendar and returns the goals it breaks."""


def recommend(current: ArrayConfiguration, array: ArrayModel, drive: Drive, evaluate: Evaluate) -> Recommendation:
    """The fewest controllers, then drives, then cache modules that keep every goal.

    More drives or more cache never make a phase worse, so for each number of controllers the fewest drives are
    found by bisection with all the cache there is, then the smallest cache that does with those drives. If no
    configuration holds, the answer is the smallest one that breaks no more goals than the largest does.

    Parameters
    ----------
    current
        Firmware, drive model and ports are taken from it.
    evaluate
        Must be deterministic; it is called at most once per configuration.
    """
    ladder = _Ladder(current, array, drive, evaluate)
    target = ladder.broken(ladder.most_drives, ladder.most_modules)
    while target and ladder.n_controllers < array.controllers.known:
        ladder.n_controllers += 1
        target = ladder.broken(ladder.most_drives, ladder.most_modules)
    n_drives, n_modules = ladder.smallest(frozenset(goal_key(goal) for goal in target))
    chosen = ladder.candidate(n_drives, n_modules)
    smaller = [
        ladder.candidate(*step)
        for step in ((n_drives - ladder.step, n_modules), (n_drives, n_modules - 1))
        if step[0] >= ladder.fewest_drives and step[1] >= 0
    ]
    if ladder.n_controllers > 1:
        ladder.n_controllers -= 1
        smaller.append(ladder.candidate(ladder.most_drives, ladder.most_modules))
    return Recommendation(
        holds=chosen.holds,
        chosen=chosen,
        why_not_smaller=tuple(smaller),
        n_candidates=ladder.n_evaluated,
        sentence=_sentence(chosen),
    )


def goal_key(goal: BrokenGoal) -> tuple[str, str]:
    """What makes two broken goals the same: the phase and the goal."""
    return goal.phase_id, goal.goal


class _Ladder:
    """The legal steps of one array family, with everything simulated so far."""

    def __init__(self, current: ArrayConfiguration, array: ArrayModel, drive: Drive, evaluate: Evaluate) -> None:
        self.current, self.array, self.drive, self.evaluate = current, array, drive, evaluate
        self.seen: dict[ArrayConfiguration, tuple[BrokenGoal, ...]] = {}
        self.n_controllers = 1
        self.step = array.shelf.drive_step.known

    @property
    def n_evaluated(self) -> int:
        return len(self.seen)

    @property
    def most_drives(self) -> int:
        return self.array.shelf.max_drives_per_controller.known * self.n_controllers // self.step * self.step

    @property
    def most_modules(self) -> int:
        return self.array.flash_cache.max_modules.known * self.n_controllers

    @property
    def fewest_drives(self) -> int:
        n_drives = self.step
        while not self._makes_a_group(n_drives):
            n_drives += self.step
        return n_drives

    def _makes_a_group(self, n_drives: int) -> bool:
        try:
            raid_layout(self.configuration(n_drives, 0), self.array)
        except ValueError:
            return False
        return True

    def configuration(self, n_drives: int, n_modules: int) -> ArrayConfiguration:
        return self.current.model_copy(
            update={
                "n_controllers": self.n_controllers,
                "n_drives": n_drives,
                "flash_cache_gib": n_modules * self.array.flash_cache.module_gib.known,
                "n_ports": max(self.current.n_ports, self.n_controllers),
            }
        )

    def broken(self, n_drives: int, n_modules: int) -> tuple[BrokenGoal, ...]:
        configuration = self.configuration(n_drives, n_modules)
        if configuration not in self.seen:
            self.seen[configuration] = self.evaluate(configuration)
        return self.seen[configuration]

    def smallest(self, allowed: frozenset[tuple[str, str]]) -> tuple[int, int]:
        """Fewest drives, then fewest modules, that break nothing outside ``allowed``."""

        def does(n_drives: int, n_modules: int) -> bool:
            return all(goal_key(goal) in allowed for goal in self.broken(n_drives, n_modules))

        low, high = self.fewest_drives // self.step, self.most_drives // self.step
        n_drives = self.step * _first(low, high, lambda steps: does(steps * self.step, self.most_modules))
        return n_drives, _first(0, self.most_modules, lambda modules: does(n_drives, modules))

    def candidate(self, n_drives: int, n_modules: int) -> Candidate:
        configuration = self.configuration(n_drives, n_modules)
        broken = self.broken(n_drives, n_modules)
        return Candidate(
            configuration=configuration,
            words=in_words(configuration, self.drive),
            holds=not broken,
            broken=broken,
            rack_units=_rack_units(configuration, self.array),
            watts=_watts(configuration, self.array, self.drive),
            price_usd=_price_usd(configuration, self.array, self.drive),
        )


def _first(low: int, high: int, holds: Callable[[int], bool]) -> int:
    """Smallest number in [low, high] that holds, given that ``high`` does and holding is monotone."""
    while low < high:
        middle = (low + high) // 2
        if holds(middle):
            high = middle
        else:
            low = middle + 1
    return high


def in_words(configuration: ArrayConfiguration, drive: Drive) -> str:
    """A configuration as one would say it."""
    controllers = "1 controller" if configuration.n_controllers == 1 else f"{configuration.n_controllers} controllers"
    cache = f"{configuration.flash_cache_gib:g} GiB Flash Cache" if configuration.flash_cache_gib else "no Flash Cache"
    ports = "1 port" if configuration.n_ports == 1 else f"{configuration.n_ports} ports"
    return f"{controllers}, {configuration.n_drives} × {drive.name}, {cache}, {ports}"


def _n_modules(configuration: ArrayConfiguration, array: ArrayModel) -> int:
    return round(configuration.flash_cache_gib / array.flash_cache.module_gib.known)


def _n_shelves(configuration: ArrayConfiguration, array: ArrayModel) -> int:
    return -(-configuration.n_drives // array.shelf.n_drives.known)


def _total(*parts: tuple[float, float | None]) -> float | None:
    """Sum of count times value; unknown as soon as one value that counts is."""
    if any(value is None for count, value in parts if count):
        return None
    return float(sum(count * (value or 0.0) for count, value in parts))


def _rack_units(configuration: ArrayConfiguration, array: ArrayModel) -> float | None:
    return _total(
        (configuration.n_controllers, array.controller.rack_units.value),
        (_n_shelves(configuration, array), array.shelf.rack_units.value),
    )


def _watts(configuration: ArrayConfiguration, array: ArrayModel, drive: Drive) -> float | None:
    return _total(
        (configuration.n_controllers, array.controller.watts.value),
        (_n_shelves(configuration, array), array.shelf.watts_without_drives.value),
        (configuration.n_drives, drive.watts.value),
        (_n_modules(configuration, array), array.flash_cache.watts_per_module.value),
    )


def _price_usd(configuration: ArrayConfiguration, array: ArrayModel, drive: Drive) -> float | None:
    return _total(
        (configuration.n_controllers, array.controller.price_usd.value),
        (_n_shelves(configuration, array), array.shelf.price_usd.value),
        (configuration.n_drives, drive.price_usd.value),
        (_n_modules(configuration, array), array.flash_cache.price_usd_per_module.value),
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
