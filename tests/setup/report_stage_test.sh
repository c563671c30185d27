#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# report_stage_test: what report_stage.py makes of build events and profiles.
source tests/setup/check.sh
data=tests/setup/testdata
cp $data/stage.json "$TEST_TMPDIR/stage.json"
gzip -c $data/stage.profile >"$TEST_TMPDIR/stage.json.profile.gz"

# One test passed of two shards, one of them found: it was run.
check "a stage" "   30 s, 20 s on the reference machine
   actions: 1204 run, 33 found
   tests: 2 run, 1 found
   slowest actions:
      12.5 s  Compiling a/slow.cpp
       1.0 s  Linking a/test
   slowest tests:
      65.0 s  //a:sharded_test
       1.5 s  //a:run_test" \
  "$(tools/ci/report_stage.py --seconds=30 --scale=1.5 "$TEST_TMPDIR/stage.json")"

check "two invocations" "   actions: 2408 run, 66 found
   tests: 2 run, 1 found" \
  "$(tools/ci/report_stage.py $data/stage.json $data/stage.json | head -n 2)"

# Cut, as when Bazel is killed, or missing.
head -c 100 $data/stage.json >"$TEST_TMPDIR/cut.json"
head -c 30 "$TEST_TMPDIR/stage.json.profile.gz" >"$TEST_TMPDIR/cut.json.profile.gz"
check "what is cut or missing" "   actions: 0 run, 0 found
   tests: 0 run, 0 found" \
  "$(tools/ci/report_stage.py "$TEST_TMPDIR/cut.json" none.json)"
finish
