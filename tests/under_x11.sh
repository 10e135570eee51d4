#!/bin/sh
# Runs a command on an X server of its own with a window manager, so that windows are mapped, moved
# and given the focus as on a desktop. The command starts when the window manager is ready: one that
# arrives later takes the focus from windows that have it.
# shellcheck disable=SC2016 # expanded by the inner shells
set -eu

directory=$(mktemp -d)
trap 'rm -r "$directory"' EXIT
READY="$directory/ready"
export READY
mkfifo "$READY"

xvfb-run -a -s '-screen 0 1366x768x24' sh -c '
    openbox --startup "sh -c \"echo ready >$READY\"" 2>/dev/null &
    timeout 60 cat "$READY" >/dev/null || echo "The window manager did not start" >&2
    result=0
    "$@" || result=$?
    kill $!
    exit $result' sh "$@"
