// SPDX-License-Identifier: Apache-2.0
//
// Ops that move or repeat elements without computing.
#include <algorithm>
#include <limits>
#include <numeric>

#include "absl/strings/str_cat.h"
#include "targets/onnx/status.h"
#include "targets/onnx_direct/loop_nest.h"
#include "targets/onnx_direct/op_table.h"
#include "targets/onnx_direct/status_macros.h"
#include "targets/onnx_direct/strided_copy.h"

namespace onnx_mlir::direct {

namespace arith = mlir::arith;
using mlir::Value;
using ::onnx::TensorProto;

static absl::StatusOr<Plan> planTranspose(Op &op) {
  const TensorType &input = op.getType(0);
  std::vector<int64_t> permutation(input.rank());
  std::iota(permutation.rbegin(), permutation.rend(), 0);
  ASSIGN_OR_RETURN(llvm::ArrayRef<int64_t> given,
                   op.getAttribute<llvm::ArrayRef<int64_t>>("perm", {}));
  if (op.hasAttribute("perm")) {
    ASSIGN_OR_RETURN(std::vector<int64_t> axes,
                     normalizeAxes(given, input.rank()));
    if (axes.size() != permutation.size())
      return invalidArgument("attribute 'perm' is " + toString(given) +
                             " for an input of type " + toString(input));
    for (auto [target, axis] : llvm::zip_equal(permutation, given))
      target = *normalizeAxis(axis, input.rank());
  }
  StridedCopy copy;
  Shape strides = rowMajorStrides(input.shape);
  for (int64_t axis : permutation) {
    copy.extents.push_back(input.shape[axis]);
    copy.sourceStrides.push_back(strides[axis]);
  }
  copy.targetStrides = rowMajorStrides(copy.extents);
  RETURN_IF_ERROR(op.setResult(0, {input.element, copy.extents}));
  return planCopies(op, {copy});
}

/// Returns the offset of the part of a tensor of shape `whole` that starts at
/// index `start` of dimension `axis`. Units: elements.
static int64_t getOffset(llvm::ArrayRef<int64_t> whole, int64_t axis,
                         int64_t start) {
  return start * rowMajorStrides(whole)[axis];
}

static absl::StatusOr<Plan> planConcat(Op &op) {
  RETURN_IF_ERROR(op.requireSameElements());
  TensorType result = op.getType(0);
  ASSIGN_OR_RETURN(int64_t axis, op.getAttribute<int64_t>("axis"));
  ASSIGN_OR_RETURN(axis, normalizeAxis(axis, result.rank()));
  for (size_t i = 1; i < op.getNumInputs(); ++i) {
    Shape expected = op.getShape(i);
    if (expected.size() == result.shape.size())
      expected[axis] = result.shape[axis];
    if (expected != result.shape)
      return invalidArgument(absl::StrCat(
          "inputs of type ", toString(op.getType(0)), " and ",
          toString(op.getType(i)), " cannot be joined along axis ", axis));
    RETURN_IF_ERROR(checkTensorType(result));
    result.shape[axis] += op.getShape(i)[axis];
  }
  RETURN_IF_ERROR(op.setResult(0, result));
  std::vector<StridedCopy> copies;
  int64_t start = 0;
  for (size_t i = 0; i < op.getNumInputs(); ++i) {
    StridedCopy copy;
    copy.input = i;
    copy.extents = op.getShape(i);
    copy.sourceStrides = rowMajorStrides(copy.extents);
    copy.targetStrides = rowMajorStrides(result.shape);
    copy.targetOffset = getOffset(result.shape, axis, start);
    start += op.getShape(i)[axis];
    copies.push_back(std::move(copy));
  }
  return planCopies(op, std::move(copies));
}

/// Returns the extent along an axis of `extent` of each output of a Split.
static absl::StatusOr<std::vector<int64_t>> getSplitSizes(Op &op,
                                                          int64_t extent) {
  int64_t count = op.getNumOutputs();
  ASSIGN_OR_RETURN(std::optional<std::vector<int64_t>> given,
                   op.takeIntegers("split", 13, 1));
  if (given) {
    if (static_cast<int64_t>(given->size()) != count ||
        *std::min_element(given->begin(), given->end()) < 0 ||
        *std::max_element(given->begin(), given->end()) > extent ||
        std::accumulate(given->begin(), given->end(), int64_t(0)) != extent)
      return invalidArgument(absl::StrCat("sizes ", toString(*given),
                                          " do not split ", extent,
                                          " elements into ", count, " parts"));
    return *given;
  }
  ASSIGN_OR_RETURN(int64_t parts,
                   op.getAttribute<int64_t>("num_outputs", count));
  bool mayBeUneven = op.getOpset() >= 18;
  int64_t size = (extent + count - 1) / count;
  int64_t last = extent - size * (count - 1);
  if (parts != count || last < 0 || (!mayBeUneven && last != size))
    return invalidArgument(
        absl::StrCat(extent, " elements do not split into ", count, " parts"));
  std::vector<int64_t> sizes(count, size);
  sizes.back() = last;
  return sizes;
}

static absl::StatusOr<Plan> planSplit(Op &op) {
  const TensorType &input = op.getType(0);
  ASSIGN_OR_RETURN(int64_t axis, op.getAttribute<int64_t>("axis", 0));
  ASSIGN_OR_RETURN(axis, normalizeAxis(axis, input.rank()));
  ASSIGN_OR_RETURN(std::vector<int64_t> sizes,
                   getSplitSizes(op, input.shape[axis]));
  std::vector<StridedCopy> copies;
  int64_t start = 0;
  for (size_t i = 0; i < sizes.size(); ++i) {
    StridedCopy copy;
    copy.output = i;
    copy.extents = input.shape;
    copy.extents[axis] = sizes[i];
    copy.sourceStrides = rowMajorStrides(input.shape);
    copy.sourceOffset = getOffset(input.shape, axis, start);
    copy.targetStrides = rowMajorStrides(copy.extents);
    RETURN_IF_ERROR(op.setResult(i, {input.element, copy.extents}));
    start += sizes[i];
    copies.push_back(std::move(copy));
  }
  return planCopies(op, std::move(copies));
}

namespace {

/// The indices that a Slice takes along one dimension.
struct SliceRange {
  int64_t start;
  int64_t step;
  int64_t count;
};

} // namespace

/// Resolves ONNX's `start` and `end`: negative values count from the end, and
/// values out of range are clamped. Requires that step is not 0.
static SliceRange clampSlice(int64_t start, int64_t end, int64_t step,
                             int64_t extent) {
  constexpr SliceRange nothing = {0, 1, 0};
  if (extent == 0)
    return nothing;
  // With a negative step the range may end before index 0.
  int64_t lowestEnd = step > 0 ? 0 : -1;
  int64_t highest = step > 0 ? extent : extent - 1;
  start = std::clamp<int64_t>(start < 0 ? start + extent : start, 0, highest);
  end = std::clamp(end < 0 ? end + extent : end, lowestEnd, highest);
  if (step > 0 ? start >= end : start <= end)
    return nothing;
  uint64_t distance = std::abs(end - start);
  uint64_t stride = step > 0 ? uint64_t(step) : -uint64_t(step);
  int64_t count = (distance - 1) / stride + 1;
  // With a single element the step is irrelevant: avoid one beyond the tensor.
  return {start, count == 1 ? 1 : step, count};
}

namespace {

/// Starts, ends, axes and steps. They are attributes before operator set 10.
struct SliceArguments {
  std::vector<int64_t> starts, ends, axes, steps;
};

} // namespace

static absl::StatusOr<SliceArguments> getSliceArguments(Op &op) {
  constexpr int64_t since = 10;
  ASSIGN_OR_RETURN(auto starts, op.takeIntegers("starts", since, 1));
  ASSIGN_OR_RETURN(auto ends, op.takeIntegers("ends", since, 2));
  ASSIGN_OR_RETURN(auto axes, op.takeIntegers("axes", since, 3));
  if (!starts || !ends || starts->size() != ends->size())
    return invalidArgument("'starts' and 'ends' must both be given, in the "
                           "same number");
  SliceArguments result = {*starts, *ends, {}, {}};
  size_t count = starts->size();
  result.axes.resize(count);
  std::iota(result.axes.begin(), result.axes.end(), 0);
  if (axes)
    result.axes = *axes;
  result.steps.assign(count, 1);
  if (op.hasInput(4)) {
    ASSIGN_OR_RETURN(result.steps, op.takeIntegers(4, "steps"));
  }
  if (result.axes.size() != count || result.steps.size() != count)
    return invalidArgument("'axes' and 'steps' must be as many as 'starts'");
  return result;
}

static absl::StatusOr<Plan> planSlice(Op &op) {
  const TensorType &input = op.getType(0);
  ASSIGN_OR_RETURN(SliceArguments arguments, getSliceArguments(op));
  RETURN_IF_ERROR(normalizeAxes(arguments.axes, input.rank()).status());
  StridedCopy copy;
  copy.extents = input.shape;
  copy.sourceStrides = rowMajorStrides(input.shape);
  for (size_t i = 0; i < arguments.axes.size(); ++i) {
    if (arguments.steps[i] == 0)
      return invalidArgument("a step is 0");
    int64_t axis = *normalizeAxis(arguments.axes[i], input.rank());
    SliceRange range = clampSlice(arguments.starts[i], arguments.ends[i],
                                  arguments.steps[i], input.shape[axis]);
    copy.extents[axis] = range.count;
    copy.sourceOffset += range.start * copy.sourceStrides[axis];
    copy.sourceStrides[axis] *= range.step;
  }
  copy.targetStrides = rowMajorStrides(copy.extents);
  RETURN_IF_ERROR(op.setResult(0, {input.element, copy.extents}));
  return planCopies(op, {copy});
}

static absl::StatusOr<Plan> planExpand(Op &op) {
  ASSIGN_OR_RETURN(std::vector<int64_t> target, op.takeIntegers(1, "shape"));
  const TensorType &input = op.getType(0);
  Shape shapes[] = {input.shape, Shape(target.begin(), target.end())};
  RETURN_IF_ERROR(checkTensorType({input.element, shapes[1]}));
  ASSIGN_OR_RETURN(Shape shape, broadcastShapes(shapes));
  RETURN_IF_ERROR(op.setResult(0, {input.element, shape}));
  StridedCopy copy;
  copy.extents = shape;
  copy.sourceStrides = broadcastStrides(input.shape, shape);
  copy.targetStrides = rowMajorStrides(shape);
  return planCopies(op, {copy});
}

namespace {

/// A Gather as three loops: result[outer, index, inner] = data[outer,
/// indices[index], inner].
struct GatherLoops {
  int64_t outer;
  int64_t axisExtent;
  int64_t inner;
};

} // namespace

/// Emits the position that `index` refers to. A negative index counts from the
/// end. An index out of range, which ONNX forbids, is clamped into the tensor.
static Value emitGatherIndex(Kernel &kernel, Value index, int64_t extent) {
  auto &builder = kernel.builder;
  index = arith::IndexCastOp::create(builder, builder.getIndexType(), index);
  Value isNegative =
      builder.compare(arith::CmpIPredicate::slt, index, builder.index(0));
  index = builder.createOrFold<arith::SelectOp>(
      isNegative,
      builder.createOrFold<arith::AddIOp>(index, builder.index(extent)), index);
  return kernel.max(kernel.min(index, builder.index(extent - 1)),
                    builder.index(0));
}

static void emitGather(Kernel &kernel, const GatherLoops &loops) {
  auto &builder = kernel.builder;
  const Operand &indices = kernel.inputs[1];
  int64_t count = indices.type.size();
  emitLoop(builder, count, [&](Value i) {
    Value index =
        emitGatherIndex(kernel, kernel.load(indices, i), loops.axisExtent);
    Shape extents = {loops.outer, loops.inner};
    emitLoops(builder, extents, [&](llvm::ArrayRef<Value> outerInner) {
      Value from =
          linearIndex(builder, outerInner, {loops.axisExtent * loops.inner, 1});
      from = addScaled(builder, from, index, loops.inner);
      Value to = linearIndex(builder, outerInner, {count * loops.inner, 1});
      to = addScaled(builder, to, i, loops.inner);
      kernel.store(kernel.load(kernel.inputs[0], from), kernel.outputs[0], to);
    });
  });
}

/// Returns one copy per index.
/// Errors: InvalidArgument if an index is out of range.
static absl::StatusOr<std::vector<StridedCopy>>
getGatherCopies(const Op &op, const GatherLoops &loops) {
  std::vector<StridedCopy> copies;
  int64_t count = op.getType(1).size();
  for (int64_t i = 0; i < count; ++i) {
    absl::StatusOr<int64_t> index = normalizeAxis(
        readInteger(op.getInput(1).bytes, op.getType(1).element, i),
        loops.axisExtent);
    if (!index.ok())
      return invalidArgument("an index is outside of an axis of extent " +
                             std::to_string(loops.axisExtent));
    StridedCopy copy;
    copy.extents = {loops.outer, loops.inner};
    copy.sourceStrides = {loops.axisExtent * loops.inner, 1};
    copy.sourceOffset = *index * loops.inner;
    copy.targetStrides = {count * loops.inner, 1};
    copy.targetOffset = i * loops.inner;
    copies.push_back(std::move(copy));
  }
  return copies;
}

static absl::StatusOr<Plan> planGather(Op &op) {
  const TensorType &data = op.getType(0);
  RETURN_IF_ERROR(
      op.requireElement(1, {TensorProto::INT64, TensorProto::INT32}));
  ASSIGN_OR_RETURN(int64_t axis, op.getAttribute<int64_t>("axis", 0));
  ASSIGN_OR_RETURN(axis, normalizeAxis(axis, data.rank()));
  llvm::ArrayRef<int64_t> shape = data.shape;
  Shape result(shape.take_front(axis));
  llvm::append_range(result, op.getShape(1));
  llvm::append_range(result, shape.drop_front(axis + 1));
  RETURN_IF_ERROR(op.setResult(0, {data.element, result}));
  GatherLoops loops = {product(shape.take_front(axis)), shape[axis],
                       product(shape.drop_front(axis + 1))};
  if (op.isKnown(1) && op.getType(1).size() <= maxFoldedElements) {
    ASSIGN_OR_RETURN(std::vector<StridedCopy> copies,
                     getGatherCopies(op, loops));
    if (op.getInput(0).isConstant() &&
        op.getResult().size() <= maxFoldedElements)
      return planCopies(op, std::move(copies));
  }
  if (loops.axisExtent == 0 && op.getResult().size() != 0)
    return invalidArgument("axis " + std::to_string(axis) + " is empty");
  return Plan::emitted([loops](Kernel &kernel) { emitGather(kernel, loops); });
}

llvm::ArrayRef<OpEntry> getDataMovementOps() {
  static constexpr OpEntry entries[] = {
      {"Concat", 1, anyNumber, 1, planConcat},
      {"Expand", 2, 2, 1, planExpand},
      {"Gather", 2, 2, 1, planGather},
      {"Slice", 1, 5, 1, planSlice},
      {"Split", 1, 2, anyNumber, planSplit},
      {"Transpose", 1, 1, 1, planTranspose},
  };
  return entries;
}

} // namespace onnx_mlir::direct
