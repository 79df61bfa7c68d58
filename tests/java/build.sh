#!/bin/sh
# Compiles the Java programs of the tests, each folder into one programs.jar, and notes what `java`
# prints for the sequential ones. Needs a JDK 17; the tests themselves do not.
set -e
here=$(cd "$(dirname "$0")" && pwd)
for folder in sequential concurrent; do
    work=$(mktemp -d)
    (cd "$here/$folder" && javac -nowarn -Xlint:none -g --release 17 -d "$work" \
        $(ls ./*.java | LC_ALL=C sort))
    (cd "$work" && find . -name '*.class' | sed 's|^\./||' | LC_ALL=C sort > "$work.list")
    rm -f "$here/$folder/programs.jar"
    (cd "$work" && jar --create --file "$here/$folder/programs.jar" --no-manifest \
        --date=1980-01-01T00:00:02Z @"$work.list")
    rm -rf "$work" "$work.list"
done
for source in "$here"/sequential/*.java; do
    name=$(basename "$source" .java)
    java -ea -cp "$here/sequential/programs.jar" "$name" > "$here/sequential/$name.txt" 2> /dev/null
done
