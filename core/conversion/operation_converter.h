// SPDX-License-Identifier: Apache-2.0
//
// The driver of a conversion: it visits the operations and legalizes each.
// Private to core/conversion; see dialect_conversion.h.
#ifndef CORE_CONVERSION_OPERATION_CONVERTER_H
#define CORE_CONVERSION_OPERATION_CONVERTER_H

#include "core/conversion/conversion_rewriter.h"
#include "core/conversion/legalizer.h"

namespace mlir {

/// The mode of a conversion; see dialect_conversion.h.
enum class ConversionMode { Partial, Full, Analysis };

/// One conversion.
struct OperationConverter {
  OperationConverter(MLIRContext *context, const ConversionTarget &target,
                     const FrozenRewritePatternSet &patterns,
                     const ConversionConfig &config, ConversionMode mode)
      : rewriter(context, config, *this), legalizer(rewriter, target, patterns),
        mode(mode) {}

  /// Converts the operations and commits or rolls back the changes.
  /// Errors: emits a diagnostic and fails.
  LogicalResult convertOperations(llvm::ArrayRef<Operation *> ops);
  /// Legalizes operations with their nested operations. `isAskedByPattern` is
  /// true if a pattern requests this.
  /// Errors: failure, with a diagnostic unless a pattern requested it.
  LogicalResult legalizeOperations(llvm::ArrayRef<Operation *> ops,
                                   bool isAskedByPattern);

private:
  LogicalResult convert(Operation *op, bool isAskedByPattern);
  InFlightDiagnostic emitFailure(Operation *op, llvm::StringRef suffix);
  LogicalResult resolveMaterializations();

  ConversionPatternRewriter rewriter;
  detail::OperationLegalizer legalizer;
  ConversionMode mode;
};

} // namespace mlir

#endif // CORE_CONVERSION_OPERATION_CONVERTER_H
