#!/bin/sh
# Compiles the Java programs of the tests and notes what `java` prints for the sequential ones.
# Needs a JDK 17; the tests themselves do not. Names of cases as arguments limit the work to them.
set -e
here=$(cd "$(dirname "$0")" && pwd)
exec java "$here/Build.java" "$here" "$@"
