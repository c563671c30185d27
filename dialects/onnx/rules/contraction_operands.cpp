// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/rules/contraction_operands.h"

#include <optional>
#include <utility>

#include "core/ir/builtin/type_utilities.h"
#include "core/support/llvm.h"
#include "dialects/onnx/rules/affine_channels.h"
#include "dialects/onnx/rules/conditions.h"
#include "dialects/onnx/rules/constants.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::onnx {

using Numbers = llvm::SmallVector<double>;
using Integers = llvm::SmallVector<int64_t>;

//===----------------------------------------------------------------------===//
// Channels of operand 0

namespace {

/// The constants of a contraction, and what its operand 0 computes.
struct ScaledContraction {
  ElementsAttr weights;
  /// The function of the channels.
  AffineChannels channels;
  /// The dimension of the weights along which channels change, and the channel
  /// of each index.
  int64_t weightAxis = 0;
  Integers channelOf;
};

} // namespace

static llvm::StringRef getName(Operation *op) {
  return op->getName().getStringRef();
}

/// Sets the dimensions of the weights, and those of channels in operand 0.
/// Returns false for another kind of operator.
static bool readDimensions(Operation *op, llvm::ArrayRef<int64_t> weights,
                           ScaledContraction &contraction, int64_t &axis,
                           int64_t &channels) {
  const int64_t rank = weights.size();
  const auto shape = getTypeShape(op->getOperand(0));
  if (!shape)
    return false;
  int64_t group = 1;
  if (getName(op) == "onnx.Conv") {
    axis = 1;
    group = getInteger(op, "group").value_or(1);
    contraction.weightAxis = group == 1 ? 1 : 0;
    if (rank < 3 || static_cast<int64_t>(shape->size()) != rank || group < 1 ||
        weights[0] % group != 0 || (group != 1 && weights[1] != 1))
      return false;
  } else if (getName(op) == "onnx.Gemm") {
    axis = getInteger(op, "transA").value_or(0) != 0 ? 0 : 1;
    contraction.weightAxis = getInteger(op, "transB").value_or(0) != 0 ? 1 : 0;
    if (rank != 2 || shape->size() != 2)
      return false;
  } else if (getName(op) == "onnx.MatMul") {
    axis = static_cast<int64_t>(shape->size()) - 1;
    contraction.weightAxis = rank - 2;
    if (rank < 2 || axis < 0)
      return false;
  } else {
    return false;
  }
  const int64_t size = weights[contraction.weightAxis];
  channels = group == 1 ? size : group;
  for (int64_t i = 0; i < size; ++i)
    contraction.channelOf.push_back(group == 1 ? i : i / (size / group));
  return true;
}

/// Returns what operand 0 of a contraction computes with constants, or nullopt.
static std::optional<ScaledContraction> readOperand(Operation *op) {
  ScaledContraction contraction;
  contraction.weights = getElements(op->getOperand(1));
  if (!contraction.weights || !hasFloats(contraction.weights))
    return std::nullopt;
  int64_t axis = 0, channels = 0;
  Operation *operand = op->getOperand(0).getDefiningOp();
  if (!readDimensions(op, contraction.weights.getShapedType().getShape(),
                      contraction, axis, channels))
    return std::nullopt;
  const auto shape = getTypeShape(operand->getOperand(0));
  const auto result = getTypeShape(op->getOperand(0));
  if (!shape || !result || shape->size() != result->size())
    return std::nullopt;
  // A number for each channel enlarges a dimension of one channel.
  const int64_t size = (*shape)[axis];
  if (size != channels)
    return std::nullopt;
  auto function = readAffineChannels(operand, operand->getOperand(0), axis,
                                     shape->size(), channels);
  if (!function)
    return std::nullopt;
  contraction.channels = std::move(*function);
  return contraction;
}

static Numbers getFactors(const ScaledContraction &contraction) {
  Numbers factors;
  for (int64_t channel : contraction.channelOf)
    factors.push_back(contraction.channels.factors[channel]);
  return factors;
}

bool canFoldFactor(Value result) {
  Operation *op = result.getDefiningOp();
  // Weights that something else uses would be stored twice.
  if (!op->getOperand(1).hasOneUse())
    return false;
  const auto contraction = readOperand(op);
  return contraction &&
         areFinite(contraction->channels.factors,
                   contraction->weights.getShapedType().getElementType()) &&
         canScale(contraction->weights, getFactors(*contraction));
}

Value foldFactor(OpBuilder &builder, Location location, Value result) {
  const ScaledContraction contraction = *readOperand(result.getDefiningOp());
  return makeConstant(builder, location,
                      scaleElements(contraction.weights, contraction.weightAxis,
                                    getFactors(contraction)));
}

//===----------------------------------------------------------------------===//
// Offsets

/// Returns the pads of a convolution, zeros if there are none; nullopt if they
/// depend on sizes.
static std::optional<Integers> getPads(Operation *conv) {
  const auto shape = getTypeShape(conv->getOperand(0));
  if (!shape || shape->size() < 3)
    return std::nullopt;
  const size_t count = 2 * (shape->size() - 2);
  const auto kind = conv->getAttrOfType<StringAttr>("auto_pad");
  if (kind && kind.getValue() == "VALID")
    return Integers(count, 0);
  if (kind && kind.getValue() != "NOTSET")
    return std::nullopt;
  if (!conv->hasAttr("pads"))
    return Integers(count, 0);
  auto pads = getIntegers(conv, "pads");
  if (!pads || pads->size() != count)
    return std::nullopt;
  return pads;
}

/// Returns the bias of a convolution with the sums of products of weights and
/// offsets; nullopt if it is no constant.
static std::optional<Numbers> getMovedBias(Operation *conv) {
  const auto contraction = readOperand(conv);
  const auto pads = getPads(conv);
  if (!contraction || !pads ||
      !llvm::all_of(*pads, [](int64_t pad) { return pad == 0; }))
    return std::nullopt;
  const auto weights = getFloats(conv->getOperand(1));
  const llvm::ArrayRef<int64_t> shape =
      contraction->weights.getShapedType().getShape();
  Numbers bias(shape[0], 0);
  if (!isa<NoneType>(conv->getOperand(2).getType())) {
    const auto given = getFloats(conv->getOperand(2));
    if (!given || given->size() != bias.size())
      return std::nullopt;
    bias = *given;
  }
  if (!weights || weights->empty())
    return std::nullopt;
  const Numbers &offsets = contraction->channels.offsets;
  const size_t perOutput = weights->size() / bias.size();
  const size_t perChannel = perOutput / shape[1];
  const size_t perGroup = bias.size() / getInteger(conv, "group").value_or(1);
  for (auto [i, weight] : llvm::enumerate(*weights)) {
    const size_t output = i / perOutput;
    const size_t channel =
        output / perGroup * shape[1] + i % perOutput / perChannel;
    bias[output] += weight * offsets[channel];
  }
  return bias;
}

bool canFoldOffset(Value result) {
  const auto bias = getMovedBias(result.getDefiningOp());
  return bias && areFinite(*bias, getElementTypeOrSelf(result));
}

Value foldOffset(OpBuilder &builder, Location location, Value result) {
  const Numbers bias = *getMovedBias(result.getDefiningOp());
  return makeConstant(
      builder, location,
      makeFloats(RankedTensorType::get({static_cast<int64_t>(bias.size())},
                                       getElementTypeOrSelf(result)),
                 bias));
}

//===----------------------------------------------------------------------===//
// Factors of both operands

bool canJoinFactors(Value scaled, Value factor, Value other) {
  const auto number = getFloat(factor), second = getFloat(other);
  const auto shape = getTypeShape(factor), otherShape = getTypeShape(other);
  const Type type = getElementTypeOrSelf(scaled);
  return number && second && shape && shape->empty() && otherShape &&
         otherShape->size() <= 1 && type == getElementTypeOrSelf(other) &&
         areFinite({*number, *second, *number * *second}, type) &&
         // A product that vanishes loses the factors.
         cast<FloatAttr>(makeFloats(cast<RankedTensorType>(factor.getType()),
                                    *number * *second)
                             .getElement(0))
                 .getValueAsDouble() != 0;
}

Value joinFactors(OpBuilder &builder, Location location, Value factor,
                  Value other) {
  return makeConstant(builder, location,
                      makeFloats(cast<RankedTensorType>(factor.getType()),
                                 *getFloat(factor) * *getFloat(other)));
}

/// Returns whether all elements of an operand are those of the result, in
/// another order or shape.
static bool movesElements(Operation *op) {
  return llvm::is_contained(
      {"onnx.Transpose", "onnx.Reshape", "onnx.Squeeze", "onnx.Unsqueeze"},
      getName(op));
}

bool movesContraction(Value moved, Value factor) {
  const auto shape = getTypeShape(factor);
  if (!getFloat(factor) || !shape || !shape->empty())
    return false;
  Value source = moved;
  while (source.getDefiningOp() && movesElements(source.getDefiningOp()) &&
         source.hasOneUse())
    source = source.getDefiningOp()->getOperand(0);
  Operation *op = source.getDefiningOp();
  if (source == moved || !op || !source.hasOneUse())
    return false;
  if (getName(op) == "onnx.Add" && getElements(op->getOperand(1))) {
    Value sum = op->getOperand(0);
    op = sum.getDefiningOp();
    if (!op || getName(op) != "onnx.MatMul" || !sum.hasOneUse())
      return false;
  }
  return llvm::is_contained({"onnx.MatMul", "onnx.Gemm", "onnx.Conv"},
                            getName(op)) &&
         getElements(op->getOperand(1)) && op->getOperand(1).hasOneUse();
}

//===----------------------------------------------------------------------===//
// Padding

/// Returns the pads of spatial dimensions, first all before and then all after,
/// of a Pad by zeros of no other dimension; or nullopt.
static std::optional<Integers> getZeroPads(Operation *pad) {
  const auto shape = getTypeShape(pad->getOperand(0));
  const auto mode = pad->getAttrOfType<StringAttr>("mode");
  const auto pads = getIntegers(pad->getOperand(1));
  Value number = pad->getOperand(2), axes = pad->getOperand(3);
  if (!shape || shape->size() < 3 || !pads ||
      (mode && mode.getValue() != "constant") ||
      (!isa<NoneType>(number.getType()) && getFloat(number) != 0.0))
    return std::nullopt;
  const int64_t rank = shape->size();
  Integers list = llvm::to_vector(llvm::seq<int64_t>(0, rank));
  if (!isa<NoneType>(axes.getType())) {
    const auto given = getIntegers(axes);
    if (!given)
      return std::nullopt;
    list = *given;
  }
  if (pads->size() != 2 * list.size())
    return std::nullopt;
  Integers spatial(2 * (rank - 2), 0);
  for (auto [i, given] : llvm::enumerate(list)) {
    const auto axis = normalizeAxis(given, rank);
    const int64_t before = (*pads)[i], after = (*pads)[list.size() + i];
    if (!axis || before < 0 || after < 0 ||
        (*axis < 2 && (before != 0 || after != 0)))
      return std::nullopt;
    if (*axis < 2)
      continue;
    spatial[*axis - 2] = before;
    spatial[rank - 2 + *axis - 2] = after;
  }
  return spatial;
}

static std::optional<Integers> getJoinedPads(Operation *conv) {
  auto pads = getPads(conv);
  const auto zeros = getZeroPads(conv->getOperand(0).getDefiningOp());
  if (!pads || !zeros || pads->size() != zeros->size())
    return std::nullopt;
  for (auto [pad, added] : llvm::zip(*pads, *zeros))
    if (pad < 0 || llvm::AddOverflow(pad, added, pad))
      return std::nullopt;
  return pads;
}

bool canJoinPadding(Value result) {
  Operation *conv = result.getDefiningOp();
  if (!getJoinedPads(conv))
    return false;
  const auto weights = getFloats(conv->getOperand(1));
  return weights &&
         areFinite(*weights, getElementTypeOrSelf(conv->getOperand(1)));
}

ArrayAttr joinPadding(Builder &builder, Value result) {
  return builder.getI64ArrayAttr(*getJoinedPads(result.getDefiningOp()));
}

} // namespace mlir::onnx
