// SPDX-License-Identifier: Apache-2.0
//
// Attributes of functions, parameters and calls.
#ifndef TARGETS_LLVMIR_ATTRIBUTE_TRANSLATION_H
#define TARGETS_LLVMIR_ATTRIBUTE_TRANSLATION_H

#include "targets/llvmir/module_translation.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/InstrTypes.h"

namespace mlir::LLVM::detail {

/// The attributes of a parameter or result that LLVM IR has; those of other
/// dialects are not its matter.
/// Errors: failure after a diagnostic at `location`.
FailureOr<llvm::AttrBuilder>
convertParameterAttrs(Location location, DictionaryAttr attributes,
                      ModuleTranslation &translation);

/// The same for all parameters and results of a call.
LogicalResult convertArgAndResultAttrs(Operation *op, ArrayAttr argAttrs,
                                       ArrayAttr resAttrs, llvm::CallBase *call,
                                       ModuleTranslation &translation,
                                       llvm::ArrayRef<unsigned> immArgs = {});

/// Names, or pairs of names and values, of the attribute called `name`.
FailureOr<llvm::AttrBuilder> convertPassthrough(Location location,
                                                ArrayAttr attributes,
                                                llvm::StringRef name,
                                                llvm::LLVMContext &context);

/// What a function says of itself, but for passthrough.
LogicalResult convertFunctionAttributes(LLVMFuncOp function,
                                        llvm::Function *translated,
                                        ModuleTranslation &translation);

} // namespace mlir::LLVM::detail

#endif // TARGETS_LLVMIR_ATTRIBUTE_TRANSLATION_H
