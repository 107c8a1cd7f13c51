#!/usr/bin/env bash
# Build a Kubernetes control plane, and the Prometheus operator's resource definitions, from Go modules into a folder.
set -euo pipefail
command -v go >/dev/null || { echo "make kubernetes needs Go 1.26 or newer." >&2; exit 1; }
mkdir -p "$1"
folder=$(realpath "$1")
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
export CGO_ENABLED=0 GOFLAGS=-mod=readonly

cd "$here/control_plane"
version=$(go list -m -f '{{.Version}}' k8s.io/kubernetes)
number=${version#v1.}
go build -trimpath -o "$folder/" -ldflags "-s -w -X k8s.io/component-base/version.gitVersion=$version \
  -X k8s.io/component-base/version.gitMajor=1 -X k8s.io/component-base/version.gitMinor=${number%%.*}" \
  go.etcd.io/etcd/server/v3 k8s.io/kubernetes/cmd/kube-{apiserver,controller-manager,scheduler}
mv "$folder/server" "$folder/etcd"

cd "$here/resource_definitions"
rm -rf "$folder/definitions"
go run sigs.k8s.io/controller-tools/cmd/controller-gen crd output:crd:dir="$folder/definitions" \
  paths=github.com/prometheus-operator/prometheus-operator/pkg/apis/monitoring/v1
