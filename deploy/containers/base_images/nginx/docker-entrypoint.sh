#!/bin/sh
# As the official image's: fill in the templates with the environment, then start nginx.
set -e
for template in /etc/nginx/templates/*.template; do
    [ -e "$template" ] || continue
    defined=$(env | cut -d= -f1 | grep -E "${NGINX_ENVSUBST_FILTER:-.}" | sed 's/.*/${&}/' | tr '\n' ' ')
    envsubst "$defined" < "$template" > "/etc/nginx/conf.d/$(basename "$template" .template)"
done
exec "$@"
