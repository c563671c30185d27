// SPDX-License-Identifier: Apache-2.0
//
// Shapes of attention and of what belongs to it.
#include "dialects/onnx/shape/op_shapes.h"
#include "dialects/onnx/shape/tables.h"

namespace mlir::onnx {

namespace {

/// A query, key or value as batch x heads x length x size.
struct Heads {
  DimExpr batch, heads, length, size;
};

} // namespace

/// Splits an operand of rank 3, batch x length x (heads * size), or takes one
/// of rank 4.
static FailureOr<Heads> splitHeads(OpShapes &op, unsigned index,
                                   llvm::StringRef attribute) {
  if (failed(op.checkRank(index, 3, 4)))
    return failure();
  const DimShape shape = op.getShape(index);
  if (!shape)
    return Heads();
  if (shape->size() == 4)
    return Heads{(*shape)[0], (*shape)[1], (*shape)[2], (*shape)[3]};
  const int64_t heads = op.getInt(attribute, 0);
  if (heads <= 0)
    return op.error("has no '" + attribute + "' for an operand of rank 3");
  const DimExpr hidden = (*shape)[2];
  return Heads{(*shape)[0], op.constant(heads), (*shape)[1],
               hidden ? op.dims.floorDiv(hidden, heads) : DimExpr()};
}

/// Results: the values, the keys and values with those of the past, and the
/// scores.
static LogicalResult inferAttention(OpShapes &op) {
  FailureOr<Heads> q = splitHeads(op, 0, "q_num_heads");
  FailureOr<Heads> k = splitHeads(op, 1, "kv_num_heads");
  FailureOr<Heads> v = splitHeads(op, 2, "kv_num_heads");
  if (failed(q) || failed(k) || failed(v))
    return failure();
  if (op.getRank(0) == 3)
    op.setShape(0,
                DimList{q->batch, q->length, op.product({q->heads, v->size})});
  else if (op.getRank(0) == 4)
    op.setShape(0, DimList{q->batch, q->heads, q->length, v->size});
  DimExpr keys = k->length, values = v->length;
  if (op.hasOperand(4)) {
    const DimExpr past = op.getSize(4, 2);
    keys = past && keys ? op.dims.add(past, keys) : DimExpr();
    values = past && values ? op.dims.add(past, values) : DimExpr();
  }
  op.setShape(1, DimList{k->batch, k->heads, keys, k->size});
  op.setShape(2, DimList{v->batch, v->heads, values, v->size});
  op.setShape(3, DimList{q->batch, q->heads, q->length, keys});
  return success();
}

/// All operands are batch x length x (heads * size). The state is
/// batch x heads x key size x value size.
static LogicalResult inferLinearAttention(OpShapes &op) {
  const int64_t numQueries = op.getInt("q_num_heads", 0);
  const int64_t numValues = op.getInt("kv_num_heads", 0);
  for (unsigned i = 0; i < 3; ++i)
    if (failed(op.checkRank(i, 3, 3)))
      return failure();
  if (numQueries <= 0 || numValues <= 0)
    return op.error("has a number of heads that is not positive");
  const auto divide = [&](DimExpr size, int64_t heads) {
    return size ? op.dims.floorDiv(size, heads) : DimExpr();
  };
  const DimExpr keySize = divide(op.getSize(1, 2), numValues);
  const DimExpr valueSize = divide(op.getSize(2, 2), numValues);
  op.setShape(0, DimList{op.getSize(0, 0), op.getSize(0, 1),
                         op.product({op.constant(numQueries), valueSize})});
  op.setShape(
      1, DimList{op.getSize(0, 0), op.constant(numValues), keySize, valueSize});
  return success();
}

/// The state are the last k - 1 positions.
static LogicalResult inferCausalConvWithState(OpShapes &op) {
  if (failed(op.checkRank(0, 3, 3)) || failed(op.checkRank(1, 3, 3)))
    return failure();
  op.setShape(0, op.getShape(0));
  const DimExpr kernel = op.getSize(1, 2);
  op.setShape(1, DimList{op.getSize(0, 0), op.getSize(0, 1),
                         kernel ? op.dims.add(kernel, -1) : DimExpr()});
  return success();
}

static LogicalResult inferSameAsQuery(OpShapes &op) {
  op.setShape(0, op.getShape(0));
  return success();
}

InferShapesTable getAttentionTable() {
  static constexpr InferShapesRow table[] = {
      {"Attention", inferAttention},
      {"CausalConvWithState", inferCausalConvWithState},
      {"LinearAttention", inferLinearAttention},
      {"RotaryEmbedding", inferSameAsQuery},
      {"SwiGLU", inferSameAsQuery},
  };
  return table;
}

} // namespace mlir::onnx
