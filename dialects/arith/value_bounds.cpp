// SPDX-License-Identifier: Apache-2.0
#include "dialects/arith/value_bounds.h"

#include "core/interfaces/value_bounds_model.h"
#include "core/ir/context/registry.h"
#include "dialects/arith/arith.h"

using namespace mlir;
using namespace mlir::arith;

using Set = ValueBoundsConstraintSet;
using Dim = std::optional<int64_t>;

// Binary operations

static void populate(AddIOp op, Value value, Dim dim, Set &set) {
  if (dim)
    return;
  AffineExpr lhs = set.getExpr(op.getLhs()), rhs = set.getExpr(op.getRhs());
  set.bound(value) == lhs + rhs;
}

static void populate(SubIOp op, Value value, Dim dim, Set &set) {
  if (dim)
    return;
  AffineExpr lhs = set.getExpr(op.getLhs()), rhs = set.getExpr(op.getRhs());
  set.bound(value) == lhs - rhs;
}

static void populate(MulIOp op, Value value, Dim dim, Set &set) {
  if (dim)
    return;
  AffineExpr lhs = set.getExpr(op.getLhs()), rhs = set.getExpr(op.getRhs());
  set.bound(value) == lhs *rhs;
}

static void populate(FloorDivSIOp op, Value value, Dim dim, Set &set) {
  if (dim)
    return;
  AffineExpr lhs = set.getExpr(op.getLhs()), rhs = set.getExpr(op.getRhs());
  set.bound(value) == lhs.floorDiv(rhs);
}

// Select

static void populate(SelectOp op, Value value, Dim dim, Set &set) {
  Value condition = op.getCondition();
  if (!dim || !isa<ShapedType>(condition.getType())) {
    set.populateOneOf(value, op.getTrueValue(), op.getFalseValue(), dim);
    return;
  }
  // An elementwise operation: all operands have the shape of the result.
  for (Value operand : op->getOperands())
    set.bound(value)[*dim] == set.getExpr(operand, dim);
}

void arith::registerValueBoundsOpInterfaceExternalModels(Registry &registry) {
  registry.getDialects().addExtension(
      {ArithDialect::descriptor.name}, [](MLIRContext *context) {
        attachValueBounds<AddIOp, populate>(context);
        attachValueBounds<SubIOp, populate>(context);
        attachValueBounds<MulIOp, populate>(context);
        attachValueBounds<FloorDivSIOp, populate>(context);
        attachValueBounds<SelectOp, populate>(context);
      });
}
