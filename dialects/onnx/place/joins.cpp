// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/place/joins.h"

#include "dialects/onnx/indexed/layout.h"
#include "dialects/onnx/indexed/operator.h"
#include "dialects/onnx/indexed/table.h"
#include "dialects/onnx/place/contiguous_slices.h"
#include "dialects/onnx/place/get_place.h"
#include "dialects/onnx/place/lifetimes.h"
#include "dialects/onnx/types.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

namespace mlir::onnx {

static bool isConcat(Operation *op) {
  return op->getName().getStringRef() == "onnx.Concat";
}

/// Returns the operand of a Concat that is the only use of a value.
static std::optional<Join> findUse(Value value) {
  Block *block = value.getParentBlock();
  while (value.hasOneUse()) {
    OpOperand &use = *value.getUses().begin();
    Operation *user = use.getOwner();
    if (user->getBlock() != block)
      return std::nullopt;
    if (isConcat(user))
      return Join{user, use.getOperandNumber()};
    if (!isView(user) || use.getOperandNumber() != 0)
      return std::nullopt;
    value = user->getResult(0);
  }
  return std::nullopt;
}

/// Returns the place of a value that is in a slot or an output; null for
/// others.
static PlaceAttr getOwnPlace(Value value) {
  PlaceAttr place = getPlace(value);
  if (place && (place.getKind() == PlaceKind::slot ||
                place.getKind() == PlaceKind::output))
    return place;
  return {};
}

static unsigned getAxis(const Operator &concat) {
  return Operator::normalizeAxis(concat.getInteger("axis", 0),
                                 concat.getResultShape().size());
}

/// Returns whether each operand is a contiguous part of the result, without
/// checks at run time.
static bool hasContiguousOperands(const Operator &concat) {
  if (hasLayouts(concat.getOperation()))
    return false;
  const Sizes shape = concat.getResultShape();
  const unsigned axis = getAxis(concat);
  if (!isOutermost(shape, axis))
    return false;
  DimExpr sum = concat.dims().getConstant(0);
  for (unsigned i = 0; i < concat.getNumOperands(); ++i) {
    const Sizes part = concat.getShape(i);
    if (part.take_front(axis) != shape.take_front(axis) ||
        part.drop_front(axis + 1) != shape.drop_front(axis + 1))
      return false;
    sum = concat.dims().add(sum, part[axis]);
  }
  return sum == shape[axis];
}

std::optional<Join> findJoin(Value value, ShapeAnalysis &shapes) {
  Operation *op = value.getDefiningOp();
  if (!op || hasPlacedRegions(op) || getRoot(value) != value)
    return std::nullopt;
  const std::optional<Join> join = findUse(value);
  const auto shape = shapes.getShape(value);
  if (!join || !shape || !hasKnownRanks(join->concat, shapes))
    return std::nullopt;
  const Operator concat(join->concat, shapes, /*isSilent=*/true);
  DimExprContext &dims = shapes.getContext();
  if (dims.product(*shape) != dims.product(concat.getShape(join->operand)) ||
      !hasContiguousOperands(concat))
    return std::nullopt;
  return join;
}

std::optional<Join> getPlacedJoin(Value value) {
  const PlaceAttr place = getOwnPlace(value);
  if (!place)
    return std::nullopt;
  const std::optional<Join> join = findUse(value);
  if (!join || getOwnPlace(join->concat->getResult(0)) != place)
    return std::nullopt;
  return join;
}

bool isPlacedJoin(const Join &join) {
  const auto placed =
      getPlacedJoin(getRoot(join.concat->getOperand(join.operand)));
  return placed && placed->concat == join.concat &&
         placed->operand == join.operand;
}

bool hasPlacedJoins(Operation *op) {
  return isConcat(op) &&
         llvm::any_of(llvm::seq<unsigned>(0, op->getNumOperands()),
                      [&](unsigned i) { return isPlacedJoin({op, i}); });
}

DimExpr getJoinOffset(const Join &join, ShapeAnalysis &shapes) {
  const Operator concat(join.concat, shapes, /*isSilent=*/true);
  DimExprContext &dims = shapes.getContext();
  const unsigned axis = getAxis(concat);
  DimExpr rows = dims.getConstant(0);
  for (unsigned i = 0; i < join.operand; ++i)
    rows = dims.add(rows, concat.getShape(i)[axis]);
  return dims.mul(rows,
                  dims.product(concat.getResultShape().drop_front(axis + 1)));
}

} // namespace mlir::onnx
