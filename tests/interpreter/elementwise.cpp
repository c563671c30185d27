// SPDX-License-Identifier: Apache-2.0
#include "tests/interpreter/elementwise.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "dialects/arith/arith.h"

namespace mlir::interpreter {

/// Returns the first operand that is not a scalar, or null.
static const RuntimeValue *findShaped(llvm::ArrayRef<RuntimeValue> operands) {
  for (const RuntimeValue &operand : operands)
    if (operand.isShaped())
      return &operand;
  return nullptr;
}

LogicalResult mapElements(Evaluation &evaluation, ElementFunction compute) {
  llvm::ArrayRef<RuntimeValue> operands = evaluation.getOperands();
  const RuntimeValue *shaped = findShaped(operands);
  const size_t count = shaped ? shaped->getElements().size() : 1;
  const unsigned numResults = evaluation.getOp()->getNumResults();
  std::vector<std::vector<Element>> lists(numResults,
                                          std::vector<Element>(count));
  llvm::SmallVector<const Element *> inputs(operands.size());
  llvm::SmallVector<Element> outputs(numResults);
  for (size_t i = 0; i < count; ++i) {
    for (auto [input, operand] : llvm::zip(inputs, operands)) {
      if (operand.isShaped() && operand.getShape() != shaped->getShape())
        return evaluation.fail("operands have different shapes");
      input = operand.isShaped() ? &operand.getElements()[i]
                                 : &operand.getElement();
    }
    outputs.assign(numResults, Element());
    if (failed(compute(inputs, outputs)))
      return failure();
    for (auto [list, output] : llvm::zip(lists, outputs))
      list[i] = std::move(output);
  }
  for (auto [result, list] :
       llvm::zip(evaluation.getOp()->getResults(), lists)) {
    if (shaped)
      evaluation.give(RuntimeValue(result.getType(), Shape(shaped->getShape()),
                                   std::move(list)));
    else
      evaluation.give(RuntimeValue(result.getType(), std::move(list[0])));
  }
  return success();
}

LogicalResult mapNumbers(
    Evaluation &evaluation,
    llvm::function_ref<Computed(llvm::ArrayRef<const Element *>)> compute) {
  return mapElements(evaluation, [&](llvm::ArrayRef<const Element *> operands,
                                     llvm::MutableArrayRef<Element> results) {
    if (llvm::any_of(operands,
                     [](auto *operand) { return operand->isPoison(); }))
      return success();
    Computed computed = compute(operands);
    if (computed.whyUndefined)
      return evaluation.fail(computed.whyUndefined);
    results[0] = std::move(computed.element);
    return success();
  });
}

IntegerFlags getIntegerFlags(Operation *op) {
  IntegerFlags flags;
  if (auto attribute =
          op->getAttrOfType<arith::IntegerOverflowFlagsAttr>("overflowFlags")) {
    const auto value = attribute.getValue();
    flags.nsw = bitEnumContainsAny(value, arith::IntegerOverflowFlags::nsw);
    flags.nuw = bitEnumContainsAny(value, arith::IntegerOverflowFlags::nuw);
  }
  flags.exact = op->hasAttr("isExact");
  return flags;
}

FloatFlags getFloatFlags(Operation *op) {
  FloatFlags flags;
  if (auto attribute =
          op->getAttrOfType<arith::FastMathFlagsAttr>("fastmath")) {
    const auto value = attribute.getValue();
    flags.nnan = bitEnumContainsAny(value, arith::FastMathFlags::nnan);
    flags.ninf = bitEnumContainsAny(value, arith::FastMathFlags::ninf);
  }
  return flags;
}

Evaluator makeIntegerEvaluator(IntegerFunction function) {
  return [function](Evaluation &evaluation) {
    const IntegerFlags flags = getIntegerFlags(evaluation.getOp());
    return mapNumbers(evaluation,
                      [&](llvm::ArrayRef<const Element *> operands) {
                        return function(flags, operands[0]->getBits(),
                                        operands[1]->getBits());
                      });
  };
}

Evaluator makeDivisionEvaluator(IntegerFunction function) {
  return [divide = makeIntegerEvaluator(function)](Evaluation &evaluation) {
    if (evaluation.getOperand(1).hasPoison())
      return evaluation.fail("division by poison");
    return divide(evaluation);
  };
}

llvm::APFloat getMaximum(const llvm::APFloat &a, const llvm::APFloat &b,
                         bool propagatesNaN) {
  if (a.isNaN() || b.isNaN()) {
    if (propagatesNaN)
      return llvm::APFloat::getQNaN(a.getSemantics());
    return a.isNaN() ? b : a;
  }
  if (a.isZero() && b.isZero())
    return a.isNegative() ? b : a;
  return a.compare(b) == llvm::APFloat::cmpLessThan ? b : a;
}

llvm::APFloat getMinimum(const llvm::APFloat &a, const llvm::APFloat &b,
                         bool propagatesNaN) {
  if (a.isNaN() || b.isNaN()) {
    if (propagatesNaN)
      return llvm::APFloat::getQNaN(a.getSemantics());
    return a.isNaN() ? b : a;
  }
  if (a.isZero() && b.isZero())
    return a.isNegative() ? a : b;
  return a.compare(b) == llvm::APFloat::cmpGreaterThan ? b : a;
}

} // namespace mlir::interpreter
