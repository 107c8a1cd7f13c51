#!/bin/sh
# As the official image's: create the cluster with POSTGRES_USER, POSTGRES_PASSWORD or POSTGRES_PASSWORD_FILE, and
# POSTGRES_DB on the first start; the server of that start listens on its socket only.
set -e
socket=/var/run/postgresql
[ "$1" = postgres ] || exec "$@"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
    user=${POSTGRES_USER:-postgres}
    database=${POSTGRES_DB:-$user}
    [ -z "$POSTGRES_PASSWORD_FILE" ] || POSTGRES_PASSWORD=$(cat "$POSTGRES_PASSWORD_FILE")
    [ -n "$POSTGRES_PASSWORD" ] || { echo 'Error: Database is uninitialized and superuser password is not specified.' >&2; exit 1; }
    mkdir -p "$PGDATA"
    chmod 700 "$PGDATA"
    initdb --username="$user" --pwfile=/dev/stdin --auth-local=trust --auth-host=scram-sha-256 <<PASSWORD
$POSTGRES_PASSWORD
PASSWORD
    echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
    pg_ctl --wait --options="-c listen_addresses='' -k $socket" start
    [ "$database" = postgres ] || createdb --host="$socket" --username="$user" "$database"
    pg_ctl --wait --mode=fast stop
fi
unset POSTGRES_PASSWORD
exec "$@" -c "listen_addresses=*" -k "$socket"
