// SPDX-License-Identifier: Apache-2.0
//
// Encodes expressions of definitions (ods/encoding/expression.h) from text and
// from parts.
#ifndef ODS_MODEL_EXPRESSION_ENCODER_H
#define ODS_MODEL_EXPRESSION_ENCODER_H

#include <cstdint>
#include <optional>
#include <string>

#include "ods/encoding/expression.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class Record;
} // namespace llvm

namespace mlir {
namespace ods {

class Operator;

/// Limits of the nesting depth and of the size of text and bytes.
inline constexpr unsigned maxExpressionDepth = 200;
inline constexpr unsigned maxExpressionSize = 1 << 16;

/// Returns the bytes of an expression in text: `(eq (width self) 32)`. `op`, if
/// given, resolves `$name`. Errors: returns nullopt and sets `error`.
std::optional<std::string>
encodeExpression(llvm::StringRef text, const Operator *op, std::string &error);

/// Returns the bytes of the expression in a record's string field, or nullopt
/// if the field is empty, unset or missing.
/// Errors: at the field, or at the record if a class sets the field. For an
/// anonymous record, which has no location: at `user`, or else at `op`.
std::optional<std::string>
encodeExpressionField(const llvm::Record &record, llvm::StringRef field,
                      const Operator *op = nullptr,
                      const llvm::Record *user = nullptr);

/// Returns the text of an encoded expression. `$name` is printed as its kind
/// and index: `$operand-group:0`. Invalid bytes are printed as "<invalid>".
std::string decodeExpression(llvm::StringRef bytes);

// Parts. Arguments are encoded expressions.

std::string encodeInteger(int64_t value);
std::string encodeString(llvm::StringRef value);
/// Encodes a call of a function without immediate. For `and` and `or`, more
/// arguments than a byte can count are nested; other functions must not have
/// that many.
std::string encodeCall(Opcode opcode, llvm::ArrayRef<std::string> arguments);
/// Substitutes `self` for `self` in `body`. Returns `body` unchanged if it is a
/// constant, or if `self` is the expression `self`.
std::string encodeLet(const std::string &self, const std::string &body);

// Bytes of leaves.
std::string encodeLeaf(Opcode opcode);
inline std::string encodeTrue() { return encodeLeaf(Opcode::True); }
inline std::string encodeFalse() { return encodeLeaf(Opcode::False); }
inline std::string encodeNull() { return encodeLeaf(Opcode::Null); }
inline std::string encodeSelf() { return encodeLeaf(Opcode::Self); }

/// Returns the name of a function in text.
llvm::StringRef getOpcodeName(Opcode opcode);

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_EXPRESSION_ENCODER_H
