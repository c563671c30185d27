// SPDX-License-Identifier: Apache-2.0
//
// Registers the dialects that can be translated to LLVM IR.
#ifndef TARGETS_LLVMIR_DIALECT_TRANSLATIONS_H
#define TARGETS_LLVMIR_DIALECT_TRANSLATIONS_H

#include "core/ir/context/dialect.h"

namespace mlir {

class Registry;

/// Registers modules and unrealized conversion casts.
void registerBuiltinDialectTranslation(DialectRegistry &registry);
/// Registers the llvm dialect, with its attributes on operations of all
/// dialects.
void registerLLVMDialectTranslation(DialectRegistry &registry);
/// Both of them.
void registerLLVMIRDialectTranslations(Registry &registry);

} // namespace mlir

#endif // TARGETS_LLVMIR_DIALECT_TRANSLATIONS_H
