// SPDX-License-Identifier: Apache-2.0
#include "dialects/krnl/transforms/lower_contract/row_guards.h"

using namespace mlir;
using namespace mlir::krnl;

/// A reduction with more iterations stays a loop.
static constexpr int64_t maxUnrolled = 8;

/// Returns the dimension as one that clips a reduction, if it is one.
static std::optional<RowClip> getClip(ContractOp op, const ContractRoles &roles,
                                      unsigned dim) {
  const AffineMap map = op.getInputMap(roles.rowInput);
  const AffineExpr expr = map.getResult(dim);
  if (roles.row && expr.isFunctionOfDim(*roles.row))
    return std::nullopt;
  std::optional<RowClip> clip;
  for (unsigned reduction : roles.reductions) {
    if (!expr.isFunctionOfDim(reduction))
      continue;
    const auto factor = getLinearFactor(expr, reduction, map);
    if (clip || !factor || *factor <= 0)
      return std::nullopt;
    clip = {dim, reduction, *factor};
  }
  return clip;
}

RowGuards krnl::getRowGuards(ContractOp op, const ContractRoles &roles) {
  RowGuards guards;
  if (!op.isPadded(roles.rowInput))
    return guards;
  const AffineMap map = op.getInputMap(roles.rowInput);
  for (unsigned dim = 0; dim < map.getNumResults(); ++dim) {
    if (isSurelyInside(op, roles.rowInput, dim))
      continue;
    if (const auto clip = getClip(op, roles, dim)) {
      guards.clips.push_back(*clip);
      continue;
    }
    guards.dims.push_back(dim);
    for (unsigned reduction : roles.reductions) {
      const auto bound = getConstantBound(op, reduction);
      if (map.getResult(dim).isFunctionOfDim(reduction) && bound &&
          *bound > 0 && *bound <= maxUnrolled && !guards.isUnrolled(reduction))
        guards.unrolled.push_back(reduction);
    }
  }
  return guards;
}
