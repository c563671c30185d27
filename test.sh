#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# usage: ./test.sh
#
# Sets the machine up if it is not, and builds everything and runs all tests on
# x86-64. Those tagged "cross" also run on s390x and ppc64le under the emulator, those
# tagged "byte_order" on s390x, those of the project's own code also under
# sanitizers, those tagged "threads" under that of data races, and those of the
# downstream workspace. The last line is
# `N passed, N failed`; exits with 1 unless everything was built and passed.
#
# Sources are joined and begin with precompiled headers: to see that they include
# what they use, there is tests/includes. The slow and final word is
# `bazel build --//targets/platforms:unity_sources=false //...`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
export PATH=/usr/sbin:/usr/bin:/sbin:/bin
export USER=${USER:-$(id -un)} HOME=${HOME:-$(getent passwd "$EUID" | cut -d : -f 6)}

count=$PWD/tools/ci/count_results.py
# Actions and tests that another checkout has run already are found here.
cache=${MLIR_CACHE:-/var/cache/mlir}/bazel
results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT

# stage NAME DIRECTORY ARGUMENT...: all tests of the workspace in DIRECTORY.
stage() {
  local name=$1 directory=$2 start=$SECONDS
  shift 2
  local flags=(
    --keep_going --ui_event_filters=-info --show_result=0 --test_summary=none
    --build_event_json_file="$results/$name"
  )
  [[ -t 2 ]] || flags+=(--noshow_progress)
  if mkdir -p "$cache" 2>/dev/null && [[ -w $cache ]]; then
    flags+=(--disk_cache="$cache")
  fi
  printf '== %s\n' "$name"
  (cd "$directory" && bazel test "${flags[@]}" "$@") </dev/null || true
  (cd "$results" && "$count" --logs "$name") || true
  printf '   in %d s\n' $((SECONDS - start))
}

if ! ./setup.sh; then
  printf '0 passed, 1 failed\n'
  exit 1
fi
tests=(--config=pch --build_tests_only)
# The tests that are only run by name, as they read the checkout itself.
by_name=(//tests/format:format_test //tests/includes:includes_test)
stage x86_64 . --config=pch //... "${by_name[@]}"
stage s390x . "${tests[@]}" --config=s390x --test_tag_filters=cross,byte_order //...
stage ppc64le . "${tests[@]}" --config=ppc64le --test_tag_filters=cross //...
stage sanitizers . "${tests[@]}" --config=asan_ubsan \
  //core/... //ods/... //drr/... //dialects/... //passes/... \
  //conversions/... //targets/... //tools/... \
  //tests/load_td/... //tests/passes/... //tests/random/... //tests/rules/...
stage threads . "${tests[@]}" --config=tsan --test_tag_filters=threads //...
stage downstream examples/downstream --config=pch //...
(cd examples/downstream && bazel shutdown) || true

printf '== all\n'
cd "$results"
"$count" x86_64 s390x ppc64le sanitizers threads downstream
