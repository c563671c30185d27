// SPDX-License-Identifier: Apache-2.0
//
// The fields of ONNX's messages: ModelProto and those that it contains. The
// generated classes of protobuf's lite runtime do not describe themselves.
#ifndef TARGETS_ONNX_TEXT_MESSAGE_FIELDS_H
#define TARGETS_ONNX_TEXT_MESSAGE_FIELDS_H

#include <cstdint>
#include <optional>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// The types of fields that ONNX uses.
enum class FieldKind : uint8_t {
  Bytes,
  Double,
  Enum,
  Float,
  Int32,
  Int64,
  Message,
  String,
  Uint64
};

struct Field {
  llvm::StringLiteral name;
  /// The name in JSON.
  llvm::StringLiteral jsonName;
  uint32_t number;
  FieldKind kind;
  bool isRepeated;
  /// The index of the message or the enumeration, or -1.
  int16_t type;
  /// Fields of one message with the same index exclude each other. -1 is none.
  int16_t oneof;
};

struct MessageFields {
  /// The name with its package, such as `onnx.ModelProto`.
  llvm::StringRef name;
  llvm::ArrayRef<Field> fields;

  /// Returns the field of this name or this number, or null.
  const Field *find(llvm::StringRef name) const;
  const Field *find(uint32_t number) const;
  /// Returns the field of this name in JSON, or null. The field's own name is
  /// valid, too.
  const Field *findInJson(llvm::StringRef name) const;
};

/// Returns the fields of ModelProto.
MessageFields getModelFields();

/// Returns the fields of a message that is the value of `field`.
MessageFields getMessageFields(const Field &field);

/// Returns the number of the value `name` of the enumeration of `field`.
std::optional<int32_t> getEnumValue(const Field &field, llvm::StringRef name);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_TEXT_MESSAGE_FIELDS_H
