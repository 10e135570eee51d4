#!/bin/sh
# Runs a command where a screen reader could listen: on a bus and an X server of its own, with the
# accessibility bus up. Exits with 77 where that cannot be had.
# shellcheck disable=SC2016 # expanded by the inner shell
set -eu

for launcher in /usr/libexec/at-spi-bus-launcher /usr/lib/at-spi2-core/at-spi-bus-launcher; do
    [ -x "$launcher" ] && break
done
if [ ! -x "$launcher" ] || ! command -v dbus-run-session >/dev/null; then
    echo "No accessibility bus here: at-spi2-core and dbus are needed" >&2
    exit 77
fi

export LAUNCHER="$launcher" QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1
exec dbus-run-session -- sh "$(dirname "$0")/under_x11.sh" sh -c '
    "$LAUNCHER" --launch-immediately --a11y=1 &
    bus=$!
    sleep 1
    result=0
    "$@" || result=$?
    kill "$bus" 2>/dev/null || true
    exit "$result"' sh "$@"
