// SPDX-License-Identifier: Apache-2.0
//
// Utilities of extract_slice and the two ops that insert slices. Private to
// this dialect.
#ifndef DIALECTS_TENSOR_SLICES_H
#define DIALECTS_TENSOR_SLICES_H

#include "dialects/tensor/tensor.h"
#include "dialects/utils/index_arithmetic.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir::tensor {

/// Offsets, sizes and strides, split into static and dynamic ones.
struct SliceIndices {
  DispatchedIndices offsets, sizes, strides;
};

/// Adds them to the operation's state, after the other operands.
template <typename OpT, typename... Operands>
void buildSlice(OpBuilder &builder, OperationState &state,
                const SliceIndices &indices, ArrayRef<NamedAttribute> attrs,
                Operands... operands) {
  const auto &[offsets, sizes, strides] = indices;
  state.addAttributes(attrs);
  OpT::build(builder, state, operands..., offsets.dynamicValues,
             sizes.dynamicValues, strides.dynamicValues,
             builder.getDenseI64ArrayAttr(offsets.staticValues),
             builder.getDenseI64ArrayAttr(sizes.staticValues),
             builder.getDenseI64ArrayAttr(strides.staticValues));
}

/// Returns the dimensions of a slice with these sizes that a shape drops, the
/// last possible ones.
llvm::SmallBitVector getDroppedDims(ArrayRef<int64_t> reducedShape,
                                    ArrayRef<OpFoldResult> mixedSizes);

/// 1. `part` has rank, sizes and element type of the slice, possibly with
/// dimensions of size 1 dropped.
/// 2. The slice is in bounds of `whole`.
LogicalResult verifySlice(OffsetSizeAndStrideOpInterface op,
                          RankedTensorType whole, RankedTensorType part);

/// Returns true if the slice is the whole tensor of type `type`.
bool isIdentitySlice(OffsetSizeAndStrideOpInterface op, ShapedType type);

/// Returns true if an operand is a constant index. Folds come first then.
bool hasConstantIndexOperand(Operation *op);

/// Returns true if the offsets, sizes and strides are the same values or equal
/// attributes.
inline bool isSameSlice(OffsetSizeAndStrideOpInterface a,
                        OffsetSizeAndStrideOpInterface b) {
  return a.isSameAs(b, [](OpFoldResult x, OpFoldResult y) { return x == y; });
}

} // namespace mlir::tensor

#endif // DIALECTS_TENSOR_SLICES_H
