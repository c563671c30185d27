// SPDX-License-Identifier: Apache-2.0
//
// Dialect conversion: makes all operations legal by patterns, and brings the
// types of values that were converted and those that were not together.
// Source: the MLIR documentation, "Dialect Conversion".
#ifndef CORE_CONVERSION_DIALECT_CONVERSION_H
#define CORE_CONVERSION_DIALECT_CONVERSION_H

#include "core/conversion/conversion_config.h"
#include "core/conversion/conversion_pattern.h"
#include "core/conversion/conversion_target.h"
#include "core/conversion/type_converter.h"
#include "core/rewrite/pattern_set.h"

namespace mlir {

// Each of these goes through the operations given, and those nested in them,
// that can be reached. With rollback (see ConversionConfig) the IR is unchanged
// on failure, unless only a cast could not be made real; without, what was done
// stays.

/// Makes operations legal as far as it can.
/// Errors: a diagnostic at the first operation that is known to be illegal and
/// stays so, or at a cast that its type converter does not make real.
LogicalResult
applyPartialConversion(llvm::ArrayRef<Operation *> ops,
                       const ConversionTarget &target,
                       const FrozenRewritePatternSet &patterns,
                       ConversionConfig config = ConversionConfig());
LogicalResult
applyPartialConversion(Operation *op, const ConversionTarget &target,
                       const FrozenRewritePatternSet &patterns,
                       ConversionConfig config = ConversionConfig());

/// Makes all operations legal.
/// Errors: a diagnostic at the first one that it cannot make legal, or at a
/// cast as above.
LogicalResult applyFullConversion(llvm::ArrayRef<Operation *> ops,
                                  const ConversionTarget &target,
                                  const FrozenRewritePatternSet &patterns,
                                  ConversionConfig config = ConversionConfig());
LogicalResult applyFullConversion(Operation *op, const ConversionTarget &target,
                                  const FrozenRewritePatternSet &patterns,
                                  ConversionConfig config = ConversionConfig());

/// Finds the operations that can be made legal (`config.legalizableOps`), those
/// that are legal included, in a copy: the IR does not change. Some operation
/// around them must be isolated from above.
/// Errors: a diagnostic at a cast as above.
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
