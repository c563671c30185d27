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
#include <vector>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/elements.h"
#include "dialects/dlti/dlti.h"
#include "dialects/onnx/rules/constants.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {
namespace {

/// The bytes of a group, which an instruction multiplies.
constexpr int64_t groupSize = 4;
/// Fewer columns do not fill a vector. The sums of more products are not kept
/// in registers.
constexpr int64_t leastColumns = 16, mostProducts = 1 << 14;
/// The distance of unsigned bytes from signed ones.
constexpr int64_t signBit = 128;

/// A factor whose bytes have the sign that the instruction asks for.
struct Factor {
  Value bytes;
  /// The zero point as i32, or null if it is 0.
  Value zero;
};

class ByteProduct {
public:
  ByteProduct(const Node &node, NodeBuilder &builder,
              const ByteFactors &factors)
      : node(node), builder(builder), factors(factors) {}

  /// Returns whether the machine and the factors permit this form, for columns
  /// along `axis` of the right factor.
  bool isPossible(int64_t axis) const;
  /// Returns whether the operator has this form.
  bool isDone(llvm::StringRef name) const {
    return node.op->getName().getStringRef() == name && !hasSameSign() &&
           !factors.leftZero && !factors.rightZero &&
           !isa<DenseElementsAttr>(getElements(factors.right));
  }
  llvm::ArrayRef<DimExpr> getShape(Value value) const {
    return node.shapes.getShape(value).value_or(llvm::ArrayRef<DimExpr>());
  }
  Factor getLeft();
  Factor getRight();
  /// Returns the sums of the columns of the right factor along `axis`.
  Value getColumnSums(const Factor &right, int64_t axis) {
    return makeConstant(builder, builder.getLoc(),
                        sumBytes(getElements(right.bytes), axis));
  }
  Value integer(int64_t number) {
    return builder.scalar(type, static_cast<double>(number));
  }
  Value multiply(Value a, Value b) { return builder.node("Mul", {a, b}); }
  Value subtract(Value a, Value b) { return builder.node("Sub", {a, b}); }

  const Node &node;
  NodeBuilder &builder;
  const ByteFactors &factors;
  const Type type = builder.getI32Type();

private:
  static bool isSigned(Value bytes) {
    return !getElementType(bytes).isUnsignedInteger();
  }
  bool hasSameSign() const {
    return isSigned(factors.left) == isSigned(factors.right);
  }
  bool movesRight() const;
  Value getZero(Value given, int64_t offset);
};

} // namespace

bool ByteProduct::isPossible(int64_t axis) const {
  if (dlti::queryCPU(node.op, "byte_dot_product_size") != groupSize)
    return false;
  for (Value factor : {factors.left, factors.right}) {
    const Type element = getElementType(factor);
    if (!element || !element.isInteger(8))
      return false;
  }
  const ElementsAttr right = getElements(factors.right);
  if (!right || right.getShapedType().getRank() < 2)
    return false;
  const int64_t numColumns = right.getShapedType().getDimSize(axis);
  if (numColumns < leastColumns)
    return false;
  const int64_t numProducts =
      right.getShapedType().getNumElements() / numColumns;
  return numProducts >= groupSize && numProducts <= mostProducts;
}

/// Returns true if `value` is a constant whose elements all are `number`.
static bool isAll(Value value, int64_t number) {
  const auto known = value ? getIntegers(value) : std::nullopt;
  return known && llvm::all_of(*known, [&](int64_t i) { return i == number; });
}

/// Returns whether the right factor is moved: it is unsigned, and so is the
/// left one, or its zero point becomes 0.
bool ByteProduct::movesRight() const {
  return !isSigned(factors.right) &&
         (!isSigned(factors.left) || isAll(factors.rightZero, signBit));
}

/// Returns the zero point of bytes that are moved by `offset`, as i32, or null
/// if it is 0.
Value ByteProduct::getZero(Value given, int64_t offset) {
  if (!given)
    return offset == 0 ? Value() : integer(offset);
  if (isAll(given, -offset))
    return {};
  Value number = builder.cast(given, type);
  return offset == 0 ? number : builder.node("Add", {number, integer(offset)});
}

/// The left factor is moved if both are signed.
Factor ByteProduct::getLeft() {
  if (!isSigned(factors.left) || (!isSigned(factors.right) && !movesRight()))
    return {factors.left, getZero(factors.leftZero, 0)};
  const Type byte = builder.getIntegerType(8, /*isSigned=*/false);
  Value moved = builder.node("BitwiseXor", {builder.cast(factors.left, byte),
                                            builder.scalar(byte, signBit)});
  return {moved, getZero(factors.leftZero, signBit)};
}

/// Returns the elements as a resource: code has no other constants in panels.
static ElementsAttr getResource(ElementsAttr elements) {
  auto dense = dyn_cast<DenseElementsAttr>(elements);
  if (!dense)
    return elements;
  const llvm::ArrayRef<char> bytes = dense.getRawData();
  const std::vector<char> copies(dense.isSplat() ? dense.getNumElements() : 0,
                                 bytes.front());
  return DenseResourceElementsAttr::get(
      dense.getType(), "bytes",
      Blob::copy(dense.isSplat() ? llvm::ArrayRef(copies) : bytes, 1,
                 llvm::endianness::little));
}

Factor ByteProduct::getRight() {
  const ElementsAttr given = getElements(factors.right);
  const bool isMoved = movesRight();
  const ElementsAttr elements = getResource(isMoved ? moveBytes(given) : given);
  Value bytes = elements == given
                    ? factors.right
                    : makeConstant(builder, builder.getLoc(), elements);
  return {bytes, getZero(factors.rightZero, isMoved ? -signBit : 0)};
}

std::optional<Value> multiplyBytes(const Node &node, NodeBuilder &builder,
                                   const ByteFactors &factors) {
  ByteProduct product(node, builder, factors);
  if (!product.isPossible(1) || product.getShape(factors.left).size() < 2)
    return std::nullopt;
  const llvm::ArrayRef<DimExpr> right = product.getShape(factors.right);
  const auto count = right[0].getConstant();
  if (right.size() != 2 || !count || *count % groupSize != 0)
    return std::nullopt;
  if (product.isDone("onnx.MatMulInteger"))
    return Value();

  const Factor a = product.getLeft(), b = product.getRight();
  Value sums = builder.node(
      "MatMulInteger", {a.bytes, b.bytes, builder.noValue(), builder.noValue()},
      {}, product.type);
  // za sum b, and zb (sum a - K za)
  if (a.zero)
    sums = product.subtract(
        sums, product.multiply(a.zero, product.getColumnSums(b, 1)));
  if (!b.zero)
    return sums;
  Value rows = builder.node(
      "ReduceSum", {builder.cast(a.bytes, product.type), builder.list(-1)});
  if (a.zero)
    rows = product.subtract(rows,
                            product.multiply(a.zero, product.integer(*count)));
  return product.subtract(sums, product.multiply(rows, b.zero));
}

/// Returns whether a window may reach beyond the image.
static bool hasPads(const Node &node) {
  auto automatic = node.op->getAttrOfType<StringAttr>("auto_pad");
  if (automatic && automatic.getValue().starts_with("SAME"))
    return true;
  auto pads = node.op->getAttrOfType<ArrayAttr>("pads");
  return pads && llvm::any_of(pads, [](Attribute pad) {
           return !cast<IntegerAttr>(pad).getValue().isZero();
         });
}

/// Returns whether an image has more than one position. Channels of one are
/// neighbors in any layout.
static bool hasPositions(llvm::ArrayRef<DimExpr> shape) {
  return !shape[2].isConstant(1) || !shape[3].isConstant(1);
}

std::optional<Value> convolveBytes(const Node &node, NodeBuilder &builder,
                                   const ByteFactors &factors) {
  constexpr size_t rank = 4;
  ByteProduct product(node, builder, factors);
  if (node.isRowMajor || !product.isPossible(0))
    return std::nullopt;
  const llvm::ArrayRef<DimExpr> image = product.getShape(factors.left),
                                weights = product.getShape(factors.right),
                                result =
                                    product.getShape(node.op->getResult(0));
  if (image.size() != rank || weights.size() != rank || result.size() != rank ||
      !hasPositions(image) || !hasPositions(result) ||
      node.getInteger("group", 1) != 1)
    return std::nullopt;
  const auto channels = weights[1].getConstant();
  if (!channels || *channels % groupSize != 0)
    return std::nullopt;
  if (product.isDone("onnx.ConvInteger"))
    return Value();

  const Factor x = product.getLeft(), w = product.getRight();
  // Zero points of weights need the sum of each window. Elements outside of the
  // image are the zero point, which the instruction takes for 0.
  if (w.zero || (x.zero && hasPads(node)))
    return std::nullopt;
  Value sums = builder.node(
      "ConvInteger", {x.bytes, w.bytes, builder.noValue(), builder.noValue()},
      node.getAttributes({"auto_pad", "dilations", "group", "kernel_shape",
                          "pads", "strides"}),
      product.type);
  if (!x.zero)
    return sums;
  Value channelSums = builder.unsqueeze(product.getColumnSums(w, 0), {1, 2});
  return product.subtract(sums, product.multiply(x.zero, channelSums));
}

} // namespace mlir::onnx
