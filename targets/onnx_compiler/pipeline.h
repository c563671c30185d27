// SPDX-License-Identifier: Apache-2.0
//
// The passes that compile a model, as tables.
#ifndef TARGETS_ONNX_COMPILER_PIPELINE_H
#define TARGETS_ONNX_COMPILER_PIPELINE_H

#include "core/pass/pipeline_table.h"
#include "llvm/ADT/ArrayRef.h"

namespace onnx_mlir {

/// From the import of a model to operations of the onnx dialect with shapes. If
/// floats are strict, no rule reassociates them or loses the sign of zero.
llvm::ArrayRef<mlir::PipelineStep> getTensorSteps(bool isStrict);

/// From operations of the onnx dialect with shapes to operations of krnl over
/// memory, and constants in panels for the module's target. If floats are
/// strict, reductions keep their order.
llvm::ArrayRef<mlir::PipelineStep> getKrnlSteps(bool isStrict);

/// From operations of krnl, in functions for one machine or several, to loops
/// of scf.
llvm::ArrayRef<mlir::PipelineStep> getLoopSteps();

/// From loops to functions without regions, before the pipeline
/// `lower-model-to-llvm`.
llvm::ArrayRef<mlir::PipelineStep> getCallSteps();

} // namespace onnx_mlir

#endif // TARGETS_ONNX_COMPILER_PIPELINE_H
