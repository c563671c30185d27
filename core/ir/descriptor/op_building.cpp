// SPDX-License-Identifier: Apache-2.0
#include "core/ir/descriptor/op_building.h"

#include "core/ir/context/context.h"
#include "core/ir/descriptor/op_class.h"
#include "core/ir/descriptor/properties.h"
#include "core/ir/descriptor/result_types.h"
#include "core/ir/structure/region.h"

namespace mlir {

void addParts(OperationState &state, const ValueRange &operands,
              const llvm::ArrayRef<NamedAttribute> &attributes,
              unsigned numRegions) {
  state.addOperands(operands);
  const FieldTable table = state.name.getProperties();
  for (NamedAttribute attribute : attributes) {
    const FieldDescriptor *field =
        lookupProperty(table, attribute.getName().getValue());
    if (!field || failed(setPropertyFromAttribute(
                      *field, state.getOrAddPropertiesStorage(),
                      attribute.getValue(), nullptr)))
      state.addAttributes(attribute);
  }
  while (numRegions--)
    state.addRegion();
}

void addParts(OperationState &state, const ValueRange &operands,
              const void *properties,
              const llvm::ArrayRef<NamedAttribute> &attributes,
              unsigned numRegions) {
  if (properties)
    copyProperties(state.name.getProperties(),
                   state.getOrAddPropertiesStorage(), properties);
  addParts(state, operands, attributes, numRegions);
}

void addInferredTypes(OperationState &state) {
  llvm::SmallVector<Type> types;
  if (failed(inferResultTypes(state, types)))
    llvm::report_fatal_error(llvm::Twine("the types of the results of '") +
                             state.name.getStringRef() +
                             "' do not follow from what it is built of");
  state.addTypes(types);
}

void addTypesOfAttribute(OperationState &state, unsigned property,
                         unsigned count) {
  const FieldDescriptor &field = state.name.getProperties().fields[property];
  Attribute attribute =
      getField<Attribute>(field, state.getOrAddPropertiesStorage());
  Type type;
  if (auto typeAttr = llvm::dyn_cast_or_null<TypeAttr>(attribute))
    type = typeAttr.getValue();
  else if (auto typed = llvm::dyn_cast_or_null<TypedAttr>(attribute))
    type = typed.getType();
  assert(type && "the attribute has no type");
  for (unsigned i = 0; i < count; ++i)
    state.addTypes(type);
}

DenseI32ArrayAttr addOperandGroups(OperationState &state,
                                   llvm::ArrayRef<ValueRange> groups) {
  llvm::SmallVector<int32_t> sizes;
  for (ValueRange group : groups) {
    state.addOperands(group);
    sizes.push_back(group.size());
  }
  return DenseI32ArrayAttr::get(state.getContext(), sizes);
}

int32_t getTotalSize(llvm::ArrayRef<ValueRange> groups) {
  int32_t size = 0;
  for (ValueRange group : groups)
    size += group.size();
  return size;
}

llvm::StringRef copyToContext(MLIRContext *context, llvm::StringRef text) {
  llvm::ArrayRef<char> bytes =
      context->internBytes({text.data(), text.size()}, 1);
  return {bytes.data(), bytes.size()};
}

} // namespace mlir
