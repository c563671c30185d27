// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/testing/model_builder.h"

#include "absl/status/statusor.h"
#include "gtest/gtest.h"

namespace onnx_mlir::testing {

using ::onnx::AttributeProto;
using ::onnx::TensorProto;

static AttributeProto makeAttribute(const std::string &name,
                                    AttributeProto::AttributeType type) {
  AttributeProto attribute;
  attribute.set_name(name);
  attribute.set_type(type);
  return attribute;
}

AttributeProto attribute(const std::string &name, int64_t value) {
  AttributeProto result = makeAttribute(name, AttributeProto::INT);
  result.set_i(value);
  return result;
}

AttributeProto attribute(const std::string &name, float value) {
  AttributeProto result = makeAttribute(name, AttributeProto::FLOAT);
  result.set_f(value);
  return result;
}

AttributeProto attribute(const std::string &name, const char *value) {
  AttributeProto result = makeAttribute(name, AttributeProto::STRING);
  result.set_s(value);
  return result;
}

AttributeProto attribute(const std::string &name, Dims values) {
  AttributeProto result = makeAttribute(name, AttributeProto::INTS);
  for (int64_t value : values)
    result.add_ints(value);
  return result;
}

ModelBuilder::ModelBuilder(int64_t opset) {
  model.set_ir_version(8);
  model.add_opset_import()->set_version(opset);
  model.mutable_graph()->set_name("g");
}

ModelBuilder &ModelBuilder::input(const std::string &name, Dims dims,
                                  TensorProto::DataType element) {
  ::onnx::ValueInfoProto *input = model.mutable_graph()->add_input();
  input->set_name(name);
  auto *type = input->mutable_type()->mutable_tensor_type();
  type->set_elem_type(element);
  type->mutable_shape();
  for (int64_t dim : dims)
    type->mutable_shape()->add_dim()->set_dim_value(dim);
  return *this;
}

static TensorProto *addInitializer(::onnx::ModelProto &model,
                                   const std::string &name, const Dims &dims,
                                   TensorProto::DataType element) {
  TensorProto *tensor = model.mutable_graph()->add_initializer();
  tensor->set_name(name);
  tensor->set_data_type(element);
  for (int64_t dim : dims)
    tensor->add_dims(dim);
  return tensor;
}

ModelBuilder &ModelBuilder::constant(const std::string &name, Dims dims,
                                     const std::vector<float> &elements) {
  TensorProto *tensor = addInitializer(model, name, dims, TensorProto::FLOAT);
  for (float element : elements)
    tensor->add_float_data(element);
  return *this;
}

ModelBuilder &ModelBuilder::constant(const std::string &name, Dims dims,
                                     const std::vector<int64_t> &elements) {
  TensorProto *tensor = addInitializer(model, name, dims, TensorProto::INT64);
  for (int64_t element : elements)
    tensor->add_int64_data(element);
  return *this;
}

ModelBuilder &
ModelBuilder::node(const std::string &op,
                   const std::vector<std::string> &inputs,
                   const std::vector<std::string> &outputs,
                   const std::vector<AttributeProto> &attributes) {
  ::onnx::GraphProto *graph = model.mutable_graph();
  std::string name = "n" + std::to_string(graph->node_size());
  ::onnx::NodeProto *node = graph->add_node();
  node->set_name(name);
  node->set_op_type(op);
  node->mutable_input()->Assign(inputs.begin(), inputs.end());
  node->mutable_output()->Assign(outputs.begin(), outputs.end());
  node->mutable_attribute()->Assign(attributes.begin(), attributes.end());
  return *this;
}

ModelBuilder &ModelBuilder::output(const std::string &name) {
  model.mutable_graph()->add_output()->set_name(name);
  return *this;
}

std::unique_ptr<Model> ModelBuilder::build() const {
  absl::StatusOr<std::unique_ptr<Model>> parsed =
      Model::parse(model.SerializeAsString(), "test.onnx", "");
  if (parsed.ok())
    return *std::move(parsed);
  ADD_FAILURE() << parsed.status().ToString();
  return nullptr;
}

} // namespace onnx_mlir::testing
