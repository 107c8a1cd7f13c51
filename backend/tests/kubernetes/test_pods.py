"""What the chart's pods may do, run and wait for."""

from __future__ import annotations

import re
from typing import Any

import pytest
import yaml

from tests.kubernetes.chart import (
    CHART,
    COMPONENTS,
    EVERYTHING,
    MINIMAL,
    REPOSITORY,
    SETS,
    Document,
    Values,
    changed,
    of_kind,
    pod_templates,
    rendered,
    variables,
)
from tests.kubernetes.pod_security import violations
from webapp.cli.server.safety import require_safe
from webapp.cli.server.serve import GRACE_S
from webapp.settings import Settings

ALL_PODS = {*COMPONENTS, "migration"}
VERSION = yaml.safe_load((CHART / "Chart.yaml").read_text())["appVersion"]
SECRETS = {
    "DATABASE_URL": "postgresql://stormsizer@database/stormsizer",
    "REDIS_URL": "redis://redis:6379/0",
    "STORMSIZER_SECRET_KEY": "4rQ0Zy8mKfD2vWb7Xn5cHs1LtGp9JaEu6TiOo3Nk",
    "STORMSIZER_SMTP_URL": "smtps://user:pw@mail.example.com",
    "STORMSIZER_METRICS_TOKEN": "hVnq2Xk6Zb0wRt9yLm4c",
}
"""Content of the Secrets that the chart refers to."""


@pytest.fixture(params=list(SETS.values()), ids=list(SETS))
def documents(request: pytest.FixtureRequest) -> list[Document]:
    return rendered(request.param)


def test_pods_comply_with_the_restricted_standard(documents: list[Document]) -> None:
    found = {name: violations(template["spec"]) for name, template in pod_templates(documents).items()}
    assert found == {name: [] for name in ALL_PODS}


@pytest.mark.parametrize(
    ("path", "value", "violation"),
    [
        ("securityContext.runAsNonRoot", False, "api: runAsNonRoot is not true"),
        ("securityContext.runAsUser", 0, "api: runAsUser is 0"),
        ("securityContext.seccompProfile", {"type": "Unconfined"}, "api: seccompProfile is not one of"),
        ("hostNetwork", True, "hostNetwork is set"),
        ("containers.0.securityContext.allowPrivilegeEscalation", True, "api: allowPrivilegeEscalation is not false"),
        ("containers.0.securityContext.privileged", True, "api: privileged is set"),
        ("containers.0.securityContext.capabilities", {}, "api: capabilities do not drop ALL"),
        ("containers.0.securityContext.capabilities.add", ["SYS_ADMIN"], "api: capabilities add more"),
        ("containers.0.ports.0.hostPort", 80, "api: hostPort is set"),
        ("volumes.0.hostPath", {"path": "/"}, "volume tmp has type hostPath"),
    ],
)
def test_checker_finds_each_violation(path: str, value: Any, violation: str) -> None:
    spec = pod_templates(rendered(MINIMAL))["api"]["spec"]
    *parents, last = path.split(".")
    node = spec
    for parent in parents:
        node = node[int(parent) if parent.isdigit() else parent]
    node[last] = value
    assert any(each.startswith(violation) for each in violations(spec))


def test_pods_have_a_read_only_root_and_no_token(documents: list[Document]) -> None:
    for template in pod_templates(documents).values():
        spec = template["spec"]
        (container,) = spec["containers"]
        assert container["securityContext"]["readOnlyRootFilesystem"] is True
        assert spec["automountServiceAccountToken"] is False
        assert spec["securityContext"]["runAsUser"] == 10001
        mounted = {mount["name"]: mount["mountPath"] for mount in container["volumeMounts"]}
        assert mounted["tmp"] == "/tmp"
        assert mounted["data"] == "/var/lib/stormsizer"
        assert mounted.keys() == {volume["name"] for volume in spec["volumes"]}
        assert all("emptyDir" in volume or "secret" in volume for volume in spec["volumes"])


def test_user_is_that_of_the_image() -> None:
    recipe = (REPOSITORY / "backend" / "Dockerfile").read_text()
    assert re.search(r"^USER 10001$", recipe, re.MULTILINE)


def test_pods_run_the_image_of_the_release_with_resources(documents: list[Document]) -> None:
    images = set()
    for template in pod_templates(documents).values():
        (container,) = template["spec"]["containers"]
        images.add(container["image"])
        assert container["resources"]["requests"].keys() >= {"cpu", "memory", "ephemeral-storage"}
        assert "memory" in container["resources"]["limits"]
    assert len(images) == 1


@pytest.mark.parametrize(
    ("n_runs", "set_to", "expected"),
    [
        (2, {}, ("2", "1024Mi", "2560Mi")),
        (4, {}, ("4", "2048Mi", "4608Mi")),
        (4, {"requests": {"cpu": "3"}, "limits": {"memory": "6Gi"}}, ("3", "2048Mi", "6Gi")),
    ],
)
def test_worker_resources_follow_the_number_of_runs(n_runs: int, set_to: Values, expected: tuple[str, ...]) -> None:
    values = changed(changed(MINIMAL, "worker.concurrency", n_runs), "worker.resources", set_to)
    template = next(each for name, each in pod_templates(rendered(values)).items() if name.endswith("worker"))
    resources = template["spec"]["containers"][0]["resources"]
    shown = (resources["requests"]["cpu"], resources["requests"]["memory"], resources["limits"]["memory"])
    assert shown == expected
    assert resources["requests"]["ephemeral-storage"] == "1Gi"


@pytest.mark.parametrize(
    ("image", "expected"),
    [
        ({}, f"stormsizer:{VERSION}"),
        ({"repository": "registry.example.com/stormsizer", "tag": "1"}, "registry.example.com/stormsizer:1"),
        ({"tag": "1", "digest": f"sha256:{'a' * 64}"}, f"stormsizer@sha256:{'a' * 64}"),
    ],
)
def test_image_has_the_version_of_the_chart_unless_tag_or_digest_is_given(image: Values, expected: str) -> None:
    template = pod_templates(rendered(MINIMAL | {"image": image}))["worker"]
    assert template["spec"]["containers"][0]["image"] == expected


def test_commands_are_those_of_the_compose_file() -> None:
    compose = yaml.safe_load((REPOSITORY / "docker-compose.yml").read_text())["services"]
    templates = pod_templates(rendered(MINIMAL))
    for name, template in templates.items():
        expected = compose["migrate" if name == "migration" else name]["command"]
        assert template["spec"]["containers"][0]["args"] == expected


def test_probes_check_the_same_as_the_compose_file() -> None:
    compose = yaml.safe_load((REPOSITORY / "docker-compose.yml").read_text())["services"]
    containers = {name: each["spec"]["containers"][0] for name, each in pod_templates(rendered(MINIMAL)).items()}
    api = containers["api"]
    assert api["readinessProbe"]["httpGet"] == {"path": "/readyz", "port": "http"}
    assert api["livenessProbe"]["httpGet"] == api["startupProbe"]["httpGet"] == {"path": "/livez", "port": "http"}
    ping = compose["worker"]["healthcheck"]["test"][1].replace("$$", "$")
    assert containers["worker"]["livenessProbe"]["exec"] == {"command": ["sh", "-c", ping]}
    assert containers["sweeper"]["livenessProbe"]["exec"] == {"command": compose["sweeper"]["healthcheck"]["test"][1:]}


def test_pods_have_time_to_finish_requests_before_they_are_killed() -> None:
    for name in COMPONENTS:
        spec = pod_templates(rendered(MINIMAL))[name]["spec"]
        before_s = spec["containers"][0].get("lifecycle", {}).get("preStop", {}).get("sleep", {}).get("seconds", 0)
        assert spec["terminationGracePeriodSeconds"] >= 30
        assert spec["terminationGracePeriodSeconds"] >= before_s + GRACE_S


def test_rollouts_keep_all_pods_and_spread_them(documents: list[Document]) -> None:
    for deployment in of_kind(documents, "Deployment").values():
        spec = deployment["spec"]
        assert spec["strategy"]["rollingUpdate"]["maxUnavailable"] == 0
        spread = {each["topologyKey"]: each for each in spec["template"]["spec"]["topologySpreadConstraints"]}
        assert spread.keys() == {"kubernetes.io/hostname", "topology.kubernetes.io/zone"}
        for constraint in spread.values():
            assert constraint["labelSelector"]["matchLabels"] == spec["selector"]["matchLabels"]


def test_secrets_come_from_existing_secrets_only(documents: list[Document]) -> None:
    assert of_kind(documents, "Secret") == {}
    for template in pod_templates(documents).values():
        for name, value in variables(template).items():
            if name in SECRETS:
                assert value.keys() == {"secretKeyRef"}, name


def test_each_component_gets_only_the_secrets_that_it_uses() -> None:
    templates = pod_templates(rendered(EVERYTHING))
    of_all = {"DATABASE_URL", "REDIS_URL", "STORMSIZER_SECRET_KEY", "STORMSIZER_SMTP_URL"}
    given = {name: variables(template).keys() & SECRETS.keys() for name, template in templates.items()}
    assert given == {
        "api": of_all | {"STORMSIZER_METRICS_TOKEN"},
        "worker": of_all,
        "sweeper": of_all,
        "migration": {"DATABASE_URL", "STORMSIZER_SECRET_KEY"},
    }


@pytest.mark.parametrize("name", COMPONENTS)
def test_service_accepts_the_environment(documents: list[Document], name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pod_ip = "10.1.2.3"
    for variable, value in variables(pod_templates(documents)[name]).items():
        if isinstance(value, str):
            monkeypatch.setenv(variable, value.replace("$(POD_IP)", pod_ip))
        elif "secretKeyRef" in value:
            monkeypatch.setenv(variable, SECRETS[variable])
    settings = Settings()
    require_safe(settings)
    assert settings.has_accounts
    assert "sizing.example.com" in settings.served_hosts
    if name == "api":
        assert {pod_ip, f"[{pod_ip}]", "sizing-stormsizer-api"} <= set(settings.served_hosts)


def test_settings_of_the_service_come_from_the_values() -> None:
    given = variables(pod_templates(rendered(EVERYTHING))["api"])
    assert given["STORMSIZER_SIGN_UP"] == "false"
    assert given["STORMSIZER_RATE_LIMIT_PER_MINUTE"] == "600"
    assert given["STORMSIZER_TRUSTED_PROXIES"] == "10.1.0.0/16,fd00:1::/64"
    assert given["STORMSIZER_METRICS_NETWORKS"] == "10.3.0.0/16"
    assert given["TZ"] == "UTC"
    assert variables(pod_templates(rendered(EVERYTHING))["worker"])["STORMSIZER_WORKER_CONCURRENCY"] == "4"


def test_first_account_has_its_password_from_a_file() -> None:
    template = pod_templates(rendered(EVERYTHING))["migration"]
    given = variables(template)
    assert given["STORMSIZER_FIRST_ACCOUNT_EMAIL"] == "you@example.com"
    assert given["STORMSIZER_FIRST_ORGANIZATION"] == "Your company"
    assert given["STORMSIZER_PUBLIC_URL"] == "https://sizing.example.com"
    volume = next(each for each in template["spec"]["volumes"] if each["name"] == "first-account")
    mount = next(each for each in template["spec"]["containers"][0]["volumeMounts"] if each["name"] == "first-account")
    file = f"{mount['mountPath']}/{volume['secret']['items'][0]['path']}"
    assert given["STORMSIZER_FIRST_ACCOUNT_PASSWORD_FILE"] == file
    assert volume["secret"]["secretName"] == "first-account"


def test_without_first_account_the_migration_gets_the_database_only() -> None:
    assert variables(pod_templates(rendered(MINIMAL))["migration"]).keys() == {"DATABASE_URL"}


def test_variables_of_services_are_not_taken_for_settings(documents: list[Document]) -> None:
    assert all(template["spec"]["enableServiceLinks"] is False for template in pod_templates(documents).values())


def test_migration_runs_once_before_the_pods_of_a_release() -> None:
    job = of_kind(rendered(MINIMAL), "Job")["migration"]
    assert job["metadata"]["annotations"]["helm.sh/hook"] == "pre-install,pre-upgrade"
    assert job["spec"]["template"]["spec"]["restartPolicy"] == "Never"


def test_pods_take_placement_labels_and_annotations_from_the_values() -> None:
    templates = pod_templates(rendered(EVERYTHING))
    assert templates["api"]["metadata"]["annotations"] == {"example.com/team": "sizing"}
    assert templates["api"]["metadata"]["labels"]["team"] == "sizing"
    worker = templates["worker"]["spec"]
    assert worker["nodeSelector"] == {"kubernetes.io/arch": "amd64"}
    assert worker["priorityClassName"] == "batch"
    assert worker["tolerations"] == [{"key": "batch", "operator": "Exists"}]
    for template in templates.values():
        assert template["spec"]["imagePullSecrets"] == [{"name": "registry"}]
        assert template["spec"]["serviceAccountName"] == "stormsizer"


def test_number_of_pods_comes_from_the_values() -> None:
    deployments = of_kind(rendered(changed(MINIMAL, "worker.replicas", 5)), "Deployment")
    assert {name: each["spec"]["replicas"] for name, each in deployments.items()} == {
        "api": 2,
        "worker": 5,
        "sweeper": 1,
    }
