// SPDX-License-Identifier: Apache-2.0
//
// Declarations of functions that patterns call.
#ifndef DIALECTS_FUNC_DECLARE_H
#define DIALECTS_FUNC_DECLARE_H

#include "core/ir/builders.h"

namespace mlir::func {

/// Declares a private function in the nearest symbol table around `from`,
/// before all else there, unless it has a symbol of that name. The builder
/// stays where it is.
void declareFunction(OpBuilder &builder, Operation *from, llvm::StringRef name,
                     FunctionType type,
                     llvm::ArrayRef<NamedAttribute> attributes = {});

} // namespace mlir::func

#endif // DIALECTS_FUNC_DECLARE_H
