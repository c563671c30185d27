// SPDX-License-Identifier: Apache-2.0
//
// Attributes and properties of operations.
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/context.h"
#include "core/ir/descriptor/properties.h"
#include "core/ir/structure/operation.h"
#include "core/ir/structure/operation_state.h"

namespace mlir {

std::optional<Attribute>
Operation::getInherentAttr(llvm::StringRef attributeName) {
  if (propertiesSize == 0)
    return std::nullopt;
  if (!isRegistered()) {
    auto dictionary =
        llvm::dyn_cast_or_null<DictionaryAttr>(getProperties<Attribute>());
    if (Attribute value = dictionary ? dictionary.get(attributeName) : nullptr)
      return value;
    return std::nullopt;
  }
  const FieldDescriptor *field =
      lookupProperty(name.getProperties(), attributeName);
  if (!field)
    return std::nullopt;
  return getPropertyAsAttribute(*field, getPropertiesStorage(), getContext());
}

/// Returns the dictionary with one attribute set, or removed if the value is
/// null.
static DictionaryAttr withValue(DictionaryAttr dictionary, StringAttr name,
                                Attribute value) {
  NamedAttrList attributes(dictionary);
  if (value)
    attributes.set(name, value);
  else
    attributes.erase(name);
  return attributes.getDictionary(name.getContext());
}

void Operation::setInherentAttr(StringAttr attributeName, Attribute value) {
  if (!isRegistered()) {
    auto &properties = getProperties<Attribute>();
    auto old = llvm::dyn_cast_or_null<DictionaryAttr>(properties);
    properties = withValue(old ? old : DictionaryAttr::get(getContext()),
                           attributeName, value);
    return;
  }
  const FieldDescriptor *field =
      lookupProperty(name.getProperties(), attributeName);
  assert(field && "no inherent attribute of this name");
  [[maybe_unused]] LogicalResult set =
      setPropertyFromAttribute(*field, getPropertiesStorage(), value, nullptr);
  assert(succeeded(set) && "an attribute of the wrong kind for a property");
}

DictionaryAttr Operation::getDiscardableAttrDictionary() {
  return attributes ? llvm::cast<DictionaryAttr>(attributes)
                    : DictionaryAttr::get(getContext());
}

llvm::ArrayRef<NamedAttribute> Operation::getDiscardableAttrs() {
  return attributes ? llvm::cast<DictionaryAttr>(attributes).getValue()
                    : llvm::ArrayRef<NamedAttribute>();
}

Attribute Operation::getDiscardableAttr(StringAttr attributeName) {
  return attributes ? llvm::cast<DictionaryAttr>(attributes).get(attributeName)
                    : Attribute();
}

Attribute Operation::getDiscardableAttr(llvm::StringRef attributeName) {
  return attributes ? llvm::cast<DictionaryAttr>(attributes).get(attributeName)
                    : Attribute();
}

void Operation::setDiscardableAttrs(DictionaryAttr newAttributes) {
  attributes = newAttributes && !newAttributes.empty() ? newAttributes
                                                       : DictionaryAttr();
}

void Operation::setDiscardableAttrs(
    llvm::ArrayRef<NamedAttribute> newAttributes) {
  setDiscardableAttrs(DictionaryAttr::get(getContext(), newAttributes));
}

void Operation::setDiscardableAttr(StringAttr attributeName, Attribute value) {
  setDiscardableAttrs(
      withValue(getDiscardableAttrDictionary(), attributeName, value));
}

void Operation::setDiscardableAttr(llvm::StringRef attributeName,
                                   Attribute value) {
  setDiscardableAttr(StringAttr::get(getContext(), attributeName), value);
}

Attribute Operation::removeDiscardableAttr(StringAttr attributeName) {
  Attribute old = getDiscardableAttr(attributeName);
  if (old)
    setDiscardableAttr(attributeName, Attribute());
  return old;
}

Attribute Operation::removeDiscardableAttr(llvm::StringRef attributeName) {
  return removeDiscardableAttr(StringAttr::get(getContext(), attributeName));
}

Attribute Operation::getAttr(StringAttr attributeName) {
  if (std::optional<Attribute> inherent =
          getInherentAttr(attributeName.getValue()))
    return *inherent;
  return getDiscardableAttr(attributeName);
}

Attribute Operation::getAttr(llvm::StringRef attributeName) {
  if (std::optional<Attribute> inherent = getInherentAttr(attributeName))
    return *inherent;
  return getDiscardableAttr(attributeName);
}

bool Operation::hasAttr(StringAttr attributeName) {
  return static_cast<bool>(getAttr(attributeName));
}

bool Operation::hasAttr(llvm::StringRef attributeName) {
  return static_cast<bool>(getAttr(attributeName));
}

void Operation::setAttr(StringAttr attributeName, Attribute value) {
  if (getInherentAttr(attributeName.getValue()))
    setInherentAttr(attributeName, value);
  else
    setDiscardableAttr(attributeName, value);
}

void Operation::setAttr(llvm::StringRef attributeName, Attribute value) {
  setAttr(StringAttr::get(getContext(), attributeName), value);
}

Attribute Operation::removeAttr(StringAttr attributeName) {
  std::optional<Attribute> inherent = getInherentAttr(attributeName.getValue());
  if (!inherent)
    return removeDiscardableAttr(attributeName);
  setInherentAttr(attributeName, Attribute());
  return *inherent;
}

Attribute Operation::removeAttr(llvm::StringRef attributeName) {
  return removeAttr(StringAttr::get(getContext(), attributeName));
}

DictionaryAttr Operation::getAttrDictionary() {
  auto inherent =
      llvm::dyn_cast_or_null<DictionaryAttr>(getPropertiesAsAttribute());
  if (!inherent)
    return getDiscardableAttrDictionary();
  NamedAttrList all(inherent);
  // A discardable attribute with the name of an inherent one is hidden.
  for (NamedAttribute attribute : getDiscardableAttrs())
    if (!inherent.get(attribute.getName()))
      all.push_back(attribute);
  return all.getDictionary(getContext());
}

llvm::ArrayRef<NamedAttribute> Operation::getAttrs() {
  return getAttrDictionary().getValue();
}

void Operation::setAttrs(DictionaryAttr newAttributes) {
  setAttrs(newAttributes.getValue());
}

void Operation::setAttrs(llvm::ArrayRef<NamedAttribute> newAttributes) {
  const FieldTable table = name.getProperties();
  for (const FieldDescriptor &field : table.fields) {
    [[maybe_unused]] LogicalResult cleared = setPropertyFromAttribute(
        field, getPropertiesStorage(), Attribute(), nullptr);
  }
  // The properties of an unregistered operation keep their names.
  auto properties =
      isRegistered()
          ? DictionaryAttr()
          : llvm::dyn_cast_or_null<DictionaryAttr>(getPropertiesAsAttribute());
  llvm::SmallVector<NamedAttribute> inherent, discardable;
  for (NamedAttribute attribute : newAttributes) {
    if (lookupProperty(table, attribute.getName()))
      setInherentAttr(attribute.getName(), attribute.getValue());
    else if (properties && properties.get(attribute.getName()))
      inherent.push_back(attribute);
    else
      discardable.push_back(attribute);
  }
  if (properties)
    getProperties<Attribute>() = DictionaryAttr::get(getContext(), inherent);
  setDiscardableAttrs(discardable);
}

Attribute Operation::getPropertiesAsAttribute() {
  if (propertiesSize == 0)
    return {};
  if (!isRegistered())
    return getProperties<Attribute>();
  return mlir::getPropertiesAsAttribute(name.getProperties(),
                                        getPropertiesStorage(), getContext());
}

LogicalResult Operation::setPropertiesFromAttribute(Attribute attribute,
                                                    EmitErrorFn emitError) {
  if (!isRegistered()) {
    getProperties<Attribute>() = attribute;
    return success();
  }
  if (propertiesSize == 0) {
    if (emitError)
      emitError() << "this operation does not support properties";
    return failure();
  }
  // Sets a copy first, so that a failure changes nothing.
  const FieldTable table = name.getProperties();
  llvm::SmallVector<uint64_t, 8> copy(propertiesSize);
  initializeProperties(table, copy.data());
  mlir::copyProperties(table, copy.data(), getPropertiesStorage());
  LogicalResult result = mlir::setPropertiesFromAttribute(table, copy.data(),
                                                          attribute, emitError);
  if (succeeded(result))
    mlir::copyProperties(table, getPropertiesStorage(), copy.data());
  destroyProperties(table, copy.data());
  return result;
}

void Operation::copyProperties(const void *other) {
  if (isRegistered())
    mlir::copyProperties(name.getProperties(), getPropertiesStorage(), other);
  else
    getProperties<Attribute>() = *static_cast<const Attribute *>(other);
}

uint64_t Operation::hashProperties() {
  Hasher hasher;
  if (isRegistered())
    hashFields(name.getProperties(), getPropertiesStorage(), hasher);
  else
    hasher.add(getProperties<Attribute>().getAsOpaquePointer());
  return hasher.get();
}

Operation::dialect_attr_range Operation::getDialectAttrs() {
  auto hasDialect = [](NamedAttribute attribute) {
    return attribute.getName().getValue().contains('.');
  };
  llvm::ArrayRef<NamedAttribute> all = getDiscardableAttrs();
  return {dialect_attr_iterator(all.begin(), all.end(), hasDialect),
          dialect_attr_iterator(all.end(), all.end(), hasDialect)};
}

} // namespace mlir
