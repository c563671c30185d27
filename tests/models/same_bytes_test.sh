#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# same_bytes_test.sh ONNX-MLIR MODEL SHAPES TRIPLE... EXPECTED...: checks that the
# compiler built for this platform writes for each TRIPLE the bytes of EXPECTED: of a
# library, or of the digest in the line of the same number of a text.
set -eu
compiler=$1 model=$2 shapes=$3
shift 3
count=$(($# / 2))
for ((i = 1; i <= count; ++i)); do
  triple=${!i}
  j=$((count + i))
  expected=${!j}
  # The name of the library is a part of it.
  output=$TEST_TMPDIR/$triple/$(basename "$model" .onnx).so
  mkdir -p "$(dirname "$output")"
  [[ $expected == *.txt ]] || output=$TEST_TMPDIR/$triple/$(basename "$expected")
  targets/platforms/emulate "$compiler" "$model" -o "$output" \
    --mtriple="$triple" --shapeInformation="$shapes"
  if [[ $expected == *.txt ]]; then
    read -r digest _ < <(sha256sum "$output")
    [ "$digest" = "$(sed -n "${i}p" "$expected")" ] || { echo "differs for $triple"; exit 1; }
  else
    cmp "$output" "$expected" || { echo "differs for $triple"; exit 1; }
  fi
done
