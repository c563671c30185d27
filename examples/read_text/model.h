// SPDX-License-Identifier: Apache-2.0
//
// Loads a compiled model at run time and calls the C API of a library that the
// program is not linked with.
#ifndef EXAMPLES_READ_TEXT_MODEL_H
#define EXAMPLES_READ_TEXT_MODEL_H

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"

namespace read_text {

/// Contiguous elements in row-major order.
struct Tensor {
  std::vector<int64_t> shape;
  std::vector<float> elements;
};

struct ModelApi;

/// A model library with one input and one output, both f32.
///
/// Thread safety: run() may be called from several threads at once.
class Model {
public:
  /// Loads the library at `path`, which onnx-mlir wrote.
  ///
  /// Errors: the file is missing, is not a library for this platform, or lacks
  /// a function of the C API. The message starts with the path.
  static absl::StatusOr<Model> load(const std::string &path);

  Model(Model &&);
  ~Model();

  /// Runs the model.
  /// Errors: the model rejects the input's shape or the CPU, or it does not
  /// return one f32 output. The message starts with the path.
  /// Requires: the number of elements matches the shape.
  absl::StatusOr<Tensor> run(const Tensor &input) const;

private:
  explicit Model(std::unique_ptr<const ModelApi> api);

  std::unique_ptr<const ModelApi> api;
};

} // namespace read_text

#endif // EXAMPLES_READ_TEXT_MODEL_H
