// SPDX-License-Identifier: Apache-2.0
//
// Values that one function passes to another in memory.
#ifndef CONVERSIONS_SCF_TO_THREADS_CONTEXT_H
#define CONVERSIONS_SCF_TO_THREADS_CONTEXT_H

#include "conversions/llvm_common/type_converter.h"
#include "core/ir/structure/implicit_loc_op_builder.h"
#include "dialects/llvm/llvm.h"

namespace mlir::scf_to_threads {

/// A struct of values that are converted to the llvm dialect.
class Context {
public:
  /// Errors: fails if a value has a type that cannot be converted or stored,
  /// and returns it in `refused`.
  static FailureOr<Context>
  create(ValueRange values, const LLVMTypeConverter &converter, Value &refused);

  /// Stores the values to a struct on the stack and returns its address.
  /// `entry` is the entry block of the function that encloses the insertion
  /// point.
  Value store(ImplicitLocOpBuilder &builder, Block *entry) const;

  /// Loads the values in the function that gets the pointer.
  SmallVector<Value> load(ImplicitLocOpBuilder &builder, Value pointer) const;

private:
  SmallVector<Value> values;
  LLVM::LLVMStructType type;
};

} // namespace mlir::scf_to_threads

#endif // CONVERSIONS_SCF_TO_THREADS_CONTEXT_H
