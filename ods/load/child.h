// SPDX-License-Identifier: Apache-2.0
//
// Runs a function that may crash, hang, end the program or exhaust memory in a
// child process.
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
  /// The size of the address space in bytes. Not enforced under sanitizers,
  /// which reserve large address ranges, nor under emulators, which ignore it.
  uint64_t memory = uint64_t(4) << 30;
  /// The maximum size of the result and of the output, in bytes.
  size_t output = size_t(256) << 20;
};

struct ChildOutput {
  /// True if the function returned true.
  bool succeeded = false;
  std::string result;
  /// The text printed to standard error.
  std::string diagnostics;
  /// If not empty, the reason why the function neither returned nor called
  /// exit.
  std::string failure;
};

/// Forks without executing another program and runs `body` in the child, which
/// has no input and no standard output. Calling `std::exit` is equivalent to
/// returning false. Must be called while the process has a single thread and no
/// files that are removed at exit.
ChildOutput runInChild(llvm::function_ref<bool(llvm::raw_ostream &result)> body,
                       const ChildLimits &limits = ChildLimits());

} // namespace ods
} // namespace mlir

#endif // ODS_LOAD_CHILD_H
