// SPDX-License-Identifier: Apache-2.0
//
// Dialect conversion patterns that convert the types of the values that loops
// and branches with regions pass on.
#ifndef DIALECTS_SCF_TRANSFORMS_STRUCTURAL_TYPE_CONVERSIONS_STRUCTURAL_TYPE_CONVERSIONS_H
#define DIALECTS_SCF_TRANSFORMS_STRUCTURAL_TYPE_CONVERSIONS_STRUCTURAL_TYPE_CONVERSIONS_H

#include "core/conversion/conversion_target.h"
#include "core/conversion/type_converter.h"
#include "core/rewrite/pattern_set.h"

namespace mlir::scf {

/// Adds patterns for `scf.for`, `scf.if`, `scf.index_switch`, `scf.while` and
/// their terminators. Each value is converted to any number of values; bounds,
/// steps and conditions are converted to one value each. The converter must
/// outlive the patterns.
void populateSCFStructuralTypeConversions(const TypeConverter &typeConverter,
                                          RewritePatternSet &patterns,
                                          PatternBenefit benefit = 1);
/// Makes these operations legal if the types of their values are legal.
void populateSCFStructuralTypeConversionTarget(
    const TypeConverter &typeConverter, ConversionTarget &target);
/// Calls both functions.
void populateSCFStructuralTypeConversionsAndLegality(
    const TypeConverter &typeConverter, RewritePatternSet &patterns,
    ConversionTarget &target, PatternBenefit benefit = 1);

} // namespace mlir::scf

#endif // DIALECTS_SCF_TRANSFORMS_STRUCTURAL_TYPE_CONVERSIONS_STRUCTURAL_TYPE_CONVERSIONS_H
