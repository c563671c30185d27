// SPDX-License-Identifier: Apache-2.0
//
// Generates random programs that run: closed, without undefined behavior and
// without poison. A seed gives the same program on all hosts.
#ifndef TESTS_INTERPRETER_RANDOM_PROGRAM_H
#define TESTS_INTERPRETER_RANDOM_PROGRAM_H

#include <memory>
#include <string>
#include <vector>

#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/registry.h"

namespace mlir::interpreter {

class SignatureTable;

/// The contents of random programs.
struct RandomProgramOptions {
  /// Dialects from which operations on numbers are drawn, if loaded.
  std::vector<std::string> dialects = {"arith", "complex", "index", "math"};
  /// Operations that are not drawn.
  std::vector<std::string> leftOut = {};
  /// Types of values, in addition to `i1` and `index`: integers, floats,
  /// complex numbers, and vectors and tensors of them.
  std::vector<std::string> types = {"i8", "i32", "i64", "f32", "f64"};
  /// Approximate number of steps. A step is one operation or up to a loop.
  unsigned numSteps = 40;
  bool hasBranches = true;  // cf
  bool hasRegions = true;   // scf
  bool hasMemory = true;    // memref
  bool hasTensors = false;  // tensor, scf.forall
  bool hasFunctions = true; // calls
  /// Includes functions whose results depend on the implementation.
  bool hasInexact = false;
  /// Adds flags, and guards operands only against undefined behavior. Values
  /// may then be poison, and behavior may still be undefined where poison is
  /// not allowed.
  bool hasPoison = false;
  /// Restricts the results of the program to integers, indices and floats.
  bool hasScalarResults = true;
};

/// Generates modules with a function `main` without arguments, which returns
/// the results of the program. It calls `program` with constants, which
/// function passes do not see.
class RandomPrograms {
public:
  /// Loads the dialects that programs use.
  RandomPrograms(MLIRContext *context, const Registry &registry,
                 RandomProgramOptions options = {});
  ~RandomPrograms();

  /// Returns the text of a program.
  std::string getText(uint64_t seed) const;
  /// Parses the text. Returns null, after a diagnostic, if it is invalid.
  OwningOpRef<ModuleOp> generate(uint64_t seed) const;

  /// Returns the names of operations that are drawn by their descriptors.
  std::vector<std::string> getDrawnOperations() const;

private:
  MLIRContext *context;
  RandomProgramOptions options;
  std::unique_ptr<const SignatureTable> signatures;
};

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_RANDOM_PROGRAM_H
