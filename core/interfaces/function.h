// SPDX-License-Identifier: Apache-2.0
//
// Functions, whatever their operation. Their text: function_implementation.h.
#ifndef CORE_INTERFACES_FUNCTION_H
#define CORE_INTERFACES_FUNCTION_H

#include "core/interfaces/call.h"
#include "core/interfaces/symbol.h"
#include "core/ir/builders.h"
#include "core/ir/builtin_types.h"
#include "llvm/ADT/BitVector.h"

namespace mlir {

class FunctionOpInterface;

/// What the methods of FunctionOpInterface do.
namespace function_interface_impl {

// Attributes of one argument or result; null, or none, where it has none.
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
/// Returns what was there, or null.
Attribute removeArgAttr(FunctionOpInterface op, unsigned index,
                        StringAttr name);
Attribute removeResultAttr(FunctionOpInterface op, unsigned index,
                           StringAttr name);

// Of all arguments or results; null dictionaries are empty ones.
void setAllArgAttrDicts(FunctionOpInterface op,
                        llvm::ArrayRef<DictionaryAttr> attrs);
void setAllArgAttrDicts(FunctionOpInterface op,
                        llvm::ArrayRef<Attribute> attrs);
void setAllResultAttrDicts(FunctionOpInterface op,
                           llvm::ArrayRef<DictionaryAttr> attrs);
void setAllResultAttrDicts(FunctionOpInterface op,
                           llvm::ArrayRef<Attribute> attrs);
/// Adds the `count` dictionaries in `attrs`, empty ones if it is null.
void getAllAttrDicts(MLIRContext *context, ArrayAttr attrs, unsigned count,
                     llvm::SmallVectorImpl<DictionaryAttr> &result);

// Arguments and results, in the type (which becomes `newType`), the attributes
// and the first block. Places are those before, in increasing order.
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
/// Sets the type; attributes of arguments and results at the end are added or
/// dropped.
void setFunctionType(FunctionOpInterface op, Type newType);

// Types with some more at places in increasing order, or without some.
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

/// Whether the first block has arguments of these types.
LogicalResult verifyEntryBlock(Operation *op, llvm::ArrayRef<Type> types);
/// 1. verifyType; 2. as many dictionaries as arguments, and as results, that
/// dialects accept; 3. one region; 4. verifyBody.
LogicalResult verifyFunction(Operation *op);

} // namespace function_interface_impl
} // namespace mlir

#include "core/interfaces/function.h.inc"

#endif // CORE_INTERFACES_FUNCTION_H
