// SPDX-License-Identifier: Apache-2.0
//
// An operator as loop nests over elements: iteration spaces, maps from their
// points to elements of operands and results, and computations on scalars.
// Passes that fuse, fold or lower operators read this form and need to know no
// operator.
#ifndef DIALECTS_ONNX_INDEXED_INDEXED_OP_H
#define DIALECTS_ONNX_INDEXED_INDEXED_OP_H

#include <functional>

#include "core/ir/affine/affine_map.h"
#include "core/ir/structure/operation.h"
#include "dialects/onnx/indexed/scalar_builder.h"
#include "dialects/onnx/shape/dim_expr.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

/// A loop from 0 to `extent`.
struct IndexedLoop {
  DimExpr extent;
  /// The iterations are cut down to those from `lower` to before `upper`, which
  /// depend on outer loops and symbols; null if they are not.
  AffineExpr lower, upper;
};

/// The shape and the index of the element of a tensor that a point accesses.
struct IndexedAccess {
  /// The number of the operand or result.
  unsigned tensor;
  /// The shape in which the map sees the tensor, whose elements are contiguous
  /// in row-major order: the tensor's own shape, or one with as many elements.
  llvm::SmallVector<DimExpr> shape;
  /// Maps the loops of the nest, those of the stage, the indices that earlier
  /// reads yield, and the symbols of the nest to an index.
  AffineMap map;
};

/// An element that a point reads.
struct IndexedRead : IndexedAccess {
  /// The element is not an operand's but that of a result which an earlier
  /// stage has written.
  bool isResult = false;
  /// The number of the operation in a group that reads the element.
  unsigned node = 0;
  /// The earlier reads of the stage whose integers are dimensions of the map,
  /// after the loops, and the sizes that they are checked against. A negative
  /// integer counts from the end. One that is outside makes the call fail.
  struct Indirect {
    unsigned read;
    DimExpr extent;
  };
  llvm::SmallVector<Indirect, 1> indirect;
};

/// The elements and scalars that a payload computes with.
struct PayloadArguments {
  /// The elements that the stage reads, in order.
  llvm::ArrayRef<Value> elements;
  /// The results of earlier stages that reduce, in order; then the accumulators
  /// of this one.
  llvm::ArrayRef<Value> carried;
};

/// Loops inside a nest that reduce, or write elements, or do both.
struct IndexedStage {
  using Payload = std::function<llvm::SmallVector<Value, 2>(
      ScalarBuilder &, const PayloadArguments &)>;

  llvm::SmallVector<IndexedLoop, 2> loops;
  llvm::SmallVector<IndexedRead> reads;
  /// The elements that get the first values of the payload.
  llvm::SmallVector<IndexedAccess, 1> writes;
  /// The accumulators, which get the other values of the payload, before the
  /// first iteration. The iterations of a stage with accumulators run in order.
  llvm::SmallVector<TypedAttr, 1> initial;
  Payload payload;
  /// The stage only adds the product of its two elements to its accumulator, or
  /// that of the factors that `makeFactors` makes of them if it is set.
  bool isContraction = false;
  Payload makeFactors;
  /// The stage only writes the element that it reads.
  bool isCopy = false;
};

/// Parallel loops around stages, which run in order at each point. The points
/// write different elements.
struct IndexedNest {
  /// The outermost first.
  llvm::SmallVector<IndexedLoop> loops;
  /// The symbols of all maps and bounds.
  llvm::SmallVector<DimExpr> symbols;
  llvm::SmallVector<IndexedStage, 1> stages;
  /// A payload uses induction variables, so that loops must stay as they are.
  bool usesIndices = false;
  /// The operands that no payload loads by itself, if `usesIndices`. An operand
  /// that is not in the list may be loaded.
  llvm::SmallVector<unsigned, 1> operandsNotLoaded = {};
};

/// An operator as nests, which run in order. Together they write all elements
/// of all results.
struct IndexedOp {
  llvm::SmallVector<IndexedNest, 1> nests;
};

/// Joins adjacent loops of `nest` that walk all its tensors contiguously, and
/// drops loops with one iteration and dimensions of one element. The order of
/// iterations remains.
void collapseLoops(IndexedNest &nest, DimExprContext &context);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_INDEXED_INDEXED_OP_H
