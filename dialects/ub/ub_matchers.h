// SPDX-License-Identifier: Apache-2.0
//
// Matchers for poison, as in core/ir/structure/matchers.h.
#ifndef DIALECTS_UB_UB_MATCHERS_H
#define DIALECTS_UB_UB_MATCHERS_H

#include "dialects/ub/ub.h"

namespace mlir::ub {

namespace detail {
struct PoisonMatcher {
  bool match(Attribute attribute) { return isa<PoisonAttr>(attribute); }
  bool match(Operation *op) {
    auto poison = dyn_cast<PoisonOp>(op);
    return poison && isa<PoisonAttr>(Attribute(poison.getValue()));
  }
};
} // namespace detail

/// Matches a constant that is entirely poison.
inline detail::PoisonMatcher m_Poison() { return {}; }

} // namespace mlir::ub

#endif // DIALECTS_UB_UB_MATCHERS_H
