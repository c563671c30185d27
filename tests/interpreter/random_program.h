// SPDX-License-Identifier: Apache-2.0
//
// Random programs that run: closed, without undefined behaviour and without
// poison. By a seed, the same on every host.
#ifndef TESTS_INTERPRETER_RANDOM_PROGRAM_H
#define TESTS_INTERPRETER_RANDOM_PROGRAM_H

#include <memory>
#include <string>
#include <vector>

#include "core/ir/builtin_ops.h"
#include "core/ir/registry.h"

namespace mlir::interpreter {

class SignatureTable;

/// What programs are made of.
struct RandomProgramOptions {
  /// Operations on numbers are drawn from these dialects, as far as they are
  /// loaded.
  std::vector<std::string> dialects = {"arith", "complex", "index", "math"};
  /// Operations that are not drawn.
  std::vector<std::string> leftOut = {};
  /// Values are of these types and of `i1` and `index`: integers, floats,
  /// complex numbers, and vectors and tensors of them.
  std::vector<std::string> types = {"i8", "i32", "i64", "f32", "f64"};
  /// About so many steps, of one operation up to a loop.
  unsigned numSteps = 40;
  bool hasBranches = true;  // cf
  bool hasRegions = true;   // scf
  bool hasMemory = true;    // memref
  bool hasTensors = false;  // tensor, scf.forall
  bool hasFunctions = true; // calls
  /// Functions that are not exact: their results follow from how they are
  /// computed.
  bool hasInexact = false;
  /// Flags are drawn, and operands guarded only where the behaviour would be
  /// undefined: what is computed may be poison, and may still be undefined
  /// where poison is not allowed.
  bool hasPoison = false;
  /// The results of the program are integers, indices and floats only.
  bool hasScalarResults = true;
};

/// Makes modules with a function `main` without arguments, whose results are
/// what the program has computed. It calls `program` with constants, which
/// passes that look at one function do not see.
class RandomPrograms {
public:
  /// The dialects that programs use are loaded.
  RandomPrograms(MLIRContext *context, const Registry &registry,
                 RandomProgramOptions options = {});
  ~RandomPrograms();

  /// The text of a program.
  std::string getText(uint64_t seed) const;
  /// The same, read. Null, after a diagnostic, if it is wrong.
  OwningOpRef<ModuleOp> generate(uint64_t seed) const;

  /// The names of operations that programs draw by their descriptors.
  std::vector<std::string> getDrawnOperations() const;

private:
  MLIRContext *context;
  RandomProgramOptions options;
  std::unique_ptr<const SignatureTable> signatures;
};

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_RANDOM_PROGRAM_H
