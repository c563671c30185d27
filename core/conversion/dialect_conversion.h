// SPDX-License-Identifier: Apache-2.0
//
// Dialect conversion: legalizes operations with patterns and reconciles the
// types of values that were converted and those that were not.
// Source: the MLIR documentation, "Dialect Conversion".
#ifndef CORE_CONVERSION_DIALECT_CONVERSION_H
#define CORE_CONVERSION_DIALECT_CONVERSION_H

#include "core/conversion/conversion_config.h"
#include "core/conversion/conversion_pattern.h"
#include "core/conversion/conversion_target.h"
#include "core/conversion/type_converter.h"
#include "core/rewrite/pattern_set.h"

namespace mlir {

// These functions process the given operations and all reachable operations
// nested in them. With rollback (see ConversionConfig), the IR is unchanged on
// failure, unless only the materialization of a cast failed. Without rollback,
// changes stay.

/// Legalizes as many operations as possible.
/// Errors: emits a diagnostic at the first operation that stays and is known to
/// be illegal, or at a cast that its type converter cannot materialize.
LogicalResult
applyPartialConversion(llvm::ArrayRef<Operation *> ops,
                       const ConversionTarget &target,
                       const FrozenRewritePatternSet &patterns,
                       ConversionConfig config = ConversionConfig());
LogicalResult
applyPartialConversion(Operation *op, const ConversionTarget &target,
                       const FrozenRewritePatternSet &patterns,
                       ConversionConfig config = ConversionConfig());

/// Legalizes all operations.
/// Errors: emits a diagnostic at the first operation that cannot be legalized,
/// or at a cast as above.
LogicalResult applyFullConversion(llvm::ArrayRef<Operation *> ops,
                                  const ConversionTarget &target,
                                  const FrozenRewritePatternSet &patterns,
                                  ConversionConfig config = ConversionConfig());
LogicalResult applyFullConversion(Operation *op, const ConversionTarget &target,
                                  const FrozenRewritePatternSet &patterns,
                                  ConversionConfig config = ConversionConfig());

/// Finds the operations that can be legalized, legal ones included
/// (`config.legalizableOps`). It works on a clone, so the IR does not change.
/// An operation that encloses all of `ops` must be isolated from above.
/// Errors: emits a diagnostic at a cast as above.
LogicalResult
applyAnalysisConversion(llvm::ArrayRef<Operation *> ops,
                        ConversionTarget &target,
                        const FrozenRewritePatternSet &patterns,
                        ConversionConfig config = ConversionConfig());
LogicalResult
applyAnalysisConversion(Operation *op, ConversionTarget &target,
                        const FrozenRewritePatternSet &patterns,
                        ConversionConfig config = ConversionConfig());

} // namespace mlir

#endif // CORE_CONVERSION_DIALECT_CONVERSION_H
