// SPDX-License-Identifier: Apache-2.0
//
// Functions of any operation class. Their syntax is in
// function_implementation.h.
#ifndef CORE_INTERFACES_FUNCTION_H
#define CORE_INTERFACES_FUNCTION_H

#include "core/interfaces/call.h"
#include "core/interfaces/symbol.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/structure/builders.h"
#include "llvm/ADT/BitVector.h"

namespace mlir {

class FunctionOpInterface;

/// Implementations of the methods of FunctionOpInterface.
namespace function_interface_impl {

// Return the attributes of one argument or result: null or empty if there are
// none.
DictionaryAttr getArgAttrDict(FunctionOpInterface op, unsigned index);
DictionaryAttr getResultAttrDict(FunctionOpInterface op, unsigned index);
llvm::ArrayRef<NamedAttribute> getArgAttrs(FunctionOpInterface op,
                                           unsigned index);
llvm::ArrayRef<NamedAttribute> getResultAttrs(FunctionOpInterface op,
                                              unsigned index);
void setArgAttrs(FunctionOpInterface op, unsigned index,
                 llvm::ArrayRef<NamedAttribute> attributes);
void setArgAttrs(FunctionOpInterface op, unsigned index,
                 DictionaryAttr attributes);
void setResultAttrs(FunctionOpInterface op, unsigned index,
                    llvm::ArrayRef<NamedAttribute> attributes);
void setResultAttrs(FunctionOpInterface op, unsigned index,
                    DictionaryAttr attributes);
void setArgAttr(FunctionOpInterface op, unsigned index, StringAttr name,
                Attribute value);
void setResultAttr(FunctionOpInterface op, unsigned index, StringAttr name,
                   Attribute value);
/// Return the removed attribute, or null.
Attribute removeArgAttr(FunctionOpInterface op, unsigned index,
                        StringAttr name);
Attribute removeResultAttr(FunctionOpInterface op, unsigned index,
                           StringAttr name);

// Set the attributes of all arguments or results. A null dictionary means an
// empty one.
void setAllArgAttrDicts(FunctionOpInterface op,
                        llvm::ArrayRef<DictionaryAttr> attrs);
void setAllArgAttrDicts(FunctionOpInterface op,
                        llvm::ArrayRef<Attribute> attrs);
void setAllResultAttrDicts(FunctionOpInterface op,
                           llvm::ArrayRef<DictionaryAttr> attrs);
void setAllResultAttrDicts(FunctionOpInterface op,
                           llvm::ArrayRef<Attribute> attrs);
/// Appends the `count` dictionaries of `attrs` to `result`, or `count` empty
/// ones if `attrs` is null.
void getAllAttrDicts(MLIRContext *context, ArrayAttr attrs, unsigned count,
                     llvm::SmallVectorImpl<DictionaryAttr> &result);

// Insert or erase arguments and results in the type (which becomes `newType`),
// the attributes and the entry block. Indices refer to the state before the
// change, in increasing order.
void insertFunctionArguments(FunctionOpInterface op,
                             llvm::ArrayRef<unsigned> argIndices,
                             TypeRange argTypes,
                             llvm::ArrayRef<DictionaryAttr> argAttrs,
                             llvm::ArrayRef<Location> argLocs,
                             unsigned originalNumArgs, Type newType);
void insertFunctionResults(FunctionOpInterface op,
                           llvm::ArrayRef<unsigned> resultIndices,
                           TypeRange resultTypes,
                           llvm::ArrayRef<DictionaryAttr> resultAttrs,
                           unsigned originalNumResults, Type newType);
void eraseFunctionArguments(FunctionOpInterface op,
                            const llvm::BitVector &argIndices, Type newType);
void eraseFunctionResults(FunctionOpInterface op,
                          const llvm::BitVector &resultIndices, Type newType);
/// Sets the type. Appends or drops attributes of arguments and results at the
/// end to match it.
void setFunctionType(FunctionOpInterface op, Type newType);

// Return the types with others inserted at increasing indices, or with some
// erased.
llvm::SmallVector<Type> insertTypes(TypeRange types,
                                    llvm::ArrayRef<unsigned> indices,
                                    TypeRange newTypes);
llvm::SmallVector<Type> eraseTypes(TypeRange types,
                                   const llvm::BitVector &indices);

/// Adds a block with arguments of these types to an empty body.
Block *addEntryBlock(Region &body, TypeRange types);
void buildWithEntryBlock(OpBuilder &builder, OperationState &state,
                         llvm::StringRef name, StringAttr typeAttrName,
                         Type type, llvm::ArrayRef<NamedAttribute> attrs,
                         TypeRange inputTypes);

/// Invariants:
/// 1. The arguments of the entry block have these types.
LogicalResult verifyEntryBlock(Operation *op, llvm::ArrayRef<Type> types);
/// Invariants:
/// 1. verifyType of the operation succeeds.
/// 2. There are as many dictionaries as arguments, and as results, and the
///    dialects accept their attributes.
/// 3. There is one region.
/// 4. verifyBody of the operation succeeds.
LogicalResult verifyFunction(Operation *op);

} // namespace function_interface_impl
} // namespace mlir

#include "core/interfaces/function.h.inc"

#endif // CORE_INTERFACES_FUNCTION_H
