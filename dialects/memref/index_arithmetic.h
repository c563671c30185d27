// SPDX-License-Identifier: Apache-2.0
//
// Offsets, sizes and strides of memrefs and of ops that view them. For the
// dialect's own sources.
#ifndef DIALECTS_MEMREF_INDEX_ARITHMETIC_H
#define DIALECTS_MEMREF_INDEX_ARITHMETIC_H

#include "core/interfaces/static_values.h"
#include "core/ir/builders.h"
#include "core/support/llvm.h"
#include "dialects/utils/index_arithmetic.h"

namespace mlir::memref {

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
