"""How the objects of the chart refer to each other: selectors, policies, budgets, autoscaling, ingress, monitoring."""

from __future__ import annotations

import json
from typing import Any

import pytest
import yaml

from tests.kubernetes.chart import (
    CHART,
    COMPONENTS,
    EVERYTHING,
    MINIMAL,
    REDUCED,
    SETS,
    Document,
    changed,
    of_kind,
    pod_templates,
    rendered,
)
from tests.kubernetes.test_pods import SECRETS

POSTGRESQL, REDIS, SMTP, HTTPS, DNS = 5432, 6379, 465, 443, 53


@pytest.fixture(params=list(SETS.values()), ids=list(SETS))
def documents(request: pytest.FixtureRequest) -> list[Document]:
    return rendered(request.param)


def selected(documents: list[Document], labels: dict[str, str]) -> set[str]:
    """Return the components whose pods a selector selects."""
    templates = pod_templates(documents).items()
    return {name for name, template in templates if labels.items() <= template["metadata"]["labels"].items()}


def open_ports(policies: dict[str, Document], component: str, documents: list[Document]) -> set[int]:
    """Return the ports to which a component's pods may connect."""
    applicable = [
        policy
        for policy in policies.values()
        if component in selected(documents, policy["spec"]["podSelector"]["matchLabels"])
    ]
    return {
        port["port"] for policy in applicable for rule in policy["spec"].get("egress", []) for port in rule["ports"]
    }


def test_selectors_select_the_pods_of_their_component_alone(documents: list[Document]) -> None:
    for name, deployment in of_kind(documents, "Deployment").items():
        assert selected(documents, deployment["spec"]["selector"]["matchLabels"]) == {name}
    for name, budget in of_kind(documents, "PodDisruptionBudget").items():
        assert selected(documents, budget["spec"]["selector"]["matchLabels"]) == {name}
    (service,) = of_kind(documents, "Service").values()
    assert selected(documents, service["spec"]["selector"]) == {"api"}
    ports = pod_templates(documents)["api"]["spec"]["containers"][0]["ports"]
    assert service["spec"]["ports"][0]["targetPort"] in [port["name"] for port in ports]


def test_two_releases_share_no_name_and_select_no_pod_of_each_other() -> None:
    one, other = rendered(EVERYTHING), rendered(EVERYTHING, release="second")
    names = [{(each["kind"], each["metadata"]["name"]) for each in documents} for documents in (one, other)]
    assert names[0] & names[1] == set()
    for deployment in of_kind(one, "Deployment").values():
        assert selected(other, deployment["spec"]["selector"]["matchLabels"]) == set()


def test_names_stay_valid_for_the_longest_release_name() -> None:
    for document in rendered(EVERYTHING, release="r" * 53):
        assert len(document["metadata"]["name"]) <= 63


def test_no_secret_is_in_a_configmap(documents: list[Document]) -> None:
    for config_map in of_kind(documents, "ConfigMap").values():
        text = json.dumps(config_map)
        assert not any(name in text for name in SECRETS)
        assert "password" not in text.lower()


def test_reduced_chart_has_workloads_and_service_only() -> None:
    assert {each["kind"] for each in rendered(REDUCED)} == {"Deployment", "Job", "Service"}


def test_budgets_let_one_pod_at_a_time_be_evicted() -> None:
    budgets = of_kind(rendered(MINIMAL), "PodDisruptionBudget")
    assert budgets.keys() == {"api", "worker"}
    for budget in budgets.values():
        assert budget["spec"]["maxUnavailable"] == 1
        assert budget["spec"]["unhealthyPodEvictionPolicy"] == "AlwaysAllow"


def test_every_pod_is_denied_what_no_policy_allows() -> None:
    documents = rendered(MINIMAL)
    policies = of_kind(documents, "NetworkPolicy")
    default = policies["sizing-stormsizer"]["spec"]
    assert default["policyTypes"] == ["Ingress", "Egress"]
    assert "ingress" not in default
    assert selected(documents, default["podSelector"]["matchLabels"]) == {*COMPONENTS, "migration"}


def test_only_ingress_controller_and_monitoring_reach_the_api() -> None:
    policies = of_kind(rendered(EVERYTHING), "NetworkPolicy")
    (rule,) = policies["api"]["spec"]["ingress"]
    assert [peer["namespaceSelector"]["matchLabels"]["team"] for peer in rule["from"]] == ["ingress", "monitoring"]
    assert rule["ports"] == [{"protocol": "TCP", "port": "http"}]
    assert [name for name, policy in policies.items() if "ingress" in policy["spec"]] == ["api"]


def test_components_reach_only_what_they_use() -> None:
    documents = rendered(changed(MINIMAL, "secrets.smtpUrl", {"name": "mail"}))
    policies = of_kind(documents, "NetworkPolicy")
    assert {name: open_ports(policies, name, documents) for name in (*COMPONENTS, "migration")} == {
        "api": {DNS, POSTGRESQL, REDIS},
        "worker": {DNS, POSTGRESQL, REDIS, SMTP, HTTPS},
        "sweeper": {DNS, POSTGRESQL, REDIS},
        "migration": {DNS, POSTGRESQL},
    }


def test_without_mail_server_no_mail_port_is_open() -> None:
    documents = rendered(MINIMAL)
    assert SMTP not in open_ports(of_kind(documents, "NetworkPolicy"), "worker", documents)


def test_webhooks_reach_public_addresses_only() -> None:
    rules = of_kind(rendered(MINIMAL), "NetworkPolicy")["worker"]["spec"]["egress"]
    (rule,) = [rule for rule in rules if {"protocol": "TCP", "port": HTTPS} in rule["ports"]]
    excluded = {network for peer in rule["to"] for network in peer["ipBlock"]["except"]}
    assert {"10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "fc00::/7"} <= excluded


def test_policies_name_the_given_destinations() -> None:
    documents = rendered(EVERYTHING)
    policies = of_kind(documents, "NetworkPolicy")
    database = {"to": [{"ipBlock": {"cidr": "10.2.0.5/32"}}], "ports": [{"protocol": "TCP", "port": 5433}]}
    for name in ("sizing-stormsizer", "migration"):
        assert database in policies[name]["spec"]["egress"]
    for name in COMPONENTS:
        assert 6380 in open_ports(policies, name, documents)
        assert 4318 in open_ports(policies, name, documents)


def test_port_of_the_dns_pods_can_be_another_one() -> None:
    values = changed(EVERYTHING, "networkPolicy.dns.ports", [5353])
    documents = rendered(values)
    policies = of_kind(documents, "NetworkPolicy")
    for component in (*COMPONENTS, "migration"):
        ports = open_ports(policies, component, documents)
        assert (5353 in ports, DNS in ports) == (True, False), component


def test_policy_of_the_migration_exists_before_it() -> None:
    documents = rendered(MINIMAL)
    policy = of_kind(documents, "NetworkPolicy")["migration"]["metadata"]["annotations"]
    job = of_kind(documents, "Job")["migration"]["metadata"]["annotations"]
    assert policy["helm.sh/hook"] == job["helm.sh/hook"]
    assert int(policy["helm.sh/hook-weight"]) < int(job["helm.sh/hook-weight"])


def test_workers_scale_on_the_queue_depth() -> None:
    documents = rendered(EVERYTHING)
    (scaler,) = of_kind(documents, "HorizontalPodAutoscaler").values()
    worker = of_kind(documents, "Deployment")["worker"]
    assert scaler["spec"]["scaleTargetRef"]["name"] == worker["metadata"]["name"]
    assert "replicas" not in worker["spec"]
    assert (scaler["spec"]["minReplicas"], scaler["spec"]["maxReplicas"]) == (2, 12)
    (metric,) = scaler["spec"]["metrics"]
    assert metric["external"]["metric"]["name"] == "stormsizer_queue_depth"
    selector = {"namespace": "sizing", "service": "sizing-stormsizer-api"}
    assert metric["external"]["metric"]["selector"]["matchLabels"] == selector
    assert metric["external"]["target"] == {"type": "AverageValue", "averageValue": "4"}


def test_number_of_workers_can_be_left_to_another_autoscaler() -> None:
    documents = rendered(changed(MINIMAL, "worker.replicas", None))
    assert "replicas" not in of_kind(documents, "Deployment")["worker"]["spec"]


def test_ingress_serves_all_names_over_tls() -> None:
    (ingress,) = of_kind(rendered(EVERYTHING), "Ingress").values()
    names = ["sizing.example.com", "sizing.internal.example.com"]
    assert ingress["spec"]["tls"] == [{"hosts": names, "secretName": "sizing-tls"}]
    assert [rule["host"] for rule in ingress["spec"]["rules"]] == names
    backend = ingress["spec"]["rules"][0]["http"]["paths"][0]["backend"]["service"]
    assert backend == {"name": "sizing-stormsizer-api", "port": {"name": "http"}}
    assert ingress["metadata"]["annotations"]["nginx.ingress.kubernetes.io/proxy-body-size"] == "256m"


def test_prometheus_scrapes_each_pod_of_the_api_with_the_token() -> None:
    documents = rendered(EVERYTHING)
    (monitor,) = of_kind(documents, "ServiceMonitor").values()
    (service,) = of_kind(documents, "Service").values()
    assert monitor["spec"]["selector"]["matchLabels"].items() <= service["metadata"]["labels"].items()
    (endpoint,) = monitor["spec"]["endpoints"]
    assert endpoint["port"] == service["spec"]["ports"][0]["name"]
    assert endpoint["authorization"]["credentials"] == {"name": "metrics", "key": "metrics-token"}
    assert monitor["metadata"]["labels"]["release"] == "prometheus"


def test_rule_contains_all_alerts_and_the_metric_that_workers_scale_on() -> None:
    (rule,) = of_kind(rendered(EVERYTHING), "PrometheusRule").values()
    written = yaml.safe_load((CHART / "files" / "alerts.yaml").read_text())["groups"]
    *groups, own = rule["spec"]["groups"]
    assert groups == written
    assert any("alert" in each for group in groups for each in group["rules"])
    assert [each["record"] for each in own["rules"]] == ["stormsizer:queue_depth"]


def test_dashboard_is_the_file_in_the_chart() -> None:
    (config_map,) = of_kind(rendered(EVERYTHING), "ConfigMap").values()
    assert config_map["metadata"]["labels"]["grafana_dashboard"] == "1"
    written: Any = json.loads((CHART / "files" / "dashboard.json").read_text())
    assert json.loads(config_map["data"]["stormsizer.json"]) == written
