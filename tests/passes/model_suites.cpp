// SPDX-License-Identifier: Apache-2.0
#include "tests/passes/all_model_passes.h"
#include "tests/passes/random_suites.h"

namespace mlir {

static const char *const dialects[] = {"onnx"};

static const PassException mayFail[] = {
    {"convert-krnl-to-affine", "it fails on operations that it cannot convert"},
    {"convert-krnl-to-llvm", "it fails on operations that it cannot convert"},
    {"convert-onnx-to-krnl", "it fails on operations that it cannot convert"},
    {"decompose-onnx-custom",
     "it fails on shapes that contradict each other, and on operands, results "
     "and attributes that a rule does not know"},
    {"decompose-onnx", "it fails on shapes that contradict each other"},
    {"onnx-fuse", "it fails on shapes that contradict each other"},
    {"onnx-layout", "it fails on shapes that contradict each other"},
    {"onnx-lower-to-loop",
     "it fails on shapes that contradict each other, on regions without "
     "'onnx.Yield', and on activations that do not exist"},
    {"onnx-place", "it fails on values without a rank, and on shapes that "
                   "contradict each other"},
    {"shape-inference", "it fails on shapes that contradict each other"},
};

RandomSuites getRandomSuites() {
  return {registerAllModelPasses, dialects, mayFail};
}

} // namespace mlir
