// SPDX-License-Identifier: Apache-2.0
//
// extract, insert, from_elements, splat.
#include "core/ir/builtin/type_utilities.h"
#include "core/ir/structure/matchers.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/tensor/shapes.h"
#include "dialects/utils/index_arithmetic.h"

using namespace mlir;
using namespace mlir::tensor;

// extract

void ExtractOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), "extracted");
}

/// 1. There is an index for each dimension.
LogicalResult ExtractOp::verify() {
  const auto type = cast<RankedTensorType>(Value(getTensor()).getType());
  if (static_cast<int64_t>(getIndices().size()) != type.getRank())
    return emitOpError("incorrect number of indices for extract_element");
  return success();
}

/// Returns the indices if all are constant, else nullopt.
static std::optional<SmallVector<uint64_t>>
getConstantIndices(ArrayRef<Attribute> indices) {
  SmallVector<uint64_t> numbers;
  for (Attribute index : indices) {
    auto number = dyn_cast_or_null<IntegerAttr>(index);
    if (!number)
      return std::nullopt;
    numbers.push_back(number.getInt());
  }
  return numbers;
}

/// Returns the element that an `insert` inserted at the same indices, or null.
static Value getInsertedElement(ExtractOp op) {
  auto insert = Value(op.getTensor()).getDefiningOp<InsertOp>();
  if (!insert || !llvm::equal(getAsOpFoldResult(insert.getIndices()),
                              getAsOpFoldResult(op.getIndices())))
    return nullptr;
  return insert.getScalar();
}

/// 1. extract(splat constant) -> element
/// With constant indices:
/// 2. extract(from_elements(x0, x1, …), i) -> xi
/// 3. extract(constant, i) -> element
/// 4. extract(insert(x, i), i) -> x, also with equal values as indices
OpFoldResult ExtractOp::fold(FoldAdaptor adaptor) {
  // 1.
  const Attribute tensor = adaptor.getTensor();
  if (auto splat = dyn_cast_or_null<SplatElementsAttr>(tensor))
    return splat.getSplatValue<Attribute>();
  if (isa_and_nonnull<DenseResourceElementsAttr>(tensor))
    return {};
  const auto indices = getConstantIndices(adaptor.getIndices());
  if (!indices)
    return {};

  // 2. An access that is out of bounds is never executed.
  if (auto made = Value(getTensor()).getDefiningOp<FromElementsOp>()) {
    const auto type = cast<RankedTensorType>(Value(made.getResult()).getType());
    if (!ElementsAttr::isValidIndex(type, *indices))
      return {};
    return Value(
        made.getElements()[ElementsAttr::getFlattenedIndex(type, *indices)]);
  }

  // 3.
  auto elements = dyn_cast_or_null<ElementsAttr>(tensor);
  if (elements &&
      ElementsAttr::isValidIndex(elements.getShapedType(), *indices))
    return elements.getElement(
        ElementsAttr::getFlattenedIndex(elements.getShapedType(), *indices));

  // 4.
  return getInsertedElement(*this);
}

/// extract(cast(x), i) -> extract(x, i)
/// Guard: x is ranked.
static LogicalResult foldExtractOfCast(ExtractOp op,
                                       PatternRewriter &rewriter) {
  auto castOp = Value(op.getTensor()).getDefiningOp<CastOp>();
  if (!castOp || !isa<RankedTensorType>(Value(castOp.getSource()).getType()))
    return failure();
  rewriter.replaceOpWithNewOp<ExtractOp>(op, castOp.getSource(),
                                         op.getIndices());
  return success();
}

void ExtractOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                            MLIRContext *) {
  results.add<ExtractOp>(foldExtractOfCast);
}

// insert

void InsertOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), "inserted");
}

/// 1. There is an index for each dimension.
LogicalResult InsertOp::verify() {
  const auto type = cast<RankedTensorType>(Value(getDest()).getType());
  if (static_cast<int64_t>(getIndices().size()) != type.getRank())
    return emitOpError("incorrect number of indices");
  return success();
}

/// insert(x, splat of x) -> splat of x
/// Guard: both are constants.
OpFoldResult InsertOp::fold(FoldAdaptor adaptor) {
  auto splat = dyn_cast_or_null<SplatElementsAttr>(adaptor.getDest());
  if (splat && adaptor.getScalar() &&
      splat.getSplatValue<Attribute>() == adaptor.getScalar())
    return Attribute(splat);
  return {};
}

// from_elements

void FromElementsOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), "from_elements");
}

void FromElementsOp::build(OpBuilder &builder, OperationState &state,
                           ValueRange elements) {
  assert(!elements.empty() && "the element type is not known");
  build(builder, state,
        Type(RankedTensorType::get({static_cast<int64_t>(elements.size())},
                                   elements.front().getType())),
        elements);
}

/// from_elements(constants) -> constant
OpFoldResult FromElementsOp::fold(FoldAdaptor adaptor) {
  const auto type = cast<RankedTensorType>(Value(getResult()).getType());
  const Type element = type.getElementType();
  // Other constants, such as poison, are not valid elements.
  const bool isKnown = llvm::all_of(adaptor.getElements(), [](Attribute value) {
    return isa_and_nonnull<IntegerAttr, FloatAttr, ArrayAttr>(value);
  });
  if (!isKnown ||
      (!element.isIntOrIndexOrFloat() && !isa<ComplexType>(element)))
    return {};
  return Attribute(DenseElementsAttr::get(type, adaptor.getElements()));
}

/// extract(index_cast(x), i) -> index_cast(extract(x, i))
static LogicalResult moveIndexCastBehindExtract(ExtractOp op,
                                                PatternRewriter &rewriter) {
  auto castOp = Value(op.getTensor()).getDefiningOp<arith::IndexCastOp>();
  if (!castOp)
    return failure();
  Value in = castOp.getIn();
  Value element = ExtractOp::create(rewriter, op.getLoc(),
                                    getElementTypeOrSelf(in.getType()), in,
                                    op.getIndices());
  rewriter.replaceOpWithNewOp<arith::IndexCastOp>(
      op, Value(op.getResult()).getType(), element);
  return success();
}

void FromElementsOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                                 MLIRContext *) {
  results.add<ExtractOp>(moveIndexCastBehindExtract);
}

// splat

void SplatOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getAggregate(), "splat");
}

void SplatOp::build(OpBuilder &builder, OperationState &state, Value element,
                    Type aggregateType, ValueRange dynamicSizes) {
  build(builder, state, aggregateType, element, dynamicSizes);
}

void SplatOp::build(OpBuilder &builder, OperationState &state, Value element,
                    ArrayRef<int64_t> staticShape, ValueRange dynamicSizes) {
  build(builder, state,
        Type(RankedTensorType::get(staticShape, element.getType())), element,
        dynamicSizes);
}

void SplatOp::build(OpBuilder &builder, OperationState &state, Value element,
                    ArrayRef<OpFoldResult> sizes) {
  const DispatchedIndices dispatched(sizes);
  build(builder, state, element, dispatched.staticValues,
        ValueRange(dispatched.dynamicValues));
}

static RankedTensorType getTypeOf(SplatOp op) {
  return cast<RankedTensorType>(Value(op.getAggregate()).getType());
}

/// 1. There is an operand for each dynamic dimension.
LogicalResult SplatOp::verify() {
  return verifyDynamicDimensionCount(*this, getTypeOf(*this),
                                     getDynamicSizes());
}

LogicalResult SplatOp::reifyResultShapes(OpBuilder &,
                                         ReifiedRankedShapedTypeDims &shapes) {
  shapes = getResultShape(getTypeOf(*this), getDynamicSizes());
  return success();
}

/// splat(constant) -> constant
/// Guard: the shape is static.
OpFoldResult SplatOp::fold(FoldAdaptor adaptor) {
  const Attribute element = adaptor.getInput();
  const RankedTensorType type = getTypeOf(*this);
  if (!isa_and_nonnull<IntegerAttr, FloatAttr>(element) ||
      !type.hasStaticShape())
    return {};
  return Attribute(DenseElementsAttr::get(type, ArrayRef<Attribute>(element)));
}
