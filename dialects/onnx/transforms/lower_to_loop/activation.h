// SPDX-License-Identifier: Apache-2.0
//
// Activations of recurrent operators.
#ifndef DIALECTS_ONNX_TRANSFORMS_LOWER_TO_LOOP_ACTIVATION_H
#define DIALECTS_ONNX_TRANSFORMS_LOWER_TO_LOOP_ACTIVATION_H

#include "core/support/llvm.h"
#include "dialects/onnx/transforms/lower_to_loop/op_writer.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::onnx {

/// A function by its name in ONNX, with its constants.
struct Activation {
  llvm::StringRef name;
  double alpha = 0, beta = 0;
};

/// Reads the activations of an operator, for all directions; `defaults` are
/// those of one direction. Activations take the elements of `activation_alpha`
/// and `activation_beta` in order, those that have such a constant.
/// Errors: a diagnostic for a name that does not exist, and for fewer names
/// than functions.
FailureOr<llvm::SmallVector<Activation>>
readActivations(Operation *op, llvm::ArrayRef<llvm::StringRef> defaults,
                unsigned numDirections);

/// Creates operators that apply the function to a tensor.
Value applyActivation(OpWriter &write, const Activation &activation,
                      Value value);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_TRANSFORMS_LOWER_TO_LOOP_ACTIVATION_H
