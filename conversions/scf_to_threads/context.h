// SPDX-License-Identifier: Apache-2.0
//
// Values that a function hands to another one in memory.
#ifndef CONVERSIONS_SCF_TO_THREADS_CONTEXT_H
#define CONVERSIONS_SCF_TO_THREADS_CONTEXT_H

#include "conversions/llvm_common/type_converter.h"
#include "core/ir/implicit_loc_op_builder.h"
#include "dialects/llvm/llvm.h"

namespace mlir::scf_to_threads {

/// A struct of values, as they are in the llvm dialect.
class Context {
public:
  /// Errors: failure for a value of a type that the llvm dialect has nothing
  /// for; `refused` is that value.
  static FailureOr<Context>
  create(ValueRange values, const LLVMTypeConverter &converter, Value &refused);

  /// Writes the values to a struct on the stack of the function around
  /// `builder`, whose entry is `entry`; a pointer to it.
  Value store(ImplicitLocOpBuilder &builder, Block *entry) const;

  /// The values again, in the function that was given the pointer.
  SmallVector<Value> load(ImplicitLocOpBuilder &builder, Value pointer) const;

private:
  SmallVector<Value> values;
  LLVM::LLVMStructType type;
};

} // namespace mlir::scf_to_threads

#endif // CONVERSIONS_SCF_TO_THREADS_CONTEXT_H
