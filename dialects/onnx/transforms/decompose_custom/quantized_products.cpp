// SPDX-License-Identifier: Apache-2.0
//
// Products of quantized tensors.
#include "core/ir/builtin/builtin_types.h"
#include "dialects/onnx/transforms/decompose_custom/custom_node.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::onnx {

Value createScaledProduct(NodeBuilder &builder, const ScaledProduct &product,
                          Type type) {
  // The sums may be rounded, since the result is; f16 has not all of them.
  const Type wide = builder.getF32Type();
  Value sums = builder.cast(builder.node("MatMulInteger",
                                         {product.left, product.right,
                                          product.leftZero, product.rightZero},
                                         {}, builder.getI32Type()),
                            wide);
  Value scale = builder.node("Mul", {builder.cast(product.leftScale, wide),
                                     builder.cast(product.rightScale, wide)});
  Value result = builder.cast(builder.node("Mul", {sums, scale}), type);
  if (isa<NoneType>(product.bias.getType()))
    return result;
  return builder.node("Add", {result, product.bias});
}

static FailureOr<Replacement>
decomposeMatMulIntegerToFloat(const CustomNode &node) {
  enum { left, right, leftScale, rightScale, leftZero, rightZero, bias };
  return Replacement{
      createScaledProduct(node.builder,
                          {node.getOperand(left), node.getOperand(leftScale),
                           node.getOptional(leftZero), node.getOperand(right),
                           node.getOperand(rightScale),
                           node.getOptional(rightZero), node.getOptional(bias)},
                          node.getElement(leftScale))};
}

/// The left factor is quantized with the scale that its elements need.
static FailureOr<Replacement>
decomposeDynamicQuantizeMatMul(const CustomNode &node) {
  enum { left, right, scale, zero, bias };
  NodeBuilder &builder = node.builder;
  const Type type = builder.getF32Type();
  const Type byte = builder.getIntegerType(8, /*isSigned=*/false);
  Operation *quantized = builder.nodes(
      "DynamicQuantizeLinear", node.getOperand(left), {}, {byte, type, byte});
  return Replacement{createScaledProduct(
      builder,
      {quantized->getResult(0), quantized->getResult(1),
       quantized->getResult(2), node.getOperand(right), node.getOperand(scale),
       node.getOptional(zero), node.getOptional(bias)},
      type)};
}

static FailureOr<Replacement> decomposeQGemm(const CustomNode &node) {
  enum {
    left,
    leftScale,
    leftZero,
    right,
    rightScale,
    rightZero,
    bias,
    scale,
    zero
  };
  NodeBuilder &builder = node.builder;
  const Type type = node.getElement(leftScale);
  auto getFactor = [&](unsigned operand, llvm::StringRef transposes) {
    Value factor = node.getOperand(operand);
    return node.getInteger(transposes, 0) ? builder.transpose(factor, {1, 0})
                                          : factor;
  };
  Value sums =
      builder.node("MatMulInteger",
                   {getFactor(left, "transA"), getFactor(right, "transB"),
                    node.getOptional(leftZero), node.getOptional(rightZero)},
                   {}, builder.getI32Type());
  if (node.hasOperand(bias))
    sums = builder.node("Add", {sums, node.getOperand(bias)});
  Value factor = builder.node(
      "Mul", {node.getOperand(leftScale), node.getOperand(rightScale)});
  if (const double alpha = node.getFloat("alpha", 1); alpha != 1)
    factor = builder.node("Mul", {factor, builder.scalar(type, alpha)});
  Value result = builder.node("Mul", {builder.cast(sums, type), factor});
  if (!node.hasOperand(scale))
    return Replacement{result};
  const Type byte =
      node.hasOperand(zero) ? node.getElement(zero) : node.getElement(left);
  return Replacement{createQuantized(builder, result, node.getOperand(scale),
                                     node.getOptional(zero), byte)};
}

static FailureOr<Replacement> decomposeQLinearConv(const CustomNode &node) {
  NodeBuilder &builder = node.builder;
  const bool isLast = node.getInteger("channels_last", 0) != 0;
  if (isLast && !node.knowsRanks(0))
    return Replacement();
  llvm::SmallVector<Value> operands;
  for (unsigned i = 0; i < 9; ++i)
    operands.push_back(node.getOptional(i));
  const int64_t rank = node.getRank(0);
  if (isLast && rank < 3)
    return node.refuse("an input of rank " + llvm::Twine(rank));
  if (isLast)
    operands[0] = moveChannelsFirst(builder, operands[0], rank);
  Value result =
      builder.node("QLinearConv", operands,
                   node.getAttributes({"auto_pad", "dilations", "group",
                                       "kernel_shape", "pads", "strides"}),
                   node.getElement(7));
  return Replacement{isLast ? moveChannelsLast(builder, result, rank) : result};
}

/// The weights are quantized, the elements not: the result is more precise than
/// that of ONNX Runtime, which quantizes these, too.
static FailureOr<Replacement>
decomposeDynamicQuantizeLSTM(const CustomNode &node) {
  if (!node.knowsRanks({8, 10}))
    return Replacement();
  NodeBuilder &builder = node.builder;
  const Type type = node.getElement(0);
  // Operands are of directions, or of directions and columns.
  auto getWeights = [&](unsigned operand, unsigned scale) {
    auto extend = [&](unsigned i) {
      Value value = builder.cast(node.getOperand(i), type);
      return node.getRank(scale) == 1 ? builder.unsqueeze(value, {1, 2})
                                      : builder.unsqueeze(value, 1);
    };
    Value number =
        builder.node("Sub", {builder.cast(node.getOperand(operand), type),
                             extend(scale + 1)});
    return builder.transpose(builder.node("Mul", {number, extend(scale)}),
                             {0, 2, 1});
  };
  llvm::SmallVector<Value> operands = {node.getOperand(0), getWeights(1, 8),
                                       getWeights(2, 10)};
  for (unsigned i = 3; i < 8; ++i)
    operands.push_back(node.getOptional(i));
  Operation *lstm = builder.nodes(
      "LSTM", operands,
      node.getAttributes({"activation_alpha", "activation_beta", "activations",
                          "clip", "direction", "hidden_size", "input_forget"}),
      {type, type, type});
  return Replacement{lstm->getResult(0), lstm->getResult(1),
                     lstm->getResult(2)};
}

//===----------------------------------------------------------------------===//
// MatMulNBits

/// Returns the numbers of `bits` bits that the bytes of a tensor hold, from the
/// lowest bits on, along a new last dimension.
static Value unpack(NodeBuilder &builder, Value bytes, int64_t bits) {
  const Type byte = getElementType(bytes);
  llvm::SmallVector<Value> parts;
  for (int64_t shift = 0; shift < 8; shift += bits) {
    Value part = bytes;
    if (shift > 0)
      part = builder.node(
          "BitShift", {part, builder.scalar(byte, static_cast<double>(shift))},
          builder.getNamedAttr("direction", builder.getStringAttr("RIGHT")));
    if (shift + bits < 8)
      part = builder.node(
          "BitwiseAnd",
          {part, builder.scalar(byte, static_cast<double>((1 << bits) - 1))});
    parts.push_back(builder.unsqueeze(part, -1));
  }
  return builder.concat(parts, -1);
}

/// A product with a matrix of which each row consists of blocks with a scale
/// and a zero point. The weights are stored as bytes, the rows as columns: the
/// product reads them in this order.
static FailureOr<Replacement> decomposeMatMulNBits(const CustomNode &node) {
  enum { left, weights, scales, zeros, groups, bias };
  NodeBuilder &builder = node.builder;
  const int64_t rows = node.getInteger("K", 0),
                columns = node.getInteger("N", 0);
  const int64_t bits = node.getInteger("bits", 4);
  const int64_t block = node.getInteger("block_size", 0);
  constexpr int64_t most = int64_t(1) << 31;
  if (rows < 1 || rows > most || columns < 1 || columns > most || block < 8 ||
      block > most || block % 8 != 0)
    return node.refuse("these sizes");
  if (bits != 2 && bits != 4 && bits != 8)
    return node.refuse("weights of " + llvm::Twine(bits) + " bits");
  if (node.hasOperand(groups))
    return node.refuse("input 'g_idx'");
  if (node.getInteger("weight_prepacked", 0) != 0)
    return node.refuse("attribute 'weight_prepacked'");
  const int64_t blocks = llvm::divideCeil(rows, block);
  auto asColumns = [&](Value value) {
    return builder.transpose(value, {1, 0});
  };
  const Type type = node.getElement(left);
  Value numbers =
      asColumns(builder.reshape(unpack(builder, node.getOperand(weights), bits),
                                {columns, blocks * block}));
  Value scale =
      asColumns(builder.reshape(node.getOperand(scales), {columns, blocks}));
  Value zero;
  const bool isRealZero =
      node.hasOperand(zeros) && isa<FloatType>(node.getElement(zeros));
  if (isRealZero) {
    zero =
        asColumns(builder.reshape(node.getOperand(zeros), {columns, blocks}));
  } else if (node.hasOperand(zeros)) {
    Value unpacked = builder.reshape(
        unpack(builder, node.getOperand(zeros), bits), {columns, -1});
    zero = asColumns(
        builder.slice(unpacked, 1, builder.list(0), builder.list(blocks)));
  } else {
    zero = builder.node("Expand",
                        {builder.scalar(getElementType(numbers),
                                        static_cast<double>(1 << (bits - 1))),
                         builder.list({blocks, columns})});
  }
  Value factor;
  const NamedAttribute along[] = {builder.integer("axis", 0),
                                  builder.integer("block_size", block)};
  if (isRealZero) {
    // scale * number - scale * zero
    factor = builder.node(
        "Sub",
        {createDequantized(builder, numbers, scale, builder.noValue(), along),
         builder.reshape(
             builder.node("Expand", {builder.unsqueeze(
                                         builder.node("Mul", {scale, zero}), 1),
                                     builder.list({blocks, block, columns})}),
             {blocks * block, columns})});
  } else {
    factor = createDequantized(builder, numbers, scale, zero, along);
  }
  if (rows != blocks * block)
    factor = builder.slice(factor, 0, builder.list(0), builder.list(rows));
  Value product = builder.node(
      "MatMul", {node.getOperand(left), builder.cast(factor, type)});
  if (node.hasOperand(bias))
    product = builder.node("Add", {product, node.getOperand(bias)});
  return Replacement{product};
}

llvm::ArrayRef<CustomRule> getQuantizedProductRules() {
  static constexpr unsigned three[] = {0, 1, 2}, four[] = {0, 1, 2, 3},
                            gemm[] = {0, 1, 3, 4},
                            conv[] = {0, 1, 2, 3, 4, 5, 6, 7},
                            lstm[] = {0, 1, 2, 8, 9, 10, 11};
  static constexpr CustomRule rules[] = {
      {"DynamicQuantizeLSTM", lstm, decomposeDynamicQuantizeLSTM},
      {"DynamicQuantizeMatMul", three, decomposeDynamicQuantizeMatMul},
      {"MatMulIntegerToFloat", four, decomposeMatMulIntegerToFloat},
      {"MatMulNBits", three, decomposeMatMulNBits},
      {"QGemm", gemm, decomposeQGemm},
      {"QLinearConv", conv, decomposeQLinearConv},
  };
  return rules;
}

} // namespace mlir::onnx
