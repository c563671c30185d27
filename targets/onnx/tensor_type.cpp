// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/tensor_type.h"

#include <string>

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

namespace onnx_mlir {

using ::onnx::TensorProto;

// The names are those of MLIR's types of the same format.
static constexpr ElementType elementTypes[] = {
    {TensorProto::FLOAT, "f32", 32, 4, TypedField::Float},
    {TensorProto::UINT8, "ui8", 8, 1, TypedField::Int32},
    {TensorProto::INT8, "i8", 8, 1, TypedField::Int32},
    {TensorProto::UINT16, "ui16", 16, 2, TypedField::Int32},
    {TensorProto::INT16, "i16", 16, 2, TypedField::Int32},
    {TensorProto::INT32, "i32", 32, 4, TypedField::Int32},
    {TensorProto::INT64, "i64", 64, 8, TypedField::Int64},
    {TensorProto::STRING, "string", 0, 0, TypedField::String},
    {TensorProto::BOOL, "i1", 8, 1, TypedField::Int32},
    {TensorProto::FLOAT16, "f16", 16, 2, TypedField::Int32},
    {TensorProto::DOUBLE, "f64", 64, 8, TypedField::Double},
    {TensorProto::UINT32, "ui32", 32, 4, TypedField::Uint64},
    {TensorProto::UINT64, "ui64", 64, 8, TypedField::Uint64},
    {TensorProto::COMPLEX64, "complex<f32>", 64, 4, TypedField::Float},
    {TensorProto::COMPLEX128, "complex<f64>", 128, 8, TypedField::Double},
    {TensorProto::BFLOAT16, "bf16", 16, 2, TypedField::Int32},
    {TensorProto::FLOAT8E4M3FN, "f8E4M3FN", 8, 1, TypedField::Int32},
    {TensorProto::FLOAT8E4M3FNUZ, "f8E4M3FNUZ", 8, 1, TypedField::Int32},
    {TensorProto::FLOAT8E5M2, "f8E5M2", 8, 1, TypedField::Int32},
    {TensorProto::FLOAT8E5M2FNUZ, "f8E5M2FNUZ", 8, 1, TypedField::Int32},
    {TensorProto::UINT4, "ui4", 4, 1, TypedField::Int32},
    {TensorProto::INT4, "i4", 4, 1, TypedField::Int32},
    {TensorProto::FLOAT4E2M1, "f4E2M1FN", 4, 1, TypedField::Int32},
    {TensorProto::FLOAT8E8M0, "f8E8M0FNU", 8, 1, TypedField::Int32},
    {TensorProto::UINT2, "ui2", 2, 1, TypedField::Int32},
    {TensorProto::INT2, "i2", 2, 1, TypedField::Int32},
    {TensorProto::FLOAT6E2M3, "f6E2M3FN", 6, 1, TypedField::Int32},
    {TensorProto::FLOAT6E3M2, "f6E3M2FN", 6, 1, TypedField::Int32},
};

const ElementType *findElementType(int32_t dataType) {
  const auto *found = llvm::find_if(elementTypes, [&](const ElementType &type) {
    return type.type == dataType;
  });
  return found == std::end(elementTypes) ? nullptr : found;
}

const ElementType *findElementType(llvm::StringRef name) {
  const auto *found = llvm::find_if(
      elementTypes, [&](const ElementType &type) { return type.name == name; });
  return found == std::end(elementTypes) ? nullptr : found;
}

std::string getElementTypeName(int32_t dataType) {
  if (const ElementType *type = findElementType(dataType))
    return type->name.str();
  return "element type " + std::to_string(dataType);
}

std::optional<int64_t> getNumElements(llvm::ArrayRef<int64_t> shape) {
  if (llvm::any_of(shape, [](int64_t size) { return size < 0; }))
    return std::nullopt;
  if (llvm::is_contained(shape, 0))
    return 0;
  int64_t count = 1;
  for (int64_t size : shape)
    if (llvm::MulOverflow(count, size, count))
      return std::nullopt;
  return count;
}

std::optional<int64_t> getRawSize(const ElementType &type,
                                  int64_t numElements) {
  int64_t bits = 0;
  if (llvm::MulOverflow<int64_t>(numElements, type.bitWidth, bits) ||
      llvm::AddOverflow<int64_t>(bits, 7, bits))
    return std::nullopt;
  return bits / 8;
}

unsigned getElementSize(const ElementType &type) {
  return type.bitWidth == 2 || type.bitWidth == 4 ? 1 : type.bitWidth / 8;
}

} // namespace onnx_mlir
