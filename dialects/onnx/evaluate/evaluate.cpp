// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/evaluate/evaluate.h"

#include <algorithm>
#include <utility>

#include "core/ir/context/diagnostics.h"
#include "core/ir/data/element_source.h"
#include "core/support/llvm.h"
#include "dialects/onnx/evaluate/counted_ops.h"
#include "dialects/onnx/evaluate/nest_evaluator.h"
#include "dialects/onnx/evaluate/recipes.h"
#include "dialects/onnx/indexed/layout.h"
#include "dialects/onnx/indexed/operator.h"
#include "dialects/onnx/indexed/table.h"
#include "dialects/recipe/recipe.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::onnx {

/// Returns the type of a result with the sizes that the analysis knows, or null
/// if they are not all constants.
static RankedTensorType getStaticType(Value value,
                                      const ShapeAnalysis &shapes) {
  const auto type = dyn_cast<TensorType>(value.getType());
  const auto shape = shapes.getShape(value);
  if (!type || !shape)
    return {};
  llvm::SmallVector<int64_t> sizes;
  int64_t count = 1;
  for (DimExpr size : *shape) {
    const std::optional<int64_t> constant = size.getConstant();
    if (!constant || *constant < 0 ||
        llvm::MulOverflow(count, *constant, count))
      return {};
    sizes.push_back(*constant);
  }
  return RankedTensorType::get(sizes, type.getElementType());
}

static int64_t getBytes(RankedTensorType type) {
  const Type element = type.getElementType();
  if (!element.isIntOrFloat())
    return 0;
  return llvm::SaturatingMultiply<uint64_t>(
      type.getNumElements(),
      llvm::divideCeil(element.getIntOrFloatBitWidth(), 8u));
}

/// Returns the elements with another shape; the data is shared.
static ElementsAttr reshape(ElementsAttr elements, RankedTensorType type) {
  const ShapedType from = elements.getShapedType();
  if (from.getNumElements() != type.getNumElements() ||
      from.getElementType() != type.getElementType())
    return {};
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(elements))
    return DenseResourceElementsAttr::get(type, resource.getRawHandle());
  if (recipe::isRecipe(elements))
    return recipe::getReshaped(elements, type);
  auto dense = dyn_cast<DenseElementsAttr>(elements);
  return dense ? ElementsAttr(dense.reshape(type)) : ElementsAttr();
}

/// Returns the type of an operand, or null if it is omitted or has no shape.
static RankedTensorType getType(ElementsAttr elements) {
  return elements ? dyn_cast<RankedTensorType>(Type(elements.getShapedType()))
                  : RankedTensorType();
}

static int64_t getBytes(llvm::ArrayRef<ElementsAttr> operands) {
  int64_t bytes = 0;
  for (ElementsAttr elements : operands)
    if (const RankedTensorType type = getType(elements))
      bytes = llvm::SaturatingAdd<uint64_t>(bytes, getBytes(type));
  return bytes;
}

/// Adds the operands. Returns false if there is one whose elements cannot be
/// read.
static bool addOperands(EvaluatedTensors &tensors,
                        llvm::ArrayRef<ElementsAttr> operands) {
  for (ElementsAttr elements : operands) {
    auto &tensor = tensors.operands.emplace_back();
    if (!elements)
      continue;
    tensor = ConstantTensor::view(elements);
    if (!tensor)
      return false;
  }
  return true;
}

/// Returns the types of results of at most `maxBytes` bytes each, null for
/// those that are omitted; or nullopt if a size is not a constant, or there is
/// a larger one.
static std::optional<llvm::SmallVector<RankedTensorType>>
getResultTypes(Operation *op, const ShapeAnalysis &shapes, int64_t maxBytes) {
  llvm::SmallVector<RankedTensorType> types;
  for (Value result : op->getResults()) {
    types.emplace_back();
    if (isa<NoneType>(result.getType()))
      continue;
    types.back() = getStaticType(result, shapes);
    if (!types.back() || getBytes(types.back()) > maxBytes)
      return std::nullopt;
  }
  return types;
}

/// Declares results. Returns false if one is of a type without an evaluation.
static bool addResults(EvaluatedTensors &tensors,
                       llvm::ArrayRef<RankedTensorType> types) {
  for (RankedTensorType type : types) {
    auto &tensor = tensors.results.emplace_back();
    if (type)
      tensor = ConstantTensor::declare(type);
    if (type && !tensor)
      return false;
  }
  return true;
}

/// Returns the results of an operator without evaluating it in memory, if there
/// is an operand or result of more than `maxInMemory` bytes; or nullopt.
/// Results that are not as large are in memory.
static std::optional<llvm::SmallVector<ElementsAttr>>
evaluateLater(Operation *op, llvm::ArrayRef<ElementsAttr> operands,
              llvm::ArrayRef<RankedTensorType> types, ShapeAnalysis &shapes,
              int64_t maxInMemory) {
  auto isLarge = [&](RankedTensorType type) {
    return type && getBytes(type) > maxInMemory;
  };
  if (!llvm::any_of(operands,
                    [&](ElementsAttr x) { return isLarge(getType(x)); }) &&
      !llvm::any_of(types, isLarge))
    return std::nullopt;
  auto results = makeRecipes(op, operands, types, shapes);
  if (!results)
    return std::nullopt;
  for (auto [elements, type] : llvm::zip_equal(*results, types)) {
    if (!type || isLarge(type) || !recipe::isRecipe(elements))
      continue;
    auto tensor = ConstantTensor::copy(elements);
    if (!tensor)
      return std::nullopt;
    elements = tensor->take();
  }
  return results;
}

/// Runs the nests of an operator. Returns false if it has none or one fails.
static bool runNests(Operation *op, EvaluatedTensors &tensors,
                     ShapeAnalysis &shapes, int64_t budget) {
  const IndexFn index = lookupIndexFn(op);
  if (!index)
    return false;
  // An operator without loop nests stays as it is.
  ScopedDiagnosticHandler ignored(op->getContext(), [](Diagnostic &) {});
  const FailureOr<IndexedOp> indexed = index(Operator(op, shapes));
  return succeeded(indexed) &&
         llvm::all_of(indexed->nests, [&](const IndexedNest &nest) {
           return NestEvaluator(nest, tensors, op->getLoc()).run(budget);
         });
}

std::optional<llvm::SmallVector<ElementsAttr>>
evaluateOperator(Operation *op, llvm::ArrayRef<ElementsAttr> operands,
                 ShapeAnalysis &shapes, const EvaluationLimits &limits) {
  if (hasLayouts(op))
    return std::nullopt;
  if (isView(op)) {
    const RankedTensorType type = getStaticType(op->getResult(0), shapes);
    const ElementsAttr elements =
        type && operands[0] ? reshape(operands[0], type) : ElementsAttr();
    if (!elements)
      return std::nullopt;
    llvm::SmallVector<ElementsAttr> results(op->getNumResults());
    results[0] = elements;
    return results;
  }
  const int64_t maxBytes = std::max(getBytes(operands), limits.bytes);
  std::optional<llvm::SmallVector<RankedTensorType>> types;
  if (!isCounted(op)) {
    types = getResultTypes(op, shapes, maxBytes);
    if (!types)
      return std::nullopt;
    if (auto results =
            evaluateLater(op, operands, *types, shapes, limits.bytesInMemory))
      return results;
  }
  EvaluatedTensors tensors;
  if (!addOperands(tensors, operands))
    return std::nullopt;
  if (!types) {
    auto result = evaluateCounted(op, tensors.operands, maxBytes);
    if (!result)
      return std::nullopt;
    tensors.results.push_back(std::move(result));
  } else if (!addResults(tensors, *types) ||
             !runNests(op, tensors, shapes, limits.operations)) {
    return std::nullopt;
  }
  llvm::SmallVector<ElementsAttr> results;
  for (auto &tensor : tensors.results)
    results.push_back(tensor ? tensor->take() : ElementsAttr());
  // In general the results are used instead.
  for (ElementsAttr elements : operands)
    if (elements)
      if (const auto source = recipe::openElements(elements))
        source->release();
  return results;
}

} // namespace mlir::onnx
