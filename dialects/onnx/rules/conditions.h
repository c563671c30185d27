// SPDX-License-Identifier: Apache-2.0
//
// Conditions that the rules of several families test.
#ifndef DIALECTS_ONNX_RULES_CONDITIONS_H
#define DIALECTS_ONNX_RULES_CONDITIONS_H

#include <cstdint>
#include <optional>

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/structure/operation.h"
#include "core/ir/structure/value.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::onnx {

/// Returns whether `value` may take the place of `result`: it has its type, or
/// a more precise one and no use demands the type.
bool canReplace(Value result, Value value);

/// Returns whether the types show that two tensors have one shape in all runs.
bool hasShapeOf(Value a, Value b);

/// Returns the shape of a tensor with a rank, or nullopt.
std::optional<llvm::ArrayRef<int64_t>> getTypeShape(Value value);

/// Returns the axis counted from the first one, or nullopt if there is none.
std::optional<int64_t> normalizeAxis(int64_t axis, int64_t rank);

/// Returns whether the value is a constant all of whose elements are this
/// number; the sign of zero counts.
bool isSplat(Value value, double number);

/// Returns an attribute that is an integer or a list of them, or nullopt.
std::optional<int64_t> getInteger(Operation *op, llvm::StringRef name);
std::optional<llvm::SmallVector<int64_t>> getIntegers(Operation *op,
                                                      llvm::StringRef name);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_RULES_CONDITIONS_H
