// SPDX-License-Identifier: Apache-2.0
//
// The pipeline that lowers compiled models to the llvm dialect.
#ifndef TARGETS_LOWERING_LOWER_MODEL_H
#define TARGETS_LOWERING_LOWER_MODEL_H

#include "llvm/ADT/ArrayRef.h"

namespace mlir {

class OpPassManager;
struct PipelineStep;
class Registry;

/// Adds passes that lower modules of func, scf, cf, arith, math and memref to
/// `llvm`. Memrefs of static shape become bare pointers. All targets compute
/// the same results from exact operations. Inexact functions are calls to libm
/// on the machine that runs the model; LLVM never folds them at compile time.
void buildLowerModelPipeline(OpPassManager &manager);

/// Returns the pipeline as data.
llvm::ArrayRef<PipelineStep> getLowerModelSteps();

/// Registers the pipeline as `lower-model-to-llvm`.
void registerLowerModelPipeline(Registry &registry);

} // namespace mlir

#endif // TARGETS_LOWERING_LOWER_MODEL_H
