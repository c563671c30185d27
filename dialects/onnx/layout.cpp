// SPDX-License-Identifier: Apache-2.0
//
// layout: the order in which the elements of a tensor are stored.
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/type_utilities.h"
#include "dialects/onnx/onnx.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::onnx;

namespace {

/// A result of the map: a dimension, the number of its block, or the place in
/// the block.
struct Part {
  unsigned dim;
  enum class Kind : uint8_t { Whole, Block, InBlock } kind;
  int64_t blockSize;
};

} // namespace

static std::optional<Part> getPart(AffineExpr expr) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return Part{dim.getPosition(), Part::Kind::Whole, 1};
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return std::nullopt;
  auto dim = dyn_cast<AffineDimExpr>(binary.getLHS());
  auto size = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (!dim || !size || size.getValue() <= 0)
    return std::nullopt;
  if (binary.getKind() == AffineExprKind::FloorDiv)
    return Part{dim.getPosition(), Part::Kind::Block, size.getValue()};
  if (binary.getKind() == AffineExprKind::Mod)
    return Part{dim.getPosition(), Part::Kind::InBlock, size.getValue()};
  return std::nullopt;
}

/// 1. The map has no symbols.
/// 2. Each result is a dimension, a block of one, or a place in a block.
/// 3. Each dimension is one result, or a block and a place of the same size.
LogicalResult LayoutAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 AffineMap map) {
  // 1.
  if (map.getNumSymbols() != 0)
    return emitError() << "map " << AffineMapAttr::get(map) << " has symbols";
  SmallVector<SmallVector<Part, 2>> parts(map.getNumDims());
  for (AffineExpr expr : map.getResults()) {
    // 2.
    const std::optional<Part> part = getPart(expr);
    if (!part)
      return emitError() << "map " << AffineMapAttr::get(map)
                         << " has a result that is no dimension and no block "
                            "of one";
    parts[part->dim].push_back(*part);
  }
  // 3.
  for (auto [i, dim] : llvm::enumerate(parts)) {
    const bool isWhole = dim.size() == 1 && dim[0].kind == Part::Kind::Whole;
    const bool isBlocked =
        dim.size() == 2 && dim[0].blockSize == dim[1].blockSize &&
        dim[0].kind != dim[1].kind && dim[0].kind != Part::Kind::Whole &&
        dim[1].kind != Part::Kind::Whole;
    if (!isWhole && !isBlocked)
      return emitError() << "map " << AffineMapAttr::get(map)
                         << " does not store dimension " << i << " once";
  }
  return success();
}

/// 1. The map has a dimension for each one of the tensor.
/// 2. The size of a dimension with blocks is known, and a multiple of theirs.
LogicalResult
LayoutAttr::verifyEncoding(ArrayRef<int64_t> shape, Type,
                           function_ref<InFlightDiagnostic()> emitError) const {
  // 1.
  if (getMap().getNumDims() != shape.size())
    return emitError() << "layout of rank " << getMap().getNumDims()
                       << " for a tensor of rank " << shape.size();
  // 2.
  for (AffineExpr expr : getMap().getResults()) {
    const std::optional<Part> part = getPart(expr);
    if (part->kind == Part::Kind::Whole)
      continue;
    const int64_t size = shape[part->dim];
    if (ShapedType::isDynamic(size) || size % part->blockSize != 0)
      return emitError() << "layout with blocks of " << part->blockSize
                         << " for dimension " << part->dim
                         << ", whose size is no multiple";
  }
  return success();
}

/// 1. The result has the element type of the operand.
/// 2. The shapes are compatible.
LogicalResult LayoutTransformOp::verify() {
  const Type from = getData().getType(), to = getOutput().getType();
  // 1. 2.
  if (getElementTypeOrSelf(from) != getElementTypeOrSelf(to) ||
      failed(verifyCompatibleShape(from, to)))
    return emitOpError("stores ") << from << " as another tensor, " << to;
  return success();
}

/// transform(x) = x, if the layout is that of x
/// transform(transform(x)) = x, if the layout is that of x
OpFoldResult LayoutTransformOp::fold(FoldAdaptor) {
  if (getData().getType() == getOutput().getType())
    return getData();
  auto inner = getData().getDefiningOp<LayoutTransformOp>();
  if (!inner)
    return {};
  if (inner.getData().getType() == getOutput().getType())
    return inner.getData();
  return {};
}
