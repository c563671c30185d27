// SPDX-License-Identifier: Apache-2.0
#include "dialects/utils/index_arithmetic.h"

#include "dialects/arith/arith.h"

using namespace mlir;

Value mlir::createIndex(OpBuilder &builder, Location location, int64_t value) {
  return arith::ConstantIndexOp::create(builder, location, value).getResult();
}

SmallVector<OpFoldResult> mlir::getMixed(OpBuilder &builder,
                                         ArrayRef<int64_t> values) {
  SmallVector<OpFoldResult> result;
  for (int64_t value : values)
    result.push_back(builder.getI64IntegerAttr(value));
  return result;
}

SmallVector<OpFoldResult> mlir::getMixed(ValueRange values) {
  return SmallVector<OpFoldResult>(values.begin(), values.end());
}
