// SPDX-License-Identifier: Apache-2.0
//
// What extract_slice and the two ops that insert slices share. For the
// dialect's own sources.
#ifndef DIALECTS_TENSOR_SLICES_H
#define DIALECTS_TENSOR_SLICES_H

#include "dialects/tensor/tensor.h"
#include "dialects/utils/index_arithmetic.h"

namespace mlir::tensor {

/// Offsets, sizes and strides, each apart.
struct SliceIndices {
  DispatchedIndices offsets, sizes, strides;
};

/// Adds them, after the other operands of an operation, to its builder.
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

/// Which dimensions of a slice of these sizes, from the last on, a shape leaves
/// out.
llvm::SmallBitVector getDroppedDims(ArrayRef<int64_t> reducedShape,
                                    ArrayRef<OpFoldResult> mixedSizes);

/// 1. The part has rank, sizes and element type of a slice, perhaps without
/// dimensions of size 1; 2. the slice is within the whole.
LogicalResult verifySlice(OffsetSizeAndStrideOpInterface op,
                          RankedTensorType whole, RankedTensorType part);

/// Whether the slice is all of a tensor, or of as many dimensions as there are.
bool isIdentitySlice(OffsetSizeAndStrideOpInterface op, ShapedType type);

/// Whether an operand is a constant index: then folds come first.
bool hasConstantIndexOperand(Operation *op);

/// Whether offset, size and stride of each dimension are the same values, or
/// equal attributes.
inline bool isSameSlice(OffsetSizeAndStrideOpInterface a,
                        OffsetSizeAndStrideOpInterface b) {
  return a.isSameAs(b, [](OpFoldResult x, OpFoldResult y) { return x == y; });
}

} // namespace mlir::tensor

#endif // DIALECTS_TENSOR_SLICES_H
