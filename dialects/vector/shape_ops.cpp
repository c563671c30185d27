// SPDX-License-Identifier: Apache-2.0
//
// broadcast, shape_cast, vscale.
#include "core/ir/builtin/elements.h"
#include "core/ir/builtin/type_utilities.h"
#include "dialects/ub/ub.h"
#include "dialects/vector/vector.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::vector;

/// Returns the size of a dimension, in brackets if it is scalable.
static std::string printSize(VectorType type, int64_t dim) {
  const std::string size = std::to_string(type.getDimSize(dim));
  return type.getScalableDims()[dim] ? "[" + size + "]" : size;
}

// broadcast

/// 1. The source is a scalar or a vector.
/// 2. The source's rank is at most the result's.
/// 3. Each source dimension, aligned at the last one, has the size and
/// scalability of the result's, or is of size 1 and not scalable.
LogicalResult BroadcastOp::verify() {
  const Type source = getSourceType();
  const VectorType result = getResultVectorType();
  if (source.isIntOrIndexOrFloat() || !isa<ShapedType>(source))
    return success();
  const auto vector = dyn_cast<VectorType>(source);
  if (!vector)
    return emitOpError("source type is not a vector");
  if (vector.getRank() > result.getRank())
    return emitOpError("source rank higher than destination rank");
  const int64_t leading = result.getRank() - vector.getRank();
  for (int64_t dim = 0; dim < vector.getRank(); ++dim) {
    const bool isSourceScalable = vector.getScalableDims()[dim];
    const bool isSame =
        vector.getDimSize(dim) == result.getDimSize(leading + dim) &&
        isSourceScalable == result.getScalableDims()[leading + dim];
    const bool isStretched = vector.getDimSize(dim) == 1 && !isSourceScalable;
    if (!isSame && !isStretched)
      return emitOpError("dimension mismatch (")
             << printSize(vector, dim) << " vs. "
             << printSize(result, leading + dim) << ")";
  }
  return success();
}

/// 1. broadcast(x) : type of x -> x
/// 2. broadcast(constant number or splat) -> splat
/// 3. broadcast(poison) -> poison
/// 4. broadcast(broadcast(x)) -> broadcast(x)
OpFoldResult BroadcastOp::fold(FoldAdaptor adaptor) {
  const VectorType type = getResultVectorType();
  if (getSourceType() == type)
    return getSource();
  const Attribute source = adaptor.getSource();
  if (isa_and_nonnull<IntegerAttr, FloatAttr>(source))
    return DenseElementsAttr::get(type, source);
  if (auto splat = dyn_cast_or_null<SplatElementsAttr>(source))
    return DenseElementsAttr::get(type, splat.getSplatValue<Attribute>());
  if (isa_and_nonnull<ub::PoisonAttrInterface>(source))
    return source;
  if (auto inner = Value(getSource()).getDefiningOp<BroadcastOp>()) {
    getSourceMutable().set(inner.getSource());
    return getResult();
  }
  return {};
}

void BroadcastOp::inferResultRanges(ArrayRef<ConstantIntRanges> argRanges,
                                    SetIntRangeFn setResultRanges) {
  setResultRanges(getResult(), argRanges.front());
}

// shape_cast

/// 1. Source and result have the same element type.
/// 2. They have the same number of elements.
/// 3. They have the same number of scalable dimensions.
LogicalResult ShapeCastOp::verify() {
  const VectorType source = getSourceVectorType();
  const VectorType result = getResultVectorType();
  if (source.getElementType() != result.getElementType())
    return emitOpError("has different source and result element types");
  if (source.getNumElements() != result.getNumElements())
    return emitOpError("has different number of elements at source (")
           << source.getNumElements() << ") and result ("
           << result.getNumElements() << ")";
  const auto scalable = llvm::count(source.getScalableDims(), true);
  const auto resultScalable = llvm::count(result.getScalableDims(), true);
  if (scalable != resultScalable)
    return emitOpError("has different number of scalable dims at source (")
           << scalable << ") and result (" << resultScalable << ")";
  return success();
}

/// 1. shape_cast(x) : type of x -> x
/// 2. shape_cast(shape_cast(x)) -> shape_cast(x)
/// 3. shape_cast(constant) -> constant
/// 4. shape_cast(poison) -> poison
OpFoldResult ShapeCastOp::fold(FoldAdaptor adaptor) {
  const VectorType type = getResultVectorType();
  if (getSourceVectorType() == type)
    return getSource();
  if (auto inner = Value(getSource()).getDefiningOp<ShapeCastOp>()) {
    getSourceMutable().set(inner.getSource());
    return getResult();
  }
  const Attribute source = adaptor.getSource();
  if (auto splat = dyn_cast_or_null<SplatElementsAttr>(source))
    return DenseElementsAttr::get(type, splat.getSplatValue<Attribute>());
  if (auto elements = dyn_cast_or_null<DenseElementsAttr>(source))
    return elements.reshape(type);
  if (isa_and_nonnull<ub::PoisonAttrInterface>(source))
    return source;
  return {};
}

void ShapeCastOp::inferResultRanges(ArrayRef<ConstantIntRanges> argRanges,
                                    SetIntRangeFn setResultRanges) {
  setResultRanges(getResult(), argRanges.front());
}

// vscale

void VectorScaleOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), "vscale");
}
