// SPDX-License-Identifier: Apache-2.0
//
// Helpers of generated builders. They take ranges by reference: a compiler that
// copies a range considers all of its constructors, in each builder.
#ifndef CORE_IR_DESCRIPTOR_OP_BUILDING_H
#define CORE_IR_DESCRIPTOR_OP_BUILDING_H

#include "core/ir/builtin/elements.h"
#include "core/ir/structure/operation_state.h"

namespace mlir {

class OpBuilder;

/// Adds operands, attributes and new regions. Attributes that are properties
/// are stored as properties.
void addParts(OperationState &state, const ValueRange &operands,
              const llvm::ArrayRef<NamedAttribute> &attributes,
              unsigned numRegions);

/// Also sets the properties, from a struct of the operation's class.
void addParts(OperationState &state, const ValueRange &operands,
              const void *properties,
              const llvm::ArrayRef<NamedAttribute> &attributes,
              unsigned numRegions);

/// Infers the result types from the parts added so far and adds them. Errors:
/// ends the program if the types cannot be inferred.
void addInferredTypes(OperationState &state);

/// Adds `count` times the type of an attribute, or the type in a TypeAttr.
/// `property` is the attribute's index among the properties.
void addTypesOfAttribute(OperationState &state, unsigned property,
                         unsigned count);

/// Adds operands and returns the sizes of their groups.
DenseI32ArrayAttr addOperandGroups(OperationState &state,
                                   llvm::ArrayRef<ValueRange> groups);
int32_t getTotalSize(llvm::ArrayRef<ValueRange> groups);

/// The builder from all result types, operands and attributes. Operation
/// classes inherit it.
template <unsigned numRegions> struct CollectiveBuilder {
  static void build(OpBuilder &, OperationState &state, TypeRange resultTypes,
                    ValueRange operands,
                    llvm::ArrayRef<NamedAttribute> attributes = {}) {
    addParts(state, operands, attributes, numRegions);
    state.addTypes(resultTypes);
  }
};

/// Like CollectiveBuilder, but infers the result types.
template <unsigned numRegions> struct InferringBuilder {
  static void build(OpBuilder &, OperationState &state, ValueRange operands,
                    llvm::ArrayRef<NamedAttribute> attributes = {}) {
    addParts(state, operands, attributes, numRegions);
    addInferredTypes(state);
  }
};

template <size_t N>
void setSizes(int32_t (&sizes)[N], std::initializer_list<int32_t> values) {
  std::copy(values.begin(), values.end(), sizes);
}

} // namespace mlir

#endif // CORE_IR_DESCRIPTOR_OP_BUILDING_H
