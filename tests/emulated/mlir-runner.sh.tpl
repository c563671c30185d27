#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# usage: mlir-runner [FILE] -e ENTRY -entry-point-result=TYPE [-shared-libs=LIBRARY,...]... [-ON]
#
# Takes the place of mlir-runner for another platform: compiles with the mlir-compile
# that runs here and calls the function under the emulator. Both are found by PATH.
# Without -ON nothing is optimized.
set -euo pipefail
entry=main
type=f32
level=-O0
libraries=
file=-
while (($# > 0)); do
  case $1 in
    -e) entry=$2 && shift ;;
    -entry-point-result=*) type=${1#*=} ;;
    -shared-libs=*) libraries+=${libraries:+,}${1#*=} ;;
    -O[0-3]) level=$1 ;;
    -?*) echo "error: '$1' is not known to this mlir-runner" >&2 && exit 1 ;;
    *) file=$1 ;;
  esac
  shift
done
program=$(mktemp --suffix=.so)
trap 'rm -f "$program"' EXIT
mlir-compile "$file" --emit=lib --allow-undefined "$level" --mtriple=@triple@ -o "$program"
IFS=, read -ra libraries <<<"$libraries"
emulate "$(dirname "$0")/call_entry" "$program" "$entry" "$type" ${libraries[@]+"${libraries[@]}"}
