// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/type_utilities.h"
#include "core/rewrite/pattern.h"
#include "core/rewrite/table/rule_pattern.h"
#include "core/support/llvm.h"
#include "dialects/onnx/rules/affine_channels.h"
#include "dialects/onnx/rules/conditions.h"
#include "dialects/onnx/rules/constants.h"
#include "dialects/onnx/rules/contraction_operands.h"
#include "dialects/onnx/rules/rules.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

//===----------------------------------------------------------------------===//
// Matrices

/// Returns whether the first two operands of a product are matrices. Products
/// of a vector and a tensor of rank 3 have rank 2, too.
static bool hasMatrices(Operation *product) {
  return llvm::all_of(product->getOperands().take_front(2), [](Value factor) {
    const auto shape = getTypeShape(factor);
    return shape && shape->size() == 2;
  });
}

static bool canBeAddend(Value product, Value addend) {
  if (!hasMatrices(product.getDefiningOp()))
    return false;
  const auto matrix = getTypeShape(product), shape = getTypeShape(addend);
  return matrix && shape && matrix->size() == 2 && shape->size() <= 2 &&
         llvm::all_of(llvm::zip(*shape, matrix->take_back(shape->size())),
                      [](auto sizes) {
                        const auto [size, to] = sizes;
                        return size == 1 ||
                               (size == to && !ShapedType::isDynamic(size));
                      });
}

static bool swapsMatrix(Value transposed) {
  Operation *op = transposed.getDefiningOp();
  const auto shape = getTypeShape(op->getOperand(0));
  const auto order = getIntegers(op, "perm");
  if (!order)
    return shape && shape->size() == 2 && !op->hasAttr("perm");
  return llvm::equal(*order, llvm::ArrayRef<int64_t>{1, 0});
}

static IntegerAttr flipFlag(Builder &, IntegerAttr flag) {
  return IntegerAttr::get(flag.getType(), flag.getValue().isZero() ? 1 : 0);
}

//===----------------------------------------------------------------------===//
// Channels

namespace {

/// The constants of a product of matrices or of a convolution.
struct Contraction {
  ElementsAttr weights;
  /// The bias, with an element for each channel; empty if there is none.
  llvm::SmallVector<double> bias;
  bool hasBias = false;
  /// The dimension of channels in the weights and in the result, and the
  /// number of channels and the rank of the result.
  int64_t weightAxis = 0, axis = 0, size = 0, rank = 0;
};

} // namespace

/// Sets the dimensions. Returns false for another kind of operator.
static bool readDimensions(Operation *op, llvm::ArrayRef<int64_t> weights,
                           Contraction &contraction) {
  const llvm::StringRef name = op->getName().getStringRef();
  const int64_t rank = weights.size();
  contraction.rank = rank;
  contraction.axis = 1;
  if (name == "onnx.Conv") {
    contraction.weightAxis = 0;
    return rank > 2;
  }
  if (name == "onnx.ConvTranspose") {
    contraction.weightAxis = 1;
    return rank > 2 && getInteger(op, "group").value_or(1) == 1;
  }
  if (name == "onnx.Gemm") {
    contraction.weightAxis = getInteger(op, "transB").value_or(0) != 0 ? 0 : 1;
    return rank == 2;
  }
  const auto shape = getTypeShape(op->getResult(0));
  if (name != "onnx.MatMul" || !shape || rank < 2)
    return false;
  contraction.weightAxis = rank - 1;
  contraction.rank = shape->size();
  contraction.axis = contraction.rank - 1;
  return contraction.rank > 0;
}

/// Reads the bias, which is one number or one for each channel. A factor of the
/// bias would apply also to the new one.
static bool readBias(Operation *op, Contraction &contraction) {
  const auto beta = op->getAttrOfType<FloatAttr>("beta");
  if (beta && beta.getValueAsDouble() != 1)
    return false;
  if (op->getNumOperands() < 3 || isa<NoneType>(op->getOperand(2).getType()))
    return true;
  const auto shape = getTypeShape(op->getOperand(2));
  auto bias = getFloats(op->getOperand(2));
  if (!bias || !shape)
    return false;
  if (bias->size() == 1)
    bias->assign(contraction.size, bias->front());
  else if (shape->back() != contraction.size)
    return false;
  contraction.hasBias = true;
  contraction.bias = *bias;
  return static_cast<int64_t>(bias->size()) == contraction.size;
}

/// Returns the constants of a contraction, or nullopt.
static std::optional<Contraction> readContraction(Operation *op) {
  Contraction contraction;
  contraction.weights = getElements(op->getOperand(1));
  if (!contraction.weights || !hasFloats(contraction.weights))
    return std::nullopt;
  const ShapedType type = contraction.weights.getShapedType();
  if (!readDimensions(op, type.getShape(), contraction))
    return std::nullopt;
  contraction.size = type.getDimSize(contraction.weightAxis);
  if (!readBias(op, contraction))
    return std::nullopt;
  return contraction;
}

/// Returns what the only user of the result computes with it.
static std::optional<AffineChannels> readUser(Value result,
                                              const Contraction &contraction) {
  Operation *user = *result.getUsers().begin();
  return readAffineChannels(user, result, contraction.axis, contraction.rank,
                            contraction.size);
}

static bool isOne(double number) { return number == 1; }
static bool isZero(double number) { return number == 0; }

static llvm::SmallVector<double> foldBias(const Contraction &contraction,
                                          const AffineChannels &user) {
  llvm::SmallVector<double> bias = user.offsets;
  for (auto [i, element] : llvm::enumerate(contraction.bias))
    bias[i] += element * user.factors[i];
  return bias;
}

static bool canFoldUser(Value result) {
  const auto contraction = readContraction(result.getDefiningOp());
  const auto user = contraction ? readUser(result, *contraction) : std::nullopt;
  if (!user)
    return false;
  return areFinite(foldBias(*contraction, *user),
                   contraction->weights.getShapedType().getElementType()) &&
         (llvm::all_of(user->factors, isOne) ||
          canScale(contraction->weights, user->factors));
}

/// Returns whether the only user of the result, which can be folded, adds a
/// number other than 0 to a channel.
static bool userAddsNumber(Value result) {
  const auto contraction = readContraction(result.getDefiningOp());
  return !llvm::all_of(readUser(result, *contraction)->offsets, isZero);
}

static Value foldUserIntoWeights(OpBuilder &builder, Location location,
                                 Value result) {
  Operation *op = result.getDefiningOp();
  const Contraction contraction = *readContraction(op);
  const AffineChannels user = *readUser(result, contraction);
  if (llvm::all_of(user.factors, isOne))
    return op->getOperand(1);
  return makeConstant(
      builder, location,
      scaleElements(contraction.weights, contraction.weightAxis, user.factors));
}

static Value foldUserIntoBias(OpBuilder &builder, Location location,
                              Value result) {
  const Contraction contraction = *readContraction(result.getDefiningOp());
  const AffineChannels user = *readUser(result, contraction);
  if (!contraction.hasBias && llvm::all_of(user.offsets, isZero))
    return makeNoValue(builder, location);
  const auto type = RankedTensorType::get(
      {contraction.size}, contraction.weights.getShapedType().getElementType());
  return makeConstant(builder, location,
                      makeFloats(type, foldBias(contraction, user)));
}

namespace {
namespace contraction_rules {
#include "dialects/onnx/rules/contraction.h.inc"
} // namespace contraction_rules
} // namespace

void populateContractionRules(RewritePatternSet &patterns) {
  using namespace contraction_rules;
  MLIRContext *context = patterns.getContext();
  patterns.add<MatMulAdd, GemmAddend, GemmTransposedLeft, GemmTransposedRight,
               ConvBias>(context);
  patterns.addWithLabel<
      ConvNormalization, ConvMul, ConvDiv, ConvAdd, ConvSub,
      ConvTransposeNormalization, ConvTransposeMul, ConvTransposeDiv,
      ConvTransposeAdd, ConvTransposeSub, GemmNormalization, GemmMul, GemmDiv,
      GemmAdd, GemmSub, MatMulMul, MatMulDiv, ConvOfMul, ConvOfDiv, ConvOfAdd,
      ConvOfSub, ConvOfPad, GemmOfMul, GemmOfDiv, MatMulOfMul, MatMulOfDiv,
      MatMulOfBoth, MulOfTranspose, MulOfReshape, MulOfSqueeze, MulOfUnsqueeze>(
      {reassociates}, context);
}

} // namespace mlir::onnx
