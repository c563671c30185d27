// SPDX-License-Identifier: Apache-2.0
//
// Operations scf.execute_region, scf.if, scf.index_switch and
// memref.alloca_scope.
#include "core/ir/context/registry.h"
#include "tests/interpreter/evaluation.h"
#include "tests/interpreter/evaluator_family.h"

namespace mlir::interpreter {
namespace {

LogicalResult giveWhatLeaves(Evaluation &evaluation, Region &region) {
  FailureOr<Evaluation::Exit> exit = evaluation.runRegion(region, {});
  if (failed(exit))
    return failure();
  evaluation.giveAll(exit->values);
  return success();
}

LogicalResult evaluateOnlyRegion(Evaluation &evaluation) {
  return giveWhatLeaves(evaluation, evaluation.getOp()->getRegion(0));
}

LogicalResult evaluateIf(Evaluation &evaluation) {
  const RuntimeValue &condition = evaluation.getOperand(0);
  if (condition.isPoison())
    return evaluation.fail("branch on poison");
  Region &region = evaluation.getOp()->getRegion(condition.getBool() ? 0 : 1);
  return region.empty() ? success() : giveWhatLeaves(evaluation, region);
}

LogicalResult evaluateIndexSwitch(Evaluation &evaluation) {
  Operation *op = evaluation.getOp();
  if (evaluation.getOperand(0).isPoison())
    return evaluation.fail("branch on poison");
  const int64_t value = evaluation.getOperand(0).getInt();
  auto cases = op->getAttrOfType<DenseI64ArrayAttr>("cases").asArrayRef();
  const auto *found = llvm::find(cases, value);
  // The default region is the first one.
  const unsigned region =
      found == cases.end() ? 0 : 1 + (found - cases.begin());
  return giveWhatLeaves(evaluation, op->getRegion(region));
}

} // namespace

static void addScfBranches(EvaluatorTable &table) {
  table["memref.alloca_scope"] = evaluateOnlyRegion;
  table["scf.execute_region"] = evaluateOnlyRegion;
  table["scf.if"] = evaluateIf;
  table["scf.index_switch"] = evaluateIndexSwitch;
}

void registerScfBranchesEvaluators(Registry &registry) {
  registry.insertOwned<EvaluatorFamily>({"ScfBranches", addScfBranches});
}

} // namespace mlir::interpreter
