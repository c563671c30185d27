// SPDX-License-Identifier: Apache-2.0
//
// Matrix products and convolutions of quantized tensors, and the quantization
// whose scale the elements determine.
#include "dialects/onnx/indexed/elementwise.h"
#include "dialects/onnx/indexed/program.h"
#include "dialects/onnx/indexed/table.h"
#include "dialects/onnx/indexed/window.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {
namespace {

/// The numbers of operands.
struct QuantizedOperands {
  unsigned left, leftZero, right, rightZero;
  /// The scales, and the zero point of the result, unless the result is the sum
  /// of products.
  bool isScaled;
  unsigned leftScale, rightScale, scale, zero, bias;
};

constexpr QuantizedOperands integerOperands = {0, 2, 1, 3, false,
                                               0, 0, 0, 0, 0};
constexpr QuantizedOperands scaledOperands = {0, 2, 3, 5, true, 1, 4, 6, 7, 8};

/// The parts of a nest that both kinds of products have.
class QuantizedProduct {
public:
  QuantizedProduct(const Operator &op, const QuantizedOperands &operands)
      : op(op), operands(operands), nest(op) {}

  LogicalResult check() const;
  /// Completes the stage that reads the factors, after their reads. The zero
  /// points are read by the functions.
  void addProducts(llvm::function_ref<void()> readLeft,
                   llvm::function_ref<void()> readRight,
                   llvm::function_ref<void(unsigned)> readLeftPart,
                   llvm::function_ref<void(unsigned)> readRightPart);
  /// Adds the stage that writes the sum.
  void addResult(Index to, llvm::function_ref<void(unsigned)> readLeftPart,
                 llvm::function_ref<void(unsigned)> readRightPart,
                 llvm::function_ref<void()> readBias);
  /// Reads a tensor of one element.
  void readScalar(unsigned operand) {
    llvm::SmallVector<AffineExpr> index(op.getRank(operand), nest.constant(0));
    nest.read(operand, index);
  }

  const Operator &op;
  const QuantizedOperands &operands;
  NestBuilder nest;
};

} // namespace

LogicalResult QuantizedProduct::check() const {
  for (unsigned operand : {operands.left, operands.right})
    if (failed(requireInteger(op, operand)))
      return failure();
  if (!operands.isScaled)
    return success();
  auto type = dyn_cast<IntegerType>(op.getResultElementType());
  if (!type || type.getWidth() > 16)
    return op.emitError() << "yields elements of type "
                          << op.getResultElementType()
                          << ", which is not implemented";
  return success();
}

void QuantizedProduct::addProducts(
    llvm::function_ref<void()> readLeft, llvm::function_ref<void()> readRight,
    llvm::function_ref<void(unsigned)> readLeftPart,
    llvm::function_ref<void(unsigned)> readRightPart) {
  readLeft();
  readRight();
  const bool hasLeftZero = op.hasOperand(operands.leftZero);
  const bool hasRightZero = op.hasOperand(operands.rightZero);
  if (hasLeftZero)
    readLeftPart(operands.leftZero);
  if (hasRightZero)
    readRightPart(operands.rightZero);
  const Type wide = IntegerType::get(op.getContext(), 32);
  nest.accumulate(getNumber(wide, 0));
  if (!hasLeftZero && !hasRightZero && !operands.isScaled) {
    nest.contract(
        [=, left = op.isUnsigned(operands.left),
         right = op.isUnsigned(operands.right)](
            ScalarBuilder &builder, const PayloadArguments &arguments) {
          auto get = [&](unsigned i, bool isUnsigned) -> Value {
            return convert({builder, arguments.elements[i]}, wide, isUnsigned);
          };
          return Values{get(0, left), get(1, right)};
        });
    return;
  }
  nest.compute([=, left = op.isUnsigned(operands.left),
                right = op.isUnsigned(operands.right)](
                   ScalarBuilder &builder, const PayloadArguments &arguments) {
    auto get = [&](unsigned i, bool isUnsigned) {
      return convert({builder, arguments.elements[i]}, wide, isUnsigned);
    };
    Term a = get(0, left), b = get(1, right);
    if (hasLeftZero)
      a = a - get(2, left);
    if (hasRightZero)
      b = b - get(2 + hasLeftZero, right);
    return Values{a * b + Term(builder, arguments.carried[0])};
  });
}

/// Rounds to even, adds the zero point and saturates.
static Term emitQuantized(Term real, std::optional<Term> zero, Type type,
                          bool isUnsigned) {
  ScalarBuilder &builder = real.getBuilder();
  const unsigned width = type.getIntOrFloatBitWidth();
  const double least = isUnsigned ? 0 : -double(1ull << (width - 1));
  const double greatest = double(1ull << (width - !isUnsigned)) - 1;
  Term rounded = roundEven(select(real == real, real, 0));
  // Beyond this bound the sum with any zero point of a byte saturates.
  Term number = convert(max(min(rounded, 1e9), -1e9), builder.getI32Type());
  if (zero)
    number = number + convert(*zero, builder.getI32Type(), isUnsigned);
  return convert(max(min(number, greatest), least), type);
}

void QuantizedProduct::addResult(
    Index to, llvm::function_ref<void(unsigned)> readLeftPart,
    llvm::function_ref<void(unsigned)> readRightPart,
    llvm::function_ref<void()> readBias) {
  nest.startStage();
  nest.write(0, to);
  if (!operands.isScaled) {
    nest.compute([](ScalarBuilder &, const PayloadArguments &arguments) {
      return Values{arguments.carried[0]};
    });
    return;
  }
  readLeftPart(operands.leftScale);
  readRightPart(operands.rightScale);
  readScalar(operands.scale);
  const bool hasZero = op.hasOperand(operands.zero);
  if (hasZero)
    readScalar(operands.zero);
  const bool hasBias = op.hasOperand(operands.bias);
  if (hasBias)
    readBias();
  const Type type = op.getResultScalarType();
  const bool isUnsigned = op.getResultElementType().isUnsignedInteger();
  nest.compute([=](ScalarBuilder &builder, const PayloadArguments &arguments) {
    const auto elements = arguments.elements;
    auto real = [&](unsigned i) {
      return convert({builder, elements[i]}, builder.getF32Type());
    };
    Term sum = {builder, arguments.carried[0]};
    if (hasBias)
      sum = sum + Term(builder, elements.back());
    Term value =
        convert(sum, builder.getF32Type()) * (real(0) * real(1) / real(2));
    std::optional<Term> zero;
    if (hasZero)
      zero = Term(builder, elements[3]);
    return Values{emitQuantized(value, zero, type, isUnsigned)};
  });
}

/// A zero point or scale may be of rows of the left matrix, or columns of the
/// right one.
template <const QuantizedOperands &operands>
static FailureOr<IndexedOp> indexQuantizedMatMul(const Operator &op) {
  QuantizedProduct product(op, operands);
  if (failed(product.check()))
    return failure();
  const Sizes left = op.getShape(operands.left);
  const Sizes right = op.getShape(operands.right);
  if (left.empty() || right.empty())
    return op.emitError() << "multiplies a scalar";
  const bool hasRow = left.size() > 1, hasColumn = right.size() > 1;
  const Sizes result = op.getResultShape();
  const Sizes batch = result.drop_back(hasRow + hasColumn);
  NestBuilder &nest = product.nest;
  llvm::SmallVector<AffineExpr> to = nest.addLoops(result);
  nest.startStage();
  AffineExpr k = nest.addLoop(left.back());
  const AffineExpr zero = nest.constant(0);
  // Reads an operand that broadcasts to the batch and a matrix.
  auto readMatrix = [&](unsigned operand, Sizes matrix, Index at) {
    llvm::SmallVector<DimExpr> shape(batch);
    llvm::append_range(shape, matrix);
    llvm::SmallVector<AffineExpr> index(to.begin(), to.begin() + batch.size());
    llvm::append_range(index, at);
    nest.readBroadcast(operand, index, shape);
  };
  auto readFactor = [&](unsigned operand, bool isLeft, bool isMatrix) {
    const Sizes shape = op.getShape(operand);
    if (!isMatrix)
      nest.read(operand, k);
    else if (isLeft)
      readMatrix(operand, shape.take_back(2), {to[batch.size()], k});
    else
      readMatrix(operand, shape.take_back(2), {k, to.back()});
  };
  // A part of the left matrix has one column, of the right one row.
  auto readPart = [&](unsigned operand, bool isLeft, bool isMatrix) {
    const Sizes own = op.getShape(operand);
    const bool isScalar =
        own.empty() || (own.size() == 1 && own[0].isConstant(1));
    if (isScalar || !isMatrix) {
      product.readScalar(operand);
      return;
    }
    const AffineExpr line = isLeft ? to[batch.size()] : to.back();
    const DimExpr size = isLeft ? left[left.size() - 2] : right.back();
    const DimExpr one = op.dims().getConstant(1);
    if (own.size() == 1)
      nest.readBroadcast(operand, line, size);
    else if (isLeft)
      readMatrix(operand, {size, one}, {line, zero});
    else
      readMatrix(operand, {one, size}, {zero, line});
  };
  auto readLeft = [&](unsigned i) { readPart(i, true, hasRow); };
  auto readRight = [&](unsigned i) { readPart(i, false, hasColumn); };
  product.addProducts([&] { readFactor(operands.left, true, hasRow); },
                      [&] { readFactor(operands.right, false, hasColumn); },
                      readLeft, readRight);
  product.addResult(to, readLeft, readRight, [] {});
  return nest.takeOp();
}

/// A zero point or scale of the weights may be of output channels.
template <const QuantizedOperands &operands>
static FailureOr<IndexedOp> indexQuantizedConv(const Operator &op) {
  QuantizedProduct product(op, operands);
  if (failed(product.check()) || failed(requireRank(op, 0, 3, INT64_MAX)) ||
      failed(requireRank(op, operands.right, op.getRank(0), op.getRank(0))))
    return failure();
  const Sizes weights = op.getShape(operands.right);
  FailureOr<llvm::SmallVector<WindowDim>> window =
      readWindow(op, weights.drop_front(2));
  if (failed(window))
    return failure();
  const int64_t groups = op.getInteger("group", 1);
  if (groups < 1)
    return op.emitError() << "has no groups";
  const DimExpr perGroup = op.dims().floorDiv(weights[0], groups);
  const Sizes result = op.getResultShape();
  NestBuilder &nest = product.nest;
  AffineExpr image = nest.addLoop(result[0]);
  AffineExpr group = nest.addLoop(op.dims().getConstant(groups));
  AffineExpr inGroup = nest.addLoop(perGroup);
  AffineExpr channel = group * nest.size(perGroup) + inGroup;
  llvm::SmallVector<AffineExpr> to = {image, channel};
  for (DimExpr size : result.drop_front(2))
    to.push_back(nest.addLoop(size));
  nest.startStage();
  AffineExpr input = nest.addLoop(weights[1]);
  llvm::SmallVector<AffineExpr> from = {image,
                                        group * nest.size(weights[1]) + input};
  llvm::SmallVector<AffineExpr> weight = {channel, input};
  for (auto [dim, position] : llvm::zip(*window, Index(to).drop_front(2))) {
    WindowIndex index = addWindowLoop(nest, op, dim, position);
    from.push_back(index.tensor);
    weight.push_back(index.window);
  }
  auto readLeft = [&](unsigned i) { product.readScalar(i); };
  auto readRight = [&](unsigned i) {
    const Sizes own = op.getShape(i);
    if (own.size() == 1 && !own[0].isConstant(1))
      nest.readBroadcast(i, channel, weights[0]);
    else
      product.readScalar(i);
  };
  product.addProducts([&] { nest.read(operands.left, from); },
                      [&] { nest.read(operands.right, weight); }, readLeft,
                      readRight);
  product.addResult(to, readLeft, readRight,
                    [&] { nest.read(operands.bias, channel); });
  return nest.takeOp();
}

/// Quantizes floats to u8 by the range of the elements and 0.
static FailureOr<IndexedOp> indexDynamicQuantize(const Operator &op) {
  if (failed(requireFloat(op)))
    return failure();
  if (!op.hasResult(0) || !op.hasResult(1) || !op.hasResult(2))
    return op.emitError() << "lacks a result, which is not implemented";
  const Sizes shape = op.getShape(0);
  IndexedOp indexed;
  indexed.nests.push_back(makeProgram(op, [=](ScalarBuilder &builder) {
    Term zero = {builder, builder.constant(builder.getF32Type(), 0)};
    const Terms range = emitLoops(
        emitZeros(builder, shape.size()), emitSizes(builder, shape),
        {zero, zero}, [&](const Terms &index, const Terms &before) {
          Value x = emitLoad(builder, 0, index);
          return Terms{{builder, builder.reduceMin(before[0], x, false)},
                       {builder, builder.reduceMax(before[1], x, false)}};
        });
    Term extent = range[1] - range[0];
    Term scale = select(extent == 0, 1, extent / 255);
    Term point = emitQuantized(0 - range[0] / scale, std::nullopt,
                               builder.getI8Type(), /*isUnsigned=*/true);
    emitStore(builder, 1, scale, {});
    emitStore(builder, 2, point, {});
  }));
  indexed.nests.push_back(
      makePointProgram(op, [=](ScalarBuilder &builder, const Terms &index) {
        return emitQuantized(emitLoad(builder, 0, index) /
                                 emitLoadResult(builder, 1, {}),
                             emitLoadResult(builder, 2, {}),
                             builder.getI8Type(), /*isUnsigned=*/true);
      }));
  return indexed;
}

llvm::ArrayRef<IndexEntry> getIntegerProductEntries() {
  static constexpr IndexEntry entries[] = {
      {"ConvInteger", indexQuantizedConv<integerOperands>},
      {"DynamicQuantizeLinear", indexDynamicQuantize},
      {"MatMulInteger", indexQuantizedMatMul<integerOperands>},
      {"QLinearConv", indexQuantizedConv<scaledOperands>},
      {"QLinearMatMul", indexQuantizedMatMul<scaledOperands>},
  };
  return entries;
}

} // namespace mlir::onnx
