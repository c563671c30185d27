// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/sample_models.h"

#include "targets/onnx/tensor_type.h"

namespace onnx_mlir {

using ::onnx::AttributeProto;
using ::onnx::ModelProto;
using ::onnx::NodeProto;
using ::onnx::TensorProto;

ModelProto makeEmptyModel() {
  ModelProto model;
  model.set_ir_version(8);
  model.add_opset_import()->set_version(17);
  model.mutable_graph()->set_name("g");
  return model;
}

TensorProto makeTensor(TensorProto::DataType type,
                       llvm::ArrayRef<int64_t> shape) {
  TensorProto tensor;
  tensor.set_name("w");
  tensor.set_data_type(type);
  for (int64_t size : shape)
    tensor.add_dims(size);
  return tensor;
}

/// Stores `count` entries in the typed field of `type`.
static void fillTypedField(TensorProto &tensor, const ElementType &type,
                           int count) {
  for (int i = 0; i < count; ++i)
    switch (type.field) {
    case TypedField::Float:
      tensor.add_float_data(static_cast<float>(i));
      break;
    case TypedField::Double:
      tensor.add_double_data(i);
      break;
    case TypedField::Int32:
      tensor.add_int32_data(i % 2);
      break;
    case TypedField::Int64:
      tensor.add_int64_data(i);
      break;
    case TypedField::Uint64:
      tensor.add_uint64_data(i);
      break;
    case TypedField::String:
      tensor.add_string_data("s");
      break;
    }
}

/// Returns the number of entries of four elements of `type` in its field.
static int getNumTypedEntries(const ElementType &type) {
  switch (type.type) {
  case TensorProto::COMPLEX64:
  case TensorProto::COMPLEX128:
    return 8;
  case TensorProto::UINT4:
  case TensorProto::INT4:
  case TensorProto::FLOAT4E2M1:
    return 2;
  case TensorProto::UINT2:
  case TensorProto::INT2:
    return 1;
  default:
    return 4;
  }
}

static void addNode(ModelProto &model) {
  NodeProto &node = *model.mutable_graph()->add_node();
  node.set_name("if");
  node.set_op_type("If");
  node.add_output("y");
  AttributeProto &branch = *node.add_attribute();
  branch.set_name("then_branch");
  branch.set_type(AttributeProto::GRAPH);
  NodeProto &constant = *branch.mutable_g()->add_node();
  constant.set_op_type("Constant");
  constant.add_output("c");
  AttributeProto &value = *constant.add_attribute();
  value.set_name("value");
  value.set_type(AttributeProto::TENSOR);
  *value.mutable_t() = makeTensor(TensorProto::INT64, {1});
  value.mutable_t()->add_int64_data(7);
}

ModelProto makeRichModel() {
  ModelProto model = makeEmptyModel();
  for (int code = 1; const ElementType *type = findElementType(code); ++code) {
    if (type->field == TypedField::String)
      continue;
    TensorProto typed = makeTensor(type->type, {2, 2});
    typed.set_name("typed" + std::to_string(code));
    int64_t bytes = *getRawSize(*type, 4);
    fillTypedField(typed, *type, getNumTypedEntries(*type));
    *model.mutable_graph()->add_initializer() = typed;
    TensorProto raw = makeTensor(type->type, {2, 2});
    raw.set_name("raw" + std::to_string(code));
    raw.set_raw_data(std::string(bytes, '\1'));
    *model.mutable_graph()->add_initializer() = raw;
  }
  addNode(model);
  return model;
}

void setExternal(TensorProto &tensor, llvm::StringRef key,
                 llvm::StringRef value) {
  tensor.set_data_location(TensorProto::EXTERNAL);
  ::onnx::StringStringEntryProto &entry = *tensor.add_external_data();
  entry.set_key(key.str());
  entry.set_value(value.str());
}

} // namespace onnx_mlir
