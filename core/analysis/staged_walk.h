// SPDX-License-Identifier: Apache-2.0
//
// Walks that come to an operation several times: before its first region,
// between regions, and after the last one. Others: core/ir/walk.h.
#ifndef CORE_ANALYSIS_STAGED_WALK_H
#define CORE_ANALYSIS_STAGED_WALK_H

#include "core/ir/operation.h"

namespace mlir {

/// How many of an operation's regions have been walked.
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

/// Walks over `op` and what is nested in it. An operation with n regions is
/// visited n + 1 times; `skip` leaves out what remains of it. It may erase an
/// operation only when that has no more regions to be walked.
WalkResult walkStages(
    Operation *op,
    llvm::function_ref<WalkResult(Operation *, const WalkStage &)> visit);

} // namespace mlir

#endif // CORE_ANALYSIS_STAGED_WALK_H
