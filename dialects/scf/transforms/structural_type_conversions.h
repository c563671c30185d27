// SPDX-License-Identifier: Apache-2.0
//
// Patterns for dialect conversion by which the values that go through loops and
// branches with regions get other types.
#ifndef DIALECTS_SCF_TRANSFORMS_STRUCTURAL_TYPE_CONVERSIONS_H
#define DIALECTS_SCF_TRANSFORMS_STRUCTURAL_TYPE_CONVERSIONS_H

#include "core/conversion/conversion_target.h"
#include "core/conversion/type_converter.h"
#include "core/rewrite/pattern_set.h"

namespace mlir::scf {

/// Adds patterns for `scf.for`, `scf.if`, `scf.index_switch`, `scf.while` and
/// their terminators, whose values become any number of others; bounds, steps
/// and conditions become one value each. The converter must outlive the
/// patterns.
void populateSCFStructuralTypeConversions(const TypeConverter &typeConverter,
                                          RewritePatternSet &patterns,
                                          PatternBenefit benefit = 1);
/// Makes these operations legal where the types of their values are.
void populateSCFStructuralTypeConversionTarget(
    const TypeConverter &typeConverter, ConversionTarget &target);
/// Both.
void populateSCFStructuralTypeConversionsAndLegality(
    const TypeConverter &typeConverter, RewritePatternSet &patterns,
    ConversionTarget &target, PatternBenefit benefit = 1);

} // namespace mlir::scf

#endif // DIALECTS_SCF_TRANSFORMS_STRUCTURAL_TYPE_CONVERSIONS_H
