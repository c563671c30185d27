// SPDX-License-Identifier: Apache-2.0
//
// The passes that compile a model, as tables.
#ifndef TARGETS_ONNX_COMPILER_PIPELINE_H
#define TARGETS_ONNX_COMPILER_PIPELINE_H

#include "core/pass/pipeline_table.h"
#include "llvm/ADT/ArrayRef.h"

namespace onnx_mlir {

/// From the import of a model to operations of the onnx dialect with shapes.
llvm::ArrayRef<mlir::PipelineStep> getTensorSteps();

/// From operations of the onnx dialect with shapes to loops of scf over memory.
llvm::ArrayRef<mlir::PipelineStep> getLoopSteps();

/// From loops to functions without regions, before the pipeline
/// `lower-model-to-llvm`.
llvm::ArrayRef<mlir::PipelineStep> getCallSteps();

} // namespace onnx_mlir

#endif // TARGETS_ONNX_COMPILER_PIPELINE_H
