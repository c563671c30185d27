// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/import/types.h"

#include "absl/status/status.h"
#include "core/ir/builtin/builtin_types.h"
#include "dialects/onnx/types.h"
#include "targets/onnx/status.h"
#include "targets/onnx/tensor_type.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

namespace onnx_mlir {

using mlir::MLIRContext;
using mlir::Type;
using ::onnx::TensorProto;
using ::onnx::TypeProto;

Type importElementType(MLIRContext *context, int32_t dataType) {
  auto integer = [&](unsigned width, bool isUnsigned = false) {
    return mlir::IntegerType::get(context, width,
                                  isUnsigned ? mlir::IntegerType::Unsigned
                                             : mlir::IntegerType::Signless);
  };
  switch (dataType) {
  case TensorProto::FLOAT:
    return mlir::Float32Type::get(context);
  case TensorProto::DOUBLE:
    return mlir::Float64Type::get(context);
  case TensorProto::FLOAT16:
    return mlir::Float16Type::get(context);
  case TensorProto::BFLOAT16:
    return mlir::BFloat16Type::get(context);
  case TensorProto::FLOAT8E4M3FN:
    return mlir::Float8E4M3FNType::get(context);
  case TensorProto::FLOAT8E4M3FNUZ:
    return mlir::Float8E4M3FNUZType::get(context);
  case TensorProto::FLOAT8E5M2:
    return mlir::Float8E5M2Type::get(context);
  case TensorProto::FLOAT8E5M2FNUZ:
    return mlir::Float8E5M2FNUZType::get(context);
  case TensorProto::FLOAT8E8M0:
    return mlir::Float8E8M0FNUType::get(context);
  case TensorProto::FLOAT6E2M3:
    return mlir::Float6E2M3FNType::get(context);
  case TensorProto::FLOAT6E3M2:
    return mlir::Float6E3M2FNType::get(context);
  case TensorProto::FLOAT4E2M1:
    return mlir::Float4E2M1FNType::get(context);
  case TensorProto::BOOL:
    return integer(1);
  case TensorProto::INT8:
    return integer(8);
  case TensorProto::INT16:
    return integer(16);
  case TensorProto::INT32:
    return integer(32);
  case TensorProto::INT64:
    return integer(64);
  case TensorProto::INT4:
    return integer(4);
  case TensorProto::INT2:
    return integer(2);
  case TensorProto::UINT8:
    return integer(8, true);
  case TensorProto::UINT16:
    return integer(16, true);
  case TensorProto::UINT32:
    return integer(32, true);
  case TensorProto::UINT64:
    return integer(64, true);
  case TensorProto::UINT4:
    return integer(4, true);
  case TensorProto::UINT2:
    return integer(2, true);
  case TensorProto::COMPLEX64:
    return mlir::ComplexType::get(mlir::Float32Type::get(context));
  case TensorProto::COMPLEX128:
    return mlir::ComplexType::get(mlir::Float64Type::get(context));
  case TensorProto::STRING:
    return mlir::onnx::StringType::get(context);
  default:
    return nullptr;
  }
}

Type importElementType(MLIRContext *context, llvm::StringRef name) {
  TensorProto::DataType type;
  if (!TensorProto::DataType_Parse(name.upper(), &type))
    return nullptr;
  return importElementType(context, type);
}

static absl::StatusOr<Type> getElement(MLIRContext *context, int32_t dataType) {
  if (Type type = importElementType(context, dataType))
    return type;
  return invalidArgument("has " + getElementTypeName(dataType));
}

static absl::StatusOr<Type> importTensorType(MLIRContext *context,
                                             const TypeProto::Tensor &tensor) {
  absl::StatusOr<Type> element = getElement(context, tensor.elem_type());
  if (!element.ok())
    return element;
  if (!tensor.has_shape())
    return mlir::UnrankedTensorType::get(*element);
  llvm::SmallVector<int64_t> shape;
  for (const auto &dim : tensor.shape().dim()) {
    // Some exporters write -1 for a dimension that is not known.
    const bool isKnown = dim.has_dim_value() && dim.dim_value() != -1;
    if (isKnown && dim.dim_value() < 0)
      return invalidArgument("has a dimension of " +
                             llvm::Twine(dim.dim_value()));
    shape.push_back(isKnown ? dim.dim_value() : mlir::ShapedType::kDynamic);
  }
  return mlir::RankedTensorType::get(shape, *element);
}

/// The nesting of types in a file is limited.
static constexpr int maxDepth = 32;

static absl::StatusOr<Type> importNested(MLIRContext *context,
                                         const TypeProto &type, int depth) {
  if (depth > maxDepth)
    return invalidArgument("has a type that is nested too deeply");
  switch (type.value_case()) {
  case TypeProto::kTensorType:
    return importTensorType(context, type.tensor_type());
  case TypeProto::kSequenceType: {
    absl::StatusOr<Type> element =
        importNested(context, type.sequence_type().elem_type(), depth + 1);
    if (!element.ok())
      return element;
    return mlir::onnx::SeqType::get(context, *element);
  }
  case TypeProto::kOptionalType: {
    absl::StatusOr<Type> element =
        importNested(context, type.optional_type().elem_type(), depth + 1);
    if (!element.ok())
      return element;
    return mlir::onnx::OptType::get(context, *element);
  }
  case TypeProto::kMapType: {
    absl::StatusOr<Type> key = getElement(context, type.map_type().key_type());
    if (!key.ok())
      return key;
    absl::StatusOr<Type> value =
        importNested(context, type.map_type().value_type(), depth + 1);
    if (!value.ok())
      return value;
    // The values of a map are single elements.
    if (auto tensor = llvm::dyn_cast<mlir::TensorType>(*value))
      value = tensor.getElementType();
    return mlir::TupleType::get(context, {*key, *value});
  }
  case TypeProto::VALUE_NOT_SET:
    return invalidArgument("has no type");
  default:
    return unimplemented("has a type that is not supported");
  }
}

absl::StatusOr<Type> importType(MLIRContext *context, const TypeProto &type) {
  return importNested(context, type, 0);
}

/// Returns `text` after each word that is `name` is replaced.
static std::string replaceWord(llvm::StringRef text, llvm::StringRef name,
                               llvm::StringRef replacement) {
  const auto isPart = [](char c) { return llvm::isAlnum(c) || c == '_'; };
  std::string result;
  while (!text.empty()) {
    const llvm::StringRef word = text.take_while(isPart);
    result += word == name ? replacement : word;
    text = text.drop_front(word.size());
    const llvm::StringRef rest = text.take_until(isPart);
    result += rest;
    text = text.drop_front(rest.size());
  }
  return result;
}

std::vector<std::string>
setNamedSizes(TypeProto &type, const std::map<std::string, int64_t> &sizes) {
  std::vector<std::string> found;
  if (!type.has_tensor_type() || !type.tensor_type().has_shape())
    return found;
  for (auto &dim : *type.mutable_tensor_type()->mutable_shape()->mutable_dim())
    for (const auto &[name, size] : sizes) {
      const std::string text = dim.dim_param();
      const std::string replaced =
          replaceWord(text, name, std::to_string(size));
      if (text != name && text == replaced)
        continue;
      found.push_back(name);
      if (text == name)
        dim.set_dim_value(size);
      else
        dim.set_dim_param(replaced);
    }
  return found;
}

std::string getDimensionNames(const TypeProto &type) {
  std::string names;
  int index = 0;
  for (const auto &dim : type.tensor_type().shape().dim()) {
    if (dim.has_dim_param() && !dim.dim_param().empty())
      names += (names.empty() ? "" : ",") + std::to_string(index) + ":" +
               dim.dim_param();
    ++index;
  }
  return names;
}

} // namespace onnx_mlir
