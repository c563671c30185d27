#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# machine_test: each missing dependency and each unsupported host is reported.
source tests/setup/check.sh
source tools/setup/machine.sh

# Create a root and a cache with an empty file for each dependency.
root=$TEST_TMPDIR/root
export MLIR_CACHE=$TEST_TMPDIR/cache
count=0
while read -r file what; do
  [[ -n $file ]] || continue
  count=$((count + 1))
  [[ $file == /* ]] && file=$root$file || file=$MLIR_CACHE/$file
  mkdir -p "$(dirname "$file")"
  touch "$file"
done <<<"$DEPENDENCIES"
((count > 30)) || check "size of the table" "more than 30" "$count"
missing_dependency "$root" && check "a complete machine" "" "$REASON"

while read -r file what; do
  [[ -n $file ]] || continue
  [[ $file == /* ]] && file=$root$file || file=$MLIR_CACHE/$file
  mv "$file" "$file.away"
  REASON=
  missing_dependency "$root"
  check "without $file" "$file is missing ($what)" "$REASON"
  mv "$file.away" "$file"
done <<<"$DEPENDENCIES"

# check_host ID VERSION MACHINE EXPECTED
check_host() {
  printf 'PRETTY_NAME="x"\nVERSION_ID="%s"\nID=%s\n' "$2" "$1" >"$TEST_TMPDIR/os"
  REASON=supported
  unsupported_host "$TEST_TMPDIR/os" "$3"
  check "host $1 $2 $3" "$4" "$REASON"
}
only="only Debian 12 on x86_64 is supported"
check_host debian 12 x86_64 supported
check_host debian 13 x86_64 "the host is debian 13 on x86_64, $only"
check_host ubuntu 24.04 x86_64 "the host is ubuntu 24.04 on x86_64, $only"
check_host debian 12 aarch64 "the host is debian 12 on aarch64, $only"
unsupported_host "$TEST_TMPDIR/none" x86_64
check "no os-release" "the host is unknown ? on x86_64, $only" "$REASON"

check "the cache" "$TEST_TMPDIR/cache" "$(cache_dir)"
check "a relative cache" "$PWD/c" "$(MLIR_CACHE=c/ cache_dir)"
check "the default cache" /var/cache/mlir "$(MLIR_CACHE='' cache_dir)"
finish
