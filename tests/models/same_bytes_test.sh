#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# same_bytes_test.sh ONNX-MLIR MODEL SHAPES TRIPLE=LIBRARY...: checks that the
# compiler built for this platform writes each LIBRARY for its TRIPLE, byte for
# byte.
set -eu
compiler=$1 model=$2 shapes=$3
shift 3
for target in "$@"; do
  expected=${target#*=}
  output=$TEST_TMPDIR/$(basename "$expected")
  targets/platforms/emulate "$compiler" "$model" -o "$output" \
    --mtriple="${target%%=*}" --shapeInformation="$shapes"
  cmp "$output" "$expected" || { echo "differs for ${target%%=*}"; exit 1; }
done
