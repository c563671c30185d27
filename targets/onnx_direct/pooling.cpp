// SPDX-License-Identifier: Apache-2.0
//
// Ops that combine the elements in a sliding window.
#include <functional>
#include <limits>

#include "targets/onnx/status.h"
#include "targets/onnx_direct/op_table.h"
#include "targets/onnx_direct/status_macros.h"
#include "targets/onnx_direct/window.h"

namespace onnx_mlir::direct {

namespace arith = mlir::arith;
using mlir::Value;
using ::onnx::TensorProto;

namespace {

/// Emits the next carried value from the previous one and an element.
using ApplyFn = llvm::function_ref<Value(Value carried, Value element)>;
/// Applies a function to each element in the window in turn.
using WindowFold = llvm::function_ref<Value(Value initial, ApplyFn apply)>;
/// Emits an output element at position `output` of the spatial dimensions.
using CombineFn = std::function<Value(Kernel &, llvm::ArrayRef<Value> output,
                                      WindowFold fold)>;

} // namespace

/// Emits loops over outputs [image and channel, spatial…] and their taps.
static void emitPooling(Kernel &kernel, const Window &window,
                        const CombineFn &combine) {
  auto &builder = kernel.builder;
  const Operand &input = kernel.inputs[0], &output = kernel.outputs[0];
  llvm::ArrayRef<int64_t> inputShape = input.type.shape;
  Shape inputPlane(inputShape.drop_front(2));
  Shape inputStrides = rowMajorStrides(inputPlane);
  Shape extents = {product(inputShape.take_front(2))};
  for (const WindowDim &dim : window)
    extents.push_back(dim.output);

  emitLoops(builder, extents, [&](llvm::ArrayRef<Value> indices) {
    llvm::ArrayRef<Value> position = indices.drop_front();
    llvm::SmallVector<LoopRange> taps;
    for (auto [dim, o] : llvm::zip_equal(window, position))
      taps.push_back(emitTapRange(builder, dim, o));
    auto fold = [&](Value initial, ApplyFn apply) {
      return emitFold(builder, taps, initial,
                      [&](llvm::ArrayRef<Value> tap, Value carried) {
                        Value from = linearIndex(builder, {indices[0]},
                                                 {product(inputPlane)});
                        for (size_t i = 0; i < window.size(); ++i)
                          from = addScaled(builder, from,
                                           emitTapIndex(builder, window[i],
                                                        position[i], tap[i]),
                                           inputStrides[i]);
                        return apply(carried, kernel.load(input, from));
                      });
    };
    kernel.store(combine(kernel, position, fold), output,
                 linearIndex(builder, indices, rowMajorStrides(extents)));
  });
}

/// Infers the result of pooling input 0, [N, C, spatial…], with `window`.
static absl::StatusOr<Plan> planPooling(Op &op, const Window &window,
                                        CombineFn combine) {
  Shape shape(llvm::ArrayRef<int64_t>(op.getShape(0)).take_front(2));
  for (const WindowDim &dim : window)
    shape.push_back(dim.output);
  RETURN_IF_ERROR(op.setResult(0, {TensorProto::FLOAT, shape}));
  return Plan::emitted([window, combine = std::move(combine)](Kernel &kernel) {
    emitPooling(kernel, window, combine);
  });
}

static absl::StatusOr<Window> readPoolingWindow(Op &op) {
  RETURN_IF_ERROR(op.requireFloats());
  llvm::ArrayRef<int64_t> shape = op.getShape(0);
  if (shape.size() < 3)
    return invalidArgument("input of type " + toString(op.getType(0)) +
                           " has no spatial dimension");
  ASSIGN_OR_RETURN(int64_t roundUp, op.getAttribute<int64_t>("ceil_mode", 0));
  return readWindow(op, shape.drop_front(2), {}, roundUp != 0);
}

static absl::StatusOr<Plan> planMaxPool(Op &op) {
  op.ignoreAttribute("storage_order"); // concerns the output Indices only
  ASSIGN_OR_RETURN(Window window, readPoolingWindow(op));
  return planPooling(
      op, window, [](Kernel &kernel, llvm::ArrayRef<Value>, WindowFold fold) {
        constexpr float lowest = -std::numeric_limits<float>::infinity();
        return fold(kernel.builder.f32(lowest),
                    [&](Value carried, Value element) {
                      return kernel.max(carried, element);
                    });
      });
}

/// Emits the number of taps in an average: those inside the input, or, with
/// `countPadding`, inside the padded input.
static Value emitTapCount(Kernel &kernel, const Window &window,
                          llvm::ArrayRef<Value> output, bool countPadding) {
  auto &builder = kernel.builder;
  Value count = builder.index(1);
  for (auto [dim, o] : llvm::zip_equal(window, output)) {
    LoopRange taps =
        emitTapRange(builder, dim, o, countPadding ? dim.padBegin : 0,
                     countPadding ? dim.padEnd : 0);
    Value inside =
        kernel.max(builder.createOrFold<arith::SubIOp>(taps.upper, taps.lower),
                   builder.index(0));
    count = builder.createOrFold<arith::MulIOp>(count, inside);
  }
  Value number =
      arith::IndexCastOp::create(builder, builder.getI64Type(), count);
  return arith::SIToFPOp::create(builder, builder.getF32Type(), number);
}

static absl::StatusOr<Plan> planAveragePool(Op &op) {
  ASSIGN_OR_RETURN(Window window, readPoolingWindow(op));
  ASSIGN_OR_RETURN(int64_t countPadding,
                   op.getAttribute<int64_t>("count_include_pad", 0));
  return planPooling(
      op, window,
      [=](Kernel &kernel, llvm::ArrayRef<Value> output, WindowFold fold) {
        Value sum = fold(kernel.builder.f32(0), [&](Value carried,
                                                    Value element) {
          return kernel.builder.createOrFold<arith::AddFOp>(carried, element);
        });
        return kernel.builder.createOrFold<arith::DivFOp>(
            sum, emitTapCount(kernel, window, output, countPadding != 0));
      });
}

llvm::ArrayRef<OpEntry> getPoolingOps() {
  static constexpr OpEntry entries[] = {
      {"AveragePool", 1, 1, 1, planAveragePool},
      {"MaxPool", 1, 1, 1, planMaxPool},
  };
  return entries;
}

} // namespace onnx_mlir::direct
