// SPDX-License-Identifier: Apache-2.0
#include "tests/interpreter/evaluators.h"

#include "tests/interpreter/all_evaluators.h"
#include "tests/interpreter/evaluator_family.h"

namespace mlir::interpreter {

EvaluatorTable makeEvaluators(const Registry &registry) {
  EvaluatorTable table;
  for (const EvaluatorFamily *family : registry.getEntries<EvaluatorFamily>())
    family->add(table);
  return table;
}

EvaluatorTable makeEvaluators() {
  Registry registry;
  registerAllEvaluators(registry);
  return makeEvaluators(registry);
}

} // namespace mlir::interpreter
