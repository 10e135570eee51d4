#!/bin/sh
# Installs what is missing, then builds and tests everything twice: optimised, and with the address
# and undefined-behaviour sanitizers. Fails if any test fails or any test program ran none.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
sh "$root/src/install-packages.sh" </dev/null
cd "$root"

# CTest's log has a line with the command of each test, and later one with its result.
require_a_test_of_each_program() {
    for program in "$1"/*-tests; do
        passed=$(awk -v command="Command: \"$root/$program\"" '
            /^Command: / { ours = index($0, command) == 1 }
            ours && /^Test Passed/ { ++passed }
            END { print passed + 0 }' "$1/Testing/Temporary/LastTest.log")
        if [ "$passed" -eq 0 ]; then
            echo "$program ran no test" >&2
            exit 1
        fi
    done
}

cmake --workflow --preset test </dev/null
require_a_test_of_each_program build/release
cmake --workflow --preset test-asan </dev/null
require_a_test_of_each_program build/asan
