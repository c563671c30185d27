// SPDX-License-Identifier: Apache-2.0
//
// Operators of large constants as recipes (dialects/recipe), which are computed
// when they are written.
#ifndef DIALECTS_ONNX_EVALUATE_RECIPES_H
#define DIALECTS_ONNX_EVALUATE_RECIPES_H

#include <optional>

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/structure/operation.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

/// Returns recipes of the results of an operator. `types` are those of the
/// results, of static shape; null for one that is omitted, as its elements then
/// are. They are the elements that an evaluation returns, bit by bit.
/// Operators are those that move elements to places that are linear functions
/// of their index, concatenations, casts, products with a number for each index
/// of a dimension, and dequantizations without a zero point. Returns nullopt
/// for others, and if a result has no elements.
std::optional<llvm::SmallVector<ElementsAttr>>
makeRecipes(Operation *op, llvm::ArrayRef<ElementsAttr> operands,
            llvm::ArrayRef<RankedTensorType> types, ShapeAnalysis &shapes);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_EVALUATE_RECIPES_H
