// SPDX-License-Identifier: Apache-2.0
//
// BatchNormalization and Softmax.
#include <limits>

#include "dialects/math/math.h"
#include "targets/onnx/status.h"
#include "targets/onnx_direct/loop_nest.h"
#include "targets/onnx_direct/op_table.h"
#include "targets/onnx_direct/status_macros.h"

namespace onnx_mlir::direct {

namespace arith = mlir::arith;
namespace math = mlir::math;
using mlir::Value;
using ::onnx::TensorProto;

/// y = (x - mean) * (scale / sqrt(variance + epsilon)) + bias. All but x are
/// per channel.
static void emitBatchNormalization(Kernel &kernel, float epsilon) {
  auto &builder = kernel.builder;
  const Shape &shape = kernel.inputs[0].type.shape;
  int64_t channels = shape.size() > 1 ? shape[1] : 1;
  int64_t inner = product(
      llvm::ArrayRef(shape).drop_front(std::min<size_t>(shape.size(), 2)));
  Shape extents = {shape[0], channels};
  emitLoops(builder, extents, [&](llvm::ArrayRef<Value> indices) {
    Value channel = indices[1];
    Value scale = kernel.load(kernel.inputs[1], channel);
    Value bias = kernel.load(kernel.inputs[2], channel);
    Value mean = kernel.load(kernel.inputs[3], channel);
    Value variance = kernel.load(kernel.inputs[4], channel);
    Value deviation = math::SqrtOp::create(
        builder,
        builder.createOrFold<arith::AddFOp>(variance, builder.f32(epsilon)));
    Value factor = builder.createOrFold<arith::DivFOp>(scale, deviation);
    Value start = linearIndex(builder, indices, {channels * inner, inner});
    emitLoop(builder, inner, [&](Value i) {
      Value index = add(builder, start, i);
      Value centred = builder.createOrFold<arith::SubFOp>(
          kernel.load(kernel.inputs[0], index), mean);
      kernel.store(kernel.multiplyAdd(bias, centred, factor), kernel.outputs[0],
                   index);
    });
  });
}

static absl::StatusOr<Plan> planBatchNormalization(Op &op) {
  RETURN_IF_ERROR(op.requireFloats());
  op.ignoreAttribute("momentum"); // concerns training only
  ASSIGN_OR_RETURN(float epsilon, op.getAttribute<float>("epsilon", 1e-5f));
  ASSIGN_OR_RETURN(int64_t training,
                   op.getAttribute<int64_t>("training_mode", 0));
  ASSIGN_OR_RETURN(int64_t spatial, op.getAttribute<int64_t>("spatial", 1));
  if (training != 0)
    return unimplemented("training mode is not supported");
  if (spatial != 1)
    return unimplemented("statistics for each element are not supported");
  const TensorType &input = op.getType(0);
  if (input.rank() == 0)
    return invalidArgument("input is a scalar");
  Shape channels = {input.rank() > 1 ? input.shape[1] : 1};
  for (size_t i = 1; i < 5; ++i)
    if (op.getShape(i) != channels)
      return invalidArgument("input " + std::to_string(i) + " is of type " +
                             toString(op.getType(i)) +
                             ": it must have the shape " + toString(channels));
  RETURN_IF_ERROR(op.setResult(0, input));
  return Plan::emitted(
      [epsilon](Kernel &kernel) { emitBatchNormalization(kernel, epsilon); });
}

namespace {

/// The loops of a Softmax over the middle of three dimensions.
struct SoftmaxLoops {
  int64_t outer;
  int64_t count;
  int64_t inner;
};

} // namespace

/// Emits y = exp(x - max) / sum(exp(x - max)).
static void emitSoftmax(Kernel &kernel, const SoftmaxLoops &loops) {
  auto &builder = kernel.builder;
  const Operand &input = kernel.inputs[0], &output = kernel.outputs[0];
  Shape extents = {loops.outer, loops.inner};
  emitLoops(builder, extents, [&](llvm::ArrayRef<Value> indices) {
    Value start = linearIndex(builder, indices, {loops.count * loops.inner, 1});
    auto at = [&](Value i) {
      return addScaled(builder, start, i, loops.inner);
    };
    LoopRange all = fullRange(builder, loops.count);
    constexpr float infinity = std::numeric_limits<float>::infinity();
    Value greatest = emitFold(
        builder, all, builder.f32(-infinity), [&](Value i, Value carried) {
          return kernel.max(carried, kernel.load(input, at(i)));
        });
    Value total =
        emitFold(builder, all, builder.f32(0), [&](Value i, Value carried) {
          Value difference = builder.createOrFold<arith::SubFOp>(
              kernel.load(input, at(i)), greatest);
          Value power = math::ExpOp::create(builder, difference);
          kernel.store(power, output, at(i));
          return builder.createOrFold<arith::AddFOp>(carried, power);
        });
    emitLoop(builder, loops.count, [&](Value i) {
      kernel.store(builder.createOrFold<arith::DivFOp>(
                       kernel.load(output, at(i)), total),
                   output, at(i));
    });
  });
}

/// Before operator set 13, Softmax treats all dimensions from the axis on as
/// one.
static absl::StatusOr<Plan> planSoftmax(Op &op) {
  RETURN_IF_ERROR(op.requireFloats());
  const TensorType &input = op.getType(0);
  llvm::ArrayRef<int64_t> shape = input.shape;
  bool isCoerced = op.getOpset() < 13;
  ASSIGN_OR_RETURN(int64_t axis,
                   op.getAttribute<int64_t>("axis", isCoerced ? 1 : -1));
  // With an axis after the last dimension, each element is its own group.
  if (!isCoerced || axis != input.rank()) {
    ASSIGN_OR_RETURN(axis, normalizeAxis(axis, input.rank()));
  }
  RETURN_IF_ERROR(op.setResult(0, input));
  SoftmaxLoops loops = {product(shape.take_front(axis)),
                        product(shape.drop_front(axis)), 1};
  if (!isCoerced)
    loops = {loops.outer, shape[axis], product(shape.drop_front(axis + 1))};
  return Plan::emitted([loops](Kernel &kernel) { emitSoftmax(kernel, loops); });
}

llvm::ArrayRef<OpEntry> getNormalizationOps() {
  static constexpr OpEntry entries[] = {
      {"BatchNormalization", 5, 5, 1, planBatchNormalization},
      {"Softmax", 1, 1, 1, planSoftmax},
  };
  return entries;
}

} // namespace onnx_mlir::direct
