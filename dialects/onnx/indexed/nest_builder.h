// SPDX-License-Identifier: Apache-2.0
//
// Builds the nests of an operator.
#ifndef DIALECTS_ONNX_INDEXED_NEST_BUILDER_H
#define DIALECTS_ONNX_INDEXED_NEST_BUILDER_H

#include "dialects/onnx/indexed/indexed_op.h"
#include "dialects/onnx/indexed/operator.h"

namespace mlir::onnx {

using Index = llvm::ArrayRef<AffineExpr>;
using Values = llvm::SmallVector<Value, 2>;

/// Builds one nest: first its loops, then its stages one after another.
class NestBuilder {
public:
  explicit NestBuilder(const Operator &op) : op(op) {}

  /// Adds a loop of the nest, before any stage, or of the stage. Returns the
  /// dimension of maps that stands for it.
  AffineExpr addLoop(DimExpr extent);
  llvm::SmallVector<AffineExpr> addLoops(Sizes extents);
  /// Cuts the last loop down to the iterations from `lower` to before `upper`.
  void limitLoop(AffineExpr lower, AffineExpr upper);
  /// Returns the size for use in maps: a constant, or a symbol.
  AffineExpr size(DimExpr expr);
  AffineExpr constant(int64_t value) const {
    return getAffineConstantExpr(value, op.getContext());
  }

  /// Starts a stage. There is one from the first read, write or payload on.
  void startStage();
  /// Reads operand `operand`.
  void read(unsigned operand, Index index);
  /// Reads an operand that broadcasts to `shape`, at the point `index` of it.
  void readBroadcast(unsigned operand, Index index, Sizes shape);
  /// Reads an element of result `result` that an earlier stage has written.
  void readResult(unsigned result, Index index);
  /// Returns the integer of the last read, which is checked against `extent`,
  /// for the index of the next read that uses such integers. That read must use
  /// all of them.
  AffineExpr addIndirect(DimExpr extent);
  void write(unsigned result, Index index);
  /// Adds an accumulator.
  void accumulate(TypedAttr initial);
  /// Sets the payload of the stage.
  void compute(IndexedStage::Payload payload);
  /// Sets a payload with one value that depends on elements only.
  void computeElement(
      std::function<Value(ScalarBuilder &, llvm::ArrayRef<Value>)> emit);
  /// Sets the payload that is the element which is read last.
  void copy();
  /// Adds the product of two elements to the accumulator.
  void contract();
  /// The same with two factors, which are made of the elements.
  void contract(IndexedStage::Payload makeFactors);
  void useIndices() { nest.usesIndices = true; }

  /// Completes the nest, which is moved out.
  IndexedNest take();
  /// Returns an operator of this nest only.
  IndexedOp takeOp();

private:
  struct Maps {
    llvm::SmallVector<llvm::SmallVector<AffineExpr>> reads, writes;
  };

  IndexedStage &stage();
  IndexedRead &addRead(unsigned tensor, Sizes shape, Index index);

  const Operator &op;
  IndexedNest nest;
  /// The indices of accesses for each stage, until the numbers of dimensions
  /// and symbols are known.
  llvm::SmallVector<Maps> maps;
  llvm::SmallVector<IndexedRead::Indirect, 1> pending;
};

/// Returns the constant of a float or integer type; rounded if need be.
TypedAttr getNumber(Type type, double value);
/// Returns the least and the greatest value, infinities for floats.
TypedAttr getLeast(Type type, bool isUnsigned);
TypedAttr getGreatest(Type type, bool isUnsigned);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_INDEXED_NEST_BUILDER_H
