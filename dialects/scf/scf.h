// SPDX-License-Identifier: Apache-2.0
//
// The scf dialect: loops and branches that keep their bodies in regions.
#ifndef DIALECTS_SCF_SCF_H
#define DIALECTS_SCF_SCF_H

#include "core/interfaces/control_flow.h"
#include "core/interfaces/destination_style.h"
#include "core/interfaces/infer_type.h"
#include "core/interfaces/loop_like.h"
#include "core/interfaces/parallel_combining.h"
#include "core/interfaces/region_kind.h"
#include "core/interfaces/side_effects.h"
#include "core/interfaces/static_values.h"
#include "core/ir/op_class.h"
#include "core/support/llvm.h"

namespace mlir::scf {

/// Fills a body with a `yield` of nothing.
void buildTerminatedBody(OpBuilder &builder, Location loc);

} // namespace mlir::scf

#include "dialects/scf/scf_dialect.h.inc"

#include "dialects/scf/scf_attr_interface.h.inc"

#define GET_OP_CLASSES
#include "dialects/scf/scf_op.h.inc"

namespace mlir::scf {

// The loop whose induction variable a value is; null if it is none.
ForOp getForInductionVarOwner(Value val);
ParallelOp getParallelForInductionVarOwner(Value val);
ForallOp getForallOpThreadIndexOwner(Value val);

/// c if ub = lb + c, an addition that does not wrap around; none otherwise.
std::optional<llvm::APSInt> computeUbMinusLb(Value lb, Value ub, bool isSigned);

/// Whether two operations are in the two different regions of one `if`.
bool insideMutuallyExclusiveBranches(Operation *a, Operation *b);

/// Puts the body of a loop of one round in its place; what is inserted into its
/// outputs in parallel is inserted after it, in order.
/// Errors: failure without a message, nothing is changed, if something else
/// than `tensor.parallel_insert_slice` combines.
LogicalResult promote(RewriterBase &rewriter, ForallOp op);

using ValueVector = SmallVector<Value>;

/// Loops one in the other, the outermost first, and its results.
struct LoopNest {
  SmallVector<ForOp> loops;
  ValueVector results;
};

/// Makes a nest of `for`, one for each bound. The innermost body is made by
/// `bodyBuilder`, given induction variables and iteration arguments, which says
/// what is yielded: as many values as there are iteration arguments. Without
/// bounds there is no loop: the body stands where the builder is.
LoopNest buildLoopNest(
    OpBuilder &builder, Location loc, ValueRange lbs, ValueRange ubs,
    ValueRange steps, ValueRange iterArgs,
    function_ref<ValueVector(OpBuilder &, Location, ValueRange, ValueRange)>
        bodyBuilder = nullptr);
/// The same without iteration arguments.
LoopNest buildLoopNest(OpBuilder &builder, Location loc, ValueRange lbs,
                       ValueRange ubs, ValueRange steps,
                       function_ref<void(OpBuilder &, Location, ValueRange)>
                           bodyBuilder = nullptr);

} // namespace mlir::scf

#endif // DIALECTS_SCF_SCF_H
