#!/usr/bin/env bash
# Make sure this machine has the programs the tests start: PostgreSQL, Redis, nginx, fio, promtool, a browser, readers of JSON and PDF.
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
needs_promtool=$(command -v promtool >/dev/null || echo prometheus)
[ "${#packages[@]}" -eq 0 ] && [ -z "$needs_promtool" ] && exit 0

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
  echo "The tests need these Debian packages: ${packages[*]} $needs_promtool. Install them, or run \`make test\` as root." >&2
  exit 1
fi

# Takes promtool out of its package: installing the package would start a Prometheus server.
take_promtool() {
  (cd "$folder" && apt-get download prometheus && dpkg --fsys-tarfile prometheus_*.deb | tar --extract ./usr/bin/promtool)
  install --mode=755 "$folder/usr/bin/promtool" /usr/local/bin/promtool
}

echo "Installing for the tests: ${packages[*]} $needs_promtool"
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
export DEBIAN_FRONTEND=noninteractive
install_all() {
  apt-get update || return 1
  [ "${#packages[@]}" -eq 0 ] || apt-get install --yes --no-install-recommends "${packages[@]}" || return 1
  [ -z "$needs_promtool" ] || take_promtool || return 1
}
if ! install_all >"$folder/log" 2>&1; then
  tail -n 5 "$folder/log" >&2
  echo "These Debian packages could not be installed: ${packages[*]} $needs_promtool." >&2
  exit 1
fi
