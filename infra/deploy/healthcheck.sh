#!/usr/bin/env bash
# Says whether the service in this container is up. The image has no HTTP client, so bash speaks for itself.
set -eu

exec 3<> "/dev/tcp/127.0.0.1/$PERENNIAL_PORT"
printf 'GET /actuator/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' >&3
grep -q '"status":"UP"' <&3
