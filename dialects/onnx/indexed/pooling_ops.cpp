// SPDX-License-Identifier: Apache-2.0
//
// Operators that combine the elements in a sliding window.
#include "dialects/onnx/indexed/elementwise.h"
#include "dialects/onnx/indexed/reduction.h"
#include "dialects/onnx/indexed/table.h"
#include "dialects/onnx/indexed/window.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

using Window = llvm::SmallVector<WindowDim>;

static FailureOr<Window> readPooling(const Operator &op) {
  llvm::SmallVector<DimExpr> kernel;
  auto given = op.getIntegers("kernel_shape");
  if (!given)
    return op.emitError() << "expects attribute 'kernel_shape'";
  for (int64_t size : *given)
    kernel.push_back(op.dims().getConstant(size));
  FailureOr<Window> window = readWindow(op, kernel);
  if (failed(window))
    return failure();
  // The last window may begin inside and end beyond the padding.
  if (op.getInteger("ceil_mode", 0))
    for (WindowDim &dim : *window)
      dim.padEnd = op.dims().add(dim.padEnd, 1);
  return window;
}

/// Adds a stage's loops over a window at `point`, and the read of its elements.
static void addElements(NestBuilder &nest, const Operator &op,
                        const Window &window, Index point) {
  nest.startStage();
  llvm::SmallVector<AffineExpr> index = {point[0], point[1]};
  for (auto [dim, position] : llvm::zip(window, point.drop_front(2)))
    index.push_back(addWindowLoop(nest, op, dim, position).tensor);
  nest.read(0, index);
}

static FailureOr<IndexedOp> indexMaxPool(const Operator &op) {
  if (failed(requireNumber(op)))
    return failure();
  FailureOr<Window> window = readPooling(op);
  if (failed(window))
    return failure();
  if (op.hasResult(1))
    return makeMaxPoolWithIndices(op, *window);
  const bool isUnsigned = op.isUnsigned(0);
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> point = nest.addLoops(op.getResultShape());
  addElements(nest, op, *window, point);
  nest.accumulate(getLeast(op.getScalarType(0), isUnsigned));
  nest.compute([=](ScalarBuilder &builder, const PayloadArguments &arguments) {
    return Values{
        builder.max(arguments.carried[0], arguments.elements[0], isUnsigned)};
  });
  nest.startStage();
  nest.write(0, point);
  nest.compute([](ScalarBuilder &, const PayloadArguments &arguments) {
    return Values{arguments.carried[0]};
  });
  return nest.takeOp();
}

/// Emits the number of elements of the window that starts at `start` which are
/// before `end`.
static Value emitCountBefore(ScalarBuilder &builder, const WindowDim &dim,
                             Value start, Value end) {
  auto number = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, value);
  };
  Value room = builder.createOrFold<arith::CeilDivSIOp>(builder.sub(end, start),
                                                        number(dim.dilation));
  return builder.createOrFold<arith::MaxSIOp>(
      number(0),
      builder.createOrFold<arith::MinSIOp>(room, builder.size(dim.kernel)));
}

/// Emits the number of elements by which a sum is divided: those inside the
/// tensor, or inside the padded tensor with `isPaddingCounted`.
static Value emitDivisor(ScalarBuilder &builder, const Window &window,
                         bool isPaddingCounted, bool isRoundedUp, Type type) {
  Value count = arith::ConstantIndexOp::create(builder, 1);
  for (auto [i, dim] : llvm::enumerate(window)) {
    Value zero = arith::ConstantIndexOp::create(builder, 0);
    Value start = builder.sub(
        builder.mul(builder.index(i + 2),
                    arith::ConstantIndexOp::create(builder, dim.stride)),
        builder.size(dim.padBegin));
    Value end = builder.size(dim.input);
    Value inside;
    if (isPaddingCounted) {
      end = builder.add(end, builder.size(dim.padEnd));
      if (isRoundedUp)
        end = builder.sub(end, arith::ConstantIndexOp::create(builder, 1));
      inside = emitCountBefore(builder, dim, start, end);
    } else {
      inside = builder.sub(emitCountBefore(builder, dim, start, end),
                           emitCountBefore(builder, dim, start, zero));
    }
    count = builder.mul(count, inside);
  }
  Value number =
      builder.createOrFold<arith::IndexCastOp>(builder.getI64Type(), count);
  return arith::SIToFPOp::create(builder, type, number);
}

static FailureOr<IndexedOp> indexAveragePool(const Operator &op) {
  if (failed(requireFloat(op)))
    return failure();
  FailureOr<Window> window = readPooling(op);
  if (failed(window))
    return failure();
  const Type type = op.getScalarType(0), wide = getAccumulatorType(type);
  const bool isPaddingCounted = op.getInteger("count_include_pad", 0) != 0;
  const bool isRoundedUp = op.getInteger("ceil_mode", 0) != 0;
  NestBuilder nest(op);
  nest.useIndices();
  llvm::SmallVector<AffineExpr> point = nest.addLoops(op.getResultShape());
  addElements(nest, op, *window, point);
  nest.accumulate(getNumber(wide, 0));
  nest.compute([](ScalarBuilder &builder, const PayloadArguments &arguments) {
    return Values{builder.add(arguments.carried[0],
                              emitExtend(builder, arguments.elements[0]))};
  });
  nest.startStage();
  nest.write(0, point);
  nest.compute([=, window = *window](ScalarBuilder &builder,
                                     const PayloadArguments &arguments) {
    Value divisor =
        emitDivisor(builder, window, isPaddingCounted, isRoundedUp, wide);
    Value mean =
        builder.createOrFold<arith::DivFOp>(arguments.carried[0], divisor);
    return Values{emitRound(builder, mean, type)};
  });
  return nest.takeOp();
}

llvm::ArrayRef<IndexEntry> getPoolingEntries() {
  static constexpr IndexEntry entries[] = {
      {"AveragePool", indexAveragePool},
      {"MaxPool", indexMaxPool},
  };
  return entries;
}

} // namespace mlir::onnx
