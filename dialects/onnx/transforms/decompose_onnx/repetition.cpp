// SPDX-License-Identifier: Apache-2.0
//
// Operators that repeat elements, as an Expand between views: its loops have no
// divisions, and the innermost copies neighbors.
#include <cstdint>
#include <optional>

#include "core/ir/builtin/builtin_attributes.h"
#include "dialects/onnx/rules/constants.h"
#include "dialects/onnx/transforms/decompose_onnx/decompositions.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

/// Returns the product of a size and how often it is repeated, lists of one
/// element.
static Value multiply(NodeBuilder &builder, Value size, Value count) {
  return builder.node("Mul", {size, count});
}

/// Tile: dimensions (n...) become (1, n)..., (r, n)... and (r * n)...
Replacement decomposeTile(const Node &node, NodeBuilder &builder) {
  const int64_t rank = node.getShape(0).size();
  const llvm::ArrayRef<DimExpr> counts = node.getShape(1);
  // The elements of a list of sizes stay known.
  if (rank == 0 || counts.size() != 1 || !counts[0].isConstant(rank) ||
      node.shapes.getElements(node.op->getResult(0)))
    return {};
  Value tensor = node.getOperand(0);
  llvm::SmallVector<int64_t> added;
  llvm::SmallVector<Value> expanded, joined;
  for (int64_t axis = 0; axis < rank; ++axis) {
    Value count = builder.slice(node.getOperand(1), 0, builder.list(axis),
                                builder.list(axis + 1));
    added.push_back(2 * axis);
    expanded.push_back(count);
    expanded.push_back(builder.list(1));
    joined.push_back(multiply(builder, builder.size(tensor, axis), count));
  }
  Value repeated = builder.node("Expand", {builder.unsqueeze(tensor, added),
                                           builder.concat(expanded, 0)});
  return {builder.node("Reshape", {repeated, builder.concat(joined, 0)},
                       builder.integer("allowzero", 1))};
}

/// Returns how many times as large as the operand the result of a Resize is in
/// each dimension, if these are integers.
static std::optional<llvm::SmallVector<int64_t>> getFactors(const Node &node) {
  const auto result = node.shapes.getShape(node.op->getResult(0));
  const llvm::ArrayRef<DimExpr> operand = node.getShape(0);
  if (!result || result->size() != operand.size())
    return std::nullopt;
  llvm::SmallVector<int64_t> factors;
  for (auto [to, from] : llvm::zip(*result, operand)) {
    const DimExpr factor = node.shapes.getContext().divideExactly(to, from);
    const auto value = factor ? factor.getConstant() : std::nullopt;
    if (!value || *value < 1)
      return std::nullopt;
    factors.push_back(*value);
  }
  if (!node.hasOperand(2))
    return factors;
  // A result may have the size of a factor that is no integer.
  const auto scales = getFloats(node.getOperand(2));
  if (!scales || scales->size() != factors.size() ||
      !llvm::equal(*scales, factors, [](double scale, int64_t factor) {
        return scale == double(factor);
      }))
    return std::nullopt;
  return factors;
}

static llvm::StringRef getText(const Node &node, llvm::StringRef name,
                               llvm::StringRef byDefault) {
  const auto text = node.op->getAttrOfType<StringAttr>(name);
  return text ? text.getValue() : byDefault;
}

/// Returns whether element i of the result of a Resize by integers is element
/// i / factor of the operand: i / factor rounded down, or, with the centers of
/// elements, (i + 1/2) / factor - 1/2 rounded to the nearest, which is never in
/// the middle. A half is rounded down.
static bool repeatsElements(const Node &node, llvm::ArrayRef<int64_t> factors) {
  if (getText(node, "mode", "nearest") != "nearest" ||
      getText(node, "keep_aspect_ratio_policy", "stretch") != "stretch")
    return false;
  const llvm::StringRef rounding =
      getText(node, "nearest_mode", "round_prefer_floor");
  const llvm::StringRef coordinates =
      getText(node, "coordinate_transformation_mode", "half_pixel");
  if (coordinates == "asymmetric")
    return rounding == "floor" ||
           (rounding == "round_prefer_floor" &&
            llvm::all_of(factors, [](int64_t factor) { return factor <= 2; }));
  return coordinates.contains("half_pixel") && rounding.starts_with("round_");
}

/// Resize: dimensions (n...) become (n, 1)..., (n, k)... and (n * k)...
Replacement decomposeResize(const Node &node, NodeBuilder &builder) {
  const auto factors = getFactors(node);
  if (!factors || !repeatsElements(node, *factors))
    return {};
  Value tensor = node.getOperand(0);
  llvm::SmallVector<int64_t> added, expanded;
  llvm::SmallVector<Value> joined;
  for (auto [axis, factor] : llvm::enumerate(*factors)) {
    Value size = builder.size(tensor, axis);
    expanded.push_back(1);
    if (factor != 1) {
      added.push_back(expanded.size());
      expanded.push_back(factor);
      size = multiply(builder, size, builder.list(factor));
    }
    joined.push_back(size);
  }
  if (added.empty())
    return {};
  Value repeated = builder.node(
      "Expand", {builder.unsqueeze(tensor, added), builder.list(expanded)});
  return {builder.node("Reshape", {repeated, builder.concat(joined, 0)},
                       builder.integer("allowzero", 1))};
}

} // namespace mlir::onnx
