#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# lesser_cpu_test.sh PLATFORM CPU ONNX-MLIR-RUN MODEL.so INPUT.pb: checks that
# running the model on an emulated CPU without a required feature gives an error
# message, not a signal.
set -u
platform=$1
export MLIR_EMULATED_CPU=$2
shift 2
# The emulate script runs programs for the host natively.
case $platform in
  x86_64) run=(qemu-x86_64-static -cpu "$MLIR_EMULATED_CPU") ;;
  *) run=(targets/platforms/emulate) ;;
esac
"${run[@]}" "$1" "$2" --input "$3" &>"$TEST_TMPDIR/all"
status=$?
# The emulator may print warnings about its own CPU model.
output=$(grep -v '^qemu.*: warning: ' "$TEST_TMPDIR/all")
echo "$output"
[ $status -eq 1 ] || { echo "exit status $status, expected 1"; exit 1; }
[ "$(wc -l <<<"$output")" -eq 1 ] || { echo "expected one line"; exit 1; }
grep -q '^error: .*CPU' <<<"$output" || { echo "no error about the CPU"; exit 1; }
