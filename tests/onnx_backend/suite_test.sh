#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# suite_test.sh COMPILE_SUITE RUN_SUITE SUITE TRIPLE SIZES LIST...: compiles the models of
# a suite for a platform and runs them there.
set -eu
compile=$1 run=$2 suite=$3 triple=$4 sizes=$5
shift 5
folder=$(mktemp -d -p "$TEST_TMPDIR")
"$compile" "$suite" "$triple" "$sizes" "$folder"
targets/platforms/emulate "$run" "$suite" "$folder" "$@"
