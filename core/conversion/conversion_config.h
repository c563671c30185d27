// SPDX-License-Identifier: Apache-2.0
//
// Options of dialect conversion.
#ifndef CORE_CONVERSION_CONVERSION_CONFIG_H
#define CORE_CONVERSION_CONVERSION_CONFIG_H

#include "core/rewrite/rewriter.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {

/// Selects when illegal operations are folded.
enum class DialectConversionFoldingMode {
  Never,
  BeforePatterns,
  AfterPatterns,
};

/// Options of a dialect conversion. The objects it points to must outlive it.
struct ConversionConfig {
  /// Called with the reasons why patterns did not match.
  llvm::function_ref<void(Diagnostic &)> notifyCallback = nullptr;
  /// Receives the operations that a partial conversion did not legalize and
  /// that are not known to be illegal.
  llvm::DenseSet<Operation *> *unlegalizedOps = nullptr;
  /// Receives the operations that an analysis conversion found legalizable.
  llvm::DenseSet<Operation *> *legalizableOps = nullptr;
  /// Notified of all changes. With rollback, notifications are sent when the
  /// conversion has succeeded, and notifications of moves do not contain the
  /// exact previous position.
  RewriterBase::Listener *listener = nullptr;
  /// True if type converters replace the casts that remain. Otherwise
  /// `builtin.unrealized_conversion_cast` stays.
  bool buildMaterializations = true;
  /// True if a pattern is rolled back when its results cannot be legalized, and
  /// all patterns when the conversion fails. Without rollback, changes are
  /// applied at once, and a pattern must not fail after it has changed
  /// anything.
  bool allowPatternRollback = true;
  DialectConversionFoldingMode foldingMode =
      DialectConversionFoldingMode::BeforePatterns;
  /// Attaches an attribute `__kind__`, "source" or "target", to casts that
  /// remain.
  bool attachDebugMaterializationKind = false;
  /// Attaches a note for each reason that a pattern gave to the error about an
  /// operation that cannot be legalized.
  bool attachMatchFailures = false;
};

} // namespace mlir

#endif // CORE_CONVERSION_CONVERSION_CONFIG_H
