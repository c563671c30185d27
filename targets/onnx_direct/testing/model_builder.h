// SPDX-License-Identifier: Apache-2.0
//
// Builds small models for tests.
#ifndef TARGETS_ONNX_DIRECT_TESTING_MODEL_BUILDER_H
#define TARGETS_ONNX_DIRECT_TESTING_MODEL_BUILDER_H

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "onnx/onnx_pb.h"
#include "targets/onnx/model.h"

namespace onnx_mlir::testing {

using Dims = std::vector<int64_t>;

::onnx::AttributeProto attribute(const std::string &name, int64_t value);
::onnx::AttributeProto attribute(const std::string &name, float value);
::onnx::AttributeProto attribute(const std::string &name, const char *value);
::onnx::AttributeProto attribute(const std::string &name, Dims values);

/// A model under construction. Inputs, initializers and nodes appear in the
/// order of their insertion.
class ModelBuilder {
public:
  explicit ModelBuilder(int64_t opset = 17);

  /// Adds an input. A dimension of 0 or -1 is dynamic.
  ModelBuilder &
  input(const std::string &name, Dims dims,
        ::onnx::TensorProto::DataType element = ::onnx::TensorProto::FLOAT);
  ModelBuilder &constant(const std::string &name, Dims dims,
                         const std::vector<float> &elements);
  ModelBuilder &constant(const std::string &name, Dims dims,
                         const std::vector<int64_t> &elements);
  /// Adds node `n0`, `n1`, … An empty name is an omitted input.
  ModelBuilder &
  node(const std::string &op, const std::vector<std::string> &inputs,
       const std::vector<std::string> &outputs,
       const std::vector<::onnx::AttributeProto> &attributes = {});
  ModelBuilder &output(const std::string &name);

  ::onnx::ModelProto &proto() { return model; }
  /// Returns the model, named `test.onnx`.
  std::unique_ptr<Model> build() const;

private:
  ::onnx::ModelProto model;
};

} // namespace onnx_mlir::testing

#endif // TARGETS_ONNX_DIRECT_TESTING_MODEL_BUILDER_H
