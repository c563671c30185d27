#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# count_results_test: tests count_results.py on build events.
source tests/setup/check.sh
data=tests/setup/testdata

# check_count STATUS OUTPUT ARGUMENT...
check_count() {
  local output
  output=$(tools/ci/count_results.py "${@:3}")
  check "status of ${*:3}" "$1" $?
  check "count of ${*:3}" "$2" "$output"
}

check_count 0 "1 passed, 0 failed" $data/passed.json
check_count 1 "FAILED TO BUILD: //a:bad
FAILED TO BUILD: //a:badlabel_test
FAILED: //a:fail_test
FAILED TO BUILD: //a:nobuild_test
TIMEOUT: //a:slow_test
4 passed, 5 failed" $data/mixed.json
check_count 1 "NO_TESTS_FOUND: $data/no_tests.json
0 passed, 1 failed" $data/no_tests.json
check_count 1 "BUILD_FAILURE: $data/broken_package.json
1 passed, 1 failed" $data/broken_package.json
check_count 1 "DID NOT FINISH: none.json
1 passed, 1 failed" $data/passed.json none.json
check_count 0 "2 passed, 0 failed" $data/passed.json $data/passed.json

# A green build that ran nothing.
grep -v -e targetCompleted -e testSummary $data/passed.json >"$TEST_TMPDIR/empty.json"
check_count 1 "NO_TESTS_FOUND: $TEST_TMPDIR/empty.json
0 passed, 1 failed" "$TEST_TMPDIR/empty.json"

# Cut in the middle of a line, as when Bazel is killed.
head -c 350 $data/passed.json >"$TEST_TMPDIR/cut.json"
check_count 1 "DID NOT FINISH: $TEST_TMPDIR/cut.json
1 passed, 1 failed" "$TEST_TMPDIR/cut.json"

# The log of a failure is shown, its end only.
seq 1000 >"$TEST_TMPDIR/test.log"
sed "s|/nowhere/testlogs/a/fail_test|$TEST_TMPDIR|" $data/mixed.json >"$TEST_TMPDIR/mixed.json"
output=$(tools/ci/count_results.py --logs "$TEST_TMPDIR/mixed.json")
check_match "start of the log" \
  "*FAILED: //a:fail_test
    (800 lines above, in $TEST_TMPDIR/test.log)
    801
*" "$output"
check_match "end of the log" "*
    1000
FAILED TO BUILD: //a:nobuild_test*" "$output"
check_match "a missing log" "*TIMEOUT: //a:slow_test
    no log: *" "$output"
finish
