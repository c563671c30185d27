// SPDX-License-Identifier: Apache-2.0
//
// Products of tensors that DequantizeLinear yields, as products of bytes:
//
//   sum sa (a - za) sb (b - zb) = sa sb sum (a - za) (b - zb)
//
// The sums are exact, so that the result is at least as precise.
#include <optional>

#include "core/ir/builtin/builtin_attributes.h"
#include "dialects/onnx/transforms/decompose_onnx/byte_products.h"
#include "dialects/onnx/transforms/decompose_onnx/decompositions.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {
namespace {

/// An operand of DequantizeLinear, and what it is scaled by.
struct Dequantized {
  Value bytes, scale, zero;
};

/// Two of them, whose product is scaled by a scalar, or by a list.
struct Factors {
  ByteFactors bytes;
  Value leftScale, rightScale;
  bool isList;
};

} // namespace

static bool isScalar(const Node &node, Value value) {
  const auto shape = node.shapes.getShape(value);
  return shape &&
         llvm::all_of(*shape, [](DimExpr size) { return size.isConstant(1); });
}

/// Returns the operands of the DequantizeLinear that yields a factor of f32.
static std::optional<Dequantized> getDequantized(const Node &node,
                                                 unsigned operand) {
  Operation *op = node.getOperand(operand).getDefiningOp();
  if (!op || op->getName().getStringRef() != "onnx.DequantizeLinear" ||
      op->getNumOperands() < 2)
    return std::nullopt;
  Dequantized result = {op->getOperand(0), op->getOperand(1), {}};
  if (op->getNumOperands() > 2 && !isa<NoneType>(op->getOperand(2).getType()))
    result.zero = op->getOperand(2);
  for (Value value : {Value(op->getResult(0)), result.scale})
    if (const Type type = getElementType(value); !type || !type.isF32())
      return std::nullopt;
  return result;
}

/// Returns true if the scale of a factor is a list along `axis`.
static bool isListAlong(const Node &node, unsigned operand, int64_t axis) {
  Operation *op = node.getOperand(operand).getDefiningOp();
  const auto shape = node.shapes.getShape(op->getOperand(0));
  const auto scale = node.shapes.getShape(op->getOperand(1));
  auto given = op->getAttrOfType<IntegerAttr>("axis");
  int64_t own = given ? given.getValue().getSExtValue() : 1;
  if (!shape || !scale || scale->size() != 1)
    return false;
  if (own < 0)
    own += static_cast<int64_t>(shape->size());
  return own == axis;
}

/// Returns the factors of a product whose columns are along `axis` of the right
/// one.
static std::optional<Factors> getFactors(const Node &node, int64_t axis) {
  const auto left = getDequantized(node, 0), right = getDequantized(node, 1);
  if (!left || !right || !isScalar(node, left->scale) ||
      (left->zero && !isScalar(node, left->zero)))
    return std::nullopt;
  const bool isList = !isScalar(node, right->scale);
  if ((isList && !isListAlong(node, 1, axis)) ||
      (!isList && right->zero && !isScalar(node, right->zero)))
    return std::nullopt;
  return Factors{{left->bytes, left->zero, right->bytes, right->zero},
                 left->scale,
                 right->scale,
                 isList};
}

static Value getScale(const Factors &factors, NodeBuilder &builder) {
  return builder.node("Mul", {factors.leftScale, factors.rightScale});
}

Replacement decomposeDequantizedMatMul(const Node &node, NodeBuilder &builder) {
  const auto factors = getFactors(node, 1);
  if (!factors)
    return {};
  const auto sums = multiplyBytes(node, builder, factors->bytes);
  if (!sums)
    return {};
  return {builder.node("Mul", {builder.cast(*sums, builder.getF32Type()),
                               getScale(*factors, builder)})};
}

Replacement decomposeDequantizedConv(const Node &node, NodeBuilder &builder) {
  enum { image, weights, bias };
  const auto factors = getFactors(node, 0);
  if (!factors)
    return {};
  const auto sums = convolveBytes(node, builder, factors->bytes);
  if (!sums)
    return {};
  auto ofChannels = [&](Value list) { return builder.unsqueeze(list, {1, 2}); };
  Value scale = getScale(*factors, builder);
  Value result =
      builder.node("Mul", {builder.cast(*sums, builder.getF32Type()),
                           factors->isList ? ofChannels(scale) : scale});
  if (node.hasOperand(bias))
    result = builder.node("Add", {result, ofChannels(node.getOperand(bias))});
  return {result};
}

} // namespace mlir::onnx
