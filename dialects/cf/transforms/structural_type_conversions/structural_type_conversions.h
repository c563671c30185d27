// SPDX-License-Identifier: Apache-2.0
//
// Dialect conversion of the types of branch operands and of the arguments of
// their successors. Entry blocks are not converted, since no branch leads to
// them.
#ifndef DIALECTS_CF_TRANSFORMS_STRUCTURAL_TYPE_CONVERSIONS_STRUCTURAL_TYPE_CONVERSIONS_H
#define DIALECTS_CF_TRANSFORMS_STRUCTURAL_TYPE_CONVERSIONS_STRUCTURAL_TYPE_CONVERSIONS_H

#include "core/conversion/conversion_target.h"
#include "core/conversion/type_converter.h"
#include "core/rewrite/pattern_set.h"

namespace mlir::cf {

/// Adds patterns for `cf.br`, `cf.cond_br` and `cf.switch`. An operand of
/// `cf.br` or `cf.cond_br` may be converted to any number of values, except for
/// the condition. An operand of `cf.switch` must be converted to one value. The
/// converter must outlive the patterns.
void populateCFStructuralTypeConversions(const TypeConverter &typeConverter,
                                         RewritePatternSet &patterns,
                                         PatternBenefit benefit = 1);
/// Marks these operations as legal if their operand types are legal.
void populateCFStructuralTypeConversionTarget(
    const TypeConverter &typeConverter, ConversionTarget &target);
/// Calls both functions above.
void populateCFStructuralTypeConversionsAndLegality(
    const TypeConverter &typeConverter, RewritePatternSet &patterns,
    ConversionTarget &target, PatternBenefit benefit = 1);

} // namespace mlir::cf

#endif // DIALECTS_CF_TRANSFORMS_STRUCTURAL_TYPE_CONVERSIONS_STRUCTURAL_TYPE_CONVERSIONS_H
