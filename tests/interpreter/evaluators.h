// SPDX-License-Identifier: Apache-2.0
//
// The evaluators of operations.
#ifndef TESTS_INTERPRETER_EVALUATORS_H
#define TESTS_INTERPRETER_EVALUATORS_H

#include "core/ir/context/registry.h"
#include "tests/interpreter/interpreter.h"

namespace mlir::interpreter {

/// Returns the evaluators of all families in the registry.
EvaluatorTable makeEvaluators(const Registry &registry);

/// Returns all evaluators.
EvaluatorTable makeEvaluators();

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_EVALUATORS_H
