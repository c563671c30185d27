#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# usage: tools/ci/find_orphans.sh
#
# Prints the components of the workspace that no list registers, and exits with 1 if
# there are some. BAZEL is the program to ask.
set -euo pipefail
bazel=${BAZEL:-bazel}
rooms='//core/... + //dialects/... + //passes/... + //conversions/... + //targets/...'
lists='//tools/mlir-opt:components + //tools/onnx-mlir-opt:components + //targets:translations'
# A component is at most as deep as in a list of a folder of a list.
orphans=$("$bazel" query --noshow_progress --ui_event_filters=-info \
  "kind('mlir_component rule', $rooms) except deps($lists, 6)")
if [[ -n $orphans ]]; then
  printf 'These components are in no list (core/registration/README.md):\n%s\n' \
    "$orphans"
  exit 1
fi
