// SPDX-License-Identifier: Apache-2.0
//
// Values read from and written to variables of other types, by their bytes. Not
// for others.
#ifndef DIALECTS_LLVM_SLOT_VALUES_H
#define DIALECTS_LLVM_SLOT_VALUES_H

#include "dialects/llvm/llvm.h"

namespace mlir::LLVM {

/// Whether a value of a type can be read from a variable, of the same or a
/// larger size.
bool canRead(const DataLayout &layout, Type accessed, Type variable);
/// Whether it can be written to one.
bool canWrite(const DataLayout &layout, Type variable, Type accessed);

/// What a read of `type` gives of a variable that holds `value`; `canRead`.
Value createRead(OpBuilder &builder, Location loc, Value value, Type type,
                 const DataLayout &layout);
/// What a variable that held `old` holds when `value` was written; `canWrite`.
Value createWrite(OpBuilder &builder, Location loc, Value value, Value old,
                  const DataLayout &layout);

} // namespace mlir::LLVM

#endif // DIALECTS_LLVM_SLOT_VALUES_H
