// SPDX-License-Identifier: Apache-2.0
//
// Operations of vector: elements, slices, shapes.
#include "tests/interpreter/evaluator_family.h"

#include "core/ir/context/registry.h"

namespace mlir::interpreter {
namespace {

Element toElement(const RuntimeValue &value) {
  return value.isScalar() ? value.getElement() : Element(value);
}

/// Sets the result, a scalar or a vector, from these elements.
void giveElements(Evaluation &evaluation, std::vector<Element> elements) {
  const Type type = evaluation.getOp()->getResult(0).getType();
  if (auto vector = llvm::dyn_cast<VectorType>(type))
    evaluation.give(
        RuntimeValue(type, Shape(vector.getShape()), std::move(elements)));
  else
    evaluation.give(elements[0]);
}

/// The elements that a position selects.
struct Span {
  int64_t begin, size;
};

/// Returns the elements that an operation's position selects in a vector.
/// Returns nullopt for an index out of bounds, which gives poison.
FailureOr<std::optional<Span>> getSpan(Evaluation &evaluation,
                                       llvm::ArrayRef<int64_t> shape,
                                       unsigned firstIndex) {
  auto position = evaluation.getOp()
                      ->getAttrOfType<DenseI64ArrayAttr>("static_position")
                      .asArrayRef();
  FailureOr<Shape> dynamic =
      evaluation.getInts(evaluation.getOperands().drop_front(firstIndex));
  if (failed(dynamic))
    return failure();
  const int64_t *next = dynamic->begin();
  Span span = {0, getNumElements(shape)};
  for (auto [dim, number] : llvm::enumerate(position)) {
    const int64_t index = ShapedType::isDynamic(number) ? *next++ : number;
    if (index < 0 || index >= shape[dim])
      return std::optional<Span>();
    span.size /= shape[dim];
    span.begin += index * span.size;
  }
  return std::optional<Span>(span);
}

LogicalResult evaluateVectorExtract(Evaluation &evaluation) {
  const RuntimeValue &vector = evaluation.getOperand(0);
  auto span = getSpan(evaluation, vector.getShape(), 1);
  if (failed(span))
    return failure();
  if (!*span) {
    evaluation.give(Element());
    return success();
  }
  auto elements = vector.getElements().slice((*span)->begin, (*span)->size);
  giveElements(evaluation, elements.vec());
  return success();
}

LogicalResult evaluateVectorInsert(Evaluation &evaluation) {
  const RuntimeValue &value = evaluation.getOperand(0);
  const RuntimeValue &vector = evaluation.getOperand(1);
  auto span = getSpan(evaluation, vector.getShape(), 2);
  if (failed(span))
    return failure();
  if (!*span) {
    evaluation.give(Element());
    return success();
  }
  std::vector<Element> elements(vector.getElements());
  if (value.isShaped())
    llvm::copy(value.getElements(), elements.begin() + (*span)->begin);
  else
    elements[(*span)->begin] = toElement(value);
  giveElements(evaluation, std::move(elements));
  return success();
}

LogicalResult evaluateVectorFromElements(Evaluation &evaluation) {
  std::vector<Element> elements;
  for (const RuntimeValue &operand : evaluation.getOperands())
    elements.push_back(toElement(operand));
  giveElements(evaluation, std::move(elements));
  return success();
}

LogicalResult evaluateVectorToElements(Evaluation &evaluation) {
  for (const Element &element : evaluation.getOperand(0).getElements())
    evaluation.give(element);
  return success();
}

LogicalResult evaluateVectorShapeCast(Evaluation &evaluation) {
  giveElements(evaluation, evaluation.getOperand(0).getElements().vec());
  return success();
}

/// Returns the linear index of an element.
int64_t getVectorIndex(llvm::ArrayRef<int64_t> place,
                       llvm::ArrayRef<int64_t> shape) {
  int64_t index = 0;
  for (auto [i, size] : llvm::zip_equal(place, shape))
    index = index * size + i;
  return index;
}

LogicalResult evaluateVectorBroadcast(Evaluation &evaluation) {
  const RuntimeValue &source = evaluation.getOperand(0);
  auto type =
      llvm::cast<VectorType>(evaluation.getOp()->getResult(0).getType());
  std::vector<Element> elements;
  forEachPlace(type.getShape(), [&](llvm::ArrayRef<int64_t> place) {
    if (!source.isShaped()) {
      elements.push_back(toElement(source));
      return;
    }
    Shape from(place.take_back(source.getShape().size()));
    for (auto [index, size] : llvm::zip_equal(from, source.getShape()))
      index = size == 1 ? 0 : index;
    elements.push_back(
        source.getElements()[getVectorIndex(from, source.getShape())]);
  });
  giveElements(evaluation, std::move(elements));
  return success();
}

Shape getVectorOffsets(Evaluation &evaluation, size_t rank) {
  Shape offsets;
  for (Attribute offset :
       evaluation.getOp()->getAttrOfType<ArrayAttr>("offsets"))
    offsets.push_back(llvm::cast<IntegerAttr>(offset).getInt());
  offsets.resize(rank);
  return offsets;
}

LogicalResult evaluateVectorExtractSlice(Evaluation &evaluation) {
  const RuntimeValue &source = evaluation.getOperand(0);
  auto type =
      llvm::cast<VectorType>(evaluation.getOp()->getResult(0).getType());
  const Shape offsets = getVectorOffsets(evaluation, source.getShape().size());
  std::vector<Element> elements;
  forEachPlace(type.getShape(), [&](llvm::ArrayRef<int64_t> place) {
    Shape from(place);
    for (auto [index, offset] : llvm::zip_equal(from, offsets))
      index += offset;
    elements.push_back(
        source.getElements()[getVectorIndex(from, source.getShape())]);
  });
  giveElements(evaluation, std::move(elements));
  return success();
}

LogicalResult evaluateVectorInsertSlice(Evaluation &evaluation) {
  const RuntimeValue &source = evaluation.getOperand(0);
  const RuntimeValue &vector = evaluation.getOperand(1);
  const size_t rank = vector.getShape().size();
  const Shape offsets = getVectorOffsets(evaluation, rank);
  std::vector<Element> elements(vector.getElements());
  size_t next = 0;
  forEachPlace(source.getShape(), [&](llvm::ArrayRef<int64_t> place) {
    Shape to = offsets;
    for (size_t i = 0; i < place.size(); ++i)
      to[rank - place.size() + i] += place[i];
    elements[getVectorIndex(to, vector.getShape())] =
        source.getElements()[next++];
  });
  giveElements(evaluation, std::move(elements));
  return success();
}

} // namespace

static void addVector(EvaluatorTable &table) {
  table["vector.broadcast"] = evaluateVectorBroadcast;
  table["vector.extract"] = evaluateVectorExtract;
  table["vector.extract_strided_slice"] = evaluateVectorExtractSlice;
  table["vector.from_elements"] = evaluateVectorFromElements;
  table["vector.insert"] = evaluateVectorInsert;
  table["vector.insert_strided_slice"] = evaluateVectorInsertSlice;
  table["vector.shape_cast"] = evaluateVectorShapeCast;
  table["vector.to_elements"] = evaluateVectorToElements;
}

void registerVectorEvaluators(Registry &registry) {
  registry.insertOwned<EvaluatorFamily>({"Vector", addVector});
}

} // namespace mlir::interpreter
