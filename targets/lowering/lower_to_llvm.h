// SPDX-License-Identifier: Apache-2.0
//
// The standard pipeline that lowers all dialects to the llvm dialect.
#ifndef TARGETS_LOWERING_LOWER_TO_LLVM_H
#define TARGETS_LOWERING_LOWER_TO_LLVM_H

#include "core/pass/pipeline_table.h"
#include "core/support/llvm.h"

namespace mlir {

class OpPassManager;
class Registry;

/// Adds passes that lower loops and affine maps to branches and arithmetic,
/// then each dialect to `llvm`. Operations that have no lowering remain, with
/// casts around them.
void buildLowerToLLVMPipeline(OpPassManager &manager);

/// Returns the pipeline as data; `withExtensions` adds the passes that release
/// 22's pipeline lacks.
SmallVector<PipelineStep> getLowerToLLVMSteps(bool withExtensions);

/// Registers the pipeline as `lower-to-llvm`. Also registers
/// `test-lower-to-llvm`, which contains only the passes of MLIR's pipeline of
/// that name.
void registerLowerToLLVMPipeline(Registry &registry);

} // namespace mlir

#endif // TARGETS_LOWERING_LOWER_TO_LLVM_H
