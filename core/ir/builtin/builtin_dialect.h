// SPDX-License-Identifier: Apache-2.0
//
// The builtin dialect, which is loaded in every context. Its definition is in
// core/ir/builtin/builtin_dialect.td.
#ifndef CORE_IR_BUILTIN_BUILTIN_DIALECT_H
#define CORE_IR_BUILTIN_BUILTIN_DIALECT_H

#include "core/ir/context/dialect_class.h"

#include "core/ir/builtin/builtin_dialect.h.inc"

namespace mlir {

struct OpAsmDialectTable;

/// Reads and writes the dialect's resources.
extern const OpAsmDialectTable builtinOpAsmDialectTable;

/// Return the descriptors of the builtin types and attributes in the order of
/// their definitions.
llvm::ArrayRef<const TypeDescriptor *> getBuiltinTypes();
llvm::ArrayRef<const AttributeDescriptor *> getBuiltinAttributes();

} // namespace mlir

#endif // CORE_IR_BUILTIN_BUILTIN_DIALECT_H
