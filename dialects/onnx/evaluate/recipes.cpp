// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/evaluate/recipes.h"

#include <algorithm>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/diagnostics.h"
#include "core/support/llvm.h"
#include "dialects/onnx/evaluate/linear_access.h"
#include "dialects/onnx/indexed/operator.h"
#include "dialects/onnx/indexed/table.h"
#include "dialects/recipe/recipe.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

using Operands = llvm::ArrayRef<ElementsAttr>;

//===----------------------------------------------------------------------===//
// Movement

/// Returns whether all places that loops access are elements of a tensor.
static bool areInside(const LinearAccess &access, llvm::ArrayRef<int64_t> loops,
                      int64_t numElements) {
  int64_t first = access.base, last = access.base;
  for (auto [size, step] : llvm::zip_equal(loops, access.steps))
    (step < 0 ? first : last) += (size - 1) * step;
  return first >= 0 && last < numElements;
}

/// Returns the elements that a nest copies to the result, if the nest writes
/// all elements of the result; or null.
static ElementsAttr makeStrided(const IndexedNest &nest, Operands operands,
                                RankedTensorType type) {
  if (nest.stages.size() != 1 || !nest.symbols.empty())
    return {};
  const IndexedStage &stage = nest.stages.front();
  if (!stage.isCopy || !stage.loops.empty() || !stage.initial.empty() ||
      stage.reads.size() != 1 || stage.writes.size() != 1)
    return {};
  const IndexedRead &read = stage.reads.front();
  if (read.isResult || !read.indirect.empty() || !operands[read.tensor])
    return {};
  const auto shape = getConstantExtents(nest.loops);
  if (!shape || type.getShape() != llvm::ArrayRef(*shape))
    return {};
  const ElementsAttr source = operands[read.tensor];
  const auto readShape = getConstantSizes(read.shape),
             writtenShape = getConstantSizes(stage.writes[0].shape);
  if (!readShape || !writtenShape ||
      ShapedType::getNumElements(*readShape) != source.getNumElements() ||
      llvm::ArrayRef(*writtenShape) != type.getShape())
    return {};
  const auto from = getLinearAccess(read.map, *readShape),
             to = getLinearAccess(stage.writes[0].map, *writtenShape);
  if (!from || !to || to->base != 0 ||
      !areInside(*from, *shape, source.getNumElements()))
    return {};
  int64_t distance = 1;
  for (size_t i = shape->size(); i-- > 0; distance *= (*shape)[i])
    if (to->steps[i] != distance && (*shape)[i] != 1)
      return {};
  return recipe::getStrided(source, type, from->base, from->steps);
}

/// Returns the recipes of the nests, each of which copies one result.
static std::optional<llvm::SmallVector<ElementsAttr>>
makeCopies(Operation *op, Operands operands,
           llvm::ArrayRef<RankedTensorType> types, ShapeAnalysis &shapes) {
  const IndexFn index = lookupIndexFn(op);
  if (!index)
    return std::nullopt;
  // An operator without loop nests stays as it is.
  ScopedDiagnosticHandler ignored(op->getContext(), [](Diagnostic &) {});
  const FailureOr<IndexedOp> indexed = index(Operator(op, shapes));
  if (failed(indexed))
    return std::nullopt;
  llvm::SmallVector<ElementsAttr> results(types.size());
  for (const IndexedNest &nest : indexed->nests) {
    if (nest.stages.empty() || nest.stages.front().writes.empty())
      return std::nullopt;
    const unsigned result = nest.stages.front().writes.front().tensor;
    // An element that several nests write is the last one's.
    if (results[result] || !types[result])
      return std::nullopt;
    results[result] = makeStrided(nest, operands, types[result]);
    if (!results[result])
      return std::nullopt;
  }
  for (auto [elements, type] : llvm::zip_equal(results, types))
    if (bool(elements) != bool(type))
      return std::nullopt;
  return results;
}

static ElementsAttr makeJoined(Operation *op, Operands operands,
                               RankedTensorType type) {
  const auto axis = op->getAttrOfType<IntegerAttr>("axis");
  if (!axis || llvm::is_contained(operands, ElementsAttr()))
    return {};
  llvm::SmallVector<Attribute> sources;
  llvm::append_range(sources, operands);
  return recipe::JoinedAttr::get(
      type.getContext(), ArrayAttr::get(type.getContext(), sources),
      Operator::normalizeAxis(axis.getSInt(), type.getRank()), type);
}

//===----------------------------------------------------------------------===//
// Arithmetic

static ElementsAttr makeCast(ElementsAttr source, RankedTensorType type) {
  if (source.getElementType() == type.getElementType())
    return recipe::getReshaped(source, type);
  if (!recipe::isCastable(source.getElementType()) ||
      !recipe::isCastable(type.getElementType()))
    return {};
  return recipe::CastAttr::get(type.getContext(), source, type);
}

/// Returns elements times factors, which broadcast to the elements and have
/// more than one index along at most one dimension; or null.
static ElementsAttr makeScaled(ElementsAttr source, ElementsAttr factors,
                               RankedTensorType type) {
  const ShapedType given = factors.getShapedType();
  if (!recipe::isScalable(type.getElementType()) ||
      !recipe::isScalable(given.getElementType()) ||
      source.getShapedType().getShape() != type.getShape() ||
      given.getRank() > type.getRank() || type.getRank() == 0)
    return {};
  const int64_t missing = type.getRank() - given.getRank();
  int64_t axis = type.getRank() - 1;
  bool isVector = false;
  for (auto [i, size] : llvm::enumerate(given.getShape())) {
    if (size == 1)
      continue;
    axis = missing + static_cast<int64_t>(i);
    if (isVector || size != type.getShape()[axis])
      return {};
    isVector = true;
  }
  const auto list =
      RankedTensorType::get(type.getShape()[axis], given.getElementType());
  return recipe::ScaledAttr::get(type.getContext(), source, axis,
                                 isVector
                                     ? recipe::getReshaped(factors, list)
                                     : recipe::getStrided(factors, list, 0, 0),
                                 type);
}

static ElementsAttr makeProduct(Operands operands, RankedTensorType type) {
  const bool isLeft = operands[0].getShapedType().getShape() == type.getShape();
  return isLeft ? makeScaled(operands[0], operands[1], type)
                : makeScaled(operands[1], operands[0], type);
}

/// Returns integers times a scale for all or for each index of a dimension.
static ElementsAttr makeDequantized(Operation *op, Operands operands,
                                    RankedTensorType type) {
  const Type from = operands[0].getElementType();
  const bool hasZero = operands.size() > 2 && operands[2];
  const auto blockSize = op->getAttrOfType<IntegerAttr>("block_size");
  if (hasZero || !isa<IntegerType>(from) || from.isInteger(1) ||
      !recipe::isCastable(from) || (blockSize && blockSize.getSInt() != 0) ||
      type.getRank() == 0)
    return {};
  ElementsAttr scale = operands[1];
  if (scale.getNumElements() != 1) {
    // The axis has its place in a shape of ones.
    const auto axis = op->getAttrOfType<IntegerAttr>("axis");
    llvm::SmallVector<int64_t> shape(type.getRank(), 1);
    if (scale.getShapedType().getRank() != 1)
      return {};
    shape[Operator::normalizeAxis(axis ? axis.getSInt() : 1, type.getRank())] =
        scale.getNumElements();
    scale = recipe::getReshaped(
        scale, RankedTensorType::get(shape, scale.getElementType()));
  } else {
    scale = recipe::getReshaped(
        scale, RankedTensorType::get(1, scale.getElementType()));
  }
  // Numbers of 16 bits are computed in f32.
  Type wide = operands[1].getElementType();
  if (wide.getIntOrFloatBitWidth() < 32)
    wide = Float32Type::get(type.getContext());
  const auto wideType = RankedTensorType::get(type.getShape(), wide);
  const ElementsAttr real = makeCast(operands[0], wideType);
  const ElementsAttr scaled = real ? makeScaled(real, scale, wideType) : real;
  return scaled ? makeCast(scaled, type) : scaled;
}

std::optional<llvm::SmallVector<ElementsAttr>>
makeRecipes(Operation *op, Operands operands,
            llvm::ArrayRef<RankedTensorType> types, ShapeAnalysis &shapes) {
  for (RankedTensorType type : types)
    if (type && type.getNumElements() == 0)
      return std::nullopt;
  for (ElementsAttr elements : operands)
    if (elements && !recipe::isReadable(elements))
      return std::nullopt;
  const llvm::StringRef name = op->getName().stripDialect();
  ElementsAttr result;
  if (name == "Concat")
    result = makeJoined(op, operands, types[0]);
  else if (name == "Cast" || name == "CastLike")
    result = makeCast(operands[0], types[0]);
  else if (name == "Mul")
    result = makeProduct(operands, types[0]);
  else if (name == "DequantizeLinear")
    result = makeDequantized(op, operands, types[0]);
  else
    return makeCopies(op, operands, types, shapes);
  if (!result)
    return std::nullopt;
  return llvm::SmallVector<ElementsAttr>{result};
}

} // namespace mlir::onnx
