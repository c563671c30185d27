// SPDX-License-Identifier: Apache-2.0
//
// Evaluates operators whose elements determine how many elements the result
// has.
#ifndef DIALECTS_ONNX_EVALUATE_COUNTED_OPS_H
#define DIALECTS_ONNX_EVALUATE_COUNTED_OPS_H

#include <cstdint>
#include <optional>

#include "core/ir/structure/operation.h"
#include "dialects/onnx/evaluate/constant_tensor.h"
#include "llvm/ADT/ArrayRef.h"

namespace mlir::onnx {

/// Returns whether `evaluateCounted` knows the operator.
bool isCounted(Operation *op);

/// Returns the result of a NonZero or a Compress, which has at most `maxBytes`
/// bytes. Returns nullopt if it has more, or if the operator fails.
std::optional<ConstantTensor>
evaluateCounted(Operation *op,
                llvm::ArrayRef<std::optional<ConstantTensor>> operands,
                int64_t maxBytes);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_EVALUATE_COUNTED_OPS_H
