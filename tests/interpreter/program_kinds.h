// SPDX-License-Identifier: Apache-2.0
//
// The kinds of random programs that tests use.
#ifndef TESTS_INTERPRETER_PROGRAM_KINDS_H
#define TESTS_INTERPRETER_PROGRAM_KINDS_H

#include <string>
#include <vector>

#include "tests/interpreter/random_program.h"
#include "llvm/TargetParser/Triple.h"

namespace mlir::interpreter {

struct ProgramKind {
  std::string name;
  RandomProgramOptions options;
};

std::vector<ProgramKind> getProgramKinds();

/// Returns the kinds that run as machine code of `architecture`: without poison
/// and tensors, and with scalar results.
std::vector<ProgramKind>
getNativeProgramKinds(llvm::Triple::ArchType architecture);

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_PROGRAM_KINDS_H
