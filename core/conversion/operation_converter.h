// SPDX-License-Identifier: Apache-2.0
//
// The driver of a conversion: goes through the operations and makes each legal.
// Private to core/conversion; see dialect_conversion.h.
#ifndef CORE_CONVERSION_OPERATION_CONVERTER_H
#define CORE_CONVERSION_OPERATION_CONVERTER_H

#include "core/conversion/conversion_rewriter.h"
#include "core/conversion/legalizer.h"

namespace mlir {

/// What is asked of a conversion; see dialect_conversion.h.
enum class ConversionMode { Partial, Full, Analysis };

/// One conversion.
struct OperationConverter {
  OperationConverter(MLIRContext *context, const ConversionTarget &target,
                     const FrozenRewritePatternSet &patterns,
                     const ConversionConfig &config, ConversionMode mode)
      : rewriter(context, config, *this), legalizer(rewriter, target, patterns),
        mode(mode) {}

  /// Errors: failure after a diagnostic.
  LogicalResult convertOperations(llvm::ArrayRef<Operation *> ops);
  /// Makes operations, and those in them, legal; a pattern may ask for it.
  /// Errors: failure, after a diagnostic unless a pattern asked.
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
