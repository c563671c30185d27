// SPDX-License-Identifier: Apache-2.0
#include "core/ir/interface/region_kind.h"

namespace mlir {

constinit const RegionKindTable onlyGraphRegions = {
    [](unsigned) { return RegionKind::Graph; }};

/// Returns the kind that the region's operation declares, or nullopt.
static std::optional<RegionKind> getDeclaredKind(Region &region) {
  auto op = llvm::dyn_cast_or_null<RegionKindInterface>(region.getParentOp());
  if (!op)
    return std::nullopt;
  return op.getRegionKind(region.getRegionNumber());
}

bool mayHaveSSADominance(Region &region) {
  return getDeclaredKind(region) != RegionKind::Graph;
}

bool mayBeGraphRegion(Region &region) {
  if (std::optional<RegionKind> kind = getDeclaredKind(region))
    return *kind == RegionKind::Graph;
  return !region.getParentOp() || !region.getParentOp()->isRegistered();
}

} // namespace mlir
