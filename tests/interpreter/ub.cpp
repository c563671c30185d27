// SPDX-License-Identifier: Apache-2.0
//
// Operations of ub, and constants of complex.
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/registry.h"
#include "tests/interpreter/evaluation.h"
#include "tests/interpreter/evaluator_family.h"

namespace mlir::interpreter {

static void addUbAndComplexConstants(EvaluatorTable &table) {
  table["ub.poison"] = [](Evaluation &evaluation) {
    evaluation.give(Element());
    return success();
  };
  table["ub.unreachable"] = [](Evaluation &evaluation) {
    return evaluation.fail("what is unreachable has been reached");
  };
  table["complex.constant"] = [](Evaluation &evaluation) {
    Operation *op = evaluation.getOp();
    evaluation.give(
        getValueOf(op->getAttr("value"), op->getResult(0).getType()));
    return success();
  };
}

void registerUbAndComplexConstantsEvaluators(Registry &registry) {
  registry.insertOwned<EvaluatorFamily>(
      {"UbAndComplexConstants", addUbAndComplexConstants});
}

} // namespace mlir::interpreter
