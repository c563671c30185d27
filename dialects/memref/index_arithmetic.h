// SPDX-License-Identifier: Apache-2.0
//
// Offsets, sizes and strides of memrefs and of ops that create views. Private
// to this dialect.
#ifndef DIALECTS_MEMREF_INDEX_ARITHMETIC_H
#define DIALECTS_MEMREF_INDEX_ARITHMETIC_H

#include "core/interfaces/static_values.h"
#include "core/ir/structure/builders.h"
#include "core/support/llvm.h"
#include "dialects/utils/index_arithmetic.h"

namespace mlir::memref {

/// The offset and the strides of a type with a strided layout.
struct StridesAndOffset {
  explicit StridesAndOffset(MemRefType type);
  SmallVector<int64_t> strides;
  int64_t offset;
};

/// Returns a copy of `values` in which each known value is an index constant. A
/// value is known if it is constant, or if its entry of `known` is not
/// ShapedType::kDynamic.
SmallVector<OpFoldResult> constifyIndices(ArrayRef<OpFoldResult> values,
                                          ArrayRef<int64_t> known);

/// Offsets, sizes and strides of an op that creates a view.
struct ViewIndices {
  DispatchedIndices offsets, sizes, strides;
};

/// Builds such an op.
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
