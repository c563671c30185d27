// SPDX-License-Identifier: Apache-2.0
//
// Constants, integers, integer comparisons and selects of arith.
#include "core/ir/context/registry.h"
#include "dialects/arith/arith.h"
#include "tests/interpreter/elementwise.h"
#include "tests/interpreter/evaluator_family.h"

namespace mlir::interpreter {
namespace {

using llvm::APInt;

Computed unlessOverflow(const IntegerFlags &flags, APInt result,
                        bool signedOverflow, bool unsignedOverflow) {
  if ((flags.nsw && signedOverflow) || (flags.nuw && unsignedOverflow))
    return Computed::poison();
  return result;
}

Computed add(const IntegerFlags &flags, const APInt &a, const APInt &b) {
  bool isSigned, isUnsigned;
  (void)a.sadd_ov(b, isSigned);
  (void)a.uadd_ov(b, isUnsigned);
  return unlessOverflow(flags, a + b, isSigned, isUnsigned);
}

Computed subtract(const IntegerFlags &flags, const APInt &a, const APInt &b) {
  bool isSigned, isUnsigned;
  (void)a.ssub_ov(b, isSigned);
  (void)a.usub_ov(b, isUnsigned);
  return unlessOverflow(flags, a - b, isSigned, isUnsigned);
}

Computed multiply(const IntegerFlags &flags, const APInt &a, const APInt &b) {
  const unsigned width = a.getBitWidth();
  const APInt signedProduct = a.sext(2 * width) * b.sext(2 * width);
  const APInt unsignedProduct = a.zext(2 * width) * b.zext(2 * width);
  return unlessOverflow(flags, a * b, !signedProduct.isSignedIntN(width),
                        !unsignedProduct.isIntN(width));
}

LogicalResult evaluateConstant(Evaluation &evaluation) {
  Operation *op = evaluation.getOp();
  RuntimeValue value =
      getValueOf(op->getAttr("value"), op->getResult(0).getType());
  if (!value)
    return evaluation.fail("a constant of this kind is not interpreted");
  evaluation.give(std::move(value));
  return success();
}

/// A function with two results: the halves of 2N bits, or a sum and its carry.
using WideFunction = std::pair<APInt, APInt> (*)(const APInt &a,
                                                 const APInt &b);

Evaluator makeWideEvaluator(WideFunction function) {
  return [function](Evaluation &evaluation) {
    return mapElements(evaluation, [&](llvm::ArrayRef<const Element *> operands,
                                       llvm::MutableArrayRef<Element> results) {
      if (operands[0]->isPoison() || operands[1]->isPoison())
        return success();
      auto [low, high] =
          function(operands[0]->getBits(), operands[1]->getBits());
      results[0] = low;
      results[1] = high;
      return success();
    });
  };
}

std::pair<APInt, APInt> addWide(const APInt &a, const APInt &b) {
  const unsigned width = a.getBitWidth();
  const APInt sum = a.zext(width + 1) + b.zext(width + 1);
  return {sum.trunc(width), sum.extractBits(1, width)};
}

std::pair<APInt, APInt> halve(const APInt &product) {
  const unsigned width = product.getBitWidth() / 2;
  return {product.trunc(width), product.extractBits(width, width)};
}

LogicalResult evaluateCompare(Evaluation &evaluation) {
  const auto predicate =
      llvm::cast<arith::CmpIOp>(evaluation.getOp()).getPredicate();
  const llvm::StringRef name = arith::stringifyCmpIPredicate(predicate);
  return mapNumbers(evaluation, [&](llvm::ArrayRef<const Element *> operands) {
    return holds(name, operands[0]->getBits(), operands[1]->getBits());
  });
}

LogicalResult evaluateSelect(Evaluation &evaluation) {
  const RuntimeValue &condition = evaluation.getOperand(0);
  if (!condition.isShaped()) {
    if (condition.isPoison())
      evaluation.give(Element());
    else
      evaluation.give(evaluation.getOperand(condition.getBool() ? 1 : 2));
    return success();
  }
  return mapElements(evaluation, [](llvm::ArrayRef<const Element *> operands,
                                    llvm::MutableArrayRef<Element> results) {
    if (!operands[0]->isPoison())
      results[0] = *operands[operands[0]->getBits().isZero() ? 2 : 1];
    return success();
  });
}

} // namespace

static void addArithIntegers(EvaluatorTable &table) {
  table["arith.constant"] = evaluateConstant;
  table["arith.addi"] = makeIntegerEvaluator(add);
  table["arith.subi"] = makeIntegerEvaluator(subtract);
  table["arith.muli"] = makeIntegerEvaluator(multiply);
  table["arith.addui_extended"] = makeWideEvaluator(addWide);
  table["arith.mulsi_extended"] =
      makeWideEvaluator([](const APInt &a, const APInt &b) {
        const unsigned width = 2 * a.getBitWidth();
        return halve(a.sext(width) * b.sext(width));
      });
  table["arith.mului_extended"] =
      makeWideEvaluator([](const APInt &a, const APInt &b) {
        const unsigned width = 2 * a.getBitWidth();
        return halve(a.zext(width) * b.zext(width));
      });
  table["arith.divui"] = makeDivisionEvaluator(divideUnsigned);
  table["arith.divsi"] = makeDivisionEvaluator(divideSigned);
  table["arith.ceildivui"] = makeDivisionEvaluator(ceilDivideUnsigned);
  table["arith.ceildivsi"] = makeDivisionEvaluator(ceilDivideSigned);
  table["arith.floordivsi"] = makeDivisionEvaluator(floorDivideSigned);
  table["arith.remui"] = makeDivisionEvaluator(remainderUnsigned);
  table["arith.remsi"] = makeDivisionEvaluator(remainderSigned);
  table["arith.shli"] = makeIntegerEvaluator(shiftLeft);
  table["arith.shrui"] = makeIntegerEvaluator(shiftRightUnsigned);
  table["arith.shrsi"] = makeIntegerEvaluator(shiftRightSigned);
  auto addPlain = [&](llvm::StringRef name, IntegerFunction function) {
    table[name] = makeIntegerEvaluator(function);
  };
  addPlain(
      "arith.andi",
      [](auto &, const APInt &a, const APInt &b) -> Computed { return a & b; });
  addPlain("arith.ori", [](auto &, const APInt &a, const APInt &b) -> Computed {
    return a | b;
  });
  addPlain(
      "arith.xori",
      [](auto &, const APInt &a, const APInt &b) -> Computed { return a ^ b; });
  addPlain("arith.maxsi",
           [](auto &, const APInt &a, const APInt &b) -> Computed {
             return a.sgt(b) ? a : b;
           });
  addPlain("arith.maxui",
           [](auto &, const APInt &a, const APInt &b) -> Computed {
             return a.ugt(b) ? a : b;
           });
  addPlain("arith.minsi",
           [](auto &, const APInt &a, const APInt &b) -> Computed {
             return a.slt(b) ? a : b;
           });
  addPlain("arith.minui",
           [](auto &, const APInt &a, const APInt &b) -> Computed {
             return a.ult(b) ? a : b;
           });
  table["arith.cmpi"] = evaluateCompare;
  table["arith.select"] = evaluateSelect;
}

void registerArithIntegersEvaluators(Registry &registry) {
  registry.insertOwned<EvaluatorFamily>({"ArithIntegers", addArithIntegers});
}

} // namespace mlir::interpreter
