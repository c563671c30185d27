// SPDX-License-Identifier: Apache-2.0
//
// Shapes of recurrent operators.
#include "dialects/onnx/shape/op_shapes.h"
#include "dialects/onnx/shape/tables.h"

namespace mlir::onnx {

/// GRU, LSTM and RNN. The results are the states of all steps, the last state
/// and, for LSTM, the last cell.
static LogicalResult inferRecurrent(OpShapes &op) {
  for (unsigned i = 0; i < 3; ++i)
    if (failed(op.checkRank(i, 3, 3)))
      return failure();
  const bool isBatchFirst = op.getInt("layout", 0) != 0;
  const DimExpr length = op.getSize(0, isBatchFirst ? 1 : 0);
  const DimExpr batch = op.getSize(0, isBatchFirst ? 0 : 1);
  const bool isBidirectional =
      op.getString("direction", "forward") == "bidirectional";
  FailureOr<DimExpr> directions =
      op.unify(op.getSize(1, 0), op.constant(isBidirectional ? 2 : 1),
               "numbers of directions");
  if (failed(directions))
    return failure();
  DimExpr hidden = op.getSize(2, 2);
  if (op.hasAttribute("hidden_size")) {
    FailureOr<DimExpr> both =
        op.unify(hidden, op.constant(op.getInt("hidden_size", 0)),
                 "numbers of hidden units");
    if (failed(both))
      return failure();
    hidden = *both;
  }
  const DimList last = isBatchFirst ? DimList{batch, *directions, hidden}
                                    : DimList{*directions, batch, hidden};
  op.setShape(0, isBatchFirst ? DimList{batch, length, *directions, hidden}
                              : DimList{length, *directions, batch, hidden});
  op.setShape(1, last);
  op.setShape(2, last);
  return success();
}

InferShapesTable getRecurrentTable() {
  static constexpr InferShapesRow table[] = {
      {"GRU", inferRecurrent},
      {"LSTM", inferRecurrent},
      {"RNN", inferRecurrent},
  };
  return table;
}

} // namespace mlir::onnx
