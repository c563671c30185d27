// SPDX-License-Identifier: Apache-2.0
//
// Operators that compute x * f + o with constants f and o for each channel.
#ifndef DIALECTS_ONNX_RULES_AFFINE_CHANNELS_H
#define DIALECTS_ONNX_RULES_AFFINE_CHANNELS_H

#include <cstdint>
#include <optional>

#include "core/ir/structure/operation.h"
#include "core/ir/structure/value.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

/// The factors and offsets of channels, in double precision.
struct AffineChannels {
  llvm::SmallVector<double> factors, offsets;
};

/// Returns those of a BatchNormalization outside of training whose other
/// operands are constants, or nullopt.
std::optional<AffineChannels> readNormalization(Operation *op);

/// Returns those of an Add, Sub, Mul or Div of `x` and a constant, or of a
/// BatchNormalization of it, if dimension `axis` of the result, which has this
/// rank and `size` channels, is that of channels, and the result has the shape
/// of `x`. Otherwise returns nullopt.
std::optional<AffineChannels> readAffineChannels(Operation *op, Value x,
                                                 int64_t axis, int64_t rank,
                                                 int64_t size);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_RULES_AFFINE_CHANNELS_H
