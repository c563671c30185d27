// SPDX-License-Identifier: Apache-2.0
//
// Emits accesses to the runtime's structs and calls of its functions.
#ifndef CONVERSIONS_KRNL_TO_LLVM_RUNTIME_CALLS_H
#define CONVERSIONS_KRNL_TO_LLVM_RUNTIME_CALLS_H

#include "core/ir/structure/implicit_loc_op_builder.h"
#include "core/ir/verify/symbol_table.h"
#include "core/support/llvm.h"
#include "dialects/llvm/llvm.h"

namespace mlir::krnl_to_llvm {

/// Emits code at the builder's position.
class RuntimeCalls {
public:
  RuntimeCalls(ImplicitLocOpBuilder &builder, SymbolTable &symbols)
      : builder(builder), symbols(symbols),
        pointer(LLVM::LLVMPointerType::get(builder.getContext())) {}

  LLVM::LLVMPointerType getPointerType() const { return pointer; }
  Value constant(int64_t value);

  /// Returns the tensor of an input.
  Value getInput(Value call, int64_t index);
  Value getElements(Value tensor);
  /// Returns a size, of type i64.
  Value getSize(Value tensor, int64_t dimension);
  Value getStatus(Value call);

  // Return memory, or null after an error. `sizes` are of type i64.
  Value takeOutput(Value call, int64_t index, ValueRange sizes);
  Value takeArena(Value call, Value bytes);
  Value allocateBlock(Value call, Value bytes);
  Value growBlock(Value call, Value block, Value used, Value bytes);
  void freeBlock(Value block);
  void setError(Value call, int64_t code, Value node);
  /// Returns the address of an array with the sizes, of type i64, on the stack
  /// of the function; null if there are none.
  Value makeArray(ValueRange sizes);
  /// Calls a function of the runtime that returns a pointer or an i64, or
  /// nothing if the type is null, and returns its result or null.
  Value callFunction(llvm::StringRef name, Type result, ValueRange arguments);

  /// Returns the address `offset` bytes from `base`.
  Value getAddress(Value base, int64_t offset);

private:
  Value loadPointer(Value base, int64_t offset);
  Operation *call(llvm::StringRef name, Type result, ValueRange arguments);

  ImplicitLocOpBuilder &builder;
  SymbolTable &symbols;
  LLVM::LLVMPointerType pointer;
};

} // namespace mlir::krnl_to_llvm

#endif // CONVERSIONS_KRNL_TO_LLVM_RUNTIME_CALLS_H
