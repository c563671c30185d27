// SPDX-License-Identifier: Apache-2.0
//
// Dialect conversion of calls, returns and branches. The conversion of
// functions is in core/conversion/function_conversion.h.
#ifndef DIALECTS_FUNC_TRANSFORMS_FUNC_CONVERSIONS_FUNC_CONVERSIONS_H
#define DIALECTS_FUNC_TRANSFORMS_FUNC_CONVERSIONS_FUNC_CONVERSIONS_H

#include "core/conversion/type_converter.h"
#include "core/rewrite/pattern_set.h"

namespace mlir {

class BranchOpInterface;

/// Adds a pattern that converts the operands and results of `func.call`.
void populateCallOpTypeConversionPattern(RewritePatternSet &patterns,
                                         const TypeConverter &converter,
                                         PatternBenefit benefit = 1);

/// Adds patterns that convert `func.constant`, and operands and results of
/// `func.call_indirect`. Guard: each type is converted to one type.
void populateFunctionValueTypeConversionPatterns(RewritePatternSet &patterns,
                                                 const TypeConverter &converter,
                                                 PatternBenefit benefit = 1);

/// Adds a pattern that converts the operands that branches pass to blocks. An
/// operand with index `idx` stays if the callback returns false for it. The
/// callback must outlive the patterns.
void populateBranchOpInterfaceTypeConversionPattern(
    RewritePatternSet &patterns, const TypeConverter &converter,
    llvm::function_ref<bool(BranchOpInterface branchOp, int idx)>
        shouldConvertBranchOperand = nullptr,
    PatternBenefit benefit = 1);
/// Returns true if `op` is a branch that passes values of legal types only.
bool isLegalForBranchOpInterfaceTypeConversionPattern(
    Operation *op, const TypeConverter &converter);

/// Adds a pattern that converts the operands of `func.return`.
void populateReturnOpTypeConversionPattern(RewritePatternSet &patterns,
                                           const TypeConverter &converter,
                                           PatternBenefit benefit = 1);
/// Returns true if `op` is a `func.return` whose operands have legal types, or
/// has the trait ReturnLike and is either no `func.return` or
/// `returnOpAlwaysLegal` is set. The patterns of their parents convert other
/// returns.
bool isLegalForReturnOpTypeConversionPattern(Operation *op,
                                             const TypeConverter &converter,
                                             bool returnOpAlwaysLegal = false);

/// Returns true if `op` cannot be a branch or return of a function's body: it
/// is not the terminator of its block, or it is nested in another operation.
bool isNotBranchOpInterfaceOrReturnLikeOp(Operation *op);

} // namespace mlir

#endif // DIALECTS_FUNC_TRANSFORMS_FUNC_CONVERSIONS_FUNC_CONVERSIONS_H
