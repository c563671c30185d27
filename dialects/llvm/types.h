// SPDX-License-Identifier: Apache-2.0
//
// Types of the llvm dialect and their relation to builtin types.
#ifndef DIALECTS_LLVM_TYPES_H
#define DIALECTS_LLVM_TYPES_H

#include "core/interfaces/builtin_types.h"
#include "core/interfaces/data_layout.h"
#include "core/interfaces/memory_slot.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/descriptor/storage_class.h"
#include "core/support/llvm.h"
#include "dialects/llvm/struct_type_storage.h"
#include "llvm/Support/TypeSize.h"

#include "dialects/llvm/llvm_type_interface.h.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/llvm/llvm_typedef.h.inc"

namespace mlir::LLVM {

/// Returns true if values in LLVM IR may have the type. Checks elements of
/// aggregates, too. The type may be recursive.
bool isCompatibleType(Type type);
/// Returns true if values in LLVM IR may have the type. Does not check the
/// elements of aggregates.
bool isCompatibleOuterType(Type type);
/// Returns true if the type is a float of LLVM IR.
bool isCompatibleFloatingPointType(Type type);
/// Returns true if the type is a one-dimensional vector of signless integers,
/// floats of LLVM IR or pointers.
bool isCompatibleVectorType(Type type);
/// Returns true if values of the type can be loaded and stored.
bool isLoadableType(Type type);

/// Returns the number of elements of a vector. If the vector is scalable, it is
/// a multiple of vscale.
llvm::ElementCount getVectorNumElements(Type type);
bool isScalableVectorType(Type vectorType);
Type getVectorType(Type elementType, const llvm::ElementCount &numElements);
Type getVectorType(Type elementType, unsigned numElements,
                   bool isScalable = false);

/// Returns the number of bits of a scalar or vector, or 0 for other types.
llvm::TypeSize getPrimitiveTypeSizeInBits(Type type);

/// Returns i1, or a vector of i1 of the same shape.
Type getI1SameShape(Type type);
/// Returns the result type of a `cmpxchg` of values of the type.
Type getValAndBoolStructType(Type type);

/// The positions of the numbers, in bits, in the data layout entry of a
/// pointer.
enum class PtrDLEntryPos { Size = 0, Abi = 1, Preferred = 2, Index = 3 };
/// Returns the number at `pos`, or nullopt if the entry does not have it. A
/// null entry yields the default.
std::optional<uint64_t> extractPointerSpecValue(Attribute attr,
                                                PtrDLEntryPos pos);

/// Parse and print a nested type. The prefix `!llvm.` is optional.
ParseResult parsePrettyLLVMType(AsmParser &parser, Type &type);
void printPrettyLLVMType(AsmPrinter &printer, Type type);

namespace detail {
/// Returns the number of bits of all elements of a vector.
uint64_t getVectorBits(Type vectorType);
} // namespace detail

} // namespace mlir::LLVM

#endif // DIALECTS_LLVM_TYPES_H
