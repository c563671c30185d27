// SPDX-License-Identifier: Apache-2.0
//
// Operators between two products of matrices that compute each row from a row,
// such as those of attention. They are computed for one block of rows after the
// other, so that the matrices between the products need no memory but that of a
// block.
#ifndef DIALECTS_ONNX_INDEXED_ROW_BLOCKS_H
#define DIALECTS_ONNX_INDEXED_ROW_BLOCKS_H

#include "core/support/llvm.h"
#include "dialects/onnx/indexed/indexed_op.h"
#include "dialects/onnx/indexed/operator.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

/// Nests that run in order for each block of rows.
struct RowBlocks {
  /// The parallel loops around the nests, over the matrices and the blocks.
  /// They are the first dimensions of all maps and bounds.
  llvm::SmallVector<IndexedLoop> loops;
  /// The first loop of each runs over the rows of a block. The last block may
  /// have fewer of them.
  llvm::SmallVector<IndexedNest, 3> nests;
  /// The nests before they were divided into blocks, which access the same
  /// elements of operands.
  IndexedOp whole;
  /// A buffer for the rows of a block: its shape and the type of its elements.
  /// Nests access it as the operand and the result after those of the operator.
  llvm::SmallVector<DimExpr, 2> shape;
  Type type;
};

/// Returns whether the body of an operation, `onnx.Fused`, has another product
/// of matrices than its first operator.
bool computesRowBlocks(Operation *op);

/// Divides the operators of an `onnx.Fused` into blocks of rows. The first one
/// is a product of matrices, and so is the last one but for those that follow
/// it in its nest. Those between them read rows of the operator before them,
/// and write rows as long as these, or are views with the same rows in another
/// list of matrices.
/// Errors: a diagnostic for other operators.
FailureOr<RowBlocks> indexRowBlocks(const Operator &fused);

/// Returns whether `indexRowBlocks` divides an `onnx.Fused` of these
/// operators, which are in order, and whose values but for those in `inputs`
/// they compute.
bool canDivideIntoRowBlocks(llvm::ArrayRef<Operation *> ops,
                            const llvm::DenseMap<Value, unsigned> &inputs,
                            ShapeAnalysis &shapes);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_INDEXED_ROW_BLOCKS_H
