// SPDX-License-Identifier: Apache-2.0
//
// How every tool ends.
#ifndef CORE_SUPPORT_TOOL_H
#define CORE_SUPPORT_TOOL_H

#include "absl/status/status.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

/// Prints `error: message` as one line, in which control characters of names
/// are escaped.
void printError(llvm::StringRef message,
                llvm::raw_ostream &output = llvm::errs());

/// Writes out what standard output buffers, prints what went wrong, there or in
/// `status`, and returns the process's exit status: 0 or 1.
int finishTool(const absl::Status &status);

} // namespace mlir

#endif // CORE_SUPPORT_TOOL_H
