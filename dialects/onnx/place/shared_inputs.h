// SPDX-License-Identifier: Apache-2.0
//
// Outputs that a caller may have in the memory of an input, such as a cache
// that the model updates. Requires places that are valid.
#ifndef DIALECTS_ONNX_PLACE_SHARED_INPUTS_H
#define DIALECTS_ONNX_PLACE_SHARED_INPUTS_H

#include <cstdint>
#include <optional>

#include "core/ir/structure/operation.h"
#include "dialects/func/func.h"
#include "dialects/onnx/place/lifetimes.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

/// Returns the operand of which a result is an update: it is an input, the
/// result is an output, and the operator copies all its elements and then
/// writes some. Nobody reads the input afterwards, so that the result may be
/// computed in its memory. Returns nullopt for other results.
std::optional<unsigned> findUpdatedInput(OpResult result,
                                         const Lifetimes &lifetimes,
                                         ShapeAnalysis &shapes);

/// Returns for each result of a function the number of an argument whose memory
/// it may have, or -1. Such an argument has the same type and as many elements.
/// All that read it come before the first that writes the memory of the result,
/// or it is updated: `getUpdatedOperand` returns the operands for which the
/// code makes use of findUpdatedInput.
llvm::SmallVector<int64_t> findSharedInputs(
    func::FuncOp function, const Lifetimes &lifetimes, ShapeAnalysis &shapes,
    llvm::function_ref<std::optional<unsigned>(OpResult)> getUpdatedOperand);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_PLACE_SHARED_INPUTS_H
