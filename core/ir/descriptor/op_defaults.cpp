// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/descriptor/expression.h"
#include "core/ir/descriptor/op_invariants.h"
#include "core/ir/descriptor/properties.h"
#include "core/ir/structure/op_definition.h"

namespace mlir {
namespace {

Attribute makeDefault(const OpAttributeDescriptor &use, MLIRContext *context) {
  if (use.makeDefaultValue)
    return use.makeDefaultValue(context);
  return use.defaultValue.empty()
             ? Attribute()
             : evaluate(use.defaultValue, {context, ExprValue()})
                   .getAttribute();
}

bool hasDefault(const OpAttributeDescriptor &use) {
  return use.makeDefaultValue || !use.defaultValue.empty();
}

} // namespace

std::vector<llvm::StringRef>
detail::getAttributeNames(const OpDescriptor &descriptor) {
  std::vector<llvm::StringRef> names;
  for (const OpAttributeDescriptor &attribute : descriptor.attributes)
    names.push_back(attribute.name);
  for (const FieldDescriptor &field : descriptor.properties.fields)
    if (field.name == "operandSegmentSizes" ||
        field.name == "resultSegmentSizes")
      names.push_back(field.name);
  return names;
}

Attribute getDefaultAttribute(OperationName name, unsigned index) {
  const OperationRecord &record = name.getRecord();
  const OpAttributeDescriptor &use = record.descriptor->attributes[index];
  if (!hasDefault(use))
    return {};
  std::atomic<const BaseStorage *> &kept = record.defaultAttributes[index];
  if (const BaseStorage *storage = kept.load(std::memory_order_acquire))
    return Attribute(storage);
  // Concurrent threads compute the same attribute.
  Attribute made = makeDefault(use, record.context);
  kept.store(made.getImpl(), std::memory_order_release);
  return made;
}

void populateDefaultProperties(OperationName name, void *properties) {
  const OpDescriptor &descriptor = *name.getDescriptor();
  for (auto [i, use] : llvm::enumerate(descriptor.attributes)) {
    if (use.isOptional || !hasDefault(use))
      continue;
    Attribute &attribute =
        getField<Attribute>(descriptor.properties.fields[i], properties);
    if (!attribute)
      attribute = getDefaultAttribute(name, i);
  }
  if (descriptor.hooks.populateDefaultProperties)
    descriptor.hooks.populateDefaultProperties(name.getContext(), properties);
}

bool isRequiredProperty(const OpDescriptor &descriptor, size_t index) {
  if (index < descriptor.attributes.size()) {
    const OpAttributeDescriptor &use = descriptor.attributes[index];
    return !use.isOptional && !hasDefault(use);
  }
  const FieldDescriptor &field = descriptor.properties.fields[index];
  return field.kind != FieldKind::Int32Inline && !field.defaultValue &&
         !field.optional;
}

LogicalResult setPropertiesFromParsedAttr(
    const OpDescriptor &descriptor, void *properties, Attribute attribute,
    llvm::ArrayRef<llvm::StringRef> elsewhere, EmitErrorFn emitError) {
  auto dictionary = llvm::dyn_cast<DictionaryAttr>(attribute);
  if (!dictionary)
    return emitError() << "expected DictionaryAttr to set properties";
  for (auto [i, field] : llvm::enumerate(descriptor.properties.fields)) {
    if (llvm::is_contained(elsewhere, field.name))
      continue;
    Attribute value = dictionary.get(field.name);
    if (!value && isRequiredProperty(descriptor, i))
      return emitError() << "expected key entry for " << field.name
                         << " in DictionaryAttr to set Properties.";
    if (value &&
        failed(setPropertyFromAttribute(field, properties, value, emitError)))
      return failure();
  }
  for (NamedAttribute entry : dictionary)
    if (llvm::is_contained(elsewhere, entry.getName().getValue()) ||
        !lookupProperty(descriptor.properties, entry.getName().getValue()))
      return emitError() << "unknown key '" << entry.getName()
                         << "' when parsing properties dictionary";
  return success();
}

} // namespace mlir
