// SPDX-License-Identifier: Apache-2.0
#include "dialects/affine/value_bounds.h"

#include "core/interfaces/value_bounds_model.h"
#include "core/ir/context/registry.h"
#include "dialects/affine/affine.h"

using namespace mlir;
using namespace mlir::affine;

using Set = ValueBoundsConstraintSet;
using Dim = std::optional<int64_t>;

/// Returns the results of the map as expressions of the set's variables.
static SmallVector<AffineExpr> getExprs(AffineMap map, ValueRange operands,
                                        Set &set) {
  SmallVector<AffineExpr> inputs, exprs;
  for (Value operand : operands)
    inputs.push_back(set.getExpr(operand));
  for (AffineExpr expr : map.getResults())
    exprs.push_back(expr.replaceDimsAndSymbols(
        ArrayRef(inputs).take_front(map.getNumDims()),
        ArrayRef(inputs).drop_front(map.getNumDims())));
  return exprs;
}

static void populate(AffineApplyOp op, Value value, Dim, Set &set) {
  set.bound(value) ==
      getExprs(op.getAffineMap(), op->getOperands(), set).front();
}

static void populate(AffineMinOp op, Value value, Dim, Set &set) {
  for (AffineExpr expr : getExprs(op.getAffineMap(), op->getOperands(), set))
    set.bound(value) <= expr;
}

static void populate(AffineMaxOp op, Value value, Dim, Set &set) {
  for (AffineExpr expr : getExprs(op.getAffineMap(), op->getOperands(), set))
    set.bound(value) >= expr;
}

void affine::registerValueBoundsOpInterfaceExternalModels(Registry &registry) {
  registry.getDialects().addExtension(
      {AffineDialect::descriptor.name}, [](MLIRContext *context) {
        attachValueBounds<AffineApplyOp, populate>(context);
        attachValueBounds<AffineMinOp, populate>(context);
        attachValueBounds<AffineMaxOp, populate>(context);
      });
}
