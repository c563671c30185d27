#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# stages_test: test.sh's arguments, its table of stages, and lists of targets.
source tests/setup/check.sh
# shellcheck source=/dev/null
source tools/ci/stages.sh

for stage in "${STAGES[@]}" "${MORE_STAGES[@]}"; do
  runs=$(runs_of "$stage")
  check "status of runs_of $stage" 0 $?
  while IFS='|' read -r folder targets options; do
    check "folder of $stage" '' "${folder//[a-z.\/]/}"
    check_match "options of $stage" '--*' "$options"
    if [[ $targets == *.txt ]]; then
      check_match "first pattern of $targets" '//*' "$(targets_in "$targets" | head -n 1)"
      check "patterns that do not begin as such in $targets" '' \
        "$(targets_in "$targets" | grep -v -E '^-?//[^ ]+$')"
      check "patterns that occur twice in $targets" '' "$(targets_in "$targets" | sort | uniq -d)"
    fi
  done <<<"$runs"
done

printf '# A comment.\n//a/...\n\n-//a/b:c  # Why.\n' >"$TEST_TMPDIR/list.txt"
check "a list" $'//a/...\n-//a/b:c' "$(targets_in "$TEST_TMPDIR/list.txt")"
check "patterns" $'//a\n//b' "$(targets_in '//a //b')"

runs_of nothing
check "an unknown stage" 1 $?

output=$(./test.sh --stage=nothing 2>&1)
check "status of an unknown stage" 1 $?
check_one_line "an unknown stage" "$output"
output=$(./test.sh nothing 2>&1)
check "status of an unknown argument" 1 $?
check_one_line "an unknown argument" "$output"
check_match "help" 'usage: ./test.sh*' "$(./test.sh --help)"
finish
