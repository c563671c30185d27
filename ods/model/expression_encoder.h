// SPDX-License-Identifier: Apache-2.0
//
// Expressions of definitions from text to bytes (ods/encoding/expression.h),
// and put together from parts.
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

/// How deep expressions may be nested, and how long their text and bytes may
/// be.
inline constexpr unsigned maxExpressionDepth = 200;
inline constexpr unsigned maxExpressionSize = 1 << 16;

/// The bytes of an expression in text: `(eq (width self) 32)`. `op`, if there
/// is one, has what `$name` refers to.
/// Errors: nullopt, and `error` says what is wrong.
std::optional<std::string>
encodeExpression(llvm::StringRef text, const Operator *op, std::string &error);

/// The bytes of the expression in a record's string field; nullopt where it is
/// empty or unset, or there is none.
/// Errors: at the field, or at the record where its class sets the field. Of an
/// anonymous record nobody knows where it is: at `user`, or else at `op`.
std::optional<std::string>
encodeExpressionField(const llvm::Record &record, llvm::StringRef field,
                      const Operator *op = nullptr,
                      const llvm::Record *user = nullptr);

/// The text of an encoded expression, as it is written but for `$name`, which
/// becomes the kind and place of what it stands for: `$operand-group:0`.
/// "<invalid>" in place of what is none.
std::string decodeExpression(llvm::StringRef bytes);

// Parts. Arguments are encoded.

std::string encodeInteger(int64_t value);
std::string encodeString(llvm::StringRef value);
/// A function without an immediate. More arguments than a byte can count are
/// nested, of `and` and `or`; others must not have that many.
std::string encodeCall(Opcode opcode, llvm::ArrayRef<std::string> arguments);
/// `body` with `self` for its own `self`; constants stay as they are, and so
/// does `body` where `self` is just that.
std::string encodeLet(const std::string &self, const std::string &body);

// Bytes of the leaves.
std::string encodeLeaf(Opcode opcode);
inline std::string encodeTrue() { return encodeLeaf(Opcode::True); }
inline std::string encodeFalse() { return encodeLeaf(Opcode::False); }
inline std::string encodeNull() { return encodeLeaf(Opcode::Null); }
inline std::string encodeSelf() { return encodeLeaf(Opcode::Self); }

/// The name of a function in text.
llvm::StringRef getOpcodeName(Opcode opcode);

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_EXPRESSION_ENCODER_H
