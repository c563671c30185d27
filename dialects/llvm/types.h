// SPDX-License-Identifier: Apache-2.0
//
// Types of the llvm dialect, and which builtin types stand beside them.
#ifndef DIALECTS_LLVM_TYPES_H
#define DIALECTS_LLVM_TYPES_H

#include "core/interfaces/builtin_types.h"
#include "core/interfaces/data_layout.h"
#include "core/interfaces/memory_slot.h"
#include "core/ir/builtin_types.h"
#include "core/ir/storage_class.h"
#include "core/support/llvm.h"
#include "dialects/llvm/struct_type_storage.h"
#include "llvm/Support/TypeSize.h"

#include "dialects/llvm/llvm_type_interface.h.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/llvm/llvm_typedef.h.inc"

namespace mlir::LLVM {

/// Whether values of this dialect may have the type, elements of aggregates
/// included. A type that contains itself may.
bool isCompatibleType(Type type);
/// The same without a look at elements of aggregates.
bool isCompatibleOuterType(Type type);
/// A float that LLVM IR has.
bool isCompatibleFloatingPointType(Type type);
/// A vector of one dimension of signless integers, such floats or pointers.
bool isCompatibleVectorType(Type type);
/// Whether it can be loaded and stored.
bool isLoadableType(Type type);

/// The elements of a vector, times a number at run time if it is scalable; none
/// of other types.
llvm::ElementCount getVectorNumElements(Type type);
bool isScalableVectorType(Type vectorType);
Type getVectorType(Type elementType, const llvm::ElementCount &numElements);
Type getVectorType(Type elementType, unsigned numElements,
                   bool isScalable = false);

/// Bits of a number or vector; 0 for other types.
llvm::TypeSize getPrimitiveTypeSizeInBits(Type type);

/// i1 of the same shape.
Type getI1SameShape(Type type);
/// What `cmpxchg` of a value of the type returns.
Type getValAndBoolStructType(Type type);

/// What an entry of a data layout says of a pointer, in bits, by its place.
enum class PtrDLEntryPos { Size = 0, Abi = 1, Preferred = 2, Index = 3 };
/// Nothing, if the entry does not say it; of none, the default.
std::optional<uint64_t> extractPointerSpecValue(Attribute attr,
                                                PtrDLEntryPos pos);

/// A type in another one: with `!llvm.` or without.
ParseResult parsePrettyLLVMType(AsmParser &parser, Type &type);
void printPrettyLLVMType(AsmPrinter &printer, Type type);

namespace detail {
/// Bits of all elements of a vector of numbers.
uint64_t getVectorBits(Type vectorType);
} // namespace detail

} // namespace mlir::LLVM

#endif // DIALECTS_LLVM_TYPES_H
