// SPDX-License-Identifier: Apache-2.0
//
// A view of one operation of the dialect with the shapes of its operands and
// results, for the functions that write an operator as loops.
#ifndef DIALECTS_ONNX_INDEXED_OPERATOR_H
#define DIALECTS_ONNX_INDEXED_OPERATOR_H

#include <cstdint>
#include <optional>

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/structure/operation.h"
#include "dialects/onnx/indexed/indexed_op.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::onnx {

using Sizes = llvm::ArrayRef<DimExpr>;

/// Returns the type in which registers hold elements of `elementType`: a float,
/// or a signless integer, `i1` for bool, `i8` for the bits of small types.
Type getScalarType(Type elementType);

/// An operation, all of whose tensors have ranks that the analysis knows.
class Operator {
public:
  /// `isSilent`: errors are not reported.
  Operator(Operation *op, ShapeAnalysis &shapes, bool isSilent = false)
      : op(op), shapes(shapes), isSilent(isSilent) {}

  Operation *getOperation() const { return op; }
  ShapeAnalysis &getShapes() const { return shapes; }
  MLIRContext *getContext() const { return op->getContext(); }
  DimExprContext &dims() const { return shapes.getContext(); }

  unsigned getNumOperands() const { return op->getNumOperands(); }
  /// Returns false for an operand that is omitted.
  bool hasOperand(unsigned i) const;
  bool hasResult(unsigned i) const;
  unsigned getNumResults() const { return op->getNumResults(); }

  // These require that there is the operand or result.
  Sizes getShape(unsigned operand) const;
  Sizes getResultShape(unsigned result = 0) const;
  int64_t getRank(unsigned operand) const { return getShape(operand).size(); }
  /// The type of elements in the tensor: `ui8`.
  Type getElementType(unsigned operand) const;
  Type getResultElementType(unsigned result = 0) const;
  bool isUnsigned(unsigned operand) const;
  /// The type of elements in registers: `i8`.
  Type getScalarType(unsigned operand) const;
  Type getResultScalarType(unsigned result = 0) const;
  /// Returns the elements of an operand of integers that the analysis knows.
  std::optional<Sizes> getElements(unsigned operand) const;
  /// Returns them if all are constants.
  std::optional<llvm::SmallVector<int64_t>> getIntegers(unsigned operand) const;

  // The attributes, or the default if an attribute is absent.
  int64_t getInteger(llvm::StringRef name, int64_t byDefault) const;
  double getFloat(llvm::StringRef name, double byDefault) const;
  llvm::StringRef getString(llvm::StringRef name,
                            llvm::StringRef byDefault) const;
  std::optional<llvm::SmallVector<int64_t>>
  getIntegers(llvm::StringRef name) const;

  /// Returns the dimension that `axis`, which may be negative, is of `rank`.
  /// The analysis of shapes has checked that it is one.
  static unsigned normalizeAxis(int64_t axis, int64_t rank) {
    return axis < 0 ? axis + rank : axis;
  }

  InFlightDiagnostic emitError() const {
    InFlightDiagnostic error = op->emitOpError();
    if (isSilent)
      error.abandon();
    return error;
  }

private:
  Operation *op;
  ShapeAnalysis &shapes;
  bool isSilent;
};

/// Returns whether all operands and results are tensors with ranks that the
/// analysis knows, or omitted, as `Operator` demands.
bool hasKnownRanks(Operation *op, const ShapeAnalysis &shapes);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_INDEXED_OPERATOR_H
