#!/bin/sh
# Compiles the built-in Java class library into the folder $1 and packs it as bin/fencepost.jar there.
# The same javac gives the same bytes: files are packed in order and with a fixed date.
set -e
here=$(cd "$(dirname "$0")" && pwd)
out=${1:-$here/bin}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out" "$work/classes" "$work/empty"
(cd "$here/src" && find . -name '*.java' | LC_ALL=C sort) > "$work/sources"
(cd "$here/src" && javac -nowarn -g:source,lines -source 8 -target 8 -Xlint:-options \
    -bootclasspath "$work/empty" -extdirs "$work/empty" -implicit:none -encoding UTF-8 \
    -d "$work/classes" @"$work/sources")
(cd "$work/classes" && find . -name '*.class' | sed 's|^\./||' | LC_ALL=C sort > "$work/list")
rm -f "$out/fencepost.jar"
(cd "$work/classes" && jar --create --file "$out/fencepost.jar" --no-manifest \
    --date=1980-01-01T00:00:02Z @"$work/list")
