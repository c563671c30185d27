// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_type_interfaces.h"

#include "core/ir/data/float_semantics.h"
#include "llvm/Support/MathExtras.h"

namespace mlir {

std::optional<int64_t>
ShapedType::tryGetNumElements(llvm::ArrayRef<int64_t> shape) {
  if (isDynamicShape(shape))
    return std::nullopt;
  // A size of 0 yields 0 even if the product of the other sizes overflows.
  if (llvm::is_contained(shape, 0))
    return 0;
  int64_t count = 1;
  for (int64_t size : shape)
    if (llvm::MulOverflow(count, size, count))
      return std::nullopt;
  return count;
}

int64_t ShapedType::getNumElements(llvm::ArrayRef<int64_t> shape) {
  assert(isStaticShape(shape) && "the number of elements is not known");
  return tryGetNumElements(shape).value_or(INT64_MAX);
}

unsigned ShapedType::getDynamicDimIndex(unsigned i) const {
  assert(isDynamicDim(i) && "the dimension is not dynamic");
  return llvm::count(getShape().take_front(i), kDynamic);
}

unsigned FloatType::getWidth() const { return getFloatSemantics().width; }

unsigned FloatType::getFPMantissaWidth() const {
  return getFloatSemantics().mantissaWidth;
}

} // namespace mlir
