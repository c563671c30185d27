// SPDX-License-Identifier: Apache-2.0
//
// packed: the elements of a constant in another order.
#include "core/ir/structure/builders.h"
#include "dialects/krnl/types.h"
#include "llvm/Support/MathExtras.h"

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

/// Returns the number of elements of an array, or nothing if there are too many
/// or if a size is negative.
static std::optional<int64_t> getCount(ArrayRef<int64_t> shape) {
  int64_t count = 1;
  for (int64_t size : shape)
    if (size < 0 || llvm::MulOverflow(count, size, count))
      return std::nullopt;
  return count;
}

/// 1. The type is a tensor of one dimension, with the number of elements that
/// the shape has.
/// 2. The source has the same element type.
/// 3. The map goes from indices of the shape to those of the source.
/// 4. The map is linear.
/// 5. The panels are of a dimension of the shape, and their width is positive.
/// 6. The group is positive. If it is not 1, it divides the last size, which is
/// not that of the lines.
LogicalResult PackedAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 ElementsAttr source, AffineMap map,
                                 ArrayRef<int64_t> shape, int64_t lines,
                                 int64_t width, int64_t group, Type type) {
  // 1.
  auto tensor = dyn_cast<RankedTensorType>(type);
  const std::optional<int64_t> count = getCount(shape);
  if (!tensor || tensor.getRank() != 1 || tensor.getDimSize(0) != count ||
      !tensor.getElementType().isIntOrFloat())
    return emitError() << "expected a tensor of numbers of one dimension, as "
                          "many as an array of sizes ["
                       << shape << "] has, but got " << type;

  // 2.
  const ShapedType sourceType = source.getShapedType();
  if (sourceType.getElementType() != tensor.getElementType())
    return emitError() << "elements of type " << sourceType.getElementType()
                       << " are packed to " << type;

  // 3.
  if (map.getNumDims() != shape.size() || map.getNumSymbols() != 0 ||
      map.getNumResults() != sourceType.getRank())
    return emitError() << "map " << AffineMapAttr::get(map)
                       << " does not go from indices of sizes [" << shape
                       << "] to those of " << Type(sourceType);

  // 4.
  if (!llvm::all_of(map.getResults(), isLinear))
    return emitError() << "map " << AffineMapAttr::get(map) << " is not linear";

  // 5.
  if (lines < 0 || lines >= static_cast<int64_t>(shape.size()) || width < 1)
    return emitError() << "expected panels of a positive width, of one of "
                       << shape.size() << " dimensions, but got width " << width
                       << " and dimension " << lines;

  // 6.
  if (group < 1 ||
      (group > 1 && (lines + 1 == static_cast<int64_t>(shape.size()) ||
                     shape.back() % group != 0)))
    return emitError() << "expected a group that divides the last size of ["
                       << shape << "], which comes after dimension " << lines
                       << ", but got " << group;
  return success();
}

/// Returns the value of a linear map at an index.
static SmallVector<int64_t> evaluate(AffineMap map, ArrayRef<int64_t> index) {
  return map.compose(index);
}

Packing PackedAttr::getPacking() const {
  Packing packing;
  packing.shape.assign(getShape().begin(), getShape().end());
  packing.lines = getLines();
  packing.width = getWidth();
  packing.group = getGroup();
  SmallVector<int64_t> index(getShape().size(), 0);
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
  const Packing packing = getPacking();
  if (const std::optional<uint64_t> place =
          packing.find(packing.getIndex(number)))
    return getSource().getElement(*place);
  return Builder(getContext())
      .getZeroAttr(cast<RankedTensorType>(getType()).getElementType());
}
