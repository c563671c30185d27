// SPDX-License-Identifier: Apache-2.0
//
// Orders patterns for legalization by the operations that they declare to
// generate. It applies no pattern.
#ifndef CORE_CONVERSION_LEGALIZATION_ORDER_H
#define CORE_CONVERSION_LEGALIZATION_ORDER_H

#include "core/conversion/conversion_target.h"
#include "core/rewrite/pattern_applicator.h"

namespace mlir::detail {

/// Sets the cost model of `applicator`. Patterns that need the fewest steps to
/// legal operations come first, then those of greater benefit. Patterns that
/// generate operations which cannot be legalized are dropped. O(patterns).
void orderByLegalizationDepth(PatternApplicator &applicator,
                              const ConversionTarget &target);

} // namespace mlir::detail

#endif // CORE_CONVERSION_LEGALIZATION_ORDER_H
