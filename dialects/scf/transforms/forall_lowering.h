// SPDX-License-Identifier: Apache-2.0
//
// Parallel loops as other loops.
#ifndef DIALECTS_SCF_TRANSFORMS_FORALL_LOWERING_H
#define DIALECTS_SCF_TRANSFORMS_FORALL_LOWERING_H

#include "dialects/scf/scf.h"

namespace mlir::scf {

/// Puts a nest of `for` in the place of a `forall` without outputs, and writes
/// the loops to `results` if it is given.
/// Errors: failure after a message, nothing is changed, if there are outputs.
LogicalResult forallToForLoop(RewriterBase &rewriter, ForallOp forallOp,
                              SmallVectorImpl<Operation *> *results = nullptr);

/// Puts a `parallel` in the place of a `forall` without outputs; it keeps the
/// mapping.
/// Errors: failure after a message, nothing is changed, if there are outputs.
LogicalResult forallToParallelLoop(RewriterBase &rewriter, ForallOp forallOp,
                                   ParallelOp *result = nullptr);

/// Puts a nest of `for` in the place of a `parallel` without results. Returns
/// it.
/// Errors: failure, of which listeners hear, if there are results; nothing is
/// changed.
FailureOr<LoopNest> parallelForToNestedFors(RewriterBase &rewriter,
                                            ParallelOp parallelOp);

} // namespace mlir::scf

#endif // DIALECTS_SCF_TRANSFORMS_FORALL_LOWERING_H
