// SPDX-License-Identifier: Apache-2.0
//
// The usual way from all dialects to the llvm dialect, as a pipeline.
#ifndef TARGETS_LOWERING_LOWER_TO_LLVM_H
#define TARGETS_LOWERING_LOWER_TO_LLVM_H

namespace mlir {

class OpPassManager;
class Registry;

/// Adds the passes to a pipeline of modules: loops and affine maps become
/// branches and arithmetic, then each dialect becomes `llvm`. What a program
/// does not have costs a look. Operations without a way stay, with casts around
/// them.
void buildLowerToLLVMPipeline(OpPassManager &manager);

/// Registers it as `lower-to-llvm`; and `test-lower-to-llvm`, the same with no
/// more than the passes that it has in MLIR's tests.
void registerLowerToLLVMPipeline(Registry &registry);

} // namespace mlir

#endif // TARGETS_LOWERING_LOWER_TO_LLVM_H
