#!/bin/sh
# Compiles the examples, each into an archive in its own folder. Needs a JDK 17.
set -eu
cd "$(dirname "$0")"
for source in */*.java; do
    folder=$(dirname "$source")
    name=$(basename "$source" .java)
    work=$(mktemp -d)
    (cd "$folder" && javac -g --release 17 -d "$work" "$name.java")
    (cd "$work" && find . -name '*.class' | sed 's|^\./||' | LC_ALL=C sort > "$work.list")
    rm -f "$folder/$name.jar"
    jar="$PWD/$folder/$name.jar"
    (cd "$work" && jar --create --file "$jar" --no-manifest --date=1980-01-01T00:00:02Z @"$work.list")
    rm -rf "$work" "$work.list"
done
