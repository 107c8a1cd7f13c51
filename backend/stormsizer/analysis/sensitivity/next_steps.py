"""Next larger size of each component: what it costs, and how it improves each event."""

from collections.abc import Iterator
from typing import Any, Literal

from stormsizer.analysis.hardware import less_than
from stormsizer.analysis.weeks import KeyFigure, Week, key_figure, margin_of_phase, week_of
from stormsizer.messages.text import Message, Money, Quantity, Text, msg, sentences
from stormsizer.model.catalog import ArrayModel, Catalog
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import ArrayConfiguration, InvalidScenarioError
from stormsizer.recommendation.cost import cost_of_main_array
from stormsizer.storage.raid import raid_counts

Component = Literal["drives", "cache_modules", "ports", "controllers", "arrays"]


class Bought(Document):
    """Effect of an upgrade step on one phase."""

    phase_id: str
    margin_before: float
    margin_after: float
    """Smallest margin of the phase, as a fraction of the goal."""
    figure_before: KeyFigure
    figure_after: KeyFigure


class NextStep(Document):
    """One valid upgrade step, simulated over the whole calendar."""

    component: Component
    words: Text
    configuration: ArrayConfiguration
    price: float | None
    """Price difference from the current configuration; None if the price list lacks a price."""
    holds: bool
    margin_after: float
    """Smallest margin of the week, as a fraction of the goal."""
    bought: tuple[Bought, ...]
    sentence: Text


def next_steps(week: Week, catalog: Catalog, currency: str) -> Iterator[NextStep | None]:
    """Yield each valid upgrade step of the array configuration; None for a step that cannot be simulated."""
    scenario = week.scenario
    present = cost_of_main_array(scenario, catalog)
    for component, words, configuration in _steps(scenario.array, catalog.arrays[scenario.array.model_id]):
        changed = scenario.model_copy(update={"array": configuration})
        try:
            after = week_of(changed, catalog)
        except InvalidScenarioError:
            yield None
            continue
        more = less_than(present, cost_of_main_array(changed, catalog)).price
        yield NextStep(
            component=component,
            words=words,
            configuration=configuration,
            price=more,
            holds=after.holds,
            margin_after=after.margin,
            bought=tuple(_bought(week, after)),
            sentence=_sentence(words, more, week, after, currency),
        )


def _steps(now: ArrayConfiguration, array: ArrayModel) -> Iterator[tuple[Component, Message, ArrayConfiguration]]:
    def to(**changes: Any) -> ArrayConfiguration:
        return now.model_copy(update=changes)

    yield from _more_drives(now, array)
    n = now.n_controllers
    if array.flash_cache is not None:
        module_gib = array.flash_cache.module_gib.known
        if now.flash_cache_gib + n * module_gib <= n * array.flash_cache.max_modules.known * module_gib:
            size = Quantity(module_gib, "GiB", 4)
            larger = to(flash_cache_gib=now.flash_cache_gib + n * module_gib)
            one_more = msg("sensitivity-step-cache", size=size)
            yield "cache_modules", msg("sensitivity-step-cache-each", size=size) if n > 1 else one_more, larger
    if now.n_ports + n <= n * array.network.max_ports.known:
        words = msg("sensitivity-step-port-each") if n > 1 else msg("sensitivity-step-port")
        yield "ports", words, to(n_ports=now.n_ports + n)
    if n < array.controllers.known:
        share = (n + 1) / n
        larger = to(
            n_controllers=n + 1,
            n_ports=max(n + 1, round(now.n_ports * share)),
            flash_cache_gib=now.flash_cache_gib * share,
        )
        with_ports = msg("sensitivity-step-controller")
        words = msg("sensitivity-step-controller-cache") if now.flash_cache_gib else with_ports
        yield "controllers", words, larger
    if now.n_arrays < array.max_arrays.known and not array.is_in_hosts:
        yield "arrays", msg("sensitivity-step-array"), to(n_arrays=now.n_arrays + 1)


def _more_drives(now: ArrayConfiguration, array: ArrayModel) -> Iterator[tuple[Component, Message, ArrayConfiguration]]:
    step, n = array.shelf.drive_step.known, now.n_controllers
    for i, (tier, chosen) in enumerate(zip(array.tiers, now.tiers, strict=True)):
        if tier.n_fixed is not None:
            continue
        room = n * array.shelf.max_drives_per_controller.known - now.n_drives
        for added in range(step, room + 1, step):
            try:
                raid_counts(tier.raid, chosen.n_drives + added, n)
            except ValueError:
                continue
            larger = chosen.model_copy(update={"n_drives": chosen.n_drives + added})
            tiers = (*now.tiers[:i], larger, *now.tiers[i + 1 :])
            words = msg("sensitivity-step-drives", n=added)
            if len(array.tiers) > 1:
                words = msg("sensitivity-step-drives-of-tier", n=added, tier=tier.name)
            yield "drives", words, now.model_copy(update={"tiers": tiers})
            break


def _bought(before: Week, after: Week) -> Iterator[Bought]:
    for phase in before.result.phases:
        then = after.phase(phase.id)
        if then is not None:
            yield Bought(
                phase_id=phase.id,
                margin_before=margin_of_phase(phase),
                margin_after=margin_of_phase(then),
                figure_before=key_figure(phase),
                figure_after=key_figure(then),
            )


def _sentence(words: Message, price: float | None, before: Week, after: Week, currency: str) -> Text:
    step = words
    if price is not None:
        step = msg("sensitivity-step-for-price", step=words, price=Money(price, currency))
    if after.holds and not before.holds:
        return msg("sensitivity-step-enough", step=step)
    worst, then = before.worst, after.phase(before.worst.id)
    old, new = key_figure(worst), None if then is None else key_figure(then)
    if new is None or not old.visibly_differs(new):
        return msg("sensitivity-step-no-effect", step=step, phase=worst.label)
    effect = msg(
        "sensitivity-step-effect",
        step=step,
        figure=old.label,
        phase=worst.label,
        before=old.quantity,
        after=new.quantity,
    )
    return sentences(effect, _verdict(before, after))


def _verdict(before: Week, after: Week) -> Message:
    if before.holds:
        return msg("sensitivity-still-met") if after.holds else msg("sensitivity-no-longer-met")
    return msg("sensitivity-still-missed")
