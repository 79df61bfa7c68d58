#!/bin/sh
# Compiles the built-in class library. Needs mcs (Mono's C# compiler) and nothing else.
# An output path may be given, so that a check can build beside the committed file.
set -e
cd "$(dirname "$0")"
output="${1:-bin/fencepost.corlib.dll}"
made="$output.made"
mkdir -p "$made"
trap 'rm -rf "$made" "$output.sources"' EXIT

# Types that differ in little more than their names are made from templates.
make_type() {
    sed -e "s/@Name@/$2/g" -e "s/@type@/$3/g" -e "/@Part@/{r src/Numbers/$2.part
d
}" "src/Numbers/$1.template" > "$made/$2.$1.cs"
}
make_type Integer Byte byte
make_type Integer SByte sbyte
make_type Integer Int16 short
make_type Integer UInt16 ushort
make_type Integer Int32 int
make_type Integer UInt32 uint
make_type Integer Int64 long
make_type Integer UInt64 ulong
make_type Floating Single float
make_type Floating Double double
make_type IntegerMath Byte byte
make_type IntegerMath SByte sbyte
make_type IntegerMath Int16 short
make_type IntegerMath UInt16 ushort
make_type IntegerMath Int32 int
make_type IntegerMath UInt32 uint
make_type IntegerMath Int64 long
make_type IntegerMath UInt64 ulong
make_type FloatingMath Single float
make_type FloatingMath Double double

{ find src -name '*.cs'; find "$made" -name '*.cs'; } | LC_ALL=C sort > "$output.sources"
mcs -nostdlib -noconfig -target:library -langversion:latest -debug -unsafe -optimize+ \
    -nowarn:0436,0649,0169,0414,0626,0660,0661,0659,0108,0109,0114,0420,0252,0253,0067,0465,0824,3021,0618,1718,0675 \
    -pathmap:"$(pwd)=corlib" -out:"$output" @"$output.sources"
