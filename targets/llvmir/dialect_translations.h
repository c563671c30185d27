// SPDX-License-Identifier: Apache-2.0
//
// Registration of the dialects that can be translated to LLVM IR.
#ifndef TARGETS_LLVMIR_DIALECT_TRANSLATIONS_H
#define TARGETS_LLVMIR_DIALECT_TRANSLATIONS_H

#include "core/ir/dialect.h"

namespace mlir {

/// Modules, and what stands between types.
void registerBuiltinDialectTranslation(DialectRegistry &registry);
/// The llvm dialect, with its attributes on operations of any dialect.
void registerLLVMDialectTranslation(DialectRegistry &registry);

} // namespace mlir

#endif // TARGETS_LLVMIR_DIALECT_TRANSLATIONS_H
