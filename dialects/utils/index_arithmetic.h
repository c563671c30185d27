// SPDX-License-Identifier: Apache-2.0
//
// Arithmetic on sizes, offsets and strides that may be ShapedType::kDynamic,
// and index constants.
#ifndef DIALECTS_UTILS_INDEX_ARITHMETIC_H
#define DIALECTS_UTILS_INDEX_ARITHMETIC_H

#include "core/interfaces/static_values.h"
#include "core/ir/structure/builders.h"
#include "core/support/llvm.h"

namespace mlir {

// Return the sum and the product, which wrap around at 64 bits. The result is
// dynamic if an operand is dynamic, except that the product with 0 is 0.
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

/// Creates a constant of type index.
Value createIndex(OpBuilder &builder, Location location, int64_t value);

/// Return integers as attributes of type i64, or values, as fold results.
SmallVector<OpFoldResult> getMixed(OpBuilder &builder,
                                   ArrayRef<int64_t> values);
SmallVector<OpFoldResult> getMixed(ValueRange values);

/// Splits a list of fold results into integers and values.
struct DispatchedIndices {
  explicit DispatchedIndices(ArrayRef<OpFoldResult> values) {
    dispatchIndexOpFoldResults(values, dynamicValues, staticValues);
  }
  SmallVector<Value> dynamicValues;
  SmallVector<int64_t> staticValues;
};

} // namespace mlir

#endif // DIALECTS_UTILS_INDEX_ARITHMETIC_H
