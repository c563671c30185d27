#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# usage: ./test.sh [--stage=NAME]... [--all]
#
# Sets the machine up if it is not, and builds and tests in stages:
#   x86_64      tools, models, generated code and everything that is built
#   ppc64le     what ppc64le can change, under the emulator
#   s390x       what s390x can change, under the emulator
#   sanitizers  each component, under those of memory and of undefined behavior
#   threads     tests tagged "threads", under that of data races
#   downstream  the workspace in examples/downstream
# --stage runs one. --all adds what no change needs: the extended tests, everything
# on every platform and under every sanitizer, every source alone.
# tests/stages/README.md says which tests run where and why; tools/ci has the stages.
#
# Actions and tests that were run before are found in $MLIR_CACHE/bazel, which is
# trimmed in the end. The last line is `N passed, N failed`; exits with 1 unless
# everything was built and passed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
export PATH=/usr/sbin:/usr/bin:/sbin:/bin
export USER=${USER:-$(id -un)} HOME=${HOME:-$(getent passwd "$EUID" | cut -d : -f 6)}

CI=$PWD/tools/ci
# shellcheck source=tools/ci/stages.sh
source "$CI/stages.sh"

stages=()
for argument in "$@"; do
  case $argument in
    --all) stages=("${STAGES[@]}" "${MORE_STAGES[@]}") ;;
    --stage=*)
      if ! runs_of "${argument#--stage=}" >/dev/null; then
        echo "error: no stage '${argument#--stage=}': ${STAGES[*]} ${MORE_STAGES[*]}" >&2
        exit 1
      fi
      stages+=("${argument#--stage=}")
      ;;
    -h | --help)
      sed -n '3,/^set/s/^# \{0,1\}//p' test.sh
      exit
      ;;
    *)
      echo "error: unknown argument '$argument', usage: ./test.sh [--stage=NAME]... [--all]" >&2
      exit 1
      ;;
  esac
done
((${#stages[@]} > 0)) || stages=("${STAGES[@]}")

setup=()
[[ " ${stages[*]} " != *' extended '* ]] || setup=(--extended)
if ! ./setup.sh "${setup[@]}"; then
  printf '0 passed, 1 failed\n'
  exit 1
fi

# Every component is in a list, so that the stages reach it.
if ! "$CI/find_orphans.sh"; then
  printf '0 passed, 1 failed\n'
  exit 1
fi

results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT
DISK_CACHE=${MLIR_CACHE:-/var/cache/mlir}/bazel
mkdir -p "$DISK_CACHE" 2>/dev/null && [[ -w $DISK_CACHE ]] || DISK_CACHE=
# All stages write about 30 GB. Old entries of the cache make room for them.
[[ -z $DISK_CACHE ]] || "$CI/trim_cache.py" --free=30000000000 "$DISK_CACHE" || true

scale=$(scale_of_machine)
printf 'This machine takes %s times as long as the reference machine.\n' "$scale"
RESULT_FILES=()
for stage in "${stages[@]}"; do
  run_stage "$stage" "$results" "$scale"
done
# A file that is missing counts as a failure.
if [[ " ${stages[*]} " == *' x86_64 '* ]]; then
  "$CI/find_orphans.sh" </dev/null || RESULT_FILES+=(find_orphans)
fi
[[ -z $DISK_CACHE ]] || "$CI/trim_cache.py" "$DISK_CACHE" || true

printf '== all\n   %d s, %.0f s on the reference machine\n' $SECONDS \
  "$(awk -v s=$SECONDS -v x="$scale" 'BEGIN { print s / x }')"
cd "$results"
"$CI/count_results.py" "${RESULT_FILES[@]}"
