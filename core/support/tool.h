// SPDX-License-Identifier: Apache-2.0
//
// Common behavior of tools at exit.
#ifndef CORE_SUPPORT_TOOL_H
#define CORE_SUPPORT_TOOL_H

#include "absl/status/status.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

/// Prints `error: message` on one line. Control characters are escaped.
void printError(llvm::StringRef message,
                llvm::raw_ostream &output = llvm::errs());

/// Flushes standard output, prints an error of it or of `status`, and returns
/// the exit code of the process: 0 or 1.
int finishTool(const absl::Status &status);

} // namespace mlir

#endif // CORE_SUPPORT_TOOL_H
