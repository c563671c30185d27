// SPDX-License-Identifier: Apache-2.0
#include "dialects/scf/value_bounds.h"

#include "core/interfaces/value_bounds_model.h"
#include "core/ir/context/registry.h"
#include "dialects/scf/scf.h"

using namespace mlir;
using namespace mlir::scf;

using Set = ValueBoundsConstraintSet;
using Dim = std::optional<int64_t>;

// for: the bounds do not take the step into account.

static void bindTo(Value value, Dim dim, Value other, Set &set) {
  AffineExpr expr = set.getExpr(other, dim);
  if (dim)
    set.bound(value)[*dim] == expr;
  else
    set.bound(value) == expr;
}

/// Returns the number of a result, or of a body argument without the induction
/// variables.
static unsigned getIterIndex(Value value, unsigned numInductionVars) {
  if (auto result = dyn_cast<OpResult>(value))
    return result.getResultNumber();
  return cast<BlockArgument>(value).getArgNumber() - numInductionVars;
}

/// An iteration argument that is yielded unchanged equals its initial value.
static void populate(ForOp op, Value value, Dim dim, Set &set) {
  if (value == op.getInductionVar()) {
    set.bound(value) >= OpFoldResult(op.getLowerBound());
    set.bound(value) < OpFoldResult(op.getUpperBound());
    return;
  }
  unsigned i = getIterIndex(value, 1);
  Value yielded = op.getBody()->getTerminator()->getOperand(i);
  if (set.populateAndCompare({yielded, dim}, Set::EQ,
                             {op.getRegionIterArgs()[i], dim}))
    bindTo(value, dim, op.getInitArgs()[i], set);
}

// forall: outputs keep their shapes.

static void populate(ForallOp op, Value value, Dim dim, Set &set) {
  unsigned rank = op.getMixedLowerBound().size();
  if (dim) {
    bindTo(value, dim, op.getOutputs()[getIterIndex(value, rank)], set);
    return;
  }
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument || argument.getArgNumber() >= rank)
    return;
  unsigned i = argument.getArgNumber();
  AffineExpr lower = set.getExpr(op.getMixedLowerBound()[i]);
  AffineExpr upper = set.getExpr(op.getMixedUpperBound()[i]);
  set.bound(value) >= lower;
  set.bound(value) < upper;
}

// if

static void populate(IfOp op, Value value, Dim dim, Set &set) {
  unsigned i = cast<OpResult>(value).getResultNumber();
  set.populateOneOf(value, op.thenYield()->getOperand(i),
                    op.elseYield()->getOperand(i), dim);
}

void scf::registerValueBoundsOpInterfaceExternalModels(Registry &registry) {
  registry.getDialects().addExtension(
      {SCFDialect::descriptor.name}, [](MLIRContext *context) {
        attachValueBounds<ForOp, populate>(context);
        attachValueBounds<ForallOp, populate>(context);
        attachValueBounds<IfOp, populate>(context);
      });
}
