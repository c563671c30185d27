// SPDX-License-Identifier: Apache-2.0
//
// A transposed convolution as convolutions of its phases.
//
// With stride s, element q * s + r of the full result, 0 <= r < s, is the sum
// of x[q - j] * W[j * s + r] over all j. For each phase r, that is a
// convolution with the kernel V[t] = W[(n - 1 - t) * s + r] of n elements. No
// product with zero is added, so that infinities and NaN reach the same
// elements. The kernels are computed when the model is compiled, if the weights
// are a constant.
#include <cstdint>
#include <limits>
#include <optional>

#include "core/ir/builtin/builtin_attributes.h"
#include "dialects/onnx/rules/conditions.h"
#include "dialects/onnx/transforms/decompose_onnx/decompositions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::onnx {
namespace {

/// One spatial dimension.
struct TransposedDim {
  int64_t kernel, stride;
  /// The first element of the result that is kept, divided by the stride.
  int64_t firstGroup;
  /// Elements that are cut off at the ends, after whole groups are left out.
  int64_t cutBegin, cutEnd;
  /// The padding of all convolutions at the end.
  int64_t padEnd;

  int64_t countTaps(int64_t phase) const {
    return llvm::divideCeil(kernel - phase, stride);
  }
  int64_t getPadBegin(int64_t phase) const {
    return countTaps(phase) - 1 - firstGroup;
  }
};

using TransposedDims = llvm::SmallVector<TransposedDim>;
/// The phase in each spatial dimension.
using Phase = llvm::SmallVector<int64_t>;

} // namespace

/// Returns the elements of an attribute, or `count` times the default if it is
/// absent; nullopt if their number differs.
static std::optional<llvm::SmallVector<int64_t>>
readIntegers(const Node &node, llvm::StringRef name, size_t count,
             int64_t byDefault) {
  if (!node.op->hasAttr(name))
    return llvm::SmallVector<int64_t>(count, byDefault);
  auto values = getIntegers(node.op, name);
  if (values && values->size() != count)
    return std::nullopt;
  return values;
}

/// Returns the numbers of a dimension, or nullopt if a phase has no element of
/// the kernel, or a convolution would need negative padding.
static std::optional<TransposedDim> makeDim(int64_t kernel, int64_t stride,
                                            int64_t padBegin, int64_t padEnd,
                                            int64_t extra) {
  if (stride < 1 || kernel < stride || padBegin < 0)
    return std::nullopt;
  TransposedDim dim;
  dim.kernel = kernel;
  dim.stride = stride;
  dim.firstGroup = padBegin / stride;
  dim.cutBegin = padBegin % stride;
  const int64_t reach = kernel - padEnd + extra;
  if (reach <= 0)
    return std::nullopt;
  const int64_t groups = llvm::divideCeil(reach, stride);
  dim.cutEnd = groups * stride - reach;
  dim.padEnd = groups - 1;
  if (dim.getPadBegin(stride - 1) < 0)
    return std::nullopt;
  return dim;
}

namespace {

/// The padding of one spatial dimension.
struct Padding {
  int64_t begin, end;
};

} // namespace

/// Splits the padding with which the result has a size that is given. The
/// smaller half is at the beginning if `isUpper`.
static Padding splitPadding(int64_t total, bool isUpper) {
  const int64_t half = total / 2;
  return isUpper ? Padding{half, total - half} : Padding{total - half, half};
}

/// Returns the padding of each dimension, or nullopt if it depends on the run.
static std::optional<llvm::SmallVector<Padding>>
readPadding(const Node &node, llvm::ArrayRef<int64_t> kernel,
            llvm::ArrayRef<int64_t> strides, llvm::ArrayRef<int64_t> extra) {
  const size_t count = kernel.size();
  auto automatic = node.op->getAttrOfType<StringAttr>("auto_pad");
  const llvm::StringRef mode = automatic ? automatic.getValue() : "NOTSET";
  auto pads = readIntegers(node, "pads", 2 * count, 0);
  auto given = readIntegers(node, "output_shape", count, -1);
  if (!pads || !given)
    return std::nullopt;
  llvm::SmallVector<Padding> result;
  for (size_t i = 0; i < count; ++i) {
    // The size without padding is (size - 1) * stride + extra + kernel.
    const int64_t reach = extra[i] + kernel[i] - strides[i];
    int64_t total = reach;
    if (node.op->hasAttr("output_shape")) {
      const auto size = node.getShape(0)[i + 2].getConstant();
      if (!size)
        return std::nullopt;
      total += *size * strides[i] - (*given)[i];
    }
    if (node.op->hasAttr("output_shape") || mode.starts_with("SAME_")) {
      if (total < 0)
        return std::nullopt;
      result.push_back(splitPadding(total, mode == "SAME_UPPER"));
    } else if (mode == "VALID") {
      result.push_back({0, 0});
    } else {
      result.push_back({(*pads)[i], (*pads)[count + i]});
    }
  }
  return result;
}

static std::optional<TransposedDims> readDims(const Node &node) {
  const llvm::ArrayRef<DimExpr> weights = node.getShape(1);
  const size_t count = weights.size() - 2;
  auto strides = readIntegers(node, "strides", count, 1);
  auto dilations = readIntegers(node, "dilations", count, 1);
  auto extra = readIntegers(node, "output_padding", count, 0);
  if (!strides || !dilations || !extra || !llvm::all_equal(*dilations) ||
      dilations->front() != 1)
    return std::nullopt;
  llvm::SmallVector<int64_t> kernel;
  for (DimExpr size : weights.drop_front(2)) {
    if (!size.getConstant())
      return std::nullopt;
    kernel.push_back(*size.getConstant());
  }
  const auto padding = readPadding(node, kernel, *strides, *extra);
  if (!padding)
    return std::nullopt;
  TransposedDims dims;
  for (size_t i = 0; i < count; ++i) {
    auto dim = makeDim(kernel[i], (*strides)[i], (*padding)[i].begin,
                       (*padding)[i].end, (*extra)[i]);
    if (!dim)
      return std::nullopt;
    dims.push_back(*dim);
  }
  return dims;
}

namespace {

class TransposedBuilder {
public:
  TransposedBuilder(const Node &node, NodeBuilder &builder,
                    const TransposedDims &dims, int64_t inputs, int64_t outputs)
      : node(node), builder(builder), dims(dims), inputs(inputs),
        outputs(outputs), groups(node.getInteger("group", 1)) {}

  Value build();

private:
  /// Returns the phases in the order of their numbers, the last dimension's
  /// fastest.
  llvm::SmallVector<Phase> getPhases() const;
  /// Returns the weights of a phase: output channels x input channels of a
  /// group x taps.
  Value getWeights(const Phase &phase);
  /// Exchanges the channels of weights within each group.
  Value exchangeChannels(Value taps, const Phase &phase);
  /// Returns the convolution of the input, for one phase or all.
  Value convolve(Value weights, Value bias, const Phase &phase);
  /// Moves the phases from the channels into the spatial dimensions.
  Value interleave(Value phases);
  Value cut(Value full);

  const Node &node;
  NodeBuilder &builder;
  const TransposedDims &dims;
  /// The channels of the input, and those of the result in a group.
  int64_t inputs, outputs, groups;
};

} // namespace

llvm::SmallVector<Phase> TransposedBuilder::getPhases() const {
  llvm::SmallVector<Phase> phases = {{}};
  for (const TransposedDim &dim : dims) {
    llvm::SmallVector<Phase> longer;
    for (const Phase &phase : phases)
      for (int64_t r = 0; r < dim.stride; ++r) {
        longer.push_back(phase);
        longer.back().push_back(r);
      }
    phases = std::move(longer);
  }
  return phases;
}

Value TransposedBuilder::getWeights(const Phase &phase) {
  llvm::SmallVector<int64_t> begins, ends, axes, steps;
  for (auto [i, dim] : llvm::enumerate(dims)) {
    begins.push_back(phase[i] + (dim.countTaps(phase[i]) - 1) * dim.stride);
    ends.push_back(std::numeric_limits<int64_t>::min());
    axes.push_back(i + 2);
    steps.push_back(-dim.stride);
  }
  Value taps = builder.node("Slice", {node.getOperand(1), builder.list(begins),
                                      builder.list(ends), builder.list(axes),
                                      builder.list(steps)});
  return exchangeChannels(taps, phase);
}

Value TransposedBuilder::exchangeChannels(Value taps, const Phase &phase) {
  llvm::SmallVector<int64_t> order = {1, 0};
  for (size_t i = 0; i < dims.size(); ++i)
    order.push_back(i + 2);
  if (groups == 1)
    return builder.transpose(taps, order);
  // (group, input) x output x taps becomes (group, output) x input x taps.
  llvm::SmallVector<int64_t> split = {groups, inputs / groups, outputs};
  llvm::SmallVector<int64_t> joined = {groups * outputs, inputs / groups};
  for (auto [dim, r] : llvm::zip(dims, phase)) {
    split.push_back(dim.countTaps(r));
    joined.push_back(dim.countTaps(r));
  }
  llvm::SmallVector<int64_t> grouped = {0};
  for (int64_t axis : order)
    grouped.push_back(axis + 1);
  return builder.reshape(
      builder.transpose(builder.reshape(taps, split), grouped), joined);
}

Value TransposedBuilder::convolve(Value weights, Value bias,
                                  const Phase &phase) {
  llvm::SmallVector<int64_t> pads;
  for (auto [dim, r] : llvm::zip(dims, phase))
    pads.push_back(dim.getPadBegin(r));
  for (const TransposedDim &dim : dims)
    pads.push_back(dim.padEnd);
  return builder.node(
      "Conv", {node.getOperand(0), weights, bias},
      {builder.integers("pads", pads), builder.integer("group", groups)});
}

Value TransposedBuilder::interleave(Value phases) {
  const int64_t rank = dims.size();
  if (llvm::all_of(dims, [](const auto &dim) { return dim.stride == 1; }))
    return phases;
  if (rank == 2 && dims[0].stride == dims[1].stride)
    return builder.node("DepthToSpace", phases,
                        builder.integer("blocksize", dims[0].stride));
  // N x r... x C x q... becomes N x C x (q x r)...
  llvm::SmallVector<Value> split = {builder.size(phases, 0)};
  llvm::SmallVector<Value> joined = {split[0], builder.list(groups * outputs)};
  llvm::SmallVector<int64_t> order = {0, rank + 1};
  for (auto [i, dim] : llvm::enumerate(dims)) {
    const int64_t axis = i;
    split.push_back(builder.list(dim.stride));
    joined.push_back(builder.node(
        "Mul", {builder.size(phases, axis + 2), builder.list(dim.stride)}));
    order.push_back(rank + 2 + axis);
    order.push_back(axis + 1);
  }
  split.push_back(builder.list(groups * outputs));
  for (int64_t axis = 0; axis < rank; ++axis)
    split.push_back(builder.size(phases, axis + 2));
  Value parts = builder.node("Reshape", {phases, builder.concat(split, 0)});
  return builder.node(
      "Reshape", {builder.transpose(parts, order), builder.concat(joined, 0)});
}

Value TransposedBuilder::cut(Value full) {
  llvm::SmallVector<int64_t> begins, ends, axes;
  for (auto [i, dim] : llvm::enumerate(dims)) {
    if (dim.cutBegin == 0 && dim.cutEnd == 0)
      continue;
    begins.push_back(dim.cutBegin);
    ends.push_back(dim.cutEnd == 0 ? std::numeric_limits<int64_t>::max()
                                   : -dim.cutEnd);
    axes.push_back(i + 2);
  }
  if (axes.empty())
    return full;
  return builder.node("Slice", {full, builder.list(begins), builder.list(ends),
                                builder.list(axes), builder.noValue()});
}

Value TransposedBuilder::build() {
  const llvm::SmallVector<Phase> phases = getPhases();
  const bool areEqual =
      groups == 1 && llvm::all_of(dims, [](const TransposedDim &dim) {
        return dim.kernel % dim.stride == 0;
      });
  llvm::SmallVector<Value> weights;
  for (const Phase &phase : phases)
    weights.push_back(getWeights(phase));
  Value bias = node.hasOperand(2) ? node.getOperand(2) : builder.noValue();
  // One convolution computes all phases if their kernels are equally large.
  if (areEqual) {
    if (node.hasOperand(2))
      bias = builder.concat(llvm::SmallVector<Value>(phases.size(), bias), 0);
    return cut(
        interleave(convolve(builder.concat(weights, 0), bias, phases.front())));
  }
  llvm::SmallVector<Value> parts;
  for (auto [phase, part] : llvm::zip(phases, weights))
    parts.push_back(convolve(part, bias, phase));
  return cut(interleave(builder.concat(parts, 1)));
}

Replacement decomposeConvTranspose(const Node &node, NodeBuilder &builder) {
  const llvm::ArrayRef<DimExpr> weights = node.getShape(1);
  if (node.getShape(0).size() < 3 || weights.size() != node.getShape(0).size())
    return {};
  const std::optional<int64_t> inputs = weights[0].getConstant();
  const std::optional<int64_t> outputs = weights[1].getConstant();
  const int64_t groups = node.getInteger("group", 1);
  const std::optional<TransposedDims> dims = readDims(node);
  if (!inputs || !outputs || !dims || groups < 1 || *inputs % groups)
    return {};
  return {TransposedBuilder(node, builder, *dims, *inputs, *outputs).build()};
}

} // namespace mlir::onnx
