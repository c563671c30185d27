// SPDX-License-Identifier: Apache-2.0
#include "tests/interpreter/evaluators.h"

namespace mlir::interpreter {

EvaluatorTable makeEvaluators() {
  EvaluatorTable table;
  for (auto *add : {addArithCasts, addArithFloats, addArithIntegers, addCf,
                    addFunc, addIndex, addScfBranches, addScfLoops,
                    addScfParallel, addUbAndComplexConstants})
    add(table);
  return table;
}

} // namespace mlir::interpreter
