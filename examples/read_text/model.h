// SPDX-License-Identifier: Apache-2.0
//
// A compiled model, loaded at run time: how a program uses the C API of a
// library that it is not linked with.
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

/// A model library of one input and one output, both of f32.
///
/// Thread safety: run() may be called from many threads at once.
class Model {
public:
  /// Loads the library that onnx-mlir wrote to `path`.
  ///
  /// Errors: a file that is missing, is no library of this platform, or lacks
  /// a function of the C API. The message opens with the path.
  static absl::StatusOr<Model> load(const std::string &path);

  Model(Model &&);
  ~Model();

  /// Errors: what the model refuses (the input's shape, the CPU), more than one
  /// output or one that is not f32. The message opens with the path.
  /// Requires: as many elements as the shape says.
  absl::StatusOr<Tensor> run(const Tensor &input) const;

private:
  explicit Model(std::unique_ptr<const ModelApi> api);

  std::unique_ptr<const ModelApi> api;
};

} // namespace read_text

#endif // EXAMPLES_READ_TEXT_MODEL_H
