// SPDX-License-Identifier: Apache-2.0
//
// Runs a function that may crash, hang, end the program or take all memory, in
// a child process.
#ifndef ODS_LOAD_CHILD_H
#define ODS_LOAD_CHILD_H

#include <chrono>
#include <cstdint>
#include <string>

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {
namespace ods {

struct ChildLimits {
  std::chrono::milliseconds deadline = std::chrono::seconds(10);
  /// Of the address space, in bytes. Not kept under sanitizers, which take all
  /// there is, nor under emulators, which ignore it.
  uint64_t memory = uint64_t(4) << 30;
  /// Of the result and of what is printed, in bytes.
  size_t output = size_t(256) << 20;
};

struct ChildOutput {
  /// Whether the function has returned true.
  bool succeeded = false;
  std::string result;
  /// What it printed on the standard error output.
  std::string diagnostics;
  /// Not empty: it neither returned nor called exit; why.
  std::string failure;
};

/// Forks, without a new program, and runs `body` in the child, which has no
/// input and no standard output. `std::exit` in there is a return of false. To
/// be called while the process has one thread and no files that are removed
/// when it ends.
ChildOutput runInChild(llvm::function_ref<bool(llvm::raw_ostream &result)> body,
                       const ChildLimits &limits = ChildLimits());

} // namespace ods
} // namespace mlir

#endif // ODS_LOAD_CHILD_H
