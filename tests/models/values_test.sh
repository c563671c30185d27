#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# values_test.sh ONNX-MLIR-RUN MODEL.so INPUT.pb OUTPUT.pb: compares the model's
# output with ONNX Runtime's, within 1e-3 of the largest magnitude.
set -eu
exec targets/platforms/emulate "$1" "$2" --input "$3" --compare "$4" \
  --rtol-max 1e-3
