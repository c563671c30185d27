// SPDX-License-Identifier: Apache-2.0
//
// Ops that combine all elements along some axes. All targets combine the
// elements one by one in row-major order.
#include <functional>
#include <limits>
#include <numeric>

#include "targets/onnx/status.h"
#include "targets/onnx_direct/loop_nest.h"
#include "targets/onnx_direct/op_table.h"
#include "targets/onnx_direct/status_macros.h"
#include "llvm/ADT/STLExtras.h"

namespace onnx_mlir::direct {

namespace arith = mlir::arith;
using mlir::Value;
using ::onnx::TensorProto;

namespace {

/// A function that combines elements.
struct Reduction {
  float initial;
  Value (*combine)(Kernel &, Value carried, Value element);
  /// Divides the result by the number of elements.
  bool isMean = false;
};

constexpr float infinity = std::numeric_limits<float>::infinity();

constexpr Reduction sum = {0, [](Kernel &kernel, Value l, Value r) {
                             return kernel.builder.createOrFold<arith::AddFOp>(
                                 l, r);
                           }};
constexpr Reduction mean = {0, sum.combine, /*isMean=*/true};
constexpr Reduction prod = {1, [](Kernel &kernel, Value l, Value r) {
                              return kernel.builder.createOrFold<arith::MulFOp>(
                                  l, r);
                            }};
constexpr Reduction reducedMaximum = {
    -infinity,
    [](Kernel &kernel, Value l, Value r) { return kernel.max(l, r); }};
constexpr Reduction reducedMinimum = {
    infinity,
    [](Kernel &kernel, Value l, Value r) { return kernel.min(l, r); }};

} // namespace

static void emitReduction(Kernel &kernel, const Reduction &reduction,
                          llvm::ArrayRef<int64_t> axes) {
  auto &builder = kernel.builder;
  const Operand &input = kernel.inputs[0];
  Shape inputStrides = rowMajorStrides(input.type.shape);
  Shape kept, keptStrides, reduced, reducedStrides;
  for (auto [i, extent] : llvm::enumerate(input.type.shape)) {
    bool isReduced = llvm::is_contained(axes, static_cast<int64_t>(i));
    (isReduced ? reduced : kept).push_back(extent);
    (isReduced ? reducedStrides : keptStrides).push_back(inputStrides[i]);
  }
  Shape outputStrides = rowMajorStrides(kept);
  float count = product(reduced);
  collapseDimensions(reduced, reducedStrides);
  emitLoops(builder, kept, [&](llvm::ArrayRef<Value> position) {
    llvm::SmallVector<LoopRange> ranges;
    for (int64_t extent : reduced)
      ranges.push_back(fullRange(builder, extent));
    Value start = linearIndex(builder, position, keptStrides);
    Value result = emitFold(
        builder, ranges, builder.f32(reduction.initial),
        [&](llvm::ArrayRef<Value> index, Value carried) {
          Value from =
              add(builder, start, linearIndex(builder, index, reducedStrides));
          return reduction.combine(kernel, carried, kernel.load(input, from));
        });
    if (reduction.isMean)
      result = builder.createOrFold<arith::DivFOp>(result, builder.f32(count));
    kernel.store(result, kernel.outputs[0],
                 linearIndex(builder, position, outputStrides));
  });
}

static absl::StatusOr<Plan> planAlong(Op &op, const Reduction &reduction,
                                      std::vector<int64_t> axes,
                                      bool keepDims) {
  RETURN_IF_ERROR(op.requireElement(0, {TensorProto::FLOAT}));
  Shape shape;
  for (auto [i, extent] : llvm::enumerate(op.getShape(0))) {
    bool isReduced = llvm::is_contained(axes, static_cast<int64_t>(i));
    if (!isReduced)
      shape.push_back(extent);
    else if (keepDims)
      shape.push_back(1);
  }
  RETURN_IF_ERROR(op.setResult(0, {TensorProto::FLOAT, shape}));
  return Plan::emitted([reduction, axes = std::move(axes)](Kernel &kernel) {
    emitReduction(kernel, reduction, axes);
  });
}

/// Plans a Reduce op whose axes are an input since operator set `since`.
template <const Reduction &reduction, int64_t since>
static absl::StatusOr<Plan> planReduce(Op &op) {
  ASSIGN_OR_RETURN(int64_t keepDims, op.getAttribute<int64_t>("keepdims", 1));
  ASSIGN_OR_RETURN(int64_t noop,
                   op.getAttribute<int64_t>("noop_with_empty_axes", 0));
  ASSIGN_OR_RETURN(auto given, op.takeIntegers("axes", since, 1));
  int64_t rank = op.getType(0).rank();
  std::vector<int64_t> axes;
  if (given && !given->empty()) {
    ASSIGN_OR_RETURN(axes, normalizeAxes(*given, rank));
  } else if (!noop) {
    axes.resize(rank);
    std::iota(axes.begin(), axes.end(), 0);
  }
  return planAlong(op, reduction, std::move(axes), keepDims != 0);
}

/// Reduces all axes except image and channel.
template <const Reduction &reduction>
static absl::StatusOr<Plan> planGlobalPool(Op &op) {
  if (op.getType(0).rank() < 3)
    return invalidArgument("input of type " + toString(op.getType(0)) +
                           " has no spatial dimension");
  std::vector<int64_t> axes(op.getType(0).rank() - 2);
  std::iota(axes.begin(), axes.end(), 2);
  return planAlong(op, reduction, std::move(axes), /*keepDims=*/true);
}

llvm::ArrayRef<OpEntry> getReductionOps() {
  static constexpr OpEntry entries[] = {
      {"GlobalAveragePool", 1, 1, 1, planGlobalPool<mean>},
      {"GlobalMaxPool", 1, 1, 1, planGlobalPool<reducedMaximum>},
      {"ReduceMax", 1, 2, 1, planReduce<reducedMaximum, 18>},
      {"ReduceMean", 1, 2, 1, planReduce<mean, 18>},
      {"ReduceMin", 1, 2, 1, planReduce<reducedMinimum, 18>},
      {"ReduceProd", 1, 2, 1, planReduce<prod, 18>},
      {"ReduceSum", 1, 2, 1, planReduce<sum, 13>},
  };
  return entries;
}

} // namespace onnx_mlir::direct
