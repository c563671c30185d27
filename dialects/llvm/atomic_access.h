// SPDX-License-Identifier: Apache-2.0
//
// Utilities of atomic operations. Private to this dialect.
#ifndef DIALECTS_LLVM_ATOMIC_ACCESS_H
#define DIALECTS_LLVM_ATOMIC_ACCESS_H

#include "core/interfaces/data_layout.h"
#include "dialects/llvm/llvm.h"

namespace mlir::LLVM {

/// Returns true if values of the type can be accessed atomically: integers,
/// floats and pointers whose width is a power of two of at least eight bits.
bool isTypeCompatibleWithAtomicOp(Type type, const DataLayout &dataLayout);

// Create attributes for builders. The result is null for 0 or an empty string.
inline IntegerAttr makeAlignment(OpBuilder &builder, unsigned alignment) {
  return alignment == 0 ? IntegerAttr() : builder.getI64IntegerAttr(alignment);
}
inline StringAttr makeScope(OpBuilder &builder, StringRef syncscope) {
  return syncscope.empty() ? StringAttr() : builder.getStringAttr(syncscope);
}

} // namespace mlir::LLVM

#endif // DIALECTS_LLVM_ATOMIC_ACCESS_H
