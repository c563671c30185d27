// SPDX-License-Identifier: Apache-2.0
//
// Walks that visit an operation several times: before its first region, between
// regions, and after its last region. Other walks are in
// core/ir/structure/walk.h.
#ifndef CORE_ANALYSIS_STAGED_WALK_H
#define CORE_ANALYSIS_STAGED_WALK_H

#include "core/ir/structure/operation.h"

namespace mlir {

/// The number of regions of an operation that have been walked.
class WalkStage {
public:
  explicit WalkStage(Operation *op) : numRegions(op->getNumRegions()) {}

  bool isBeforeAllRegions() const { return nextRegion == 0; }
  bool isBeforeRegion(int region) const { return nextRegion == region; }
  bool isAfterRegion(int region) const { return nextRegion == region + 1; }
  bool isAfterAllRegions() const { return nextRegion == numRegions; }
  int getNextRegion() const { return nextRegion; }
  void advance() { ++nextRegion; }

private:
  int numRegions;
  int nextRegion = 0;
};

/// Walks `op` and its nested operations. An operation with n regions is visited
/// n + 1 times. `skip` skips the rest of it. The callback may erase an
/// operation only when all its regions have been walked.
WalkResult walkStages(
    Operation *op,
    llvm::function_ref<WalkResult(Operation *, const WalkStage &)> visit);

} // namespace mlir

#endif // CORE_ANALYSIS_STAGED_WALK_H
