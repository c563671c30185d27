// SPDX-License-Identifier: Apache-2.0
//
// Sizes, offsets and strides that may be ShapedType::kDynamic, and constants of
// them. For the dialect's own sources.
#ifndef DIALECTS_MEMREF_INDEX_ARITHMETIC_H
#define DIALECTS_MEMREF_INDEX_ARITHMETIC_H

#include "core/interfaces/static_values.h"
#include "core/ir/builders.h"
#include "core/support/llvm.h"

namespace mlir::memref {

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

/// Offset and strides of a type whose layout is strided.
struct StridesAndOffset {
  explicit StridesAndOffset(MemRefType type);
  SmallVector<int64_t> strides;
  int64_t offset;
};

/// A copy of `values` with an index constant for each that is known: from
/// `known`, unless that is ShapedType::kDynamic, or by itself.
SmallVector<OpFoldResult> constifyIndices(ArrayRef<OpFoldResult> values,
                                          ArrayRef<int64_t> known);

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

/// Those of an operation that views a source.
struct ViewIndices {
  DispatchedIndices offsets, sizes, strides;
};

/// Builds such an operation.
template <typename OpT>
void buildView(OpBuilder &builder, OperationState &state, MemRefType resultType,
               Value source, const ViewIndices &indices,
               ArrayRef<NamedAttribute> attrs) {
  const auto &[offsets, sizes, strides] = indices;
  state.addAttributes(attrs);
  OpT::build(builder, state, resultType, source, offsets.dynamicValues,
             sizes.dynamicValues, strides.dynamicValues,
             builder.getDenseI64ArrayAttr(offsets.staticValues),
             builder.getDenseI64ArrayAttr(sizes.staticValues),
             builder.getDenseI64ArrayAttr(strides.staticValues));
}

} // namespace mlir::memref

#endif // DIALECTS_MEMREF_INDEX_ARITHMETIC_H
