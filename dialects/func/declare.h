// SPDX-License-Identifier: Apache-2.0
//
// Declarations of the library functions that patterns call.
#ifndef DIALECTS_FUNC_DECLARE_H
#define DIALECTS_FUNC_DECLARE_H

#include "core/ir/structure/builders.h"

namespace mlir::func {

/// Declares a private function at the start of the nearest symbol table that
/// encloses `from`. Does nothing if the table already has a symbol with that
/// name. Restores the insertion point.
void declareFunction(OpBuilder &builder, Operation *from, llvm::StringRef name,
                     FunctionType type,
                     llvm::ArrayRef<NamedAttribute> attributes = {});

} // namespace mlir::func

#endif // DIALECTS_FUNC_DECLARE_H
