// SPDX-License-Identifier: Apache-2.0
//
// The way to the llvm dialect for compiled models, as a pipeline.
#ifndef TARGETS_LOWERING_LOWER_MODEL_H
#define TARGETS_LOWERING_LOWER_MODEL_H

namespace mlir {

class OpPassManager;
class Registry;

/// Adds the passes to a pipeline of modules of func, scf, cf, arith, math and
/// memref, which become `llvm`. Memrefs of static shapes are passed as bare
/// pointers. Every target computes the same: what is not exact comes from the
/// libm of the machine that runs the model, and LLVM never folds it with that
/// of the one that compiles.
void buildLowerModelPipeline(OpPassManager &manager);

/// Registers it as `lower-model-to-llvm`.
void registerLowerModelPipeline(Registry &registry);

} // namespace mlir

#endif // TARGETS_LOWERING_LOWER_MODEL_H
