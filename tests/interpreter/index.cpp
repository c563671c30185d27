// SPDX-License-Identifier: Apache-2.0
//
// Operations of index, 64 bits wide. Casts are in arith_cast.cpp.
#include "dialects/index/index.h"

#include "core/ir/context/registry.h"
#include "tests/interpreter/elementwise.h"
#include "tests/interpreter/evaluator_family.h"

namespace mlir::interpreter {
namespace {

using llvm::APInt;

LogicalResult evaluateIndexConstant(Evaluation &evaluation) {
  Operation *op = evaluation.getOp();
  evaluation.give(getValueOf(op->getAttr("value"), op->getResult(0).getType()));
  return success();
}

LogicalResult evaluateIndexCompare(Evaluation &evaluation) {
  const llvm::StringRef predicate = index::stringifyIndexCmpPredicate(
      llvm::cast<index::CmpOp>(evaluation.getOp()).getPred());
  return mapNumbers(evaluation, [&](llvm::ArrayRef<const Element *> operands) {
    return holds(predicate, operands[0]->getBits(), operands[1]->getBits());
  });
}

} // namespace

static void addIndex(EvaluatorTable &table) {
  auto addBinary = [&](llvm::StringRef name, IntegerFunction function) {
    table[name] = makeIntegerEvaluator(function);
  };
  addBinary(
      "index.add",
      [](auto &, const APInt &a, const APInt &b) -> Computed { return a + b; });
  addBinary(
      "index.sub",
      [](auto &, const APInt &a, const APInt &b) -> Computed { return a - b; });
  addBinary(
      "index.mul",
      [](auto &, const APInt &a, const APInt &b) -> Computed { return a * b; });
  addBinary("index.maxs",
            [](auto &, const APInt &a, const APInt &b) -> Computed {
              return a.sgt(b) ? a : b;
            });
  addBinary("index.maxu",
            [](auto &, const APInt &a, const APInt &b) -> Computed {
              return a.ugt(b) ? a : b;
            });
  addBinary("index.mins",
            [](auto &, const APInt &a, const APInt &b) -> Computed {
              return a.slt(b) ? a : b;
            });
  addBinary("index.minu",
            [](auto &, const APInt &a, const APInt &b) -> Computed {
              return a.ult(b) ? a : b;
            });
  addBinary(
      "index.and",
      [](auto &, const APInt &a, const APInt &b) -> Computed { return a & b; });
  addBinary("index.or", [](auto &, const APInt &a, const APInt &b) -> Computed {
    return a | b;
  });
  addBinary(
      "index.xor",
      [](auto &, const APInt &a, const APInt &b) -> Computed { return a ^ b; });
  addBinary("index.shl", shiftLeft);
  addBinary("index.shrs", shiftRightSigned);
  addBinary("index.shru", shiftRightUnsigned);
  table["index.divs"] = makeDivisionEvaluator(divideSigned);
  table["index.divu"] = makeDivisionEvaluator(divideUnsigned);
  table["index.ceildivs"] = makeDivisionEvaluator(ceilDivideSigned);
  table["index.ceildivu"] = makeDivisionEvaluator(ceilDivideUnsigned);
  table["index.floordivs"] = makeDivisionEvaluator(floorDivideSigned);
  table["index.rems"] = makeDivisionEvaluator(remainderSigned);
  table["index.remu"] = makeDivisionEvaluator(remainderUnsigned);
  table["index.cmp"] = evaluateIndexCompare;
  table["index.constant"] = evaluateIndexConstant;
  table["index.bool.constant"] = evaluateIndexConstant;
  table["index.sizeof"] = [](Evaluation &evaluation) {
    evaluation.giveInt(64);
    return success();
  };
}

void registerIndexEvaluators(Registry &registry) {
  registry.insertOwned<EvaluatorFamily>({"Index", addIndex});
}

} // namespace mlir::interpreter
