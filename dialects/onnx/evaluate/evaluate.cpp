// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/evaluate/evaluate.h"

#include <algorithm>
#include <utility>

#include "core/ir/context/diagnostics.h"
#include "core/ir/data/file_pages.h"
#include "core/support/llvm.h"
#include "dialects/onnx/evaluate/counted_ops.h"
#include "dialects/onnx/evaluate/nest_evaluator.h"
#include "dialects/onnx/indexed/layout.h"
#include "dialects/onnx/indexed/operator.h"
#include "dialects/onnx/indexed/table.h"
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
  auto dense = dyn_cast<DenseElementsAttr>(elements);
  return dense ? ElementsAttr(dense.reshape(type)) : ElementsAttr();
}

/// Adds the operands, and their size to `bytes`. Returns false if there is one
/// whose elements cannot be read.
static bool addOperands(EvaluatedTensors &tensors,
                        llvm::ArrayRef<ElementsAttr> operands, int64_t &bytes) {
  for (ElementsAttr elements : operands) {
    auto &tensor = tensors.operands.emplace_back();
    if (!elements)
      continue;
    tensor = ConstantTensor::view(elements);
    if (!tensor)
      return false;
    bytes += getBytes(tensor->getType());
  }
  return true;
}

/// Adds results of at most `maxBytes` bytes each. Returns false if a size is
/// not a constant, or there is a larger one.
static bool addResults(EvaluatedTensors &tensors, Operation *op,
                       const ShapeAnalysis &shapes, int64_t maxBytes) {
  for (Value result : op->getResults()) {
    auto &tensor = tensors.results.emplace_back();
    if (isa<NoneType>(result.getType()))
      continue;
    const RankedTensorType type = getStaticType(result, shapes);
    if (!type || getBytes(type) > maxBytes)
      return false;
    tensor = ConstantTensor::create(type);
    if (!tensor)
      return false;
  }
  return true;
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
  EvaluatedTensors tensors;
  int64_t bytes = 0;
  if (!addOperands(tensors, operands, bytes))
    return std::nullopt;
  const int64_t maxBytes = std::max(bytes, limits.bytes);
  if (isCounted(op)) {
    auto result = evaluateCounted(op, tensors.operands, maxBytes);
    if (!result)
      return std::nullopt;
    tensors.results.push_back(std::move(result));
  } else if (!addResults(tensors, op, shapes, maxBytes) ||
             !runNests(op, tensors, shapes, limits.operations)) {
    return std::nullopt;
  }
  llvm::SmallVector<ElementsAttr> results;
  for (auto &tensor : tensors.results)
    results.push_back(tensor ? tensor->take() : ElementsAttr());
  // In general the results are used instead.
  for (ElementsAttr elements : operands)
    if (auto resource =
            dyn_cast_if_present<DenseResourceElementsAttr>(elements))
      releaseFilePages(*resource.getData());
  return results;
}

} // namespace mlir::onnx
