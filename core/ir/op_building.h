// SPDX-License-Identifier: Apache-2.0
//
// Parts of the builders of generated classes.
#ifndef CORE_IR_OP_BUILDING_H
#define CORE_IR_OP_BUILDING_H

#include "core/ir/elements.h"
#include "core/ir/operation_state.h"

namespace mlir {

/// Adds operands, attributes and new regions. Of the attributes, those that are
/// properties are set at once.
void addParts(OperationState &state, ValueRange operands,
              llvm::ArrayRef<NamedAttribute> attributes, unsigned numRegions);

/// Adds the types of the results, which follow from what has been added.
/// Errors: ends the program if they do not.
void addInferredTypes(OperationState &state);

/// Adds `count` times the type of an attribute, or the type that it is; by its
/// place among the properties.
void addTypesOfAttribute(OperationState &state, unsigned property,
                         unsigned count);

/// Adds operands, and gives the sizes of their groups.
DenseI32ArrayAttr addOperandGroups(OperationState &state,
                                   llvm::ArrayRef<ValueRange> groups);
int32_t getTotalSize(llvm::ArrayRef<ValueRange> groups);

template <size_t N>
void setSizes(int32_t (&sizes)[N], std::initializer_list<int32_t> values) {
  std::copy(values.begin(), values.end(), sizes);
}

} // namespace mlir

#endif // CORE_IR_OP_BUILDING_H
