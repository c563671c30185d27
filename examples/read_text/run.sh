#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# usage: examples/read_text/run.sh [PICTURE.png]
#
# Prepares the machine if necessary, builds the compiler, compiles the model and
# prints the line of text in the picture; by default, the sample.
set -euo pipefail
picture=examples/read_text/sample.png
[ $# -eq 0 ] || picture=$(realpath -- "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
./setup.sh
# Another Bazel or JDK may come first in the user's PATH.
export PATH=/usr/sbin:/usr/bin:/sbin:/bin
exec bazel run //examples/read_text -- "$picture"
