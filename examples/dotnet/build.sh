#!/bin/sh
# Rebuilds the examples with Mono's compiler, each in its own folder.
# The path map keeps the paths of this machine out of the debug files.
set -eu
cd "$(dirname "$0")"
for source in */*.cs; do
    (
        cd "$(dirname "$source")"
        mcs -debug -define:DEBUG -nowarn:414 -pathmap:"$PWD=." "$(basename "$source")"
    )
done
