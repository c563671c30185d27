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
#include "core/ir/op_class.h"
#include "core/support/llvm.h"
#include "dialects/llvm/attributes.h"
#include "dialects/llvm/dialect.h"
#include "dialects/llvm/gep_indices.h"
#include "dialects/llvm/interfaces.h"
#include "dialects/llvm/types.h"
#include "llvm/ADT/SmallVectorExtras.h"

namespace mlir::LLVM {

/// Says that an assumption is about alignment, or about storage.
struct AssumeAlignTag {};
struct AssumeSeparateStorageTag {};

} // namespace mlir::LLVM

#define GET_OP_CLASSES
#include "dialects/llvm/llvm_op.h.inc"

namespace mlir::LLVM {

/// The positions of a constant array attribute of numbers.
template <typename IntT>
llvm::SmallVector<IntT> convertArrayToIndices(llvm::ArrayRef<Attribute> array) {
  return llvm::map_to_vector(array, [](Attribute attribute) {
    return static_cast<IntT>(llvm::cast<IntegerAttr>(attribute).getInt());
  });
}

/// A global string with this content and linkage, at the start of the module
/// around the builder, and the address of its first character.
Value createGlobalString(Location loc, OpBuilder &builder, llvm::StringRef name,
                         llvm::StringRef value, Linkage linkage);

/// Whether an operation with this symbol may stand in the module: a global, a
/// function, an alias or an ifunc.
bool satisfiesLLVMModule(Operation *op);

} // namespace mlir::LLVM

#endif // DIALECTS_LLVM_LLVM_H
