// SPDX-License-Identifier: Apache-2.0
#include "tests/interpreter/evaluators.h"

namespace mlir::interpreter {

EvaluatorTable makeEvaluators() {
  EvaluatorTable table;
  for (auto *add : {addArithCasts,
                    addArithFloats,
                    addArithIntegers,
                    addCf,
                    addComplexArithmetic,
                    addComplexFunctions,
                    addFunc,
                    addIndex,
                    addMathExact,
                    addMathFunctions,
                    addMemRefAccesses,
                    addMemRefAllocations,
                    addMemRefShapes,
                    addMemRefViews,
                    addScfBranches,
                    addScfLoops,
                    addScfParallel,
                    addTensorElements,
                    addTensorShapes,
                    addTensorSlices,
                    addUbAndComplexConstants,
                    addVector})
    add(table);
  return table;
}

} // namespace mlir::interpreter
