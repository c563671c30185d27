// SPDX-License-Identifier: Apache-2.0
#include "dialects/utils/ranges.h"

#include "dialects/utils/index_arithmetic.h"

using namespace mlir;

SmallVector<Range, 8> mlir::getOrCreateRanges(OffsetSizeAndStrideOpInterface op,
                                              OpBuilder &builder,
                                              Location location) {
  auto getValue = [&](OpFoldResult part) -> OpFoldResult {
    if (isa<Value>(part))
      return part;
    return createIndex(builder, location, *getConstantIntValue(part));
  };
  SmallVector<Range, 8> ranges;
  for (auto [offset, size, stride] : llvm::zip_equal(
           op.getMixedOffsets(), op.getMixedSizes(), op.getMixedStrides())) {
    OpFoldResult offsetValue = getValue(offset), sizeValue = getValue(size);
    ranges.push_back({offsetValue, sizeValue, getValue(stride)});
  }
  return ranges;
}

std::tuple<SmallVector<OpFoldResult>, SmallVector<OpFoldResult>,
           SmallVector<OpFoldResult>>
mlir::getOffsetsSizesAndStrides(ArrayRef<Range> ranges) {
  SmallVector<OpFoldResult> offsets, sizes, strides;
  for (const Range &range : ranges) {
    offsets.push_back(range.offset);
    sizes.push_back(range.size);
    strides.push_back(range.stride);
  }
  return {offsets, sizes, strides};
}

LogicalResult mlir::verifyDynamicDimensionCount(Operation *op, ShapedType type,
                                                ValueRange dynamicSizes) {
  const size_t expected = llvm::count(type.getShape(), ShapedType::kDynamic);
  if (dynamicSizes.size() == expected)
    return success();
  return op->emitOpError("incorrect number of dynamic sizes, has ")
         << dynamicSizes.size() << ", expected " << expected;
}
