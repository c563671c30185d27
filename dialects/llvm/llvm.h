// SPDX-License-Identifier: Apache-2.0
//
// The llvm dialect: LLVM IR as operations.
#ifndef DIALECTS_LLVM_LLVM_H
#define DIALECTS_LLVM_LLVM_H

#include <limits>

#include "core/interfaces/call.h"
#include "core/interfaces/control_flow.h"
#include "core/interfaces/function.h"
#include "core/interfaces/infer_type.h"
#include "core/interfaces/memory_slot.h"
#include "core/interfaces/side_effects.h"
#include "core/interfaces/symbol.h"
#include "core/interfaces/view_like.h"
#include "core/ir/descriptor/op_class.h"
#include "core/support/llvm.h"
#include "dialects/llvm/attributes.h"
#include "dialects/llvm/dialect.h"
#include "dialects/llvm/gep_indices.h"
#include "dialects/llvm/interfaces.h"
#include "dialects/llvm/types.h"
#include "llvm/ADT/SmallVectorExtras.h"

namespace mlir::LLVM {

/// Select builders of an assumption about alignment, or about separate storage.
struct AssumeAlignTag {};
struct AssumeSeparateStorageTag {};

} // namespace mlir::LLVM

#define GET_OP_CLASSES
#include "dialects/llvm/llvm_op.h.inc"

namespace mlir::LLVM {

/// Converts an array of integer attributes to the indices that they hold.
template <typename IntT>
llvm::SmallVector<IntT> convertArrayToIndices(llvm::ArrayRef<Attribute> array) {
  return llvm::map_to_vector(array, [](Attribute attribute) {
    return static_cast<IntT>(llvm::cast<IntegerAttr>(attribute).getInt());
  });
}

/// Creates a global string with the given name, content and linkage at the
/// start of the module that encloses the insertion point. Returns the address
/// of its first character.
Value createGlobalString(Location loc, OpBuilder &builder, llvm::StringRef name,
                         llvm::StringRef value, Linkage linkage);

/// Returns true if `op` is a symbol table that is isolated from above, as a
/// module is. It may contain globals, functions, aliases and ifuncs.
bool satisfiesLLVMModule(Operation *op);

} // namespace mlir::LLVM

#endif // DIALECTS_LLVM_LLVM_H
