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

/// Also sets the properties, from a struct of the operation's class or null.
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

/// The builders from all result types, operands and attributes, with or without
/// a struct of properties. Operation classes inherit them.
template <unsigned numRegions, typename PropertiesT> struct CollectiveBuilder {
  static void build(OpBuilder &, OperationState &state, TypeRange resultTypes,
                    ValueRange operands,
                    llvm::ArrayRef<NamedAttribute> attributes = {}) {
    addParts(state, operands, attributes, numRegions);
    state.addTypes(resultTypes);
  }
  static void build(OpBuilder &, OperationState &state, TypeRange resultTypes,
                    ValueRange operands, const PropertiesT &properties,
                    llvm::ArrayRef<NamedAttribute> discardableAttributes = {}) {
    addParts(state, operands, getAddress(properties), discardableAttributes,
             numRegions);
    state.addTypes(resultTypes);
  }

protected:
  /// Returns null for EmptyProperties, which operations do not store.
  static const void *getAddress(const PropertiesT &properties) {
    return std::is_empty_v<PropertiesT> ? nullptr : &properties;
  }
};

/// Like CollectiveBuilder, and the same without result types, which are
/// inferred.
template <unsigned numRegions, typename PropertiesT>
struct InferringBuilder : CollectiveBuilder<numRegions, PropertiesT> {
  using Collective = CollectiveBuilder<numRegions, PropertiesT>;
  using Collective::build;
  static void build(OpBuilder &, OperationState &state, ValueRange operands,
                    llvm::ArrayRef<NamedAttribute> attributes = {}) {
    addParts(state, operands, attributes, numRegions);
    addInferredTypes(state);
  }
  static void build(OpBuilder &, OperationState &state, ValueRange operands,
                    const PropertiesT &properties,
                    llvm::ArrayRef<NamedAttribute> discardableAttributes = {}) {
    addParts(state, operands, Collective::getAddress(properties),
             discardableAttributes, numRegions);
    addInferredTypes(state);
  }
};

template <size_t N>
void setSizes(int32_t (&sizes)[N], std::initializer_list<int32_t> values) {
  std::copy(values.begin(), values.end(), sizes);
}

} // namespace mlir

#endif // CORE_IR_DESCRIPTOR_OP_BUILDING_H
