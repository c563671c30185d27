// SPDX-License-Identifier: Apache-2.0
//
// Patterns for dialect conversion by which branches, and the arguments of the
// blocks that they lead to, get other types. Entry blocks are not converted:
// nothing leads to them.
#ifndef DIALECTS_CF_TRANSFORMS_STRUCTURAL_TYPE_CONVERSIONS_H
#define DIALECTS_CF_TRANSFORMS_STRUCTURAL_TYPE_CONVERSIONS_H

#include "core/conversion/conversion_target.h"
#include "core/conversion/type_converter.h"
#include "core/rewrite/pattern_set.h"

namespace mlir::cf {

/// Adds patterns for `cf.br` and `cf.cond_br`, whose operands become any number
/// of others, but for the condition, and `cf.switch`, whose operands become one
/// value each. The converter must outlive the patterns.
void populateCFStructuralTypeConversions(const TypeConverter &typeConverter,
                                         RewritePatternSet &patterns,
                                         PatternBenefit benefit = 1);
/// Makes these operations legal where their operands' types are.
void populateCFStructuralTypeConversionTarget(
    const TypeConverter &typeConverter, ConversionTarget &target);
/// Both.
void populateCFStructuralTypeConversionsAndLegality(
    const TypeConverter &typeConverter, RewritePatternSet &patterns,
    ConversionTarget &target, PatternBenefit benefit = 1);

} // namespace mlir::cf

#endif // DIALECTS_CF_TRANSFORMS_STRUCTURAL_TYPE_CONVERSIONS_H
