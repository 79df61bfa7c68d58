#!/bin/sh
# Compiles the Java programs of the tests and notes what `java` prints for the sequential ones.
# Needs a JDK 17; the tests themselves do not. Names of cases as arguments limit the work to them.
set -e
here=$(cd "$(dirname "$0")" && pwd)

# pack FOLDER JAR: compiles all sources of a folder into an archive, the same every time.
pack() {
    work=$(mktemp -d)
    (cd "$1" && javac -nowarn -Xlint:none -g --release 17 -d "$work" $(ls ./*.java | LC_ALL=C sort))
    (cd "$work" && find . -name '*.class' | sed 's|^\./||' | LC_ALL=C sort > "$work.list")
    # Classes that a case leaves out on purpose.
    if [ -f "$1/left-out.txt" ]; then
        grep -v -x -F -f "$1/left-out.txt" "$work.list" > "$work.kept"
        mv "$work.kept" "$work.list"
    fi
    rm -f "$2"
    (cd "$work" && jar --create --file "$2" --no-manifest --date=1980-01-01T00:00:02Z @"$work.list")
    rm -rf "$work" "$work.list"
}

for program in "$here"/concurrent/*/Program.java; do
    folder=$(dirname "$program")
    case " $* " in
        "  " | *" $(basename "$folder") "*) pack "$folder" "$folder/program.jar" ;;
    esac
done
case " $* " in
    "  " | *" sequential "*)
        pack "$here/sequential" "$here/sequential/programs.jar"
        for source in "$here"/sequential/*.java; do
            name=$(basename "$source" .java)
            java -ea -cp "$here/sequential/programs.jar" "$name" \
                > "$here/sequential/$name.txt" 2> /dev/null
        done
        ;;
esac
