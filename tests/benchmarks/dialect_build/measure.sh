#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# usage: tests/benchmarks/dialect_build/measure.sh [--all] [BAZEL_OPTION...]
#
# Rebuilds the dialects after their dependencies and prints the time that it
# took.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."

readonly AT_MOST=300

# The libraries with the names of their folders, except the test dialect.
dialects='filter("^//dialects/(\w+):\1$", kind("cc_library rule", //dialects/...)) - //dialects/test'
if [[ ${1-} == --all ]]; then
  shift
  dialects='kind("cc_library rule", //dialects/...)'
fi

output=$(mktemp -d)
# Bazel makes its output files read-only.
trap 'bazel --output_base="$output" shutdown; chmod -R u+w "$output"; rm -rf "$output"' EXIT

in_output() {
  local command=$1
  shift
  bazel --output_base="$output" "$command" --config=opt "$@" \
    --ui_event_filters=-info --noshow_progress --show_result=0
}

# cquery prints a label and a configuration per line.
labels() {
  in_output cquery "$@" --output=label | cut -d ' ' -f 1 | sort -u
}

mapfile -t targets < <(bazel --output_base="$output" query "$dialects" 2>/dev/null)
mapfile -t dependencies < <(
  labels "kind('cc_library rule', deps(set(${targets[*]}))) - //dialects/..." "$@" |
    grep '^//'
)
in_output build --disk_cache= "${dependencies[@]}" "$@"

start=$SECONDS
in_output build --disk_cache= "${targets[@]}" "$@"
seconds=$((SECONDS - start))
printf '%d libraries in %d s on %d processors, at most %d s on 2\n' \
  "${#targets[@]}" "$seconds" "$(nproc)" "$AT_MOST"
((seconds <= AT_MOST))
