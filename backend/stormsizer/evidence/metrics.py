"""What the engine predicts for each metric that a study prints."""

from collections.abc import Callable, Mapping

from stormsizer.catalog.facts import words_of
from stormsizer.experience.phases import PhaseResult
from stormsizer.storage.figures import Component

Metric = Callable[[PhaseResult], float | None]


def _login(field: str) -> Metric:
    def metric(phase: PhaseResult) -> float | None:
        if phase.experience is None:
            return None
        value = getattr(phase.experience, field)
        return None if value is None else float(value)

    return metric


def _good_or_fair(phase: PhaseResult) -> float | None:
    return None if phase.experience is None else phase.experience.good_fraction + phase.experience.fair_fraction


def _share(part: float, whole: float) -> float:
    return part / whole if whole > 0 else 0.0


def _total_mb(phase: PhaseResult) -> float:
    return phase.figures.read_mb_per_s + phase.figures.write_mb_per_s


def _slots(phase: PhaseResult) -> float:
    return min(128.0, phase.n_desktops)


METRICS: Mapping[str, Metric] = {
    "reads_iops": lambda p: p.figures.reads_iops,
    "writes_iops": lambda p: p.figures.writes_iops,
    "total_iops": lambda p: p.figures.total_iops,
    "read_mb_per_s": lambda p: p.figures.read_mb_per_s,
    "write_mb_per_s": lambda p: p.figures.write_mb_per_s,
    "total_mb_per_s": _total_mb,
    "peak_total_mb_per_s": lambda p: p.figures.peak_mb_per_s,
    "controller_read_latency_ms": lambda p: p.figures.controller_read_latency_ms,
    "controller_write_latency_ms": lambda p: p.figures.controller_write_latency_ms,
    "host_read_latency_ms": lambda p: p.figures.host_read_latency_ms,
    "host_write_latency_ms": lambda p: p.figures.host_write_latency_ms,
    "controller_cpu_fraction": lambda p: p.figures.use_of(Component.CONTROLLER_CPU).mean_fraction,
    "duration_s": lambda p: p.duration_s,
    "login_mean_s": _login("mean_s"),
    "login_max_s": _login("max_s"),
    "login_sd_s": _login("sd_s"),
    "login_good_fraction": _login("good_fraction"),
    "login_fair_fraction": _login("fair_fraction"),
    "login_poor_fraction": _login("poor_fraction"),
    "login_good_or_fair_fraction": _good_or_fair,
    "login_good_mean_s": _login("good_mean_s"),
    "login_fair_mean_s": _login("fair_mean_s"),
    "login_poor_mean_s": _login("poor_mean_s"),
    "read_fraction_of_iops": lambda p: _share(p.figures.reads_iops, p.figures.total_iops),
    "write_fraction_of_iops": lambda p: _share(p.figures.writes_iops, p.figures.total_iops),
    "read_fraction_of_mb": lambda p: _share(p.figures.read_mb_per_s, _total_mb(p)),
    "write_fraction_of_mb": lambda p: _share(p.figures.write_mb_per_s, _total_mb(p)),
    "iops_per_desktop": lambda p: p.figures.total_iops / p.n_desktops,
    "reads_iops_per_desktop": lambda p: p.figures.reads_iops / p.n_desktops,
    "writes_iops_per_desktop": lambda p: p.figures.writes_iops / p.n_desktops,
    "iops_per_booting_desktop": lambda p: p.figures.total_iops / _slots(p),
    "reads_iops_per_booting_desktop": lambda p: p.figures.reads_iops / _slots(p),
    "writes_iops_per_booting_desktop": lambda p: p.figures.writes_iops / _slots(p),
    "read_size_kb": lambda p: 1e3 * _share(p.figures.read_mb_per_s, p.figures.reads_iops),
    "write_size_kb": lambda p: 1e3 * _share(p.figures.write_mb_per_s, p.figures.writes_iops),
    "read_kb_per_s_per_desktop": lambda p: 1e3 * p.figures.read_mb_per_s / p.n_desktops,
    "write_kb_per_s_per_desktop": lambda p: 1e3 * p.figures.write_mb_per_s / p.n_desktops,
    "idle_writes_iops": lambda p: p.figures.writes_iops,
    "idle_writes_iops_per_desktop": lambda p: p.figures.writes_iops / p.n_desktops,
}
"""By metric name. A metric that is missing here is measured and not modelled; its rows are shown without prediction."""

_WORDS = {
    "login_mean_s": "mean login",
    "login_max_s": "longest login",
    "login_sd_s": "spread of logins",
    "login_good_mean_s": "mean good login",
    "login_fair_mean_s": "mean fair login",
    "login_poor_mean_s": "mean poor login",
}


def metric_words(metric: str) -> str:
    """A metric as one would say it.

    >>> metric_words("login_max_s"), metric_words("controller_cpu_fraction")
    ('longest login', 'controller CPU share')
    """
    return _WORDS.get(metric, words_of(metric))
