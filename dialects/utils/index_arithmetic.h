// SPDX-License-Identifier: Apache-2.0
//
// Sizes, offsets and strides that may be ShapedType::kDynamic, and constants of
// them.
#ifndef DIALECTS_UTILS_INDEX_ARITHMETIC_H
#define DIALECTS_UTILS_INDEX_ARITHMETIC_H

#include "core/interfaces/static_values.h"
#include "core/ir/builders.h"
#include "core/support/llvm.h"

namespace mlir {

// Dynamic if an operand is, except that 0 times anything is 0. What 64 bits do
// not hold wraps around.
inline int64_t addIndices(int64_t a, int64_t b) {
  if (ShapedType::isDynamic(a) || ShapedType::isDynamic(b))
    return ShapedType::kDynamic;
  return static_cast<int64_t>(static_cast<uint64_t>(a) +
                              static_cast<uint64_t>(b));
}
inline int64_t multiplyIndices(int64_t a, int64_t b) {
  if (a == 0 || b == 0)
    return 0;
  if (ShapedType::isDynamic(a) || ShapedType::isDynamic(b))
    return ShapedType::kDynamic;
  return static_cast<int64_t>(static_cast<uint64_t>(a) *
                              static_cast<uint64_t>(b));
}

/// A constant of type index.
Value createIndex(OpBuilder &builder, Location location, int64_t value);

/// Integers as attributes of type i64; values as they are.
SmallVector<OpFoldResult> getMixed(OpBuilder &builder,
                                   ArrayRef<int64_t> values);
SmallVector<OpFoldResult> getMixed(ValueRange values);

/// A list of integers and values, apart.
struct DispatchedIndices {
  explicit DispatchedIndices(ArrayRef<OpFoldResult> values) {
    dispatchIndexOpFoldResults(values, dynamicValues, staticValues);
  }
  SmallVector<Value> dynamicValues;
  SmallVector<int64_t> staticValues;
};

} // namespace mlir

#endif // DIALECTS_UTILS_INDEX_ARITHMETIC_H
