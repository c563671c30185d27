// SPDX-License-Identifier: Apache-2.0
//
// The evaluators of operations. Each family has a function in the file of the
// same name.
#ifndef TESTS_INTERPRETER_EVALUATORS_H
#define TESTS_INTERPRETER_EVALUATORS_H

#include "tests/interpreter/interpreter.h"

namespace mlir::interpreter {

void addArithCasts(EvaluatorTable &table);
void addArithFloats(EvaluatorTable &table);
void addArithIntegers(EvaluatorTable &table);
void addCf(EvaluatorTable &table);
void addComplexArithmetic(EvaluatorTable &table);
void addComplexFunctions(EvaluatorTable &table);
void addFunc(EvaluatorTable &table);
void addIndex(EvaluatorTable &table);
void addMathExact(EvaluatorTable &table);
void addMathFunctions(EvaluatorTable &table);
void addMemRefAccesses(EvaluatorTable &table);
void addMemRefAllocations(EvaluatorTable &table);
void addMemRefShapes(EvaluatorTable &table);
void addMemRefViews(EvaluatorTable &table);
void addScfBranches(EvaluatorTable &table);
void addScfLoops(EvaluatorTable &table);
void addScfParallel(EvaluatorTable &table);
void addTensorElements(EvaluatorTable &table);
void addTensorShapes(EvaluatorTable &table);
void addTensorSlices(EvaluatorTable &table);
void addUbAndComplexConstants(EvaluatorTable &table);
void addVector(EvaluatorTable &table);

/// Returns the evaluators of all families.
EvaluatorTable makeEvaluators();

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_EVALUATORS_H
