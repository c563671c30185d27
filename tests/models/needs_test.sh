#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# needs_test.sh LIBRARY...: checks that each library depends on glibc's
# libraries only, and on no symbol version after 2.28.
set -eu
readelf=/usr/lib/llvm-19/bin/llvm-readelf
for library in "$@"; do
  needed=$("$readelf" --dynamic-table "$library" | sed -n 's/.*NEEDED.*\[\(.*\)\]/\1/p')
  grep -qx libc.so.6 <<<"$needed" || { echo "$library needs no libc.so.6"; exit 1; }
  others=$(grep -vxE 'lib(c|m)\.so\.6|libpthread\.so\.0|ld(64|-linux-x86-64)\.so\.[12]' <<<"$needed" || true)
  [ -z "$others" ] || { echo "$library needs $others"; exit 1; }
  versions=$("$readelf" --version-info "$library" | grep -oE 'GLIBC_[0-9.]+')
  newest=$(sort -V <<<"$versions" | tail -n 1)
  [ "$(printf '%s\n' "$newest" GLIBC_2.28 | sort -V | tail -n 1)" = GLIBC_2.28 ] ||
    { echo "$library needs $newest"; exit 1; }
done
