#!/bin/sh
# Compiles the examples to LLVM text, each in its own folder, so that checking them needs no
# compiler. Needs clang 19.
set -eu
cd "$(dirname "$0")"
for source in */*.c; do
    folder=$(dirname "$source")
    name=$(basename "$source" .c)
    (cd "$folder" && clang-19 -O0 -Xclang -disable-O0-optnone -fno-stack-protector -w -g \
        -fdebug-compilation-dir=. -fdebug-prefix-map=/usr/include=include \
        -fdebug-prefix-map=/usr/lib=lib -S -emit-llvm "$name.c" -o "$name.ll")
    sed -i '/^attributes #/d; /^!llvm.ident/d; /^; ModuleID/d; /^; Function Attrs/d' \
        "$folder/$name.ll"
done
