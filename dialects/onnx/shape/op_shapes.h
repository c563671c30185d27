// SPDX-License-Identifier: Apache-2.0
//
// An operation of ONNX, as the functions of shape inference see it. Operands
// and attributes have the places and names of ONNX's schemas.
#ifndef DIALECTS_ONNX_SHAPE_OP_SHAPES_H
#define DIALECTS_ONNX_SHAPE_OP_SHAPES_H

#include "dialects/onnx/shape/shape_facts.h"

namespace mlir::onnx {

class OpShapes {
public:
  OpShapes(Operation &op, ShapeFacts &facts)
      : op(op), facts(facts), dims(facts.getContext()),
        results(op.getNumResults()) {}

  Operation &op;
  ShapeFacts &facts;
  /// Creates expressions.
  DimExprContext &dims;

  DimExpr constant(int64_t value) { return dims.getConstant(value); }

  // Operands

  unsigned getNumOperands() const { return op.getNumOperands(); }
  /// Returns whether there is an operand that is not omitted.
  bool hasOperand(unsigned index) const;
  /// Returns nullopt for an operand that is omitted.
  DimShape getShape(unsigned index);
  std::optional<int64_t> getRank(unsigned index);
  /// Returns null if the size is not known.
  DimExpr getSize(unsigned index, int64_t axis);
  /// Returns the elements that are known.
  std::optional<DimList> getElements(unsigned index);
  /// Returns the elements of a list of integers. Those that are not known are
  /// symbols.
  std::optional<DimList> getIntegers(unsigned index);
  /// Returns the elements if all are constants.
  std::optional<llvm::SmallVector<int64_t>> getConstants(unsigned index);
  /// Returns the only element, or null.
  DimExpr getScalar(unsigned index);

  // Attributes

  bool hasAttribute(llvm::StringRef name) {
    return static_cast<bool>(op.getAttr(name));
  }
  int64_t getInt(llvm::StringRef name, int64_t defaultValue);
  std::optional<llvm::SmallVector<int64_t>> getInts(llvm::StringRef name);
  llvm::StringRef getString(llvm::StringRef name,
                            llvm::StringRef defaultValue = "");

  // Results

  unsigned getNumResults() const { return op.getNumResults(); }
  /// Returns the rank that the type or the function's signature declares.
  std::optional<int64_t> getResultRank(unsigned index);
  void setShape(unsigned index, DimShape shape);
  /// Sets the elements, and the shape if it is not known.
  void setElements(unsigned index, std::optional<DimList> elements);
  void setFacts(unsigned index, ValueFacts known);
  ValueFacts takeResult(unsigned index) { return std::move(results[index]); }

  // Rules

  /// Returns the axis counted from the first one.
  /// Errors: a diagnostic if there is no such axis.
  FailureOr<int64_t> getAxis(int64_t axis, int64_t rank);
  /// Returns a size that both are. Either may be null.
  /// Errors: a diagnostic if they are constants that differ.
  FailureOr<DimExpr> unify(DimExpr a, DimExpr b, const llvm::Twine &what);
  /// Returns the shape of shapes that are broadcast.
  /// Errors: a diagnostic if constants cannot be broadcast.
  FailureOr<DimShape> broadcast(llvm::ArrayRef<DimShape> shapes);
  /// Checks that the rank of an operand is known to be another one.
  /// Errors: a diagnostic.
  LogicalResult checkRank(unsigned index, int64_t least, int64_t most);
  /// Returns the product, or null if a size is null.
  DimExpr product(llvm::ArrayRef<DimExpr> sizes);
  /// Reports an error, unless the facts are a guess. Returns failure.
  LogicalResult error(const llvm::Twine &message);

private:
  llvm::SmallVector<ValueFacts, 1> results;
};

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_SHAPE_OP_SHAPES_H
