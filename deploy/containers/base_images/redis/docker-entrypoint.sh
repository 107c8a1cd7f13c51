#!/bin/sh
# As the official image's: options and configuration files are arguments of redis-server.
set -e
case "$1" in
    -* | *.conf) set -- redis-server "$@" ;;
esac
umask 0077
exec "$@"
