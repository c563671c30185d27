#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# trim_cache_test: trim_cache.py keeps what was read last.
source tests/setup/check.sh
cache=$TEST_TMPDIR/cache

# fill: four entries of 8 KiB, `a` the one that was used first.
fill() {
  rm -rf "$cache"
  mkdir -p "$cache/cas/00" "$cache/ac/00"
  local day=1
  for entry in cas/00/a cas/00/b ac/00/c cas/00/d; do
    head -c 8192 /dev/zero >"$cache/$entry"
    touch -d "2020-01-0$day" "$cache/$entry"
    day=$((day + 1))
  done
}

# entries: the names of what is left.
entries() {
  find "$cache" -type f ! -name trim.lock -printf '%f\n' | sort | paste -s -d ' '
}

fill
tools/ci/trim_cache.py --bytes=32768 "$cache" >/dev/null
check "a cache that is small enough" "a b c d" "$(entries)"

tools/ci/trim_cache.py --bytes=20000 "$cache" >/dev/null
check "the oldest are deleted" "c d" "$(entries)"

fill
touch -a "$cache/cas/00/a"
tools/ci/trim_cache.py --bytes=20000 "$cache" >/dev/null
check "what was written first and read last stays" "a d" "$(entries)"

fill
tools/ci/trim_cache.py --free=1 "$cache" >/dev/null
check "a disk with enough space" "a b c d" "$(entries)"

tools/ci/trim_cache.py --free=1000000000000000 "$cache" >/dev/null
check "a disk without enough space" "" "$(entries)"

fill
(
  flock -n 9 || exit 1
  tools/ci/trim_cache.py --bytes=0 "$cache" >"$TEST_TMPDIR/output"
) 9>"$cache/trim.lock"
check "status beside another one" 0 $?
check "output beside another one" "another process trims the cache" "$(<"$TEST_TMPDIR/output")"
check "nothing is deleted beside another one" "a b c d" "$(entries)"

tools/ci/trim_cache.py --bytes=0 "$cache" >/dev/null
check "nothing may stay" "" "$(entries)"
finish
