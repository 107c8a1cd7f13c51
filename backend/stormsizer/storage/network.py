"""An array configuration as a small queueing network: what each I/O costs each station.

Four stations, in the order of ``STATIONS``. A read takes the controller's CPU, then a cache or a drive, then the
outbound port; a write takes the inbound port and the CPU, is acknowledged from NVRAM and loads the drives later.
"""

from dataclasses import dataclass

from stormsizer.catalog import ArrayModel, Drive
from stormsizer.scenario import ArrayConfiguration
from stormsizer.storage.figures import Component
from stormsizer.storage.raid import raid_layout
from stormsizer.units import BYTES_PER_GIB, BYTES_PER_KIB, BYTES_PER_S_PER_GBIT_PER_S, SECONDS_PER_MS, SECONDS_PER_US

STATIONS = (Component.CONTROLLER_CPU, Component.DRIVES, Component.PORT_OUT, Component.PORT_IN)


@dataclass(frozen=True)
class StationNetwork:
    """Numbers of servers and service times, in seconds, of one array configuration.

    ``cached_read_fraction`` is the share of the reads that are not cold which find their block in a cache.
    """

    n_cores: int
    n_cores_per_controller: int
    n_drives: int
    """Drives that hold data; parity is written to others at the same time."""
    n_ports: int
    cpu_s_per_read: float
    cpu_s_per_write: float
    drive_s_per_read: float
    drive_s_per_destage: float
    destage_bytes: float
    port_bytes_per_s: float
    host_path_s: float
    cache_hit_s: float
    cached_read_fraction: float
    admitted_ios: float
    """I/Os that the controller works on at a time; the rest wait in the network and on the hosts."""
    max_transfer_bytes: float


def station_network(
    configuration: ArrayConfiguration, array: ArrayModel, drive: Drive, cached_read_fraction: float
) -> StationNetwork:
    """The network of a configuration.

    Data drives are separate servers over which I/O is striped. Full-stripe writing needs no read before a write and
    writes the parity drives beside the data drives, so they set no pace; coalescing sets the size of one back-end
    write. Each controller has its own queue for its cores. The assumption to attack first: load is spread evenly over
    controllers, ports and drives.
    """
    release = array.firmware_named(configuration.firmware_id)
    layout = raid_layout(configuration, array)
    return StationNetwork(
        n_cores=array.controller.n_cores.known * configuration.n_controllers,
        n_cores_per_controller=array.controller.n_cores.known,
        n_drives=layout.n_data,
        n_ports=configuration.n_ports,
        cpu_s_per_read=release.cpu_us_per_read.known * SECONDS_PER_US,
        cpu_s_per_write=release.cpu_us_per_write.known * SECONDS_PER_US,
        drive_s_per_read=drive.random_read_ms.known * SECONDS_PER_MS,
        drive_s_per_destage=drive.random_write_ms.known * SECONDS_PER_MS,
        destage_bytes=array.raid.destage_io_kib.known * BYTES_PER_KIB,
        port_bytes_per_s=array.network.port_gbit_per_s.known * BYTES_PER_S_PER_GBIT_PER_S,
        host_path_s=array.network.host_path_ms.known * SECONDS_PER_MS,
        cache_hit_s=array.flash_cache.read_latency_ms.known * SECONDS_PER_MS,
        cached_read_fraction=cached_read_fraction,
        admitted_ios=array.controller.n_admitted_ios.known * configuration.n_controllers,
        max_transfer_bytes=array.network.max_transfer_kib.known * BYTES_PER_KIB,
    )


def cache_bytes_per_controller(configuration: ArrayConfiguration, array: ArrayModel) -> float:
    """Read cache of one controller in bytes: memory left for data, and its share of the flash modules."""
    memory_gib = array.controller.memory_gib.known * array.controller.cache_memory_fraction.known
    return (memory_gib + configuration.flash_cache_gib / configuration.n_controllers) * BYTES_PER_GIB
