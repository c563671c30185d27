// SPDX-License-Identifier: Apache-2.0
//
// The builtin dialect; every context has it loaded.
#ifndef CORE_IR_BUILTIN_DIALECT_H
#define CORE_IR_BUILTIN_DIALECT_H

#include "core/ir/dialect.h"

namespace mlir {

struct OpAsmDialectTable;

class BuiltinDialect : public Dialect {
public:
  using Dialect::Dialect;
  static const DialectDescriptor descriptor;
};

/// How it reads and writes its resources.
extern const OpAsmDialectTable builtinOpAsmDialectTable;

/// The descriptors of the builtin types and attributes, in the order of their
/// definition.
llvm::ArrayRef<const TypeDescriptor *> getBuiltinTypes();
llvm::ArrayRef<const AttributeDescriptor *> getBuiltinAttributes();

} // namespace mlir

#endif // CORE_IR_BUILTIN_DIALECT_H
