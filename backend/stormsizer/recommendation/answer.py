"""Result types of the recommendation stage."""

from collections.abc import Mapping
from datetime import date, datetime
from typing import ClassVar, Literal

from stormsizer.experience.grades import GoalStatus, Grade
from stormsizer.messages.text import Listing, Message, Text, msg
from stormsizer.model.answers import Answer
from stormsizer.model.catalog.prices import CurrencyConversion
from stormsizer.model.former_names import AcceptsFormerNames, ReturnsFormerNames
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import ArrayConfiguration, Part, Scenario
from stormsizer.model.scenario.goals import COMPLETION, Scope, goal_of

NOT_FINISHED = msg("missed-completion")
NOT_SURVIVED = msg("missed-failure-tolerance")
NOT_PROTECTED = msg("missed-data-protection")
_NOT_SURVIVED_BEFORE = "Survives the failure"
"""Label of ``NOT_SURVIVED`` in documents stored by earlier releases."""

PLACES: Mapping[Scope, tuple[str, Text]] = {
    Scope.CAPACITY: ("capacity", msg("missed-capacity")),
    Scope.HOSTS: ("hosts", msg("missed-hosts")),
}
"""IDs and labels that replace the phase for goals missed outside any phase."""


class BrokenGoal(Document):
    """A goal that a candidate misses, with the worst value of the goal's metric."""

    phase_id: str
    phase_label: Text
    goal: str
    """Name of the field in the scenario's goals. Ports share a field; the label distinguishes them."""
    label: Text
    value: float
    limit: float
    unit: str
    missing: Part | None = None
    """Failed component during whose absence the goal is missed; None if all components work."""
    of_storage: bool = True
    """Whether other storage could meet the goal; otherwise it depends on the hosts or on fixed times."""

    @property
    def scope(self) -> Scope | None:
        """Where the goal is checked; None for work that does not finish."""
        goal = goal_of(self.goal)
        return None if goal is None else goal.scope

    @property
    def is_unfinished_work(self) -> bool:
        """Whether the work does not finish in time, or a failure leaves the array unable to do any work."""
        return self.goal == COMPLETION

    @property
    def is_fatal(self) -> bool:
        """Whether a failure leaves the array unable to do any work."""
        return self.is_unfinished_work and self.label in (NOT_SURVIVED, _NOT_SURVIVED_BEFORE)

    @property
    def name(self) -> Text:
        """The goal with its phase: *Good logins (Mon, May 30 08:00 First login)*."""
        return self.label if self.scope in PLACES else msg("missed-goal-at", goal=self.label, phase=self.phase_label)


class Candidate(Document, ReturnsFormerNames, AcceptsFormerNames):
    """One configuration, simulated over the whole calendar."""

    FORMER_NAMES: ClassVar[Mapping[str, str]] = {"broken_with_any_storage": "beside"}

    configuration: ArrayConfiguration
    host_cache_gib: float = 0.0
    """Memory per host for the image cache."""
    words: Text
    """The configuration as text."""
    holds: bool
    """Whether the configuration meets every goal that storage can meet."""
    broken: tuple[BrokenGoal, ...]
    broken_with_any_storage: tuple[BrokenGoal, ...] = ()
    """Goals that no storage can meet."""
    n_drives: int
    """Total drives in all arrays."""
    rack_units: float | None
    watts: float | None
    price: float | None
    """Total price of all parts that are not installed already, in the currency of the price list, including running
    costs over its term; None if a price is missing."""
    price_per_month: float | None = None
    """Running costs per month; 0 without any, None if a price is missing and in results from older engines."""
    unpriced: tuple[Text, ...] = ()
    """Parts without a price in the price list."""

    def applied_to(self, scenario: Scenario) -> Scenario:
        """Return a scenario on this configuration, with its image cache on the hosts.

        Machines that are their own hosts keep their number of disks, even if the configuration is for later years.
        """
        of_each = scenario.machines_are_hosts and scenario.array.n_arrays == scenario.n_desktops
        n_arrays = scenario.array.n_arrays if of_each else self.configuration.n_arrays
        configuration = self.configuration.model_copy(update={"n_arrays": n_arrays})
        hosts = scenario.hosts.model_copy(update={"host_cache_gib": self.host_cache_gib})
        return scenario.model_copy(update={"array": configuration, "hosts": hosts})

    @property
    def without_storage(self) -> Message | None:
        """Goals that no storage can meet, as a sentence; None if there are none."""
        labels = tuple(dict.fromkeys(goal.label for goal in self.broken_with_any_storage))
        return msg("missed-without-storage", n=len(labels), goals=Listing(labels)) if labels else None


class PriceListMark(Document):
    """Price list used for an answer."""

    id: str
    name: str
    dated: date
    valid_until: date | None = None
    """Last day on which the prices are valid; None if it is not known."""
    standing: Literal["illustrative", "own"]
    currency: str
    term_years: float = 3.0
    """Years over which running costs are added to purchase prices."""
    conversion: CurrencyConversion | None = None
    """Last conversion of the prices from another currency."""
    project: str = ""
    """Name of the project whose prices replace some of the organization's; empty if there are none."""


OwnershipItem = Literal["storage", "discount", "hosts", "license", "support", "power"]


class OwnershipLine(Document):
    """One item of the total cost of ownership, in the currency of the price list."""

    item: OwnershipItem
    label: Text
    once: float
    """Price paid once; negative for a discount."""
    per_year: float
    """Price paid every year; negative for a discount."""


class OwnershipPeriod(Document):
    """Total cost of ownership over a number of years."""

    years: int
    price: float
    price_per_desktop: float
    price_per_desktop_per_month: float


class CostOfOwnership(Document):
    """Cost of storage, hosts, licenses, support and power over several years, for all arrays of a scenario."""

    lines: tuple[OwnershipLine, ...]
    """Items whose cost is known."""
    missing: tuple[Text, ...]
    """Items that are not included because a price is missing."""
    periods: tuple[OwnershipPeriod, ...]
    """Totals; empty if the price of the storage is not known."""
    n_desktops: int
    """Number of desktops by which the totals are divided: those at the end of the planned growth."""
    sentence: Text


class BudgetCheck(Document):
    """Comparison of the costs of all arrays with the budget of the scenario."""

    amount: float
    """The budget."""
    currency: str
    is_within: bool | None
    """Whether the costs are within the budget; None if a price is missing, or prices are in another currency."""
    over: float | None
    """Amount by which the costs exceed the budget; negative if they are below it, None if they are unknown."""
    sentence: Text


class PartCount(Document):
    """Number of parts of one kind in all arrays."""

    part: Text
    n: int
    """Number of parts; for cloud volumes sold by the GiB, their size."""


class Upgrade(Document):
    """Difference between the installed configuration and another one."""

    installed_words: Text
    """The installed configuration as text."""
    kept: tuple[PartCount, ...]
    """Installed parts that are used."""
    added: tuple[PartCount, ...]
    """Parts to buy or rent in addition."""
    left_over: tuple[PartCount, ...]
    """Installed parts that are no longer used."""
    purchase_price: float | None
    """Price of what is purchased, including host memory, in the currency of the price list; None if a price is
    missing."""
    sentence: Text


class Recommendation(Answer):
    """Recommendation for one array family, or the finding that no configuration meets the goals."""

    model_id: str
    model_name: str
    standing: Literal["published", "generic"] = "published"
    holds: bool
    chosen: Candidate
    """The cheapest sufficient candidate, or the closest one if none is sufficient."""
    why_not_cheaper: tuple[Candidate, ...]
    """Next cheaper candidate in each direction, with the goals it misses."""
    n_legal: int
    """Number of legal configurations of the family."""
    n_candidates: int
    """Number of configurations simulated."""
    prices: PriceListMark | None = None
    """Price list used; None if the catalog has no price list."""
    price_per_desktop: float | None = None
    n_desktops: int | None = None
    """Number of desktops by which the price is divided: those at the end of the planned growth; None in results from
    older engines."""
    ownership: CostOfOwnership | None = None
    """Total cost of ownership; None if no price of hosts, licenses or support is given."""
    upgrade: Upgrade | None = None
    """Difference between the installed and the chosen configuration; None if nothing is installed."""
    budget: BudgetCheck | None = None
    """Costs of the chosen configuration, with those of the scenario's other arrays; None without a budget."""
    caveats: tuple[Text, ...] = ()
    """Known uncertainties of the family, as text."""
    price_contents: Text = ""
    """What the price contains and that servers are not part of it, as a sentence; empty without a price list, and in
    results from older engines."""


class WorstWindow(Document):
    """Discrete-event simulation of the busiest minute of a configuration's worst phase."""

    starts_at: datetime
    ends_at: datetime
    n_ios: int
    p99_read_ms: float | None
    p99_write_ms: float | None
    agrees: bool
    """Whether the discrete-event and fluid means agree within tolerance."""
    sentence: Text


class ConfigurationCost(Document):
    """Cost of a scenario's current configuration."""

    words: Text
    """The configuration as text."""
    n_drives: int
    """Total drives in all arrays."""
    rack_units: float | None
    watts: float | None
    price: float | None
    price_per_desktop: float | None
    n_desktops: int | None = None
    """Number of desktops by which the price is divided: those at the end of the planned growth; None in results from
    older engines, which divided by today's number."""
    ownership: CostOfOwnership | None = None
    """Total cost of ownership of the scenario; None if no price of hosts, licenses or support is given, and for arrays
    in addition to the main one."""
    price_per_month: float | None = None
    """Running costs per month, part of the price; None if a price is missing and in results from older engines."""
    price_per_user: float | None = None
    """Price per user, if machines have several; None otherwise and in results from older engines."""
    unpriced: tuple[Text, ...] = ()
    prices: PriceListMark | None = None
    is_in_hosts: bool = False
    """Whether the storage is in the hosts, whose servers are not part of the price."""
    upgrade: Upgrade | None = None
    """Difference between the installed and the current configuration; None if nothing is installed."""
    budget: BudgetCheck | None = None
    """Costs of all arrays of the scenario; None without a budget, and for arrays in addition to the main one."""


StorageKind = Literal["array", "hyperconverged", "local", "cloud"]


class FamilyAnswer(Document):
    """One row of the family comparison: a family's recommendation, and the results of the week with it."""

    recommendation: Recommendation
    kind: StorageKind | None = None
    """Kind of storage: an array, nodes that run the desktops, drives in each host, or a cloud volume. Prices are
    comparable only within a kind, total costs with hosts and licenses also across kinds. None in results from older
    engines."""
    status: GoalStatus | None = None
    """Status of the week at the end of the planned growth, or *fail* if a failure that the goals name makes the
    configuration miss a goal; None in results from older engines."""
    constraint: Text = ""
    """Goal with the smallest margin, the first missed goal, or the saturated component that puts the week at risk;
    empty in results from older engines."""
    margin_fraction: float | None = None
    """Margin of that goal as a fraction of its limit, negative if it is missed; None if no goal applies, and in results
    from older engines."""
    grade: Grade
    """Worst grade of the week with the chosen configuration."""
    worst_phase_id: str | None
    """Phase with the smallest margin, in the planned state that decides the verdict; with several arrays, or if that
    goal is not about a phase, the worst phase on this array at the end of the planned growth."""
    worst_phase_label: Text
    binding: Text
    """Bottleneck of that phase, as text that begins with a planned state that decides the verdict."""
    headroom_desktops: int | None
    """Number of desktops that can be added, in proportion over all pools, before a goal is missed; None if a goal is
    missed today, on this array or on another one as the scenario configures it."""
    headroom_limit: Text = ""
    """First goal that more desktops miss, as a sentence; empty if the headroom or the goal is not known, and in results
    from older engines."""
    worst_window: WorstWindow | None = None
    """Busiest minute of the worst phase, with all components; None if no phase was judged."""

    @property
    def known_status(self) -> GoalStatus:
        """Status; results from older engines only pass or fail."""
        return self.status or (GoalStatus.PASSES if self.recommendation.holds else GoalStatus.FAILS)


class Refused(Document):
    """A family that cannot be compared, with the reason."""

    model_id: str
    model_name: str
    why: Text


class Shortlist(Answer):
    """Comparison of all families in the catalog, with the cheapest sufficient one first."""

    families: tuple[FamilyAnswer, ...]
    refused: tuple[Refused, ...] = ()
    prices: PriceListMark | None = None
    n_desktops: int
    """Number of desktops judged, including growth."""
    price_basis: Text = ""
    """Period and items of the prices that are compared, and what is missing, as sentences; empty without a price list,
    and in results from older engines."""
    n_legal: int
    """Number of legal configurations in all families; each was simulated or excluded by a bound."""
    n_candidates: int
    """Number of configurations simulated."""
