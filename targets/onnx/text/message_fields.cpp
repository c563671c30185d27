// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/text/message_fields.h"

#include "llvm/ADT/STLExtras.h"

namespace onnx_mlir {

namespace {

/// A message and its range of fields.
struct MessageRow {
  llvm::StringLiteral name;
  uint16_t begin;
  uint16_t end;
};

struct EnumRow {
  /// The index of the enumeration.
  int16_t type;
  llvm::StringLiteral name;
  int32_t number;
};

#include "targets/onnx/text/message_fields.inc"

} // namespace

/// Returns the first element of `range` that satisfies `predicate`, or null.
template <typename Range, typename Predicate>
static auto *findRow(const Range &range, Predicate predicate) {
  const auto *found = llvm::find_if(range, predicate);
  return found == std::end(range) ? nullptr : found;
}

const Field *MessageFields::find(llvm::StringRef fieldName) const {
  return findRow(fields,
                 [&](const Field &field) { return field.name == fieldName; });
}

const Field *MessageFields::find(uint32_t number) const {
  return findRow(fields,
                 [&](const Field &field) { return field.number == number; });
}

const Field *MessageFields::findInJson(llvm::StringRef fieldName) const {
  return findRow(fields, [&](const Field &field) {
    return field.jsonName == fieldName || field.name == fieldName;
  });
}

static MessageFields getFields(size_t index) {
  const MessageRow &row = allMessages[index];
  return {row.name,
          llvm::ArrayRef(allFields).slice(row.begin, row.end - row.begin)};
}

MessageFields getModelFields() { return getFields(0); }

MessageFields getMessageFields(const Field &field) {
  return getFields(field.type);
}

std::optional<int32_t> getEnumValue(const Field &field, llvm::StringRef name) {
  const EnumRow *row = findRow(allEnumValues, [&](const EnumRow &value) {
    return value.type == field.type && value.name == name;
  });
  return row ? std::optional(row->number) : std::nullopt;
}

} // namespace onnx_mlir
