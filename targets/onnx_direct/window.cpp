// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/window.h"

#include <algorithm>
#include <string>

#include "absl/strings/str_cat.h"
#include "targets/onnx/quote.h"
#include "targets/onnx/status.h"
#include "targets/onnx_direct/status_macros.h"
#include "llvm/Support/MathExtras.h"

namespace onnx_mlir::direct {

namespace arith = mlir::arith;
using mlir::Value;

/// A bound on attributes that prevents overflow.
constexpr int64_t maxAttribute = int64_t(1) << 30;

/// Returns the attribute `name`: `count` numbers in [lowest, 2^30], or copies
/// of `byDefault` if it is absent.
static absl::StatusOr<std::vector<int64_t>>
readNumbers(Op &op, llvm::StringRef name, size_t count, int64_t lowest,
            int64_t byDefault) {
  ASSIGN_OR_RETURN(llvm::ArrayRef<int64_t> given,
                   op.getAttribute<llvm::ArrayRef<int64_t>>(name, {}));
  if (!op.hasAttribute(name))
    return std::vector<int64_t>(count, byDefault);
  bool isValid =
      given.size() == count && llvm::all_of(given, [&](int64_t number) {
        return number >= lowest && number <= maxAttribute;
      });
  if (!isValid)
    return invalidArgument(absl::StrCat("attribute ", quote(name), " is ",
                                        toString(given), ": it must be ", count,
                                        " numbers from ", lowest, " on"));
  return given.vec();
}

static absl::StatusOr<std::vector<int64_t>>
readKernel(Op &op, size_t count, llvm::ArrayRef<int64_t> kernel) {
  ASSIGN_OR_RETURN(std::vector<int64_t> given,
                   readNumbers(op, "kernel_shape", count, 1, 0));
  if (!op.hasAttribute("kernel_shape")) {
    if (kernel.empty())
      return invalidArgument("attribute 'kernel_shape' is missing");
    return kernel.vec();
  }
  if (!kernel.empty() && kernel != llvm::ArrayRef<int64_t>(given))
    return invalidArgument("attribute 'kernel_shape' is " + toString(given) +
                           ", but the weights have " + toString(kernel));
  return given;
}

static int64_t getReach(const WindowDim &dim) {
  return (dim.kernel - 1) * dim.dilation + 1;
}

/// Sets the output extent for explicit padding. With `roundUp`, the last window
/// may extend past the end if it starts before the padding at the end.
static void setExplicit(WindowDim &dim, bool roundUp) {
  int64_t room = dim.input + dim.padBegin + dim.padEnd - getReach(dim);
  dim.output = (roundUp ? llvm::divideCeilSigned(room, dim.stride)
                        : llvm::divideFloorSigned(room, dim.stride)) +
               1;
  if (dim.output <= 0) {
    dim.output = 0;
    return;
  }
  if (roundUp && (dim.output - 1) * dim.stride >= dim.input + dim.padBegin)
    --dim.output;
}

/// Sets padding that makes the output extent input / stride, rounded up.
static void setSame(WindowDim &dim, bool oddAtEnd) {
  dim.output = llvm::divideCeilSigned(dim.input, dim.stride);
  int64_t total = std::max<int64_t>(
      (dim.output - 1) * dim.stride + getReach(dim) - dim.input, 0);
  dim.padBegin = oddAtEnd ? total / 2 : total - total / 2;
  dim.padEnd = total - dim.padBegin;
}

absl::StatusOr<Window> readWindow(Op &op, llvm::ArrayRef<int64_t> input,
                                  llvm::ArrayRef<int64_t> kernelOfWeights,
                                  bool roundUp) {
  size_t count = input.size();
  ASSIGN_OR_RETURN(auto kernel, readKernel(op, count, kernelOfWeights));
  ASSIGN_OR_RETURN(auto strides, readNumbers(op, "strides", count, 1, 1));
  ASSIGN_OR_RETURN(auto dilations, readNumbers(op, "dilations", count, 1, 1));
  ASSIGN_OR_RETURN(auto pads, readNumbers(op, "pads", 2 * count, 0, 0));
  ASSIGN_OR_RETURN(llvm::StringRef autoPad,
                   op.getAttribute<llvm::StringRef>("auto_pad", "NOTSET"));
  bool isSame = autoPad == "SAME_UPPER" || autoPad == "SAME_LOWER";
  if (!isSame && autoPad != "NOTSET" && autoPad != "VALID")
    return invalidArgument("attribute 'auto_pad' is " + quote(autoPad));
  if (autoPad != "NOTSET" && llvm::any_of(pads, [](int64_t p) { return p; }))
    return invalidArgument("attributes 'pads' and 'auto_pad' are both given");

  Window window;
  for (size_t i = 0; i < count; ++i) {
    WindowDim dim = {input[i],     0,       kernel[i],      strides[i],
                     dilations[i], pads[i], pads[count + i]};
    if (dim.kernel > maxAttribute || dim.kernel == 0)
      return invalidArgument("kernel " + toString(kernel) + " is out of range");
    if (isSame)
      setSame(dim, autoPad == "SAME_UPPER");
    else
      setExplicit(dim, roundUp && autoPad == "NOTSET");
    if (dim.output <= 0)
      return invalidArgument(
          absl::StrCat("a window of ", getReach(dim), " does not fit into ",
                       dim.input, " padded elements of spatial axis ", i));
    window.push_back(dim);
  }
  return window;
}

/// Emits the number of steps of size `step` from `start` to `bound`, or 0 if
/// start >= bound.
static Value emitStepsTo(KernelBuilder &builder, Value start, int64_t bound,
                         int64_t step) {
  Value zero = builder.index(0);
  Value distance = subtract(builder, builder.index(bound), start);
  distance = builder.createOrFold<arith::SelectOp>(
      builder.compare(arith::CmpIPredicate::sgt, distance, zero), distance,
      zero);
  if (step == 1)
    return distance;
  return builder.createOrFold<arith::DivUIOp>(
      add(builder, distance, builder.index(step - 1)), builder.index(step));
}

static Value emitMin(KernelBuilder &builder, Value left, Value right) {
  return builder.createOrFold<arith::MinSIOp>(left, right);
}

LoopRange emitTapRange(KernelBuilder &builder, const WindowDim &dim,
                       Value output, int64_t begin, int64_t end) {
  int64_t lastStart = (dim.output - 1) * dim.stride - dim.padBegin;
  LoopRange range = fullRange(builder, dim.kernel);
  Value start = emitTapIndex(builder, dim, output, builder.index(0));
  if (-dim.padBegin < -begin)
    range.lower = emitStepsTo(builder, start, -begin, dim.dilation);
  if (lastStart + getReach(dim) > dim.input + end)
    range.upper = emitMin(
        builder, emitStepsTo(builder, start, dim.input + end, dim.dilation),
        range.upper);
  return range;
}

Value emitTapIndex(KernelBuilder &builder, const WindowDim &dim, Value output,
                   Value tap) {
  Value start =
      subtract(builder, multiply(builder, output, builder.index(dim.stride)),
               builder.index(dim.padBegin));
  return addScaled(builder, start, tap, dim.dilation);
}

std::pair<int64_t, int64_t> getOutputsInside(const WindowDim &dim,
                                             int64_t tap) {
  int64_t offset = tap * dim.dilation - dim.padBegin;
  int64_t first =
      offset < 0 ? llvm::divideCeilSigned(-offset, dim.stride) : int64_t(0);
  int64_t behind = dim.input - offset; // relative to the starts of the outputs
  int64_t last = behind <= 0 ? 0 : llvm::divideCeilSigned(behind, dim.stride);
  first = std::min<int64_t>(first, dim.output);
  return {first, std::clamp(last, first, dim.output)};
}

LoopRange emitOutputsInside(KernelBuilder &builder, const WindowDim &dim,
                            Value tap) {
  Value offset =
      addScaled(builder, builder.index(-dim.padBegin), tap, dim.dilation);
  return {emitStepsTo(builder, offset, 0, dim.stride),
          emitMin(builder, emitStepsTo(builder, offset, dim.input, dim.stride),
                  builder.index(dim.output))};
}

} // namespace onnx_mlir::direct
