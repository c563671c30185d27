// SPDX-License-Identifier: Apache-2.0
//
// Products of quantized tensors as products of floats, which are exact.
//
// An element of 8 bits less a zero point is an integer from -255 to 255. f32
// has all integers up to 2^24, so that a sum of a few hundred products is exact
// in any order. Longer sums are split into parts, which are added as integers.
// A sum of unknown length is computed in f64, which has all integers up to
// 2^53.
#include <algorithm>
#include <cstdint>
#include <optional>

#include "core/ir/builtin/builtin_attributes.h"
#include "dialects/onnx/transforms/decompose_onnx/byte_products.h"
#include "dialects/onnx/transforms/decompose_onnx/decompositions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::onnx {
namespace {

/// The numbers of the factors, and of their zero points.
struct IntegerProduct {
  unsigned left, leftZero, right, rightZero;
};
constexpr IntegerProduct integerProduct = {0, 2, 1, 3};
constexpr IntegerProduct scaledProduct = {0, 2, 3, 5};
/// The numbers of the other operands of QLinearMatMul and QLinearConv.
constexpr unsigned leftScale = 1, rightScale = 4, resultScale = 6,
                   resultZero = 7, bias = 8;

/// Creates the parts of a product.
class ProductBuilder {
public:
  ProductBuilder(const Node &node, NodeBuilder &builder,
                 const IntegerProduct &operands)
      : node(node), builder(builder), operands(operands) {}

  /// Returns the sums of products, or null if the operator remains.
  Value multiplyMatrices();
  Value convolve();
  /// Returns whether the scales and the zero point of the result have a form
  /// that `quantize` knows.
  bool canQuantize() const;
  /// Returns sums with the scale, the zero point and the type of the result.
  /// `spatial` dimensions follow the columns or channels.
  Value quantize(Value sums, int64_t spatial);

private:
  bool hasBytes() const;
  ByteFactors getFactors() const;
  bool isScalar(unsigned operand) const;
  bool isScalarOrList(unsigned operand) const;
  bool hasZeroPoints() const;
  bool isRounded() const;
  int64_t getLimit() const;
  Value getList(unsigned operand, int64_t inner);
  Value getLeft(Type type);
  Value getRight(Type type, int64_t inner);
  Value slice(Value tensor, int64_t axis, int64_t begin, int64_t end);
  Value
  addParts(int64_t count, int64_t limit,
           llvm::function_ref<Value(int64_t begin, int64_t end)> multiply);

  const Node &node;
  NodeBuilder &builder;
  const IntegerProduct &operands;
};

} // namespace

bool ProductBuilder::hasBytes() const {
  return llvm::all_of(llvm::ArrayRef<unsigned>({operands.left, operands.right}),
                      [&](unsigned operand) {
                        const Type type =
                            getElementType(node.getOperand(operand));
                        return type && type.isInteger(8);
                      });
}

ByteFactors ProductBuilder::getFactors() const {
  auto get = [&](unsigned operand) {
    return node.hasOperand(operand) ? node.getOperand(operand) : Value();
  };
  return {get(operands.left), get(operands.leftZero), get(operands.right),
          get(operands.rightZero)};
}

/// Returns whether an operand is omitted, or has one element.
bool ProductBuilder::isScalar(unsigned operand) const {
  if (!node.hasOperand(operand))
    return true;
  const auto shape = node.shapes.getShape(node.getOperand(operand));
  return shape &&
         llvm::all_of(*shape, [](DimExpr size) { return size.isConstant(1); });
}

/// Returns whether an operand is omitted, or has one element, or one for each
/// column or output channel.
bool ProductBuilder::isScalarOrList(unsigned operand) const {
  if (isScalar(operand))
    return true;
  const auto shape = node.shapes.getShape(node.getOperand(operand));
  return shape && shape->size() == 1;
}

/// Returns whether the zero points of the factors have a form that is known.
bool ProductBuilder::hasZeroPoints() const {
  return isScalar(operands.leftZero) && isScalarOrList(operands.rightZero);
}

/// Returns whether the sums are the result, and all that uses them are casts to
/// floats of 32 bits or less.
bool ProductBuilder::isRounded() const {
  Value result = node.op->getResult(0);
  return getElementType(result).isInteger(32) &&
         llvm::all_of(result.getUsers(), [](Operation *user) {
           auto type = user->getAttrOfType<TypeAttr>("to");
           return user->getName().getStringRef() == "onnx.Cast" && type &&
                  isa<FloatType>(type.getValue()) &&
                  type.getValue().getIntOrFloatBitWidth() <= 32;
         });
}

/// Returns how many products a sum may have so that it is exact in f32.
int64_t ProductBuilder::getLimit() const {
  if (isRounded())
    return INT64_MAX;
  auto getLargest = [&](unsigned operand, unsigned zero) -> int64_t {
    const Type type = getElementType(node.getOperand(operand));
    return node.hasOperand(zero) || type.isUnsignedInteger() ? 255 : 128;
  };
  return (int64_t(1) << 24) / (getLargest(operands.left, operands.leftZero) *
                               getLargest(operands.right, operands.rightZero));
}

/// Returns an operand that has one element for each column or channel, so that
/// it broadcasts to a tensor with `inner` dimensions after that one.
Value ProductBuilder::getList(unsigned operand, int64_t inner) {
  Value value = node.getOperand(operand);
  if (inner == 0 || isScalar(operand))
    return value;
  return builder.unsqueeze(value,
                           llvm::to_vector(llvm::seq<int64_t>(1, inner + 1)));
}

/// Returns the left factor less its zero point.
Value ProductBuilder::getLeft(Type type) {
  Value factor = builder.cast(node.getOperand(operands.left), type);
  if (!node.hasOperand(operands.leftZero))
    return factor;
  return builder.node(
      "Sub", {factor, builder.cast(node.getOperand(operands.leftZero), type)});
}

/// Returns the right factor less its zero points, which are of a dimension that
/// `inner` ones follow.
Value ProductBuilder::getRight(Type type, int64_t inner) {
  Value factor = builder.cast(node.getOperand(operands.right), type);
  if (!node.hasOperand(operands.rightZero))
    return factor;
  return builder.node(
      "Sub", {factor, builder.cast(getList(operands.rightZero, inner), type)});
}

/// Returns the elements from `begin` to `end` along an axis.
Value ProductBuilder::slice(Value tensor, int64_t axis, int64_t begin,
                            int64_t end) {
  return builder.slice(tensor, axis, builder.list(begin), builder.list(end));
}

/// Returns the sum of products of parts, of at most `limit` of `count` each.
Value ProductBuilder::addParts(
    int64_t count, int64_t limit,
    llvm::function_ref<Value(int64_t begin, int64_t end)> multiply) {
  const int64_t size = llvm::divideCeil(count, llvm::divideCeil(count, limit));
  Value sum;
  for (int64_t begin = 0; begin < count; begin += size) {
    Value part = builder.cast(multiply(begin, std::min(begin + size, count)),
                              builder.getI32Type());
    sum = sum ? builder.node("Add", {sum, part}) : part;
  }
  return sum;
}

Value ProductBuilder::multiplyMatrices() {
  const llvm::ArrayRef<DimExpr> left = node.getShape(operands.left);
  const llvm::ArrayRef<DimExpr> right = node.getShape(operands.right);
  if (!hasBytes() || left.size() < 2 || right.size() < 2 || !hasZeroPoints())
    return {};
  std::optional<int64_t> count = left.back().getConstant();
  if (!count)
    count = right[right.size() - 2].getConstant();
  if (count == 0)
    return {};
  if (const auto sums = multiplyBytes(node, builder, getFactors()))
    return *sums;
  const Type type =
      count || isRounded() ? builder.getF32Type() : builder.getF64Type();
  Value a = getLeft(type), b = getRight(type, 0);
  if (!count)
    return builder.cast(builder.node("MatMul", {a, b}), builder.getI32Type());
  return addParts(*count, getLimit(), [&](int64_t begin, int64_t end) {
    if (end - begin == *count)
      return builder.node("MatMul", {a, b});
    const int64_t columns = left.size() - 1, rows = right.size() - 2;
    return builder.node(
        "MatMul", {slice(a, columns, begin, end), slice(b, rows, begin, end)});
  });
}

Value ProductBuilder::convolve() {
  const llvm::ArrayRef<DimExpr> weights = node.getShape(operands.right);
  if (!hasBytes() || weights.size() < 3 ||
      node.getShape(operands.left).size() != weights.size() || !hasZeroPoints())
    return {};
  if (const auto sums = convolveBytes(node, builder, getFactors()))
    return *sums;
  // The products for one channel, and the channels of a group.
  uint64_t perChannel = 1;
  for (DimExpr size : weights.drop_front(2)) {
    const std::optional<int64_t> constant = size.getConstant();
    if (!constant || *constant < 1)
      return {};
    perChannel = llvm::SaturatingMultiply<uint64_t>(perChannel, *constant);
  }
  const std::optional<int64_t> channels = weights[1].getConstant();
  if (!channels || *channels < 1)
    return {};
  const auto attributes = node.getAttributes(
      {"auto_pad", "dilations", "group", "kernel_shape", "pads", "strides"});
  auto multiply = [&](Value x, Value w) {
    return builder.node("Conv", {x, w, builder.noValue()}, attributes);
  };
  const int64_t limit = static_cast<uint64_t>(getLimit()) / perChannel;
  const bool isSplit = limit < *channels;
  const bool isDouble =
      isSplit && (limit == 0 || node.getInteger("group", 1) != 1);
  const Type type = isDouble ? builder.getF64Type() : builder.getF32Type();
  Value x = getLeft(type), w = getRight(type, weights.size() - 1);
  if (isDouble || !isSplit)
    return builder.cast(multiply(x, w), builder.getI32Type());
  return addParts(*channels, limit, [&](int64_t begin, int64_t end) {
    return multiply(slice(x, 1, begin, end), slice(w, 1, begin, end));
  });
}

bool ProductBuilder::canQuantize() const {
  return isScalar(leftScale) && isScalarOrList(rightScale) &&
         isScalar(resultScale) && isScalar(resultZero) &&
         node.hasOperand(resultZero);
}

Value ProductBuilder::quantize(Value sums, int64_t spatial) {
  const Type type = builder.getF32Type();
  if (node.hasOperand(bias))
    sums = builder.node("Add", {sums, getList(bias, spatial)});
  Value scale =
      builder.node("Mul", {builder.cast(node.getOperand(leftScale), type),
                           builder.cast(getList(rightScale, spatial), type)});
  scale = builder.node(
      "Div", {scale, builder.cast(node.getOperand(resultScale), type)});
  Value real = builder.node("Mul", {builder.cast(sums, type), scale});
  Value zero = node.getOperand(resultZero);
  return builder.node("QuantizeLinear", {real, builder.scalar(type, 1), zero},
                      {}, getElementType(zero));
}

Replacement decomposeMatMulInteger(const Node &node, NodeBuilder &builder) {
  if (Value sums =
          ProductBuilder(node, builder, integerProduct).multiplyMatrices())
    return {sums};
  return {};
}

Replacement decomposeConvInteger(const Node &node, NodeBuilder &builder) {
  if (Value sums = ProductBuilder(node, builder, integerProduct).convolve())
    return {sums};
  return {};
}

Replacement decomposeQLinearMatMul(const Node &node, NodeBuilder &builder) {
  ProductBuilder product(node, builder, scaledProduct);
  Value sums = product.canQuantize() ? product.multiplyMatrices() : Value();
  if (!sums)
    return {};
  return {product.quantize(sums, 0)};
}

Replacement decomposeQLinearConv(const Node &node, NodeBuilder &builder) {
  ProductBuilder product(node, builder, scaledProduct);
  Value sums = product.canQuantize() ? product.convolve() : Value();
  if (!sums)
    return {};
  return {product.quantize(sums, node.getShape(0).size() - 2)};
}

} // namespace mlir::onnx
