// SPDX-License-Identifier: Apache-2.0
//
// Patterns that convert types where values go between functions and blocks:
// calls, returns and branches. Functions themselves: function_conversion.h of
// core/conversion.
#ifndef DIALECTS_FUNC_TRANSFORMS_FUNC_CONVERSIONS_H
#define DIALECTS_FUNC_TRANSFORMS_FUNC_CONVERSIONS_H

#include "core/conversion/type_converter.h"
#include "core/rewrite/pattern_set.h"

namespace mlir {

class BranchOpInterface;

/// Adds a pattern that converts the operands and results of `func.call`.
void populateCallOpTypeConversionPattern(RewritePatternSet &patterns,
                                         const TypeConverter &converter,
                                         PatternBenefit benefit = 1);

/// Adds a pattern that converts the operands which branches pass to blocks;
/// those for which the function, which must outlive the patterns, says no stay
/// as they are. `idx` is the number of the operand.
void populateBranchOpInterfaceTypeConversionPattern(
    RewritePatternSet &patterns, const TypeConverter &converter,
    llvm::function_ref<bool(BranchOpInterface branchOp, int idx)>
        shouldConvertBranchOperand = nullptr,
    PatternBenefit benefit = 1);
/// Whether it is a branch that passes values of legal types.
bool isLegalForBranchOpInterfaceTypeConversionPattern(
    Operation *op, const TypeConverter &converter);

/// Adds a pattern that converts the operands of `func.return`.
void populateReturnOpTypeConversionPattern(RewritePatternSet &patterns,
                                           const TypeConverter &converter,
                                           PatternBenefit benefit = 1);
/// Whether it returns, and values of legal types if it is `func.return` (unless
/// that is always legal): others are the work of their parents.
bool isLegalForReturnOpTypeConversionPattern(Operation *op,
                                             const TypeConverter &converter,
                                             bool returnOpAlwaysLegal = false);

/// Whether it cannot be a branch or return of a function's body: it does not
/// end a block, or is nested in another operation.
bool isNotBranchOpInterfaceOrReturnLikeOp(Operation *op);

} // namespace mlir

#endif // DIALECTS_FUNC_TRANSFORMS_FUNC_CONVERSIONS_H
