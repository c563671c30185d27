// SPDX-License-Identifier: Apache-2.0
//
// Evaluators of operations as entries of a registry. The file of each family
// defines a function that registers it; BUILD.bazel lists the functions.
#ifndef TESTS_INTERPRETER_EVALUATOR_FAMILY_H
#define TESTS_INTERPRETER_EVALUATOR_FAMILY_H

#include <string>

#include "tests/interpreter/interpreter.h"

namespace mlir::interpreter {

/// Evaluators of operations that belong together.
struct EvaluatorFamily {
  std::string name;
  /// Adds the evaluators. No two families add one for the same operation.
  void (*add)(EvaluatorTable &table);
};

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_EVALUATOR_FAMILY_H
