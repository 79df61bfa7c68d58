#!/bin/sh
# Compiles what stands in for methods of Mono's class library. Needs mcs and Mono's libraries.
# The first argument is a copy of mscorlib.dll in which everything is public (see the example
# `publicise` of frontend-cil; `cargo xtask corlib --write` does both), the second the folder of the
# libraries, the third an output path.
set -e
public="$1"
libraries="$2"
cd "$(dirname "$0")/.."
output="${3:-bin/fencepost.mono.dll}"
mkdir -p "$(dirname "$output")"
find mono -name '*.cs' | LC_ALL=C sort > "$output.sources"
for file in Runtime.Natives Runtime.Objects Runtime.Strings Runtime.Decimals Faults ArrayInterfaces ArrayCopies VerifyMethods; do
    echo "src/Fencepost/$file.cs"
done >> "$output.sources"
mcs -nostdlib -noconfig -target:library -langversion:latest -debug -unsafe -optimize+ \
    -r:"$public" -r:"$libraries/System.dll" -r:"$libraries/System.Core.dll" -nowarn:0169,0649,0414,0108,0420 \
    -pathmap:"$(pwd)=corlib" -out:"$output" @"$output.sources" \
    || { rm -f "$output.sources"; exit 1; }
rm -f "$output.sources"
