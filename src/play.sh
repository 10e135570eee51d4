#!/bin/sh
# Installs what is missing, builds the game and starts it with the arguments given here.
# What the installation and the build have to say goes to standard error.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
sh "$root/src/install-packages.sh" </dev/null

# Presets are looked up in the working directory; the game itself starts in the caller's, so that a
# record can be given by a relative path.
(
    cd "$root"
    [ -f build/release/build.ninja ] || cmake --preset release
    cmake --build --preset play
) </dev/null >&2

exec "$root/build/release/checkers-poker" "$@"
