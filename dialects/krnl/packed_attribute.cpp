// SPDX-License-Identifier: Apache-2.0
//
// packed: the elements of a constant in another order.
#include "core/ir/structure/builders.h"
#include "dialects/krnl/krnl.h"

using namespace mlir;
using namespace mlir::krnl;

/// Returns true if the expression is linear in dimensions.
static bool isLinear(AffineExpr expr) {
  if (auto binary = dyn_cast<AffineBinaryOpExpr>(expr))
    return (expr.getKind() == AffineExprKind::Add ||
            expr.getKind() == AffineExprKind::Mul) &&
           isLinear(binary.getLHS()) && isLinear(binary.getRHS());
  return isa<AffineDimExpr, AffineConstantExpr>(expr);
}

/// 1. The type is a tensor of numbers with a static shape and a dimension.
/// 2. The source has the same element type.
/// 3. The map goes from indices of the tensor to those of the source.
/// 4. The map is linear.
LogicalResult PackedAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 ElementsAttr source, AffineMap map,
                                 Type type) {
  // 1.
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape() || tensor.getRank() == 0 ||
      !tensor.getElementType().isIntOrFloat())
    return emitError() << "expected a tensor of numbers with a static shape "
                          "and a rank of at least 1, but got "
                       << type;

  // 2.
  const ShapedType sourceType = source.getShapedType();
  if (sourceType.getElementType() != tensor.getElementType())
    return emitError() << "elements of type " << sourceType.getElementType()
                       << " are packed to " << type;

  // 3.
  if (map.getNumDims() != tensor.getRank() || map.getNumSymbols() != 0 ||
      map.getNumResults() != sourceType.getRank())
    return emitError() << "map " << AffineMapAttr::get(map)
                       << " does not go from indices of " << type
                       << " to those of " << Type(sourceType);

  // 4.
  if (!llvm::all_of(map.getResults(), isLinear))
    return emitError() << "map " << AffineMapAttr::get(map) << " is not linear";
  return success();
}

/// Returns the value of a linear map at an index.
static SmallVector<int64_t> evaluate(AffineMap map, ArrayRef<int64_t> index) {
  return map.compose(index);
}

Packing PackedAttr::getPacking() const {
  const auto tensor = cast<RankedTensorType>(getType());
  Packing packing;
  packing.shape.assign(tensor.getShape().begin(), tensor.getShape().end());
  SmallVector<int64_t> index(tensor.getRank(), 0);
  for (auto [size, offset] : llvm::zip_equal(
           getSource().getShapedType().getShape(), evaluate(getMap(), index)))
    packing.source.push_back({size, offset, {}});
  for (int64_t &i : index) {
    i = 1;
    for (auto [dimension, value] :
         llvm::zip_equal(packing.source, evaluate(getMap(), index)))
      dimension.factors.push_back(value - dimension.offset);
    i = 0;
  }
  return packing;
}

Attribute PackedAttr::getElement(uint64_t number) const {
  const auto tensor = cast<RankedTensorType>(getType());
  SmallVector<int64_t> index(tensor.getRank());
  for (int64_t dim = tensor.getRank(); dim-- > 0;) {
    index[dim] = number % tensor.getDimSize(dim);
    number /= tensor.getDimSize(dim);
  }
  if (const std::optional<uint64_t> place = getPacking().find(index))
    return getSource().getElement(*place);
  return Builder(getContext()).getZeroAttr(tensor.getElementType());
}
