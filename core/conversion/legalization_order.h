// SPDX-License-Identifier: Apache-2.0
//
// In which order patterns are tried that make an operation legal, from what
// they say that they make. It applies none of them.
#ifndef CORE_CONVERSION_LEGALIZATION_ORDER_H
#define CORE_CONVERSION_LEGALIZATION_ORDER_H

#include "core/conversion/conversion_target.h"
#include "core/rewrite/pattern_applicator.h"

namespace mlir::detail {

/// Has the applicator try those patterns first that need the fewest steps to
/// legal operations, of these those of greater benefit, and those never that
/// make operations which cannot become legal. O(patterns).
void orderByLegalizationDepth(PatternApplicator &applicator,
                              const ConversionTarget &target);

} // namespace mlir::detail

#endif // CORE_CONVERSION_LEGALIZATION_ORDER_H
