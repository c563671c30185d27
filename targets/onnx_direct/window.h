// SPDX-License-Identifier: Apache-2.0
//
// The sliding window of convolutions and poolings: attributes, output extents,
// and the taps inside the input.
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

/// The window along one spatial dimension. Tap k of output o reads input o *
/// stride - padBegin + k * dilation. Inputs outside [0, input) are padding.
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
/// the output extents for a spatial `input`. `kernel` is the kernel shape of
/// the weights, or empty if only the attribute specifies it. With `roundUp` and
/// explicit padding, the last window may extend past the end (ceil_mode).
///
/// Errors: InvalidArgument if attributes contradict each other or the input, or
/// the window does not fit into the padded input.
/// Source: ONNX operators Conv, AveragePool, MaxPool.
absl::StatusOr<Window> readWindow(Op &op, llvm::ArrayRef<int64_t> input,
                                  llvm::ArrayRef<int64_t> kernel,
                                  bool roundUp = false);

/// Emits the range of taps of output `output` that are in [-begin, input +
/// end). `begin` and `end` are 0 or the padding.
LoopRange emitTapRange(KernelBuilder &builder, const WindowDim &dim,
                       mlir::Value output, int64_t begin = 0, int64_t end = 0);

/// Emits the input index that tap `tap` of output `output` reads.
mlir::Value emitTapIndex(KernelBuilder &builder, const WindowDim &dim,
                         mlir::Value output, mlir::Value tap);

/// Returns the outputs whose tap `tap` is inside the input, as [first, last).
std::pair<int64_t, int64_t> getOutputsInside(const WindowDim &dim, int64_t tap);

/// Emits the same for a tap that is known only at run time.
LoopRange emitOutputsInside(KernelBuilder &builder, const WindowDim &dim,
                            mlir::Value tap);

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_WINDOW_H
