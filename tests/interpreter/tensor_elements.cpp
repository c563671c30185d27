// SPDX-License-Identifier: Apache-2.0
//
// Operations of tensor that access elements.
#include "core/ir/context/registry.h"
#include "tests/interpreter/evaluator_family.h"
#include "tests/interpreter/slices.h"

namespace mlir::interpreter {
namespace {

/// Returns the linear index of an element.
/// Errors: an index is out of bounds or poison.
FailureOr<int64_t> getElementIndex(Evaluation &evaluation,
                                   llvm::ArrayRef<RuntimeValue> indices,
                                   llvm::ArrayRef<int64_t> shape) {
  FailureOr<Shape> numbers = evaluation.getInts(indices);
  if (failed(numbers))
    return failure();
  int64_t result = 0;
  for (auto [index, size, stride] :
       llvm::zip_equal(*numbers, shape, getRowMajorStrides(shape))) {
    if (index < 0 || index >= size)
      return evaluation.fail("index out of bounds");
    result += index * stride;
  }
  return result;
}

Element asElement(const RuntimeValue &value) {
  return value.isScalar() ? value.getElement() : Element(value);
}

/// Sets the result to a tensor of this shape.
void giveTensor(Evaluation &evaluation, Shape shape,
                std::vector<Element> elements) {
  evaluation.give(RuntimeValue(evaluation.getOp()->getResult(0).getType(),
                               std::move(shape), std::move(elements)));
}

LogicalResult evaluateExtract(Evaluation &evaluation) {
  const RuntimeValue &tensor = evaluation.getOperand(0);
  if (!tensor.isShaped())
    return evaluation.fail("poison of a shape that is not known");
  FailureOr<int64_t> index = getElementIndex(
      evaluation, evaluation.getOperands().drop_front(1), tensor.getShape());
  if (failed(index))
    return failure();
  const Element &element = tensor.getElements()[*index];
  if (element.isValue())
    evaluation.give(element.getValue());
  else
    evaluation.give(element);
  return success();
}

LogicalResult evaluateInsert(Evaluation &evaluation) {
  const RuntimeValue &tensor = evaluation.getOperand(1);
  if (!tensor.isShaped())
    return evaluation.fail("poison of a shape that is not known");
  FailureOr<int64_t> index = getElementIndex(
      evaluation, evaluation.getOperands().drop_front(2), tensor.getShape());
  if (failed(index))
    return failure();
  std::vector<Element> elements(tensor.getElements());
  elements[*index] = asElement(evaluation.getOperand(0));
  giveTensor(evaluation, Shape(tensor.getShape()), std::move(elements));
  return success();
}

LogicalResult evaluateFromElements(Evaluation &evaluation) {
  std::vector<Element> elements;
  for (const RuntimeValue &operand : evaluation.getOperands())
    elements.push_back(asElement(operand));
  auto type =
      llvm::cast<ShapedType>(evaluation.getOp()->getResult(0).getType());
  giveTensor(evaluation, Shape(type.getShape()), std::move(elements));
  return success();
}

/// Returns the shape of the result. Dynamic sizes are operands.
FailureOr<Shape> getSizes(Evaluation &evaluation,
                          llvm::ArrayRef<RuntimeValue> operands) {
  FailureOr<Shape> dynamic = evaluation.getInts(operands);
  if (failed(dynamic))
    return failure();
  auto type =
      llvm::cast<ShapedType>(evaluation.getOp()->getResult(0).getType());
  Shape sizes(type.getShape());
  const int64_t *next = dynamic->begin();
  for (int64_t &size : sizes)
    if (ShapedType::isDynamic(size))
      size = *next++;
  if (failed(evaluation.checkSizes(sizes, type.getElementType())))
    return failure();
  return sizes;
}

LogicalResult evaluateEmpty(Evaluation &evaluation) {
  FailureOr<Shape> sizes = getSizes(evaluation, evaluation.getOperands());
  if (failed(sizes))
    return failure();
  giveTensor(evaluation, *sizes, std::vector<Element>(getNumElements(*sizes)));
  return success();
}

LogicalResult evaluateSplat(Evaluation &evaluation) {
  FailureOr<Shape> sizes =
      getSizes(evaluation, evaluation.getOperands().drop_front(1));
  if (failed(sizes))
    return failure();
  giveTensor(evaluation, *sizes,
             std::vector<Element>(getNumElements(*sizes),
                                  asElement(evaluation.getOperand(0))));
  return success();
}

LogicalResult evaluateGenerate(Evaluation &evaluation) {
  FailureOr<Shape> sizes = getSizes(evaluation, evaluation.getOperands());
  if (failed(sizes))
    return failure();
  std::vector<Element> elements;
  bool hasFailed = false;
  forEachPlace(*sizes, [&](llvm::ArrayRef<int64_t> place) {
    if (hasFailed)
      return;
    FailureOr<Element> element =
        runForElement(evaluation, evaluation.getOp()->getRegion(0), place);
    hasFailed = failed(element);
    if (!hasFailed)
      elements.push_back(*element);
  });
  if (hasFailed)
    return failure();
  giveTensor(evaluation, *sizes, std::move(elements));
  return success();
}

/// Calls `visit` with the linear index of each element that a gather reads or a
/// scatter writes, in the order of the other tensor's elements.
LogicalResult forEachSelected(Evaluation &evaluation,
                              const RuntimeValue &tensor,
                              const RuntimeValue &indices,
                              llvm::ArrayRef<int64_t> dimensions,
                              llvm::function_ref<void(int64_t)> visit) {
  Shape rest(tensor.getShape());
  for (int64_t dimension : dimensions)
    rest[dimension] = 1;
  const Shape strides = getRowMajorStrides(tensor.getShape());
  llvm::ArrayRef<Element> list = indices.getElements();
  // The last dimension of the indices holds coordinates, the others form a
  // batch.
  for (; !list.empty(); list = list.drop_front(dimensions.size())) {
    int64_t start = 0;
    for (auto [dimension, index] : llvm::zip(dimensions, list)) {
      if (index.isPoison())
        return evaluation.fail("poison where a number must be known");
      const int64_t number = index.getBits().getSExtValue();
      if (number < 0 || number >= tensor.getShape()[dimension])
        return evaluation.fail("index out of bounds");
      start += number * strides[dimension];
    }
    forEachPlace(rest, [&](llvm::ArrayRef<int64_t> place) {
      int64_t index = start;
      for (auto [i, stride] : llvm::zip_equal(place, strides))
        index += i * stride;
      visit(index);
    });
  }
  return success();
}

LogicalResult evaluateGather(Evaluation &evaluation) {
  const RuntimeValue &source = evaluation.getOperand(0);
  const RuntimeValue &indices = evaluation.getOperand(1);
  auto dimensions =
      evaluation.getOp()->getAttrOfType<DenseI64ArrayAttr>("gather_dims");
  if (!source.isShaped() || !indices.isShaped())
    return evaluation.fail("poison of a shape that is not known");
  std::vector<Element> elements;
  if (failed(forEachSelected(evaluation, source, indices,
                             dimensions.asArrayRef(), [&](int64_t index) {
                               elements.push_back(source.getElements()[index]);
                             })))
    return failure();
  auto type =
      llvm::cast<ShapedType>(evaluation.getOp()->getResult(0).getType());
  // The shape consists of the batch and the source's dimensions. Gathered
  // dimensions are 1 or dropped.
  Shape shape(indices.getShape().drop_back());
  const bool isReduced =
      type.getRank() !=
      static_cast<int64_t>(shape.size() + source.getShape().size());
  for (auto [i, size] : llvm::enumerate(source.getShape())) {
    const bool isGathered =
        llvm::is_contained(dimensions.asArrayRef(), static_cast<int64_t>(i));
    if (!isGathered)
      shape.push_back(size);
    else if (!isReduced)
      shape.push_back(1);
  }
  giveTensor(evaluation, shape, std::move(elements));
  return success();
}

LogicalResult evaluateScatter(Evaluation &evaluation) {
  const RuntimeValue &source = evaluation.getOperand(0);
  const RuntimeValue &destination = evaluation.getOperand(1);
  const RuntimeValue &indices = evaluation.getOperand(2);
  auto dimensions =
      evaluation.getOp()->getAttrOfType<DenseI64ArrayAttr>("scatter_dims");
  if (!source.isShaped() || !destination.isShaped() || !indices.isShaped())
    return evaluation.fail("poison of a shape that is not known");
  std::vector<Element> elements(destination.getElements());
  size_t next = 0;
  if (failed(forEachSelected(evaluation, destination, indices,
                             dimensions.asArrayRef(), [&](int64_t index) {
                               if (next < source.getElements().size())
                                 elements[index] = source.getElements()[next];
                               ++next;
                             })))
    return failure();
  if (next != source.getElements().size())
    return evaluation.fail("a scatter has another number of elements");
  giveTensor(evaluation, Shape(destination.getShape()), std::move(elements));
  return success();
}

} // namespace

FailureOr<Element> runForElement(Evaluation &evaluation, Region &region,
                                 llvm::ArrayRef<int64_t> place) {
  RuntimeValues arguments;
  for (int64_t index : place)
    arguments.push_back(RuntimeValue::ofIndex(evaluation.getContext(), index));
  FailureOr<Evaluation::Exit> exit = evaluation.runRegion(region, arguments);
  if (failed(exit))
    return failure();
  return asElement(exit->values[0]);
}

static void addTensorElements(EvaluatorTable &table) {
  table["tensor.empty"] = evaluateEmpty;
  table["tensor.extract"] = evaluateExtract;
  table["tensor.from_elements"] = evaluateFromElements;
  table["tensor.gather"] = evaluateGather;
  table["tensor.generate"] = evaluateGenerate;
  table["tensor.insert"] = evaluateInsert;
  table["tensor.scatter"] = evaluateScatter;
  table["tensor.splat"] = evaluateSplat;
}

void registerTensorElementsEvaluators(Registry &registry) {
  registry.insertOwned<EvaluatorFamily>({"TensorElements", addTensorElements});
}

} // namespace mlir::interpreter
