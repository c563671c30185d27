// SPDX-License-Identifier: Apache-2.0
//
// Operations scf.for and scf.while.
#include "core/ir/context/registry.h"
#include "tests/interpreter/evaluation.h"
#include "tests/interpreter/evaluator_family.h"

namespace mlir::interpreter {
namespace {

LogicalResult evaluateFor(Evaluation &evaluation) {
  Operation *op = evaluation.getOp();
  for (const RuntimeValue &bound : evaluation.getOperands().take_front(3))
    if (bound.isPoison())
      return evaluation.fail("loop with a bound of poison");
  const Type type = evaluation.getOperand(0).getType();
  llvm::APInt i = evaluation.getOperand(0).getElement().getBits();
  const llvm::APInt end = evaluation.getOperand(1).getElement().getBits();
  const llvm::APInt step = evaluation.getOperand(2).getElement().getBits();
  const bool isUnsigned = op->hasAttr("unsignedCmp");
  if (step.isZero() || (!isUnsigned && step.isNegative()))
    return evaluation.fail("the step of a loop is not positive");
  llvm::ArrayRef<RuntimeValue> inits = evaluation.getOperands().drop_front(3);
  RuntimeValues carried(inits.begin(), inits.end());
  while (isUnsigned ? i.ult(end) : i.slt(end)) {
    carried.insert(carried.begin(), RuntimeValue(type, i));
    FailureOr<Evaluation::Exit> exit =
        evaluation.runRegion(op->getRegion(0), carried);
    if (failed(exit))
      return failure();
    carried = std::move(exit->values);
    bool overflows;
    i = isUnsigned ? i.uadd_ov(step, overflows) : i.sadd_ov(step, overflows);
    // A value that overflows is beyond the upper bound.
    if (overflows)
      break;
  }
  evaluation.giveAll(carried);
  return success();
}

LogicalResult evaluateWhile(Evaluation &evaluation) {
  Operation *op = evaluation.getOp();
  llvm::ArrayRef<RuntimeValue> inits = evaluation.getOperands();
  RuntimeValues carried(inits.begin(), inits.end());
  while (true) {
    FailureOr<Evaluation::Exit> condition =
        evaluation.runRegion(op->getRegion(0), carried);
    if (failed(condition))
      return failure();
    if (condition->values[0].isPoison())
      return evaluation.fail("branch on poison");
    const bool goesOn = condition->values[0].getBool();
    condition->values.erase(condition->values.begin());
    if (!goesOn) {
      evaluation.giveAll(condition->values);
      return success();
    }
    FailureOr<Evaluation::Exit> next =
        evaluation.runRegion(op->getRegion(1), condition->values);
    if (failed(next))
      return failure();
    carried = std::move(next->values);
  }
}

} // namespace

static void addScfLoops(EvaluatorTable &table) {
  table["scf.for"] = evaluateFor;
  table["scf.while"] = evaluateWhile;
}

void registerScfLoopsEvaluators(Registry &registry) {
  registry.insertOwned<EvaluatorFamily>({"ScfLoops", addScfLoops});
}

} // namespace mlir::interpreter
