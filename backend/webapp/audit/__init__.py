"""The audit log as its owner reads and checks it."""
