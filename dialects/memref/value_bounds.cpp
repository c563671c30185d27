// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/value_bounds.h"

#include "core/interfaces/value_bounds.h"
#include "dialects/memref/memref.h"

using namespace mlir;
using namespace mlir::memref;

using Set = ValueBoundsConstraintSet;
using Dim = std::optional<int64_t>;

/// Both have a rank.
static void populate(CastOp op, Value value, Dim dim, Set &set) {
  auto from = dyn_cast<ShapedType>(op->getOperand(0).getType());
  if (from && from.hasRank() && cast<ShapedType>(value.getType()).hasRank())
    set.bound(value)[*dim] == set.getExpr(op->getOperand(0), dim);
}

/// Of a dimension that exists.
static void populate(DimOp op, Value value, Dim, Set &set) {
  auto type = cast<ShapedType>(op.getSource().getType());
  std::optional<int64_t> dim = op.getConstantIndex();
  if (dim && *dim >= 0 && type.hasRank() && *dim < type.getRank())
    set.bound(value) == set.getExpr(op.getSource(), *dim);
}

static void populate(RankOp op, Value value, Dim, Set &set) {
  auto type = cast<ShapedType>(op->getOperand(0).getType());
  if (type.hasRank())
    set.bound(value) == type.getRank();
}

/// The sizes of dimensions that are not dropped, in order.
static void populate(SubViewOp op, Value value, Dim dim, Set &set) {
  llvm::SmallBitVector dropped = op.getDroppedDims();
  int64_t next = 0;
  for (auto [i, size] : llvm::enumerate(op.getMixedSizes()))
    if (!dropped.test(i) && next++ == *dim)
      set.bound(value)[*dim] == size;
}

static void populate(AllocOp op, Value value, Dim dim, Set &set) {
  set.bound(value)[*dim] == op.getMixedSizes()[*dim];
}

static void populate(AllocaOp op, Value value, Dim dim, Set &set) {
  set.bound(value)[*dim] == op.getMixedSizes()[*dim];
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

void memref::registerValueBoundsOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(
      {MemRefDialect::descriptor.name}, [](MLIRContext *context) {
        attach<AllocOp, AllocaOp, CastOp, DimOp, RankOp, SubViewOp>(context);
      });
}
