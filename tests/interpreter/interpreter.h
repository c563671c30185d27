// SPDX-License-Identifier: Apache-2.0
//
// Runs functions of a module, operation by operation, by the definitions of the
// operations alone: nothing is folded, rewritten or lowered before.
#ifndef TESTS_INTERPRETER_INTERPRETER_H
#define TESTS_INTERPRETER_INTERPRETER_H

#include <functional>
#include <optional>
#include <string>

#include "core/ir/builtin_ops.h"
#include "tests/interpreter/value.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::interpreter {

class Evaluation;

/// What an operation does; failure after Evaluation::fail.
using Evaluator = std::function<LogicalResult(Evaluation &)>;
/// Evaluators by the names of operations.
using EvaluatorTable = llvm::StringMap<Evaluator>;

/// How much may be done before a run is given up.
struct Limits {
  /// Operations.
  uint64_t steps = 1'000'000;
  /// Calls and regions in each other.
  unsigned depth = 100;
  /// Of elements in one vector, tensor or buffer, in bytes as in memory.
  int64_t bytes = int64_t(1) << 24;
};

/// Why a run has ended early: undefined behaviour, an assertion, what is not
/// interpreted, a limit.
struct RunError {
  Location location;
  std::string message;
};

/// Runs the functions of one module. What globals hold stays from run to run.
class Interpreter {
public:
  /// The module is verified and outlives the interpreter, as does the table.
  Interpreter(ModuleOp module, const EvaluatorTable &evaluators,
              Limits limits = {})
      : module(module), evaluators(evaluators), limits(limits) {}

  /// The results of a function, given its arguments, as many and of such types
  /// as it has.
  /// Errors: failure; `getError` says why and where.
  FailureOr<RuntimeValues> run(llvm::StringRef function,
                               llvm::ArrayRef<RuntimeValue> arguments = {});

  const std::optional<RunError> &getError() const { return error; }

  /// An address that no buffer has.
  int64_t takeAddress(int64_t size);

private:
  friend class Evaluation;
  struct Frame;
  struct Exit;

  LogicalResult fail(Location location, const llvm::Twine &message);
  FailureOr<Exit> runRegion(Frame &frame, Region &region,
                            llvm::ArrayRef<RuntimeValue> arguments);
  FailureOr<Exit> runBlocks(Frame &frame, Block *block,
                            RuntimeValues arguments);
  FailureOr<RuntimeValues> call(Operation *function,
                                llvm::ArrayRef<RuntimeValue> arguments,
                                Location location);
  LogicalResult bind(Frame &frame, Value value, const RuntimeValue &content,
                     Location location);

  ModuleOp module;
  const EvaluatorTable &evaluators;
  Limits limits;
  std::optional<RunError> error;
  uint64_t numSteps = 0;
  unsigned depth = 0;
  int64_t nextAddress = 4096;
  llvm::DenseMap<Operation *, RuntimeValue> globals;
};

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_INTERPRETER_H
