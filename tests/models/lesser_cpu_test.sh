#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# lesser_cpu_test.sh PLATFORM CPU ONNX-MLIR-RUN MODEL.so INPUT.pb: on an
# emulated CPU that lacks what the model was compiled for, running it is an
# error with a message, not a signal.
set -u
platform=$1
export MLIR_EMULATED_CPU=$2
shift 2
# The emulate script leaves programs of the host alone.
case $platform in
  x86_64) run=(qemu-x86_64-static -cpu "$MLIR_EMULATED_CPU") ;;
  *) run=(targets/platforms/emulate) ;;
esac
"${run[@]}" "$1" "$2" --input "$3" &>"$TEST_TMPDIR/all"
status=$?
# The emulator may warn of its own CPU model.
output=$(grep -v '^qemu.*: warning: ' "$TEST_TMPDIR/all")
echo "$output"
[ $status -eq 1 ] || { echo "exit status $status, expected 1"; exit 1; }
[ "$(wc -l <<<"$output")" -eq 1 ] || { echo "expected one line"; exit 1; }
grep -q '^error: .*CPU' <<<"$output" || { echo "no error about the CPU"; exit 1; }
