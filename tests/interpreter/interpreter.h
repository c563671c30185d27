// SPDX-License-Identifier: Apache-2.0
//
// Runs functions of a module operation by operation, by the definitions of the
// operations. Nothing is folded, rewritten or lowered first.
#ifndef TESTS_INTERPRETER_INTERPRETER_H
#define TESTS_INTERPRETER_INTERPRETER_H

#include <functional>
#include <optional>
#include <string>

#include "core/ir/builtin/builtin_ops.h"
#include "tests/interpreter/value.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::interpreter {

class Evaluation;

/// Evaluates an operation. Returns failure after Evaluation::fail.
using Evaluator = std::function<LogicalResult(Evaluation &)>;
/// Maps names of operations to evaluators.
using EvaluatorTable = llvm::StringMap<Evaluator>;

/// Limits after which a run fails.
struct Limits {
  /// Number of operations.
  uint64_t steps = 1'000'000;
  /// Nesting depth of calls and regions.
  unsigned depth = 100;
  /// Size of one vector, tensor or buffer in bytes, as stored in memory.
  int64_t bytes = int64_t(1) << 24;
};

/// The reason why a run ended early: undefined behavior, a failed assertion,
/// an unsupported operation or a limit.
struct RunError {
  Location location;
  std::string message;
};

/// Runs functions of one module. Contents of globals persist between runs.
class Interpreter {
public:
  /// The module must be verified. It and the table must outlive the
  /// interpreter.
  Interpreter(ModuleOp module, const EvaluatorTable &evaluators,
              Limits limits = {})
      : module(module), evaluators(evaluators), limits(limits) {}

  /// Returns the results of a function. The number and types of the arguments
  /// must match.
  /// Errors: failure; `getError` returns the reason and the location.
  FailureOr<RuntimeValues> run(llvm::StringRef function,
                               llvm::ArrayRef<RuntimeValue> arguments = {});

  const std::optional<RunError> &getError() const { return error; }

  /// Returns an address range that no other buffer uses.
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
