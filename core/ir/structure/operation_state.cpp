// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/operation_state.h"

#include "core/ir/descriptor/op_invariants.h"

#include "core/ir/descriptor/properties.h"

namespace mlir {

NamedAttrList::NamedAttrList(DictionaryAttr dictionary) {
  append(dictionary.getValue());
}

void NamedAttrList::append(llvm::ArrayRef<NamedAttribute> more) {
  attributes.append(more.begin(), more.end());
}

void NamedAttrList::append(StringAttr name, Attribute value) {
  attributes.emplace_back(name, value);
}

void NamedAttrList::append(llvm::StringRef name, Attribute value) {
  attributes.emplace_back(StringAttr::get(value.getContext(), name), value);
}

Attribute NamedAttrList::get(StringAttr name) const {
  for (const NamedAttribute &attribute : attributes)
    if (attribute.getName() == name)
      return attribute.getValue();
  return {};
}

Attribute NamedAttrList::get(llvm::StringRef name) const {
  for (const NamedAttribute &attribute : attributes)
    if (attribute.getName().getValue() == name)
      return attribute.getValue();
  return {};
}

Attribute NamedAttrList::set(StringAttr name, Attribute value) {
  for (NamedAttribute &attribute : attributes) {
    if (attribute.getName() != name)
      continue;
    Attribute old = attribute.getValue();
    attribute.setValue(value);
    return old;
  }
  append(name, value);
  return {};
}

Attribute NamedAttrList::set(llvm::StringRef name, Attribute value) {
  return set(StringAttr::get(value.getContext(), name), value);
}

Attribute NamedAttrList::erase(StringAttr name) {
  return erase(name.getValue());
}

Attribute NamedAttrList::erase(llvm::StringRef name) {
  for (NamedAttribute &attribute : attributes) {
    if (attribute.getName().getValue() != name)
      continue;
    Attribute old = attribute.getValue();
    attributes.erase(&attribute);
    return old;
  }
  return {};
}

std::optional<NamedAttribute> NamedAttrList::findDuplicate() const {
  if (attributes.size() < 2)
    return std::nullopt;
  llvm::SmallVector<NamedAttribute> copy(attributes.begin(), attributes.end());
  return DictionaryAttr::findDuplicate(copy, /*isSorted=*/false);
}

DictionaryAttr NamedAttrList::getDictionary(MLIRContext *context) const {
  return DictionaryAttr::get(context, attributes);
}

OperationState::OperationState(Location location, OperationName name)
    : location(location), name(name) {}

OperationState::OperationState(Location location, llvm::StringRef name)
    : location(location), name(name, location.getContext()) {}

OperationState::OperationState(OperationState &&) = default;

OperationState::OperationState(Location location, llvm::StringRef name,
                               ValueRange operands, TypeRange types,
                               llvm::ArrayRef<NamedAttribute> attributes,
                               llvm::ArrayRef<Block *> successors)
    : OperationState(location, name) {
  addOperands(operands);
  addTypes(types);
  addAttributes(attributes);
  addSuccessors(successors);
}

OperationState::~OperationState() {
  if (properties)
    destroyProperties(name.getProperties(), properties.get());
}

void OperationState::addOperands(const ValueRange &values) {
  operands.append(values.begin(), values.end());
}

void OperationState::addTypes(const TypeRange &more) {
  types.append(more.begin(), more.end());
}

void OperationState::addSuccessors(const BlockRange &blocks) {
  successors.append(blocks.begin(), blocks.end());
}

void OperationState::addRegion(std::unique_ptr<Region> &&region) {
  regions.push_back(std::move(region));
}

Region *OperationState::addRegion() {
  regions.push_back(std::make_unique<Region>());
  return regions.back().get();
}

void *OperationState::getOrAddPropertiesStorage() {
  if (properties)
    return properties.get();
  const FieldTable table = name.getProperties();
  assert(table.size && "the operation has no properties");
  properties = std::make_unique<uint64_t[]>((table.size + 7) / 8);
  initializeProperties(table, properties.get());
  populateDefaultProperties(name, properties.get());
  return properties.get();
}

} // namespace mlir
