#!/usr/bin/env bash
# Make sure this machine has the programs the tests start: PostgreSQL, Redis, nginx, fio, a browser, readers of JSON and PDF.
set -euo pipefail

missing_packages() {
  compgen -G '/usr/lib/postgresql/*/bin/postgres' >/dev/null || echo postgresql
  command -v redis-server >/dev/null || echo redis-server
  command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || echo nginx
  command -v curl >/dev/null || echo curl
  command -v jq >/dev/null || echo jq
  command -v fio >/dev/null || echo fio
  [ -n "${CHROMIUM:-}" ] || command -v chromium >/dev/null || echo chromium
  command -v pdftotext >/dev/null || echo poppler-utils
  command -v ssh-keygen >/dev/null || echo openssh-client
  command -v ip >/dev/null || echo iproute2
}

mapfile -t packages < <(missing_packages)
[ "${#packages[@]}" -eq 0 ] && exit 0

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
  echo "The tests need these Debian packages: ${packages[*]}. Install them, or run \`make test\` as root." >&2
  exit 1
fi

echo "Installing for the tests: ${packages[*]}"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
export DEBIAN_FRONTEND=noninteractive
install=(apt-get install --yes --no-install-recommends "${packages[@]}")
if ! { apt-get update && "${install[@]}"; } >"$log" 2>&1; then
  tail -n 5 "$log" >&2
  echo "These Debian packages could not be installed: ${packages[*]}." >&2
  exit 1
fi
