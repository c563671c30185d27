// SPDX-License-Identifier: Apache-2.0
//
// Reads and writes of variables with values of other types. Private to this
// dialect.
#ifndef DIALECTS_LLVM_SLOT_VALUES_H
#define DIALECTS_LLVM_SLOT_VALUES_H

#include "dialects/llvm/llvm.h"

namespace mlir::LLVM {

/// Returns true if a value of type `accessed` can be read from a variable of
/// type `variable`, which must not be smaller.
bool canRead(const DataLayout &layout, Type accessed, Type variable);
/// Returns true if a value of type `accessed` can be written to a variable of
/// type `variable`.
bool canWrite(const DataLayout &layout, Type variable, Type accessed);

/// Returns the value of type `type` that a read of a variable with value
/// `value` yields. Requires `canRead`.
Value createRead(OpBuilder &builder, Location loc, Value value, Type type,
                 const DataLayout &layout);
/// Returns the value of a variable with value `old` after a write of `value`.
/// Requires `canWrite`.
Value createWrite(OpBuilder &builder, Location loc, Value value, Value old,
                  const DataLayout &layout);

} // namespace mlir::LLVM

#endif // DIALECTS_LLVM_SLOT_VALUES_H
