// SPDX-License-Identifier: Apache-2.0
//
// How a dialect conversion works.
#ifndef CORE_CONVERSION_CONVERSION_CONFIG_H
#define CORE_CONVERSION_CONVERSION_CONFIG_H

#include "core/rewrite/rewriter.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {

/// When operations that are not legal are folded.
enum class DialectConversionFoldingMode {
  Never,
  BeforePatterns,
  AfterPatterns,
};

/// How a dialect conversion works. What it points to must outlive it.
struct ConversionConfig {
  /// Hears why patterns did not match.
  llvm::function_ref<void(Diagnostic &)> notifyCallback = nullptr;
  /// Where a partial conversion adds operations that it did not make legal and
  /// that are not known to be illegal.
  llvm::DenseSet<Operation *> *unlegalizedOps = nullptr;
  /// Where an analysis adds operations that can be made legal.
  llvm::DenseSet<Operation *> *legalizableOps = nullptr;
  /// Hears of all changes; with rollback, when nothing can be taken back any
  /// more. Of a move it is not told from where exactly.
  RewriterBase::Listener *listener = nullptr;
  /// Whether type converters make conversions of values real; otherwise
  /// `builtin.unrealized_conversion_cast` stays where one is needed.
  bool buildMaterializations = true;
  /// Whether what a pattern did is taken back when its result cannot be made
  /// legal, and all that was done when the conversion fails. Otherwise changes
  /// are in the IR at once, and a pattern must not fail after it has changed
  /// anything.
  bool allowPatternRollback = true;
  DialectConversionFoldingMode foldingMode =
      DialectConversionFoldingMode::BeforePatterns;
  /// Casts that stay have an attribute `__kind__`: "source" or "target".
  bool attachDebugMaterializationKind = false;
  /// The error of an operation that cannot be made legal has a note for each
  /// reason that a pattern gave.
  bool attachMatchFailures = false;
};

} // namespace mlir

#endif // CORE_CONVERSION_CONVERSION_CONFIG_H
