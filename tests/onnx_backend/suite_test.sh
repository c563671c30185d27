#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# suite_test.sh COMPILE_SUITE RUN_SUITE SUITE TRIPLE WAY PASSING: compiles the models of
# a suite for a platform and runs them there.
set -eu
folder=$(mktemp -d -p "$TEST_TMPDIR")
"$1" "$3" "$4" "$5" "$folder"
targets/platforms/emulate "$2" "$3" "$folder" "$6"
