// SPDX-License-Identifier: Apache-2.0
//
// Lowering of parallel loops to other loops.
#ifndef DIALECTS_SCF_TRANSFORMS_FORALL_LOWERING_FORALL_LOWERING_H
#define DIALECTS_SCF_TRANSFORMS_FORALL_LOWERING_FORALL_LOWERING_H

#include "dialects/scf/scf.h"

namespace mlir::scf {

/// Replaces a `forall` without outputs by a nest of `for`, and appends the
/// loops to `results` if it is not null. Errors: fails with a diagnostic and
/// without changes if there are outputs.
LogicalResult forallToForLoop(RewriterBase &rewriter, ForallOp forallOp,
                              SmallVectorImpl<Operation *> *results = nullptr);

/// Replaces a `forall` without outputs by a `parallel` that keeps the mapping.
/// Errors: fails with a diagnostic and without changes if there are outputs.
LogicalResult forallToParallelLoop(RewriterBase &rewriter, ForallOp forallOp,
                                   ParallelOp *result = nullptr);

/// Replaces a `parallel` without results by a nest of `for`, and returns the
/// nest. Errors: if there are results, notifies listeners of the match failure
/// and fails without changes.
FailureOr<LoopNest> parallelForToNestedFors(RewriterBase &rewriter,
                                            ParallelOp parallelOp);

} // namespace mlir::scf

#endif // DIALECTS_SCF_TRANSFORMS_FORALL_LOWERING_FORALL_LOWERING_H
