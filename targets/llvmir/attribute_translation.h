// SPDX-License-Identifier: Apache-2.0
//
// Translates attributes of functions, parameters and calls.
#ifndef TARGETS_LLVMIR_ATTRIBUTE_TRANSLATION_H
#define TARGETS_LLVMIR_ATTRIBUTE_TRANSLATION_H

#include "targets/llvmir/module_translation.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/InstrTypes.h"

namespace mlir::LLVM::detail {

/// Returns the attributes of a parameter or result that LLVM IR has. Ignores
/// attributes of other dialects.
/// Errors: failure after a diagnostic at `location`.
FailureOr<llvm::AttrBuilder>
convertParameterAttrs(Location location, DictionaryAttr attributes,
                      ModuleTranslation &translation);

/// Does the same for all parameters and results of a call.
LogicalResult convertArgAndResultAttrs(Operation *op, ArrayAttr argAttrs,
                                       ArrayAttr resAttrs, llvm::CallBase *call,
                                       ModuleTranslation &translation,
                                       llvm::ArrayRef<unsigned> immArgs = {});

/// Converts the names, or pairs of names and values, in the attribute called
/// `name`.
FailureOr<llvm::AttrBuilder> convertPassthrough(Location location,
                                                ArrayAttr attributes,
                                                llvm::StringRef name,
                                                llvm::LLVMContext &context);

/// Sets the attributes of a function except passthrough.
LogicalResult convertFunctionAttributes(LLVMFuncOp function,
                                        llvm::Function *translated,
                                        ModuleTranslation &translation);

} // namespace mlir::LLVM::detail

#endif // TARGETS_LLVMIR_ATTRIBUTE_TRANSLATION_H
