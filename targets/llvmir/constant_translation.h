// SPDX-License-Identifier: Apache-2.0
//
// Attributes as constants of LLVM IR.
#ifndef TARGETS_LLVMIR_CONSTANT_TRANSLATION_H
#define TARGETS_LLVMIR_CONSTANT_TRANSLATION_H

#include "core/ir/builtin_attributes.h"
#include "core/ir/location.h"
#include "llvm/IR/Constants.h"

namespace mlir::LLVM {
class ModuleTranslation;

namespace detail {

/// The constant of a type that an attribute says; undef if there is none.
/// Numbers in memory are taken over as they are, not one by one.
/// Errors: null, after a diagnostic at `location`.
llvm::Constant *getLLVMConstant(llvm::Type *type, Attribute attribute,
                                Location location,
                                ModuleTranslation &translation);

/// Elements of arrays or vectors, nested ones too. Null without a diagnostic if
/// the elements do not fill the type.
llvm::Constant *getElementsConstant(llvm::Type *type, ElementsAttr elements,
                                    Location location,
                                    ModuleTranslation &translation);

} // namespace detail
} // namespace mlir::LLVM

#endif // TARGETS_LLVMIR_CONSTANT_TRANSLATION_H
