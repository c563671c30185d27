// SPDX-License-Identifier: Apache-2.0
//
// Writes scalar values of fields in protobuf's binary form.
#ifndef TARGETS_ONNX_TEXT_FIELD_ENCODER_H
#define TARGETS_ONNX_TEXT_FIELD_ENCODER_H

#include <cstdint>

#include "targets/onnx/text/message_fields.h"
#include "targets/onnx/text/wire_writer.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// Returns true if the values of a field are integers, among them
/// enumerations.
bool isInteger(FieldKind kind);

/// Writes the integer `magnitude` or its negative. Returns false and writes
/// nothing if it is out of range.
bool encodeInteger(WireWriter &writer, const Field &field, uint64_t magnitude,
                   bool isNegative);

/// Writes the number `text` to a field of type float or double. Returns false
/// and writes nothing if `text` is no number; see parseFloat.
bool encodeReal(WireWriter &writer, const Field &field, llvm::StringRef text);

/// The fields of one message that were read.
class SeenFields {
public:
  /// Notes `field`. Returns false if it is not repeated and was read before, or
  /// if another field of its group was.
  bool add(const Field &field);

private:
  llvm::SmallVector<const Field *, 8> fields;
};

} // namespace onnx_mlir

#endif // TARGETS_ONNX_TEXT_FIELD_ENCODER_H
