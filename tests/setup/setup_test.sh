#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# setup_test: tests what setup.sh prints before it changes anything.
source tests/setup/check.sh
export MLIR_CACHE=$TEST_TMPDIR/cache

output=$(./setup.sh --help 2>&1)
check "status of --help" 0 $?
check_match "--help" "usage: ./setup.sh \[--extended | --benchmarks]*MLIR_CACHE*" "$output"

output=$(env -i "$PWD/setup.sh" --benchmark 2>&1)
check "status of unknown arguments" 1 $?
check "unknown arguments" \
  "error: unknown arguments '--benchmark', usage: ./setup.sh [--extended | --benchmarks]" \
  "$output"
[[ -e $MLIR_CACHE ]] && check "the cache" "untouched" "made"

# Each pin has a hash, and each list is sorted without duplicates.
for list in requirements.txt requirements-benchmarks.txt \
  tools/setup/packages/{models,node}.txt; do
  check "pins without a hash in $list" "" \
    "$(grep -v '^#' "$list" | grep -vE '^[a-z0-9-]+==[0-9.]+ --hash=sha256:[0-9a-f]{64}$')"
done
for list in tools/setup/packages/{debian,debian-benchmarks,sysroot}.txt; do
  check "order of $list" "$(LC_ALL=C sort -u "$list")" "$(<"$list")"
done
finish
