// SPDX-License-Identifier: Apache-2.0
//
// Operators that copy a tensor and then write elements at indices that are
// elements of another one.
#include <utility>

#include "dialects/onnx/indexed/elementwise.h"
#include "dialects/onnx/indexed/program.h"
#include "dialects/onnx/indexed/table.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

/// A nest that copies operand 0 into the result.
static IndexedNest makeCopy(const Operator &op) {
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> point = nest.addLoops(op.getResultShape());
  nest.read(0, point);
  nest.write(0, point);
  nest.copy();
  return nest.take();
}

/// Adds a nest that writes elements into the copy. It does not load operand 0.
static void addUpdates(IndexedOp &indexed, const Operator &op, Program emit) {
  IndexedNest nest = makeProgram(op, std::move(emit));
  nest.operandsNotLoaded = {0};
  indexed.nests.push_back(std::move(nest));
}

/// Combines an update with the element before.
static Value emitUpdate(ScalarBuilder &builder, llvm::StringRef reduction,
                        Value before, Value update, bool isUnsigned) {
  if (reduction == "add")
    return builder.add(before, update);
  if (reduction == "mul")
    return builder.mul(before, update);
  if (reduction == "max")
    return builder.max(before, update, isUnsigned);
  if (reduction == "min")
    return builder.min(before, update, isUnsigned);
  return update;
}

static LogicalResult checkReduction(const Operator &op) {
  const llvm::StringRef reduction = op.getString("reduction", "none");
  if (reduction == "none")
    return success();
  if (!llvm::is_contained({"add", "mul", "max", "min"}, reduction))
    return op.emitError() << "has reduction '" << reduction
                          << "', which does not exist";
  return requireNumber(op);
}

/// Updates the element at an index, of which `isInside` tells whether it is
/// one. The call fails otherwise.
static void emitScatter(ScalarBuilder &builder, const Operator &op,
                        const Terms &to, Term isInside, const Terms &from) {
  builder.failIf(!isInside, ErrorCode::Index);
  emitIf(isInside, [&] {
    Value update = emitLoad(builder, 2, from);
    const llvm::StringRef reduction = op.getString("reduction", "none");
    if (reduction != "none")
      update = emitUpdate(builder, reduction, emitLoadResult(builder, 0, to),
                          update, op.isUnsigned(0));
    emitStore(builder, 0, {builder, update}, to);
  });
}

/// The index of operand 1 replaces that of one axis. Updates are made in order.
static FailureOr<IndexedOp> indexScatterElements(const Operator &op) {
  if (failed(checkReduction(op)))
    return failure();
  const int64_t rank = op.getRank(0);
  const unsigned axis = Operator::normalizeAxis(op.getInteger("axis", 0), rank);
  IndexedOp indexed;
  indexed.nests.push_back(makeCopy(op));
  addUpdates(indexed, op, [=](ScalarBuilder &builder) {
    const Terms shape = emitSizes(builder, op.getShape(0));
    // The updates have the shape of the indices.
    Terms count;
    for (auto [left, right] : llvm::zip(emitSizes(builder, op.getShape(1)),
                                        emitSizes(builder, op.getShape(2)))) {
      builder.failIf(left != right, ErrorCode::Shape);
      count.push_back(min(left, right));
    }
    emitLoops(emitZeros(builder, rank), count, {},
              [&](const Terms &from, const Terms &) {
                Terms to = from;
                Term index = toIndex(emitLoad(builder, 1, from));
                to[axis] = select(index < 0, index + shape[axis], index);
                emitScatter(builder, op, to, emitIsInside(to, shape), from);
                return Terms();
              });
  });
  return indexed;
}

/// The last dimension of operand 1 holds indices of the first dimensions of
/// the result. The ranks say how many.
static FailureOr<IndexedOp> indexScatterND(const Operator &op) {
  const Sizes data = op.getShape(0), indices = op.getShape(1);
  if (failed(checkReduction(op)))
    return failure();
  if (failed(requireRank(op, 1, 1, INT64_MAX)))
    return failure();
  const int64_t numOuter = indices.size() - 1;
  const int64_t depth = numOuter + op.getRank(0) - op.getRank(2);
  if (depth < 0 || depth > op.getRank(0))
    return op.emitError() << "has updates of another rank";
  const auto scatter = [=](ScalarBuilder &builder) {
    const Terms shape = emitSizes(builder, data);
    // The updates are slices of the result, for each list of indices.
    Terms count = emitSizes(builder, indices.drop_back());
    count.append(shape.begin() + depth, shape.end());
    for (auto [wanted, given] :
         llvm::zip(count, emitSizes(builder, op.getShape(2)))) {
      builder.failIf(wanted != given, ErrorCode::Shape);
      wanted = min(wanted, given);
    }
    emitLoops(emitZeros(builder, count.size()), count, {},
              [&](const Terms &from, const Terms &) {
                Terms position(from.begin(), from.begin() + numOuter), to;
                position.push_back(makeIndex(builder, 0));
                for (int64_t i = 0; i < depth; ++i) {
                  position.back() = makeIndex(builder, i);
                  Term index = toIndex(emitLoad(builder, 1, position));
                  to.push_back(select(index < 0, index + shape[i], index));
                }
                to.append(from.begin() + numOuter, from.end());
                Term isInside =
                    to.empty() ? Term(builder,
                                      builder.constant(builder.getI1Type(), 1))
                               : emitIsInside(to, shape);
                emitScatter(builder, op, to, isInside, from);
                return Terms();
              });
  };
  IndexedOp indexed;
  indexed.nests.push_back(makeCopy(op));
  addUpdates(indexed, op, [=](ScalarBuilder &builder) {
    if (indices.back().isConstant(depth))
      return scatter(builder);
    Term isRight = Term(builder, builder.size(indices.back())) == depth;
    builder.failIf(!isRight, ErrorCode::Shape);
    emitIf(isRight, [&] { scatter(builder); });
  });
  return indexed;
}

/// Writes operand 1 into a copy of a cache, at positions along an axis that
/// operand 2 holds for each batch.
static FailureOr<IndexedOp> indexTensorScatter(const Operator &op) {
  const Sizes shape = op.getShape(0), updates = op.getShape(1);
  const unsigned axis =
      Operator::normalizeAxis(op.getInteger("axis", -2), shape.size());
  const bool isCircular = op.getString("mode", "linear") == "circular";
  const bool hasStart = op.hasOperand(2);
  if (axis == 0 || op.getRank(1) != op.getRank(0))
    return op.emitError()
           << "expects operands of one rank, and an axis after the batch";
  IndexedOp indexed;
  indexed.nests.push_back(makeCopy(op));
  addUpdates(indexed, op, [=](ScalarBuilder &builder) {
    const Terms sizes = emitSizes(builder, shape);
    Term batch = sizes[0];
    if (hasStart)
      batch = min(batch, Term(builder, builder.size(getListLength(op, 2))));
    builder.failIf(batch != sizes[0], ErrorCode::Shape);
    Terms count = emitSizes(builder, updates);
    count[0] = min(count[0], batch);
    emitLoops(emitZeros(builder, count.size()), count, {},
              [&](const Terms &from, const Terms &) {
                Terms to = from;
                if (hasStart) {
                  Term start = emitListElement(builder, op, 2, from[0]);
                  builder.failIf((start < 0) | (start >= sizes[axis]),
                                 ErrorCode::Index);
                  to[axis] = to[axis] + max(start, -1);
                }
                if (isCircular)
                  to[axis] = floorMod(to[axis], max(sizes[axis], 1));
                Term isInside = emitIsInside(to, sizes);
                builder.failIf(!isInside, ErrorCode::Index);
                emitIf(isInside, [&] {
                  emitStore(builder, 0, emitLoad(builder, 1, from), to);
                });
                return Terms();
              });
  });
  return indexed;
}

llvm::ArrayRef<IndexEntry> getScatterEntries() {
  static constexpr IndexEntry entries[] = {
      {"Scatter", indexScatterElements},
      {"ScatterElements", indexScatterElements},
      {"ScatterND", indexScatterND},
      {"TensorScatter", indexTensorScatter},
  };
  return entries;
}

} // namespace mlir::onnx
