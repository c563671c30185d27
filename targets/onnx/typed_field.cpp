// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/typed_field.h"

#include "llvm/Support/MathExtras.h"

namespace onnx_mlir {

using ::onnx::TensorProto;

llvm::StringRef getFieldName(TypedField field) {
  switch (field) {
  case TypedField::Float:
    return "float_data";
  case TypedField::Double:
    return "double_data";
  case TypedField::Int32:
    return "int32_data";
  case TypedField::Int64:
    return "int64_data";
  case TypedField::Uint64:
    return "uint64_data";
  case TypedField::String:
    return "string_data";
  }
  return "";
}

/// Returns the number of entries that `numElements` elements of `type` occupy
/// in its typed field: two for a complex number, one for all packed elements of
/// a byte.
static int64_t getExpectedEntries(const ElementType &type,
                                  int64_t numElements) {
  switch (type.bitWidth) {
  case 2:
  case 4:
    return *getRawSize(type, numElements);
  case 64:
  case 128:
    return numElements * (type.bitWidth / (8 * type.swapWidth));
  default:
    return numElements;
  }
}

absl::Status checkNumEntries(int64_t entries, const ElementType &type,
                             int64_t numElements) {
  const int64_t expected = getExpectedEntries(type, numElements);
  if (entries == expected)
    return absl::OkStatus();
  return invalidArgument("has " + llvm::Twine(entries) + " entries in " +
                         getFieldName(type.field) +
                         ", but its type and shape need " +
                         llvm::Twine(expected));
}

EntryRange getEntryRange(const ElementType &type) {
  switch (type.type) {
  case TensorProto::BOOL:
    return {0, 1};
  case TensorProto::INT8:
    return {INT8_MIN, INT8_MAX};
  case TensorProto::INT16:
    return {INT16_MIN, INT16_MAX};
  case TensorProto::FLOAT6E2M3:
  case TensorProto::FLOAT6E3M2:
    return {0, 63};
  default:
    // Unsigned numbers, bit patterns and packed elements: at least one byte.
    return {0, (int64_t(1) << (type.bitWidth < 8 ? 8 : type.bitWidth)) - 1};
  }
}

std::vector<char> packSixBits(const std::vector<char> &elements) {
  std::vector<char> packed(llvm::divideCeil(elements.size() * 6, 8));
  for (size_t i = 0; i < elements.size(); ++i) {
    unsigned bits = static_cast<unsigned char>(elements[i]) << (i * 6 % 8);
    packed[i * 6 / 8] |= static_cast<char>(bits);
    if (bits > 0xff)
      packed[i * 6 / 8 + 1] |= static_cast<char>(bits >> 8);
  }
  return packed;
}

} // namespace onnx_mlir
