// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/index_arithmetic.h"

using namespace mlir;
using namespace mlir::memref;

StridesAndOffset::StridesAndOffset(MemRefType type) {
  LogicalResult isStrided = type.getStridesAndOffset(strides, offset);
  (void)isStrided;
  assert(succeeded(isStrided) && "layout is not strided");
}

SmallVector<OpFoldResult> memref::constifyIndices(ArrayRef<OpFoldResult> values,
                                                  ArrayRef<int64_t> known) {
  SmallVector<OpFoldResult> result;
  for (auto [value, size] : llvm::zip_equal(values, known)) {
    std::optional<int64_t> constant = ShapedType::isDynamic(size)
                                          ? getStaticIntValue(value)
                                          : std::optional(size);
    result.push_back(constant
                         ? getAsIndexOpFoldResult(value.getContext(), *constant)
                         : value);
  }
  return result;
}
