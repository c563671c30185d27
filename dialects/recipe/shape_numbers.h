// SPDX-License-Identifier: Apache-2.0
//
// Numbers of elements of a shape, in row-major order, and where a linear
// function maps them.
#ifndef DIALECTS_RECIPE_SHAPE_NUMBERS_H
#define DIALECTS_RECIPE_SHAPE_NUMBERS_H

#include <cstdint>

#include "core/support/llvm.h"

namespace mlir::recipe {

/// Maps the element at an index to the sum of the products of strides and the
/// index. Dimensions that can be one dimension are joined.
class ShapeNumbers {
public:
  ShapeNumbers(ArrayRef<int64_t> shape, ArrayRef<int64_t> strides);

  /// A step from one number to another that moves along one dimension.
  struct Motion {
    unsigned dim;
    /// How far the index moves, and the mapped number.
    int64_t index, mapped;
  };
  /// The mapped number of an element, and its index along a dimension.
  struct Place {
    int64_t mapped, index;
  };

  /// Returns how a step moves, as long as the index stays inside.
  Motion getMotion(int64_t step) const;
  Place find(uint64_t number, unsigned dim) const;
  /// Returns how many elements are inside, from a place on; at least one.
  uint64_t countSteps(Place place, Motion motion) const;

  /// Returns the number of joined dimensions; at least one.
  unsigned getRank() const { return dims.size(); }
  int64_t getSize(unsigned dim) const { return dims[dim].size; }

private:
  struct Dim {
    int64_t size, stride;
    /// The distance of neighbors along the dimension in row-major order.
    int64_t distance;
  };

  SmallVector<Dim, 4> dims;
};

} // namespace mlir::recipe

#endif // DIALECTS_RECIPE_SHAPE_NUMBERS_H
