// SPDX-License-Identifier: Apache-2.0
//
// Helpers of the passes that create versions of loops.
#ifndef DIALECTS_SCF_TRANSFORMS_SPECIALIZATION_SPECIALIZATION_H
#define DIALECTS_SCF_TRANSFORMS_SPECIALIZATION_SPECIALIZATION_H

#include "core/ir/structure/ir_mapping.h"
#include "dialects/affine/affine.h"
#include "dialects/scf/scf.h"

namespace mlir::scf {

/// Returns the least constant among the operands of the minimum that defines
/// the bound. Returns nothing if there is none.
inline std::optional<int64_t> getConstantOfMin(Value bound) {
  auto minimum = bound.getDefiningOp<affine::AffineMinOp>();
  std::optional<int64_t> least;
  if (!minimum)
    return least;
  for (AffineExpr expr : minimum.getMap().getResults())
    if (auto constant = dyn_cast<AffineConstantExpr>(expr))
      least =
          std::min(least.value_or(constant.getValue()), constant.getValue());
  return least;
}

/// op -> if condition { op with the values of the mapping } else { op }
inline void makeVersions(OpBuilder &builder, Operation *op, Value condition,
                         IRMapping &mapping) {
  auto branch = IfOp::create(builder, op->getLoc(), condition,
                             /*withElseRegion=*/true);
  branch.getThenBodyBuilder().clone(*op, mapping);
  branch.getElseBodyBuilder().clone(*op);
  op->erase();
}

} // namespace mlir::scf

#endif // DIALECTS_SCF_TRANSFORMS_SPECIALIZATION_SPECIALIZATION_H
