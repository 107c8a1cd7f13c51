"""How drives are divided into groups."""

from stormsizer.catalog import ArrayModel
from stormsizer.provenance import Document
from stormsizer.scenario import ArrayConfiguration


class RaidCounts(Document):
    """How a number of drives divides into spares, parity and data."""

    n_spares: int
    n_groups: int
    n_parity: int
    n_data: int


def raid_layout(configuration: ArrayConfiguration, array: ArrayModel) -> RaidCounts:
    """Spares first, then groups as few as the largest group size allows; every group pays its parity.

    Raises
    ------
    ValueError
        If the drives do not even make one group with one data drive.
    """
    n_spares = min(array.raid.n_spares.known * configuration.n_controllers, configuration.n_drives)
    grouped = configuration.n_drives - n_spares
    n_groups = max(configuration.n_controllers, -(-grouped // array.raid.group_size.known))
    n_parity = n_groups * array.raid.n_parity_per_group.known
    n_data = grouped - n_parity
    if n_data < n_groups:
        raise ValueError(
            f"{configuration.n_drives} drives leave {n_data} data drives after {n_spares} spares and {n_parity} parity"
        )
    return RaidCounts(n_spares=n_spares, n_groups=n_groups, n_parity=n_parity, n_data=n_data)
