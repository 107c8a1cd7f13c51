//go:build tools

// Package resource_definitions pins the types of the Prometheus operator, and the program that its resource definitions
// are generated with.
package resource_definitions

import (
	_ "github.com/prometheus-operator/prometheus-operator/pkg/apis/monitoring/v1"
	_ "sigs.k8s.io/controller-tools/cmd/controller-gen"
)
