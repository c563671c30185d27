// SPDX-License-Identifier: Apache-2.0
//
// Translates attributes to constants of LLVM IR.
#ifndef TARGETS_LLVMIR_CONSTANT_TRANSLATION_H
#define TARGETS_LLVMIR_CONSTANT_TRANSLATION_H

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/structure/location.h"
#include "llvm/IR/Constants.h"

namespace mlir::LLVM {
class ModuleTranslation;

namespace detail {

/// Returns the constant of a type that an attribute describes, or undef if the
/// attribute is null. Copies numbers in memory as a whole, not one by one.
/// Errors: null, after a diagnostic at `location`.
llvm::Constant *getLLVMConstant(llvm::Type *type, Attribute attribute,
                                Location location,
                                ModuleTranslation &translation);

/// Translates elements of arrays or vectors, also nested ones. Returns null
/// without a diagnostic if the elements do not fill the type.
llvm::Constant *getElementsConstant(llvm::Type *type, ElementsAttr elements,
                                    Location location,
                                    ModuleTranslation &translation);

} // namespace detail
} // namespace mlir::LLVM

#endif // TARGETS_LLVMIR_CONSTANT_TRANSLATION_H
