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
    folder="$(dirname "src/$1")"
    sed -e "s/@Name@/$2/g" -e "s/@type@/$3/g" -e "/@Part@/{r $folder/$2.part
d
}" "src/$1.template" > "$made/$2.cs"
}
make_type Numbers/Integer Byte byte
make_type Numbers/Integer SByte sbyte
make_type Numbers/Integer Int16 short
make_type Numbers/Integer UInt16 ushort
make_type Numbers/Integer Int32 int
make_type Numbers/Integer UInt32 uint
make_type Numbers/Integer Int64 long
make_type Numbers/Integer UInt64 ulong
make_type Numbers/Floating Single float
make_type Numbers/Floating Double double
make_type Collections/Sorted SortedDictionary
make_type Collections/Sorted SortedList

# So are tuples, which differ in how many items they have.
for count in 1 2 3 4 5 6 7; do
    for name in Tuple ValueTuple; do
        awk -v n="$count" -f repeat.awk "src/Core/$name.template" > "$made/$name$count.cs"
    done
done

{ find src -name '*.cs'; find "$made" -name '*.cs'; } | LC_ALL=C sort > "$output.sources"
mcs -nostdlib -noconfig -target:library -langversion:latest -debug -unsafe -optimize+ \
    -nowarn:0436,0649,0169,0414,0626,0660,0661,0659,0108,0109,0114,0420,0252,0253,0067,0465,0824,3021,0618,1718,0675 \
    -pathmap:"$(pwd)=corlib" -out:"$output" @"$output.sources"
