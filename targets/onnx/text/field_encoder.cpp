// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/text/field_encoder.h"

#include <limits>
#include <optional>

#include "targets/onnx/text/number.h"
#include "llvm/ADT/bit.h"

namespace onnx_mlir {

bool isInteger(FieldKind kind) {
  return kind == FieldKind::Int32 || kind == FieldKind::Int64 ||
         kind == FieldKind::Uint64 || kind == FieldKind::Enum;
}

/// Returns the greatest value of an integer type.
static uint64_t getMaximum(FieldKind kind) {
  switch (kind) {
  case FieldKind::Uint64:
    return std::numeric_limits<uint64_t>::max();
  case FieldKind::Int64:
    return std::numeric_limits<int64_t>::max();
  default:
    return std::numeric_limits<int32_t>::max();
  }
}

bool encodeInteger(WireWriter &writer, const Field &field, uint64_t magnitude,
                   bool isNegative) {
  const uint64_t maximum = getMaximum(field.kind);
  if (isNegative && magnitude > 0) {
    if (field.kind == FieldKind::Uint64 || magnitude - 1 > maximum)
      return false;
    magnitude = -magnitude;
  } else if (magnitude > maximum) {
    return false;
  }
  writer.addVarint(field.number, magnitude);
  return true;
}

bool encodeReal(WireWriter &writer, const Field &field, llvm::StringRef text) {
  if (field.kind == FieldKind::Float) {
    const std::optional<float> value = parseFloat(text);
    if (value)
      writer.addFixed32(field.number, llvm::bit_cast<uint32_t>(*value));
    return value.has_value();
  }
  const std::optional<double> value = parseDouble(text);
  if (value)
    writer.addFixed64(field.number, llvm::bit_cast<uint64_t>(*value));
  return value.has_value();
}

bool SeenFields::add(const Field &field) {
  if (field.isRepeated)
    return true;
  for (const Field *other : fields)
    if (other == &field || (field.oneof >= 0 && other->oneof == field.oneof))
      return false;
  fields.push_back(&field);
  return true;
}

} // namespace onnx_mlir
