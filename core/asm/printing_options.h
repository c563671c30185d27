// SPDX-License-Identifier: Apache-2.0
//
// Command-line options that control how a tool prints MLIR. Their names equal
// upstream's.
#ifndef CORE_ASM_PRINTING_OPTIONS_H
#define CORE_ASM_PRINTING_OPTIONS_H

#include <cstdint>
#include <optional>

#include "core/ir/print/op_printing_flags.h"
#include "core/support/command_line.h"

namespace mlir {

/// Printing options, which combine to one OpPrintingFlags.
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

  /// Adds the options to `commands` as a group. This object must outlive the
  /// parsing of `commands`.
  void addTo(CommandLine &commands);
  /// Returns the flags that the parsed options select.
  OpPrintingFlags getFlags() const;
};

} // namespace mlir

#endif // CORE_ASM_PRINTING_OPTIONS_H
