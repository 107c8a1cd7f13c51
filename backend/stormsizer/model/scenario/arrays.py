"""Array configurations in a scenario document."""

from typing import Annotated, Self

from pydantic import Field, model_validator

from stormsizer.messages.text import msg
from stormsizer.model.provenance import Document
from stormsizer.model.refusals import contradiction
from stormsizer.model.scenario.field_types import Count, Identifier, Number, OptionalText

MAIN_ARRAY = "main"
"""ID that pools and events use for the scenario's main array."""
MOST_OTHER_ARRAYS = 3


class TierChoice(Document):
    """Drives in one tier of one array."""

    drive_id: Identifier
    """Drive model from the catalog."""
    n_drives: Annotated[Count, Field(ge=1, le=1_000_000)]
    """Drives in the tier, including parity and spares; for cloud volumes sold by the GiB, their size in GiB."""


class OtherWorkloads(Document):
    """Load and data of systems on an array other than the desktops, constant over the whole calendar.

    All values are totals over all arrays of the configuration, and by default 0: the array serves only the desktops.
    """

    reads_iops: Annotated[Number, Field(ge=0, le=10_000_000)] = 0.0
    """Reads per second that reach the array."""
    writes_iops: Annotated[Number, Field(ge=0, le=10_000_000)] = 0.0
    """Writes per second that reach the array."""
    io_kib: Annotated[Number, Field(gt=0, le=4096)] = 16.0
    """Mean size of these I/Os."""
    used_gib: Annotated[Number, Field(ge=0, le=1_000_000_000)] = 0.0
    """Physical space used, as the array reports it: after data reduction, without parity and spares."""
    unmeasured: Annotated[tuple[Annotated[OptionalText, Field(min_length=1)], ...], Field(max_length=5)] = ()
    """Names of the first of the systems whose load is unknown and not part of the values above."""
    n_unmeasured: Annotated[Count, Field(ge=0, le=1_000_000)] = 0
    """Number of these systems."""
    nothing_else: bool = False
    """Whether the array is stated to serve only the desktops; by default, values of 0 are an assumption."""

    @model_validator(mode="after")
    def _is_consistent(self) -> Self:
        if self.nothing_else and (not self.is_none or self.unmeasured or self.n_unmeasured):
            raise contradiction("nothing_else", msg("field-other-workloads-entered"), msg("allowed-no-other-workloads"))
        return self

    @property
    def is_none(self) -> bool:
        """Whether there are no other workloads."""
        return not self.iops and not self.used_gib

    @property
    def iops(self) -> float:
        """Reads and writes per second."""
        return self.reads_iops + self.writes_iops

    def divided_by(self, n: int) -> "OtherWorkloads":
        """Return the share of one of ``n`` arrays."""
        shares = {name: getattr(self, name) / n for name in ("reads_iops", "writes_iops", "used_gib")}
        return self.model_copy(update=shares)


NO_OTHER_WORKLOADS = OtherWorkloads()


_RENAMED_DRIVES = {
    ("netapp-aff-c30", "nvme-15360gb"): "nvme-15360gb-qlc",
    ("netapp-aff-c60", "nvme-15360gb"): "nvme-15360gb-qlc",
}
"""Drives that the catalog described wrongly, by array and former drive; stored scenarios still name them."""


class ArrayConfiguration(Document):
    """Array configuration. Counts are per array."""

    model_id: Identifier
    """Array from the catalog."""
    firmware_id: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9.-]{0,63}$")]
    """Firmware release from the catalog."""
    n_arrays: Annotated[Count, Field(ge=1, le=10_000)] = 1
    """Arrays that share the desktops evenly: PODs, group members, nodes, appliances."""
    n_controllers: Annotated[Count, Field(ge=1, le=64)] = 1
    """Controllers that serve these desktops."""
    tiers: Annotated[tuple[TierChoice, ...], Field(min_length=1, max_length=3)]
    """Drives of each tier, from fastest to slowest."""
    flash_cache_gib: Annotated[Number, Field(ge=0, le=65_536)] = 0.0
    """Flash cache size, across all controllers."""
    n_ports: Annotated[Count, Field(ge=1, le=256)] = 1
    """Front-end ports in use, across all controllers."""
    other_workloads: OtherWorkloads = NO_OTHER_WORKLOADS
    """Other systems that use the array; none by default. Ignored in an installed configuration: those of the simulated
    configuration count."""

    @model_validator(mode="after")
    def _rename_drives(self) -> Self:
        """Replace drives that the catalog described wrongly in an earlier release."""
        renamed = [_RENAMED_DRIVES.get((self.model_id, tier.drive_id), tier.drive_id) for tier in self.tiers]
        if renamed != [tier.drive_id for tier in self.tiers]:
            tiers = tuple(t.model_copy(update={"drive_id": name}) for t, name in zip(self.tiers, renamed, strict=True))
            object.__setattr__(self, "tiers", tiers)
        return self

    @property
    def n_drives(self) -> int:
        """Number of drives in all tiers of one array."""
        return sum(tier.n_drives for tier in self.tiers)


class OtherArray(ArrayConfiguration):
    """Array in addition to the main one, on which pools store part of their data."""

    id: Identifier
    """ID that pools and events refer to; *main* is the main array."""
    name: OptionalText = ""
    """Display name; by default, the name of its model."""
    installed_array: ArrayConfiguration | None = None
    """Configuration that the customer already owns; by default, everything is purchased."""
