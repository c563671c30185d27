// SPDX-License-Identifier: Apache-2.0
//
// Operations of func, and terminators of other dialects that only leave.
#include "core/ir/context/registry.h"
#include "tests/interpreter/evaluation.h"
#include "tests/interpreter/evaluator_family.h"

namespace mlir::interpreter {
namespace {

LogicalResult giveResultsOf(Evaluation &evaluation, Operation *function,
                            llvm::ArrayRef<RuntimeValue> arguments) {
  FailureOr<RuntimeValues> results = evaluation.call(function, arguments);
  if (failed(results))
    return failure();
  evaluation.giveAll(*results);
  return success();
}

LogicalResult evaluateCall(Evaluation &evaluation) {
  return giveResultsOf(evaluation, evaluation.lookup("callee"),
                       evaluation.getOperands());
}

LogicalResult evaluateIndirectCall(Evaluation &evaluation) {
  const RuntimeValue &callee = evaluation.getOperand(0);
  if (!callee.isFunction())
    return evaluation.fail("call of poison");
  return giveResultsOf(evaluation, callee.getFunction(),
                       evaluation.getOperands().drop_front());
}

LogicalResult evaluateFunctionConstant(Evaluation &evaluation) {
  evaluation.give(RuntimeValue(evaluation.getOp()->getResult(0).getType(),
                               evaluation.lookup("value")));
  return success();
}

LogicalResult evaluateReturn(Evaluation &evaluation) {
  evaluation.leave(evaluation.getOperands());
  return success();
}

} // namespace

static void addFunc(EvaluatorTable &table) {
  table["func.call"] = evaluateCall;
  table["func.call_indirect"] = evaluateIndirectCall;
  table["func.constant"] = evaluateFunctionConstant;
  for (llvm::StringRef name :
       {"func.return", "memref.alloca_scope.return", "memref.atomic_yield",
        "scf.condition", "scf.forall.in_parallel", "scf.reduce",
        "scf.reduce.return", "scf.yield", "tensor.yield"})
    table[name] = evaluateReturn;
}

void registerFuncEvaluators(Registry &registry) {
  registry.insertOwned<EvaluatorFamily>({"Func", addFunc});
}

} // namespace mlir::interpreter
