#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# versions_test: the files with versions depend on the installed packages only, and are
# rewritten only if they change.
source tests/setup/check.sh
source tools/setup/machine.sh

# write FOLDER: writes the files of a cache below FOLDER.
write() {
  output=$(MLIR_CACHE=$1 bash -c 'set -Eeuo pipefail
    source tools/setup/machine.sh
    source tools/setup/steps.sh
    source tools/setup/versions.sh
    write_versions' 2>&1)
  status=$?
}

# make_cache FOLDER: two sysroots and a Python environment.
make_cache() {
  local cpu
  for cpu in s390x ppc64le; do
    mkdir -p "$1/sysroots/$cpu/usr/lib"
    echo "libc of $cpu" >"$1/sysroots/$cpu/usr/lib/libc.a"
  done
  mkdir -p "$1/venv/lib/python3.11/site-packages/onnx-1.0.dist-info"
}

make_cache "$TEST_TMPDIR/one"
make_cache "$TEST_TMPDIR/other/place"
write "$TEST_TMPDIR/one"
check "status" 0 $status
check "output" "" "$output"
write "$TEST_TMPDIR/other/place"
check "differences between two caches" "" \
  "$(diff -r "$TEST_TMPDIR/one/versions" "$TEST_TMPDIR/other/place/versions")"
check "paths of the machine" "" "$(grep -r " /" "$TEST_TMPDIR/one/versions")"
check_match "the compiler" "*clang-19 *19.1.*" "$(<"$TEST_TMPDIR/one/versions/clang")"
check_match "the Python packages" "*onnx-1.0.dist-info*" "$(<"$TEST_TMPDIR/one/versions/python")"
check "the peers, which are not there" "" "$(<"$TEST_TMPDIR/one/versions/peer")"

# Each file is one that the table of dependencies has.
check "files" "$(sed -n 's|^versions/\([^ ]*\) .*|\1|p' <<<"$DEPENDENCIES")" \
  "$(LC_ALL=C ls "$TEST_TMPDIR/one/versions")"

touch -d 2001-01-01 "$TEST_TMPDIR"/one/versions/*
echo "another libc" >"$TEST_TMPDIR/one/sysroots/s390x/usr/lib/libc.a"
write "$TEST_TMPDIR/one"
check "files that were rewritten" "$TEST_TMPDIR/one/versions/s390x" \
  "$(find "$TEST_TMPDIR/one/versions" -type f -newermt 2002-01-01)"

rm -r "$TEST_TMPDIR/one/sysroots/s390x"
write "$TEST_TMPDIR/one"
check "status without a sysroot" 1 $status
check "the error" "error: no version of s390x is found" "$output"
finish
