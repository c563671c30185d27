// SPDX-License-Identifier: Apache-2.0
//
// Registers translations for tools.
#ifndef TARGETS_LLVMIR_TRANSLATIONS_H
#define TARGETS_LLVMIR_TRANSLATIONS_H

#include "core/ir/context/registry.h"

namespace mlir {

/// Registers `mlir-to-llvmir`, which prints LLVM IR, and the dialects that it
/// accepts.
void registerToLLVMIRTranslation(Registry &registry);
/// Registers `import-llvm`, which reads LLVM IR text or bitcode.
void registerFromLLVMIRTranslation(Registry &registry);

} // namespace mlir

#endif // TARGETS_LLVMIR_TRANSLATIONS_H
