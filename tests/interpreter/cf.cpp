// SPDX-License-Identifier: Apache-2.0
#include "dialects/cf/cf.h"

#include "core/ir/context/registry.h"
#include "tests/interpreter/evaluation.h"
#include "tests/interpreter/evaluator_family.h"

namespace mlir::interpreter {
namespace {

LogicalResult evaluateBranch(Evaluation &evaluation) {
  evaluation.branchTo(evaluation.getOp()->getSuccessor(0),
                      evaluation.getOperands());
  return success();
}

LogicalResult evaluateConditionalBranch(Evaluation &evaluation) {
  const RuntimeValue &condition = evaluation.getOperand(0);
  if (condition.isPoison())
    return evaluation.fail("branch on poison");
  const unsigned successor = condition.getBool() ? 0 : 1;
  evaluation.branchTo(evaluation.getOp()->getSuccessor(successor),
                      evaluation.getOperandGroup(1 + successor));
  return success();
}

LogicalResult evaluateSwitch(Evaluation &evaluation) {
  auto op = llvm::cast<cf::SwitchOp>(evaluation.getOp());
  const RuntimeValue &flag = evaluation.getOperand(0);
  if (flag.isPoison())
    return evaluation.fail("branch on poison");
  llvm::ArrayRef<RuntimeValue> arguments = evaluation.getOperandGroup(2);
  unsigned successor = 1;
  if (std::optional<DenseIntElementsAttr> cases = op.getCaseValues()) {
    for (const llvm::APInt &value : *cases) {
      const size_t count = op.getCaseOperands(successor - 1).size();
      if (value == flag.getElement().getBits()) {
        evaluation.branchTo(op->getSuccessor(successor),
                            arguments.take_front(count));
        return success();
      }
      arguments = arguments.drop_front(count);
      ++successor;
    }
  }
  evaluation.branchTo(op.getDefaultDestination(),
                      evaluation.getOperandGroup(1));
  return success();
}

LogicalResult evaluateAssert(Evaluation &evaluation) {
  const RuntimeValue &condition = evaluation.getOperand(0);
  if (condition.isPoison())
    return evaluation.fail("assertion of poison");
  if (condition.getBool())
    return success();
  auto message = evaluation.getOp()->getAttrOfType<StringAttr>("msg");
  return evaluation.fail("assertion failed: " + message.getValue());
}

} // namespace

static void addCf(EvaluatorTable &table) {
  table["cf.assert"] = evaluateAssert;
  table["cf.br"] = evaluateBranch;
  table["cf.cond_br"] = evaluateConditionalBranch;
  table["cf.switch"] = evaluateSwitch;
}

void registerCfEvaluators(Registry &registry) {
  registry.insertOwned<EvaluatorFamily>({"Cf", addCf});
}

} // namespace mlir::interpreter
