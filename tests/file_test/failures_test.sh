#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# failures_test: checks that wrong file tests fail and report the reason, and
# that --update and --peer mend and replace what a golden test compares.
set -u
failures=0

# expect_failure NAME TEXT...: the test of testdata/bad/NAME.txt exits with 1
# and prints each TEXT.
expect_failure() {
  local name=$1 output status text
  shift
  output=$(TEST_TMPDIR=$TEST_TMPDIR/$name \
    "tests/file_test/testdata/bad/$name.txt.test.sh" 2>&1)
  status=$?
  if [ $status -ne 1 ]; then
    echo "$name: exit status $status, expected 1"
    failures=$((failures + 1))
  fi
  for text; do
    case $output in
      *"$text"*) ;;
      *)
        printf "%s: '%s' is not in the output:\n%s\n" "$name" "$text" "$output"
        failures=$((failures + 1))
        ;;
    esac
  done
}

expect_failure check 'RUN: at line 1' 'expected-but-absent' 'seen'
expect_failure false 'RUN: at line 1' 'Exit Code: 1'
expect_failure golden '-expected-but-absent' '+big-endian' '--update rewrites'
expect_failure golden_absent 'golden_absent.txt.golden' 'is absent'
expect_failure no_run_line "Test has no 'RUN:' line"
expect_failure not 'not byte_order' 'endian'
expect_failure pipe 'false | cat'
expect_failure second_line 'RUN: at line 2' 'printed-by-the-failing-line'
expect_failure unexpected_pass 'XPASS'
expect_failure unknown_tool "'no-such-tool': command not found"
expect_failure unterminated "unterminated 'RUN:' directive"

# expect_golden TEXT ARGUMENT...: the test of testdata/bad/golden.txt passes if run
# with --update, and writes TEXT to the golden file.
expect_golden() {
  local want=$1 folder=$TEST_TMPDIR/update output
  shift
  rm -rf "$folder"
  mkdir -p "$folder/tests/file_test/testdata/bad"
  output=$(TEST_TMPDIR=$folder/tmp BUILD_WORKSPACE_DIRECTORY=$folder \
    tests/file_test/testdata/bad/golden.txt.test.sh --update "$@" 2>&1) &&
    printf '%s\n' "$want" |
    cmp - "$folder/tests/file_test/testdata/bad/golden.txt.golden" ||
    {
      printf 'golden --update %s:\n%s\n' "$*" "$output"
      failures=$((failures + 1))
    }
}

peer=$TEST_TMPDIR/peer/byte_order
mkdir -p "${peer%/*}"
printf '#!/bin/sh\necho peer\n' >"$peer"
chmod +x "$peer"
expect_golden big-endian
expect_golden peer --peer "$peer"
exit $((failures > 0))
