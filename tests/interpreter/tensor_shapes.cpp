// SPDX-License-Identifier: Apache-2.0
//
// Operations of tensor that change the type or shape, and sizes.
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/registry.h"
#include "tests/interpreter/evaluation.h"
#include "tests/interpreter/evaluator_family.h"

namespace mlir::interpreter {
namespace {

LogicalResult failOnUnknownShape(Evaluation &evaluation) {
  return evaluation.fail("poison of a shape that is not known");
}

LogicalResult evaluateCast(Evaluation &evaluation) {
  evaluation.give(evaluation.getOperand(0));
  return success();
}

LogicalResult evaluateDim(Evaluation &evaluation) {
  const RuntimeValue &tensor = evaluation.getOperand(0);
  if (!tensor.isShaped())
    return failOnUnknownShape(evaluation);
  FailureOr<int64_t> index = evaluation.getInt(evaluation.getOperand(1));
  if (failed(index))
    return failure();
  if (*index < 0 || *index >= static_cast<int64_t>(tensor.getShape().size()))
    return evaluation.fail("there is no such dimension");
  evaluation.giveInt(tensor.getShape()[*index]);
  return success();
}

LogicalResult evaluateRank(Evaluation &evaluation) {
  if (!evaluation.getOperand(0).isShaped())
    return failOnUnknownShape(evaluation);
  evaluation.giveInt(evaluation.getOperand(0).getShape().size());
  return success();
}

/// Sets the result to the elements of the first operand with another shape.
LogicalResult giveReshaped(Evaluation &evaluation, Shape shape) {
  const RuntimeValue &tensor = evaluation.getOperand(0);
  if (!tensor.isShaped())
    return failOnUnknownShape(evaluation);
  const Type type = evaluation.getOp()->getResult(0).getType();
  if (failed(evaluation.checkSizes(shape, getElementTypeOrSelf(type))))
    return failure();
  llvm::ArrayRef<Element> elements = tensor.getElements();
  if (getNumElements(shape) != static_cast<int64_t>(elements.size()))
    return evaluation.fail("a reshape has another number of elements");
  evaluation.give(
      RuntimeValue(type, std::move(shape),
                   std::vector<Element>(elements.begin(), elements.end())));
  return success();
}

LogicalResult evaluateReshape(Evaluation &evaluation) {
  const RuntimeValue &shape = evaluation.getOperand(1);
  if (!shape.isShaped())
    return failOnUnknownShape(evaluation);
  Shape sizes;
  for (const Element &size : shape.getElements()) {
    if (size.isPoison())
      return evaluation.fail("poison where a number must be known");
    sizes.push_back(size.getBits().getSExtValue());
  }
  return giveReshaped(evaluation, std::move(sizes));
}

LogicalResult evaluateExpandShape(Evaluation &evaluation) {
  FailureOr<Shape> sizes = evaluation.getMixed("static_output_shape", 1);
  if (failed(sizes))
    return failure();
  return giveReshaped(evaluation, *sizes);
}

LogicalResult evaluateCollapseShape(Evaluation &evaluation) {
  const RuntimeValue &tensor = evaluation.getOperand(0);
  if (!tensor.isShaped())
    return failOnUnknownShape(evaluation);
  Shape sizes;
  for (Attribute group :
       evaluation.getOp()->getAttrOfType<ArrayAttr>("reassociation")) {
    sizes.push_back(1);
    for (Attribute index : llvm::cast<ArrayAttr>(group))
      sizes.back() *=
          tensor.getShape()[llvm::cast<IntegerAttr>(index).getInt()];
  }
  return giveReshaped(evaluation, std::move(sizes));
}

LogicalResult evaluateConcat(Evaluation &evaluation) {
  const unsigned dimension =
      evaluation.getOp()->getAttrOfType<IntegerAttr>("dim").getInt();
  for (const RuntimeValue &operand : evaluation.getOperands())
    if (!operand.isShaped())
      return failOnUnknownShape(evaluation);
  Shape shape(evaluation.getOperand(0).getShape());
  shape[dimension] = 0;
  for (const RuntimeValue &operand : evaluation.getOperands()) {
    shape[dimension] += operand.getShape()[dimension];
    for (size_t i = 0; i < shape.size(); ++i)
      if (i != dimension && shape[i] != operand.getShape()[i])
        return evaluation.fail("operands have different shapes");
  }
  // For each index of the dimensions before the concatenated one, append one
  // run of elements per operand.
  const int64_t count =
      getNumElements(llvm::ArrayRef(shape).take_front(dimension));
  std::vector<Element> elements;
  for (int64_t i = 0; i < count; ++i)
    for (const RuntimeValue &operand : evaluation.getOperands()) {
      const size_t length = operand.getElements().size() / count;
      llvm::ArrayRef<Element> part =
          operand.getElements().slice(i * length, length);
      elements.insert(elements.end(), part.begin(), part.end());
    }
  evaluation.give(RuntimeValue(evaluation.getOp()->getResult(0).getType(),
                               std::move(shape), std::move(elements)));
  return success();
}

} // namespace

static void addTensorShapes(EvaluatorTable &table) {
  table["tensor.bitcast"] = evaluateCast;
  table["tensor.cast"] = evaluateCast;
  table["tensor.collapse_shape"] = evaluateCollapseShape;
  table["tensor.concat"] = evaluateConcat;
  table["tensor.dim"] = evaluateDim;
  table["tensor.expand_shape"] = evaluateExpandShape;
  table["tensor.rank"] = evaluateRank;
  table["tensor.reshape"] = evaluateReshape;
}

void registerTensorShapesEvaluators(Registry &registry) {
  registry.insertOwned<EvaluatorFamily>({"TensorShapes", addTensorShapes});
}

} // namespace mlir::interpreter
