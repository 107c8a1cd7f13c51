#!/usr/bin/env bash
# Verifies this folder and installs Stormsizer from it, without a network.
set -euo pipefail
caller=$PWD
cd "$(dirname "${BASH_SOURCE[0]}")"

usage() {
  cat <<'TEXT'
Usage:
  ./install.sh verify [--signers FILE]                   compare all checksums; with FILE, also verify the signature
  ./install.sh python FOLDER [--python PROGRAM]          install into a new virtual environment
  ./install.sh images [--engine podman|docker]           load the container images
`python` and `images` compare all checksums first.
TEXT
}

absolute() { case "$1" in /*) echo "$1" ;; *) echo "$caller/$1" ;; esac; }
fail() { echo "install.sh: $*" >&2; exit 1; }

verify_checksums() {
  command -v sha256sum >/dev/null || fail "sha256sum is not installed"
  sha256sum --check --quiet --strict SHA256SUMS || fail "files differ from SHA256SUMS: get the archive again"
  local unlisted
  unlisted=$(comm -23 <(find . -type f ! -name 'SHA256SUMS*' | sed 's|^\./||' | LC_ALL=C sort) \
    <(sed 's/^[0-9a-f]*  //' SHA256SUMS | LC_ALL=C sort))
  [ -z "$unlisted" ] || fail "files that SHA256SUMS does not list: $unlisted"
  echo "All files are as listed in SHA256SUMS."
}

verify_signature() {
  [ -f "$1" ] || fail "$1 does not exist: it must contain the public key, see INSTALL.md"
  [ -f SHA256SUMS.sig ] || fail "SHA256SUMS.sig is missing: this archive is not signed"
  command -v ssh-keygen >/dev/null || fail "ssh-keygen is not installed (OpenSSH 8.2 or newer)"
  ssh-keygen -Y verify -f "$1" -I releases@stormsizer -n stormsizer-release -s SHA256SUMS.sig <SHA256SUMS \
    || fail "the signature of SHA256SUMS was not made with the key in $1"
}

install_python() {
  local folder=$1 python=$2
  command -v "$python" >/dev/null || fail "$python is not installed: choose another with --python"
  [ ! -e "$folder" ] || fail "$folder already exists: choose a new folder"
  local wanted
  wanted=$(cat python/python-version)
  [ "$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')" = "$wanted" ] \
    || fail "the packages are for Python $wanted, and $python is $("$python" --version 2>&1)"
  "$python" -m venv "$folder" || fail "$python cannot create a virtual environment: install its venv module"
  local pip=("$folder/bin/pip" --isolated --quiet --disable-pip-version-check install --no-index --no-deps)
  "${pip[@]}" --find-links python/wheelhouse --require-hashes --requirement python/requirements.lock
  "${pip[@]}" python/stormsizer-*.whl
  echo "Installed: $folder/bin/stormsizer"
}

load_images() {
  local engine=$1
  if [ -z "$engine" ]; then
    engine=$(command -v podman || command -v docker) || fail "neither podman nor docker is installed"
  fi
  compgen -G 'images/*.tar' >/dev/null || fail "this archive contains no images"
  for image in images/*.tar; do
    "$engine" load --quiet --input "$image"
  done
  echo "Images are loaded. Continue in the folder compose as INSTALL.md describes."
}

command=${1:-}
[ $# -eq 0 ] || shift
case "$command" in
  verify)
    case "${1:-}" in
      '') ;;
      --signers) verify_signature "$(absolute "${2:?--signers needs a file}")" ;;
      *) fail "unknown option $1" ;;
    esac
    verify_checksums
    ;;
  python)
    folder=$(absolute "${1:?python needs a folder, e.g. /opt/stormsizer}")
    python=python3
    if [ $# -gt 1 ]; then
      [ "$2" = --python ] || fail "unknown option $2"
      python=${3:?--python needs a program}
    fi
    verify_checksums
    install_python "$folder" "$python"
    ;;
  images)
    engine=
    if [ $# -gt 0 ]; then
      [ "$1" = --engine ] || fail "unknown option $1"
      engine=${2:?--engine needs podman or docker}
    fi
    verify_checksums
    load_images "$engine"
    ;;
  -h | --help | help) usage ;;
  *) usage >&2; exit 2 ;;
esac
