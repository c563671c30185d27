// SPDX-License-Identifier: Apache-2.0
//
// Options for printing IR.
#ifndef CORE_IR_PRINT_OP_PRINTING_FLAGS_H
#define CORE_IR_PRINT_OP_PRINTING_FLAGS_H

#include <cstdint>
#include <optional>

namespace mlir {

class Attribute;
class MLIRContext;

/// Printing options. A value type; the setters return the object.
class OpPrintingFlags {
public:
  /// Prints elements attributes with more than `limit` elements as
  /// `dense_resource<__elided__>`.
  OpPrintingFlags &elideLargeElementsAttrs(int64_t limit = 16) {
    elementsLimit = limit;
    return *this;
  }
  OpPrintingFlags &printLargeElementsAttrWithHex(int64_t limit = 100) {
    hexLimit = limit;
    return *this;
  }
  /// Omits resources whose text is longer than `limit` characters.
  OpPrintingFlags &elideLargeResourceString(int64_t limit = 64) {
    resourceLimit = limit;
    return *this;
  }
  /// Prints locations; `pretty` selects a form that cannot be parsed.
  OpPrintingFlags &enableDebugInfo(bool enable = true, bool pretty = false) {
    debugInfo = enable;
    debugInfoPretty = pretty;
    return *this;
  }
  OpPrintingFlags &printGenericOpForm(bool enable = true) {
    genericForm = enable;
    return *this;
  }
  OpPrintingFlags &skipRegions(bool skip = true) {
    regionsSkipped = skip;
    return *this;
  }
  /// Skips verification before printing; the operation must be valid.
  OpPrintingFlags &assumeVerified(bool assume = true) {
    verified = assume;
    return *this;
  }
  /// Prints without aliases and numbers values from the operation on.
  OpPrintingFlags &useLocalScope(bool use = true) {
    localScope = use;
    return *this;
  }
  OpPrintingFlags &printUniqueSSAIDs(bool enable = true) {
    uniqueSSAIDs = enable;
    return *this;
  }
  OpPrintingFlags &printValueUsers(bool enable = true) {
    valueUsers = enable;
    return *this;
  }
  OpPrintingFlags &printNameLocAsPrefix(bool enable = true) {
    nameLocAsPrefix = enable;
    return *this;
  }

  bool shouldElideElementsAttr(Attribute elements) const;
  bool shouldPrintElementsAttrWithHex(Attribute elements) const;
  std::optional<int64_t> getLargeElementsAttrLimit() const {
    return elementsLimit;
  }
  int64_t getLargeElementsAttrHexLimit() const { return hexLimit; }
  std::optional<uint64_t> getLargeResourceStringLimit() const {
    return resourceLimit;
  }
  bool shouldPrintDebugInfo() const { return debugInfo; }
  bool shouldPrintDebugInfoPrettyForm() const { return debugInfoPretty; }
  bool shouldPrintGenericOpForm() const { return genericForm; }
  bool shouldSkipRegions() const { return regionsSkipped; }
  bool shouldAssumeVerified() const { return verified; }
  bool shouldUseLocalScope() const { return localScope; }
  bool shouldPrintUniqueSSAIDs() const { return uniqueSSAIDs; }
  bool shouldPrintValueUsers() const { return valueUsers; }
  bool shouldUseNameLocAsPrefix() const { return nameLocAsPrefix; }

private:
  std::optional<int64_t> elementsLimit;
  int64_t hexLimit = 100; // -1: never
  std::optional<uint64_t> resourceLimit;
  bool debugInfo = false;
  bool debugInfoPretty = false;
  bool genericForm = false;
  bool regionsSkipped = false;
  bool verified = false;
  bool localScope = false;
  bool uniqueSSAIDs = false;
  bool valueUsers = false;
  bool nameLocAsPrefix = false;
};

/// Sets how diagnostics print operations of a context. Not thread-safe: call it
/// before other threads use the context.
void setDiagnosticPrintingFlags(MLIRContext *context,
                                const OpPrintingFlags &flags);
const OpPrintingFlags &getDiagnosticPrintingFlags(MLIRContext *context);

} // namespace mlir

#endif // CORE_IR_PRINT_OP_PRINTING_FLAGS_H
