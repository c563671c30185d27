// SPDX-License-Identifier: Apache-2.0
#ifndef TOOLS_MLIR_OPT_PRINTING_OPTIONS_H
#define TOOLS_MLIR_OPT_PRINTING_OPTIONS_H

#include <cstdint>
#include <optional>

#include "core/ir/op_printing_flags.h"

namespace mlir {

class CommandLine;

/// Options of printing that become one value.
struct PrintingOptions {
  bool debugInfo = false;
  bool prettyDebugInfo = false;
  bool genericForm = false;
  bool assumeVerified = false;
  bool localScope = false;
  bool skipRegions = false;
  bool valueUsers = false;
  bool uniqueSSAIDs = false;
  bool nameLocAsPrefix = false;
  std::optional<int64_t> elideElements;
  std::optional<int64_t> elideResources;
  std::optional<int64_t> hexElements;

  /// Adds them to a command line, which must not outlive this.
  void addTo(CommandLine &commands);
  /// What they say together.
  OpPrintingFlags getFlags() const;
};

} // namespace mlir

#endif // TOOLS_MLIR_OPT_PRINTING_OPTIONS_H
