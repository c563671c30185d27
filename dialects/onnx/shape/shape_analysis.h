// SPDX-License-Identifier: Apache-2.0
//
// The shapes of the values of a function, as expressions over symbols. Sizes
// that are equal in all runs are the same expression, as far as the analysis
// can see. It reads the IR only: types, attributes, `onnx.dim_params` of
// arguments and results, and the operations.
#ifndef DIALECTS_ONNX_SHAPE_SHAPE_ANALYSIS_H
#define DIALECTS_ONNX_SHAPE_SHAPE_ANALYSIS_H

#include <memory>
#include <optional>

#include "core/ir/structure/operation.h"
#include "core/support/llvm.h"
#include "dialects/onnx/shape/dim_expr.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::onnx {

class ShapeFacts;

/// Returns whether the analysis has a rule for the operation, such as
/// `onnx.Add`. The results of others have the shapes of their types.
bool hasShapeRule(llvm::StringRef operation);

class ShapeAnalysis {
public:
  /// Analyzes a function and its nested regions. Reports an error at the first
  /// operation that violates its specification, or whose inferred shape
  /// contradicts its type.
  explicit ShapeAnalysis(Operation *function);
  ~ShapeAnalysis();

  /// Returns whether there is no error. Otherwise, values after the operation
  /// with the error have the shapes of their types.
  bool isValid() const { return valid; }

  /// Returns the sizes of a tensor, or nullopt if its rank is not known. Sizes
  /// that only a run determines are symbols.
  std::optional<llvm::ArrayRef<DimExpr>> getShape(Value value) const;

  /// Returns the elements of a small tensor of integers, in row-major order, if
  /// something is known about them.
  std::optional<llvm::ArrayRef<DimExpr>> getElements(Value value) const;

  /// Returns the sizes of the tensors in a sequence or an optional value, null
  /// for those that are not known or differ.
  std::optional<llvm::ArrayRef<DimExpr>> getElementShape(Value value) const;

  /// Where a symbol gets its value: size `index` of the value, or its element
  /// `index`. The first operation that has the size is the source.
  struct Source {
    Value value;
    unsigned index;
    bool isElement;
  };
  /// Returns nullopt for a symbol that no value has.
  std::optional<Source> getSource(const DimAtom &symbol) const;

  /// Creates expressions. Those of the analysis belong to it.
  DimExprContext &getContext();

private:
  std::unique_ptr<ShapeFacts> facts;
  bool valid = true;
};

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_SHAPE_SHAPE_ANALYSIS_H
