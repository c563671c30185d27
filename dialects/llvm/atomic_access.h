// SPDX-License-Identifier: Apache-2.0
//
// What atomic operations have in common. Not for others.
#ifndef DIALECTS_LLVM_ATOMIC_ACCESS_H
#define DIALECTS_LLVM_ATOMIC_ACCESS_H

#include "core/interfaces/data_layout.h"
#include "dialects/llvm/llvm.h"

namespace mlir::LLVM {

/// Whether a value of the type can be accessed atomically: a number or a
/// pointer, of a power of two of bits, at least eight.
bool isTypeCompatibleWithAtomicOp(Type type, const DataLayout &dataLayout);

// Attributes for builders; null for 0 and for no text.
inline IntegerAttr makeAlignment(OpBuilder &builder, unsigned alignment) {
  return alignment == 0 ? IntegerAttr() : builder.getI64IntegerAttr(alignment);
}
inline StringAttr makeScope(OpBuilder &builder, StringRef syncscope) {
  return syncscope.empty() ? StringAttr() : builder.getStringAttr(syncscope);
}

} // namespace mlir::LLVM

#endif // DIALECTS_LLVM_ATOMIC_ACCESS_H
