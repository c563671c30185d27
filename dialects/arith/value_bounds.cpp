// SPDX-License-Identifier: Apache-2.0
#include "dialects/arith/value_bounds.h"

#include "core/interfaces/value_bounds.h"
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

// Selection

/// The smaller one of two values is a lower bound, the other one an upper one.
static void populateOneOf(Value value, Value a, Value b, Dim dim, Set &set) {
  auto addBounds = [&](Value small, Value big) {
    if (!set.populateAndCompare({small, dim}, Set::LE, {big, dim}))
      return;
    AffineExpr lower = set.getExpr(small, dim), upper = set.getExpr(big, dim);
    if (dim) {
      set.bound(value)[*dim] >= lower;
      set.bound(value)[*dim] <= upper;
      return;
    }
    set.bound(value) >= lower;
    set.bound(value) <= upper;
  };
  addBounds(a, b);
  addBounds(b, a);
}

static void populate(SelectOp op, Value value, Dim dim, Set &set) {
  Value condition = op.getCondition();
  if (!dim || !isa<ShapedType>(condition.getType())) {
    populateOneOf(value, op.getTrueValue(), op.getFalseValue(), dim, set);
    return;
  }
  // By elements: all have the same shape.
  for (Value operand : op->getOperands())
    set.bound(value)[*dim] == set.getExpr(operand, dim);
}

namespace {
template <typename OpT>
struct Model : public ValueBoundsOpInterface::ExternalModel<Model<OpT>, OpT> {
  void populateBoundsForIndexValue(Operation *op, Value value, Set &set) const {
    populate(cast<OpT>(op), value, std::nullopt, set);
  }
  void populateBoundsForShapedValueDim(Operation *op, Value value, int64_t dim,
                                       Set &set) const {
    populate(cast<OpT>(op), value, dim, set);
  }
};

template <typename... OpTs> void attach(MLIRContext *context) {
  (OperationName(OpTs::getOperationName(), context)
       .attachInterface(
           {ValueBoundsOpInterface::getInterfaceID(), &Model<OpTs>::table}),
   ...);
}
} // namespace

void arith::registerValueBoundsOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(
      {ArithDialect::descriptor.name}, [](MLIRContext *context) {
        attach<AddIOp, SubIOp, MulIOp, FloorDivSIOp, SelectOp>(context);
      });
}
