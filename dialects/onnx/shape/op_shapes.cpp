// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/shape/op_shapes.h"

#include <algorithm>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/diagnostics.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

//===----------------------------------------------------------------------===//
// Operands

bool OpShapes::hasOperand(unsigned index) const {
  return index < op.getNumOperands() &&
         !isa<NoneType>(op.getOperand(index).getType());
}

DimShape OpShapes::getShape(unsigned index) {
  if (!hasOperand(index))
    return std::nullopt;
  return facts.get(op.getOperand(index)).shape;
}

std::optional<int64_t> OpShapes::getRank(unsigned index) {
  const DimShape shape = getShape(index);
  if (!shape)
    return std::nullopt;
  return int64_t(shape->size());
}

DimExpr OpShapes::getSize(unsigned index, int64_t axis) {
  const DimShape shape = getShape(index);
  return shape && axis < int64_t(shape->size()) ? (*shape)[axis] : DimExpr();
}

std::optional<DimList> OpShapes::getElements(unsigned index) {
  if (!hasOperand(index))
    return std::nullopt;
  return facts.get(op.getOperand(index)).elements;
}

std::optional<DimList> OpShapes::getIntegers(unsigned index) {
  if (!hasOperand(index))
    return std::nullopt;
  return facts.getOrCreateElements(op.getOperand(index));
}

std::optional<llvm::SmallVector<int64_t>>
OpShapes::getConstants(unsigned index) {
  const std::optional<DimList> elements = getElements(index);
  if (!elements)
    return std::nullopt;
  llvm::SmallVector<int64_t> values;
  for (DimExpr element : *elements) {
    const std::optional<int64_t> value = element.getConstant();
    if (!value)
      return std::nullopt;
    values.push_back(*value);
  }
  return values;
}

DimExpr OpShapes::getScalar(unsigned index) {
  const std::optional<DimList> elements = getIntegers(index);
  return elements && elements->size() == 1 ? elements->front() : DimExpr();
}

//===----------------------------------------------------------------------===//
// Attributes

int64_t OpShapes::getInt(llvm::StringRef name, int64_t defaultValue) {
  const auto value = op.getAttrOfType<IntegerAttr>(name);
  return value ? value.getValue().getSExtValue() : defaultValue;
}

std::optional<llvm::SmallVector<int64_t>>
OpShapes::getInts(llvm::StringRef name) {
  const auto list = op.getAttrOfType<ArrayAttr>(name);
  if (!list)
    return std::nullopt;
  llvm::SmallVector<int64_t> values;
  for (Attribute element : list.getValue()) {
    const auto value = dyn_cast<IntegerAttr>(element);
    values.push_back(value ? value.getValue().getSExtValue() : 0);
  }
  return values;
}

llvm::StringRef OpShapes::getString(llvm::StringRef name,
                                    llvm::StringRef defaultValue) {
  const auto value = op.getAttrOfType<StringAttr>(name);
  return value ? value.getValue() : defaultValue;
}

//===----------------------------------------------------------------------===//
// Results

std::optional<int64_t> OpShapes::getResultRank(unsigned index) {
  if (index >= op.getNumResults())
    return std::nullopt;
  return facts.getDeclaredRank(op.getResult(index));
}

void OpShapes::setShape(unsigned index, DimShape shape) {
  if (index < results.size())
    results[index].shape = std::move(shape);
}

void OpShapes::setElements(unsigned index, std::optional<DimList> elements) {
  if (index >= results.size() || !elements ||
      int64_t(elements->size()) > ShapeFacts::maxElements)
    return;
  results[index].elements = std::move(elements);
}

void OpShapes::setFacts(unsigned index, ValueFacts known) {
  if (index < results.size())
    results[index] = std::move(known);
}

//===----------------------------------------------------------------------===//
// Rules

LogicalResult OpShapes::error(const llvm::Twine &message) {
  if (!facts.isSilent)
    op.emitOpError(message);
  return failure();
}

FailureOr<int64_t> OpShapes::getAxis(int64_t axis, int64_t rank) {
  if (axis < -rank || axis >= rank)
    return error("has the axis " + llvm::Twine(axis) +
                 ", which a tensor of rank " + llvm::Twine(rank) +
                 " does not have");
  return axis < 0 ? axis + rank : axis;
}

FailureOr<DimExpr> OpShapes::unify(DimExpr a, DimExpr b,
                                   const llvm::Twine &what) {
  const std::optional<int64_t> x = a.getConstant(), y = b.getConstant();
  if (x && y && *x != *y)
    return error("has " + what + " " + llvm::Twine(*x) + " and " +
                 llvm::Twine(*y) + ", which must be equal");
  return (!a || (y && !x)) ? b : a;
}

FailureOr<DimShape> OpShapes::broadcast(llvm::ArrayRef<DimShape> shapes) {
  size_t rank = 0;
  for (const DimShape &shape : shapes) {
    if (!shape)
      return DimShape();
    rank = std::max(rank, shape->size());
  }
  DimList result;
  for (size_t i = 0; i < rank; ++i) {
    llvm::SmallVector<DimExpr> sizes;
    std::optional<int64_t> fixed;
    bool isKnown = true;
    for (const DimShape &shape : shapes) {
      if (i + shape->size() < rank)
        continue;
      const DimExpr size = (*shape)[i + shape->size() - rank];
      isKnown &= static_cast<bool>(size);
      sizes.push_back(size);
      const std::optional<int64_t> value = size.getConstant();
      if (!value || *value == 1)
        continue;
      if (fixed && *fixed != *value)
        return error("has operands with the sizes " + llvm::Twine(*fixed) +
                     " and " + llvm::Twine(*value) +
                     ", which cannot be broadcast");
      fixed = value;
    }
    if (fixed)
      result.push_back(constant(*fixed));
    else
      result.push_back(isKnown ? dims.broadcast(sizes) : DimExpr());
  }
  return DimShape(std::move(result));
}

LogicalResult OpShapes::checkRank(unsigned index, int64_t least, int64_t most) {
  const std::optional<int64_t> rank = getRank(index);
  if (!rank || (*rank >= least && *rank <= most))
    return success();
  if (least == most)
    return error("operand #" + llvm::Twine(index) + " has rank " +
                 llvm::Twine(*rank) + ", expected " + llvm::Twine(least));
  return error("operand #" + llvm::Twine(index) + " has rank " +
               llvm::Twine(*rank) + ", expected at least " +
               llvm::Twine(least) +
               (most < INT64_MAX ? " and at most " + llvm::Twine(most) : ""));
}

DimExpr OpShapes::product(llvm::ArrayRef<DimExpr> sizes) {
  // 0 is a factor whatever the others are.
  for (DimExpr size : sizes)
    if (size.isConstant(0))
      return size;
  if (!llvm::all_of(sizes, [](DimExpr size) { return bool(size); }))
    return DimExpr();
  return dims.product(sizes);
}

} // namespace mlir::onnx
