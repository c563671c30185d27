// SPDX-License-Identifier: Apache-2.0
#include "core/support/tool.h"

#include <string>

#include "llvm/ADT/StringExtras.h"

namespace mlir {

void printError(llvm::StringRef message, llvm::raw_ostream &output) {
  output << "error: ";
  for (char c : message) {
    if (static_cast<unsigned char>(c) >= ' ' && c != 0x7f)
      output << c;
    else
      output << '\\' << llvm::hexdigit((c >> 4) & 15) << llvm::hexdigit(c & 15);
  }
  output << "\n";
}

/// Returns an error if standard output could not be written. LLVM would end the
/// process.
static absl::Status flushStandardOutput() {
  llvm::raw_fd_ostream &output = llvm::outs();
  output.flush();
  if (!output.has_error())
    return absl::OkStatus();
  std::string reason = output.error().message();
  reason[0] = llvm::toLower(reason[0]);
  output.clear_error();
  return absl::UnavailableError("cannot write to standard output: " + reason);
}

int finishTool(const absl::Status &status) {
  absl::Status flushed = flushStandardOutput();
  const absl::Status &first = status.ok() ? flushed : status;
  if (first.ok())
    return 0;
  printError(llvm::StringRef(first.message().data(), first.message().size()));
  return 1;
}

} // namespace mlir
