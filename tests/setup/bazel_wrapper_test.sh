#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# bazel_wrapper_test: tools/bazel reports a missing dependency in one line, or
# passes all arguments to the real Bazel. Debian's packages are installed, since
# Bazel runs this test.
source tests/setup/check.sh
source tools/setup/machine.sh

export MLIR_CACHE=$TEST_TMPDIR/empty
output=$(BAZEL_REAL=/bin/false tools/bazel build //... 2>"$TEST_TMPDIR/stderr")
check "exit status" 1 $?
check "standard output" "" "$output"
errors=$(<"$TEST_TMPDIR/stderr")
check_one_line "the error" "$errors"
check_match "the error" \
  "error: $MLIR_CACHE/* is missing (sysroot of s390x): run ./setup.sh" "$errors"

export MLIR_CACHE=$TEST_TMPDIR/cache
while read -r file _; do
  if [[ -n $file && $file != /* ]]; then
    mkdir -p "$MLIR_CACHE/$(dirname "$file")"
    touch "$MLIR_CACHE/$file"
  fi
done <<<"$DEPENDENCIES"
cat >"$TEST_TMPDIR/real" <<'REAL'
#!/bin/bash
printf '<%s>' "$PWD" "$@"
exit 7
REAL
chmod +x "$TEST_TMPDIR/real"
wrapper=$PWD/tools/bazel
cd "$TEST_TMPDIR" || exit 1
# The wrapper may add an option before the arguments.
output=$(BAZEL_REAL=$TEST_TMPDIR/real "$wrapper" run --x='a b' //y -- '*' '' 2>&1 |
  sed 's|<--bazelrc=[^>]*/shm.bazelrc>||'; exit "${PIPESTATUS[0]}")
check "Bazel's exit status" 7 $?
check "Bazel's arguments" \
  "<$TEST_TMPDIR><run><--x=a b><//y><--><*><>" "$output"
finish
