#!/bin/sh
# Compiles the built-in class library. Needs mcs (Mono's C# compiler) and nothing else.
# An output path may be given, so that a check can build beside the committed file.
set -e
cd "$(dirname "$0")"
output="${1:-bin/fencepost.corlib.dll}"
mkdir -p "$(dirname "$output")"
find src -name '*.cs' | LC_ALL=C sort > "$output.sources"
mcs -nostdlib -noconfig -target:library -langversion:latest -debug -unsafe -optimize+ \
    -nowarn:0436,0649,0169,0414,0626,0660,0661,0659,0108,0109,0114,0420,0252,0253,0067,0465,0824,3021,0618,1718,0675 \
    -pathmap:"$(pwd)=corlib" -out:"$output" @"$output.sources" \
    || { rm -f "$output.sources"; exit 1; }
rm -f "$output.sources"
