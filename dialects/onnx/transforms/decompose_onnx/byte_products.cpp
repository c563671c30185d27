// SPDX-License-Identifier: Apache-2.0
//
// An instruction adds products of unsigned and signed bytes to a sum. With zero
// points za and zb, and the other factor's bytes a and b,
//
//   sum (a - za) (b - zb) = sum a b - za sum b - zb sum a + K za zb
//
// where sum b is a constant, and zb mostly is 0. Bytes of the wrong sign are
// moved by 128, and so is their zero point. Numbers wrap around, so that the
// result is that of any order.
#include "dialects/onnx/transforms/decompose_onnx/byte_products.h"

#include <optional>

#include "core/ir/builtin/builtin_attributes.h"
#include "dialects/dlti/dlti.h"
#include "dialects/onnx/rules/constants.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {
namespace {

/// The bytes of a group, which an instruction multiplies.
constexpr int64_t groupSize = 4;
/// Fewer columns do not fill a vector.
constexpr int64_t leastColumns = 16;
/// The distance of unsigned bytes from signed ones.
constexpr int64_t signBit = 128;

/// A factor whose bytes have the sign that the instruction asks for.
struct Factor {
  Value bytes;
  /// The zero point as i32, or null if it is 0.
  Value zero;
  /// The sums of the columns of a constant.
  Value sums;
};

class ByteProduct {
public:
  ByteProduct(const Node &node, NodeBuilder &builder,
              const ByteOperands &operands)
      : node(node), builder(builder), operands(operands) {}

  /// Returns whether the machine and the operands permit this form.
  bool isPossible() const;
  bool isSigned(unsigned operand) const {
    return !getElementType(node.getOperand(operand)).isUnsignedInteger();
  }
  bool hasSameSign() const {
    return isSigned(operands.left) == isSigned(operands.right);
  }
  Factor getLeft();
  /// Returns the factor that is a constant. Its columns are along `axis`.
  Factor getRight(int64_t axis);
  Value integer(int64_t number) {
    return builder.scalar(type, static_cast<double>(number));
  }
  Value multiply(Value a, Value b) { return builder.node("Mul", {a, b}); }
  Value subtract(Value a, Value b) { return builder.node("Sub", {a, b}); }

  const Node &node;
  NodeBuilder &builder;
  const ByteOperands &operands;
  const Type type = builder.getI32Type();

private:
  Value getZero(unsigned zero, int64_t offset);
};

} // namespace

bool ByteProduct::isPossible() const {
  return dlti::queryCPU(node.op, "byte_dot_product_size") == groupSize &&
         getElements(node.getOperand(operands.right)) &&
         llvm::all_of(llvm::ArrayRef({operands.left, operands.right}),
                      [&](unsigned operand) {
                        const Type element =
                            getElementType(node.getOperand(operand));
                        return element && element.isInteger(8);
                      });
}

/// Returns the zero point of bytes that are moved by `offset`, as i32, or null
/// if it is 0.
Value ByteProduct::getZero(unsigned zero, int64_t offset) {
  if (!node.hasOperand(zero))
    return offset == 0 ? Value() : integer(offset);
  Value given = node.getOperand(zero);
  const auto known = getIntegers(given);
  if (known &&
      llvm::all_of(*known, [&](int64_t number) { return number == -offset; }))
    return {};
  Value number = builder.cast(given, type);
  return offset == 0 ? number : builder.node("Add", {number, integer(offset)});
}

/// If both factors are signed, the left one is moved.
Factor ByteProduct::getLeft() {
  Value bytes = node.getOperand(operands.left);
  if (!hasSameSign() || !isSigned(operands.left))
    return {bytes, getZero(operands.leftZero, 0), {}};
  const Type byte = builder.getIntegerType(8, /*isSigned=*/false);
  bytes = builder.node(
      "BitwiseXor", {builder.cast(bytes, byte), builder.scalar(byte, signBit)});
  return {bytes, getZero(operands.leftZero, signBit), {}};
}

/// If both factors are unsigned, the right one is moved.
Factor ByteProduct::getRight(int64_t axis) {
  Value bytes = node.getOperand(operands.right);
  ElementsAttr elements = getElements(bytes);
  const bool isMoved = hasSameSign() && !isSigned(operands.right);
  if (isMoved) {
    elements = moveBytes(elements);
    bytes = makeConstant(builder, builder.getLoc(), elements);
  }
  return {bytes, getZero(operands.rightZero, isMoved ? -signBit : 0),
          makeConstant(builder, builder.getLoc(), sumBytes(elements, axis))};
}

std::optional<Value> multiplyBytes(const Node &node, NodeBuilder &builder,
                                   const ByteOperands &operands) {
  ByteProduct product(node, builder, operands);
  const llvm::ArrayRef<DimExpr> right = node.getShape(operands.right);
  if (!product.isPossible() || right.size() != 2 ||
      node.getShape(operands.left).size() < 2)
    return std::nullopt;
  const std::optional<int64_t> count = right[0].getConstant();
  const std::optional<int64_t> columns = right[1].getConstant();
  if (!count || *count < 1 || *count % groupSize != 0 || !columns ||
      *columns < leastColumns)
    return std::nullopt;
  if (!product.hasSameSign() && !node.hasOperand(operands.leftZero) &&
      !node.hasOperand(operands.rightZero) &&
      node.op->getName().getStringRef() == "onnx.MatMulInteger")
    return Value();

  const Factor a = product.getLeft(), b = product.getRight(1);
  Value sums = builder.node(
      "MatMulInteger", {a.bytes, b.bytes, builder.noValue(), builder.noValue()},
      {}, product.type);
  // za sum b, and zb (sum a - K za)
  if (a.zero)
    sums = product.subtract(sums, product.multiply(a.zero, b.sums));
  if (!b.zero)
    return sums;
  Value rows = builder.node(
      "ReduceSum", {builder.cast(a.bytes, product.type), builder.list(-1)});
  if (a.zero)
    rows = product.subtract(rows,
                            product.multiply(a.zero, product.integer(*count)));
  return product.subtract(sums, product.multiply(rows, b.zero));
}

} // namespace mlir::onnx
