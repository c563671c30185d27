// SPDX-License-Identifier: Apache-2.0
//
// Registration of translations for tools.
#ifndef TARGETS_LLVMIR_TRANSLATIONS_H
#define TARGETS_LLVMIR_TRANSLATIONS_H

#include "core/ir/registry.h"

namespace mlir {

/// `mlir-to-llvmir`: the text of LLVM IR, with the dialects that it takes.
void registerToLLVMIRTranslation(Registry &registry);
/// `import-llvm`: the other way, from text or bitcode.
void registerFromLLVMIRTranslation(Registry &registry);

} // namespace mlir

#endif // TARGETS_LLVMIR_TRANSLATIONS_H
