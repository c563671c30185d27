// SPDX-License-Identifier: Apache-2.0
#include "tools/mlir-opt/printing_options.h"

#include "core/support/command_line.h"

namespace mlir {

void PrintingOptions::addTo(CommandLine &commands) {
  commands.beginGroup("Printing");
  commands.addFlag("mlir-print-op-generic", genericForm,
                   "print operations in their generic form");
  commands.addFlag("mlir-print-debuginfo", debugInfo, "print locations");
  commands.addFlag("mlir-pretty-debuginfo", prettyDebugInfo,
                   "print locations in a form for people only");
  commands.addFlag("mlir-print-local-scope", localScope,
                   "print in local scope, without aliases");
  commands.addFlag("mlir-print-skip-regions", skipRegions,
                   "leave out what is in regions");
  commands.addFlag("mlir-print-assume-verified", assumeVerified,
                   "do not verify before printing in the custom form");
  commands.addFlag("mlir-print-value-users", valueUsers,
                   "print the users of values as comments");
  commands.addFlag("mlir-print-unique-ssa-ids", uniqueSSAIDs,
                   "use no name of a value twice");
  commands.addFlag("mlir-use-nameloc-as-prefix", nameLocAsPrefix,
                   "name values after their name locations");
  commands.addInteger("mlir-elide-elementsattrs-if-larger", elideElements, 0,
                      "leave out elements attributes with more elements");
  commands.addInteger("mlir-elide-resource-strings-if-larger", elideResources,
                      0, "leave out resources whose text is longer");
  commands.addInteger("mlir-print-elementsattrs-with-hex-if-larger",
                      hexElements, -1,
                      "print dense elements in hexadecimal if there are more "
                      "than this (100); -1: never");
}

OpPrintingFlags PrintingOptions::getFlags() const {
  OpPrintingFlags flags;
  flags.enableDebugInfo(debugInfo, prettyDebugInfo)
      .printGenericOpForm(genericForm)
      .assumeVerified(assumeVerified)
      .useLocalScope(localScope)
      .skipRegions(skipRegions)
      .printValueUsers(valueUsers)
      .printUniqueSSAIDs(uniqueSSAIDs)
      .printNameLocAsPrefix(nameLocAsPrefix);
  if (elideElements)
    flags.elideLargeElementsAttrs(*elideElements);
  if (elideResources)
    flags.elideLargeResourceString(*elideResources);
  if (hexElements)
    flags.printLargeElementsAttrWithHex(*hexElements);
  return flags;
}

} // namespace mlir
