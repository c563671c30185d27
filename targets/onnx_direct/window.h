// SPDX-License-Identifier: Apache-2.0
//
// The sliding window that convolutions and poolings share: attributes, output
// extents, and which taps lie inside of the input.
#ifndef TARGETS_ONNX_DIRECT_WINDOW_H
#define TARGETS_ONNX_DIRECT_WINDOW_H

#include <cstdint>
#include <utility>

#include "absl/status/statusor.h"
#include "targets/onnx_direct/loop_nest.h"
#include "targets/onnx_direct/op.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace onnx_mlir::direct {

/// The window along one spatial dimension. Tap k of output o reads input
/// o * stride - padBegin + k * dilation; outside of [0, input) lies padding.
struct WindowDim {
  int64_t input;
  int64_t output;
  int64_t kernel;
  int64_t stride;
  int64_t dilation;
  int64_t padBegin;
  int64_t padEnd;
};

using Window = llvm::SmallVector<WindowDim, 3>;

/// Reads kernel_shape, strides, dilations, pads and auto_pad of `op` and infers
/// the output extents over a spatial `input`. `kernel` is the kernel that the
/// weights have, or empty when only the attribute states it. With `roundUp` and
/// explicit padding, a last window may hang over the end (ceil_mode).
///
/// Errors: InvalidArgument for attributes that contradict each other or the
/// input, and for a window that does not fit into the padded input.
/// Source: ONNX operators Conv, AveragePool, MaxPool.
absl::StatusOr<Window> readWindow(Op &op, llvm::ArrayRef<int64_t> input,
                                  llvm::ArrayRef<int64_t> kernel,
                                  bool roundUp = false);

/// Emits the taps of output `output` that lie in [-begin, input + end) of the
/// input. Requires: begin and end are 0, or what is padded.
LoopRange emitTapRange(KernelBuilder &builder, const WindowDim &dim,
                       mlir::Value output, int64_t begin = 0, int64_t end = 0);

/// The input index that tap `tap` of output `output` reads.
mlir::Value emitTapIndex(KernelBuilder &builder, const WindowDim &dim,
                         mlir::Value output, mlir::Value tap);

/// The outputs whose tap `tap` lies inside of the input: [first, last).
std::pair<int64_t, int64_t> getOutputsInside(const WindowDim &dim, int64_t tap);

/// The same for a tap that is known only at run time.
LoopRange emitOutputsInside(KernelBuilder &builder, const WindowDim &dim,
                            mlir::Value tap);

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_WINDOW_H
