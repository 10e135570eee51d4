#!/bin/sh
# Takes the pictures of docs/screens.md anew: opens games of tests/data/screens on X servers of its
# own, works the window by keys and captures it.
#
#   sh tests/screens.sh PROGRAM FOLDER
#
# Needs what the tests under X11 need and ImageMagick; pngquant, where it is there, makes the
# pictures a third as large.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
program=$(realpath "$1")
folder=$(realpath "$2")

if [ -z "${3-}" ]; then
    for size in 1366x768 1024x600 640x480 1920x1080; do
        xvfb-run -a -s "-screen 0 ${size}x24" sh "$0" "$program" "$folder" "$size"
    done
    exit
fi

HOME=$(mktemp -d)
export HOME
export XDG_RUNTIME_DIR="$HOME" XDG_CURRENT_DESKTOP=KDE KDE_SESSION_VERSION=5 # Qt asks KDE for fonts
config="$HOME/.config"
mkdir -p "$config/checkers-poker"
openbox 2>/dev/null &
manager=$!
game=
trap 'kill $game $manager 2>/dev/null || true; wait; rm -r "$HOME"' EXIT
sleep 1

# What the desktop and the player have set: size of letters in points, light or dark.
surroundings() {
    font="DejaVu Sans,$1,-1,5,50,0,0,0,0,0"
    printf '[General]\nfont=%s\nmenuFont=%s\n' "$font" "$font" >"$config/kdeglobals"
    printf '[view]\nappearance=%s\nanimation=none\n' "$2" >"$config/checkers-poker/settings.ini"
}

# Opens a record at a place, on the whole screen.
open_game() {
    sed "s/^\[Rules/[Place \"$2\"]\n&/" "$here/data/screens/$1.cpk" >"$HOME/$1.cpk"
    [ "$2" != end ] || cp "$here/data/screens/$1.cpk" "$HOME/$1.cpk"
    "$program" "$HOME/$1.cpk" &
    game=$!
    until xdotool search --onlyvisible --pid "$game" >/dev/null 2>&1; do sleep 0.2; done
    sleep 2
    keys F11
    sleep 1
}

keys() {
    for key in "$@"; do
        xdotool key "$key"
        sleep 0.5
    done
}

# Goes to spaces of the board and presses Space there.
spaces() {
    for space in "$@"; do
        xdotool type --delay 150 "$space"
        keys space
    done
}

capture() {
    sleep 1
    picture="$folder/$1.png"
    import -window "$(xdotool getactivewindow)" -strip "$picture"
    ! command -v pngquant >/dev/null || pngquant --force --skip-if-larger --speed 1 --output "$picture" "$picture" || true
}

end_game() {
    kill "$game"
    wait "$game" || true
    game=
}

ordinary() {
    surroundings 9 light
    open_game standard 46
    spaces b8
    xdotool type --delay 150 h6
    capture table
    keys Escape F9 ctrl+h ctrl+h
    sleep 8
    capture analysis
    keys F9 ctrl+n
    capture new-game
    keys alt+b Return
    spaces d4
    capture assembling
    keys Escape Escape
    spaces b8 h6 # what was played and not saved is listed below
    end_game

    open_game standard end
    keys F9
    sleep 60
    capture review
    end_game

    open_game animals 36
    spaces d5
    capture 64-cards
    spaces b5
    end_game
    open_game animals 17
    capture low-showdown
    keys Return
    end_game

    surroundings 9 dark
    open_game wild 26
    capture wild-cards
    keys ctrl+shift+o
    capture unsaved-games
    end_game
}

large() {
    for points in 12 16; do
        surroundings $points light
        open_game standard 7
        capture "showdown-$points"
        keys Return Return
        capture "result-$points"
        keys Return ctrl+n
        capture "new-game-$points"
        end_game
    done
}

# The other games of the table, light and dark.
relatives() {
    surroundings 9 light
    open_game star 30
    spaces i12
    xdotool type --delay 150 m14
    capture "star-$1"
    end_game
    surroundings 9 dark
    open_game "$2" 60
    capture "$2-$1"
    end_game
}

case "$3" in
1366x768)
    ordinary
    relatives 1366 halma
    ;;
1024x600) large ;;
640x480) relatives 640 star6 ;;
1920x1080) relatives 1920 halma4 ;;
esac
