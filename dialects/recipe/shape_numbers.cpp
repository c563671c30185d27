// SPDX-License-Identifier: Apache-2.0
#include "dialects/recipe/shape_numbers.h"

#include "llvm/ADT/STLExtras.h"

namespace mlir::recipe {

ShapeNumbers::ShapeNumbers(ArrayRef<int64_t> shape, ArrayRef<int64_t> strides) {
  for (auto [size, stride] : llvm::zip_equal(shape, strides)) {
    if (size == 1)
      continue;
    if (!dims.empty() && dims.back().stride == stride * size) {
      dims.back().size *= size;
      dims.back().stride = stride;
      continue;
    }
    dims.push_back({size, stride, 1});
  }
  if (dims.empty())
    dims.push_back({1, 0, 1});
  for (size_t i = dims.size() - 1; i-- > 0;)
    dims[i].distance = dims[i + 1].distance * dims[i + 1].size;
}

ShapeNumbers::Motion ShapeNumbers::getMotion(int64_t step) const {
  for (auto [i, dim] : llvm::enumerate(dims))
    if (step % dim.distance == 0) {
      const int64_t index = step / dim.distance;
      return {static_cast<unsigned>(i), index, index * dim.stride};
    }
  llvm_unreachable("the last distance is 1");
}

ShapeNumbers::Place ShapeNumbers::find(uint64_t number, unsigned dim) const {
  Place place{0, 0};
  for (auto [i, current] : llvm::enumerate(dims)) {
    const int64_t index = number / current.distance;
    number %= current.distance;
    place.mapped += index * current.stride;
    if (i == dim)
      place.index = index;
  }
  return place;
}

uint64_t ShapeNumbers::countSteps(Place place, Motion motion) const {
  if (motion.index == 0)
    return UINT64_MAX;
  return motion.index > 0
             ? (dims[motion.dim].size - 1 - place.index) / motion.index + 1
             : place.index / -motion.index + 1;
}

} // namespace mlir::recipe
