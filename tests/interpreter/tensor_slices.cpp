// SPDX-License-Identifier: Apache-2.0
//
// Slices and padding of tensors.
#include "core/ir/context/registry.h"
#include "tests/interpreter/evaluator_family.h"
#include "tests/interpreter/slices.h"

namespace mlir::interpreter {
namespace {

/// Returns the linear index of an element, or nullopt if out of bounds.
std::optional<int64_t> findIndex(llvm::ArrayRef<int64_t> place,
                                 llvm::ArrayRef<int64_t> shape) {
  int64_t index = 0;
  for (auto [i, size] : llvm::zip_equal(place, shape)) {
    if (i < 0 || i >= size)
      return std::nullopt;
    index = index * size + i;
  }
  return index;
}

LogicalResult evaluateExtractSlice(Evaluation &evaluation) {
  const RuntimeValue &source = evaluation.getOperand(0);
  if (!source.isShaped())
    return evaluation.fail("poison of a shape that is not known");
  FailureOr<Slice> slice = getSlice(evaluation, evaluation.getOp(), 1);
  if (failed(slice))
    return failure();
  auto type =
      llvm::cast<ShapedType>(evaluation.getOp()->getResult(0).getType());
  if (failed(evaluation.checkSizes(slice->sizes, type.getElementType())))
    return failure();
  std::vector<Element> elements;
  bool isInside = true;
  forEachPlace(slice->sizes, [&](llvm::ArrayRef<int64_t> place) {
    auto index = findIndex(slice->getPlace(place), source.getShape());
    isInside &= index.has_value();
    elements.push_back(index ? source.getElements()[*index] : Element());
  });
  if (!isInside)
    return evaluation.fail("a slice is out of bounds");
  auto kept = getKeptDimensions(slice->sizes, type.getShape());
  if (!kept)
    return evaluation.fail("a slice has another shape than its type");
  Shape shape;
  for (unsigned i : *kept)
    shape.push_back(slice->sizes[i]);
  evaluation.give(RuntimeValue(type, std::move(shape), std::move(elements)));
  return success();
}

LogicalResult evaluateInsertSlice(Evaluation &evaluation) {
  FailureOr<Slice> slice = getSlice(evaluation, evaluation.getOp(), 2);
  if (failed(slice))
    return failure();
  FailureOr<RuntimeValue> result = insertSlice(
      evaluation, evaluation.getOperand(0), evaluation.getOperand(1), *slice);
  if (failed(result))
    return failure();
  evaluation.give(std::move(*result));
  return success();
}

LogicalResult evaluatePad(Evaluation &evaluation) {
  Operation *op = evaluation.getOp();
  const RuntimeValue &source = evaluation.getOperand(0);
  if (!source.isShaped())
    return evaluation.fail("poison of a shape that is not known");
  FailureOr<Shape> low = evaluation.getMixed("static_low", 1);
  FailureOr<Shape> high = evaluation.getMixed("static_high", 2);
  if (failed(low) || failed(high))
    return failure();
  Shape shape(source.getShape());
  for (size_t i = 0; i < shape.size(); ++i) {
    if ((*low)[i] < 0 || (*high)[i] < 0)
      return evaluation.fail("padding is negative");
    shape[i] += (*low)[i] + (*high)[i];
  }
  const Type type = op->getResult(0).getType();
  if (failed(evaluation.checkSizes(shape, getElementTypeOrSelf(type))))
    return failure();
  std::vector<Element> elements;
  bool hasFailed = false;
  forEachPlace(shape, [&](llvm::ArrayRef<int64_t> place) {
    if (hasFailed)
      return;
    Shape inner(place);
    for (size_t i = 0; i < inner.size(); ++i)
      inner[i] -= (*low)[i];
    if (auto index = findIndex(inner, source.getShape())) {
      elements.push_back(source.getElements()[*index]);
      return;
    }
    FailureOr<Element> padding =
        runForElement(evaluation, op->getRegion(0), place);
    hasFailed = failed(padding);
    if (!hasFailed)
      elements.push_back(*padding);
  });
  if (hasFailed)
    return failure();
  evaluation.give(RuntimeValue(type, std::move(shape), std::move(elements)));
  return success();
}

} // namespace

static void addTensorSlices(EvaluatorTable &table) {
  table["tensor.extract_slice"] = evaluateExtractSlice;
  table["tensor.insert_slice"] = evaluateInsertSlice;
  table["tensor.pad"] = evaluatePad;
}

void registerTensorSlicesEvaluators(Registry &registry) {
  registry.insertOwned<EvaluatorFamily>({"TensorSlices", addTensorSlices});
}

} // namespace mlir::interpreter
