# SPDX-License-Identifier: Apache-2.0
# Shared functions of the tests in this folder.
set -uo pipefail
failures=0

# check WHAT EXPECTED ACTUAL
check() {
  [[ $2 == "$3" ]] && return
  printf 'FAILED: %s\n  expected: %s\n  actual:   %s\n' "$@"
  failures=$((failures + 1))
}

# check_match WHAT PATTERN ACTUAL: PATTERN is a shell pattern.
check_match() {
  # shellcheck disable=SC2053
  [[ $3 == $2 ]] && return
  check "$@"
}

# check_one_line WHAT TEXT
check_one_line() {
  check "lines of $1" 1 "$(wc -l <<<"$2")"
}

# Ends the test.
finish() {
  ((failures == 0)) || exit 1
  echo "all checks passed"
}
