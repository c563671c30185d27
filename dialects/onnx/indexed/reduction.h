// SPDX-License-Identifier: Apache-2.0
//
// Parts of nests that combine elements along axes.
#ifndef DIALECTS_ONNX_INDEXED_REDUCTION_H
#define DIALECTS_ONNX_INDEXED_REDUCTION_H

#include "dialects/onnx/indexed/nest_builder.h"

namespace mlir::onnx {

/// The axes of a tensor that a nest combines, sorted.
struct ReductionAxes {
  llvm::SmallVector<unsigned> axes;

  /// Adds a loop of the nest for each other axis. Returns the index of an
  /// element, null for the axes.
  llvm::SmallVector<AffineExpr> addOuter(NestBuilder &nest, Sizes shape) const;
  /// Adds a loop of the stage for each axis and completes the index.
  void addInner(NestBuilder &nest, Sizes shape,
                llvm::MutableArrayRef<AffineExpr> index) const;
  /// Returns the number of elements that are combined into one.
  DimExpr getCount(DimExprContext &dims, Sizes shape) const;
};

/// Returns the type in which elements are combined: f32 for floats of 16 bits.
Type getAccumulatorType(Type type);
/// Converts an element to the type in which it is combined, and back.
Value emitExtend(ScalarBuilder &builder, Value x);
Value emitRound(ScalarBuilder &builder, Value x, Type type);
/// Emits a size as a number of the type.
Value emitCount(ScalarBuilder &builder, DimExpr count, Type type);
/// Emits a number of type index as one of the type.
Value emitCount(ScalarBuilder &builder, Value count, Type type);
/// Emits x, or 0 if it is infinite.
Value emitFinite(ScalarBuilder &builder, Value x);

/// Adds a stage that finds the greatest element of operand 0, of floats, along
/// the axes. `type` is the type of the accumulator.
void addMaximum(NestBuilder &nest, const ReductionAxes &axes, Sizes shape,
                llvm::SmallVectorImpl<AffineExpr> &index, Type type);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_INDEXED_REDUCTION_H
