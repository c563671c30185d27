// SPDX-License-Identifier: Apache-2.0
//
// reshape, expand_shape, collapse_shape: parsers, printers, verifiers and
// folds.
#include "dialects/tensor/shapes.h"
#include "dialects/utils/index_arithmetic.h"
#include "dialects/utils/reshape.h"

using namespace mlir;
using namespace mlir::tensor;

// reshape

void ReshapeOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), "reshape");
}

/// Returns the number of elements of a type with static shape, else nullopt.
static std::optional<int64_t> getNumElements(Type type) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked || !ranked.hasStaticShape())
    return std::nullopt;
  int64_t count = 1;
  for (int64_t size : ranked.getShape())
    count = multiplyIndices(count, size);
  return count;
}

/// 1. Source and result have the same element type.
/// 2. They have the same number of elements if their shapes are static.
/// 3. The rank of a ranked result is the number of elements of the shape
/// operand.
LogicalResult ReshapeOp::verify() {
  const auto source = cast<TensorType>(Value(getSource()).getType());
  const TensorType result = getResultType();
  // 1.
  if (source.getElementType() != result.getElementType())
    return emitOpError("element types of source and destination tensor types "
                       "should be the same");
  auto ranked = dyn_cast<RankedTensorType>(result);
  if (!ranked)
    return success();

  // 2.
  const std::optional<int64_t> before = getNumElements(source);
  const std::optional<int64_t> after = getNumElements(result);
  if (before && after && *before != *after)
    return emitOpError("source and destination tensor should have the same "
                       "number of elements");

  // 3.
  const int64_t numSizes =
      cast<RankedTensorType>(Value(getShape()).getType()).getDimSize(0);
  if (ShapedType::isDynamic(numSizes))
    return emitOpError("cannot use shape operand with dynamic length to "
                       "reshape to statically-ranked tensor type");
  if (numSizes != ranked.getRank())
    return emitOpError("length of shape operand differs from the result's "
                       "tensor rank");
  return success();
}

/// Returns true if a shape operand consists of the sizes of a tensor:
/// constants, and `dim`s of it.
static bool isShapeOf(Value shape, Value tensor) {
  auto made = shape.getDefiningOp<FromElementsOp>();
  const auto type = cast<RankedTensorType>(tensor.getType());
  if (!made ||
      static_cast<int64_t>(made.getElements().size()) != type.getRank())
    return false;
  for (auto [i, size] : llvm::enumerate(made.getElements())) {
    if (std::optional<int64_t> constant = getConstantIntValue(Value(size))) {
      if (*constant != type.getDimSize(i))
        return false;
      continue;
    }
    auto dim = size.getDefiningOp<DimOp>();
    if (!dim || Value(dim.getSource()) != tensor ||
        dim.getConstantIndex() != static_cast<int64_t>(i))
      return false;
  }
  return true;
}

/// 1. reshape(splat constant) -> splat constant
/// 2. reshape(reshape(x), s) -> reshape(x, s)
/// 3. reshape(x) -> x, if type and sizes do not change
OpFoldResult ReshapeOp::fold(FoldAdaptor adaptor) {
  // 1.
  if (OpFoldResult splat =
          reshapeConstantSource(adaptor.getSource(), getResultType()))
    return splat;
  // 2.
  if (auto inner = Value(getSource()).getDefiningOp<ReshapeOp>()) {
    getSourceMutable().set(inner.getSource());
    return Value(getResult());
  }
  // 3. The size of a single dimension is determined by the number of elements.
  Value source = getSource();
  auto type = dyn_cast<RankedTensorType>(source.getType());
  if (!type || Type(type) != Type(getResultType()))
    return {};
  if (type.getRank() <= 1 || isShapeOf(getShape(), source))
    return source;
  return {};
}

// expand_shape, collapse_shape

void ExpandShapeOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), "expanded");
}

void CollapseShapeOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), "collapsed");
}

SmallVector<ReassociationExprs, 4> ExpandShapeOp::getReassociationExprs() {
  return convertReassociationIndicesToExprs(getContext(),
                                            getReassociationIndices());
}

SmallVector<ReassociationExprs, 4> CollapseShapeOp::getReassociationExprs() {
  return convertReassociationIndicesToExprs(getContext(),
                                            getReassociationIndices());
}

SmallVector<AffineMap, 4> ExpandShapeOp::getReassociationMaps() {
  return getSymbolLessAffineMaps(getReassociationExprs());
}

SmallVector<AffineMap, 4> CollapseShapeOp::getReassociationMaps() {
  return getSymbolLessAffineMaps(getReassociationExprs());
}

int64_t ExpandShapeOp::getCorrespondingSourceDim(int64_t resultDim) {
  for (auto [dim, group] : llvm::enumerate(getReassociationIndices()))
    if (llvm::is_contained(group, resultDim))
      return dim;
  llvm_unreachable("a dimension that is in no group");
}

SmallVector<OpFoldResult> ExpandShapeOp::getMixedOutputShape() {
  return getMixedValues(getStaticOutputShape(), getOutputShape(), getContext());
}

FailureOr<SmallVector<OpFoldResult>>
ExpandShapeOp::inferOutputShape(OpBuilder &b, Location loc,
                                RankedTensorType expandedType,
                                ArrayRef<ReassociationIndices> reassociation,
                                ArrayRef<OpFoldResult> inputShape) {
  auto shape = inferExpandShapeOutputShape(b, loc, expandedType, reassociation,
                                           inputShape);
  if (!shape)
    return failure();
  return *shape;
}

void ExpandShapeOp::build(OpBuilder &builder, OperationState &state,
                          Type resultType, Value src,
                          ArrayRef<ReassociationIndices> reassociation,
                          ArrayRef<OpFoldResult> outputShape) {
  const auto [staticShape, dynamicShape] = decomposeMixedValues(outputShape);
  build(builder, state, resultType, src,
        getReassociationIndicesAttribute(builder, reassociation), dynamicShape,
        builder.getDenseI64ArrayAttr(staticShape));
}

void ExpandShapeOp::build(OpBuilder &builder, OperationState &state,
                          Type resultType, Value src,
                          ArrayRef<ReassociationIndices> reassociation) {
  auto outputShape = inferOutputShape(
      builder, state.location, cast<RankedTensorType>(resultType),
      reassociation, getMixedSizes(builder, state.location, src));
  build(builder, state, resultType, src, reassociation,
        succeeded(outputShape) ? *outputShape : SmallVector<OpFoldResult>());
}

RankedTensorType CollapseShapeOp::inferCollapsedType(
    RankedTensorType type, ArrayRef<ReassociationIndices> reassociation) {
  SmallVector<int64_t> shape;
  for (ReassociationIndicesRef group : reassociation) {
    int64_t size = 1;
    for (int64_t dim : group)
      size = ShapedType::isDynamic(size) || type.isDynamicDim(dim)
                 ? ShapedType::kDynamic
                 : multiplyIndices(size, type.getDimSize(dim));
    shape.push_back(size);
  }
  return RankedTensorType::get(shape, type.getElementType());
}

RankedTensorType
CollapseShapeOp::inferCollapsedType(RankedTensorType type,
                                    ArrayRef<AffineMap> reassociation) {
  SmallVector<ReassociationIndices> groups;
  for (AffineMap map : reassociation) {
    ReassociationIndices &group = groups.emplace_back();
    for (unsigned i = 0; i != map.getNumResults(); ++i)
      group.push_back(map.getDimPosition(i));
  }
  return inferCollapsedType(type, groups);
}

void CollapseShapeOp::build(OpBuilder &builder, OperationState &state,
                            Value src,
                            ArrayRef<ReassociationIndices> reassociation,
                            ArrayRef<NamedAttribute> attrs) {
  const auto type = cast<RankedTensorType>(src.getType());
  build(builder, state,
        Type(inferCollapsedType(type, reassociation)
                 .cloneWithEncoding(type.getEncoding())),
        src, reassociation, attrs);
}

/// 1. The collapsed size is dynamic if and only if its group has a dynamic
/// size. Otherwise it is the product of the group.
static LogicalResult verifyGroupSize(Operation *op, size_t position,
                                     int64_t collapsed,
                                     ArrayRef<int64_t> expanded) {
  int64_t product = 1;
  for (int64_t size : expanded) {
    if (!ShapedType::isDynamic(size)) {
      product = multiplyIndices(product, size);
      continue;
    }
    if (!ShapedType::isDynamic(collapsed))
      return op->emitOpError("expected dimension ")
             << position
             << " of collapsed type to be dynamic since one or more of the "
                "corresponding dimensions in the expanded type is dynamic";
    return success();
  }
  if (collapsed != product)
    return op->emitOpError("expected dimension ")
           << position << " of collapsed type to be static value of "
           << product;
  return success();
}

/// 1. The expanded type has at least the rank of the collapsed one.
/// 2. There is a group for each collapsed dimension.
/// 3. Groups are not empty.
/// 4. They list all expanded dimensions in order.
/// 5. Sizes match (verifyGroupSize). Without groups all of them are 1.
/// 6. Element types are equal.
static LogicalResult verifyReshape(Operation *op, RankedTensorType expanded,
                                   RankedTensorType collapsed,
                                   ArrayRef<ReassociationIndices> groups) {
  const int64_t rank = expanded.getRank();
  // 1.
  if (rank < collapsed.getRank())
    return op->emitOpError("expected the expanded type, ")
           << expanded << " to have a higher (or same) rank "
           << "than the collapsed type, " << collapsed << '.';

  // 2.
  if (collapsed.getRank() != static_cast<int64_t>(groups.size()))
    return op->emitOpError("expected collapsed rank (")
           << collapsed.getRank()
           << ") to equal the number of reassociation maps (" << groups.size()
           << ").";

  // 3.
  int64_t greatest = -1;
  for (ReassociationIndicesRef group : groups) {
    if (group.empty())
      return op->emitOpError("reassociation indices must not be empty");
    for (int64_t dim : group) {
      if (dim < 0)
        return op->emitOpError("reassociation index ")
               << dim << " is out of bounds";
      greatest = std::max(greatest, dim);
    }
  }

  // 4.
  if (!groups.empty() && greatest + 1 != rank)
    return op->emitOpError("expected reassociation map #0 to have size equal "
                           "to the expanded rank (")
           << rank << "), but it is  " << greatest + 1 << '.';
  int64_t next = 0;
  for (auto [i, group] : llvm::enumerate(groups))
    for (int64_t dim : group)
      if (dim != next++)
        return op->emitOpError("expected reassociation map #")
               << i << " to be valid and contiguous.";
  if (!groups.empty() && next != rank)
    return op->emitOpError("expected reassociation map #")
           << groups.size() - 1 << " to be valid and contiguous.";

  // 5.
  for (auto [i, group] : llvm::enumerate(groups))
    if (failed(verifyGroupSize(
            op, i, collapsed.getDimSize(i),
            expanded.getShape().slice(group.front(), group.size()))))
      return failure();
  if (groups.empty() &&
      llvm::any_of(expanded.getShape(), [](int64_t size) { return size != 1; }))
    return op->emitOpError(
        "rank 0 tensors can only be extended/collapsed with/from ones");

  // 6.
  const RankedTensorType expected =
      CollapseShapeOp::inferCollapsedType(expanded, groups);
  if (!isSameTypeWithoutEncoding(collapsed, expected))
    return op->emitOpError("expected collapsed type to be ")
           << expected << ", but got " << collapsed;
  return success();
}

/// Returns both types if they are ranked. Otherwise emits a diagnostic and
/// returns nullopt.
static std::optional<std::pair<RankedTensorType, RankedTensorType>>
getRankedTypes(Operation *op, Value source, Value result) {
  auto from = dyn_cast<RankedTensorType>(source.getType());
  auto to = dyn_cast<RankedTensorType>(result.getType());
  if (from && to)
    return std::pair(from, to);
  op->emitOpError("expected ranked tensor types");
  return std::nullopt;
}

/// 1. There is a static size, or the marker for a dynamic one, for each
/// dimension.
/// 2. There is an operand for each dynamic size.
/// 3. The reassociation is valid (verifyReshape).
/// 4. Static sizes are those of the type.
LogicalResult ExpandShapeOp::verify() {
  const auto types = getRankedTypes(*this, getSrc(), getResult());
  if (!types)
    return failure();
  const auto [source, result] = *types;
  const ArrayRef<int64_t> sizes = getStaticOutputShape();
  // 1.
  if (static_cast<int64_t>(sizes.size()) != result.getRank())
    return emitOpError("expected number of static shape dims to be equal to "
                       "the output rank (")
           << result.getRank() << ") but found " << sizes.size()
           << " inputs instead";

  // 2.
  const int64_t numDynamic = llvm::count(sizes, ShapedType::kDynamic);
  if (static_cast<int64_t>(getOutputShape().size()) != numDynamic)
    return emitOpError("mismatch in dynamic dims in output_shape and "
                       "static_output_shape: static_output_shape has ")
           << numDynamic << " dynamic dims while output_shape has "
           << getOutputShape().size() << " values";

  // 3.
  if (failed(verifyReshape(*this, result, source, getReassociationIndices())))
    return failure();

  // 4.
  for (auto [dim, size] : llvm::enumerate(result.getShape()))
    if (!ShapedType::isDynamic(size) && !ShapedType::isDynamic(sizes[dim]) &&
        size != sizes[dim])
      return emitOpError("invalid output shape provided at pos ") << dim;
  return success();
}

/// 1. Groups are not empty.
/// 2. The types are ranked.
/// 3. The reassociation is valid (verifyReshape).
LogicalResult CollapseShapeOp::verify() {
  if (llvm::any_of(getReassociationIndices(),
                   [](ReassociationIndicesRef group) { return group.empty(); }))
    return emitOpError("reassociation indices must not be empty");
  const auto types = getRankedTypes(*this, getSrc(), getResult());
  if (!types)
    return failure();
  return verifyReshape(*this, types->first, types->second,
                       getReassociationIndices());
}

OpFoldResult ExpandShapeOp::fold(FoldAdaptor adaptor) {
  return foldReshapeOp<ExpandShapeOp, CollapseShapeOp>(*this,
                                                       adaptor.getOperands());
}

OpFoldResult CollapseShapeOp::fold(FoldAdaptor adaptor) {
  return foldReshapeOp<CollapseShapeOp, ExpandShapeOp>(*this,
                                                       adaptor.getOperands());
}
