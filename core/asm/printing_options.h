// SPDX-License-Identifier: Apache-2.0
//
// How a tool prints MLIR, as options of its command line with upstream's names.
#ifndef CORE_ASM_PRINTING_OPTIONS_H
#define CORE_ASM_PRINTING_OPTIONS_H

#include <cstdint>
#include <optional>

#include "core/ir/op_printing_flags.h"
#include "core/support/command_line.h"

namespace mlir {

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

  /// Adds the options as a group; `this` must outlive the parsing of
  /// `commands`.
  void addTo(CommandLine &commands);
  /// What was asked for.
  OpPrintingFlags getFlags() const;
};

} // namespace mlir

#endif // CORE_ASM_PRINTING_OPTIONS_H
