#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# steps_test: a step runs once, and again if its inputs change, its output is
# missing, it failed or it was interrupted. A failure prints one line.
source tests/setup/check.sh
export MLIR_CACHE=$TEST_TMPDIR/cache

# A step whose inputs and actions come from the environment.
cat >"$TEST_TMPDIR/toy.sh" <<'TOY'
set -Eeuo pipefail
source tools/setup/machine.sh
source tools/setup/steps.sh
toy_title() { say "toy"; }
toy_inputs() { say "$INPUTS"; }
toy_output() { say "$cache/toy"; }
toy_make() {
  mkdir -p "$cache/toy.part"
  attempt "the toy" ${ACTION:-true}
  say "$INPUTS" >"$cache/toy.part/contents"
  replace "$cache/toy"
}
out_of_space() {
  echo "write: No space left on device"
  echo "giving up"
  return 3
}
run_steps toy
TOY

# toy INPUTS [ACTION]: runs it; sets $output, $errors and $status.
toy() {
  output=$(INPUTS=$1 ACTION=${2-} bash "$TEST_TMPDIR/toy.sh" 2>"$TEST_TMPDIR/stderr")
  status=$?
  errors=$(<"$TEST_TMPDIR/stderr")
}
made='\[1/1] toy*done in * s'
idle='[1/1] toy: nothing to do'

toy one
check_match "first run" "$made" "$output"
check "first status" 0 $status
toy one
check "second run" "$idle" "$output"
toy two
check_match "run with other inputs" "$made" "$output"
check "its output" two "$(<"$MLIR_CACHE/toy/contents")"
rm -r "$MLIR_CACHE/toy"
toy two
check_match "run without its output" "$made" "$output"

toy three out_of_space
check "status of a failure" 1 $status
check "the error" "error: the toy cannot be had: No space left on device (log: $MLIR_CACHE/logs/toy.log)" "$errors"
check "the output of before" two "$(<"$MLIR_CACHE/toy/contents")"
toy two
check_match "run after a failure" "$made" "$output"

# An interrupted step leaves no partial result.
rm -r "$MLIR_CACHE/toy"
INPUTS=two ACTION="eval touch $TEST_TMPDIR/started; exec sleep 60" \
  setsid bash "$TEST_TMPDIR/toy.sh" >"$TEST_TMPDIR/cut" 2>&1 &
until [[ -e $TEST_TMPDIR/started ]]; do sleep 0.05; done
kill -KILL -- -$!
wait $! 2>/dev/null
[[ -e $MLIR_CACHE/toy ]] && check "output of a cut run" "none" "one"
toy two
check_match "run after a cut" "$made" "$output"
toy two
check "run after that" "$idle" "$output"

# Tests reason, which explains a log.
check_reason() {
  printf '%s\n' "${@:2}" >"$TEST_TMPDIR/log"
  check "reason" "$1" "$(set -o pipefail &&
    source tools/setup/machine.sh && source tools/setup/steps.sh &&
    reason "$TEST_TMPDIR/log")"
}
check_reason "Unable to locate package x" \
  "Reading package lists..." "E: Unable to locate package x"
check_reason "Temporary failure resolving 'mirror.example'" \
  "W: Failed to fetch y  Temporary failure resolving 'mirror.example'" \
  "E: Unable to locate package x"
check_reason "Temporary failure in name resolution (for x==1)" \
  "broken by 'E([Errno -3] Temporary failure in name resolution')': /x/" \
  "ERROR: No matching distribution found for x==1"
check_reason \
  "THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE (for x==1)" \
  "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE. If" \
  "    x==1 from a mirror:" "        Expected sha256 0"
check_reason "the last words" "the first words" "the last words" ""
finish
