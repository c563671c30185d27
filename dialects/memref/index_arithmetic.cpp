// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/index_arithmetic.h"

#include "dialects/arith/arith.h"

using namespace mlir;
using namespace mlir::memref;

Value memref::createIndex(OpBuilder &builder, Location location,
                          int64_t value) {
  return Value(builder.create<arith::ConstantOp>(
      location, TypedAttr(builder.getIndexAttr(value))));
}

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
                                          ? getConstantIntValue(value)
                                          : std::optional(size);
    result.push_back(constant
                         ? getAsIndexOpFoldResult(value.getContext(), *constant)
                         : value);
  }
  return result;
}

SmallVector<OpFoldResult> memref::getMixed(OpBuilder &builder,
                                           ArrayRef<int64_t> values) {
  SmallVector<OpFoldResult> result;
  for (int64_t value : values)
    result.push_back(builder.getI64IntegerAttr(value));
  return result;
}

SmallVector<OpFoldResult> memref::getMixed(ValueRange values) {
  return SmallVector<OpFoldResult>(values.begin(), values.end());
}
