// SPDX-License-Identifier: Apache-2.0
//
// Evaluates operators at compile time, from their form as loop nests
// (../indexed), so that no operator is written twice; only those that count
// their elements have code of their own.
#ifndef DIALECTS_ONNX_EVALUATE_EVALUATE_H
#define DIALECTS_ONNX_EVALUATE_EVALUATE_H

#include <optional>

#include "core/ir/builtin/elements.h"
#include "core/ir/structure/operation.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

/// The limits of the cost of an evaluation.
struct EvaluationLimits {
  /// The largest result, in bytes, unless the operands are larger.
  int64_t bytes = int64_t(1) << 16;
  /// Elements that are moved, and operations on numbers.
  int64_t operations = int64_t(1) << 27;
  /// The largest result in memory, in bytes, of an operator that can be a
  /// recipe (recipes.h).
  int64_t bytesInMemory = int64_t(1) << 16;
};

/// Returns the results of an operator. `operands` has the elements of its
/// operands, null for those that are omitted; `shapes` knows the operation.
/// Results that are omitted are null. Integers, casts, moved elements and sums,
/// differences, products and quotients of floats are those of compiled code;
/// functions are correctly rounded.
/// The type of a result may be more precise than the operator's.
/// Returns nullopt if shapes are not static, the operator has no loop nests or
/// fails, the types have no evaluation, or a limit is exceeded.
std::optional<llvm::SmallVector<ElementsAttr>>
evaluateOperator(Operation *op, llvm::ArrayRef<ElementsAttr> operands,
                 ShapeAnalysis &shapes, const EvaluationLimits &limits = {});

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_EVALUATE_EVALUATE_H
