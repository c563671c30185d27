// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_attribute_interfaces.h"

namespace mlir {

bool ElementsAttr::isValidIndex(ShapedType type,
                                llvm::ArrayRef<uint64_t> index) {
  if (!type.hasRank())
    return false;
  const llvm::ArrayRef<int64_t> shape = type.getShape();
  // The only element of a rank-0 shape can also be accessed with the index [0].
  if (shape.empty() && index.size() == 1 && index[0] == 0)
    return true;
  if (shape.size() != index.size())
    return false;
  for (auto [size, position] : llvm::zip_equal(shape, index))
    if (size < 0 || position >= static_cast<uint64_t>(size))
      return false;
  return true;
}

uint64_t ElementsAttr::getFlattenedIndex(ShapedType type,
                                         llvm::ArrayRef<uint64_t> index) {
  const llvm::ArrayRef<int64_t> shape = type.getShape();
  if (shape.empty())
    return 0;
  assert(isValidIndex(type, index) && "an index of the shape");
  uint64_t flattened = 0;
  for (auto [size, position] : llvm::zip_equal(shape, index))
    flattened = flattened * size + position;
  return flattened;
}

} // namespace mlir
