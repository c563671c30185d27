// SPDX-License-Identifier: Apache-2.0
//
// A part of the input of a window, with zeros around the input, in memory on
// the stack. Private to this folder.
#ifndef DIALECTS_KRNL_TRANSFORMS_LOWER_CONTRACT_WINDOW_BUFFER_H
#define DIALECTS_KRNL_TRANSFORMS_LOWER_CONTRACT_WINDOW_BUFFER_H

#include "dialects/krnl/transforms/lower_contract/contract_window.h"
#include "dialects/krnl/transforms/lower_contract/index_builder.h"

namespace mlir::krnl {

/// Holds the elements that rows and columns of the output need, as
/// [channel][row][phase][column]: with a step of s, element s * column + phase
/// of a row is at [phase][column], so that columns of the output are adjacent.
class WindowBuffer {
public:
  /// For `rows` by `columns` elements of the output.
  WindowBuffer(ContractOp op, const ContractWindow &window, int64_t lanes,
               int64_t rows, int64_t columns);

  int64_t getNumBytes() const;
  /// Allocates it in the function around the contraction. Returns false if
  /// there is none.
  bool allocate(OpBuilder builder);

  /// Fills it for the output from `row` and `column` on, of which `numRows`
  /// rows are needed. `iterators` has the values of parallel iterators; those
  /// of channels are set.
  LogicalResult fill(IndexBuilder &builder, MutableArrayRef<Value> iterators,
                     Value row, Value column, Value rows, Value columns);

  /// Loads a vector for columns from `column` on of row `row` of the output,
  /// which count from the start of the buffer, at these sums of factor * tap.
  Value load(IndexBuilder &builder, Value channel, Value row, Value column,
             int64_t rowTap, int64_t columnTap) const;

private:
  LogicalResult fillRow(IndexBuilder &builder, ArrayRef<Value> source,
                        Value inRow, Value channel, Value bufferRow);
  void copyVectors(IndexBuilder &builder, ArrayRef<Value> source, Value inRow,
                   Value channel, Value bufferRow, Value lower,
                   Value upper) const;
  void copyPhases(IndexBuilder &builder, ArrayRef<Value> source, Value channel,
                  Value bufferRow, Value lower, Value upper) const;
  void clear(IndexBuilder &builder, Value channel, Value bufferRow,
             int64_t phase, Value lower, Value upper) const;

  ContractOp op;
  const ContractWindow &window;
  Value input;
  VectorType vector;
  int64_t lanes, numRows, numColumns, stride;
  Value memory;
  /// The number of columns of phases that are filled.
  Value columnEnd;
};

} // namespace mlir::krnl

#endif // DIALECTS_KRNL_TRANSFORMS_LOWER_CONTRACT_WINDOW_BUFFER_H
