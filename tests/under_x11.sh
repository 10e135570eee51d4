#!/bin/sh
# Runs a command on an X server of its own with a window manager, so that windows are mapped, moved
# and given the focus as on a desktop.
# shellcheck disable=SC2016 # expanded by the inner shell
exec xvfb-run -a -s '-screen 0 1366x768x24' sh -c '
    openbox 2>/dev/null &
    "$@"
    result=$?
    kill $!
    exit $result' sh "$@"
