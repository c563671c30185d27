// SPDX-License-Identifier: Apache-2.0
//
// Conv over any number of spatial dimensions.
#include <algorithm>

#include "absl/strings/str_cat.h"
#include "targets/onnx/status.h"
#include "targets/onnx_direct/op_table.h"
#include "targets/onnx_direct/row_accumulation.h"
#include "targets/onnx_direct/status_macros.h"
#include "targets/onnx_direct/window.h"
#include "llvm/ADT/STLExtras.h"

namespace onnx_mlir::direct {

namespace arith = mlir::arith;
using mlir::Value;
using ::onnx::TensorProto;

namespace {

/// The extents of the loops of a convolution.
struct ConvLoops {
  int64_t images;
  int64_t groups;
  /// Number of channels in one group.
  int64_t outputs;
  int64_t inputs;
  Window window;

  Shape outputPlane() const {
    Shape plane;
    for (const WindowDim &dim : window)
      plane.push_back(dim.output);
    return plane;
  }
  Shape inputPlane() const {
    Shape plane;
    for (const WindowDim &dim : window)
      plane.push_back(dim.input);
    return plane;
  }
  Shape kernelPlane() const {
    Shape plane;
    for (const WindowDim &dim : window)
      plane.push_back(dim.kernel);
    return plane;
  }
};

/// Emits the computation of one output row, which is given by an image, an
/// output channel, and a position in all spatial dimensions but the last.
class ConvRowEmitter {
public:
  ConvRowEmitter(Kernel &kernel, const ConvLoops &loops)
      : kernel(kernel), builder(kernel.builder), loops(loops) {}

  void emit(Value image, Value group, Value output,
            llvm::ArrayRef<Value> position);

private:
  void emitInputs(Value firstInput, int64_t count);
  void emitFewTaps(Value firstInput, int64_t count,
                   llvm::ArrayRef<Value> outerTaps);
  void emitManyTaps(Value firstInput, int64_t count,
                    llvm::ArrayRef<Value> outerTaps);
  WeightedRow getRow(Value input, llvm::ArrayRef<Value> outerTaps, Value tap);

  Kernel &kernel;
  KernelBuilder &builder;
  const ConvLoops &loops;

  /// The row that is being emitted.
  Value channel;    // weights of a group and output channel
  Value inputStart; // input of an image and group
  Value outputStart;
  llvm::ArrayRef<Value> position;
};

} // namespace

void ConvRowEmitter::emit(Value image, Value group, Value output,
                          llvm::ArrayRef<Value> rowPosition) {
  position = rowPosition;
  channel = linearIndex(builder, {group, output}, {loops.outputs, 1});
  int64_t inputSize = product(loops.inputPlane());
  inputStart = linearIndex(
      builder, {image, group},
      {loops.groups * loops.inputs * inputSize, loops.inputs * inputSize});
  Shape outputPlane = loops.outputPlane();
  int64_t outputSize = product(outputPlane);
  outputStart =
      linearIndex(builder, {image, channel},
                  {loops.groups * loops.outputs * outputSize, outputSize});
  Shape strides = rowMajorStrides(outputPlane);
  for (auto [index, stride] : llvm::zip(position, strides))
    outputStart = addScaled(builder, outputStart, index, stride);

  Value bias = builder.f32(0);
  if (kernel.inputs.size() > 2)
    bias = kernel.load(kernel.inputs[2], channel);
  const WindowDim &columns = loops.window.back();
  emitLoop(builder, columns.output, [&](Value i) {
    kernel.store(bias, kernel.outputs[0], add(builder, outputStart, i));
  });
  int64_t block =
      columns.kernel > rowsInPass ? rowsInPass : rowsInPass / columns.kernel;
  emitBlocks(
      builder, loops.inputs, block,
      [&](Value firstInput, int64_t count) { emitInputs(firstInput, count); });
}

/// Emits code that adds `count` input channels.
void ConvRowEmitter::emitInputs(Value firstInput, int64_t count) {
  llvm::SmallVector<LoopRange> taps;
  for (auto [dim, index] : llvm::zip(loops.window, position))
    taps.push_back(emitTapRange(builder, dim, index));
  // The taps of all dimensions but the last.
  llvm::SmallVector<Value> outerTaps;
  auto nest = [&](auto &self) -> void {
    if (outerTaps.size() == taps.size())
      return loops.window.back().kernel > rowsInPass
                 ? emitManyTaps(firstInput, count, outerTaps)
                 : emitFewTaps(firstInput, count, outerTaps);
    emitLoop(builder, taps[outerTaps.size()], [&](Value tap) {
      outerTaps.push_back(tap);
      self(self);
      outerTaps.pop_back();
    });
  };
  nest(nest);
}

/// Emits code for all taps of the last dimension, one after the other. Near the
/// ends of the row some taps are in the padding, so the row is split where a
/// tap enters or leaves the input.
void ConvRowEmitter::emitFewTaps(Value firstInput, int64_t count,
                                 llvm::ArrayRef<Value> outerTaps) {
  const WindowDim &columns = loops.window.back();
  std::vector<int64_t> splits = {0, columns.output};
  for (int64_t tap = 0; tap < columns.kernel; ++tap) {
    auto [first, last] = getOutputsInside(columns, tap);
    splits.push_back(first);
    splits.push_back(last);
  }
  llvm::sort(splits);
  splits.erase(llvm::unique(splits), splits.end());
  for (size_t i = 0; i + 1 < splits.size(); ++i) {
    llvm::SmallVector<WeightedRow> rows;
    for (int64_t k = 0; k < count; ++k)
      for (int64_t tap = 0; tap < columns.kernel; ++tap) {
        auto [first, last] = getOutputsInside(columns, tap);
        if (first <= splits[i] && splits[i] < last)
          rows.push_back(getRow(add(builder, firstInput, builder.index(k)),
                                outerTaps, builder.index(tap)));
      }
    LoopRange segment = {builder.index(splits[i]),
                         builder.index(splits[i + 1])};
    emitAccumulation(kernel, kernel.outputs[0], outputStart, segment, rows);
  }
}

/// Emits the same as a loop over the taps.
void ConvRowEmitter::emitManyTaps(Value firstInput, int64_t count,
                                  llvm::ArrayRef<Value> outerTaps) {
  const WindowDim &columns = loops.window.back();
  emitLoop(builder, columns.kernel, [&](Value tap) {
    llvm::SmallVector<WeightedRow> rows;
    for (int64_t k = 0; k < count; ++k)
      rows.push_back(
          getRow(add(builder, firstInput, builder.index(k)), outerTaps, tap));
    emitAccumulation(kernel, kernel.outputs[0], outputStart,
                     emitOutputsInside(builder, columns, tap), rows);
  });
}

/// Returns the inputs that tap `tap` of the last dimension reads from input
/// channel `input`.
WeightedRow ConvRowEmitter::getRow(Value input, llvm::ArrayRef<Value> outerTaps,
                                   Value tap) {
  Shape kernelStrides = rowMajorStrides(loops.kernelPlane());
  Shape inputStrides = rowMajorStrides(loops.inputPlane());
  int64_t kernelSize = product(loops.kernelPlane());
  const WindowDim &columns = loops.window.back();
  Value weight = linearIndex(builder, {channel, input, tap},
                             {loops.inputs * kernelSize, kernelSize, 1});
  Value start =
      addScaled(builder, inputStart, input, product(loops.inputPlane()));
  for (size_t i = 0; i < outerTaps.size(); ++i) {
    weight = addScaled(builder, weight, outerTaps[i], kernelStrides[i]);
    start = addScaled(
        builder, start,
        emitTapIndex(builder, loops.window[i], position[i], outerTaps[i]),
        inputStrides[i]);
  }
  start = add(builder, start, builder.index(-columns.padBegin));
  start = addScaled(builder, start, tap, columns.dilation);
  return {kernel.load(kernel.inputs[1], weight), &kernel.inputs[0], start,
          columns.stride};
}

static void emitConv(Kernel &kernel, const ConvLoops &loops) {
  Shape extents = {loops.images, loops.groups, loops.outputs};
  llvm::append_range(extents,
                     llvm::ArrayRef<int64_t>(loops.outputPlane()).drop_back());
  emitLoops(kernel.builder, extents, [&](llvm::ArrayRef<Value> indices) {
    ConvRowEmitter(kernel, loops)
        .emit(indices[0], indices[1], indices[2], indices.drop_front(3));
  });
}

/// If the window has one element and visits all inputs, merges the spatial
/// dimensions into one, which has longer rows.
static void mergePointwise(Window &window) {
  bool isPointwise = llvm::all_of(window, [](const WindowDim &dim) {
    return dim.kernel == 1 && dim.stride == 1 && dim.output == dim.input;
  });
  if (!isPointwise)
    return;
  WindowDim merged = window.front();
  merged.input = 1;
  for (const WindowDim &dim : window)
    merged.input *= dim.input;
  merged.output = merged.input;
  window = {merged};
}

/// Checks the shapes of X [N, C, spatial…], W [M, C / group, kernel…] and the
/// bias [M] for consistency.
static absl::Status checkShapes(const Op &op, int64_t groups) {
  llvm::ArrayRef<int64_t> x = op.getShape(0), w = op.getShape(1);
  if (x.size() < 3 || w.size() != x.size())
    return invalidArgument("input of type " + toString(op.getType(0)) +
                           " and weights of type " + toString(op.getType(1)) +
                           ": they must have the same rank, 3 at least");
  if (groups < 1 || groups > std::max<int64_t>(x[1], 1) ||
      x[1] != w[1] * groups || w[0] % groups != 0)
    return invalidArgument(absl::StrCat(
        "input of type ", toString(op.getType(0)), " and weights of type ",
        toString(op.getType(1)), " do not form ", groups, " groups"));
  if (op.hasInput(2) && op.getShape(2) != Shape{w[0]})
    return invalidArgument("bias of type " + toString(op.getType(2)) +
                           ": it must have the shape " + toString({w[0]}));
  return absl::OkStatus();
}

static absl::StatusOr<Plan> planConv(Op &op) {
  RETURN_IF_ERROR(op.requireFloats());
  ASSIGN_OR_RETURN(int64_t groups, op.getAttribute<int64_t>("group", 1));
  RETURN_IF_ERROR(checkShapes(op, groups));
  llvm::ArrayRef<int64_t> x = op.getShape(0), w = op.getShape(1);
  ASSIGN_OR_RETURN(Window window,
                   readWindow(op, x.drop_front(2), w.drop_front(2)));
  Shape shape = {x[0], w[0]};
  for (const WindowDim &dim : window)
    shape.push_back(dim.output);
  RETURN_IF_ERROR(op.setResult(0, {TensorProto::FLOAT, shape}));
  mergePointwise(window);
  ConvLoops loops = {x[0], groups, w[0] / groups, w[1], window};
  return Plan::emitted([loops](Kernel &kernel) { emitConv(kernel, loops); });
}

llvm::ArrayRef<OpEntry> getConvolutionOps() {
  static constexpr OpEntry entries[] = {
      {"Conv", 2, 3, 1, planConv},
  };
  return entries;
}

} // namespace onnx_mlir::direct
