// SPDX-License-Identifier: Apache-2.0
//
// Compiles a model and runs it in this process. Requires a host that LLVM
// compiles native code for.
#ifndef TARGETS_ONNX_DIRECT_TESTING_RUN_MODEL_H
#define TARGETS_ONNX_DIRECT_TESTING_RUN_MODEL_H

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "targets/onnx/model.h"
#include "targets/onnx_direct/testing/model_builder.h"
#include "llvm/ADT/STLExtras.h"

namespace onnx_mlir::testing {

/// A tensor in the memory of the test.
struct HostTensor {
  int64_t dataType;
  Dims shape;
  std::vector<char> bytes;

  template <typename T> std::vector<T> get() const {
    std::vector<T> elements(bytes.size() / sizeof(T));
    llvm::copy(bytes, reinterpret_cast<char *>(elements.data()));
    return elements;
  }
};

/// Returns the bytes of an input's elements.
template <typename T>
std::vector<char> toBytes(const std::vector<T> &elements) {
  const char *start = reinterpret_cast<const char *>(elements.data());
  return std::vector<char>(start, start + elements.size() * sizeof(T));
}

/// Compiles `model`, checks that the module is valid, runs it through the table
/// that the model runtime reads, and returns the outputs. Scratch memory and
/// outputs are filled with NaN first.
absl::StatusOr<std::vector<HostTensor>>
runModel(const Model &model, const std::vector<std::vector<char>> &inputs);

/// Returns the only output of the model under construction, which must be f32.
std::vector<float> runFloats(const ModelBuilder &builder,
                             const std::vector<std::vector<float>> &inputs);

/// The shape and elements of the only output.
struct FloatTensor {
  Dims shape;
  std::vector<float> elements;
};
FloatTensor runFloatTensor(const ModelBuilder &builder,
                           const std::vector<std::vector<float>> &inputs);

/// Returns `count` numbers in [-1, 1] that depend only on the seed.
std::vector<float> randomFloats(size_t count, unsigned seed);

/// Expects `actual` to be within 1e-5 of the greatest magnitude in `expected`.
void expectNear(const std::vector<float> &actual,
                const std::vector<float> &expected);

} // namespace onnx_mlir::testing

#endif // TARGETS_ONNX_DIRECT_TESTING_RUN_MODEL_H
