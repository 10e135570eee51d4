#!/bin/sh
# Installs those packages of packages.txt that are missing. Does nothing, quickly, when all are
# there. Where it cannot install them it says what is needed and leaves the rest to the build,
# which may find the same things under other names.
# shellcheck disable=SC2086 # lists of package names are meant to be split
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
wanted=$(sed 's/#.*//' "$here/packages.txt")

say() {
    printf '%s\n' "$*" >&2
}

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    say "Checkers Poker needs what Debian calls:" $wanted
    exit 0
fi

installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' $wanted 2>/dev/null || true)
missing=
for package in $wanted; do
    printf '%s\n' "$installed" | grep -qxF "installed $package" || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

as_root=
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
        say "Please install as root:$missing"
        exit 0
    fi
    as_root=sudo
fi

say "Installing:$missing"
$as_root apt-get update -q >&2 || say "The package lists could not be renewed; trying those at hand."
$as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -q -y --no-install-recommends $missing >&2 ||
    say "Not all of these could be installed:$missing"
