// SPDX-License-Identifier: Apache-2.0
//
// The scf dialect: loops and branches with regions as bodies.
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
#include "core/ir/descriptor/op_class.h"
#include "core/support/llvm.h"

namespace mlir::scf {

/// Builds a body that consists of a `yield` without operands.
void buildTerminatedBody(OpBuilder &builder, Location loc);

} // namespace mlir::scf

#include "dialects/scf/scf_dialect.h.inc"

#include "dialects/scf/scf_attr_interface.h.inc"

#define GET_OP_CLASSES
#include "dialects/scf/scf_op.h.inc"

namespace mlir::scf {

// Return the loop whose induction variable the value is, or null if there is
// none.
ForOp getForInductionVarOwner(Value val);
ParallelOp getParallelForInductionVarOwner(Value val);
ForallOp getForallOpThreadIndexOwner(Value val);

/// Returns c if ub = lb + c, an addition that does not overflow. Returns
/// nothing otherwise.
std::optional<llvm::APSInt> computeUbMinusLb(Value lb, Value ub, bool isSigned);

/// Returns whether the two operations are in different regions of one `if`.
bool insideMutuallyExclusiveBranches(Operation *a, Operation *b);

/// Inlines the body of a loop with one iteration. Values that the terminator
/// inserts into the outputs are inserted after the body, in order. Errors:
/// fails without a diagnostic and without changes if the terminator has an op
/// other than `tensor.parallel_insert_slice`.
LogicalResult promote(RewriterBase &rewriter, ForallOp op);

using ValueVector = SmallVector<Value>;

/// Nested loops, the outermost first, and the results of the nest.
struct LoopNest {
  SmallVector<ForOp> loops;
  ValueVector results;
};

/// Builds a nest of `for`, one for each bound. `bodyBuilder` builds the
/// innermost body, given the induction variables and the iteration arguments;
/// it returns the values to yield, one for each iteration argument. Without
/// bounds there is no loop: the body is built at the insertion point.
LoopNest buildLoopNest(
    OpBuilder &builder, Location loc, ValueRange lbs, ValueRange ubs,
    ValueRange steps, ValueRange iterArgs,
    function_ref<ValueVector(OpBuilder &, Location, ValueRange, ValueRange)>
        bodyBuilder = nullptr);
/// Builds a nest without iteration arguments.
LoopNest buildLoopNest(OpBuilder &builder, Location loc, ValueRange lbs,
                       ValueRange ubs, ValueRange steps,
                       function_ref<void(OpBuilder &, Location, ValueRange)>
                           bodyBuilder = nullptr);

} // namespace mlir::scf

#endif // DIALECTS_SCF_SCF_H
