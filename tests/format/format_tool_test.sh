#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# format_tool_test: tests what tools/format changes and reports in a checkout that
# the test creates.
set -u
format=$PWD/tools/format
checkout=$TEST_TMPDIR/checkout
spdx='SPDX-License-Identifier: Apache-2.0'
failures=0

fail() {
  echo "FAILED: $*"
  failures=$((failures + 1))
}

# write FILE LINE...: creates the file and its folder.
write() {
  local file=$1
  shift
  mkdir -p "$(dirname "$file")"
  printf '%s\n' "$@" >"$file"
}

# expect_clean, expect_report TEXT: run --check on the checkout and expect no
# report, or one that contains TEXT.
expect_clean() {
  local output
  output=$("$format" --check "$checkout" 2>&1) ||
    fail "refuses what is in order: $output"
}
expect_report() {
  local output
  output=$("$format" --check "$checkout" 2>&1) &&
    fail "accepts a checkout although: $1"
  case $output in
    *"$1"*) ;;
    *) fail "'$1' is not in the output: $output" ;;
  esac
}

git init --quiet "$checkout" && cd "$checkout" || exit 1
write a.cpp "// $spdx" 'int x;'
write a/BUILD.bazel "# $spdx" 'filegroup(name = "a")'
write a/testdata/as_is.cpp 'int   x ;'
write a/script '#!/bin/bash' "# $spdx"
write notes.txt 'not a source'
write .gitignore 'ignored.cpp'
write ignored.cpp 'int   x ;'
expect_clean

write a.cpp "// $spdx" 'int   x ;'
expect_report 'a.cpp:2:4: error: code should be clang-formatted'
git add a.cpp
expect_report 'a.cpp:2:4: error: code should be clang-formatted'
grep -q 'int   x ;' a.cpp || fail '--check changed a file'
"$format" "$checkout" || fail 'cannot format a.cpp'
grep -qx 'int x;' a.cpp || fail 'a.cpp is not formatted'
expect_clean

write a/BUILD.bazel "# $spdx" 'filegroup( name="a" )'
expect_report 'a/BUILD.bazel # reformat'
"$format" "$checkout" || fail 'cannot format a/BUILD.bazel'
grep -qx 'filegroup(name = "a")' a/BUILD.bazel || fail 'BUILD is not formatted'
expect_clean

write a/BUILD.bazel "# $spdx" 'filegroup('
expect_report 'syntax error'
write a/BUILD.bazel "# $spdx"

for file in b.py b/b.h b/script .ci/run; do
  write "$file" '#!/bin/bash'
  expect_report "error: $file: no line '$spdx' at its top"
  rm "$file"
done
expect_clean

write a/%t 'what a test wrote'
expect_report "error: a/%t: the name contains '%'"
git add a/%t
expect_report "error: a/%t: the name contains '%'"
git rm --quiet --force a/%t
expect_clean

rm -rf .git
expect_report "error: $PWD is not a git checkout"
exit $((failures > 0))
