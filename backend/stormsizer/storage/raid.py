"""Division of a tier's drives into spares and RAID groups."""

from dataclasses import dataclass

from stormsizer.model.catalog import RaidLayout


@dataclass(frozen=True)
class RaidCounts:
    """Numbers of spare, parity and data drives; fractions of drives if copies or parity are spread over nodes."""

    n_spares: int
    n_groups: int
    n_parity: float
    n_data: float


def raid_counts(raid: RaidLayout, n_drives: int, n_controllers: int) -> RaidCounts:
    """Divide drives into spares and as few RAID groups as the maximum group size allows, each with its own parity.

    In a cluster whose copies or parity are on other nodes, every drive holds the same share of data.

    Raises
    ------
    ValueError
        If there are too few drives for at least one group per controller, each with at least one data drive.
    """
    n_spares = min(raid.n_spares.known * n_controllers, n_drives)
    grouped = n_drives - n_spares
    n_groups = max(n_controllers, -(-grouped // raid.group_size.known))
    if raid.across_nodes:
        parity_fraction = raid.n_parity_per_group.known / raid.group_size.known
        return RaidCounts(n_spares, n_groups, grouped * parity_fraction, grouped * (1 - parity_fraction))
    n_parity = n_groups * raid.n_parity_per_group.known
    n_data = grouped - n_parity
    if n_data < n_groups:
        raise ValueError(f"{n_drives} drives leave {n_data} data drives after {n_spares} spares and {n_parity} parity")
    return RaidCounts(n_spares, n_groups, n_parity, n_data)
