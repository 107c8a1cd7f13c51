"""Names of the metrics of evidence, and of what they are measured in."""

from collections.abc import Mapping

from stormsizer.messages import terms
from stormsizer.messages.text import Message, Text, msg

METRICS: Mapping[str, Message] = {
    "reads_iops": msg("report-metric-reads"),
    "writes_iops": msg("report-metric-writes"),
    "total_iops": msg("report-metric-total"),
    "read_mb_per_s": msg("report-metric-read-throughput"),
    "write_mb_per_s": msg("report-metric-write-throughput"),
    "total_mb_per_s": msg("report-metric-total-throughput"),
    "peak_total_mb_per_s": msg("report-metric-peak-throughput"),
    "controller_cpu_fraction": msg("report-metric-controller-cpu"),
    "host_read_latency_ms": msg("report-metric-host-read-latency"),
    "host_write_latency_ms": msg("report-metric-host-write-latency"),
    "controller_read_latency_ms": msg("report-metric-controller-read-latency"),
    "controller_write_latency_ms": msg("report-metric-controller-write-latency"),
    "guest_read_latency_ms": msg("report-metric-guest-read-latency"),
    "peak_controller_latency_ms": msg("report-metric-peak-controller-latency"),
    "peak_host_read_latency_ms": msg("report-metric-peak-host-read-latency"),
    "login_mean_s": msg("report-metric-login-mean"),
    "login_sd_s": msg("report-metric-login-sd"),
    "login_max_s": msg("report-metric-login-max"),
    "login_good_fraction": msg("report-metric-login-good"),
    "login_fair_fraction": msg("report-metric-login-fair"),
    "login_poor_fraction": msg("report-metric-login-poor"),
    "login_good_or_fair_fraction": msg("report-metric-login-good-or-fair"),
    "login_good_mean_s": msg("report-metric-login-good-mean"),
    "login_fair_mean_s": msg("report-metric-login-fair-mean"),
    "login_poor_mean_s": msg("report-metric-login-poor-mean"),
    "duration_s": msg("report-metric-duration"),
    "read_fraction_of_iops": msg("report-metric-read-share-iops"),
    "write_fraction_of_iops": msg("report-metric-write-share-iops"),
    "read_fraction_of_mb": msg("report-metric-read-share-mb"),
    "write_fraction_of_mb": msg("report-metric-write-share-mb"),
    "iops_per_desktop": msg("report-metric-iops-per-desktop"),
    "reads_iops_per_desktop": msg("report-metric-reads-per-desktop"),
    "writes_iops_per_desktop": msg("report-metric-writes-per-desktop"),
    "iops_per_booting_desktop": msg("report-metric-iops-per-booting-desktop"),
    "reads_iops_per_booting_desktop": msg("report-metric-reads-per-booting-desktop"),
    "writes_iops_per_booting_desktop": msg("report-metric-writes-per-booting-desktop"),
    "read_size_kb": msg("report-metric-read-size"),
    "write_size_kb": msg("report-metric-write-size"),
    "read_kb_per_s_per_desktop": msg("report-metric-read-rate-per-desktop"),
    "write_kb_per_s_per_desktop": msg("report-metric-write-rate-per-desktop"),
    "peak_iops": msg("report-metric-peak-iops"),
    "peak_iops_per_desktop": msg("report-metric-peak-iops-per-desktop"),
    "idle_writes_iops": msg("report-metric-idle-writes"),
    "idle_writes_iops_per_desktop": msg("report-metric-idle-writes-per-desktop"),
    "drive_iops": msg("report-metric-drive-iops"),
    "drive_reads_iops": msg("report-metric-drive-reads"),
    "drive_writes_iops": msg("report-metric-drive-writes"),
    "drive_read_mb_per_s": msg("report-metric-drive-read-throughput"),
    "drive_write_mb_per_s": msg("report-metric-drive-write-throughput"),
    "drive_busy_fraction": msg("report-metric-drive-utilization"),
    "host_cpu_fraction": msg("report-metric-host-cpu"),
    "host_memory_fraction": msg("report-metric-host-memory"),
    "host_active_memory_fraction": msg("report-metric-host-active-memory"),
    "host_ballooned_memory_gb": msg("report-metric-host-ballooned-memory"),
    "host_iscsi_mb_per_s": msg("report-metric-host-iscsi-throughput"),
    "host_cache_memory_mb": msg("report-metric-host-cache-memory"),
    "nfs_server_cpu_fraction": msg("report-metric-nfs-server-cpu"),
    "density_desktops": msg("report-metric-density"),
    "replica_reads_iops": msg("report-metric-replica-reads"),
    "backend_iops": msg("report-metric-backend-iops"),
    "backend_reads_iops": msg("report-metric-backend-reads"),
    "backend_writes_iops": msg("report-metric-backend-writes"),
    "backend_read_mb_per_s": msg("report-metric-backend-read-throughput"),
    "controller_latency_ms": msg("report-metric-controller-latency"),
    "peak_network_fraction": msg("report-metric-peak-network"),
    "load_duration_s": msg("report-metric-load-duration"),
    "boot_time_change_s": msg("report-metric-boot-time-change"),
    "time_to_available_s": msg("report-metric-time-to-available"),
    "launcher_ramp_s": msg("report-metric-launcher-ramp"),
    "s_per_desktop": msg("report-metric-time-per-desktop"),
    "desktops_per_hour": msg("report-metric-desktops-per-hour"),
    "clone_stages_s": msg("report-metric-clone-stages"),
    "reading_desktops_fraction": msg("report-metric-reading-desktops"),
    "writing_desktops_fraction": msg("report-metric-writing-desktops"),
    "reads_iops_per_reading_desktop": msg("report-metric-reads-per-reading-desktop"),
    "writes_iops_per_writing_desktop": msg("report-metric-writes-per-writing-desktop"),
    "read_kb_per_s_per_reading_desktop": msg("report-metric-read-rate-per-reading-desktop"),
    "write_kb_per_s_per_writing_desktop": msg("report-metric-write-rate-per-writing-desktop"),
    "lookup_fraction_of_iops": msg("report-metric-lookup-share"),
    "app_iops": msg("report-metric-app-iops"),
    "app_kb_per_s": msg("report-metric-app-throughput"),
    "app_read_fraction_of_operations": msg("report-metric-app-read-share-operations"),
    "app_write_fraction_of_operations": msg("report-metric-app-write-share-operations"),
    "app_read_fraction_of_mb": msg("report-metric-app-read-share-mb"),
    "app_write_fraction_of_mb": msg("report-metric-app-write-share-mb"),
    "app_read_size_kb": msg("report-metric-app-read-size"),
    "app_write_size_kb": msg("report-metric-app-write-size"),
    "app_read_size_difference_kb": msg("report-metric-app-read-size-difference"),
    "protocol_operations_per_io": msg("report-metric-protocol-operations"),
    "raw_capacity_gb": msg("report-metric-raw-capacity"),
    "usable_capacity_gb": msg("report-metric-usable-capacity"),
    "flash_capacity_gb": msg("report-metric-flash-capacity"),
    "hot_capacity_gb": msg("report-metric-hot-capacity"),
    "tier_capacity_fraction": msg("report-metric-tier-capacity-share"),
    "base_image_capacity_gb": msg("report-metric-base-image-capacity"),
    "replica_capacity_gb": msg("report-metric-replica-capacity"),
    "clone_capacity_gb": msg("report-metric-clone-capacity"),
    "digest_mb": msg("report-metric-digest-size"),
    "data_reduction_ratio": msg("report-metric-data-reduction"),
    "overcommit_factor": msg("report-metric-overcommit"),
    "memory_oversubscription_ratio": msg("report-metric-memory-oversubscription"),
    "desktops_memory_gb": msg("report-metric-desktops-memory"),
    "n_desktops": msg("report-metric-desktops"),
    "n_active_desktops": msg("report-metric-active-desktops"),
    "n_drives": msg("report-metric-drives"),
    "drive_count_ratio": msg("report-metric-drive-count-ratio"),
    "n_file_systems": msg("report-metric-file-systems"),
    "n_hosts_per_pod": msg("report-metric-hosts-per-pod"),
    "n_hosts_added_per_pod": msg("report-metric-hosts-added-per-pod"),
    "cost_per_desktop_usd": msg("report-metric-cost-per-desktop"),
    "change_fraction": msg("report-metric-change"),
    "improvement_ratio": msg("report-metric-improvement"),
}
"""Every metric that the engine predicts or a printed formula gives."""

PHASES: Mapping[str, Message] = {
    **terms.PHASES,
    "configuration": msg("report-evidence-configuration"),
    "environment": msg("report-evidence-environment"),
    "application": msg("report-evidence-application"),
    "capacity": msg("report-evidence-capacity"),
    "hosts": msg("report-evidence-hosts"),
}
"""Phases, and the subjects of rows that belong to none."""


def metric_label(name: str) -> Text:
    """Name of a metric; its unit is shown with the value. Others are shown by their identifier.

    >>> metric_label("reads_iops").id, metric_label("typing_interval_ms")
    ('report-metric-reads', 'typing_interval_ms')
    """
    return METRICS.get(name, name)


def phase_label(name: str) -> Text:
    """Name of a phase or subject; others are shown by their identifier.

    >>> phase_label("power_on").id, phase_label("coffee_break")
    ('phase-power-on', 'coffee_break')
    """
    return PHASES.get(name, name)
